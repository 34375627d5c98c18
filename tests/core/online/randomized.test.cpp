// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/randomized.hpp"

#include <algorithm>
#include <random>

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/online/littlestone.hpp"
#include "tests/support/bridge.hpp"
#include "tests/support/plain_randomized.hpp"
#include "tests/support/reference.hpp"

using namespace littlestone;

namespace {

Rational dimension_of(const ConceptClass& concept_class) {
  RandomizedEngine engine(concept_class);
  return engine.dimension(concept_class.everything());
}

// Warmuth's class C5: ten concepts on five points, two shapes and their turns.
ConceptClass warmuth() {
  std::vector<LabelVector> rows;
  for (const char* shape : {"++---", "++-+-"}) {
    std::string turned = shape;
    for (int turn = 0; turn < 5; ++turn) {
      rows.push_back(LabelVector::parse(turned));
      std::rotate(turned.begin(), turned.begin() + 1, turned.end());
    }
  }
  return ConceptClass("warmuth", std::move(rows));
}

// The most mistakes on average that an adversary can force on the engine's player, who keeps to chance_of_plus.
Rational forced(RandomizedEngine& engine, const VersionSpace& space) {
  const ConceptClass& concept_class = engine.concept_class();
  Rational most = 0;
  for (PointIndex x = 0; x < concept_class.points(); ++x) {
    const Rational plus = engine.chance_of_plus(space, x);
    const VersionSpace minus_side = concept_class.restrict(space, x, Label::minus);
    const VersionSpace plus_side = concept_class.restrict(space, x, Label::plus);
    if (minus_side.none() || plus_side.none()) {
      CHECK(plus == (minus_side.none() ? 1 : 0));
      continue;
    }
    most = std::max(most, Rational(plus + forced(engine, minus_side)));
    most = std::max(most, Rational(1 - plus + forced(engine, plus_side)));
  }
  return most;
}

}  // namespace

TEST_CASE("the randomized dimension of classes whose value is known", "[online][randomized]") {
  CHECK(dimension_of(make_class("thresholds:8")) == Rational(3, 2));
  CHECK(dimension_of(make_class("thresholds:16")) == 2);
  CHECK(dimension_of(make_class("thresholds:6")) == Rational(5, 4));
  CHECK(dimension_of(make_class("cube:3")) == Rational(3, 2));
  CHECK(dimension_of(make_class("points:6")) == Rational(31, 32));
  CHECK(dimension_of(make_class("affine:2,3,1")) == Rational(501, 256));
  CHECK(dimension_of(make_class("thresholds:1")) == 0);
  CHECK(littlestone_dimension(warmuth()) == 3);
  CHECK(vc_dimension(warmuth()) == 2);
  CHECK(dimension_of(warmuth()) == Rational(13, 8));
}

TEST_CASE("n points have the randomized dimension 1 - 2^(1-n), also where numbers are long", "[online][randomized]") {
  for (const unsigned n : {2U, 7U, 60U, 119U, 120U, 141U}) {
    CHECK(dimension_of(make_class("points:" + std::to_string(n))) == 1 - Rational(1, power_of_two(n - 1)));
  }
}

TEST_CASE("thresholds reach the bound of their number, which is that of the most even trees", "[online][randomized]") {
  std::vector<Rational> even{0, 0};
  for (std::uint64_t n = 2; n <= 140; ++n) {
    even.push_back((1 + even[n / 2] + even[n - n / 2]) / 2);
    REQUIRE(randomized_bound_of_size(n) == even[n]);
    for (std::uint64_t left = 1; left < n; ++left) REQUIRE((1 + even[left] + even[n - left]) / 2 <= even[n]);
    if (n % 9 == 2) REQUIRE(dimension_of(make_class("thresholds:" + std::to_string(n))) == even[n]);
  }
}

TEST_CASE("on every class on 3 points the randomized dimension is that of the definition and its player keeps it",
          "[online][randomized]") {
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    RandomizedEngine engine(concept_class);
    const Rational value = engine.dimension(concept_class.everything());
    CAPTURE(table);
    REQUIRE(value == reference::memoised_randomized_dimension(concept_class));
    const int deterministic = littlestone_dimension(concept_class);
    REQUIRE(2 * value >= deterministic);
    REQUIRE(value <= deterministic);
    REQUIRE(forced(engine, concept_class.everything()) == value);
  }
}

TEST_CASE("on seeded and geometric classes the randomized dimension is that of the plain recursion",
          "[online][randomized]") {
  std::mt19937_64 random(5);
  std::vector<ConceptClass> classes{reference::arcs(7), reference::arcs(10), make_class("intervals:9"),
                                    make_class("conjunctions:3"), reference::unions_of_intervals(6, 2)};
  for (int repeat = 0; repeat < 120; ++repeat) {
    const std::size_t points = 1 + random() % 12;
    const std::uint64_t density = 1 + random() % 8;
    std::vector<LabelVector> rows(1 + random() % 18, LabelVector(points));
    for (LabelVector& row : rows) {
      for (std::size_t x = 0; x < points; ++x) row.set(x, label_of(random() % 8 < density));
    }
    classes.emplace_back("seeded", std::move(rows));
  }
  for (const ConceptClass& concept_class : classes) {
    RandomizedEngine engine(concept_class);
    const Rational value = engine.dimension(concept_class.everything());
    CAPTURE(concept_class.name(), concept_class.size(), concept_class.points());
    REQUIRE(value == reference::memoised_randomized_dimension(concept_class));
    const auto point = engine.best_point(concept_class.everything());
    REQUIRE(point.has_value() == (concept_class.size() > 1));
    if (!point) continue;
    const auto sides = engine.sides(concept_class.everything(), *point);
    REQUIRE((1 + *sides[0] + *sides[1]) / 2 == value);
  }
}

TEST_CASE("a question cut short keeps both bounds, and one that was stopped can be asked again",
          "[online][randomized]") {
  const ConceptClass circle = reference::arcs(20);
  RandomizedEngine engine(circle);
  const RandomizedResult cut = engine.bound({.states = 3});
  CHECK_FALSE(cut.exact());
  const RandomizedResult whole = engine.bound();
  CHECK(whole.exact());
  CHECK(cut.lower <= whole.lower);
  CHECK(whole.upper <= cut.upper);
  RandomizedEngine fresh(circle);
  fresh.set_observer([](const Progress&) { return Answer::stop; });
  CHECK(fresh.bound().stopped);
  fresh.set_observer({});
  CHECK(fresh.bound().lower == whole.lower);
}

TEST_CASE("known orders: thresholds from one end cost one mistake, by halves as much as the tree",
          "[online][randomized]") {
  const ConceptClass concept_class = make_class("thresholds:7");
  // From one end on a wrong guess says where the labels change, so the rest is known.
  CHECK(transductive_mistakes(concept_class, {0, 1, 2, 3, 4, 5, 6}).deterministic == 1);
  CHECK(transductive_mistakes(concept_class, {3, 1, 5, 0, 2, 4, 6}).deterministic == 2);
  const TransductiveRange range = transductive_range(concept_class);
  CHECK(range.best.deterministic == 1);
  CHECK(range.worst.deterministic == 2);
  CHECK(range.worst.randomized <= dimension_of(concept_class));
  CHECK_THROWS_AS(transductive_mistakes(concept_class, {0, 0}), InputError);
  CHECK_THROWS_AS(transductive_range(make_class("points:9")), InputError);
}

TEST_CASE("on every class on 3 points no order beats another's value, and none the adaptive adversary's",
          "[online][randomized]") {
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    const TransductiveRange range = transductive_range(concept_class);
    CAPTURE(table);
    std::vector<PointIndex> order{0, 1, 2};
    TransductiveMistakes least = transductive_mistakes(concept_class, order);
    TransductiveMistakes most = least;
    while (std::next_permutation(order.begin(), order.end())) {
      const TransductiveMistakes here = transductive_mistakes(concept_class, order);
      least.deterministic = std::min(least.deterministic, here.deterministic);
      least.randomized = std::min(least.randomized, here.randomized);
      most.deterministic = std::max(most.deterministic, here.deterministic);
      most.randomized = std::max(most.randomized, here.randomized);
      REQUIRE(2 * here.randomized >= here.deterministic);
      REQUIRE(here.randomized <= here.deterministic);
    }
    REQUIRE(range.best.deterministic == least.deterministic);
    REQUIRE(range.best.randomized == least.randomized);
    REQUIRE(range.worst.deterministic == most.deterministic);
    REQUIRE(range.worst.randomized == most.randomized);
    REQUIRE(range.worst.deterministic <= littlestone_dimension(concept_class));
    REQUIRE(range.worst.randomized <= dimension_of(concept_class));
  }
}

TEST_CASE("Warmuth's class: known orders", "[online][randomized]") {
  const TransductiveRange range = transductive_range(warmuth());
  CHECK(range.worst.deterministic == littlestone_dimension(warmuth()));
  CHECK(range.worst.randomized <= Rational(13, 8));
  CHECK(range.best.randomized <= range.worst.randomized);
}
