// SPDX-License-Identifier: GPL-3.0-or-later
// The votes as a table.
#pragma once

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// One row a predictor with votes; before `position` 3 of the histogram what is not yet known is empty.
[[nodiscard]] PageTable votes_table(const PrivateRun& run, int position, TableLimits limits = {});

}  // namespace littlestone::ui
