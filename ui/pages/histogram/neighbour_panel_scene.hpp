// SPDX-License-Identifier: GPL-3.0-or-later
// The small pictures beside a changed example: where its vote can go, how often each predictor left, and how good a
// guess can be.
#pragma once

#include <memory>

#include "core/study/neighbour/neighbour_facts.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// The share of draws that came so, a dot with its interval.
void add_drawn_share(Scene& scene, const DrawnShare& drawn, const Axis& chances, double y);

/// One row a group of changes with its laws, and both bounds below. A click on a row looks at such a change.
[[nodiscard]] ScenePicture neighbour_groups_picture(std::shared_ptr<const NeighbourFacts> facts);
/// How often each predictor left in draws of the noise: the exact chance a tick, the draws a dot with its interval.
[[nodiscard]] ScenePicture noise_draws_picture(std::shared_ptr<const PrivateRun> run, NoiseTally tally);
/// How often a guess was right, on a line from ½ to 1.
[[nodiscard]] ScenePicture guess_picture(const GuessScore& score);

}  // namespace littlestone::ui
