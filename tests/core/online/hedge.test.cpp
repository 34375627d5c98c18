// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/hedge.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <random>

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/study/hedge/hedge_study.hpp"
#include "tests/support/bridge.hpp"

using namespace littlestone;

namespace {

Sample random_sample(std::mt19937_64& random, std::size_t points, std::size_t length) {
  Sample sample;
  for (std::size_t i = 0; i < length; ++i) {
    sample.push_back({static_cast<PointIndex>(random() % points), label_of(random() % 2 == 0)});
  }
  return sample;
}

// Hedge as it is written, on every expert by itself: an expert is a set of rounds, a bit each.
std::vector<double> explicit_hedge(const ConceptClass& concept_class, const Sample& sample, unsigned rounds) {
  LittlestoneEngine engine(concept_class);
  const int most = engine.dimension(concept_class.everything());
  struct Expert {
    unsigned flips;
    VersionSpace space;
    int losses = 0;
  };
  std::vector<Expert> experts;
  for (unsigned set = 0; set < (1U << rounds); ++set) {
    if (std::popcount(set) <= most) experts.push_back({set, concept_class.everything()});
  }
  const double rate = std::sqrt(8 * std::log(static_cast<double>(experts.size())) / rounds);
  std::vector<double> chances;
  for (std::size_t t = 0; t < sample.size(); ++t) {
    const auto [x, truth] = sample[t];
    double plus = 0;
    double all = 0;
    for (Expert& expert : experts) {
      const VersionSpace minus_side = concept_class.restrict(expert.space, x, Label::minus);
      const VersionSpace plus_side = concept_class.restrict(expert.space, x, Label::plus);
      bool said = engine.dimension(plus_side) > engine.dimension(minus_side);
      if (((expert.flips >> t) & 1U) != 0) said = !said;
      const double weight = std::exp(-rate * expert.losses);
      all += weight;
      if (said) plus += weight;
      const VersionSpace& left = said ? plus_side : minus_side;
      if (!left.none()) expert.space = left;
      if (label_of(said) != truth) ++expert.losses;
    }
    chances.push_back(plus / all);
  }
  return chances;
}

}  // namespace

TEST_CASE("Hedge by states gives the chances of Hedge over all experts one by one", "[online][hedge]") {
  std::mt19937_64 random(1);
  for (int repeat = 0; repeat < 40; ++repeat) {
    const std::size_t points = 1 + random() % 5;
    std::vector<LabelVector> rows(1 + random() % 9, LabelVector(points));
    for (LabelVector& row : rows) {
      for (std::size_t x = 0; x < points; ++x) row.set(x, label_of(random() % 2 == 0));
    }
    const ConceptClass concept_class("seeded", std::move(rows));
    const auto rounds = static_cast<unsigned>(1 + random() % 8);
    const Sample sample = random_sample(random, points, 1 + random() % rounds);
    SoaAutomaton soa(concept_class);
    const HedgePlay play = play_hedge(soa, sample, rounds);
    const std::vector<double> expected = explicit_hedge(concept_class, sample, rounds);
    CAPTURE(repeat, points, rounds);
    REQUIRE(play.predictions.size() == expected.size());
    for (std::size_t t = 0; t < expected.size(); ++t) REQUIRE(play.predictions[t] == Approx(expected[t]).margin(1e-12));
  }
}

TEST_CASE("over its whole horizon Hedge keeps its promise, on every class on 3 points", "[online][hedge]") {
  std::mt19937_64 random(2);
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    SoaAutomaton soa(concept_class);
    const Sample sample = random_sample(random, 3, 30);
    const HedgePlay play = play_hedge(soa, sample, 30);
    CAPTURE(table);
    REQUIRE(play.regret() <= play.bound + 1e-9);
    for (const double chance : play.predictions) {
      REQUIRE(chance >= 0);
      REQUIRE(chance <= 1);
    }
    std::uint64_t least = 1000;
    for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
      least = std::min(least, count_errors(concept_class.row(h), sample));
    }
    REQUIRE(play.best_loss == least);
  }
}

TEST_CASE("one hypothesis is followed, and the number of experts is a sum of binomials", "[online][hedge]") {
  const ConceptClass single = make_class("thresholds:1");
  SoaAutomaton soa(single);
  const HedgePlay play = play_hedge(soa, Sample{{0, Label::plus}, {0, Label::minus}}, 5);
  CHECK(play.experts == 1);
  CHECK(play.bound == 0);
  CHECK(play.predictions == std::vector<double>{1, 1});
  CHECK(play.regret() == 0);
  const ConceptClass concept_class = make_class("thresholds:8");
  SoaAutomaton eight(concept_class);
  const HedgePlay longer = play_hedge(eight, {}, 10);
  CHECK(longer.dimension == 3);
  CHECK(longer.experts == 1 + 10 + 45 + 120);
  CHECK(longer.rate == Approx(std::sqrt(8 * std::log(176.0) / 10)));
  CHECK_THROWS_AS(play_hedge(eight, Sample(4, Example{0, Label::plus}), 3), InputError);
  CHECK_THROWS_AS(play_hedge(eight, {}, 0), InputError);
}

TEST_CASE("32 thresholds and 500 rounds: the promise is kept with few states", "[online][hedge]") {
  const ConceptClass concept_class = make_class("thresholds:32");
  std::mt19937_64 random(4);
  Sample sample;
  for (int i = 0; i < 500; ++i) {
    const auto x = static_cast<PointIndex>(random() % 32);
    sample.push_back({x, label_of((x >= 13) == (random() % 5 != 0))});
  }
  SoaAutomaton soa(concept_class);
  const HedgeStudy study = run_hedge(soa, {sample, 0});
  CHECK(study.play.regret() <= study.play.bound);
  CHECK(study.play.loss < static_cast<double>(study.soa.mistake_count));
  CHECK(study.play.most_states < 10'000);
  REQUIRE(!study.best.empty());
  CHECK(count_errors(concept_class.row(study.best.front()), sample) == study.play.best_loss);
}

TEST_CASE("Hedge round by round says what the play says and its groups add up", "[hedge]") {
  for (const char* text : {"thresholds:6", "cube:2", "points:5"}) {
    const ConceptClass c = make_class(text);
    SoaAutomaton soa(c);
    const Sample sample = {{0, Label::minus}, {1, Label::plus}, {0, Label::plus}, {1, Label::minus}, {0, Label::plus}};
    const HedgePlay play = play_hedge(soa, sample, 9);
    HedgeLearner learner(soa, 9);
    CHECK(learner.experts() == play.experts);
    CHECK(learner.bound() == play.bound);
    for (std::size_t t = 0; t < sample.size(); ++t) {
      CAPTURE(text, t);
      HedgeLearner copy(learner);  // what it learns stays with it
      copy.learn({0, Label::minus});
      CHECK(learner.chance_of_plus(sample[t].point) == Approx(play.predictions[t]).margin(1e-12));
      double all = 0;
      double plus = 0;
      double before = 1;
      for (const HedgeGroup& group : learner.groups(sample[t].point)) {
        all += group.share;
        if (group.said == Label::plus) plus += group.share;
        CHECK(group.share <= before);
        before = group.share;
      }
      CHECK(all == Approx(1));
      CHECK(plus == Approx(play.predictions[t]).margin(1e-12));
      learner.learn(sample[t]);
    }
  }
}

TEST_CASE("Hedge without flips is the SOA alone, on its own predictions", "[hedge]") {
  const ConceptClass c = make_class("thresholds:6");
  SoaAutomaton soa(c);
  HedgeLearner learner(soa, 6, 0);
  CHECK(learner.experts() == 1);
  CHECK(learner.bound() == 0);
  StateId state = SoaAutomaton::start();
  for (const PointIndex x : {2U, 4U, 0U, 5U, 2U, 1U}) {
    const Label said = soa.labels_at(state)[x];
    CHECK(learner.chance_of_plus(x) == (said == Label::plus ? 1 : 0));
    learner.learn({x, opposite(said)});
    state = soa.next(state, {x, said});
  }
  CHECK_THROWS_AS(HedgeLearner(soa, 6, 3), InputError);
  CHECK_THROWS_AS(HedgeLearner(soa, 0), InputError);
}
