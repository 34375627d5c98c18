// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/oracle.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>
#include <vector>

using namespace littlestone::oracle;

namespace {

// --- Classes built by hand ---

/// t_i(j) = +1 iff i ≤ j, i, j = 1 … n (point j has index j−1)
Table thresholds(int n) {
  Table table;
  for (int i = 1; i <= n; ++i) {
    Row row;
    for (int j = 1; j <= n; ++j) {
      row.push_back(i <= j ? +1 : -1);
    }
    table.push_back(row);
  }
  return table;
}

Row indicator(int domain, const std::vector<int>& members) {
  Row row(static_cast<std::size_t>(domain), -1);
  for (const int x : members) {
    row[static_cast<std::size_t>(x)] = +1;
  }
  return row;
}

Table singletons(int n) {
  Table table;
  for (int x = 0; x < n; ++x) {
    table.push_back(indicator(n, {x}));
  }
  return table;
}

Table cube(int n) { return all_classes(n).back(); }

int floor_log2(std::size_t n) { return static_cast<int>(std::floor(std::log2(static_cast<double>(n)))); }

/// All sequences of `length` points on 0 … points−1.
std::vector<std::vector<int>> point_sequences(int points, int length) {
  std::vector<std::vector<int>> result{{}};
  for (int i = 0; i < length; ++i) {
    std::vector<std::vector<int>> longer;
    for (const auto& sequence : result) {
      for (int x = 0; x < points; ++x) {
        longer.push_back(sequence);
        longer.back().push_back(x);
      }
    }
    result = longer;
  }
  return result;
}

Sequence labelled(const std::vector<int>& points, const Row& target) {
  Sequence result;
  for (const int x : points) {
    result.push_back({x, target[static_cast<std::size_t>(x)]});
  }
  return result;
}

double total_mass(const std::map<Row, double>& law) {
  double sum = 0;
  for (const auto& [row, probability] : law) {
    sum += probability;
  }
  return sum;
}

double mass_at(const std::map<Row, double>& law, const Row& row) {
  const auto found = law.find(row);
  return found == law.end() ? 0.0 : found->second;
}

void check_same_law(const std::map<Row, double>& first, const std::map<Row, double>& second, double margin) {
  for (const auto& [row, probability] : first) {
    CHECK(mass_at(second, row) == Approx(probability).margin(margin));
  }
  for (const auto& [row, probability] : second) {
    CHECK(mass_at(first, row) == Approx(probability).margin(margin));
  }
}

const Row none{-1, -1, -1};
const Row e0{+1, -1, -1};
const Distribution uniform_on_e0{{1, 1, 1}, e0};

double relative_error(const Real& value, const Real& expected) {
  return static_cast<double>(abs(Real(value - expected)) / abs(expected));
}

}  // namespace

// --- Dimensions ---

TEST_CASE("The empty class has dimension -1 and one hypothesis has dimension 0", "[support]") {
  CHECK(littlestone_dimension({}) == -1);
  CHECK(littlestone_dimension_memoised({}) == -1);
  CHECK(vc_dimension({}) == -1);
  CHECK(max_thresholds({}) == 0);
  CHECK(littlestone_dimension({{+1, -1}}) == 0);
  CHECK(littlestone_dimension_memoised({{+1, -1}}) == 0);
  CHECK(vc_dimension({{+1, -1}}) == 0);
}

TEST_CASE("N thresholds have Littlestone dimension floor(log2 N)", "[support]") {
  for (int n = 1; n <= 9; ++n) {
    CAPTURE(n);
    const Table table = thresholds(n);
    CHECK(littlestone_dimension(table) == floor_log2(table.size()));
    CHECK(littlestone_dimension_memoised(table) == floor_log2(table.size()));
    CHECK(vc_dimension(table) == (n == 1 ? 0 : 1));
    CHECK(max_thresholds(table) == n);
  }
  CHECK(littlestone_dimension(thresholds(8)) == 3);
}

TEST_CASE("The tree of Fig. 1 is shattered by thresholds on 8 points, one hypothesis at each leaf", "[support]") {
  // Nodes in halves: point 4; then 2 or 6; then 1, 3, 5 or 7. Right is +1, and t_i(j) = +1 means i ≤ j.
  const Table table = thresholds(8);
  for (int i = 1; i <= 8; ++i) {
    Sequence path;
    int low = 1;
    int high = 8;
    while (low < high) {
      const int middle = (low + high) / 2;
      path.push_back({middle - 1, i <= middle ? +1 : -1});
      (i <= middle ? high : low) = i <= middle ? middle : middle + 1;
    }
    CHECK(path.size() == 3);
    CHECK(version_space(table, path) == Table{table[static_cast<std::size_t>(i - 1)]});
  }
}

TEST_CASE("Single points have Littlestone dimension 1", "[support]") {
  for (int n = 2; n <= 7; ++n) {
    CAPTURE(n);
    CHECK(littlestone_dimension(singletons(n)) == 1);
    CHECK(littlestone_dimension_memoised(singletons(n)) == 1);
    CHECK(vc_dimension(singletons(n)) == 1);
  }
  // h_1(x_2) = +1 and h_1(x_1) = +1 would need a second point in a singleton
  CHECK(max_thresholds(singletons(5)) == 1);
}

TEST_CASE("The cube of n points has Littlestone and VC dimension n and contains n thresholds", "[support]") {
  for (int n = 1; n <= 4; ++n) {
    CAPTURE(n);
    CHECK(cube(n).size() == std::size_t{1} << n);
    CHECK(littlestone_dimension_memoised(cube(n)) == n);
    CHECK(vc_dimension(cube(n)) == n);
    CHECK(max_thresholds(cube(n)) == n);
  }
  CHECK(littlestone_dimension(cube(4)) == 4);
}

TEST_CASE("Affine lines of F_2^3 have Littlestone dimension 2, linear ones 1", "[support]") {
  Table affine;  // points, and pairs of points: every two points of F_2^3 are a line
  Table linear;  // {0} and {0, v}
  for (int a = 0; a < 8; ++a) {
    affine.push_back(indicator(8, {a}));
    linear.push_back(indicator(8, {0, a}));
    for (int b = a + 1; b < 8; ++b) {
      affine.push_back(indicator(8, {a, b}));
    }
  }
  CHECK(affine.size() == 36);
  CHECK(littlestone_dimension_memoised(affine) == 2);
  CHECK(littlestone_dimension(linear) == 1);
}

TEST_CASE("The seven lines of the Fano plane have Littlestone dimension 2", "[support]") {
  // Three lines meet at a point and four miss it; the three are told apart by one more point, and log2 7 < 3.
  Table lines;  // points are the nonzero vectors of F_2^3, a line is {a, b, a + b}
  for (int a = 1; a < 8; ++a) {
    for (int b = a + 1; b < 8; ++b) {
      if (const int c = a ^ b; b < c) {
        lines.push_back(indicator(7, {a - 1, b - 1, c - 1}));
      }
    }
  }
  REQUIRE(lines.size() == 7);
  CHECK(littlestone_dimension(lines) == 2);
  CHECK(vc_dimension(lines) == 2);
}

TEST_CASE("Every class on 3 points is listed once", "[support]") {
  const std::vector<Table> classes = all_classes(3);
  CHECK(classes.size() == 255);
  std::set<std::set<Row>> distinct;
  for (const Table& table : classes) {
    distinct.insert(std::set<Row>(table.begin(), table.end()));
  }
  CHECK(distinct.size() == 255);
  CHECK(all_classes(0).size() == 1);
  CHECK(all_classes(2).size() == 15);
  CHECK(all_classes(4).size() == 65535);
}

TEST_CASE("On every class of 3 points VC <= Ldim <= log2|H| and k thresholds give Ldim >= log2 k", "[support]") {
  for (const Table& table : all_classes(3)) {
    const int dimension = littlestone_dimension(table);
    CAPTURE(table);
    CHECK(littlestone_dimension_memoised(table) == dimension);
    CHECK(vc_dimension(table) <= dimension);
    CHECK(dimension <= floor_log2(table.size()));
    if (const int k = max_thresholds(table); k > 0) {
      CHECK(dimension >= floor_log2(static_cast<std::size_t>(k)));  // Theorem 10.2
    }
  }
}

TEST_CASE("The two ways to compute the dimension agree on classes of 4 points", "[support]") {
  const std::vector<Table> classes = all_classes(4);
  for (std::size_t i = 0; i < classes.size(); i += 97) {
    REQUIRE(littlestone_dimension(classes[i]) == littlestone_dimension_memoised(classes[i]));
  }
}

TEST_CASE("Thresholds are counted in the strict sense, points and rows alike", "[support]") {
  CHECK(max_thresholds({{-1}, {+1}}) == 1);
  CHECK(max_thresholds({{-1, -1}}) == 0);
  CHECK(max_thresholds({{+1, +1}, {-1, +1}}) == 2);
  CHECK(max_thresholds({{+1, -1}, {-1, +1}}) == 1);
}

TEST_CASE("What is no class is refused", "[support]") {
  CHECK_THROWS_AS(littlestone_dimension({{+1, -1}, {+1}}), std::invalid_argument);
  CHECK_THROWS_AS(littlestone_dimension({{+1, 0}}), std::invalid_argument);
  CHECK_THROWS_AS(littlestone_dimension_memoised({{+1}, {+1}}), std::invalid_argument);
  CHECK_THROWS_AS(soa({{+1}}, {{1, +1}}), std::invalid_argument);
  CHECK_THROWS_AS(soa({{+1}}, {{0, 2}}), std::invalid_argument);
  CHECK_THROWS_AS(soa_predictor({}), std::invalid_argument);
  CHECK_THROWS_AS(all_classes(5), std::invalid_argument);
}

// --- SOA ---

TEST_CASE("The SOA of thresholds on 8 points cuts the version space in halves", "[support]") {
  const Table table = thresholds(8);
  // At j, V⁺ has j hypotheses and V⁻ 8 − j: floor(log2 j) > floor(log2(8 − j)) from j = 4 on only where V⁻ is below 4
  // (j = 4: 2 against 2 is a tie, −1). j = 5: 2 against 1. j = 8: 3 against −1.
  CHECK(soa_predictor(table) == Row{-1, -1, -1, -1, +1, +1, +1, +1});
  // After (4, +1) only t_1 … t_4 are left: at j = 1: 0 against 1; j = 2: 1 against 1; j = 3: 1 against 0.
  CHECK(soa(table, {{3, +1}}) == Row{-1, -1, +1, +1, +1, +1, +1, +1});
}

TEST_CASE("The SOA patches its last predictor once the sample is not realizable", "[support]") {
  const Table table = singletons(3);
  CHECK(soa(table, {}) == none);  // one row against two at each point
  CHECK(soa(table, {{0, +1}}) == e0);
  CHECK(soa(table, {{0, -1}}) == none);  // {e1, e2}: ties
  CHECK(soa(table, {{0, -1}, {1, -1}}) == Row{-1, -1, +1});
  CHECK(soa(table, {{0, +1}, {1, +1}}) == Row{+1, +1, -1});
  CHECK(soa(table, {{0, +1}, {0, -1}}) == none);
  // Once the sample is not realizable, an example that alone would be realizable is a patch as well: the rule of
  // {(2, +1)} would be (−, −, +).
  CHECK(soa(table, {{0, +1}, {1, +1}, {2, +1}}) == Row{+1, +1, +1});
  CHECK(soa(table, {{0, +1}, {1, +1}, {0, -1}}) == Row{-1, +1, -1});
  CHECK(version_space(table, {{0, +1}, {0, -1}}).empty());
}

TEST_CASE("SOA mistakes are counted before the label is seen", "[support]") {
  const Table table = singletons(3);
  CHECK(soa_mistakes(table, {}) == 0);
  CHECK(soa_mistakes(table, {{0, +1}}) == 1);
  CHECK(soa_mistakes(table, {{0, +1}, {0, +1}, {1, -1}}) == 1);
  CHECK(soa_mistakes(table, {{0, -1}, {1, -1}, {2, +1}}) == 0);
  CHECK(soa_mistakes(table, {{0, +1}, {0, -1}, {0, +1}, {0, +1}}) == 3);
}

TEST_CASE("On every class of 3 points the SOA makes at most Ldim mistakes, and exactly Ldim in the worst case",
          "[support]") {
  const auto sequences = point_sequences(3, 3);
  int inconsistent = 0;
  for (const Table& table : all_classes(3)) {
    int worst = 0;
    for (const Row& target : table) {
      for (const auto& points : sequences) {
        const Sequence sample = labelled(points, target);
        worst = std::max(worst, soa_mistakes(table, sample));
        inconsistent += labelled(points, soa(table, sample)) == sample ? 0 : 1;
      }
    }
    CAPTURE(table);
    CHECK(worst == littlestone_dimension(table));
  }
  CHECK(inconsistent == 0);
}

TEST_CASE("The mistakes of the SOA are those of its rules after each beginning of the sample, realizable or not",
          "[support]") {
  const Table rows{none, e0, {+1, +1, -1}, {-1, +1, +1}};
  int different = 0;
  for (const Table& table : {rows, singletons(3), thresholds(3)}) {
    for (const auto& code : point_sequences(6, 4)) {  // x and y in one number
      Sequence so_far;
      int mistakes = 0;
      for (const int number : code) {
        const LabelledPoint example{number / 2, number % 2 == 0 ? -1 : +1};
        mistakes += soa(table, so_far)[static_cast<std::size_t>(example.x)] == example.y ? 0 : 1;
        so_far.push_back(example);
      }
      different += mistakes == soa_mistakes(table, so_far) ? 0 : 1;
    }
  }
  CHECK(different == 0);
}

// --- One tournament, worked by hand on singletons of 3 points: SOA(∅) = none, e0 after (0, +1) ---

TEST_CASE("Level 0 is the SOA on one block and counts nothing towards the cap", "[support]") {
  const GlobalRun run = run_G_on_dataset(singletons(3), 0, 2, 0, {{0, -1}, {1, -1}, {0, +1}}, {});
  CHECK_FALSE(run.failed);
  CHECK(run.predictor == Row{-1, -1, +1});
  CHECK(run.sample.empty());
  CHECK(run.examples_used == 2);
  CHECK(run.coins_used == 0);
}

TEST_CASE("A contest is repeated until the predictors differ, and the side that errs on the coin wins", "[support]") {
  const Sequence dataset{{1, -1}, {2, -1}, {0, +1}, {1, -1}, {2, -1}};
  // First pair: none against none. Second pair: e0 against none, contest at 0.
  SECTION("the coin says -1: e0 errs and wins") {
    const GlobalRun run = run_G_on_dataset(singletons(3), 1, 1, 4, dataset, {-1});
    CHECK_FALSE(run.failed);
    CHECK(run.sample == Sequence{{0, +1}, {0, -1}});
    CHECK(run.predictor == none);  // patched at 0, then at 2
    CHECK(run.examples_used == 5);
    CHECK(run.coins_used == 1);
  }
  SECTION("the coin says +1: none errs and wins") {
    const GlobalRun run = run_G_on_dataset(singletons(3), 1, 1, 4, dataset, {+1});
    CHECK(run.sample == Sequence{{1, -1}, {0, +1}});
    CHECK(run.predictor == e0);
  }
  SECTION("the cap allows one round only") {
    for (const int cap : {2, 3}) {
      const GlobalRun run = run_G_on_dataset(singletons(3), 1, 1, cap, dataset, {+1});
      CHECK(run.failed);
      CHECK(run.predictor.empty());
      CHECK(run.sample.empty());
      CHECK(run.examples_used == cap);
      CHECK(run.coins_used == 0);
    }
  }
  SECTION("the dataset ends before the last block") {
    const Sequence shorter(dataset.begin(), dataset.end() - 1);
    const GlobalRun run = run_G_on_dataset(singletons(3), 1, 1, 100, shorter, {+1});
    CHECK(run.failed);
    CHECK(run.predictor.empty());
    CHECK(run.sample == Sequence{{1, -1}, {0, +1}});
    CHECK(run.examples_used == 4);
    CHECK(run.coins_used == 1);
  }
  SECTION("no coin is left") {
    CHECK_THROWS_AS(run_G_on_dataset(singletons(3), 1, 1, 4, dataset, {}), std::out_of_range);
  }
}

TEST_CASE("A match of level 2 takes S_0, T_0, S_1, T_1 in this order", "[support]") {
  const Sequence dataset{{0, +1}, {1, -1},  // S_0: e0 against none
                         {2, -1},           // T_0
                         {1, -1}, {0, +1},  // S_1: none against e0
                         {0, +1},           // T_1
                         {1, -1}};          // T
  // Coin −1: e0 wins, S_0 = (0,+)(0,−), with T_0 = (2,−) the rule is none, patched. Coin +1: the first side (none)
  // wins, S_1 = (1,−)(0,+), with T_1 = (0,+) the rule is e0. Contest at 0; coin +1: none errs.
  const GlobalRun run = run_G_on_dataset(singletons(3), 2, 1, 6, dataset, {-1, +1, +1});
  CHECK_FALSE(run.failed);
  CHECK(run.sample == Sequence{{0, +1}, {0, -1}, {2, -1}, {0, +1}});
  CHECK(run.predictor == e0);  // patched at 0, at 2, at 0, at 1
  CHECK(run.examples_used == 7);
  CHECK(run.coins_used == 3);
  // Coin −1: e0 errs.
  CHECK(run_G_on_dataset(singletons(3), 2, 1, 6, dataset, {-1, +1, -1}).sample ==
        Sequence{{1, -1}, {0, +1}, {0, +1}, {0, -1}});
  CHECK(run_G_on_dataset(singletons(3), 2, 1, 5, dataset, {-1, +1, +1}).failed);
}

TEST_CASE("A tie at level 2 starts both sides anew", "[support]") {
  const Sequence tie{{0, +1}, {1, -1}, {1, -1},   // coin −1: (0,+)(0,−), T_0 = (1,−): none
                     {0, +1}, {1, -1}, {2, -1}};  // the same, T_1 = (2,−): none
  const Sequence match{{0, +1}, {1, -1}, {2, -1}, {1, -1}, {0, +1}, {0, +1}, {1, -1}};  // of the test above
  Sequence dataset = tie;
  dataset.insert(dataset.end(), match.begin(), match.end());
  const GlobalRun run = run_G_on_dataset(singletons(3), 2, 1, 12, dataset, {-1, -1, -1, +1, +1});
  CHECK_FALSE(run.failed);
  CHECK(run.sample == Sequence{{0, +1}, {0, -1}, {2, -1}, {0, +1}});
  CHECK(run.predictor == e0);
  CHECK(run.examples_used == 13);
  CHECK(run.coins_used == 5);
  CHECK(run_G_on_dataset(singletons(3), 2, 1, 11, dataset, {-1, -1, -1, +1, +1}).failed);
}

TEST_CASE("The contest point is the smallest on which the predictors differ", "[support]") {
  // cube on 3 points: SOA(∅) = none by ties; one example patches nothing but its own point
  const GlobalRun run = run_G_on_dataset(cube(3), 1, 1, 2, {{2, +1}, {1, +1}, {0, +1}}, {+1});
  // (−,−,+) against (−,+,−): they differ at 1 and 2. Coin +1 at 1: the first errs.
  CHECK(run.sample == Sequence{{2, +1}, {1, +1}});
  CHECK(run.predictor == Row{+1, +1, +1});
}

TEST_CASE("Equal predictors tie even when their version spaces differ", "[support]") {
  // On singletons (0, −1) leaves {e1, e2} and (1, −1) leaves {e0, e2}; both predict −1 everywhere.
  CHECK(run_G_on_dataset(singletons(3), 1, 1, 2, {{0, -1}, {1, -1}, {0, +1}}, {}).failed);
}

// --- Exact laws ---

TEST_CASE("The laws of D_0, D_1 and D_2 on three singletons are those worked out by hand", "[support]") {
  const Table table = singletons(3);
  // D_0: T = (0, +1) with probability 1/3 gives e0, else none.
  const auto q0 = law_of_D_k(table, uniform_on_e0, 0, 1);
  CHECK(q0.size() == 2);
  CHECK(mass_at(q0, e0) == Approx(1.0 / 3));
  CHECK(mass_at(q0, none) == Approx(2.0 / 3));
  CHECK(rho(table, uniform_on_e0, 0, 1) == 1);

  // D_1: e0 against none, contest at 0, each label with probability 1/2.
  const std::map<Sequence, double> d1 = law_of_sequences(table, uniform_on_e0, 1, 1);
  CHECK(d1.size() == 3);
  CHECK(d1.at({{0, +1}, {0, -1}}) == Approx(1.0 / 2));
  CHECK(d1.at({{1, -1}, {0, +1}}) == Approx(1.0 / 4));
  CHECK(d1.at({{2, -1}, {0, +1}}) == Approx(1.0 / 4));
  CHECK(rho(table, uniform_on_e0, 1, 1) == Approx(1.0 / 2));
  // e0 with label +1, and with label −1 if T = (0, +1) patches it back
  const auto q1 = law_of_D_k(table, uniform_on_e0, 1, 1);
  CHECK(q1.size() == 2);
  CHECK(mass_at(q1, e0) == Approx(2.0 / 3));
  CHECK(mass_at(q1, none) == Approx(1.0 / 3));

  // D_2: none only comes from (0,+)(0,−) with T ≠ (0,+); it wins with label +1, which is not consistent with two
  // tournament examples. e0 wins with label −1, which is not the target's.
  CHECK(rho(table, uniform_on_e0, 2, 1) == 0);
  const std::map<Sequence, double> d2 = law_of_sequences(table, uniform_on_e0, 2, 1);
  CHECK(d2.at({{0, +1}, {0, -1}, {1, -1}, {0, +1}}) == Approx(1.0 / 4));
  CHECK(d2.at({{0, +1}, {0, -1}, {2, -1}, {0, +1}}) == Approx(1.0 / 4));
  // e0 from (0,+)(0,−)(0,+): 1/6 of 2/3
  CHECK(d2.at({{0, +1}, {0, -1}, {0, +1}, {0, -1}}) == Approx(1.0 / 8));
  // e0 from (1,−)(0,+) and any T: 1/12 of 2/3 each
  CHECK(d2.at({{1, -1}, {0, +1}, {2, -1}, {0, -1}}) == Approx(1.0 / 16));
}

TEST_CASE("The truncated laws on three singletons are those worked out by hand", "[support]") {
  const Table table = singletons(3);
  for (const int cap : {0, 1}) {
    const TruncatedLaw law = law_of_truncated(table, uniform_on_e0, 1, 1, cap);
    CHECK(law.fail == Approx(1));
    CHECK(law.predictors.empty());
  }
  CHECK(law_of_truncated(table, uniform_on_e0, 0, 1, 0).fail == 0);
  // A round ends in a tie with probability (1/3)² + (2/3)² = 5/9, and takes two examples.
  for (const auto& [cap, rounds] : std::vector<std::pair<int, int>>{{2, 1}, {3, 1}, {4, 2}, {9, 4}}) {
    const TruncatedLaw law = law_of_truncated(table, uniform_on_e0, 1, 1, cap);
    const double fail = std::pow(5.0 / 9, rounds);
    CHECK(law.fail == Approx(fail));
    CHECK(mass_at(law.predictors, e0) == Approx((1 - fail) * 2 / 3));
    CHECK(mass_at(law.predictors, none) == Approx((1 - fail) / 3));
  }
  // Level 2 with six examples: both sides must succeed at their first round, (4/9)², and their rules must differ, 4/9.
  CHECK(law_of_truncated(table, uniform_on_e0, 2, 1, 6).fail == Approx(1 - std::pow(4.0 / 9, 3)));
  CHECK(law_of_truncated(table, uniform_on_e0, 2, 1, 5).fail == Approx(1));
  // Level 2 with twelve: if its sides took r rounds in sum, p_r = (r−1)(4/9)²(5/9)^{r−2}, it has drawn 2r+2. It ends at
  // once with r ≤ 5, or after one tie (5/9) with r = 2 and again r = 2. What it draws does not depend on who wins.
  double at_once = 0;
  for (int r = 2; r <= 5; ++r) {
    at_once += 4.0 / 9 * (r - 1) * std::pow(4.0 / 9, 2) * std::pow(5.0 / 9, r - 2);
  }
  const double ends = at_once + std::pow(4.0 / 9, 4) * 5 / 9 * 4 / 9;
  const TruncatedLaw law = law_of_truncated(table, uniform_on_e0, 2, 1, 12);
  CHECK(law.fail == Approx(1 - ends));
  // Contest at 0. Label +1: e0 whatever T is. Label −1: the rule is none, unless T = (0, +1) patches it back.
  CHECK(mass_at(law.predictors, e0) == Approx(ends * (1.0 / 2 + 1.0 / 2 * 1 / 3)));
}

TEST_CASE("When both sides are always equal D_1 is undefined and its truncation always fails", "[support]") {
  const Distribution on_one_point{{0, 1, 0}, e0};
  CHECK(law_of_sequences(singletons(3), on_one_point, 1, 2).empty());
  CHECK(law_of_D_k(singletons(3), on_one_point, 1, 2).empty());
  CHECK(law_of_D_k(singletons(3), on_one_point, 2, 2).empty());
  CHECK_THROWS_AS(rho(singletons(3), on_one_point, 1, 2), std::invalid_argument);
  CHECK(law_of_truncated(singletons(3), on_one_point, 1, 2, 20).fail == Approx(1));
}

TEST_CASE("Only the proportions of the weights matter", "[support]") {
  const Distribution once{{0.5, 0.25, 0.25}, e0};
  const Distribution twice{{2, 1, 1}, e0};
  check_same_law(law_of_D_k(cube(3), once, 1, 2), law_of_D_k(cube(3), twice, 1, 2), 1e-12);
}

TEST_CASE("The truncated law is what running G on every dataset with every coin gives", "[support]") {
  struct Case {
    Table table;
    Distribution distribution;
    int level;
    int n;
    int cap;
  };
  const Distribution three{{0.5, 0.3, 0.2}, {+1, -1, +1}};
  const Distribution two{{0.6, 0.4}, {+1, -1}};
  const std::vector<Case> cases{{cube(3), three, 0, 2, 3},
                                {cube(3), three, 1, 1, 5},
                                {thresholds(3), three, 1, 2, 5},
                                {singletons(3), three, 2, 1, 6},
                                {{{-1, -1, -1}, {+1, -1, +1}, {+1, +1, -1}, {-1, +1, +1}}, three, 2, 1, 6},
                                {cube(2), two, 2, 1, 8}};
  for (const Case& c : cases) {
    CAPTURE(c.table, c.level, c.n, c.cap);
    TruncatedLaw counted;
    for (const auto& points : point_sequences(static_cast<int>(c.distribution.weights.size()), c.cap + c.n)) {
      double probability = 1;
      for (const int x : points) {
        probability *= c.distribution.weights[static_cast<std::size_t>(x)];
      }
      const Sequence dataset = labelled(points, c.distribution.target);
      std::vector<std::vector<int>> undecided{{}};  // coins that were too few so far
      while (!undecided.empty()) {
        const std::vector<int> coins = undecided.back();
        undecided.pop_back();
        try {
          const GlobalRun run = run_G_on_dataset(c.table, c.level, c.n, c.cap, dataset, coins);
          (run.failed ? counted.fail : counted.predictors[run.predictor]) +=
              probability / std::pow(2, static_cast<double>(coins.size()));
        } catch (const std::out_of_range&) {
          for (const int coin : {-1, +1}) {
            undecided.push_back(coins);
            undecided.back().push_back(coin);
          }
        }
      }
    }
    const TruncatedLaw law = law_of_truncated(c.table, c.distribution, c.level, c.n, c.cap);
    CHECK(law.fail == Approx(counted.fail).margin(1e-12));
    check_same_law(law.predictors, counted.predictors, 1e-12);
    CHECK(total_mass(law.predictors) + law.fail == Approx(1));
  }
}

TEST_CASE("A cap takes no more than Fail from the probability of any predictor", "[support]") {
  const Distribution distribution{{0.5, 0.3, 0.2}, {+1, -1, +1}};
  for (const auto& [level, cap] : std::vector<std::pair<int, int>>{{1, 8}, {1, 120}, {2, 24}}) {
    CAPTURE(level, cap);
    const auto whole = law_of_D_k(cube(3), distribution, level, 1);
    const TruncatedLaw law = law_of_truncated(cube(3), distribution, level, 1, cap);
    CHECK(whole.size() == law.predictors.size());
    for (const auto& [predictor, probability] : whole) {
      CHECK(mass_at(law.predictors, predictor) <= probability + 1e-12);
      CHECK(mass_at(law.predictors, predictor) >= probability - law.fail - 1e-12);
    }
    if (cap == 120) {
      CHECK(law.fail < 1e-9);
    }
  }
}

TEST_CASE("G mixes its levels by weight", "[support]") {
  const Table table = singletons(3);
  const TruncatedLaw law = law_of_G(table, uniform_on_e0, {1, 3}, 1, 2);
  CHECK(law.fail == Approx(0.75 * 5 / 9));
  CHECK(mass_at(law.predictors, e0) == Approx(0.25 / 3 + 0.75 * (4.0 / 9) * 2 / 3));
  CHECK(mass_at(law.predictors, none) == Approx(0.25 * 2 / 3 + 0.75 * (4.0 / 9) / 3));
}

TEST_CASE("On small classes S of D_k forces k mistakes, has the stated length and obeys the recursion of rho",
          "[support]") {
  const std::vector<Table> classes = all_classes(3);
  for (std::size_t i = 1; i < classes.size(); i += 9) {
    const Table& table = classes[i];
    const Distribution distribution{{0.5, 0.3, 0.2}, table[i % table.size()]};
    CAPTURE(table, distribution.target);
    for (int level = 1; level <= 2; ++level) {
      const std::map<Sequence, double> law = law_of_sequences(table, distribution, level, 1);
      if (law.empty()) {
        continue;
      }
      double mass = 0;
      int fewest_mistakes = std::numeric_limits<int>::max();
      std::size_t shortest = std::numeric_limits<std::size_t>::max();
      std::size_t longest = 0;
      for (const auto& [sample, probability] : law) {
        mass += probability;
        fewest_mistakes = std::min(fewest_mistakes, soa_mistakes(table, sample));
        shortest = std::min(shortest, sample.size());
        longest = std::max(longest, sample.size());
      }
      CHECK(mass == Approx(1));
      CHECK(fewest_mistakes >= level);  // Observation 24.1
      CHECK(shortest == static_cast<std::size_t>(2 * level));
      CHECK(longest == shortest);
      // MATH §4 step 1, with τ the largest probability of the level below
      const auto below = law_of_D_k(table, distribution, level - 1, 1);
      const double tau = std::max_element(below.begin(), below.end(), [](const auto& a, const auto& b) {
                           return a.second < b.second;
                         })->second;
      const double rho_below = rho(table, distribution, level - 1, 1);
      CHECK(rho(table, distribution, level, 1) >= rho_below * (rho_below - tau) / 2 - 1e-12);
      // k tournament examples that agree with a target of the class force k mistakes on a realizable sample.
      if (level > littlestone_dimension(table)) {
        CHECK(rho(table, distribution, level, 1) == 0);
      }
    }
  }
}

// --- Private mechanisms ---

TEST_CASE("The discrete Laplace law has its closed form", "[support]") {
  for (const Real& epsilon : {Real(1) / 10, Real(1), Real(3)}) {
    const Real q = exp(-epsilon / 2);
    for (const int z : {-7, -1, 0, 1, 4, 100}) {
      CAPTURE(epsilon, z);
      CHECK(relative_error(noise_pmf(z, epsilon), (1 - q) / (1 + q) * exp(-epsilon * std::abs(z) / 2)) < 1e-80);
    }
    // Pr[Z ≥ m] = q^m/(1+q) for m ≥ 1, and Pr[Z ≥ −m] = 1 − Pr[Z ≥ m+1]
    CHECK(relative_error(noise_tail(1, 31, epsilon), exp(-epsilon * 15) / (1 + q)) < 1e-80);
    CHECK(relative_error(noise_tail(1, 2, epsilon), q / (1 + q)) < 1e-80);
    CHECK(relative_error(noise_tail(5, 5, epsilon), 1 / (1 + q)) < 1e-80);
    CHECK(relative_error(noise_tail(9, 4, epsilon), 1 - exp(-epsilon * 3) / (1 + q)) < 1e-80);
  }
  CHECK_THROWS_AS(noise_pmf(0, 0), std::invalid_argument);
}

TEST_CASE("With e^(-epsilon/2) = 1/2 the noise has fractions for probabilities", "[support]") {
  const Real epsilon = 2 * log(Real(2));
  CHECK(relative_error(noise_pmf(0, epsilon), Real(1) / 3) < 1e-80);
  CHECK(relative_error(noise_pmf(-2, epsilon), Real(1) / 12) < 1e-80);
  CHECK(relative_error(noise_tail(1, 4, epsilon), Real(1) / 12) < 1e-80);  // (1/12)(1/2 + 1/4 + …)·2·…: Pr[Z ≥ 3]
}

TEST_CASE("The threshold is the least one with both tail conditions", "[support]") {
  // ε = 1: T = 1 + ⌈2 ln(10⁶/(1 + e^{−1/2}))⌉ = 1 + ⌈26.68⌉
  CHECK(threshold(1, Real("1e-6")) == 28);
  // ε = 1/10: T = 1 + ⌈20 ln(10⁶/(1 + e^{−1/20}))⌉ = 1 + ⌈262.95⌉
  CHECK(threshold(Real(1) / 10, Real("1e-6")) == 264);
  // δ = 1: Pr[1+Z ≥ 2] ≤ 1 always, so the other condition decides. ε = 1: q/(1+q) = 0.378 ≤ 1 − q = 0.393.
  CHECK(threshold(1, 1) == 2);
  // ε = 1/2: q = e^{−1/4} = 0.7788; q^m ≤ 1 − q² = 0.3935 from m = 4 on (0.4724 at 3, 0.3679 at 4).
  CHECK(threshold(Real(1) / 2, 1) == 5);
  // q = 1/2: Pr[1+Z ≥ T] = 2^(1−T)·2/3. δ = 1/12 is met at T = 4; just below it T = 5.
  const Real epsilon = 2 * log(Real(2));
  CHECK(threshold(epsilon, Real(1) / 12 + Real("1e-40")) == 4);
  CHECK(threshold(epsilon, Real(1) / 12 - Real("1e-40")) == 5);
  for (const Real& other : {Real(1) / 10, Real(1) / 3, Real(2), Real(5)}) {
    for (const Real& delta : {Real("1e-2"), Real("1e-6"), Real("1e-12")}) {
      const int least = threshold(other, delta);
      const Real bound = std::min(delta, Real(1 - exp(-other / 2)));
      CAPTURE(other, delta, least);
      CHECK(noise_tail(1, least, other) <= bound);
      CHECK((least == 2 || noise_tail(1, least - 1, other) > bound));
    }
  }
}

TEST_CASE("The exponential mechanism halves the odds with each error when e^(-epsilon/2) = 1/2", "[support]") {
  const Real epsilon = 2 * log(Real(2));
  const std::vector<Real> law = selection_law({3, 0, 1, 3}, epsilon);  // 1/8, 1, 1/2, 1/8 of 7/4
  REQUIRE(law.size() == 4);
  CHECK(relative_error(law[0], Real(1) / 14) < 1e-80);
  CHECK(relative_error(law[1], Real(4) / 7) < 1e-80);
  CHECK(relative_error(law[2], Real(2) / 7) < 1e-80);
  CHECK(relative_error(law[3], Real(1) / 14) < 1e-80);
  CHECK(selection_law({}, epsilon).empty());
  CHECK(relative_error(selection_law({1000000, 1000001}, epsilon)[0], Real(2) / 3) < 1e-80);
}

TEST_CASE("Equal histograms have divergence 0", "[support]") {
  CHECK(hockey_stick({3, 1}, {3, 1}, 1, 4) == 0);
  CHECK(hockey_stick({}, {}, 1, 4) == 0);
}

TEST_CASE("The divergence of two histograms is that worked out by hand when e^(-epsilon/2) = 1/2", "[support]") {
  const Real epsilon = 2 * log(Real(2));  // e^ε = 4
  // 1 → 0 at T = 4: released with 1/12 against never; the rest, 11/12 against 1, adds nothing.
  CHECK(abs(Real(hockey_stick({1}, {0}, epsilon, 4) - Real(1) / 12)) < 1e-29);
  // 0 → 1: nothing released, 1 against 11/12: never more than e^ε; but 1 − 11/12 at ε' = 0.
  CHECK(hockey_stick({0}, {1}, epsilon, 4) == 0);
  CHECK(abs(Real(hockey_stick({0}, {1}, epsilon, 4, 0) - Real(1) / 12)) < 1e-29);
  // 2 → 1 at ε' = 0, T = 4 is the total variation distance: values from 4 up are twice as likely, 1/6 against 1/12.
  CHECK(abs(Real(hockey_stick({2}, {1}, epsilon, 4, 0) - Real(1) / 12)) < 1e-29);
  CHECK(abs(Real(hockey_stick({1}, {2}, epsilon, 4, 0) - Real(1) / 12)) < 1e-29);
  // 2 → 1 at ε' = (ln 3)/1 > ln 2: no outcome is more than twice as likely.
  CHECK(hockey_stick({2}, {1}, epsilon, 4, log(Real(3))) == 0);
  // Two items, (1, 0) → (0, 1), at ε' = 0: P = {a: 1/12, nothing: 11/12}, P' = {b: 1/12, nothing: 11/12}.
  CHECK(abs(Real(hockey_stick({1, 0}, {0, 1}, epsilon, 4, 0) - Real(1) / 12)) < 1e-29);
  // Two items, (1, 2) → (0, 3) at ε' = 0, where a released outcome of the first item is impossible on the right.
  // Without it: left (11/12)·law(2), right law(3). Values ≥ 4: left law(2) is half of law(3), so left is smaller.
  // Nothing: left 11/12 · 5/6 = 55/72, right 1 − Pr[Z ≥ 1] = 2/3 = 48/72. In sum 1/12 + 7/72 = 13/72.
  CHECK(abs(Real(hockey_stick({1, 2}, {0, 3}, epsilon, 4, 0) - Real(13) / 72)) < 1e-29);
  // Items that do not differ change nothing.
  CHECK(hockey_stick({7, 1, 2, 5}, {7, 0, 3, 5}, epsilon, 4, 0) == hockey_stick({1, 2}, {0, 3}, epsilon, 4, 0));
}

TEST_CASE("Histograms that are not neighbours are refused", "[support]") {
  CHECK_THROWS_AS(hockey_stick({3}, {1}, 1, 4), std::invalid_argument);
  CHECK_THROWS_AS(hockey_stick({1, 1, 1}, {0, 0, 2}, 1, 4), std::invalid_argument);
  CHECK_THROWS_AS(hockey_stick({1, 1}, {1}, 1, 4), std::invalid_argument);
  CHECK_THROWS_AS(hockey_stick({-1}, {0}, 1, 4), std::invalid_argument);
}

TEST_CASE("At the searched threshold every replacement costs at most delta, and one lower it does not", "[support]") {
  const Real epsilon(2);
  const Real delta("1e-3");
  const int least = threshold(epsilon, delta);
  for (int from = 1; from <= least + 1; ++from) {
    for (int to = 0; to <= least + 1; ++to) {
      CAPTURE(from, to);
      CHECK(hockey_stick({from, to}, {from - 1, to + 1}, epsilon, least) <= delta);
      CHECK(hockey_stick({from - 1, to + 1}, {from, to}, epsilon, least) <= delta);
    }
  }
  CHECK(hockey_stick({1, 0}, {0, 1}, epsilon, least - 1) > delta);
}

TEST_CASE("The second tail condition is needed: without it a replacement costs more than delta", "[support]") {
  // δ large, so that Pr[1+Z ≥ 2] ≤ δ, but ε small: nothing released for a new item is 1 against 1 − Pr[1+Z ≥ 2].
  const Real epsilon = Real(1) / 2;
  const Real delta = Real("0.45");
  REQUIRE(noise_tail(1, 2, epsilon) <= delta);
  const int least = threshold(epsilon, delta);
  CHECK(least == 5);
  CHECK(hockey_stick({0}, {1}, epsilon, 2) > 0);
  CHECK(hockey_stick({0}, {1}, epsilon, least) == 0);
}
