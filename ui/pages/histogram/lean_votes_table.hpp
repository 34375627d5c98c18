// SPDX-License-Identifier: GPL-3.0-or-later
// The table twin of the lean learner's votes.
#pragma once

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// One row a candidate, and one for nothing being chosen; as far as lean_votes_scene shows it at `step`.
/// With one example changed, both exact chances of each answer. The run has a lean part.
[[nodiscard]] PageTable lean_votes_table(const PrivateRun& run, int step, TableLimits limits);

}  // namespace littlestone::ui
