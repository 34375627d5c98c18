// SPDX-License-Identifier: GPL-3.0-or-later
// The price of stability in rows: the points with both answers, and the least loss against n for each γ.
#pragma once

#include "core/study/price/price_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// One row a point, the heavy one last.
[[nodiscard]] PageTable price_points_table(const PriceRun& run, TableLimits limits);
/// One row a γ and an n: the curves of the plot with the paper's line, and the scenario's own n.
[[nodiscard]] PageTable price_curves_table(const PriceRun& run, TableLimits limits);

}  // namespace littlestone::ui
