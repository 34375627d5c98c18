// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of T with the pieces after each, and the curves of all subsets, as tables.
#pragma once

#include "core/study/nets/nets_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// One row a piece, under the row of T after which it stands; in the order of the picture.
[[nodiscard]] PageTable nets_table(const NetsRun& run, TableLimits limits);
/// One row a size of T: the chance that it is no net, the bounds, the mean of |H_T|.
[[nodiscard]] PageTable nets_sizes_table(const NetsRun& run, TableLimits limits);

}  // namespace littlestone::ui
