// SPDX-License-Identifier: GPL-3.0-or-later
// The sweep of the lecture: three learners, twelve sizes up to 10^7, 200 replicates on thresholds:8, in 20 s on two
// cores. Compare one thread with two (real time: a ratio of 1.8 or more where both cores are free), and the largest
// size with the smallest that releases: a replicate is to cost its changes of state, not its examples.
#include "core/study/sweep/sweep.hpp"

#include <benchmark/benchmark.h>

#include "core/concept/families.hpp"
#include "core/learner/learner_simulation.hpp"

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
    ->Args({1, 200})
    ->Args({2, 200})
    ->Args({1, 5000})
    ->Args({2, 5000})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);

// The same with the lean learner as well.
void sweep_of_four_learners(benchmark::State& state) {
  Scenario scenario = lecture(200);
  scenario.learners = {LearnerKind::private_learner, LearnerKind::lean, LearnerKind::generic, LearnerKind::consistent};
  SweepOptions options;
  options.threads = static_cast<unsigned>(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(run_sweep(scenario, options));
}
BENCHMARK(sweep_of_four_learners)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond)->Iterations(1);

// M with the worked example's 66 examples a batch: a run by the law of a vote against the same run with its batches
// played, and against run_private_learner. Range: examples in all.
void replicate_of_m(benchmark::State& state, bool by_law) {
  Scenario scenario;
  scenario.constants = {2, 64, 240, 80, {}, 0};
  const ConceptClass concept_class = make_class(scenario.class_text);
  const Distribution distribution = make_distribution(concept_class, scenario.marginal, scenario.target);
  SoaAutomaton soa(concept_class);
  LearnerSimulation simulation(soa, distribution, learner_options(scenario),
                               by_law ? make_vote_law(scenario) : nullptr);
  const auto scaled = scale_to_budget(scenario.constants, static_cast<std::uint64_t>(state.range(0))).value();
  std::uint64_t replicate = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(simulation.run(scaled.batches, scaled.selection, 0, SeedTree(1).child(++replicate)));
  }
}
BENCHMARK_CAPTURE(replicate_of_m, by_law, true)->Arg(10'000)->Arg(10'000'000)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(replicate_of_m, batch_by_batch, false)->Arg(10'000)->Arg(10'000'000)->Unit(benchmark::kMicrosecond);

void replicate_as_a_single_run(benchmark::State& state) {
  Scenario scenario;
  scenario.constants = {2, 64, 240, 80, {}, 0};
  const ConceptClass concept_class = make_class(scenario.class_text);
  const Distribution distribution = make_distribution(concept_class, scenario.marginal, scenario.target);
  SoaAutomaton soa(concept_class);
  PrivateLearnerOptions options = learner_options(scenario);
  options.constants = scale_to_budget(scenario.constants, static_cast<std::uint64_t>(state.range(0))).value();
  options.threads = 1;
  for (auto _ : state) {
    ++options.seed;
    benchmark::DoNotOptimize(run_private_learner(soa, distribution, options).hypothesis);
  }
}
BENCHMARK(replicate_as_a_single_run)->Arg(10'000)->Arg(10'000'000)->Unit(benchmark::kMicrosecond);

// The law itself, which a sweep makes once.
void law_of_a_vote(benchmark::State& state) {
  Scenario scenario;
  scenario.class_text = "thresholds:" + std::to_string(1 << state.range(0));
  scenario.constants_kind = ConstantsKind::sharp;
  scenario = resolve_constants(scenario, static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(make_vote_law(scenario));
}
BENCHMARK(law_of_a_vote)->DenseRange(2, 5)->Unit(benchmark::kMillisecond);

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
