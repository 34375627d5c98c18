// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a deep tree as tables.
#pragma once

#include "core/study/deep_tree/deep_tree_run.hpp"
#include "ui/shell/exhibit.hpp"

namespace littlestone::ui {

/// A row a node: level, point, colour, the levels of both colours below it, whether it is in the found tree.
[[nodiscard]] PageTable deep_nodes_table(const DeepTreeRun& run, TableLimits limits);
/// A row a halving: row, point, colour, levels.
[[nodiscard]] PageTable deep_walk_table(const DeepTreeRun& run, TableLimits limits);
/// The rows of the chain with their labels on its points, in order.
[[nodiscard]] PageTable deep_chain_table(const DeepTreeRun& run, TableLimits limits);

}  // namespace littlestone::ui
