// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/oracles/chain.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <map>
#include <stdexcept>
#include <vector>

namespace {

using littlestone::oracle::ChainName;
using littlestone::oracle::ChainOutcome;
using littlestone::oracle::RowInterval;

// Thresholds t_1 … t_n on points 1 … n (point j has index j − 1): t_i(j) = +1 iff i ≤ j. All their sets below are l …
// u, for t_l … t_u. The SOA's rule of such a set is a threshold, too: of 1, 2, 3, 4, 5, 6, 7, 8 hypotheses it is the
// 1st, 2nd, 2nd, 3rd, 4th, 4th, 4th, 5th (the first i for which the first i have a larger Ldim than the rest: ⌊log₂ i⌋
// > ⌊log₂(size − i)⌋). Restricted to (j, +), l … u is l … min(u, j), to (j, −) it is max(l, j + 1) … u. The contest
// point of t_i and t_k is the smaller of i and k.
littlestone::oracle::Row threshold_row(int i, int n) {
  littlestone::oracle::Row row;
  for (int j = 1; j <= n; ++j) row.push_back(i <= j ? +1 : -1);
  return row;
}

littlestone::oracle::Table threshold_table(int n) {
  littlestone::oracle::Table table;
  for (int i = 1; i <= n; ++i) table.push_back(threshold_row(i, n));
  return table;
}

// Rows: j for (j, +), −j for (j, −).
littlestone::oracle::Sequence signed_rows(const std::vector<int>& points) {
  littlestone::oracle::Sequence rows;
  for (const int j : points) rows.push_back({std::abs(j) - 1, j > 0 ? +1 : -1});
  return rows;
}

// An outcome of a run of this level with the name t_i, from row `start` to row `end`.
struct ShortOutcome {
  int level = 1;
  int i = 1;
  int start = 0;
  int end = 0;
};

std::vector<ChainOutcome> on_thresholds(int n, const std::vector<ShortOutcome>& list) {
  std::vector<ChainOutcome> outcomes;
  outcomes.reserve(list.size());
  for (const auto& [level, i, start, end] : list) outcomes.push_back({level, threshold_row(i, n), start, end});
  std::sort(outcomes.begin(), outcomes.end());
  return outcomes;
}

std::vector<ChainOutcome> runs_on_thresholds(int n, const std::vector<int>& points, int levels, int span) {
  return littlestone::oracle::chain_outcomes(threshold_table(n), signed_rows(points), levels, span);
}

}  // namespace

TEST_CASE("by hand: a run of level 1 is a mistake that some hypothesis agrees with", "[support]") {
  // Four thresholds. f_∅ = t_3 is + at 3 and 4. Row 0, (2,+): 1 … 2, t_2. Row 1, (4,−): f_∅ errs, but no hypothesis has
  // it: no mistake. Row 2, (1,+): 1 … 1, t_1. Row 3, (3,−): 4 … 4, t_4. Row 4, (2,+): as row 0. Row 5, (1,−): f_∅ is
  // right.
  const auto outcomes = runs_on_thresholds(4, {2, -4, 1, -3, 2, -1}, 1, 1);
  CHECK(outcomes == on_thresholds(4, {{1, 2, 0, 0}, {1, 1, 2, 2}, {1, 4, 3, 3}, {1, 2, 4, 4}}));
  CHECK(littlestone::oracle::chain_counts(outcomes) == std::map<ChainName, int>{{{1, threshold_row(2, 4)}, 2},
                                                                                {{1, threshold_row(1, 4)}, 1},
                                                                                {{1, threshold_row(4, 4)}, 1}});
}

TEST_CASE("by hand: runs of level 2 that err, contradict themselves, fail, contest and share a row", "[support]") {
  // Four thresholds, f_∅ = t_3. Rows: 0 (2,+), 1 (3,+), 2 (1,+), 3 (3,−), 4 (2,+), 5 (2,+), 6 (1,+), 7 (2,+), 8 (4,−).
  // Mistakes: t_2 by rows 0, 4, 5, 7, t_1 by rows 2, 6, t_4 by row 3. f_∅ errs on row 8, but no hypothesis has it.
  // From 0: 1 … 2, t_2 is right on row 1 and errs on row 2: 1 … 1, t_1.
  // From 2: t_1 errs on row 3, nobody of 1 … 1 has (3,−): a success without outcome.
  // From 3: 4 … 4, t_4 errs on row 4 and nobody is left, the same.
  // From 4: t_2 is right on row 5, a mistake that gives t_2 again: no success, though t_2 errs on row 6.
  // From 5: t_2 errs on row 6: t_1.
  // From 6: 1 … 1, t_1 is right on row 7, a mistake that gives 1 … 2, t_2. Contest at point 1: label − ends 1 … 1 with
  // nobody, label + leaves t_1 of 1 … 2.
  // From 7: t_2 errs on row 8, nobody is left.
  const std::vector<ShortOutcome> level_1 = {{1, 2, 0, 0}, {1, 1, 2, 2}, {1, 4, 3, 3}, {1, 2, 4, 4},
                                             {1, 2, 5, 5}, {1, 1, 6, 6}, {1, 2, 7, 7}};
  std::vector<ShortOutcome> all = level_1;
  all.insert(all.end(), {{2, 1, 0, 2}, {2, 1, 5, 6}, {2, 1, 6, 7}});
  const std::vector<int> points = {2, 3, 1, -3, 2, 2, 1, 2, -4};
  const auto outcomes = runs_on_thresholds(4, points, 2, 3);
  CHECK(outcomes == on_thresholds(4, all));
  // Rows 5 … 6 and 6 … 7 share row 6: two of the three intervals are disjoint.
  CHECK(littlestone::oracle::chain_counts(outcomes).at({2, threshold_row(1, 4)}) == 2);
  // From 0 it takes two more rows: m = 2 cuts it, m = 1 all of level 2.
  all = level_1;
  all.insert(all.end(), {{2, 1, 5, 6}, {2, 1, 6, 7}});
  CHECK(runs_on_thresholds(4, points, 2, 2) == on_thresholds(4, all));
  CHECK(runs_on_thresholds(4, points, 2, 1) == on_thresholds(4, level_1));
}

TEST_CASE("by hand: runs of level 3 that contest, err before the contest, and err with no success after", "[support]") {
  // Sixteen thresholds, f_∅ = t_9. Rows: 0 (7,+), 1 (3,+), 2 (8,+), 3 (16,+), 4 (4,+), 5 (1,+), 6 (2,−). Mistakes are
  // rows 0, 1, 2, 4 and 5: 1 … 7, t_4; 1 … 3, t_2; 1 … 8, t_5; 1 … 4, t_3; 1 … 1, t_1.
  // Level 2. From 0: t_4 errs on row 1: 1 … 3, t_2. From 1: t_2 is right on row 2, which gives t_5. Contest at point 2:
  // label + leaves 1 … 2, t_2 of 1 … 8, label − leaves 3 … 3, t_3 of 1 … 3. From 2: t_5 is right on row 3, errs on row
  // 4: 1 … 4, t_3. From 4: t_3 errs on row 5: t_1. From 5: t_1 errs on row 6, nobody is left: a success all the same.
  // Level 3. From 0, base 1 … 3, t_2 at row 1: the first success after it is 2, which ends at 4. t_2 is right on rows 2
  // to 4. Opponent 1 … 4, t_3: contest at point 2, label + leaves 1 … 2, t_2, label − leaves 3 … 3, t_3.
  // From 1, bases 1 … 2, t_2 and 3 … 3, t_3 at row 2: the first success after it is 4, which ends at 5. Both are right
  // on rows 3 and 4 and err on row 5, before any contest: t_1, and nobody.
  // From 2, base 1 … 4, t_3 at row 4: the first success after it is 5, which ends at 6; t_3 errs on row 5: t_1.
  // From 4, base 1 … 1, t_1 at row 5: no success after it. t_1 errs on row 6: nobody.
  // From 5: no base.
  const std::vector<int> points = {7, 3, 8, 16, 4, 1, -2};
  std::vector<ShortOutcome> below = {{1, 4, 0, 0}, {1, 2, 1, 1}, {1, 5, 2, 2}, {1, 3, 4, 4}, {1, 1, 5, 5},
                                     {2, 2, 0, 1}, {2, 2, 1, 2}, {2, 3, 1, 2}, {2, 3, 2, 4}, {2, 1, 4, 5}};
  std::vector<ShortOutcome> all = below;
  all.insert(all.end(), {{3, 2, 0, 4}, {3, 3, 0, 4}, {3, 1, 1, 5}, {3, 1, 2, 5}});
  const auto outcomes = runs_on_thresholds(16, points, 3, 5);
  CHECK(outcomes == on_thresholds(16, all));
  const auto counts = littlestone::oracle::chain_counts(outcomes);
  CHECK(counts.size() == 5 + 3 + 3);
  CHECK(counts.at({2, threshold_row(2, 16)}) == 1);  // rows 0 … 1 and 1 … 2
  CHECK(counts.at({2, threshold_row(3, 16)}) == 1);  // rows 1 … 2 and 2 … 4
  CHECK(counts.at({3, threshold_row(1, 16)}) == 1);  // rows 1 … 5 and 2 … 5
  // m = 4 leaves of level 3 what ends three rows after its start.
  below.push_back({3, 1, 2, 5});
  CHECK(runs_on_thresholds(16, points, 3, 4) == on_thresholds(16, below));
  // Without row 6 no success follows row 4, nor row 5: t_3 errs on row 5 all the same, in the rows to the end.
  CHECK(runs_on_thresholds(16, {7, 3, 8, 16, 4, 1}, 3, 5) == on_thresholds(16, all));
}

TEST_CASE("by hand: a base of level 3 has one try, at the first success after it", "[support]") {
  // Sixteen thresholds, f_∅ = t_9. Rows: 0 (8,+), 1 (4,+), 2 (8,+), 3 (4,+), 4 (1,+), all of them mistakes: 1 … 8, t_5;
  // 1 … 4, t_3; t_5; t_3; 1 … 1, t_1.
  // Level 2. From 0: t_5 errs on row 1: 1 … 4, t_3. From 1: t_3 is right on row 2, which gives t_5. Contest at point 3:
  // label + leaves 1 … 3, t_2, label − leaves 4 … 4, t_4. From 2: t_5 errs on row 3: t_3. From 3: t_3 errs on row
  // 4: t_1.
  // Level 3. From 0, base t_3 at row 1: the first success after it is 2, which ends at 3 with t_3, too: the try is used
  // up, the error of t_3 on row 4 comes too late. From 1, bases at row 2: the first success after it is 3, which ends
  // at 4. t_2 errs there: t_1. So does t_4, but nobody of 4 … 4 has (1,+). From 2, base t_3 at row 3, no success after
  // it: t_3 errs on row 4: t_1.
  const std::vector<ShortOutcome> equal_opponent = {{1, 5, 0, 0}, {1, 3, 1, 1}, {1, 5, 2, 2}, {1, 3, 3, 3},
                                                    {1, 1, 4, 4}, {2, 3, 0, 1}, {2, 2, 1, 2}, {2, 4, 1, 2},
                                                    {2, 3, 2, 3}, {2, 1, 3, 4}, {3, 1, 1, 4}, {3, 1, 2, 4}};
  CHECK(runs_on_thresholds(16, {8, 4, 8, 4, 1}, 3, 5) == on_thresholds(16, equal_opponent));
  // Rows: 0 (8,+), 1 (4,+), 2 (5,+), 3 (5,+), 4 (3,+), mistakes: t_5; t_3; 1 … 5, t_4; t_4; 1 … 3, t_2.
  // Level 2. From 0: 1 … 4, t_3 as above. From 1: t_3 is right on row 2, which gives t_4. Contest at point 3: t_2 of 1
  // … 3, and t_4 of 4 … 4. From 2: row 3 gives t_4 again: no success. From 3: t_4 errs on row 4: 1 … 3, t_2.
  // Level 3. From 0, base t_3 at row 1: the first success after it is 3, which ends at 4. t_3 is right on rows 2 to 4.
  // Contest with t_2 at point 2: label + leaves 1 … 2, t_2, label − leaves 3 … 3, t_3. From 1, bases at row 2, the
  // first success after it is 3: t_2 meets t_2, t_4 errs on row 4 and nobody is left.
  const std::vector<ShortOutcome> failed_start = {{1, 5, 0, 0}, {1, 3, 1, 1}, {1, 4, 2, 2}, {1, 4, 3, 3},
                                                  {1, 2, 4, 4}, {2, 3, 0, 1}, {2, 2, 1, 2}, {2, 4, 1, 2},
                                                  {2, 2, 3, 4}, {3, 2, 0, 4}, {3, 3, 0, 4}};
  CHECK(runs_on_thresholds(16, {8, 4, 5, 5, 3}, 3, 5) == on_thresholds(16, failed_start));
}

TEST_CASE("by hand: a success that rows contradict is the try of a base, though it has no outcome", "[support]") {
  using littlestone::oracle::Row;
  const Row a{-1, -1, -1, +1};
  const Row b{-1, -1, +1, +1};
  const Row c{-1, +1, -1, +1};
  const Row d{-1, +1, +1, +1};
  const Row e{+1, -1, +1, -1};
  const Row f{+1, +1, -1, -1};
  const Row g{+1, +1, -1, +1};
  const Row h{+1, +1, +1, -1};
  // Points 1 … 4. Of two rows that differ at a point the SOA says −. f_∅ = −+−+: at point 1 e f g h and a b c d have
  // Ldim 2 both; at 2 c d f g h have 2, a b e have 1; at 3 b d e h and a c f g have 2; at 4 a b c d g have 2,
  // e f h have 1.
  // Rows: 0 (3,+), 1 (2,+), 2 (4,−), 3 (1,−), 4 (4,+); mistakes are rows 0 and 2. Row 0: b d e h, −−+− (Ldim 1 against
  // 1 at 1, 2 and 4). Row 2: e f h, +++− (e f h have + at 1, two of them at 2 and at 3).
  // Level 2. From 0: −−+− errs on row 1: d h, −++−. From 2: +++− errs on row 3, and none of e f h has (1,−).
  // Level 3. From 0, base −++− at row 1: the first success after it is 2, which ends at 3. −++− is right on rows 2 and
  // 3 and meets no opponent: it is done, its error on row 4 is none.
  const Row row_0{-1, -1, +1, -1};
  const Row row_1{-1, +1, +1, -1};
  const Row row_2{+1, +1, +1, -1};
  std::vector<ChainOutcome> all = {{1, row_0, 0, 0}, {1, row_2, 2, 2}, {2, row_1, 0, 1}};
  CHECK(littlestone::oracle::chain_outcomes({a, b, c, d, e, f, g, h}, signed_rows({3, 2, -4, -1, 4}), 3, 5) == all);
  // Without row 3 the success from row 2 ends at (4,+), again with nobody. There −++− errs, which comes first: d.
  all.push_back({3, d, 0, 3});
  CHECK(littlestone::oracle::chain_outcomes({a, b, c, d, e, f, g, h}, signed_rows({3, 2, -4, 4}), 3, 5) == all);
}

TEST_CASE("by hand: the cap cuts one outcome of a run and leaves the one that ends before", "[support]") {
  // Sixteen thresholds, f_∅ = t_9. Rows: 0 (8,+), 1 (7,+), 2 (3,−), 3 (6,−); rows 0 and 1 are mistakes: 1 … 8, t_5;
  // 1 … 7, t_4.
  // Level 2. From 0: t_5 is right on row 1, which gives t_4. Contest at point 4: label + leaves 1 … 4, t_3 of 1 … 8,
  // label − leaves 5 … 7, t_6 of 1 … 7. From 1: t_4 is right on row 2, errs on row 3: 7 … 7, t_7.
  // Level 3. From 0, bases at row 1, no success after it. t_3 errs on row 2: 4 … 4, t_4. t_6 is right there and errs on
  // row 3: 7 … 7, t_7. From 1, base 7 … 7 at row 3: no row is left.
  const std::vector<int> points = {8, 7, -3, -6};
  const std::vector<ShortOutcome> early = {{1, 5, 0, 0}, {1, 4, 1, 1}, {2, 3, 0, 1},
                                           {2, 6, 0, 1}, {2, 7, 1, 3}, {3, 4, 0, 2}};
  std::vector<ShortOutcome> all = early;
  all.push_back({3, 7, 0, 3});
  CHECK(runs_on_thresholds(16, points, 3, 4) == on_thresholds(16, all));
  CHECK(runs_on_thresholds(16, points, 3, 3) == on_thresholds(16, early));
}

TEST_CASE("the largest number of disjoint intervals is that of the best of all subsets", "[support]") {
  using littlestone::oracle::most_disjoint;
  CHECK(most_disjoint({}) == 0);
  CHECK(most_disjoint({{3, 5}, {3, 5}}) == 1);          // listed twice
  CHECK(most_disjoint({{0, 2}, {2, 4}}) == 1);          // a common end point
  CHECK(most_disjoint({{0, 9}, {1, 2}, {3, 4}}) == 2);  // the longest is not in it
  CHECK_THROWS_AS(most_disjoint({{2, 1}}), std::invalid_argument);
  // Every set of the 15 intervals within 5 rows.
  std::vector<RowInterval> all;
  for (int a = 0; a < 5; ++a) {
    for (int b = a; b < 5; ++b) all.emplace_back(a, b);
  }
  std::vector<int> best(std::size_t{1} << all.size(), 0);  // by set of intervals, as bits
  std::vector<unsigned> cover(best.size(), 0);
  std::vector<bool> disjoint(best.size(), true);
  for (std::size_t set = 1; set < best.size(); ++set) {
    std::vector<RowInterval> list;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (((set >> i) & 1U) == 0) continue;
      list.push_back(all[i]);
      const std::size_t without = set ^ (std::size_t{1} << i);
      unsigned rows = 0;
      for (int row = all[i].first; row <= all[i].second; ++row) rows |= 1U << row;
      best[set] = std::max(best[set], best[without]);
      disjoint[set] = disjoint[without] && (cover[without] & rows) == 0;
      cover[set] = cover[without] | rows;
    }
    if (disjoint[set]) best[set] = static_cast<int>(list.size());
    if (most_disjoint(list) != best[set]) FAIL("set " << set);
  }
}
