// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of all levels as rows.
#pragma once

#include <limits>

#include "ui/kit/table.hpp"
#include "ui/pages/tournament/levels_facts.hpp"

namespace littlestone::ui {

/// One row a predictor of a level, by falling probability: level, predictor, q_k, whether it is in the class, whether
/// it is the target, its loss, and what frequency alone promises of the loss; of a level that is sampled the share of
/// its runs, and their number. Levels up to the step-th.
[[nodiscard]] PageTable levels_table(const LevelsFacts& facts, TableLimits limits = {},
                                     int step = std::numeric_limits<int>::max());
/// One row a level up to the step-th: the most likely predictor's probability, Σq² after the last one and unless it is
/// asked, pairs that agreed, ρ and τ.
[[nodiscard]] PageTable agreement_table(const LevelsFacts& facts, TableLimits limits = {},
                                        int step = std::numeric_limits<int>::max());

}  // namespace littlestone::ui
