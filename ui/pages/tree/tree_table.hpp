// SPDX-License-Identifier: GPL-3.0-or-later
// A mistake tree as a table.
#pragma once

#include "core/concept/concept_class.hpp"
#include "core/online/mistake_tree.hpp"
#include "ui/kit/table.hpp"
#include "ui/pages/tree/game_job.hpp"

namespace littlestone::ui {

/// One row a node of the tree: the answers on the way, the point it asks or the witness it ends in, and what both
/// learners do there. `coins`: of that tree; null where it is not computed yet.
[[nodiscard]] PageTable tree_table(const ConceptClass& c, const MistakeTree& tree, TableLimits limits = {},
                                   const CoinsBeside* coins = nullptr);

}  // namespace littlestone::ui
