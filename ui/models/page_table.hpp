// SPDX-License-Identifier: GPL-3.0-or-later
// The table twin of a picture: the same facts in rows, for eyes and tools that want them so.
#pragma once

#include <QString>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <vector>

#include "core/experiment/lab_run.hpp"
#include "core/online/game.hpp"
#include "ui/models/frequencies.hpp"

namespace littlestone::ui {

/// What a page says, in rows: every cell as it is read and as a program wants it.
struct PageTable {
  struct Column {
    QString name;   ///< for eyes, in their language
    QString field;  ///< for files, the same in every language
  };
  struct Cell {
    QString shown;        ///< rounded and grouped as in the picture
    nlohmann::json data;  ///< whole: a number, a truth, words, or null for nothing
  };

  std::vector<Column> columns;
  std::vector<std::vector<Cell>> rows;
  std::size_t left_out = 0;  ///< rows that were too many

  /// Comma-separated data, one line of fields, a cell quoted where it needs it.
  [[nodiscard]] QString csv() const;
  /// An array with one object a row.
  [[nodiscard]] nlohmann::ordered_json json() const;
};

/// How much a table on the screen holds; a file holds all.
struct TableLimits {
  std::size_t rows = 500;
  std::size_t points = 64;
  [[nodiscard]] static constexpr TableLimits none() { return {SIZE_MAX, SIZE_MAX}; }
};

/// Rows are hypotheses, the last one how likely each point is.
[[nodiscard]] PageTable class_table(const LabRun& run, TableLimits limits = {});
/// One row a node of the tree: the answers on the way, the point it asks or the witness it ends in.
[[nodiscard]] PageTable tree_table(const LabRun& run, const MistakeTree& tree, TableLimits limits = {});
/// One row a contest, in the order they were decided within the first `events_done` events.
[[nodiscard]] PageTable tournament_table(const LabRun& run, int events_done, TableLimits limits = {});
/// One row a predictor that came out or may come out; the last ones are the runs that failed and, where it is known, τ.
[[nodiscard]] PageTable frequency_table(const LabRun& run, const Frequencies& frequencies, TableLimits limits = {});
/// One row a predictor with votes; before `position` 3 of the histogram what is not yet known is empty.
[[nodiscard]] PageTable votes_table(const LabRun& run, int position, TableLimits limits = {});
/// One row a released predictor.
[[nodiscard]] PageTable selection_table(const LabRun& run, int position, TableLimits limits = {});

}  // namespace littlestone::ui
