// SPDX-License-Identifier: GPL-3.0-or-later
// The ghost-sample step of the agnostic learner's accuracy, on all classes on three points, summed over every T and
// every ghost sample. [MATH §C1; resources/help/agnostic.md, §6]
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cmath>
#include <functional>
#include <set>
#include <vector>

#include "tests/support/oracle.hpp"

using namespace littlestone;

namespace {

constexpr std::size_t ghost_points = 3;
using Counts = std::array<int, ghost_points>;  // rows by their ghost_points
using Rows = std::vector<std::size_t>;         // T in order: the point of each row
/// A deterministic learner on rows that f labels.
using GhostLearner = std::function<oracle::Row(const oracle::Table& table, const Rows& rows, const oracle::Row& f)>;

bool fits(const oracle::Row& h, const Rows& rows, const oracle::Row& f) {
  return std::all_of(rows.begin(), rows.end(), [&](std::size_t x) { return h[x] == f[x]; });
}

oracle::Row first_consistent(const oracle::Table& table, const Rows& rows, const oracle::Row& f) {
  return *std::find_if(table.begin(), table.end(), [&](const oracle::Row& h) { return fits(h, rows, f); });
}

// The opposite of f wherever T shows nothing: as wrong as an answer can be that errs on no row of T.
oracle::Row worst_consistent(const oracle::Table&, const Rows& rows, const oracle::Row& f) {
  oracle::Row answer = f;
  for (std::size_t x = 0; x < ghost_points; ++x) {
    if (std::find(rows.begin(), rows.end(), x) == rows.end()) answer[x] = -f[x];
  }
  return answer;
}

// What the first row's label says, everywhere.
oracle::Row by_first_row(const oracle::Table&, const Rows& rows, const oracle::Row& f) {
  return oracle::Row(ghost_points, f[rows.front()]);
}

std::vector<Rows> all_rows(int m) {
  std::vector<Rows> all{{}};
  for (int i = 0; i < m; ++i) {
    std::vector<Rows> longer;
    for (const Rows& rows : all) {
      for (std::size_t x = 0; x < ghost_points; ++x) {
        longer.push_back(rows);
        longer.back().push_back(x);
      }
    }
    all = std::move(longer);
  }
  return all;
}

double chance_of(const Rows& rows, const std::array<double, ghost_points>& weights) {
  double chance = 1;
  for (const std::size_t x : rows) chance *= weights[x];
  return chance;
}

// Of m rows drawn from those counted in c one after the other, put back or not, the chance to be `rows`.
double chance_from(const Rows& rows, Counts c, bool put_back) {
  double chance = 1;
  int left = c[0] + c[1] + c[2];
  for (const std::size_t x : rows) {
    chance *= static_cast<double>(c[x]) / left;
    if (put_back) continue;
    --c[x];
    --left;
  }
  return chance;
}

double multinomial(const Counts& c, const std::array<double, ghost_points>& weights) {
  double log_chance = std::lgamma(c[0] + c[1] + c[2] + 1);
  for (std::size_t x = 0; x < ghost_points; ++x) {
    log_chance -= std::lgamma(c[x] + 1);
    if (c[x] > 0) log_chance += c[x] * std::log(weights[x]);
  }
  return std::exp(log_chance);
}

struct GhostStep {
  const oracle::Table& table;
  GhostLearner learner;
  int m;
  int ghost;  // m′
  double alpha;

  [[nodiscard]] int all() const { return m + ghost; }
  // A(T^f) differs from f on more than a share α₁ of all m + m′ rows.
  [[nodiscard]] bool differs(const Rows& rows, const oracle::Row& f, const Counts& c) const {
    const oracle::Row answer = learner(table, rows, f);
    int wrong = 0;
    for (std::size_t x = 0; x < ghost_points; ++x) wrong += answer[x] != f[x] ? c[x] : 0;
    return wrong > alpha * all() + 1e-9;
  }
  // Pr_D[A(T^f) ≠ f] > 2α₁(1 + m/m′) for some f.
  [[nodiscard]] bool wrong_somewhere(const Rows& rows, const std::array<double, ghost_points>& weights) const {
    return std::any_of(table.begin(), table.end(), [&](const oracle::Row& f) {
      const oracle::Row answer = learner(table, rows, f);
      double wrong = 0;
      for (std::size_t x = 0; x < ghost_points; ++x) wrong += answer[x] != f[x] ? weights[x] : 0;
      return wrong > 2 * alpha * (1 + static_cast<double>(m) / ghost) + 1e-9;
    });
  }
};

// Of T and the ghost sample together, by their counts.
struct GhostSums {
  double seen = 0;     // Pr[some f differs on more than a share α₁ of the m + m′ rows]
  double beta = 0;     // the largest chance of that for one f, with rows put back: A's β′ on these rows
  double ways = 0;     // the most ways to label the rows
  bool factor = true;  // not put back costs at most a factor of 2, for each f
};

GhostSums sums_of(const GhostStep& step, const std::vector<std::array<double, ghost_points>>& distributions,
                  std::vector<double>& seen) {
  GhostSums sums;
  const std::vector<Rows> sequences = all_rows(step.m);
  seen.assign(distributions.size(), 0);
  for (int a = 0; a <= step.all(); ++a) {
    for (int b = 0; a + b <= step.all(); ++b) {
      const Counts c{a, b, step.all() - a - b};
      std::set<oracle::Row> ways;
      for (const oracle::Row& f : step.table) {
        oracle::Row way = f;
        for (std::size_t x = 0; x < ghost_points; ++x) way[x] = c[x] > 0 ? f[x] : 0;
        ways.insert(way);
        double put_back = 0;
        double kept = 0;
        for (const Rows& rows : sequences) {
          if (!step.differs(rows, f, c)) continue;
          put_back += chance_from(rows, c, true);
          kept += chance_from(rows, c, false);
        }
        sums.factor = sums.factor && kept <= 2 * put_back + 1e-12;
        sums.beta = std::max(sums.beta, put_back);
      }
      sums.ways = std::max(sums.ways, static_cast<double>(ways.size()));
      double some = 0;
      for (const Rows& rows : sequences) {
        const bool any = std::any_of(step.table.begin(), step.table.end(),
                                     [&](const oracle::Row& f) { return step.differs(rows, f, c); });
        if (any) some += chance_from(rows, c, false);
      }
      for (std::size_t i = 0; i < distributions.size(); ++i) seen[i] += multinomial(c, distributions[i]) * some;
    }
  }
  return sums;
}

}  // namespace

TEST_CASE("m different ones of m + m' rows cost at most a factor of 2 over rows that are put back",
          "[agnostic][ghost]") {
  for (int m = 1; m <= 200; ++m) {
    const double all = static_cast<double>(m) + static_cast<double>(m) * m;
    double factor = 1;
    for (int i = 0; i < m; ++i) factor *= all / (all - i);
    CAPTURE(m);
    CHECK(factor <= 2);
  }
}

TEST_CASE("A ghost sample of 8/alpha rows shows half of a difference with chance at least one half",
          "[agnostic][ghost]") {
  for (const double alpha : {0.4, 0.25, 0.1, 0.05, 0.01}) {
    for (const int m : {1, 2, 5, 20}) {
      const int ghost = static_cast<int>(std::ceil(std::max(static_cast<double>(m) * m, 8 / alpha)));
      const double least = 2 * alpha * (1 + static_cast<double>(m) / ghost);
      for (double p = least; p <= 1; p += (1 - least) / 7 + 1e-6) {
        double above = 0;  // Pr[Bin(m′, p) > α₁(m + m′)]
        for (int k = 0; k <= ghost; ++k) {
          if (k <= alpha * (m + ghost)) continue;
          above += std::exp(std::lgamma(ghost + 1) - std::lgamma(k + 1) - std::lgamma(ghost - k + 1) + k * std::log(p) +
                            (k < ghost ? (ghost - k) * std::log1p(-p) : 0));
        }
        CAPTURE(alpha, m, p);
        CHECK(above >= 0.5);
      }
    }
  }
}

TEST_CASE(
    "On classes on three points the relabelled learner errs on some hypothesis at most as often as the ghost sample "
    "says",
    "[agnostic][ghost]") {
  const std::vector<std::array<double, ghost_points>> distributions = {
      {1.0 / 3, 1.0 / 3, 1.0 / 3}, {0.45, 0.45, 0.1}, {0.7, 0.2, 0.1}, {0.05, 0.35, 0.6}};
  int strict = 0;  // cases in which something can go wrong at all
  std::size_t number = 0;
  for (const oracle::Table& table : oracle::all_classes(ghost_points)) {
    if (table.size() < 2 || ++number % 5 != 0)
      continue;  // a fifth of them: the rest differ in names of points and labels
    for (const GhostLearner& learner :
         {GhostLearner(first_consistent), GhostLearner(worst_consistent), GhostLearner(by_first_row)}) {
      for (const int m : {1, 2}) {
        const double alpha = 0.25;
        const int ghost = static_cast<int>(std::ceil(std::max(static_cast<double>(m) * m, 8 / alpha)));
        const GhostStep step{table, learner, m, ghost, alpha};
        std::vector<double> seen;
        const GhostSums sums = sums_of(step, distributions, seen);
        CAPTURE(table, m);
        CHECK(sums.factor);
        for (std::size_t i = 0; i < distributions.size(); ++i) {
          double wrong = 0;  // Pr_T[some f has Pr_D[A(T^f) ≠ f] > 2α₁(1 + m/m′)]
          for (const Rows& rows : all_rows(m)) {
            if (step.wrong_somewhere(rows, distributions[i])) wrong += chance_of(rows, distributions[i]);
          }
          strict += wrong > 0 ? 1 : 0;
          CHECK(wrong <= 2 * seen[i] + 1e-9);
          CHECK(seen[i] <= 2 * sums.beta * sums.ways + 1e-9);
          CHECK(wrong <= 4 * sums.beta * sums.ways + 1e-9);
        }
      }
    }
  }
  CHECK(strict > 100);
}
