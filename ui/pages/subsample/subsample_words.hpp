// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the page Subsample and its notes.
#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "core/study/subsample/subsample_run.hpp"
#include "ui/shell/step_panel.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

/// Where the play of Subsample stands. Of many draws several fall in one step.
struct SubsampleMoment {
  SubsampleMoment(std::uint64_t draws, int step);

  std::uint64_t draws = 1;
  int step = 0;
  int falls = 1;  // steps in which rows are drawn
  [[nodiscard]] int last() const { return falls + 4; }
  [[nodiscard]] int given() const { return falls; }
  [[nodiscard]] int stretch() const { return falls + 1; }
  [[nodiscard]] int other() const { return falls + 2; }
  [[nodiscard]] int sizes() const { return falls + 3; }
  /// How many rows are drawn.
  [[nodiscard]] std::uint64_t drawn() const { return drawn_at(step); }
  [[nodiscard]] std::uint64_t drawn_at(int some_step) const;
};

/// A factor of the stretch: "1.934", from a thousand on as counts are.
[[nodiscard]] QString factor_text(double factor);
/// The name of a row of S: they count from 1.
[[nodiscard]] QString row_name(std::uint64_t row);

[[nodiscard]] std::shared_ptr<const Script> subsample_script(const SubsampleRun& run);
[[nodiscard]] std::vector<Note> subsample_notes(const SubsampleRun& run);

/// What the page's figure says, and that of how often the row comes.
[[nodiscard]] FigureTold subsample_told(const SubsampleRun& run);
[[nodiscard]] FigureTold subsample_copies_told(const SubsampleRun& run);

}  // namespace littlestone::ui
