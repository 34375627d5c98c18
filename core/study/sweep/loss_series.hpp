// SPDX-License-Identifier: GPL-3.0-or-later
// What a figure of losses shows, as a value: the plot of the window, print, TeX and the table read the same numbers.
#pragma once

#include <optional>
#include <vector>

#include "core/study/sweep/sweep.hpp"

namespace littlestone {

/// A cell and what it says at an α.
struct LossPoint {
  SweepCell cell;
  CellSummary says;

  /// n as an axis has it.
  [[nodiscard]] double examples() const { return static_cast<double>(cell.examples); }
  /// Where lines of losses pass: the mean over the runs. No figure draws another statistic as a line.
  [[nodiscard]] double loss() const { return says.mean; }
  /// No run released anything.
  [[nodiscard]] bool silent() const { return cell.empty_lists == cell.losses.size(); }
  /// Not every run has the same loss.
  [[nodiscard]] bool runs_differ() const;
};

/// The cells of one learner by rising size, at least one of them; each has at least one loss and one example.
struct LossSeries {
  LearnerKind learner = LearnerKind::private_learner;
  std::vector<LossPoint> points;

  /// From which of its sizes on it keeps its promise, see reaching_size.
  [[nodiscard]] std::optional<std::uint64_t> reaching(double beta) const;
};

/// One series a learner that has cells, in the order of LearnerKind; cells without losses or examples are left out.
/// O(all losses · log).
[[nodiscard]] std::vector<LossSeries> loss_series(const std::vector<SweepCell>& cells, double alpha);

/// That of a learner; null where there is none.
[[nodiscard]] const LossSeries* series_of(const std::vector<LossSeries>& all, LearnerKind learner);

}  // namespace littlestone
