// SPDX-License-Identifier: GPL-3.0-or-later
// The table twins of the chain learner's runs.
#pragma once

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// One row for each outcome of a run, by its end: its level and rows, whom it met, what it names, and whether the name
/// counts it; empty before the runs are shown. The run has a chain part, and `done` steps of its story have happened.
[[nodiscard]] PageTable chain_runs_table(const PrivateRun& run, int done, TableLimits limits);
/// One row a name, and one for nothing being chosen; as far as lean_votes_scene shows it at `step`.
[[nodiscard]] PageTable chain_candidates_table(const PrivateRun& run, int step, TableLimits limits);

}  // namespace littlestone::ui
