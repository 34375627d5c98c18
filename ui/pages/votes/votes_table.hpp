// SPDX-License-Identifier: GPL-3.0-or-later
// The votes' picture in rows.
#pragma once

#include "core/study/votes/votes_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// A row a block: its rows, what it learned, its errors, its vote at the asked point, and the same after the change.
[[nodiscard]] PageTable votes_blocks_table(const VotesRun& run, TableLimits limits);
/// A row a count: the chance of + by each rule, and whether the blocks, or the changed ones, count so.
[[nodiscard]] PageTable votes_rules_table(const VotesRun& run, TableLimits limits);
/// A row a number of blocks: block size, exact loss by the chosen and by the other rule. Empty where it is not known.
[[nodiscard]] PageTable votes_losses_table(const VotesRun& run, TableLimits limits);
/// What leaves: the asked point, the answer and its chance.
[[nodiscard]] PageTable votes_answer_table(const VotesRun& run, std::optional<Label> coin, TableLimits limits);
/// A row a point: the votes for +, the chance of + and of a wrong answer.
[[nodiscard]] PageTable votes_wrong_table(const VotesRun& run, TableLimits limits);

}  // namespace littlestone::ui
