// SPDX-License-Identifier: GPL-3.0-or-later
// What the page Subsample shows, in rows.
#pragma once

#include "core/study/subsample/subsample_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// A row a number of copies: chance, factor and their product, with and without putting back.
[[nodiscard]] PageTable subsample_copies_table(const SubsampleRun& run, TableLimits limits);
/// A row an n: ε′ by four formulas.
[[nodiscard]] PageTable subsample_sizes_table(const SubsampleRun& run, TableLimits limits);
/// The case that is small enough to try everything.
[[nodiscard]] PageTable subsample_orders_table(const SubsampleRun& run, TableLimits limits);
/// The draws in the order they are passed on.
[[nodiscard]] PageTable subsample_draws_table(const SubsampleRun& run, TableLimits limits);

}  // namespace littlestone::ui
