// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/inline_table.hpp"

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "tests/support/names.hpp"

namespace littlestone {
namespace {

bool same_table(const ConceptClass& a, const ConceptClass& b) {
  if (a.size() != b.size() || a.points() != b.points()) return false;
  for (HypothesisIndex h = 0; h < a.size(); ++h) {
    if (!(a.row(h) == b.row(h)) || a.hypothesis_name(h).text() != b.hypothesis_name(h).text()) return false;
  }
  for (PointIndex x = 0; x < a.points(); ++x) {
    if (a.point_name(x).text() != b.point_name(x).text()) return false;
  }
  return true;
}

TEST_CASE("a class spelled out by hand has the rows and names that are written", "[concept][inline]") {
  const ConceptClass c = make_class("table:a,b%2C%20c@first=01/second=11/00");
  REQUIRE(c.size() == 3);
  REQUIRE(c.points() == 2);
  CHECK(c.point_name(1) == "b, c");
  CHECK(c.hypothesis_name(0) == "first");
  CHECK(c.hypothesis_name(2) == "h3");
  CHECK(c.row(0) == LabelVector::parse("-+"));
  CHECK(c.row(1) == LabelVector::parse("++"));
  CHECK(c.row(2) == LabelVector::parse("--"));
  CHECK(make_class("table:0/1").hypothesis_name(1) == "h2");
  CHECK(make_class("table:01/01").merged_rows() == 1);
}

TEST_CASE("every family's table is read back from its spelled-out text", "[concept][inline]") {
  for (const char* text : {"thresholds:8", "points:1", "intervals:4", "linear:2,3,2", "affine:3,2,1",
                           "projective-lines:2", "conjunctions:2", "stumps:2,3", "cube:3", "random:6,8,1"}) {
    CAPTURE(text);
    const ConceptClass c = make_class(text);
    const std::string spelled = inline_table(c);
    CHECK(is_inline_table(spelled));
    const ConceptClass again = make_class(spelled);
    CHECK(same_table(c, again));
    CHECK(again.name() == spelled);
    CHECK(inline_table(again) == spelled);
  }
}

TEST_CASE("names of any characters that a name may hold are read back from a spelled-out table", "[concept][inline]") {
  const std::vector<std::string> names = awkward_names(3000, 7);
  for (std::size_t i = 0; i + 5 <= names.size(); i += 5) {
    const ConceptClass c("any", {LabelVector::parse("+-"), LabelVector::parse("-+"), LabelVector::parse("++")},
                         {names[i], names[i + 1]}, {names[i + 2], names[i + 3], names[i + 4]});
    REQUIRE(same_table(c, read_inline_table(inline_table(c))));
  }
}

TEST_CASE("a spelled-out table keeps which of its names are notation", "[concept][inline]") {
  for (const char* text : {"thresholds:5", "conjunctions:2", "parities:3", "stumps:2,3", "points:4"}) {
    const ConceptClass c = make_class(text);
    const ConceptClass again = make_class(inline_table(c));
    for (HypothesisIndex h = 0; h < c.size(); ++h) {
      CAPTURE(text, c.hypothesis_name(h).text());
      CHECK(c.hypothesis_name(h).is_notation());
      const bool variables = c.hypothesis_name(h).text().find_first_of("tpx") != std::string::npos;
      const bool word = c.hypothesis_name(h) == "true" || c.hypothesis_name(h) == "none";
      CHECK((again.hypothesis_name(h).is_notation() || !variables || word));
    }
  }
  const ConceptClass own("own", {LabelVector::parse("+-"), LabelVector::parse("-+"), LabelVector::parse("++")},
                         {"p53", "T2"}, {"h1", "h2", "h3"});
  const ConceptClass read = make_class(inline_table(own));
  CHECK(same_table(own, read));
  for (PointIndex x = 0; x < 2; ++x) CHECK_FALSE(read.point_name(x).is_notation());
  for (HypothesisIndex h = 0; h < 3; ++h) CHECK_FALSE(read.hypothesis_name(h).is_notation());
  CHECK(make_class("table:x1,x2@t1=01/t2=11").point_name(0).is_notation());
  // The same spelling may be a text of a point and the notation of a row.
  GivenNames point;
  point.add("h1", false);
  const ConceptClass both = make_class(inline_table(ConceptClass("both", {LabelVector::parse("+")}, point)));
  CHECK_FALSE(both.point_name(0).is_notation());
  CHECK(both.hypothesis_name(0).is_notation());
}

TEST_CASE("a spelled-out table that is none is refused with its field", "[concept][inline]") {
  for (const char* text : {"table:", "table:/", "table:0/", "table:0/01", "table:02", "table:a=", "table:a,b@0/1",
                           "table:a%2=0", "table:a%ZZ=0", "table:=", "table:@01/10/", "table:-+"}) {
    CAPTURE(text);
    try {
      (void)make_class(text);
      FAIL("accepted");
    } catch (const InputError& error) {
      CHECK(error.field() == "class");
    }
  }
}

TEST_CASE("a small table of a file is spelled out, another class keeps its text", "[concept][inline]") {
  const ConceptClass own = make_class("table:a,b@first=01/second=11");
  CHECK(same_table(make_class(without_file("file:/gone/own.csv", own)), own));
  CHECK(without_file("thresholds:8", make_class("thresholds:8")) == "thresholds:8");
  const ConceptClass large = make_class("thresholds:65");
  CHECK(without_file("file:large.csv", large) == "file:large.csv");
}

}  // namespace
}  // namespace littlestone
