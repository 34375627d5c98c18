// SPDX-License-Identifier: GPL-3.0-or-later
// The search for homogeneous sets against a plain branch and bound, in the same run.
#include <chrono>
#include <numeric>
#include <vector>

#include <benchmark/benchmark.h>

#include "core/lower_bound/homogeneous.hpp"
#include "tests/support/homogeneous.hpp"
#include "tests/support/seconds.hpp"

namespace littlestone {
namespace {

/// Middle of the gap, m = 2, N = 96: the plain search takes about 4 s on a quiet core. Counter: how many times longer
/// it takes.
void erm_mid_against_plain(benchmark::State& state) {
  const auto learner = ThresholdLearner::parse("learner", "erm-mid");
  HomogeneousOptions options;
  options.domain = 96;
  options.threads = 1;
  std::vector<LinePoint> points(96);
  std::iota(points.begin(), points.end(), LinePoint{1});
  double ours = 0;
  std::size_t size = 0;
  for (auto _ : state)
    ours += support::seconds_of([&] { size = find_homogeneous_set(learner, options).points.size(); });
  std::size_t plain_size = 0;
  const double plain = support::seconds_of([&] {
    plain_size = support::largest_by_plain_branch_and_bound(
        [&](const std::vector<LinePoint>& sample, LinePoint x) { return learner.probability(sample, x, 96); }, points,
        2, 1.0 / 200);
  });
  state.counters["plain/ours"] = plain / (ours / static_cast<double>(state.iterations()));
  state.counters["plain_s"] = plain;
  if (size != plain_size) state.SkipWithError("the sizes differ");
}
BENCHMARK(erm_mid_against_plain)->Unit(benchmark::kMillisecond);

/// m = 4, N = 64, by learner.
void four_examples(benchmark::State& state, const char* name) {
  const auto learner = ThresholdLearner::parse("learner", name);
  HomogeneousOptions options;
  options.domain = 64;
  options.examples = 4;
  options.time_limit = std::chrono::seconds(60);
  for (auto _ : state) {
    const HomogeneousSet set = find_homogeneous_set(learner, options);
    state.counters["size"] = static_cast<double>(set.points.size());
    state.counters["exact"] = set.exact ? 1 : 0;
  }
}
BENCHMARK_CAPTURE(four_examples, erm_mid, "erm-mid")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(four_examples, erm_uniform, "erm-uniform")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(four_examples, em_1, "em:1")->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK_CAPTURE(four_examples, em_01, "em:0.1")->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK_CAPTURE(four_examples, coins, "coins:1")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace littlestone
