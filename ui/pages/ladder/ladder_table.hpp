// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder in rows: a class each, its ceiling with the reason, one example, both brackets with their targets, the proofs.
#pragma once

#include "core/study/ladder/ladder_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

[[nodiscard]] PageTable ladder_table(const LadderRun& run, TableLimits limits);

}  // namespace littlestone::ui
