// SPDX-License-Identifier: GPL-3.0-or-later
// The runs of the chain learner: its rows as a line, runs as arcs over it, and which of them count.
#pragma once

#include <memory>

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// Above, all rows as one line with the runs of the watched name. Below, the rows around the watched run, a cross at
/// each mistake: an arc is a run from its first row to its last, the higher the level the higher. The watched run is
/// bold, from its mistake over the run that it goes on from to its end, with the run that it meets there; below each of
/// its rows stands the predictor of that moment. Runs that count for the name are ink, all others grey.
/// `run` has a chain part; `done` steps of its story have happened (chain_story.hpp). Where the room is low the arcs get
/// flatter before anything gets smaller. In a `column` the moments of the watched run stand below each other.
[[nodiscard]] Scene chain_runs_scene(const PrivateRun& run, int done, QSizeF room, bool column = false);
/// The same; `phase` in [0, 1] tells how far the last of the steps has come.
[[nodiscard]] ScenePicture chain_runs_picture(std::shared_ptr<const PrivateRun> run, int done, double phase = 1);
/// The same for a file: a column on a narrow page.
[[nodiscard]] std::shared_ptr<const Picture> printed_chain_runs(const std::shared_ptr<const PrivateRun>& run, int done);

}  // namespace littlestone::ui
