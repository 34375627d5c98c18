// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/regret.hpp"

#include <algorithm>
#include <cmath>
#include <random>

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/study/regret/regret_study.hpp"
#include "tests/support/bridge.hpp"

using namespace littlestone;

namespace {

using Losses = std::vector<std::uint32_t>;

Rational regret_of(const std::string& text, unsigned rounds) {
  const ConceptClass concept_class = make_class(text);
  RegretEngine engine(concept_class);
  return engine.value(Losses(concept_class.size(), 0), rounds);
}

// The recursion as it is defined, on all points and losses as they are; values have few bits, so doubles hold them.
double plain_value(const ConceptClass& concept_class, const Losses& losses, unsigned rounds) {
  if (rounds == 0) return -static_cast<double>(*std::min_element(losses.begin(), losses.end()));
  double most = -1e9;
  for (PointIndex x = 0; x < concept_class.points(); ++x) {
    Losses plus = losses;
    Losses minus = losses;
    for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
      ++(concept_class.row(h)[x] == Label::plus ? minus : plus)[h];
    }
    most = std::max(
        most, (1 + plain_value(concept_class, plus, rounds - 1) + plain_value(concept_class, minus, rounds - 1)) / 2);
  }
  return most;
}

Losses after(const ConceptClass& concept_class, Losses losses, PointIndex x, Label label) {
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) losses[h] += concept_class.row(h)[x] != label ? 1U : 0U;
  return losses;
}

// The most regret that any opponent gets from a learner who keeps to the engine's odds.
Rational against_learner(RegretEngine& engine, const Losses& losses, unsigned left) {
  const ConceptClass& concept_class = engine.concept_class();
  if (left == 0) return -Rational(*std::min_element(losses.begin(), losses.end()));
  Rational most = -1000;
  for (PointIndex x = 0; x < concept_class.points(); ++x) {
    const Rational plus = engine.odds(losses, left, x);
    CHECK(plus >= 0);
    CHECK(plus <= 1);
    for (const Label label : {Label::minus, Label::plus}) {
      const Rational loss = label == Label::plus ? Rational(1 - plus) : plus;
      most = std::max(most, Rational(loss + against_learner(engine, after(concept_class, losses, x, label), left - 1)));
    }
  }
  return most;
}

// What the engine's opponent gets with a fair coin for every label: any learner loses ½ a round.
Rational by_fair_coins(RegretEngine& engine, const Losses& losses, unsigned left) {
  if (left == 0) return -Rational(*std::min_element(losses.begin(), losses.end()));
  const PointIndex x = engine.best_point(losses, left);
  const ConceptClass& concept_class = engine.concept_class();
  return (1 + by_fair_coins(engine, after(concept_class, losses, x, Label::plus), left - 1) +
          by_fair_coins(engine, after(concept_class, losses, x, Label::minus), left - 1)) /
         2;
}

}  // namespace

TEST_CASE("the regret of classes whose value is known", "[online][regret]") {
  CHECK(regret_of("thresholds:6", 8) == Rational(133, 64));
  CHECK(regret_of("points:6", 6) == Rational(97, 64));
  CHECK(regret_of("cube:2", 10) == Rational(499, 256));
  CHECK(regret_of("thresholds:1", 7) == 0);
}

TEST_CASE("two hypotheses on one point: the regret is what the majority of T fair coins is ahead of half of them",
          "[online][regret]") {
  // One point, two hypotheses: the regret of T rounds is T/2 − E min(B, T − B) for B ~ Bin(T, ½).
  for (const unsigned rounds : {1U, 2U, 5U, 9U, 20U}) {
    Rational least = 0;
    BigInteger choose = 1;
    for (unsigned i = 0; i <= rounds; ++i) {
      least += Rational(choose * std::min(i, rounds - i), power_of_two(rounds));
      choose = choose * (rounds - i) / (i + 1);
    }
    CHECK(regret_of("cube:1", rounds) == Rational(rounds, 2) - least);
  }
}

TEST_CASE("on every class on 3 points the regret is that of the definition, and both strategies keep it",
          "[online][regret]") {
  std::size_t index = 0;
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    RegretEngine engine(concept_class);
    const Losses none(concept_class.size(), 0);
    CAPTURE(table);
    for (unsigned rounds = 1; rounds <= 4; ++rounds) {
      REQUIRE(to_double(engine.value(none, rounds)) == plain_value(concept_class, none, rounds));
    }
    if (++index % 6 != 0) continue;
    const Rational value = engine.value(none, 3);
    REQUIRE(against_learner(engine, none, 3) == value);
    REQUIRE(by_fair_coins(engine, none, 3) == value);
  }
}

TEST_CASE("with losses to begin with the value is that of the definition, and takes a constant out",
          "[online][regret]") {
  std::mt19937_64 random(3);
  for (int repeat = 0; repeat < 60; ++repeat) {
    const std::size_t points = 1 + random() % 3;
    std::vector<LabelVector> rows(1 + random() % 7, LabelVector(points));
    for (LabelVector& row : rows) {
      for (std::size_t x = 0; x < points; ++x) row.set(x, label_of(random() % 2 == 0));
    }
    const ConceptClass concept_class("seeded", std::move(rows));
    RegretEngine engine(concept_class);
    Losses losses(concept_class.size());
    for (std::uint32_t& loss : losses) loss = static_cast<std::uint32_t>(random() % 5);
    const unsigned rounds = 1 + static_cast<unsigned>(random() % 5);
    CAPTURE(repeat, rounds, losses);
    const Rational value = engine.value(losses, rounds);
    REQUIRE(to_double(value) == plain_value(concept_class, losses, rounds));
    for (std::uint32_t& loss : losses) loss += 7;
    REQUIRE(engine.value(losses, rounds) == value - 7);
  }
}

TEST_CASE("regret never falls with more rounds, rounds that follow add at most their own, and bounds hold",
          "[online][regret]") {
  for (const char* text : {"thresholds:5", "points:5", "cube:3", "affine:2,2,1", "random:9,6,2"}) {
    const ConceptClass concept_class = make_class(text);
    RegretEngine engine(concept_class);
    const RegretResult found = find_regret(engine, 9);
    CAPTURE(text);
    REQUIRE(found.regret);
    for (std::size_t t = 1; t < 9; ++t) {
      CHECK(found.exact[t] >= found.exact[t - 1]);
      for (std::size_t part = 1; part <= t; ++part) {
        CHECK(found.exact[t] <= found.exact[part - 1] + found.exact[t - part]);
      }
    }
    for (unsigned t = 1; t <= 9; ++t) {
      CHECK(to_double(found.exact[t - 1]) <= regret_bound_of_size(concept_class.size(), t));
      CHECK(to_double(found.exact[t - 1]) <= hedge_regret_bound(littlestone_dimension(concept_class), t));
    }
    RegretEngine small(concept_class, {.states = 20});
    const RegretResult cut = find_regret(small, 9);
    CHECK(cut.lower <= *found.regret);
    CHECK(cut.upper >= to_double(*found.regret) - 1e-12);
  }
}

TEST_CASE("a game tells what a round gave away, and ends with the value less that", "[online][regret]") {
  const ConceptClass concept_class = make_class("thresholds:6");
  RegretEngine engine(concept_class);
  std::mt19937_64 random(8);
  for (int repeat = 0; repeat < 20; ++repeat) {
    std::vector<RegretMove> moves;
    for (int i = 0; i < 8; ++i) {
      moves.push_back({static_cast<PointIndex>(random() % 6), label_of(random() % 2 == 0), std::nullopt});
      if (repeat % 2 == 1) moves.back().odds = Rational(static_cast<int>(random() % 5), 4);
    }
    const RegretGame game = play_regret(engine, 8, moves);
    const Rational whole = engine.value(Losses(6, 0), 8);
    Rational ceiling = whole;
    std::uint32_t least = *std::min_element(game.losses.begin(), game.losses.end());
    for (const RegretRound& round : game.played) {
      CHECK(round.opponent_gave >= 0);
      CHECK(round.learner_gave >= 0);
      const Rational moved = round.loss + round.value_after - round.value_before;
      if (repeat % 2 == 0) {
        CHECK(moved == -round.opponent_gave);
      } else {
        CHECK(abs(Rational(moved + round.opponent_gave)) == round.learner_gave);
      }
      ceiling += moved;
    }
    CHECK(game.ceiling() == ceiling);
    CHECK(game.value_left == -Rational(least));
    if (repeat % 2 == 0) CHECK(ceiling <= whole);
  }
  CHECK(play_regret(engine, 8, {}).ceiling() == Rational(133, 64));
  const std::vector<RegretMove> outside{{6, Label::plus, std::nullopt}};
  CHECK_THROWS_AS(play_regret(engine, 8, outside), InputError);
  const std::vector<RegretMove> odd{{1, Label::plus, Rational(5, 4)}};
  CHECK_THROWS_AS(play_regret(engine, 8, odd), InputError);
}

TEST_CASE("the opponent answers odds that are not the best with the label that costs more", "[online][regret]") {
  const ConceptClass concept_class = make_class("thresholds:6");
  RegretEngine engine(concept_class);
  const Losses none(6, 0);
  for (PointIndex x = 0; x < 6; ++x) {
    const Rational best = engine.odds(none, 8, x);
    if (best > 0) CHECK(engine.best_label(none, 8, x, 0) == Label::plus);
    if (best < 1) CHECK(engine.best_label(none, 8, x, 1) == Label::minus);
    CHECK(engine.value_of_point(none, 8, x) <= engine.value(none, 8));
  }
  CHECK(engine.value_of_point(none, 8, engine.best_point(none, 8)) == engine.value(none, 8));
}

TEST_CASE("what is too large is said, and 16 hypotheses with 8 rounds are not", "[online][regret]") {
  CHECK(regret_of("points:16", 8) == Rational(467, 256));
  CHECK(regret_of("cube:4", 8) == Rational(41, 16));
  const ConceptClass large = make_class("thresholds:65");
  CHECK_THROWS_AS(RegretEngine(large), InputError);
  CHECK(run_regret(large, bound_littlestone_dimension(large), {4, {}, {}}).why_not ==
        "too large: 65 hypotheses, at most 64");
  const ConceptClass concept_class = make_class("thresholds:16");
  RegretEngine engine(concept_class, {.states = 1000});
  CHECK_THROWS_AS(engine.value(Losses(16, 0), 8), RegretTooLarge);
  CHECK_THROWS_AS(engine.value(Losses(16, 0), 51), InputError);
}
