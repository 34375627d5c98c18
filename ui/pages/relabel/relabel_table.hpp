// SPDX-License-Identifier: GPL-3.0-or-later
// What the page Relabel shows, in rows.
#pragma once

#include "core/study/relabel/relabel_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// A row a way: labels of the rows of T, the hypotheses behind it, the score, the chance, whether it was drawn.
[[nodiscard]] PageTable relabel_ways_table(const RelabelRun& run, TableLimits limits);
/// A row a row of T, in its order: the row of S, point, label before and after, whether it changed.
[[nodiscard]] PageTable relabel_rows_table(const RelabelRun& run, TableLimits limits);
/// m and what the whole costs with so many rows in T.
[[nodiscard]] PageTable relabel_dilution_table(const RelabelRun& run, TableLimits limits);

}  // namespace littlestone::ui
