// SPDX-License-Identifier: GPL-3.0-or-later
// All worlds on three points as a triangle, toned by how often the most frequent answer comes, with the boxes of the
// search; the bracket below, the ladder at the right.
#pragma once

#include <memory>
#include <optional>

#include "core/study/worst_world/worst_world_run.hpp"
#include "ui/kit/picture.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// The field of a Grab that carries the worlds: its axis holds the place of the corners, px of the scene.
inline constexpr const char* worst_probe_field = "probe";
/// The world at a place of the scene that such a grab was taken in, as near as there is one.
[[nodiscard]] PointWeights worst_world_at(const WorstSearchRun& search, const Grab& grab, QPointF place);
/// How far in weight the picture tells worlds apart by hand.
inline constexpr double worst_hand = 0.015;

/// What the page shows at a step. `probe`: the world that a hand has chosen, none: a worst world. A drag, or a press,
/// anywhere among the worlds moves it; the pointer finds it as node 0.
[[nodiscard]] Scene worst_world_scene(const WorstWorldRun& run, int step, const std::optional<PointWeights>& probe,
                                      QSizeF room);
[[nodiscard]] ScenePicture worst_world_picture(std::shared_ptr<const WorstWorldRun> run, int step, double phase,
                                               const std::optional<PointWeights>& probe = {});

/// The worlds by themselves, in a card.
[[nodiscard]] std::shared_ptr<const Picture> worst_world_card(const StabilityScenario& scenario,
                                                              const Observer& observer);

}  // namespace littlestone::ui
