// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stability/list_number.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <vector>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"

using namespace littlestone;

namespace {

using TextRows = std::vector<std::string>;  // one "0" or "1" a point

// All classes on `points` points, as bits of a number above 0: bit i is the row i in binary.
TextRows rows_of_number(unsigned number, unsigned points) {
  TextRows rows;
  for (unsigned row = 0; row < 1U << points; ++row) {
    if (((number >> row) & 1U) == 0) continue;
    std::string text;
    for (unsigned x = 0; x < points; ++x) text += ((row >> x) & 1U) != 0 ? '1' : '0';
    rows.push_back(text);
  }
  return rows;
}

ConceptClass class_of_rows(const TextRows& rows) {
  std::string text = "table:";
  for (const std::string& row : rows) text += (text.back() == ':' ? "" : "/") + row;
  return make_class(text);
}

bool meet(const std::string& a, const std::string& b) {
  for (std::size_t x = 0; x < a.size(); ++x) {
    if (a[x] == b[x]) return true;
  }
  return false;
}

// Two rows in one component differ somewhere, so that the component has both labels of that point.
bool both_labels_meet(const TextRows& rows) {
  for (const std::string& a : rows) {
    for (const std::string& b : rows) {
      if (a != b && meet(a, b)) return true;
      for (const std::string& between : rows) {
        if (a != b && between != a && between != b && meet(a, between) && meet(between, b)) return true;
      }
    }
  }
  return false;
}

// Whether one label of one point is compatible with all four labellings of the two others.
bool full_label(const TextRows& rows) {
  for (std::size_t x = 0; x < 3; ++x) {
    for (const char label : {'0', '1'}) {
      std::set<std::string> others;
      for (const std::string& row : rows) {
        if (row[x] == label) others.insert(row.substr(0, x) + row.substr(x + 1));
      }
      if (others.size() == 4) return true;
    }
  }
  return false;
}

}  // namespace

TEST_CASE("the three-point rule is what homology gives, for all 255 classes on 3 points", "[stability][complex]") {
  std::array<int, 4> with{};
  for (unsigned number = 1; number < 256; ++number) {
    const TextRows rows = rows_of_number(number, 3);
    CAPTURE(rows);
    const ListNumber found = list_number(class_of_rows(rows));
    const std::size_t expected = !both_labels_meet(rows) ? 1 : full_label(rows) ? 3 : 2;
    CHECK(found.lower == expected);  // by shattered sets and their spheres
    CHECK(found.upper == expected);  // by the rules of the components
    ++with[expected];
  }
  CHECK(with == std::array<int, 4>{0, 12, 180, 63});
}

TEST_CASE("on 2 points L is 2 where two rows agree on a point, else 1", "[stability][complex]") {
  for (unsigned number = 1; number < 16; ++number) {
    const TextRows rows = rows_of_number(number, 2);
    CAPTURE(rows);
    const ListNumber found = list_number(class_of_rows(rows));
    CHECK(found.lower == (both_labels_meet(rows) ? 2U : 1U));
    CHECK(found.upper == found.lower);
  }
}

TEST_CASE("the list number is known where its rules meet", "[stability]") {
  const auto of = [](const char* name) { return list_number(make_class(name)); };
  const auto exactly = [&](const char* name) {
    const ListNumber number = of(name);
    CAPTURE(name, number.lower, number.upper);
    CHECK(number.exact());
    return number.lower;
  };
  CHECK(exactly("cube:1") == 1);
  CHECK(exactly("cube:2") == 2);
  CHECK(exactly("cube:3") == 3);
  CHECK(exactly("cube:4") == 4);
  CHECK(exactly("cube:5") == 5);
  CHECK(exactly("points:2") == 1);  // h and −h: one example tells them apart
  CHECK(exactly("points:3") == 2);
  CHECK(exactly("points:4") == 2);
  CHECK(exactly("points:16") == 2);
  CHECK(exactly("thresholds:3") == 2);
  CHECK(exactly("thresholds:8") == 2);
  CHECK(exactly("thresholds:40") == 2);
  CHECK(exactly("table:11/01/00") == 2);
  CHECK(exactly("table:10/00/01") == 2);  // a chain from 10 on
  CHECK(exactly("table:111/000") == 1);
  CHECK(exactly("table:110") == 1);
  CHECK(exactly("table:000/100/010/001") == 2);
  CHECK(exactly("table:00000/10000/01000/00100/00010") == 2);  // a star with its centre
  // A point whose label is known costs one: cube:d and a constant point.
  CHECK(exactly("table:111/110/101/100") == 3);
  CHECK(exactly("table:1111/1101/1011/1001/0111/0101/0011/0001") == 4);
  CHECK(of("table:111/110/101/100").lower_rule == ListNumberRule::sphere);
  // Copies of a point, turned or not, change nothing.
  CHECK(exactly("table:1100/1001/0110/0011") == 2);
  CHECK(exactly("table:11100/11001/10110/10011") == 3);
  // L is that of the component with most: the four thresholds of two points beside a row that meets none.
  CHECK(exactly("table:00010/00011/11101") == 2);
  // Not settled: a shattered pair whose sphere bounds, four points that differ.
  const ListNumber open = of("table:0001/0110/1010/1100/0000");
  CHECK(open.lower == 3);
  CHECK(open.upper == 4);
  CHECK_FALSE(open.exact());
  CHECK(one_over(1) == "1");
  CHECK(one_over(3) == "1/3");
}

TEST_CASE("the reason names the points and what the bounds rest on", "[stability][complex]") {
  const ConceptClass known = make_class("table:111/110/101/100");
  CHECK(
      reason(list_number(known), known) ==
      "at least 3: stability.md §7: shattered, with a sphere that bounds, are points 2, 3; at most 3: stability.md §5: "
      "no more points differ, up to turning labels");
  // Where no sphere is decided, the shattered set itself.
  const ConceptClass cube = make_class("cube:3");
  const HypothesisComplex complex(cube);
  const ListNumber undecided = list_number(complex, shattered_spheres(complex, {}, 0));
  CHECK(undecided.lower == 3);
  CHECK(reason(undecided, cube).find("arXiv 2304.03757") != std::string::npos);
}
