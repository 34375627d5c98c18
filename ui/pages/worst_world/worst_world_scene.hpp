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
/// The field of the Grab that a lecture's slider has.
inline constexpr const char* worst_slider_field = "auxiliary";
/// The world at a place of the scene that such a grab was taken in, as near as there is one.
[[nodiscard]] PointWeights worst_world_at(const WorstSearchRun& search, const Grab& grab, QPointF place);
/// Whether a world lies on the face that is drawn, but for a little.
[[nodiscard]] bool on_drawn_face(const WorstSearchRun& search, const PointWeights& world);
/// Whether such a place is on the worst world of the search.
[[nodiscard]] bool on_worst_world(const WorstSearchRun& search, const Grab& grab, QPointF place);
/// How far in weight the picture tells worlds apart by hand.
inline constexpr double worst_hand = 0.015;

/// How the worlds are looked at, beside the step.
struct WorstLook {
  /// narrow: the ladder is a row of chips; lecture: the worlds fill the height, with three rungs of the ladder.
  enum class Layout { page, narrow, lecture };
  std::optional<PointWeights> probe = {};  ///< that a hand has chosen; none: a worst world
  Layout layout = Layout::page;
  /// How many boxes are halved, of the one that is being halved a share; none: as many as the step shows.
  std::optional<double> halved = {};
  /// The tones come out of those of another run's step; null: they stand.
  std::shared_ptr<const WorstWorldRun> before = nullptr;
  int before_step = 0;
  double come = 1;  ///< how far, from 0 to 1
};

/// What the page shows at a step. A drag, or a press, anywhere among the worlds moves the probe; the pointer finds it as
/// node 0.
[[nodiscard]] Scene worst_world_scene(const WorstWorldRun& run, int step, const WorstLook& look, QSizeF room);
/// The same as a picture. On its way to a step that shows boxes they are halved one after the other, and tones come out
/// of those of the step before.
[[nodiscard]] ScenePicture worst_world_picture(std::shared_ptr<const WorstWorldRun> run, int step, double phase,
                                               const WorstLook& look = {});

/// The worlds by themselves, in a card.
[[nodiscard]] std::shared_ptr<const Picture> worst_world_card(const StabilityScenario& scenario,
                                                              const Observer& observer);

}  // namespace littlestone::ui
