// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <random>

#include <catch2/catch.hpp>

#include "core/concept/families.hpp"
#include "core/online/littlestone.hpp"
#include "core/online/thresholds.hpp"
#include "tests/support/bridge.hpp"
#include "tests/support/plain_dimensions.hpp"
#include "tests/support/reference.hpp"

using namespace littlestone;

namespace {

constexpr std::uint64_t no_limit = ~std::uint64_t{0};

// Rows of `from` in another order, some left out, on points in another order and some labels turned over.
ConceptClass shuffled(const ConceptClass& from, std::uint64_t seed, std::size_t leave_out) {
  std::mt19937_64 random(seed);
  std::vector<PointIndex> points(from.points());
  for (PointIndex x = 0; x < points.size(); ++x) points[x] = x;
  std::shuffle(points.begin(), points.end(), random);
  std::vector<bool> turned(points.size());
  for (std::size_t x = 0; x < points.size(); ++x) turned[x] = random() % 2 == 0;
  std::vector<LabelVector> rows;
  for (HypothesisIndex h = 0; h < from.size(); ++h) {
    LabelVector row(points.size());
    for (std::size_t x = 0; x < points.size(); ++x) {
      row.set(x, turned[x] ? opposite(from.row(h)[points[x]]) : from.row(h)[points[x]]);
    }
    rows.push_back(std::move(row));
  }
  std::shuffle(rows.begin(), rows.end(), random);
  rows.resize(rows.size() - std::min(rows.size() - 1, leave_out));
  return ConceptClass("shuffled", std::move(rows));
}

}  // namespace

TEST_CASE("on the 9902 arcs of 100 points of a circle the VC dimension is 3, whatever the order of points and labels",
          "[online][vc]") {
  const ConceptClass circle = reference::arcs(100);
  const VcResult found = bound_vc_dimension(circle, 12, 100'000'000);
  CHECK(found.exact);
  CHECK(found.dimension == 3);
  const VcResult mixed = bound_vc_dimension(shuffled(circle, 1, 300), 12, 1'000'000'000);
  CHECK(mixed.exact);
  CHECK(mixed.dimension == 3);
}

TEST_CASE("k intervals shatter 2k points and no more", "[online][vc]") {
  for (int parts = 1; parts <= 3; ++parts) {
    CHECK(vc_dimension(reference::unions_of_intervals(11, parts)) == 2 * parts);
  }
  CHECK(vc_dimension(make_class("intervals:60")) == 2);
}

TEST_CASE("on every class on 3 points and all shuffled geometric ones the VC dimension is that of the plain search",
          "[online][vc]") {
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    REQUIRE(vc_dimension(concept_class) == oracle::vc_dimension(table));
  }
  std::vector<ConceptClass> classes{reference::arcs(9),         reference::unions_of_intervals(8, 2),
                                    reference::arcs(14),        reference::sparse(40, 3),
                                    make_class("cube:5"),       make_class("conjunctions:3"),
                                    make_class("halfspaces:3"), make_class("random:90,70,4")};
  for (const ConceptClass& from : classes) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      const ConceptClass concept_class = shuffled(from, seed, seed * from.size() / 20);
      const int most = 31;
      const VcResult found = bound_vc_dimension(concept_class, most, no_limit);
      CAPTURE(from.name(), seed, concept_class.size(), concept_class.points());
      REQUIRE(found.exact);
      REQUIRE(found.dimension == reference::plain_vc_dimension(concept_class, most, no_limit).dimension);
    }
  }
}

TEST_CASE("on seeded classes of 1 to 200 points the VC dimension is that of the plain search", "[online][vc]") {
  std::mt19937_64 random(11);
  for (int repeat = 0; repeat < 150; ++repeat) {
    const std::size_t points = 1 + random() % (repeat % 5 == 0 ? 200 : 24);
    const std::size_t size = 1 + random() % 60;
    const std::uint64_t density = 1 + random() % 8;
    std::vector<LabelVector> rows(size, LabelVector(points));
    for (LabelVector& row : rows) {
      for (std::size_t x = 0; x < points; ++x) row.set(x, label_of(random() % 8 < density));
    }
    const ConceptClass concept_class("seeded", std::move(rows));
    CAPTURE(repeat, points, size, density);
    REQUIRE(vc_dimension(concept_class) == reference::plain_vc_dimension(concept_class, 31, no_limit).dimension);
  }
}

TEST_CASE("a VC search stops at every budget with a lower bound, and a larger budget never knows less",
          "[online][vc]") {
  const ConceptClass concept_class = make_class("random:60,50,2");
  const int exact = vc_dimension(concept_class);
  int last = 0;
  bool settled = false;
  for (std::uint64_t budget = 1; budget < 40'000'000 && !settled; budget = budget * 3 + 1) {
    const VcResult found = bound_vc_dimension(concept_class, 31, budget);
    CAPTURE(budget);
    REQUIRE(found.dimension >= last);
    REQUIRE(found.dimension <= exact);
    if (found.exact) REQUIRE(found.dimension == exact);
    settled = found.exact;
    last = found.dimension;
  }
  CHECK(settled);
}

TEST_CASE("on seeded classes of 1 to 90 rows and points the thresholds are as many as the plain search finds",
          "[online][vc]") {
  std::mt19937_64 random(12);
  for (int repeat = 0; repeat < 400; ++repeat) {
    const std::size_t points = 1 + random() % (repeat % 7 == 0 ? 90 : 9);
    const std::size_t size = 1 + random() % (repeat % 7 == 1 ? 90 : 9);
    const std::uint64_t density = 1 + random() % 8;
    std::vector<LabelVector> rows(size, LabelVector(points));
    for (LabelVector& row : rows) {
      for (std::size_t x = 0; x < points; ++x) row.set(x, label_of(random() % 8 < density));
    }
    const ConceptClass concept_class("seeded", std::move(rows));
    const Thresholds found = find_thresholds(concept_class);
    const Thresholds plain = reference::plain_thresholds(concept_class, 300'000'000, no_limit);
    CAPTURE(repeat, points, size, density);
    REQUIRE(are_thresholds(concept_class, found));
    REQUIRE(found.maximum);
    REQUIRE(plain.maximum);
    REQUIRE(found.points.size() == plain.points.size());
  }
}

TEST_CASE("thresholds of a table are those of the table turned over and read backwards", "[online][vc]") {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const ConceptClass concept_class =
        make_class("random:14," + std::to_string(8 + 5 * seed) + "," + std::to_string(seed));
    std::vector<LabelVector> turned(concept_class.points(), LabelVector(concept_class.size()));
    for (PointIndex x = 0; x < concept_class.points(); ++x) {
      for (HypothesisIndex h = 0; h < concept_class.size(); ++h) turned[x].set(h, concept_class.row(h)[x]);
    }
    const Thresholds found = find_thresholds(concept_class);
    const Thresholds back = find_thresholds(ConceptClass("turned", std::move(turned)));
    CHECK(found.maximum);
    CHECK(back.maximum);
    CHECK(found.points.size() == back.points.size());
  }
}

TEST_CASE("28 random rows on 256 points hold 12 thresholds, proved within the program's own budget", "[online][vc]") {
  const ConceptClass concept_class = make_class("random:28,256,1");
  const Thresholds found = find_thresholds(concept_class);
  CHECK(are_thresholds(concept_class, found));
  CHECK(found.points.size() == 12);
  CHECK(found.maximum);
}
