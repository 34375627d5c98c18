// SPDX-License-Identifier: GPL-3.0-or-later
// The staircase of a learner over the bounds of Claim 22, its errors below, and other learners in a row.
#pragma once

#include <memory>

#include "core/study/lower_bound/lower_bound_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// The step that is promised: the paper's where it is chosen and the paper's premises hold, else the sharp one.
[[nodiscard]] inline double least_step_of(const ClaimBound& claim, bool paper) {
  return paper ? claim.printed_step.value_or(claim.least_step) : claim.least_step;
}

/// What the page shows at a step; `paper`: with the bound printed in the paper instead of the sharp one. A drag of place
/// i sets level i of the staircase, a click on a card of place i chooses learner i.
[[nodiscard]] Scene gap_scene(const LowerBoundRun& run, int step, bool paper, QSizeF room);
[[nodiscard]] ScenePicture gap_picture(std::shared_ptr<const LowerBoundRun> run, int step, double phase, bool paper);

/// A staircase by itself, and where `solved` beside the flattest one that is accurate, for the right panel.
[[nodiscard]] ScenePicture flattest_picture(std::shared_ptr<const LowerBoundRun> run, bool solved);

}  // namespace littlestone::ui
