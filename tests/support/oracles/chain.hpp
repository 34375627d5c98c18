// SPDX-License-Identifier: GPL-3.0-or-later
// Oracle of the chain learner: its runs and the count of each name, written from the definitions alone. It shares no
// line with the core.
#pragma once

#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "tests/support/oracle.hpp"

namespace littlestone::oracle {

/// One outcome of a run. Rows are counted from 0.
struct ChainOutcome {
  int level = 1;  ///< k of Run(k)
  Row name;       ///< the labels of f = SOA(V)
  int start = 0;  ///< the row at which the run starts
  int end = 0;    ///< the row at which this outcome ends, ≥ start
  friend bool operator==(const ChainOutcome&, const ChainOutcome&) = default;
  friend bool operator<(const ChainOutcome& a, const ChainOutcome& b) {
    return std::tie(a.level, a.name, a.start, a.end) < std::tie(b.level, b.name, b.start, b.end);
  }
};

/// All outcomes of Run(1) … Run(levels) from every row, on any rows, realizable or not; one try (ρ = 1), no lingering
/// (w = 0). One entry for each outcome with a nonempty V: two branches of a run with the same f and the same end give
/// two equal entries. Sorted by level, name, start and end.
/// `table` is not empty; 1 ≤ `levels` ≤ 3, above Ldim of the table, too; `span` = m ≥ 1: an outcome ends at most m − 1
/// rows after the start of its run, what would end later is none. Throws std::invalid_argument outside of these ranges.
/// Time O(n³) steps, n = |rows|, and the SOA's rule once for each version space: for up to 64 hypotheses on 16 points.
/// [resources/help/chain-learner.md, part 1]
std::vector<ChainOutcome> chain_outcomes(const Table& table, const Sequence& rows, int levels, int span);

/// The rows from the first to the second, both included; 0 ≤ first ≤ second.
using RowInterval = std::pair<int, int>;

/// The largest number of the intervals of which no two have a row in common, 0 for an empty list: by a table over the
/// rows, which tries every interval that ends at each. Throws std::invalid_argument where first < 0 or first > second.
/// Time O(rows · intervals). [resources/help/chain-learner.md, part 1]
int most_disjoint(const std::vector<RowInterval>& intervals);

/// A name: the level and the labels of f.
using ChainName = std::pair<int, Row>;

/// x of every name that an outcome has: most_disjoint of the intervals of its outcomes, ≥ 1. Names without an outcome
/// have x = 0 and are not listed. Time O(rows · outcomes). [resources/help/chain-learner.md, part 1]
std::map<ChainName, int> chain_counts(const std::vector<ChainOutcome>& outcomes);

}  // namespace littlestone::oracle
