// SPDX-License-Identifier: GPL-3.0-or-later
// The runs of the chain learner: from the rows to names, each with how many disjoint runs of it the rows hold.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <vector>

#include "core/learner/chain_constants.hpp"
#include "core/online/soa.hpp"

namespace littlestone {

/// What a run may be named by: its level k and the predictor of one of its outcomes. A predictor on two levels is two
/// names.
struct ChainName {
  int level = 1;
  PredictorId predictor = 0;
  friend auto operator<=>(const ChainName&, const ChainName&) = default;  // NOLINT(modernize-use-nullptr)
};

/// One outcome of a run: it names f and reads the rows from its start to its end.
struct ChainInterval {
  ChainName name;
  std::uint32_t start = 0;  // 0-based rows, both included
  std::uint32_t end = 0;
  friend auto operator<=>(const ChainInterval&, const ChainInterval&) = default;  // NOLINT(modernize-use-nullptr)
};

/// A name with the most pairwise disjoint intervals that it has: no row is in two of them.
struct NamedRuns {
  ChainName name;
  std::uint64_t runs = 1;
};

/// Makes the runs of rows. [resources/help/chain-learner.md] Row j is a mistake if f_∅ = SOA(∅) errs on it and some
/// hypothesis has its label. Run(1) from a mistake a has the outcome V = H|z_a. Run(2) from it goes on to the first row
/// j > a on which g = SOA(V) errs or which is a mistake. Where g errs it succeeds with the outcome V|z_j; else it
/// succeeds where g_j = SOA(H|z_j) is another predictor than g, with the two outcomes of a contest: given a label of the
/// smallest point on which they differ, the side that has the other label there, restricted to the point with it. Run(3)
/// from a success a tests f₁ = SOA(V₁) of each outcome (b, V₁) of Run(2) from a on the rows from b + 1 to the end of
/// Run(2) from t, the first success after b: the first error r gives V₁|z_r. Without an error each outcome V₂ of Run(2)
/// from t with f₂ ≠ f₁ gives two outcomes of a contest. Without a t the rows are tested to the end. Empty V are no
/// outcomes; nor is what would end more than m − 1 rows after its start.
///
/// Every interval is a function of its own rows alone, so one row changes x of every name by at most 1, and un-names at
/// most s names, whatever the rows are. O(n·d) examples looked at for the table classes, more where a class has many
/// predictors (time depends on the rows: a side channel, as that of the lean learner); memory O(n) and the intervals.
class ChainRuns {
 public:
  /// `dimension` levels, 1 to 3, runs of at most `span` ≥ 1 rows. The automaton must outlive this.
  ChainRuns(SoaAutomaton& soa, int dimension, std::uint64_t span);

  /// All intervals of the rows, with points below |X|: by end, then by start, then by name; each once.
  [[nodiscard]] std::vector<ChainInterval> intervals(std::span<const Example> rows);
  /// All names of the rows by level, then by predictor.
  [[nodiscard]] std::vector<NamedRuns> names(std::span<const Example> rows);

 private:
  static constexpr std::uint32_t never = 0xffffffffU;

  /// A mistake of f_∅ and what starts there.
  struct Start {
    std::uint32_t row = 0;
    StateId state = 0;            // H|z
    std::uint32_t end = never;    // e: where Run(2) succeeds
    std::vector<StateId> states;  // outcomes of Run(2)
  };

  void find_starts();
  void run_second(std::size_t place);
  void run_third(const Start& start, std::vector<ChainInterval>& all);
  void add(int level, const Start& start, std::uint32_t end, StateId state, std::vector<ChainInterval>& all);
  /// The first row from `from` on, before `before`, on which the predictor errs; never: none.
  [[nodiscard]] std::uint32_t first_error(PredictorId predictor, std::uint32_t from, std::uint32_t before) const;
  [[nodiscard]] StateId restricted(StateId state, std::uint32_t row) { return soa_.next(state, rows_[row]); }

  SoaAutomaton& soa_;
  int dimension_;
  std::uint64_t span_;
  std::span<const Example> rows_;
  std::vector<Start> starts_;
  std::vector<std::size_t> next_success_;  // by place in starts_: the first place from there on that has an end
};

/// Visits the outcomes of a contest of two states with different predictors, of which `one` is asked first: for each
/// label of the smallest point on which these differ, the side that has the other label there, restricted to the point
/// with it; where nothing is left there is none.
template <class Visit>
void visit_contest(SoaAutomaton& soa, StateId one, StateId other, const Visit& visit) {
  const LabelVector& labels = soa.labels(soa.predictor(one));
  const PointIndex point = labels.contest_point(soa.labels(soa.predictor(other))).value();
  const Label first = labels[point];
  for (const Label label : {Label::plus, Label::minus}) {
    // The side whose predictor errs there.
    const StateId state = soa.next(label == first ? other : one, {point, label});
    if (soa.realizable(state)) visit(state);
  }
}

/// The most pairwise disjoint ones of each name, in the order of names(): one walk by right ends.
[[nodiscard]] std::vector<NamedRuns> count_disjoint(std::span<const ChainInterval> intervals);

}  // namespace littlestone
