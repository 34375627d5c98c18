// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/lean_constants.hpp"

#include <benchmark/benchmark.h>

using namespace littlestone;

namespace {

// Arguments: d, 1/ε.
template <LeanChoosing choosing>
void plan(benchmark::State& state) {
  AccuracyGoal goal;
  goal.dimension = static_cast<int>(state.range(0));
  goal.epsilon = Rational(1, state.range(1));
  for (auto _ : state) benchmark::DoNotOptimize(lean_constants(goal, choosing));
}
BENCHMARK(plan<LeanChoosing::noisy>)->ArgsProduct({{1, 2, 3, 4, 5, 6}, {1, 10}})->Unit(benchmark::kMillisecond);
BENCHMARK(plan<LeanChoosing::exponential>)->ArgsProduct({{1, 2, 3, 4, 5, 6}, {1, 10}})->Unit(benchmark::kMillisecond);

void check(benchmark::State& state) {
  AccuracyGoal goal;
  goal.dimension = static_cast<int>(state.range(0));
  const LeanConstants constants = lean_constants(goal, LeanChoosing::noisy);
  for (auto _ : state) benchmark::DoNotOptimize(verify(constants));
}
BENCHMARK(check)->DenseRange(1, 5)->Unit(benchmark::kMillisecond);

}  // namespace
