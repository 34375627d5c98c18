// SPDX-License-Identifier: GPL-3.0-or-later
// The class as a table.
#pragma once

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// Rows are hypotheses, the last one how likely each point is.
[[nodiscard]] PageTable class_table(const ClassShown& shown, TableLimits limits = {});

}  // namespace littlestone::ui
