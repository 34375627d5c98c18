// SPDX-License-Identifier: GPL-3.0-or-later
// Logarithms remove twos from a tower; the remaining points are more than privacy and accuracy allow. Below, the stairs
// for all numbers of examples.
#pragma once

#include <memory>

#include "core/study/lower_bound/what_follows.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// Handles: the top of the tower, whose Grab reads a number of tiles, and the ring on the stairs, whose Grab reads a
/// height.
inline constexpr std::int32_t tower_handle = 0;
inline constexpr std::int32_t stairs_handle = 1;

/// What the page shows at a step, in a room of its own px: at least 728 × 486; how weak makes strong, from 591 px on.
[[nodiscard]] Scene what_follows_scene(const WhatFollowsFacts& facts, int step, QSizeF room);
/// The part under the towers: how many examples are refuted, by the height of the tower.
void add_refuted_stairs(Scene& scene, const WhatFollowsFacts& facts, QSizeF room);
[[nodiscard]] ScenePicture what_follows_picture(std::shared_ptr<const WhatFollowsFacts> facts, int step, double phase);

/// How often a logarithm is taken of some numbers until 1 is left.
[[nodiscard]] ScenePicture heights_picture(const LowerBoundScenario& scenario);

}  // namespace littlestone::ui
