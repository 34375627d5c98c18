// SPDX-License-Identifier: GPL-3.0-or-later
// Ldim against the naive and the memoised recursion in one run. On two cores where naive thresholds on 16 points take 4 s:
// intervals on 200 points 0.2 s, arcs on 150 points 4 s, thresholds on 16384 points 0.3 s, a predictor of intervals on 64
// points 35 ms, of thresholds on 256 points 10 ms.
#include <benchmark/benchmark.h>

#include "core/concept/families.hpp"
#include "core/online/littlestone.hpp"
#include "core/random/engine.hpp"
#include "tests/support/bridge.hpp"

using namespace littlestone;

namespace {

// Indicators of the arcs of a cycle of n points, the empty and the whole one included.
ConceptClass arcs(std::size_t n) {
  std::vector<LabelVector> rows{LabelVector(n), LabelVector(n, Label::plus)};
  for (std::size_t start = 0; start < n; ++start) {
    LabelVector row(n);
    for (std::size_t length = 1; length < n; ++length) {
      row.set((start + length - 1) % n, Label::plus);
      rows.push_back(row);
    }
  }
  return ConceptClass("arcs", std::move(rows));
}

// n rows on n points, each label + with probability 11/64.
ConceptClass sparse(std::size_t n) {
  Engine engine = SeedTree(1).child("sparse").engine();
  std::vector<LabelVector> rows(n, LabelVector(n));
  for (LabelVector& row : rows) {
    for (std::size_t x = 0; x < n; ++x) row.set(x, label_of(engine() % 64 < 11));
  }
  return ConceptClass("sparse", std::move(rows));
}

void dimension(benchmark::State& state, const ConceptClass& concept_class) {
  DimensionResult result;
  for (auto _ : state) result = bound_littlestone_dimension(concept_class);
  state.counters["Ldim"] = result.lower;
  state.counters["nodes"] = static_cast<double>(result.nodes);
  state.counters["bytes"] = static_cast<double>(result.bytes);
}

void naive_thresholds(benchmark::State& state) {
  const oracle::Table table = bridge::table_of(make_class("thresholds:" + std::to_string(state.range(0))));
  for (auto _ : state) benchmark::DoNotOptimize(oracle::littlestone_dimension(table));
}
BENCHMARK(naive_thresholds)->Arg(14)->Iterations(1)->Unit(benchmark::kMillisecond);

void memoised_intervals(benchmark::State& state) {
  const oracle::Table table = bridge::table_of(make_class("intervals:" + std::to_string(state.range(0))));
  for (auto _ : state) benchmark::DoNotOptimize(oracle::littlestone_dimension_memoised(table));
}
BENCHMARK(memoised_intervals)->Arg(17)->Iterations(1)->Unit(benchmark::kMillisecond);

void named(benchmark::State& state, const std::string& text) { dimension(state, make_class(text)); }
BENCHMARK_CAPTURE(named, thresholds_14, "thresholds:14")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(named, intervals_17, "intervals:17")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(named, thresholds_16384, "thresholds:16384")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(named, intervals_200, "intervals:200")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(named, random_8192, "random:8192,8192,1")->Unit(benchmark::kMillisecond);

void arcs_of_a_cycle(benchmark::State& state) { dimension(state, arcs(static_cast<std::size_t>(state.range(0)))); }
BENCHMARK(arcs_of_a_cycle)->Arg(100)->Arg(150)->Iterations(1)->Unit(benchmark::kMillisecond);

void sparse_random(benchmark::State& state) { dimension(state, sparse(static_cast<std::size_t>(state.range(0)))); }
BENCHMARK(sparse_random)->Arg(1024)->Arg(2048)->Iterations(1)->Unit(benchmark::kMillisecond);

void predictor(benchmark::State& state, const std::string& text) {
  const ConceptClass concept_class = make_class(text);
  for (auto _ : state) {
    LittlestoneEngine engine(concept_class);
    benchmark::DoNotOptimize(engine.predictor(concept_class.everything()));
  }
}
BENCHMARK_CAPTURE(predictor, intervals_64, "intervals:64")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(predictor, thresholds_256, "thresholds:256")->Unit(benchmark::kMillisecond);

}  // namespace
