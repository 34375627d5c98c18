// SPDX-License-Identifier: GPL-3.0-or-later
// The staircase with two labs and the die, over the chance to differ in every world; and two staircases side by side.
#pragma once

#include <memory>

#include "core/study/same_answer/same_answer_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// What the page shows at a step. Drags set "mass" (a root of an expected count), "die", and "steps" (a root of a count,
/// of the step that has the touch's place); the labs have the places 0 and 1, step i the place 10 + i.
[[nodiscard]] Scene same_answer_scene(const SameAnswerRun& run, int step, QSizeF room);
[[nodiscard]] ScenePicture same_answer_picture(std::shared_ptr<const SameAnswerRun> run, int step, double phase);

/// Steps even on the √ scale beside equal ones, with how far apart two labs are in three worlds.
[[nodiscard]] ScenePicture equal_steps_picture(std::shared_ptr<const SameAnswerRun> run);

/// 100 pairs of labs: how many differed, with its interval, over the exact chance; for the right panel.
[[nodiscard]] ScenePicture pairs_picture(std::shared_ptr<const SameAnswerRun> run);

/// The marks alone, for a gallery card.
[[nodiscard]] Scene same_answer_card_scene(const SameAnswerRun& run, QSizeF room);

}  // namespace littlestone::ui
