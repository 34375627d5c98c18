// SPDX-License-Identifier: GPL-3.0-or-later
// The votes of the lean or the chain learner and the bar, and what an onlooker can tell of one changed example.
#pragma once

#include <memory>

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// What is shown of a run with a lean or a chain part at a step: 0 nothing yet, 1 the votes, 2 errors and scores, 3 the
/// bar and the chances, 4 the answer, 5 one example changed. Before the privacy boundary one row a candidate: its votes
/// (of the chain learner its disjoint runs, with its level), what errors take from them, the bar, and its exact chance
/// to be chosen. After the boundary the answer alone. Below, of the lean learner, one label turned: both exact laws of
/// the answer on a log scale, as it was a solid tick, turned a hollow one.
[[nodiscard]] Scene lean_votes_scene(const PrivateRun& run, int step, QSizeF room);
/// As high as its rows need, up to eight of them; lower, rows are left out before anything gets smaller.
[[nodiscard]] ScenePicture lean_votes_picture(std::shared_ptr<const PrivateRun> run, int step, double phase = 1);
/// The same for a file: on a narrow page a column, in which the answer stands below the votes.
[[nodiscard]] std::shared_ptr<const Picture> printed_lean_votes(const std::shared_ptr<const PrivateRun>& run, int step);

}  // namespace littlestone::ui
