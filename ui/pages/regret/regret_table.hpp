// SPDX-License-Identifier: GPL-3.0-or-later
// Regret in rows: numbers of rounds, nodes of the tree of fair coins, and classes.
#pragma once

#include "core/study/regret/regret_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// One row a number of rounds: those with an exact value, then those with runs.
[[nodiscard]] PageTable regret_rounds_table(const RegretPageRun& run, TableLimits limits);
/// One row a node or leaf, parents first.
[[nodiscard]] PageTable coin_tree_table(const RegretPageRun& run, const CoinOdds& by_hand, TableLimits limits);
/// One row a class, the scenario's own first.
[[nodiscard]] PageTable coin_classes_table(const RegretPageRun& run, TableLimits limits);

}  // namespace littlestone::ui
