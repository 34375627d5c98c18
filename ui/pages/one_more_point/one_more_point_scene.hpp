// SPDX-License-Identifier: GPL-3.0-or-later
// The diamond of worlds, painted: bricks or your own dots, the ring with its turn, the probe and what it sees.
#pragma once

#include <memory>
#include <optional>

#include "core/study/one_more_point/one_more_point_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// What the page keeps beside its run.
struct PointBrush {
  std::size_t answer = 0;  ///< the chosen colour: a place in ring_answers, or in the palette of another class
  struct Refusal {
    std::size_t world = 0;
    std::size_t answer = 0;
    friend bool operator==(const Refusal&, const Refusal&) = default;
  };
  std::optional<Refusal> refused = {};  ///< what was refused last
  std::optional<double> walked = {};    ///< how much of the ring a hand has walked, in laps; none: nobody has
  bool asked = false;                   ///< whether your painting is possible was asked
  std::optional<std::size_t> lit = {};  ///< the answer that is pointed at
  friend bool operator==(const PointBrush&, const PointBrush&) = default;
};

/// What the page shows at a step (see point_steps and point_places); beyond the last step, that of `inside`. Where the
/// room is narrower than its natural width the right column lies below the diamond.
[[nodiscard]] Scene one_more_point_scene(const OneMorePointRun& run, int step, const PointBrush& brush, QSizeF room);
/// As large as its room lets the diamond be. Where a step leaves the ring alone, the inside fades on the way there;
/// `leaving`: the same of an edit, which leaves that run.
[[nodiscard]] ScenePicture one_more_point_picture(std::shared_ptr<const OneMorePointRun> run, int step, double phase,
                                                  const PointBrush& brush = {},
                                                  std::shared_ptr<const OneMorePointRun> leaving = nullptr);
/// For a lecture: the diamond alone, with the slider of a, or with the dot whose colour the room is asked for.
[[nodiscard]] ScenePicture one_more_point_lecture(std::shared_ptr<const OneMorePointRun> run, int step, double phase,
                                                  const PointBrush& brush);
/// In a gallery card: the bricks in their ring, without words.
[[nodiscard]] Scene one_more_point_card_scene(const OneMorePointRun& run, QSizeF room);

}  // namespace littlestone::ui
