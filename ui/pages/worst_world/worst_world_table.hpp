// SPDX-License-Identifier: GPL-3.0-or-later
// The worst world in rows: the three searches, and the boxes of one of them.
#pragma once

#include "core/study/worst_world/worst_world_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// A row a search: learner, target, bracket, worst world, answers there, boxes.
[[nodiscard]] PageTable worst_world_table(const WorstWorldRun& run, TableLimits limits);
/// A row a box, of the search for the scenario's learner at the time that is looked at.
[[nodiscard]] PageTable worst_boxes_table(const WorstWorldRun& run, TableLimits limits);

}  // namespace littlestone::ui
