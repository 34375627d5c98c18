// SPDX-License-Identifier: GPL-3.0-or-later
// The page Same answer in rows.
#pragma once

#include "core/study/same_answer/same_answer_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// One row a world: p, p m, how often a lab names the point, how often two labs differ. A file has the whole curve.
[[nodiscard]] PageTable same_answer_table(const SameAnswerRun& run, TableLimits limits);
/// One row a step: its count, its chance, how often it is reached at the p that is shown; both labs and the die.
[[nodiscard]] PageTable answer_steps_table(const SameAnswerRun& run, TableLimits limits);
/// One row a lab: its counts, its steps, the die, what it answers.
[[nodiscard]] PageTable answer_labs_table(const SameAnswerRun& run, TableLimits limits);

}  // namespace littlestone::ui
