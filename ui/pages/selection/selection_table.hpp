// SPDX-License-Identifier: GPL-3.0-or-later
// The released predictors as a table.
#pragma once

#include "core/study/private_run/lab_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// One row a released predictor.
[[nodiscard]] PageTable selection_table(const LabRun& run, int position, TableLimits limits = {});

}  // namespace littlestone::ui
