// SPDX-License-Identifier: GPL-3.0-or-later
// A block from a known distribution costs its changes, not its length; a block of given examples costs little more than
// reading them.
#include "core/tournament/source.hpp"

#include <benchmark/benchmark.h>

#include "core/concept/families.hpp"
#include "core/random/exact.hpp"

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
