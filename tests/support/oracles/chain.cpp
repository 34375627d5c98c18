// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/oracles/chain.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <stdexcept>

namespace littlestone::oracle {
namespace {

// The runs on given rows. Every run is read anew from its first row.
class ChainRuns {
 public:
  // An outcome (end, V).
  struct Ending {
    int end = 0;
    Table space;
  };

  ChainRuns(const Table& table, const Sequence& rows, int span)
      : table_(table), rows_(rows), size_(static_cast<int>(rows.size())), span_(span) {}

  [[nodiscard]] std::vector<Ending> run(int level, int a) const {
    if (level == 1) return run_1(a);
    if (level == 2) {
      const auto success = run_2(a);
      return success ? success->outcomes : std::vector<Ending>{};
    }
    return run_3(a);
  }

  // SOA(V): +1 where Ldim V⁺ > Ldim V⁻. Rules are the same in all calls.
  static const Row& rule(const Table& space) {
    static std::map<Table, Row> known;
    const auto found = known.find(space);
    if (found != known.end()) return found->second;
    Row labels;
    for (int x = 0; x < static_cast<int>(space.front().size()); ++x) {
      const int plus = littlestone_dimension_memoised(version_space(space, {{x, +1}}));
      const int minus = littlestone_dimension_memoised(version_space(space, {{x, -1}}));
      labels.push_back(plus > minus ? +1 : -1);
    }
    return known.emplace(space, labels).first->second;
  }

 private:
  // A Run(2) that succeeds: e(a), and what it has for outcomes, perhaps none.
  struct Success {
    int end = 0;
    std::vector<Ending> outcomes;
  };

  [[nodiscard]] const LabelledPoint& row(int j) const { return rows_[static_cast<std::size_t>(j)]; }
  static int label(const Row& f, int x) { return f[static_cast<std::size_t>(x)]; }
  [[nodiscard]] bool errs(const Row& f, int j) const { return label(f, row(j).x) != row(j).y; }
  [[nodiscard]] bool is_mistake(int j) const {
    return errs(rule(table_), j) && !version_space(table_, {row(j)}).empty();
  }
  [[nodiscard]] bool too_late(int start, int end) const { return end - start > span_ - 1; }

  // Adds (end, V restricted to the example), unless it is empty or too late for a run from `start`.
  void add(std::vector<Ending>& outcomes, int start, int end, const Table& space, const LabelledPoint& example) const {
    const Table left = version_space(space, {example});
    if (!left.empty() && !too_late(start, end)) outcomes.push_back({end, left});
  }

  // Both labels of the contest of two spaces with different rules: the side that is wrong there is restricted.
  void add_contest(std::vector<Ending>& outcomes, int start, int end, const Table& one, const Table& other) const {
    int z = 0;
    while (label(rule(one), z) == label(rule(other), z)) ++z;
    for (const int y : {-1, +1}) add(outcomes, start, end, label(rule(one), z) != y ? one : other, {z, y});
  }

  [[nodiscard]] std::vector<Ending> run_1(int a) const {
    std::vector<Ending> outcomes;
    if (is_mistake(a)) add(outcomes, a, a, table_, row(a));
    return outcomes;
  }

  [[nodiscard]] std::optional<Success> run_2(int a) const {
    if (!is_mistake(a)) return std::nullopt;
    const Table space = version_space(table_, {row(a)});
    const Row& g = rule(space);
    int j = a + 1;
    while (j < size_ && !errs(g, j) && !is_mistake(j)) ++j;
    if (j == size_ || too_late(a, j)) return std::nullopt;
    Success success{j, {}};
    if (errs(g, j)) {
      add(success.outcomes, a, j, space, row(j));
      return success;
    }
    const Table other = version_space(table_, {row(j)});
    if (rule(other) == g) return std::nullopt;
    add_contest(success.outcomes, a, j, space, other);
    return success;
  }

  [[nodiscard]] std::vector<Ending> run_3(int a) const {
    std::vector<Ending> outcomes;
    const auto first = run_2(a);
    if (!first) return outcomes;
    for (const auto& [b, base] : first->outcomes) {
      const Row& f = rule(base);
      std::optional<Success> next;  // the first success after b; where there is none, f is tested to the end
      for (int t = b + 1; t < size_ && !next; ++t) next = run_2(t);
      const int last = next ? next->end : size_ - 1;
      int r = b + 1;
      while (r <= last && !errs(f, r)) ++r;
      if (r <= last) {
        add(outcomes, a, r, base, row(r));
        continue;
      }
      if (!next) continue;
      for (const auto& [end, opponent] : next->outcomes) {
        if (rule(opponent) != f) add_contest(outcomes, a, end, base, opponent);
      }
    }
    return outcomes;
  }

  const Table& table_;
  const Sequence& rows_;
  int size_;
  int span_;
};

}  // namespace

std::vector<ChainOutcome> chain_outcomes(const Table& table, const Sequence& rows, int levels, int span) {
  if (levels < 1 || levels > 3 || span < 1) throw std::invalid_argument("oracle: levels or span out of range");
  (void)version_space(table, rows);  // throws for what is no class or no sample of it
  const ChainRuns runs(table, rows, span);
  std::vector<ChainOutcome> all;
  for (int level = 1; level <= levels; ++level) {
    for (int a = 0; a < static_cast<int>(rows.size()); ++a) {
      for (const auto& [end, space] : runs.run(level, a)) all.push_back({level, ChainRuns::rule(space), a, end});
    }
  }
  std::sort(all.begin(), all.end());
  return all;
}

int most_disjoint(const std::vector<RowInterval>& intervals) {
  int rows = 0;
  for (const auto& [first, last] : intervals) {
    if (first < 0 || first > last) throw std::invalid_argument("oracle: no interval of rows");
    rows = std::max(rows, last + 1);
  }
  std::vector<int> most(static_cast<std::size_t>(rows) + 1, 0);  // most[r]: among the intervals that end before row r
  for (int r = 0; r < rows; ++r) {
    int& here = most[static_cast<std::size_t>(r) + 1];
    here = most[static_cast<std::size_t>(r)];
    for (const auto& [first, last] : intervals) {
      if (last == r) here = std::max(here, most[static_cast<std::size_t>(first)] + 1);
    }
  }
  return most.back();
}

std::map<ChainName, int> chain_counts(const std::vector<ChainOutcome>& outcomes) {
  std::map<ChainName, std::vector<RowInterval>> intervals;
  for (const auto& [level, name, start, end] : outcomes) intervals[{level, name}].emplace_back(start, end);
  std::map<ChainName, int> counts;
  for (const auto& [name, list] : intervals) counts[name] = most_disjoint(list);
  return counts;
}

}  // namespace littlestone::oracle
