// SPDX-License-Identifier: GPL-3.0-or-later
// The views that play: what each shows at a moment of the story, for screen, lecture and film alike.
#pragma once

#include <memory>

#include "ui/canvas/picture.hpp"
#include "ui/models/exact_levels.hpp"
#include "ui/models/story.hpp"

namespace littlestone::ui {

/// Where a story stands: a step, and how far its motion has come, in [0, 1].
struct Moment {
  int step = 0;
  double phase = 1;
};

/// A view of the story.
enum class Scene {
  tournament,             // the tree of contests alone
  tournament_and_shares,  // the tree over the frequencies, where there is room for both
  shares,                 // the frequencies alone
  histogram,              // the stable histogram alone
  stages,                 // the stable histogram over the selection, one boundary through both
  selection               // the selection on a page of its own
};

/// The view's picture at a moment: the same for the same arguments, however the moment was reached. `exact` may be null: not known
/// yet.
[[nodiscard]] std::shared_ptr<const Picture> scene_picture(Scene scene, const Story& story, Moment moment,
                                                           const std::shared_ptr<const ExactLevels>& exact = nullptr);

/// How many of the tournament's events have happened at a step: all of them after its chapter.
[[nodiscard]] int events_done(const Story& story, int step);
/// Where a chapter stands at a step: 0 before it, its last position after it.
[[nodiscard]] int position_in(const Story& story, Chapter chapter, int step);
/// How much of the other batches has been counted, in [0, 1].
[[nodiscard]] double share_counted(const Story& story, Moment moment);

}  // namespace littlestone::ui
