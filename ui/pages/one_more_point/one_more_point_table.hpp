// SPDX-License-Identifier: GPL-3.0-or-later
// One more point in rows: regions, meetings, the ring, what the probe sees, L with its reason, and your own painting.
#pragma once

#include "core/study/one_more_point/one_more_point_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

[[nodiscard]] PageTable one_more_point_table(const OneMorePointRun& run, TableLimits limits);

}  // namespace littlestone::ui
