// SPDX-License-Identifier: GPL-3.0-or-later
// Ldim against the naive and the memoised recursion of tests/support/reference, in one run. `ratio` is processor time of the
// reference over processor time of the engine on the same class; `vs_naive16` is time over that of naive thresholds on 17
// rows, which takes 4 s on the machine the aims are stated for: there intervals on 200 points 0.2 s (0.05), arcs on 150
// points 4 s (1), thresholds on 16384 points 0.3 s (0.075), a predictor of intervals on 64 points 35 ms (0.009), of thresholds
// on 256 points 10 ms (0.0025).
#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <vector>

#include "core/concept/families.hpp"
#include "core/online/littlestone.hpp"
#include "tests/support/reference.hpp"

using namespace littlestone;
using reference::arcs;
using reference::sparse;
using reference::unions_of_intervals;

namespace {

double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// Processor time of one call, from at least 50 ms of calls after one that pays for what another left to the allocator.
template <class Work>
double seconds_of(const Work& work) {
  work();
  for (int calls = 1;; calls *= 4) {
    const double begin = processor_seconds();
    for (int i = 0; i < calls; ++i) work();
    const double spent = processor_seconds() - begin;
    if (spent > 0.05) return spent / calls;
  }
}

// The yardstick: naive thresholds with 17 rows on 16 points.
double naive_sixteen() {
  static const double seconds = [] {
    std::vector<LabelVector> rows;
    for (std::size_t h = 0; h <= 16; ++h) {
      LabelVector row(16);
      for (std::size_t x = h; x < 16; ++x) row.set(x, Label::plus);
      rows.push_back(row);
    }
    const ConceptClass concept_class("thresholds with 17 rows", std::move(rows));
    return seconds_of([&] { benchmark::DoNotOptimize(reference::naive_littlestone_dimension(concept_class)); });
  }();
  return seconds;
}

void against(benchmark::State& state, const ConceptClass& concept_class, int (*other)(const ConceptClass&)) {
  int expected = 0;
  double theirs = 0;
  for (auto _ : state) {
    const double begin = processor_seconds();
    expected = other(concept_class);
    theirs = processor_seconds() - begin;
  }
  DimensionResult result;
  const double ours = seconds_of([&] { result = bound_littlestone_dimension(concept_class, {.threads = 1}); });
  if (result.lower != expected || !result.exact()) state.SkipWithError("the engine differs from the reference");
  state.counters["ratio"] = theirs / ours;
  state.counters["ours_us"] = ours * 1e6;
  state.counters["Ldim"] = expected;
  state.counters["rows"] = static_cast<double>(concept_class.size());
}

void naive(benchmark::State& state, const std::string& text) {
  against(state, make_class(text), reference::naive_littlestone_dimension);
}
void naive_on(benchmark::State& state, const ConceptClass& concept_class) {
  against(state, concept_class, reference::naive_littlestone_dimension);
}
BENCHMARK_CAPTURE(naive, thresholds_18, "thresholds:18")->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(naive, intervals_11, "intervals:11")->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(naive_on, arcs_9, arcs(9))->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(naive, random_40_12, "random:40,12,1")->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(naive, points_11, "points:11")->Iterations(1)->Unit(benchmark::kMillisecond);

void memoised(benchmark::State& state, const std::string& text) {
  against(state, make_class(text), reference::memoised_littlestone_dimension);
}
void memoised_on(benchmark::State& state, const ConceptClass& concept_class) {
  against(state, concept_class, reference::memoised_littlestone_dimension);
}
BENCHMARK_CAPTURE(memoised, intervals_20, "intervals:20")->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(memoised_on, arcs_19, arcs(19))->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(memoised_on, unions_10, unions_of_intervals(10, 2))->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(memoised, random_200_18, "random:200,18,1")->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(memoised, subsets_11_4, "subsets:11,4")->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(memoised, points_22, "points:22")->Iterations(1)->Unit(benchmark::kMillisecond);

void dimension(benchmark::State& state, const ConceptClass& concept_class, unsigned threads = 0) {
  DimensionResult result;
  double spent = 0;
  for (auto _ : state) {
    const double begin = processor_seconds();
    result = bound_littlestone_dimension(concept_class, {.threads = threads});
    spent = processor_seconds() - begin;
  }
  state.counters["Ldim"] = result.lower;
  state.counters["nodes"] = static_cast<double>(result.nodes);
  state.counters["bytes"] = static_cast<double>(result.bytes);
  state.counters["cpu_ms"] = spent * 1e3;
  state.counters["vs_naive16"] = spent / naive_sixteen();
}

void named(benchmark::State& state, const std::string& text) { dimension(state, make_class(text)); }
BENCHMARK_CAPTURE(named, thresholds_16384, "thresholds:16384")->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(named, intervals_200, "intervals:200")->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(named, random_8192, "random:8192,8192,1")->UseRealTime()->Unit(benchmark::kMillisecond);

// Second argument: threads.
void arcs_of_a_cycle(benchmark::State& state) {
  dimension(state, arcs(static_cast<std::size_t>(state.range(0))), static_cast<unsigned>(state.range(1)));
}
BENCHMARK(arcs_of_a_cycle)
    ->ArgsProduct({{100, 150}, {1, 2}})
    ->Iterations(1)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

void sparse_random(benchmark::State& state) {
  dimension(state, sparse(static_cast<std::size_t>(state.range(0)), 1), static_cast<unsigned>(state.range(1)));
}
BENCHMARK(sparse_random)
    ->ArgsProduct({{1024, 2048}, {1, 2}})
    ->Iterations(1)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

// Sparse random tables of 4096 rows and points: what a minute gives.
void sparse_4096(benchmark::State& state) {
  const ConceptClass concept_class = sparse(4096, 1);
  DimensionResult result;
  for (auto _ : state) result = bound_littlestone_dimension(concept_class, {.seconds = 60});
  state.counters["lower"] = result.lower;
  state.counters["upper"] = result.upper;
  state.counters["nodes"] = static_cast<double>(result.nodes);
  state.counters["bytes"] = static_cast<double>(result.bytes);
}
BENCHMARK(sparse_4096)->Iterations(1)->UseRealTime()->Unit(benchmark::kMillisecond);

// Median and worst over sizes: the cost is a spike where rows / 2^(Ldim + 1) is just above 1.
template <class Make>
void over_sizes(benchmark::State& state, const Make& make, std::size_t from, std::size_t to, std::size_t step) {
  std::vector<std::pair<double, std::size_t>> spent;
  std::uint64_t most_bytes = 0;
  for (auto _ : state) {
    for (std::size_t n = from; n <= to; n += step) {
      const ConceptClass concept_class = make(n);
      const double begin = processor_seconds();
      const DimensionResult result = bound_littlestone_dimension(concept_class, {.threads = 1});
      spent.emplace_back(processor_seconds() - begin, n);
      most_bytes = std::max(most_bytes, result.bytes);
    }
  }
  std::sort(spent.begin(), spent.end());
  state.counters["sizes"] = static_cast<double>(spent.size());
  state.counters["median_ms"] = spent[spent.size() / 2].first * 1e3;
  state.counters["worst_ms"] = spent.back().first * 1e3;
  state.counters["worst_at"] = static_cast<double>(spent.back().second);
  state.counters["most_bytes"] = static_cast<double>(most_bytes);
}

void sizes_arcs(benchmark::State& state) { over_sizes(state, arcs, 60, 150, 5); }
void sizes_intervals(benchmark::State& state) {
  over_sizes(
      state, [](std::size_t n) { return make_class("intervals:" + std::to_string(n)); }, 60, 200, 5);
}
void sizes_unions(benchmark::State& state) {
  over_sizes(
      state, [](std::size_t n) { return unions_of_intervals(n, 2); }, 8, 22, 1);
}
void sizes_sparse(benchmark::State& state) {
  over_sizes(
      state, [](std::size_t n) { return sparse(n, 1); }, 128, 2048, 128);
}
BENCHMARK(sizes_arcs)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(sizes_intervals)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(sizes_unions)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(sizes_sparse)->Iterations(1)->Unit(benchmark::kMillisecond);

void predictor(benchmark::State& state, const std::string& text) {
  const ConceptClass concept_class = make_class(text);
  const double begin = processor_seconds();
  for (auto _ : state) {
    LittlestoneEngine engine(concept_class);
    benchmark::DoNotOptimize(engine.predictor(concept_class.everything()));
  }
  state.counters["vs_naive16"] =
      (processor_seconds() - begin) / static_cast<double>(state.iterations()) / naive_sixteen();
}
BENCHMARK_CAPTURE(predictor, intervals_64, "intervals:64")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(predictor, thresholds_256, "thresholds:256")->Unit(benchmark::kMillisecond);

}  // namespace
