// SPDX-License-Identifier: GPL-3.0-or-later
// The table twins of a changed example.
#pragma once

#include "core/study/neighbour/neighbour_facts.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// One row a change that moves the vote; with `all` one row every change.
[[nodiscard]] PageTable neighbour_table(const NeighbourBatch& batch, bool all, TableLimits limits);
/// One row a predictor whose votes change and a noisy count that may leave, with both probabilities; first what is
/// withheld. The counts go on until both laws together have less than 10⁻⁶ left, at most 2000 of them.
[[nodiscard]] PageTable neighbour_laws_table(const NeighbourFacts& facts, TableLimits limits);

}  // namespace littlestone::ui
