// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of all levels as rows.
#pragma once

#include "ui/kit/table.hpp"
#include "ui/pages/tournament/levels_picture.hpp"

namespace littlestone::ui {

/// One row a predictor of a level, by falling probability: level, predictor, q_k, whether it is in the class, whether
/// it is the target, its loss, and what frequency alone promises of the loss.
[[nodiscard]] PageTable levels_table(const LevelsFacts& facts, TableLimits limits = {});
/// One row a level: the most likely predictor's probability, Σq², pairs that agreed, ρ and τ.
[[nodiscard]] PageTable agreement_table(const LevelsFacts& facts, TableLimits limits = {});

}  // namespace littlestone::ui
