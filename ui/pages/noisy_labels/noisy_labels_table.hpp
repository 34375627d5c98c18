// SPDX-License-Identifier: GPL-3.0-or-later
// Noisy labels in rows: the matched pieces, the conditions with both sides, and n against α.
#pragma once

#include "core/study/noisy_labels/noisy_labels_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// A row a pair of pieces that are matched: of T, of T′, kind, chances, rows apart.
[[nodiscard]] PageTable noisy_matches_table(const NoisyRun& run, TableLimits limits);
/// The conditions of the calculator's plan, then those of the rows on display.
[[nodiscard]] PageTable noisy_conditions_table(const NoisyRun& run, TableLimits limits);
/// A row an error, with the examples of all three.
[[nodiscard]] PageTable noisy_slopes_table(const NoisyRun& run, TableLimits limits);
/// A row an example of S: its block, whether it is in T, its label and the one it gets.
[[nodiscard]] PageTable noisy_rows_table(const NoisyRun& run, TableLimits limits);

}  // namespace littlestone::ui
