// SPDX-License-Identifier: GPL-3.0-or-later
// Sample sizes in rows: what every bound asks for at every place of the axis.
#pragma once

#include "core/study/sample_sizes/sample_sizes_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// One row a family, a bound and a place of the axis: the families in their order, then the bounds, then the places.
[[nodiscard]] PageTable sample_sizes_table(const SampleSizesRun& run, TableLimits limits);

}  // namespace littlestone::ui
