// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/levels/levels.hpp"

#include <algorithm>
#include <cmath>

#include <catch2/catch.hpp>

#include "core/study/chapters/scenario.hpp"
#include "core/study/sweep/sweep.hpp"

using namespace littlestone;

namespace {

Scenario two_rounds() {
  Scenario scenario;
  scenario.class_text = "cube:4";
  scenario.target = 15;
  scenario.constants_kind = ConstantsKind::custom;
  scenario.constants.auxiliary = 2;
  scenario.constants.cap = 96;
  scenario.constants.batches = 300;
  scenario.constants.selection = 60;
  return scenario;
}

}  // namespace

TEST_CASE("on the cube of four points agreement grows from level to level", "[levels]") {
  const Scenario scenario = two_rounds();
  const auto instance = instance_of(scenario);
  const auto exact = exact_levels(scenario, *instance);
  REQUIRE(exact);
  const auto& levels = exact->spectrum.levels;
  REQUIRE(levels.size() == 5);
  // The lesson's numbers, worked out apart from this program.
  const double top[] = {.125, .156, .410, .569, .634};
  const double agree[] = {.109, .097, .222, .359, .430};
  const double truthful[] = {1, .5, .157, .014, 0};
  for (std::size_t k = 0; k < 5; ++k) {
    CAPTURE(k);
    CHECK(levels[k].largest() == Approx(top[k]).margin(.0006));
    CHECK(levels[k].collision == Approx(agree[k]).margin(.0006));
    CHECK(levels[k].rho == Approx(truthful[k]).margin(.0006));
  }
  CHECK(levels[0].predictors.size() == 10);
  const auto stable = global_stability(exact->spectrum, std::vector<Rational>(5, Rational(1)));
  REQUIRE(stable);
  CHECK(stable->eta == Approx(.354).margin(.0006));
  CHECK(stable->predictor == instance->distribution().target);
  // The same from its definition: the mean of the masses of each labelling.
  double most = 0;
  for (unsigned bits = 0; bits < 16; ++bits) {
    double sum = 0;
    for (const SpectrumLevel& level : levels)
      for (const PredictorMass& one : level.predictors) {
        unsigned its = 0;
        for (std::size_t x = 0; x < 4; ++x) its |= one.labels[static_cast<PointIndex>(x)] == Label::plus ? 1U << x : 0U;
        if (its == bits) sum += one.probability;
      }
    most = std::max(most, sum / 5);
  }
  CHECK(stable->eta == Approx(most).epsilon(1e-12));
}

TEST_CASE("agreement rises throughout only if each level gains on the one before", "[levels]") {
  CHECK(rises_throughout({0.109, 0.156, 0.410, 0.569, 0.634}));
  CHECK_FALSE(rises_throughout({0.375, 0.423, 0.421, 0.478}));  // the last is the largest, but one falls
  CHECK_FALSE(rises_throughout({0.328, 0.460, 0.456, 0.457}));
  CHECK_FALSE(rises_throughout({0.5, 0.3, 0.4}));
  CHECK_FALSE(rises_throughout({0.3, 0.5, 0.5004}));  // no gain that three digits show
  CHECK(rises_throughout({0.3, 0.5, 0.51}));
  CHECK_FALSE(rises_throughout({1.0}));  // one level shows no rise
  CHECK_FALSE(rises_throughout({}));
}

TEST_CASE("levels without weight do not count for global stability", "[levels]") {
  const Scenario scenario = two_rounds();
  const auto exact = exact_laws(scenario, *instance_of(scenario));
  REQUIRE(exact);
  for (std::size_t k = 0; k < 5; ++k) {
    std::vector<Rational> weights(5, Rational(0));
    weights[k] = 3;
    CHECK(global_stability(exact->spectrum, weights)->eta == Approx(exact->spectrum.levels[k].largest()));
  }
  CHECK_FALSE(global_stability(exact->spectrum, std::vector<Rational>(5, Rational(0))));
}

TEST_CASE("under the cap G and G* say their most likely predictor as often as the exact law of a vote has it",
          "[levels]") {
  int failing = 0;
  for (const char* name : {"cube:4", "thresholds:8", "points:4", "cube:2", "random:9,5,2"}) {
    for (const std::uint64_t cap : {0U, 9U, 24U, 96U}) {
      Scenario scenario = two_rounds();
      scenario.class_text = name;
      scenario.target = 0;
      scenario.constants.cap = cap;
      const auto instance = instance_of(scenario);
      const int d = instance->littlestone_dimension({});
      scenario.constants.levels.assign(static_cast<std::size_t>(d) + 1, Rational(1));
      scenario.constants.levels[0] = Rational(1, 3);
      const auto exact = exact_laws(scenario, *instance);
      REQUIRE(exact);
      const auto capped = stability_under_cap(exact->spectrum, scenario.constants);
      REQUIRE(capped);
      CAPTURE(name, cap);
      for (const OnFail on_fail : {OnFail::fail, OnFail::soa}) {
        scenario.constants.on_fail = on_fail;
        const auto law = make_vote_law(scenario);
        REQUIRE(law);
        const auto& told = on_fail == OnFail::fail ? *capped->plain : capped->always;
        CHECK(told.eta == Approx(law->predictors.front().probability).epsilon(1e-9));
        CHECK(capped->fails == Approx(law->sample_fails).epsilon(1e-9).margin(1e-12));
        failing += law->sample_fails > 0.01 ? 1 : 0;
      }
      CHECK(capped->always.eta >= capped->plain->eta);
      CHECK(capped->reach.size() == static_cast<std::size_t>(d) + 1);
    }
  }
  CHECK(failing > 10);
  // Where every batch is at a level that is never reached, G says nothing and G* what level 0 says.
  Scenario scenario = two_rounds();
  const auto exact = exact_laws(scenario, *instance_of(scenario));
  scenario.constants.cap = 0;
  scenario.constants.levels = {0, 1, 1, 1, 1};
  const auto none = stability_under_cap(exact->spectrum, scenario.constants);
  REQUIRE(none);
  CHECK_FALSE(none->plain);
  CHECK(none->fails == 1);
  CHECK(none->always.eta == Approx(exact->spectrum.levels[0].largest()));
}

TEST_CASE("what frequency promises of the loss is kept by every predictor of every level", "[levels]") {
  for (const char* name : {"thresholds:8", "points:5", "cube:3", "intervals:4"})
    for (const std::uint64_t n : {1U, 2U, 5U}) {
      Scenario scenario = two_rounds();
      scenario.class_text = name;
      scenario.target = 1;
      scenario.constants.auxiliary = n;
      const auto instance = instance_of(scenario);
      const auto exact = exact_laws(scenario, *instance);
      REQUIRE(exact);
      const Distribution& d = instance->distribution();
      for (const SpectrumLevel& level : exact->spectrum.levels)
        for (const PredictorMass& one : level.predictors) {
          double loss = 0;
          for (std::size_t x = 0; x < d.target.size(); ++x)
            if (one.labels[static_cast<PointIndex>(x)] != d.target[static_cast<PointIndex>(x)]) loss += d.weights[x];
          const FrequencyPromise promise = frequency_promise(one.probability, n);
          INFO(name << ", n = " << n << ", level " << level.level);
          CHECK(loss <= promise.loss + 1e-9);
          CHECK(promise.loss <= promise.loss_bound + 1e-12);
        }
    }
  CHECK(frequency_promise(.5, 1).loss == Approx(.5));
  CHECK(frequency_promise(.25, 2).loss == Approx(.5));
  CHECK(frequency_promise(1, 3).loss == 0);
  CHECK(frequency_promise(0, 3).loss == 1);
}

TEST_CASE("runs made twice agree as often as the exact law says", "[levels][statistical]") {
  const Scenario scenario = two_rounds();
  const auto instance = instance_of(scenario);
  const auto exact = exact_laws(scenario, *instance);
  REQUIRE(exact);
  PairsOptions options;
  options.pairs = 4000;
  options.seed = 11;
  const auto pairs = run_level_pairs(scenario, *instance, *exact, options);
  REQUIRE(pairs);
  REQUIRE(pairs->size() == 5);
  for (const LevelPairs& one : *pairs) {
    CAPTURE(one.level);
    const double p = exact->spectrum.levels[static_cast<std::size_t>(one.level)].collision;
    const double failed = static_cast<double>(one.failed) / 4000;
    CHECK(failed < .002);
    // Five levels at 5 standard deviations and the share that failed: a false alarm in about 3·10⁻⁶ of the seeds.
    CHECK(std::abs(static_cast<double>(one.agreed) / 4000 - p) < 5 * std::sqrt(p * (1 - p) / 4000) + failed);
  }
  options.pairs = 3;
  const auto again = run_level_pairs(scenario, *instance, *exact, options);
  const auto same = run_level_pairs(scenario, *instance, *exact, options);
  for (std::size_t k = 0; k < again->size(); ++k) {
    CHECK((*again)[k].first == (*same)[k].first);
    CHECK((*again)[k].second == (*same)[k].second);
  }
}

TEST_CASE("levels without a law are sampled, and come out as their law says", "[levels][statistical]") {
  const Scenario scenario = two_rounds();
  const auto instance = instance_of(scenario);
  const auto exact = exact_laws(scenario, *instance);
  REQUIRE(exact);
  CHECK(sample_levels(scenario, *instance, *exact)->empty());  // all laws are known
  ExactLevels cut = *exact;
  cut.spectrum.levels.resize(2);
  cut.spectrum.limited = 2;
  SampleOptions options;
  options.runs = 4000;
  options.seed = 3;
  const auto sampled = sample_levels(scenario, *instance, cut, options);
  REQUIRE(sampled);
  REQUIRE(sampled->size() == 3);
  for (const SampledLevel& one : *sampled) {
    CAPTURE(one.level);
    const SpectrumLevel& law = exact->spectrum.levels[static_cast<std::size_t>(one.level)];
    REQUIRE(one.runs == 4000);
    CHECK(one.failed < 8);
    std::uint64_t counted = one.failed;
    for (const SampledLevel::Count& count : one.counts) {
      counted += count.count;
      const auto mass = std::find_if(law.predictors.begin(), law.predictors.end(),
                                     [&](const PredictorMass& m) { return m.labels == count.labels; });
      REQUIRE(mass != law.predictors.end());  // what has no chance does not come out
      const double p = mass->probability;
      // About 40 shares at 5 standard deviations: a false alarm in about 2·10⁻⁵ of the seeds, and this one is fixed.
      CHECK(std::abs(static_cast<double>(count.count) / 4000 - p) < 5 * std::sqrt(p * (1 - p) / 4000) + .002);
      CHECK(count.interval == clopper_pearson(count.count, 4000));
    }
    CHECK(counted == 4000);
    CHECK(std::is_sorted(one.counts.begin(), one.counts.end(),
                         [](const auto& a, const auto& b) { return a.count > b.count; }));
    const double p = law.collision;
    REQUIRE(one.pairs.pairs == 2000);
    CHECK(std::abs(static_cast<double>(one.pairs.agreed) / 2000 - p) < 5 * std::sqrt(p * (1 - p) / 2000) + .002);
  }
  // The number of examples ends them, and the same seed gives the same.
  options.most_examples = 20'000;
  const auto few = sample_levels(scenario, *instance, cut, options);
  const auto same = sample_levels(scenario, *instance, cut, options);
  REQUIRE(few->size() == 1);
  CHECK(few->front().runs > 100);
  CHECK(few->front().runs < 4000);
  CHECK(few->front().counts.front().count == same->front().counts.front().count);
  // So does the number of states: what was run before it is what is run without it.
  SampleOptions narrow;
  narrow.seed = 3;
  narrow.most_states = 12;
  const auto cramped = sample_levels(scenario, *instance, cut, narrow);
  REQUIRE(cramped);
  CHECK(cramped->size() <= 1);
  if (!cramped->empty()) CHECK(cramped->front().runs < 1000);
  CHECK_FALSE(sample_levels(scenario, *instance, cut, options, [](const Progress&) { return Answer::stop; }));
}

TEST_CASE("stopped pairs give nothing", "[levels]") {
  const Scenario scenario = two_rounds();
  const auto instance = instance_of(scenario);
  const auto exact = exact_laws(scenario, *instance);
  REQUIRE(exact);
  CHECK_FALSE(run_level_pairs(scenario, *instance, *exact, {}, [](const Progress&) { return Answer::stop; }));
}
