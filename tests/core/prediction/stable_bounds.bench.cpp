// SPDX-License-Identifier: GPL-3.0-or-later
// The plan of a stable learner against the search of its definition: every n', every n by bisection, ε₀ by golden
// sections.
#include "core/prediction/stable_bounds.hpp"

#include <algorithm>
#include <cmath>

#include <benchmark/benchmark.h>

#include "core/base/rational.hpp"
#include "tests/support/seconds.hpp"

namespace littlestone {
namespace {

/// Whether some ε₀ keeps the goal with n examples and n' of them in T.
bool enough(double n, std::uint64_t subset, const StableGoal& goal) {
  const double others = log_others(goal.hypotheses);
  const double gamma = to_double(goal.stability);
  const double share = static_cast<double>(subset) / n;
  if (share >= gamma) return false;
  const double net = net_excess(others, subset);
  const double errors = mechanism_excess_errors(others, 1);  // at ε₀ = 1
  const auto sum = [&](double epsilon) {
    return share + (1 - share) * std::tanh(epsilon / 2) + net + errors / epsilon / n;
  };
  double low = 0;
  double high = 2 * std::atanh((gamma - share) / (1 - share));
  double least = sum(high);
  for (int i = 0; i < 50; ++i) {
    const double a = low + (high - low) * 0.381966;
    const double b = low + (high - low) * 0.618034;
    (sum(a) < sum(b) ? high : low) = sum(a) < sum(b) ? b : a;
    least = std::min(least, sum(a));
  }
  return least <= to_double(goal.alpha);
}

std::uint64_t by_definition(const StableGoal& goal) {
  std::uint64_t best = 1 << 20;
  for (std::uint64_t subset = 1; subset < best; ++subset) {
    if (!enough(static_cast<double>(best - 1), subset, goal)) continue;  // no fewer with this n'
    std::uint64_t bad = subset;
    std::uint64_t good = best - 1;
    while (good - bad > 1) {
      const std::uint64_t middle = bad + (good - bad) / 2;
      (enough(static_cast<double>(middle), subset, goal) ? good : bad) = middle;
    }
    best = good;
  }
  return best;
}

/// 1000 hypotheses, γ = 3/10, α = 1/range. Counter: how many times longer the definition takes.
void stable_plan_against_all_subsets(benchmark::State& state) {
  StableGoal goal;
  goal.hypotheses = 1000;
  goal.stability = Rational(3, 10);
  goal.alpha = Rational(1, state.range(0));
  SharpStablePlan plan;
  double ours = 0;
  for (auto _ : state) ours += support::seconds_of([&] { plan = plan_stable_sharp(goal); });
  std::uint64_t expected = 0;
  const double theirs = support::seconds_of([&] { expected = by_definition(goal); });
  state.counters["plain/ours"] = theirs / (ours / static_cast<double>(state.iterations()));
  state.counters["examples"] = static_cast<double>(plan.examples);
  if (plan.examples != expected) state.SkipWithError("the least number of examples differs");
}
BENCHMARK(stable_plan_against_all_subsets)->Arg(5)->Arg(20)->Arg(100)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace littlestone
