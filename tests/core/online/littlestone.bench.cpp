// SPDX-License-Identifier: GPL-3.0-or-later
// Ldim against the naive and the memoised recursion, in one run. Counters of processor time, not of the clock:
// `ratio`   that of the reference (tests/support/reference, on words of rows) over the engine's on the same class.
// `scaled`  milliseconds on the machine the aims are stated for, where naive thresholds:16 takes 4 s. Naive is the
//           recursion as it is defined, on lists of rows.
// `strict`  the same, if what took 4 s there were the reference's word-parallel recursion, on 17 rows: some ten times
//           as much, as that recursion is some ten times as fast.
// `aim`     what `scaled` should stay below, in milliseconds.
// `gain`    the clock's time on one thread over that on two, best of three each: about 2 on two idle cores.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <numeric>
#include <vector>

#include "core/concept/families.hpp"
#include "core/online/littlestone.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/seconds.hpp"

using namespace littlestone;
using reference::arcs;
using reference::sparse;
using reference::unions_of_intervals;

namespace {

using support::processor_seconds;

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

int plain_dimension(const ConceptClass& concept_class, const std::vector<HypothesisIndex>& rows) {
  if (rows.empty()) return -1;
  int best = 0;
  for (PointIndex x = 0; x < concept_class.points(); ++x) {
    std::vector<HypothesisIndex> minus;
    std::vector<HypothesisIndex> plus;
    for (const HypothesisIndex h : rows) (concept_class.row(h)[x] == Label::plus ? plus : minus).push_back(h);
    if (minus.empty() || plus.empty()) continue;
    best = std::max(best, 1 + std::min(plain_dimension(concept_class, minus), plain_dimension(concept_class, plus)));
  }
  return best;
}

// Seconds of the recursion as it is defined on thresholds:16.
double plain_sixteen() {
  static const double seconds = [] {
    const ConceptClass concept_class = make_class("thresholds:16");
    std::vector<HypothesisIndex> rows(concept_class.size());
    std::iota(rows.begin(), rows.end(), HypothesisIndex{0});
    const double begin = processor_seconds();
    benchmark::DoNotOptimize(plain_dimension(concept_class, rows));
    return processor_seconds() - begin;
  }();
  return seconds;
}

// Seconds of the word-parallel recursion on thresholds with 17 rows on 16 points.
double words_seventeen() {
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

void yardsticks(benchmark::State& state) {
  for (auto _ : state) {
    state.counters["scale"] = 4 / plain_sixteen();
    state.counters["strict_scale"] = 4 / words_seventeen();
  }
}
BENCHMARK(yardsticks)->Iterations(1)->Unit(benchmark::kMillisecond);

void tell_time(benchmark::State& state, double seconds, double aim_ms) {
  state.counters["cpu_ms"] = seconds * 1e3;
  state.counters["scaled"] = seconds * 1e3 * 4 / plain_sixteen();
  state.counters["strict"] = seconds * 1e3 * 4 / words_seventeen();
  if (aim_ms > 0) state.counters["aim"] = aim_ms;
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
BENCHMARK_CAPTURE(naive_on, arcs_10, arcs(10))->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(naive, random_40_14, "random:40,14,1")->Iterations(1)->Unit(benchmark::kMillisecond);
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

void dimension(benchmark::State& state, const ConceptClass& concept_class, double aim_ms) {
  DimensionResult result;
  std::vector<double> spent;
  for (auto _ : state) {
    const double begin = processor_seconds();
    result = bound_littlestone_dimension(concept_class, {.seconds = 200, .threads = 1});
    spent.push_back(processor_seconds() - begin);
  }
  std::sort(spent.begin(), spent.end());
  if (!result.exact()) state.SkipWithError("not settled");
  state.counters["Ldim"] = result.lower;
  state.counters["nodes"] = static_cast<double>(result.nodes);
  state.counters["bytes"] = static_cast<double>(result.bytes);
  tell_time(state, spent[spent.size() / 2], aim_ms);
}

void named(benchmark::State& state, const std::string& text, double aim_ms) {
  dimension(state, make_class(text), aim_ms);
}
void arcs_of_a_cycle(benchmark::State& state, std::size_t n, double aim_ms) { dimension(state, arcs(n), aim_ms); }
void sparse_random(benchmark::State& state, std::size_t n, double aim_ms) { dimension(state, sparse(n, 1), aim_ms); }
BENCHMARK_CAPTURE(named, thresholds_16384, "thresholds:16384", 300)->Iterations(9)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(named, intervals_200, "intervals:200", 200)->Iterations(9)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(named, random_8192, "random:8192,8192,1", 0)->Iterations(3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(arcs_of_a_cycle, 100, 100, 0)->Iterations(9)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(arcs_of_a_cycle, 150, 150, 2000)->Iterations(9)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sparse_random, 1024, 1024, 0)->Iterations(3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sparse_random, 2048, 2048, 0)->Iterations(3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sparse_random, 4096, 4096, 15000)->Iterations(1)->Unit(benchmark::kMillisecond);

// Questions that take one thread a while. `busy`: processor time of two threads over that of one; what is above 1 is
// work that two threads do more than one.
void two_threads(benchmark::State& state, const ConceptClass& concept_class) {
  double wall[2] = {1e300, 1e300};
  double busy[2] = {1e300, 1e300};
  int dimensions[2] = {0, 0};
  for (auto _ : state) {
    for (int repeat = 0; repeat < 3; ++repeat) {
      for (const unsigned threads : {1U, 2U}) {
        const auto clock = std::chrono::steady_clock::now();
        const double begin = processor_seconds();
        dimensions[threads - 1] = bound_littlestone_dimension(concept_class, {.threads = threads}).lower;
        busy[threads - 1] = std::min(busy[threads - 1], processor_seconds() - begin);
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - clock;
        wall[threads - 1] = std::min(wall[threads - 1], passed.count());
      }
    }
  }
  if (dimensions[0] != dimensions[1]) state.SkipWithError("two threads found another dimension");
  state.counters["wall_1_ms"] = wall[0] * 1e3;
  state.counters["wall_2_ms"] = wall[1] * 1e3;
  state.counters["gain"] = wall[0] / wall[1];
  state.counters["busy"] = busy[1] / busy[0];
}
void two_threads_named(benchmark::State& state, const std::string& text) { two_threads(state, make_class(text)); }
BENCHMARK_CAPTURE(two_threads_named, intervals_400, "intervals:400")->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(two_threads, arcs_300, arcs(300))->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(two_threads, arcs_400, arcs(400))->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(two_threads, sparse_4096, sparse(4096, 1))->Iterations(1)->Unit(benchmark::kMillisecond);

// The ratio to the memoised recursion over the sizes of a spiky family where that takes 20 ms to some seconds.
template <class Make>
void ratios(benchmark::State& state, const Make& make, std::size_t from, std::size_t to) {
  std::vector<std::pair<double, std::size_t>> found;
  double longest = 0;
  for (auto _ : state) {
    for (std::size_t n = from; n <= to; ++n) {
      const ConceptClass concept_class = make(n);
      const double begin = processor_seconds();
      benchmark::DoNotOptimize(reference::memoised_littlestone_dimension(concept_class));
      const double theirs = processor_seconds() - begin;
      const double ours = seconds_of([&] { (void)bound_littlestone_dimension(concept_class, {.threads = 1}); });
      found.emplace_back(theirs / ours, n);
      longest = std::max(longest, theirs);
    }
  }
  std::sort(found.begin(), found.end());
  state.counters["least"] = found.front().first;
  state.counters["least_at"] = static_cast<double>(found.front().second);
  state.counters["median"] = found[found.size() / 2].first;
  state.counters["most"] = found.back().first;
  state.counters["longest_s"] = longest;
}
void ratios_arcs(benchmark::State& state) { ratios(state, arcs, 14, 19); }
void ratios_intervals(benchmark::State& state) {
  ratios(
      state, [](std::size_t n) { return make_class("intervals:" + std::to_string(n)); }, 15, 20);
}
BENCHMARK(ratios_arcs)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(ratios_intervals)->Iterations(1)->Unit(benchmark::kMillisecond);

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

void predictor(benchmark::State& state, const std::string& text, double aim_ms) {
  const ConceptClass concept_class = make_class(text);
  const double begin = processor_seconds();
  for (auto _ : state) {
    LittlestoneEngine engine(concept_class);
    benchmark::DoNotOptimize(engine.predictor(concept_class.everything()));
  }
  tell_time(state, (processor_seconds() - begin) / static_cast<double>(state.iterations()), aim_ms);
}
BENCHMARK_CAPTURE(predictor, intervals_64, "intervals:64", 10)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(predictor, thresholds_256, "thresholds:256", 2)->Unit(benchmark::kMillisecond);

}  // namespace
