// SPDX-License-Identifier: GPL-3.0-or-later
// One run of the lean learner with its proved constants: 205 … 48 572 examples for d = 1 … 5.
#include "core/learner/lean_learner.hpp"

#include <benchmark/benchmark.h>

#include "core/concept/families.hpp"
#include "tests/support/lean_rows.hpp"

namespace {

using namespace littlestone;

std::string class_of(int dimension) { return "thresholds:" + std::to_string(1 << dimension); }

// A run from nothing known of the class on thresholds:2^d, uniform marginal; range: d.
void lean_learner(benchmark::State& state) {
  const int dimension = static_cast<int>(state.range(0));
  const ConceptClass concept_class = make_class(class_of(dimension));
  const Distribution distribution = make_distribution(concept_class, "uniform", 1);
  LeanLearnerOptions options;
  options.constants = lean_rows::proved(dimension);
  for (auto _ : state) {
    SoaAutomaton soa(concept_class);
    ++options.seed;
    benchmark::DoNotOptimize(run_lean_learner(soa, distribution, options).is_default);
  }
  state.counters["examples"] = options.constants.total.convert_to<double>();
}
BENCHMARK(lean_learner)->DenseRange(1, 5)->Unit(benchmark::kMillisecond);

// The same on one automaton, as a sweep runs it; range: d.
void lean_simulation(benchmark::State& state) {
  const int dimension = static_cast<int>(state.range(0));
  const ConceptClass concept_class = make_class(class_of(dimension));
  const Distribution distribution = make_distribution(concept_class, "uniform", 1);
  LeanSimulation simulation(concept_class, distribution, lean_rows::proved(dimension));
  std::uint64_t seed = 0;
  for (auto _ : state) benchmark::DoNotOptimize(simulation.run(1'000'000, SeedTree(++seed)).is_default);
}
BENCHMARK(lean_simulation)->DenseRange(1, 5)->Unit(benchmark::kMillisecond);

// The lists of one batch of rows that are given; range: d.
void lean_batch(benchmark::State& state) {
  const int dimension = static_cast<int>(state.range(0));
  const ConceptClass concept_class = make_class(class_of(dimension));
  const Distribution distribution = make_distribution(concept_class, "uniform", 1);
  LeanLearnerOptions options;
  options.constants = lean_rows::proved(dimension);
  SoaAutomaton soa(concept_class);
  LeanBatch batch(soa, options.constants);
  std::vector<Sample> rows;
  for (std::uint64_t b = 0; b < options.constants.batches; ++b) {
    rows.push_back(lean_batch_rows(distribution, options, b));
  }
  std::size_t next = 0;
  for (auto _ : state) benchmark::DoNotOptimize(batch.list(rows[next++ % rows.size()]).size());
}
BENCHMARK(lean_batch)->DenseRange(1, 5)->Unit(benchmark::kMicrosecond);

}  // namespace
