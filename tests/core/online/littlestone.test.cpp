// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/littlestone.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include "core/concept/families.hpp"
#include "tests/support/bridge.hpp"

using namespace littlestone;
using bridge::class_of;
using bridge::row_of;
using bridge::table_of;

TEST_CASE("every class on 3 points has the dimensions of the definition", "[online]") {
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = class_of(table);
    CAPTURE(table);
    REQUIRE(littlestone_dimension(concept_class) == oracle::littlestone_dimension(table));
    REQUIRE(vc_dimension(concept_class) == oracle::vc_dimension(table));
  }
}

TEST_CASE("every class on 4 points has the dimensions of the definition", "[online]") {
  int checked = 0;
  for (const oracle::Table& table : oracle::all_classes(4)) {
    const ConceptClass concept_class = class_of(table);
    if (littlestone_dimension(concept_class) != oracle::littlestone_dimension_memoised(table) ||
        vc_dimension(concept_class) != oracle::vc_dimension(table)) {
      CAPTURE(table);
      FAIL("differs from the oracle");
    }
    ++checked;
  }
  CHECK(checked == 65'535);
}

TEST_CASE("random tables have the dimensions of the definition", "[online]") {
  CHECK(rc::check([] {
    const auto columns = *rc::gen::inRange<std::uint64_t>(1, 9);
    const auto most = std::min<std::uint64_t>(24, std::uint64_t{1} << columns);
    const auto rows = *rc::gen::inRange<std::uint64_t>(1, most + 1);
    const auto seed = *rc::gen::arbitrary<std::uint32_t>();
    const ConceptClass concept_class = make_class("random:" + std::to_string(rows) + "," + std::to_string(columns) + "," +
                                                  std::to_string(seed));
    const oracle::Table table = table_of(concept_class);
    RC_ASSERT(littlestone_dimension(concept_class) == oracle::littlestone_dimension_memoised(table));
    RC_ASSERT(vc_dimension(concept_class) == oracle::vc_dimension(table));
  }));
}

TEST_CASE("the families have the dimensions of MATH section 1", "[online]") {
  for (const int n : {1, 2, 3, 4, 7, 8, 9, 31, 32, 100}) {
    int log = 0;
    while ((2 << log) <= n) ++log;
    CHECK(littlestone_dimension(make_class("thresholds:" + std::to_string(n))) == log);
    CHECK(littlestone_dimension(make_class("points:" + std::to_string(n))) == (n >= 2 ? 1 : 0));
  }
  for (const int n : {1, 2, 3, 4, 5}) {
    const ConceptClass cube = make_class("cube:" + std::to_string(n));
    CHECK(littlestone_dimension(cube) == n);
    CHECK(vc_dimension(cube) == n);
  }
}

TEST_CASE("the predictor at every version space of every class on 3 points is the SOA's", "[online]") {
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = class_of(table);
    LittlestoneEngine engine(concept_class);
    CAPTURE(table);
    REQUIRE(row_of(engine.predictor(concept_class.everything())) == oracle::soa_predictor(table));
  }
}

TEST_CASE("Ldim >= k is answered alike whichever k is asked first", "[online]") {
  const ConceptClass concept_class = make_class("random:40,9,5");
  const int dimension = littlestone_dimension(concept_class);
  for (int first = 6; first >= -1; --first) {
    LittlestoneEngine engine(concept_class);
    CHECK(engine.at_least(concept_class.everything(), first) == (dimension >= first));
    CHECK(engine.dimension(concept_class.everything()) == dimension);
  }
  LittlestoneEngine engine(concept_class);
  CHECK(engine.dimension(VersionSpace(concept_class.size())) == -1);
}
