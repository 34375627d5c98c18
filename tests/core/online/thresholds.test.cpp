// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/thresholds.hpp"

#include <catch2/catch.hpp>

#include "core/concept/families.hpp"
#include "tests/support/bridge.hpp"

using namespace littlestone;

TEST_CASE("on every class on 3 points the thresholds found are thresholds and the most there are", "[online]") {
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    const Thresholds found = find_thresholds(concept_class);
    CAPTURE(table);
    REQUIRE(are_thresholds(concept_class, found));
    REQUIRE(found.maximum);
    REQUIRE(static_cast<int>(found.points.size()) == oracle::max_thresholds(table));
  }
}

TEST_CASE("n thresholds hold n thresholds, and cube:1 only one", "[online]") {
  for (const int n : {1, 8, 40}) {
    const Thresholds found = find_thresholds(make_class("thresholds:" + std::to_string(n)));
    CHECK(static_cast<int>(found.points.size()) == n);
    CHECK(found.maximum);
  }
  CHECK(find_thresholds(make_class("cube:1")).points.size() == 1);
}

TEST_CASE("a search cut short does not claim the maximum", "[online]") {
  const Thresholds found = find_thresholds(make_class("random:60,60,1"), 3);
  CHECK_FALSE(found.maximum);
  CHECK(are_thresholds(make_class("random:60,60,1"), found));
}

TEST_CASE("the checker refuses what are no thresholds", "[online]") {
  const ConceptClass concept_class = make_class("thresholds:4");
  CHECK(are_thresholds(concept_class, {{0, 1, 2, 3}, {0, 1, 2, 3}, false}));
  CHECK_FALSE(are_thresholds(concept_class, {{1, 0}, {0, 1}, false}));
  CHECK_FALSE(are_thresholds(concept_class, {{0, 1}, {0}, false}));
}
