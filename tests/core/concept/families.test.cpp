// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/families.hpp"

#include <bit>
#include <catch2/catch.hpp>
#include <random>
#include <set>

#include "core/base/error.hpp"
#include "core/concept/finite_space.hpp"
#include "core/concept/implicit_class.hpp"
#include "core/online/littlestone.hpp"
#include "tests/support/bridge.hpp"

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

TEST_CASE("small tables of every family are the ones of the definition, row by row", "[concept]") {
  using Rows = std::vector<std::string>;
  CHECK(rows_of(make_class("intervals:3")) == Rows{"---", "+--", "++-", "+++", "-+-", "-++", "--+"});
  CHECK(rows_of(make_class("linear:2,2,1")) == Rows{"+---", "++--", "+--+", "+-+-"});
  CHECK(rows_of(make_class("affine:2,1,1")) == Rows{"+-", "-+", "++"});
  CHECK(rows_of(make_class("affine:3,1,0")) == Rows{"+--", "-+-", "--+"});
  CHECK(rows_of(make_class("parities:2")) == Rows{"----", "-+-+", "--++", "-++-"});
  CHECK(rows_of(make_class("subsets:4,2")) == Rows{"++--", "+-+-", "+--+", "-++-", "-+-+", "--++"});
  CHECK(rows_of(make_class("subsets:3,0")) == Rows{"---"});
  CHECK(rows_of(make_class("conjunctions:1")) == Rows{"++", "-+", "+-", "--"});
  CHECK(rows_of(make_class("stumps:1,3")) == Rows{"+++", "---", "-++", "+--", "--+", "++-"});
  CHECK(rows_of(make_class("stumps:2,2")) == Rows{"++++", "----", "-+-+", "+-+-", "--++", "++--"});
  CHECK(rows_of(make_class("halfspaces:1")) == Rows{"-", "+"});
}

TEST_CASE("names say what a row and a point are", "[concept]") {
  const auto names = [](const char* text, HypothesisIndex h, PointIndex x) {
    const ConceptClass concept_class = make_class(text);
    return concept_class.hypothesis_name(h) + " " + concept_class.point_name(x);
  };
  CHECK(names("intervals:3", 5, 2) == "[2,3] 3");
  CHECK(names("linear:2,2,1", 2, 2) == "⟨11⟩ 01");
  CHECK(names("affine:3,2,1", 9, 5) == "00+⟨10⟩ 21");
  CHECK(names("projective-lines:2", 0, 3) == "[100] 001");
  CHECK(names("parities:3", 5, 6) == "x1+x3 011");
  CHECK(names("subsets:4,2", 1, 0) == "{1,3} 1");
  CHECK(names("conjunctions:2", 5, 1) == "¬x1∧x2 10");
  CHECK(names("stumps:2,3", 4, 5) == "x1≥3 3,2");
  CHECK(names("halfspaces:3", 0, 5) == "h1 3,2");
}

TEST_CASE("every family has the number of rows and points of its closed formula", "[concept]") {
  const auto size = [](const std::string& text) {
    const ConceptClass concept_class = make_class(text);
    CHECK(concept_class.merged_rows() == 0);
    return std::pair<std::size_t, std::size_t>{concept_class.size(), concept_class.points()};
  };
  using Size = std::pair<std::size_t, std::size_t>;
  for (std::size_t n = 1; n <= 12; ++n) CHECK(size("intervals:" + std::to_string(n)) == Size{n * (n + 1) / 2 + 1, n});
  // 1, 15, 35, 15, 1 subspaces of F_2^4; 1, 13, 13, 1 of F_3^3; 1, 31, 31, 1 of F_5^3.
  CHECK(size("linear:2,4,0") == Size{1, 16});
  CHECK(size("linear:2,4,2") == Size{51, 16});
  CHECK(size("linear:2,4,4") == Size{67, 16});
  CHECK(size("linear:3,3,3") == Size{28, 27});
  CHECK(size("linear:5,3,2") == Size{63, 125});
  CHECK(size("affine:2,4,1") == Size{16 + 8 * 15, 16});
  CHECK(size("affine:3,3,3") == Size{27 + 9 * 13 + 3 * 13 + 1, 27});
  for (const unsigned q : {2U, 3U, 5U, 7U, 11U}) {
    const std::size_t count = std::size_t{q} * q + q + 1;
    CHECK(size("projective-lines:" + std::to_string(q)) == Size{count, count});
  }
  CHECK(size("parities:6") == Size{64, 64});
  CHECK(size("subsets:9,4") == Size{126, 9});
  CHECK(size("subsets:9,9") == Size{1, 9});
  CHECK(size("conjunctions:4") == Size{82, 16});
  CHECK(size("stumps:3,4") == Size{20, 64});
  CHECK(size("stumps:2,1") == Size{2, 1});
  // Cuts of a plane set by lines, by duality: 1 + Σ over its spanned lines of (points on it − 1), each with two sides.
  for (int g = 2; g <= 6; ++g) {
    std::set<std::vector<int>> lines;
    for (int p = 0; p < g * g; ++p) {
      for (int q = 0; q < p; ++q) {
        std::vector<int> line;
        for (int r = 0; r < g * g; ++r) {
          if ((p % g - q % g) * (r / g - q / g) == (p / g - q / g) * (r % g - q % g)) line.push_back(r);
        }
        lines.insert(line);
      }
    }
    std::size_t cuts = 1;
    for (const auto& line : lines) cuts += line.size() - 1;
    CHECK(size("halfspaces:" + std::to_string(g)) == Size{2 * cuts, static_cast<std::size_t>(g * g)});
  }
}

TEST_CASE("the cuts of a grid are exactly its separable label vectors", "[concept]") {
  // All normals (a, b) with |a|, |b| ≤ 4 and all offsets separate a 3 × 3 grid in every way a line can.
  std::set<std::string> expected;
  for (int a = -4; a <= 4; ++a) {
    for (int b = -4; b <= 4; ++b) {
      for (int c = -20; c <= 20; ++c) {
        std::string labels;
        for (int p = 0; p < 9; ++p) labels += a * (p % 3) + b * (p / 3) >= c ? '+' : '-';
        expected.insert(labels);
      }
    }
  }
  const auto rows = rows_of(make_class("halfspaces:3"));
  CHECK(std::set<std::string>(rows.begin(), rows.end()) == expected);
}

TEST_CASE("rows of linear and affine are closed under sums and affine combinations", "[concept]") {
  for (const auto& [text, q, n] :
       {std::tuple{"linear:3,3,2", 3U, 3U}, {"linear:5,2,2", 5U, 2U}, {"affine:3,3,2", 3U, 3U}}) {
    const ConceptClass concept_class = make_class(text);
    const FiniteSpace space(q, n);
    const bool affine = text[0] == 'a';
    for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
      const LabelVector& row = concept_class.row(h);
      std::vector<SpaceVector> members;
      for (SpaceVector v = 0; v < space.size(); ++v) {
        if (row[v] == Label::plus) members.push_back(v);
      }
      REQUIRE((affine || row[0] == Label::plus));
      const SpaceVector origin = members.front();
      for (const SpaceVector v : members) {
        for (const SpaceVector w : members) REQUIRE(row[space.add(v, space.subtract(w, origin))] == Label::plus);
      }
    }
  }
}

TEST_CASE("each family has the Littlestone dimension and VC dimension of its theorem", "[concept]") {
  const auto ldim = [](const std::string& text) { return littlestone_dimension(make_class(text)); };
  for (int n = 1; n <= 33; ++n) {
    CHECK(ldim("thresholds:" + std::to_string(n)) == static_cast<int>(std::bit_width(static_cast<unsigned>(n))) - 1);
    CHECK(ldim("points:" + std::to_string(n)) == (n >= 2 ? 1 : 0));
  }
  for (const auto& [q, n, most] :
       {std::array{2U, 1U, 1U}, {2U, 2U, 2U}, {2U, 3U, 3U}, {2U, 4U, 2U}, {3U, 2U, 2U}, {5U, 2U, 1U}}) {
    for (unsigned k = 0; k <= most; ++k) {
      const std::string arguments = std::to_string(q) + "," + std::to_string(n) + "," + std::to_string(k);
      CAPTURE(arguments);
      CHECK(ldim("linear:" + arguments) == static_cast<int>(k));
      // k + 1 also for k = n, where a point must be left outside n + 1 affinely independent ones: not so in F_2^1.
      CHECK(ldim("affine:" + arguments) == (q == 2 && n == 1 && k == 1 ? 1 : static_cast<int>(k) + 1));
      CHECK(vc_dimension(make_class("linear:" + arguments)) == static_cast<int>(k));
    }
  }
  for (const int q : {2, 3, 5}) CHECK(ldim("projective-lines:" + std::to_string(q)) == 2);
  for (int n = 1; n <= 5; ++n) {
    CHECK(ldim("parities:" + std::to_string(n)) == n);
    CHECK(ldim("cube:" + std::to_string(n)) == n);
  }
  for (int n = 1; n <= 7; ++n) {
    for (int k = 0; k <= n; ++k) {
      CHECK(ldim("subsets:" + std::to_string(n) + "," + std::to_string(k)) == std::min(k, n - k));
    }
  }
  CHECK(ldim("conjunctions:1") == 2);  // all four rows on two points
  for (int n = 2; n <= 3; ++n) {
    CHECK(ldim("conjunctions:" + std::to_string(n)) == n + 1);
    CHECK(vc_dimension(make_class("conjunctions:" + std::to_string(n))) == n);
  }
  for (int g = 2; g <= 4; ++g) CHECK(vc_dimension(make_class("halfspaces:" + std::to_string(g))) == 3);
}

TEST_CASE("every small class of a family agrees with the naive oracle, and VC <= Ldim <= log2 |H|", "[concept]") {
  for (const char* text :
       {"intervals:6", "linear:2,3,1", "affine:2,3,1", "affine:3,2,1", "projective-lines:2", "parities:3",
        "subsets:5,2", "conjunctions:2", "stumps:2,3", "stumps:3,2", "halfspaces:2", "halfspaces:3"}) {
    CAPTURE(text);
    const ConceptClass concept_class = make_class(text);
    const int ldim = littlestone_dimension(concept_class);
    const int vc = vc_dimension(concept_class);
    CHECK(ldim == oracle::littlestone_dimension_memoised(bridge::table_of(concept_class)));
    CHECK(vc == oracle::vc_dimension(bridge::table_of(concept_class)));
    CHECK(vc <= ldim);
    CHECK(ldim < static_cast<int>(std::bit_width(concept_class.size())));
  }
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
  const auto text = GENERATE(
      as<std::string>{}, "", "thresholds", "thresholds:", "thresholds:0", "thresholds:-3", "thresholds:8,8",
      "thresholds:8x", "thresholds:99999999", "thresholds:99999999999999999999", "nothing:3", "cube:21", "random:3",
      "random:5,2,1", "random:0,4,1", "random:1000000,1000000,1", "file:", "file:/no/such/file", "file:/",
      "thresholds: 8", "THRESHOLDS:8", "points:8,", "a\nb:3", "intervals:0", "intervals:1626", "intervals:999999999999",
      "linear:4,2,1", "linear:1,2,1", "linear:2,2", "linear:2,3,4", "linear:2,32,1", "linear:2,20,10",
      "linear:65537,1,1", "affine:9,2,1", "affine:2,0,0", "affine:2,30,29", "projective-lines:6",
      "projective-lines:65521", "parities:16", "parities:0", "subsets:4,5", "subsets:60,30", "subsets:1000000,3",
      "subsets:0,0", "conjunctions:14", "conjunctions:31", "stumps:0,3", "stumps:3,0", "stumps:31,31", "halfspaces:0",
      "halfspaces:64", "halfspaces:1000", "halfspaces:1001", "random:3000000,40,1");
  CAPTURE(text);
  try {
    (void)make_class(text);
    FAIL("accepted");
  } catch (const InputError& error) {
    CHECK(error.field() == "class");
    CHECK(std::string(error.what()).find('\n') == std::string::npos);
  }
}

TEST_CASE("no text crashes the parser of classes: it makes a class or says in one line what is wrong", "[concept]") {
  std::mt19937_64 engine(1);  // 3000 seeded texts; no digits above 4, so that what is made is small
  const std::string alphabet = ",,,,:01234-+ x\n\xc3";
  int made_table = 0;
  int made_implicit = 0;
  for (int i = 0; i < 3000; ++i) {
    std::string text = families()[engine() % families().size()].name;
    if (engine() % 8 == 0) text.resize(engine() % (text.size() + 1));
    if (engine() % 8 != 0) text += ':';
    const std::size_t length = engine() % 6;
    for (std::size_t k = 0; k < length; ++k) {
      const char c = alphabet[engine() % alphabet.size()];
      const bool digit = c >= '0' && c <= '4';
      if (digit && !text.empty() && text.back() >= '0' && text.back() <= '9') continue;  // one digit a number
      text += engine() % 3 == 0 ? c : k % 2 == 0 ? static_cast<char>('1' + engine() % 4) : ',';
      if (text.size() >= 2 && text.back() != ',' && text[text.size() - 2] >= '0' && text[text.size() - 2] <= '9')
        text.pop_back();
    }
    CAPTURE(text);
    try {
      made_table += make_class(text).points() >= 1 ? 1 : 0;
    } catch (const InputError& error) {
      REQUIRE(std::string(error.what()).find('\n') == std::string::npos);
    }
    try {
      made_implicit += make_implicit_class(text).points() >= 1 ? 1 : 0;
    } catch (const InputError& error) {
      REQUIRE(std::string(error.what()).find('\n') == std::string::npos);
    }
  }
  CHECK(made_table > 100);
  CHECK(made_implicit > 50);
}
