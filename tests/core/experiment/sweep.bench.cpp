// SPDX-License-Identifier: GPL-3.0-or-later
// The sweep of the lecture: three learners, twelve sizes up to 10^7, 200 replicates on thresholds:8, in 20 s on two cores. Compare
// one thread with two (real time: a ratio of 1.8 or more where both cores are free), and the largest size with the smallest that
// releases: a replicate is to cost its changes of state, not its examples.
#include "core/experiment/sweep.hpp"

#include <benchmark/benchmark.h>

namespace {

using namespace littlestone;

Scenario lecture(std::uint64_t replicates) {
  Scenario scenario;
  scenario.constants_kind = ConstantsKind::sharp;
  scenario.sizes = {10, 35, 123, 433, 1520, 5340, 18'738, 65'793, 231'013, 811'131, 2'848'036, 10'000'000};
  scenario.replicates = replicates;
  return resolve_constants(scenario, 3);
}

void sweep_of_the_lecture(benchmark::State& state) {
  const Scenario scenario = lecture(static_cast<std::uint64_t>(state.range(1)));
  SweepOptions options;
  options.threads = static_cast<unsigned>(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(run_sweep(scenario, options));
}
BENCHMARK(sweep_of_the_lecture)
    ->Args({1, 20})
    ->Args({2, 20})
    ->Args({2, 200})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);

// The baselines cost the support of the distribution: the two sizes are to take the same time.
void baseline_replicates(benchmark::State& state) {
  Scenario scenario = lecture(1000);
  scenario.learners = {LearnerKind::generic, LearnerKind::consistent};
  scenario.sizes = {static_cast<std::uint64_t>(state.range(0))};
  for (auto _ : state) benchmark::DoNotOptimize(run_sweep(scenario));
  state.SetItemsProcessed(state.iterations() * 2000);
}
BENCHMARK(baseline_replicates)->Arg(1000)->Arg(10'000'000)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
