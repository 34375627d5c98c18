// SPDX-License-Identifier: GPL-3.0-or-later
// The released predictors as a table.
#pragma once

#include "core/study/private_run/private_run.hpp"
#include "core/study/private_run/selection_draws.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// One row a released predictor. `again`: how often it was drawn when the selection was drawn again; null: it was not.
[[nodiscard]] PageTable selection_table(const PrivateRun& run, int position, TableLimits limits = {},
                                        const SelectionDraws* again = nullptr);

}  // namespace littlestone::ui
