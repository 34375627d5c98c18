// SPDX-License-Identifier: GPL-3.0-or-later
// The stable learner's page in rows.
#pragma once

#include "ui/kit/table.hpp"
#include "ui/pages/stable/stable_scene.hpp"

namespace littlestone::ui {

/// One row a point: examples, the chance of + on S and after the change, its range over all neighbours, the bound, and
/// ERM's answers.
[[nodiscard]] PageTable stable_table(const StablePageRun& run, StableView view, TableLimits limits);
/// One row an ε₀: stability and excess with their bounds.
[[nodiscard]] PageTable stable_sweep_table(const StablePageRun& run, StableView view, TableLimits limits);
/// One row a hypothesis: errors on S, its chance for the T shown, and averaged over all T.
[[nodiscard]] PageTable stable_hypotheses_table(const StablePageRun& run, TableLimits limits);
/// The examples in their order, as a data file of the command line has them: point from 0, label.
[[nodiscard]] PageTable stable_rows_table(const StablePageRun& run, TableLimits limits);

}  // namespace littlestone::ui
