// SPDX-License-Identifier: GPL-3.0-or-later
// The table twins of the lean learner's batch.
#pragma once

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// One row for each of the first `done` steps of the tape: what happened, at which row, to which predictor. The run has
/// a lean part.
[[nodiscard]] PageTable lean_steps_table(const PrivateRun& run, int done, TableLimits limits);
/// One row a vote of the batch, once its list has been made.
[[nodiscard]] PageTable lean_list_table(const PrivateRun& run, int done, TableLimits limits);

}  // namespace littlestone::ui
