// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of a deep tree: the tree in two colours, what one colour holds, and the rows and columns it gave.
#pragma once

#include <memory>

#include "core/study/deep_tree/deep_tree_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// At a step of the script, `phase` of the way from the step before; `height` is its natural one, px. A click on a node has its number in the tree as
/// place: leaves and inner nodes act as Spot::Act::choose.
[[nodiscard]] ScenePicture deep_tree_picture(std::shared_ptr<const DeepTreeRun> run, int step, double phase = 1,
                                             double height = 600);
/// What the picture needs where the columns are in order, px.
[[nodiscard]] double deep_tree_end_height(const DeepTreeRun& run);

/// The tree in its colours alone, in a card.
[[nodiscard]] std::shared_ptr<const Picture> deep_tree_card(const LowerBoundScenario& scenario,
                                                            const Observer& observer);

/// Levels that are drawn; deeper ones are in the table alone.
inline constexpr int most_drawn_levels = 8;

}  // namespace littlestone::ui
