// SPDX-License-Identifier: GPL-3.0-or-later
// The table twin of a picture: the same facts in rows, for eyes and tools that want them so.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "core/experiment/lab_run.hpp"
#include "core/online/game.hpp"

namespace littlestone::ui {

/// Headers and rows of plain text; `left_out` rows were too many.
struct PageTable {
  QStringList headers;
  std::vector<QStringList> rows;
  std::size_t left_out = 0;

  /// Comma-separated, every cell quoted where it needs it, one header line.
  [[nodiscard]] QString csv() const;
};

inline constexpr std::size_t most_table_rows = 2000;

/// Rows are hypotheses, the last one how likely each point is.
[[nodiscard]] PageTable class_table(const LabRun& run);
/// One row a node of the tree: the answers on the way, the point it asks or the witness it ends in.
[[nodiscard]] PageTable tree_table(const LabRun& run, const MistakeTree& tree);
/// One row a contest, in the order they were decided within the first `events_done` events.
[[nodiscard]] PageTable tournament_table(const LabRun& run, int events_done);
/// One row a predictor with votes; before `position` 3 of the histogram what is not yet known is empty.
[[nodiscard]] PageTable votes_table(const LabRun& run, int position);
/// One row a released predictor.
[[nodiscard]] PageTable selection_table(const LabRun& run, int position);

}  // namespace littlestone::ui
