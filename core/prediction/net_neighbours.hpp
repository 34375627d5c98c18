// SPDX-License-Identifier: GPL-3.0-or-later
// What one changed row does to the pieces of one T: the neighbour of a data set that moves the longest piece most.
// [DF §2.1; resources/help/prediction.md, §1]
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>

#include "core/base/run_control.hpp"
#include "core/concept/concept_class.hpp"
#include "core/prediction/labelled_rows.hpp"

namespace littlestone {

/// T keeps its rows, by number; one row of S goes to another point. Labels do not matter to pieces, so the row keeps
/// its own.
struct WorstNetRow {
  std::uint64_t width = 0;  // longest piece of H_T on S: rows on which two merged hypotheses differ
  std::size_t pieces = 0;   // |H_T|; both 0 where the pieces of S itself are not measured
  std::optional<std::uint64_t>
      row;                 // that changes; none where no change moves the longest piece or the number of pieces
  Example example;         // what it becomes
  bool in_subset = false;  // it is a row of T
  std::uint64_t width_after = 0;
  std::size_t pieces_after = 0;
  std::uint64_t neighbours = 0;  // n(2|X| − 1)
  bool exact = true;             // all were measured; else a lower bound
  /// By how many rows the longest piece moves.
  [[nodiscard]] std::uint64_t moved() const noexcept {
    return width_after > width ? width_after - width : width - width_after;
  }
};

/// Over all n(2|X| − 1) neighbours of S: the one that moves the longest piece of H_T most; of equal ones the one that
/// changes |H_T| most, then a row of T, then the first row, then the lowest point. A row outside T leaves H_T as it is
/// and moves a width by 1 at most, so those are gone through only where no row of T moves it. `subset`: rows of S, all
/// different. Rows at one point are alike. Each kind of change divides the class and measures the pieces once,
/// O(|H|·points + patterns²·points). A neighbour whose pieces measure_pieces would refuse is left out, with exact =
/// false. The search ends with what was found and exact = false before the first change that would need more than what
/// is left of `budget` (steps of some nanoseconds), and when the observer (asked before each change, stage
/// "neighbours") says stop.
[[nodiscard]] WorstNetRow worst_net_row(const ConceptClass& concept_class, const LabelledRows& rows,
                                        std::span<const std::uint64_t> subset, const Observer& observer = {},
                                        std::uint64_t budget = std::numeric_limits<std::uint64_t>::max());

}  // namespace littlestone
