// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/chain_constants.hpp"

#include <benchmark/benchmark.h>

#include <cstdint>

using namespace littlestone;

namespace {

// A goal that no run before had: plans are kept.
AccuracyGoal another_goal(benchmark::State& state) {
  static std::int64_t goals = 0;
  AccuracyGoal goal;
  goal.dimension = static_cast<int>(state.range(0));
  goal.epsilon = Rational(1, state.range(1));
  goal.beta = Rational(1'000'000 + ++goals, 10'000'000);
  return goal;
}

// Arguments: d, 1/ε. The time hardly grows with n, which is 74 000 examples and more for ε = 1/100.
void plan_chain(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(chain_constants(another_goal(state)));
}
BENCHMARK(plan_chain)->ArgsProduct({{2, 3}, {1, 10, 100}})->Unit(benchmark::kMillisecond);

// The lean learner's, in the same run.
void plan_lean_beside(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(lean_constants(another_goal(state), LeanChoosing::noisy));
}
BENCHMARK(plan_lean_beside)->ArgsProduct({{2, 3}, {1, 10}})->Unit(benchmark::kMillisecond);

}  // namespace
