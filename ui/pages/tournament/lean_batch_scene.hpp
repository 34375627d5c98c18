// SPDX-License-Identifier: GPL-3.0-or-later
// One batch of the lean learner as a tape, read from left to right: rows, floors of what is left of Ldim, contests, and
// the list.
#pragma once

#include <memory>

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// Each row on which f_∅ errs goes down one floor and makes a predictor. The line of a base shows the test on every
/// row, and opponents fall onto that line: an equal opponent changes nothing; a different one makes a contest, of which
/// both labels are followed; a row on which the base errs makes the next item. The path of the target's labels is bold.
/// Below, the list of the batch compares each predictor with all rows. If the rows do not all fit, the part with the
/// last step is shown. `run` has a lean part; `done` steps of its tape have happened.
[[nodiscard]] Scene lean_batch_scene(const PrivateRun& run, int done, QSizeF room);
/// The same; `phase` in [0, 1] tells how far the last of the steps has come.
[[nodiscard]] ScenePicture lean_batch_picture(std::shared_ptr<const PrivateRun> run, int done, double phase = 1);
/// The same for a file: on a narrow page a column, in which each predictor of the list has two lines.
[[nodiscard]] std::shared_ptr<const Picture> printed_lean_batch(const std::shared_ptr<const PrivateRun>& run, int done);

}  // namespace littlestone::ui
