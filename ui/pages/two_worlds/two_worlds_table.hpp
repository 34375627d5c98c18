// SPDX-License-Identifier: GPL-3.0-or-later
// Two worlds in rows: what each class costs online and privately.
#pragma once

#include "ui/kit/table.hpp"
#include "ui/pages/two_worlds/two_worlds_run.hpp"

namespace littlestone::ui {

/// One row a class, from the highest dimension down, as the picture has them.
[[nodiscard]] PageTable two_worlds_table(const TwoWorldsRun& run, TableLimits limits);

}  // namespace littlestone::ui
