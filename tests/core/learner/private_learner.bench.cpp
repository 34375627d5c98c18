// SPDX-License-Identifier: GPL-3.0-or-later
// The provable learner: its cost is that of what the automaton learns, far below one step an example.
#include "core/learner/private_learner.hpp"

#include <benchmark/benchmark.h>

#include "core/concept/families.hpp"
#include "core/learner/constants.hpp"

namespace {

using namespace littlestone;

PrivateLearnerOptions sharp(int dimension, unsigned threads) {
  AccuracyGoal goal;
  goal.dimension = dimension;
  PrivateLearnerOptions options;
  options.constants = runnable(sharp_constants(goal));
  options.threads = threads;
  return options;
}

// M on thresholds:2^d, uniform marginal; range: d, threads.
void provable_learner(benchmark::State& state) {
  const int dimension = static_cast<int>(state.range(0));
  const ConceptClass concept_class = make_class("thresholds:" + std::to_string(1 << dimension));
  const Distribution distribution = make_distribution(concept_class, "uniform", 2);
  const PrivateLearnerOptions options = sharp(dimension, static_cast<unsigned>(state.range(1)));
  for (auto _ : state) {
    SoaAutomaton soa(concept_class);
    benchmark::DoNotOptimize(run_private_learner(soa, distribution, options).hypothesis);
  }
  state.counters["examples"] = static_cast<double>(options.examples());
}
BENCHMARK(provable_learner)
    ->ArgsProduct({{2, 3, 4}, {1, 2}})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->MeasureProcessCPUTime();

// 200 batches at level 5 of thresholds:256, each of as many blocks as its contests need; range: threads.
void few_batches(benchmark::State& state) {
  const ConceptClass concept_class = make_class("thresholds:256");
  const Distribution distribution = make_distribution(concept_class, "uniform", 100);
  PrivateLearnerOptions options;
  options.constants.auxiliary = 4;
  options.constants.cap = 20'000;
  options.constants.batches = 200;
  options.constants.levels.assign(9, Rational(0));
  options.constants.levels[5] = 1;
  options.threads = static_cast<unsigned>(state.range(0));
  for (auto _ : state) {
    SoaAutomaton soa(concept_class);
    benchmark::DoNotOptimize(run_private_learner(soa, distribution, options).hypothesis);
  }
}
BENCHMARK(few_batches)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();

// The naive version: every example of every batch drawn and shown to the automaton; range: d.
void every_example(benchmark::State& state) {
  const int dimension = static_cast<int>(state.range(0));
  const ConceptClass concept_class = make_class("thresholds:" + std::to_string(1 << dimension));
  const Distribution distribution = make_distribution(concept_class, "uniform", 2);
  const PrivateLearnerOptions options = sharp(dimension, 1);
  const PointSampler sampler(distribution.weights);
  for (auto _ : state) {
    SoaAutomaton soa(concept_class);
    Engine engine = Engine::seeded(1);
    Sample data(options.constants.cap + options.constants.auxiliary);
    StableLearnerOptions stable{options.constants.auxiliary, options.constants.cap, options.constants.levels};
    for (std::uint64_t batch = 0; batch < options.constants.batches; ++batch) {
      for (Example& example : data) {
        const PointIndex x = sampler(engine);
        example = {x, distribution.target[x]};
      }
      DatasetSource source(soa, data);
      benchmark::DoNotOptimize(run_stable_learner(soa, stable, source, engine));
    }
  }
}
BENCHMARK(every_example)->Arg(2)->Arg(3)->Unit(benchmark::kMillisecond);

void constants_search(benchmark::State& state) {
  AccuracyGoal goal;
  goal.dimension = static_cast<int>(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(sharp_constants(goal).eta);
}
BENCHMARK(constants_search)->DenseRange(1, 4)->Unit(benchmark::kMillisecond);

}  // namespace
