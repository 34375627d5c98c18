// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/families.hpp"

#include <catch2/catch.hpp>
#include <set>

#include "core/base/error.hpp"

using namespace littlestone;

namespace {

std::vector<std::string> rows_of(const ConceptClass& concept_class) {
  std::vector<std::string> rows;
  for (std::size_t h = 0; h < concept_class.size(); ++h) {
    rows.push_back(concept_class.row(static_cast<HypothesisIndex>(h)).to_string());
  }
  return rows;
}

}  // namespace

TEST_CASE("t_i(j) is +1 iff i <= j", "[concept]") {
  CHECK(rows_of(make_class("thresholds:4")) == std::vector<std::string>{"++++", "-+++", "--++", "---+"});
  CHECK(make_class("thresholds:4").hypothesis_name(1) == "t2");
  CHECK(make_class("thresholds:4").point_name(3) == "4");
}

TEST_CASE("points are indicators, and the cube has every row once", "[concept]") {
  CHECK(rows_of(make_class("points:3")) == std::vector<std::string>{"+--", "-+-", "--+"});
  CHECK(rows_of(make_class("cube:2")) == std::vector<std::string>{"--", "+-", "-+", "++"});
  CHECK(make_class("cube:6").size() == 64);
}

TEST_CASE("a random table has distinct rows, is pinned by its seed and can hold every row", "[concept]") {
  for (const char* text : {"random:20,5,1", "random:32,5,1", "random:10,70,2"}) {
    const auto rows = rows_of(make_class(text));
    CHECK(std::set<std::string>(rows.begin(), rows.end()).size() == rows.size());
    CHECK(rows == rows_of(make_class(text)));
  }
  CHECK(rows_of(make_class("random:20,5,1")) != rows_of(make_class("random:20,5,2")));
  CHECK(make_class("random:32,5,9").size() == 32);
}

TEST_CASE("columns are the table read the other way", "[concept]") {
  const ConceptClass concept_class = make_class("random:70,9,3");
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    for (PointIndex x = 0; x < concept_class.points(); ++x) {
      REQUIRE(concept_class.column(x).test(h) == (concept_class.row(h)[x] == Label::plus));
    }
    CHECK(concept_class.find(concept_class.row(h)) == h);
  }
  CHECK_FALSE(make_class("thresholds:4").find(LabelVector::parse("+---")));
}

TEST_CASE("every family's example parses, except the file there is not", "[concept]") {
  for (const FamilyInfo& family : families()) {
    if (family.name != "file") CHECK(make_class(family.example).name() == family.example);
  }
}

TEST_CASE("a class that is misspelled, too large or impossible is refused in one line", "[concept]") {
  const auto text =
      GENERATE(as<std::string>{}, "", "thresholds", "thresholds:", "thresholds:0", "thresholds:-3", "thresholds:8,8",
               "thresholds:8x", "thresholds:99999999", "thresholds:99999999999999999999", "nothing:3", "cube:21",
               "random:3", "random:5,2,1", "random:0,4,1", "random:1000000,1000000,1", "file:", "file:/no/such/file",
               "file:/", "thresholds: 8", "THRESHOLDS:8", "points:8,", "a\nb:3");
  CAPTURE(text);
  try {
    (void)make_class(text);
    FAIL("accepted");
  } catch (const InputError& error) {
    CHECK(error.field() == "class");
    CHECK(std::string(error.what()).find('\n') == std::string::npos);
  }
}
