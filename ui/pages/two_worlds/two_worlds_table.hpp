// SPDX-License-Identifier: GPL-3.0-or-later
// Two worlds in rows: what each class costs online and privately.
#pragma once

#include "core/study/two_worlds/two_worlds_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// One row a class, from the highest dimension down, as the picture has them.
[[nodiscard]] PageTable two_worlds_table(const TwoWorldsRun& run, TableLimits limits);

}  // namespace littlestone::ui
