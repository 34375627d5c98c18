// SPDX-License-Identifier: GPL-3.0-or-later
// The gap in rows: the list with its steps and errors, and the learners that are compared.
#pragma once

#include "core/study/lower_bound/lower_bound_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

[[nodiscard]] PageTable gap_table(const LowerBoundRun& run, TableLimits limits);
[[nodiscard]] PageTable compared_table(const LowerBoundRun& run, TableLimits limits);

}  // namespace littlestone::ui
