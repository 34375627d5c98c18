// SPDX-License-Identifier: GPL-3.0-or-later
// The diamond of worlds, painted: bricks or your own dots, the ring with its turn, the probe and what it sees.
#pragma once

#include <memory>
#include <optional>

#include "core/study/one_more_point/one_more_point_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// What the page keeps beside its run while one paints.
struct PointBrush {
  std::size_t answer = 0;  ///< the chosen colour, a place in ring_answers
  struct Refusal {
    std::size_t world = 0;
    std::size_t answer = 0;
    friend bool operator==(const Refusal&, const Refusal&) = default;
  };
  std::optional<Refusal> refused = {};  ///< what was refused last
  friend bool operator==(const PointBrush&, const PointBrush&) = default;
};

/// What the page shows at a step (see point_steps and point_places); beyond the last step, that of `inside`.
[[nodiscard]] Scene one_more_point_scene(const OneMorePointRun& run, int step, const PointBrush& brush, QSizeF room);
[[nodiscard]] ScenePicture one_more_point_picture(std::shared_ptr<const OneMorePointRun> run, int step, double phase,
                                                  const PointBrush& brush = {});
/// In a gallery card: the bricks in their ring, without words.
[[nodiscard]] Scene one_more_point_card_scene(const OneMorePointRun& run, QSizeF room);

}  // namespace littlestone::ui
