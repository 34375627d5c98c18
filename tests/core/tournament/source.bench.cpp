// SPDX-License-Identifier: GPL-3.0-or-later
// A block from a known distribution costs its changes, not its length; a block of given examples costs little more than
// reading them.
#include "core/tournament/source.hpp"

#include <benchmark/benchmark.h>

#include "core/concept/families.hpp"
#include "core/random/exact.hpp"
#include "tests/support/seconds.hpp"

namespace {

using namespace littlestone;

// Compare the two sizes: their ratio is to be near 1.
void sampler_block(benchmark::State& state) {
  const ConceptClass concept_class = make_class("thresholds:64");
  const Distribution distribution = make_distribution(concept_class, "uniform", 20);
  SoaAutomaton soa(concept_class);
  SamplerSource source(soa, distribution, SeedTree(1));
  for (auto _ : state) {
    benchmark::DoNotOptimize(
        source.advance(SoaAutomaton::start(), static_cast<std::uint64_t>(state.range(0)), nullptr));
  }
}
BENCHMARK(sampler_block)->Arg(100)->Arg(1000)->Arg(1'000'000);

// Blocks on a fresh automaton of a wide class, which meets the states that they pass through. Against meeting, at each
// of these, the state that every point leads to. Counters: how many times longer that takes, and how many times as many
// bytes of states it keeps.
void sampler_meets_what_it_passes(benchmark::State& state) {
  const ConceptClass concept_class = make_class("thresholds:2048");
  const Distribution distribution = make_distribution(concept_class, "uniform", 1024);
  constexpr int blocks = 40;
  double ours = 0;
  std::uint64_t bytes = 0;
  for (auto _ : state) {
    SoaAutomaton soa(concept_class);
    ours += support::seconds_of([&] {
      SamplerSource source(soa, distribution, SeedTree(1));
      for (int block = 0; block < blocks; ++block) (void)source.advance(SoaAutomaton::start(), 50, nullptr);
      bytes = source.bytes();
    });
  }
  SoaAutomaton passed(concept_class);
  SamplerSource source(passed, distribution, SeedTree(1));
  for (int block = 0; block < blocks; ++block) (void)source.advance(SoaAutomaton::start(), 50, nullptr);
  const auto states = static_cast<StateId>(passed.state_count());
  const double theirs = support::seconds_of([&] {
    for (StateId from = 0; from < states; ++from) {
      for (PointIndex x = 0; x < concept_class.points(); ++x) (void)passed.next(from, {x, distribution.target[x]});
    }
  });
  state.counters["plain/ours"] = theirs / (ours / static_cast<double>(state.iterations()));
  state.counters["bytes"] = static_cast<double>(passed.state_bytes()) / static_cast<double>(bytes);
}
BENCHMARK(sampler_meets_what_it_passes)->Unit(benchmark::kMillisecond);

Sample dataset(std::size_t size) {
  const ConceptClass concept_class = make_class("thresholds:64");
  const Distribution distribution = make_distribution(concept_class, "uniform", 20);
  const PointSampler sampler(distribution.weights);
  Engine engine = Engine::seeded(1);
  Sample sample;
  for (std::size_t i = 0; i < size; ++i) {
    const PointIndex x = sampler(engine);
    sample.push_back({x, distribution.target[x]});
  }
  return sample;
}

constexpr std::size_t examples = 1'000'000;

// The physical limit of the next one: a loop that only sums the points.
void dataset_sum(benchmark::State& state) {
  const Sample sample = dataset(examples);
  for (auto _ : state) {
    std::uint64_t sum = 0;
    for (const Example& example : sample) sum += example.point;
    benchmark::DoNotOptimize(sum);
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(examples));
}
BENCHMARK(dataset_sum);

void dataset_blocks(benchmark::State& state) {
  const ConceptClass concept_class = make_class("thresholds:64");
  const Sample sample = dataset(examples);
  SoaAutomaton soa(concept_class);
  for (auto _ : state) {
    DatasetSource source(soa, sample);
    for (std::size_t i = 0; i < examples / 1000; ++i) {
      benchmark::DoNotOptimize(source.advance(SoaAutomaton::start(), 1000, nullptr));
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(examples));
}
BENCHMARK(dataset_blocks);

}  // namespace
