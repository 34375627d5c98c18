// SPDX-License-Identifier: GPL-3.0-or-later
// A game without the promise: rounds in columns, what has been lost so far, why the odds are what they are, and what
// Hedge's experts say.
#pragma once

#include <memory>

#include "ui/kit/scene/scene_picture.hpp"
#include "ui/pages/play_online/play_online_moment.hpp"

namespace littlestone::ui {

/// The Grab of this field sets the chance of + in the round that is next.
inline constexpr const char* play_odds = "odds";

/// What the page shows at a step, in a room of its own px: at least 728 × 600.
[[nodiscard]] Scene play_scene(const PlayRun& run, int step, const PlayView& view, QSizeF room);
[[nodiscard]] ScenePicture play_picture(std::shared_ptr<const PlayRun> run, int step, double phase, PlayView view);
/// Where the game stands between 0 and what Hedge promises, and what each question is worth. Points are asked by a
/// click.
[[nodiscard]] ScenePicture play_stand_picture(std::shared_ptr<const PlayRun> run, int step, const PlayView& view);

// --- Parts of the page's scene

/// What they share.
struct PlayFrame {
  Scene& scene;
  const PlayRun& run;
  const PlayView& view;
  PlayMoment moment;
  QSizeF room;
  std::size_t first = 0;    ///< round that is shown first
  std::size_t columns = 1;  ///< rounds that are shown
  Axis rounds = {};         ///< one unit a column
  double more = 0;          ///< px beyond the least height: the losses have them

  [[nodiscard]] double px(std::size_t round) const { return rounds.px(static_cast<double>(round)); }
  [[nodiscard]] double loss_base() const { return 438 + more; }
  [[nodiscard]] double below_losses() const { return 457.5 + more; }
  /// The play has just come to this.
  [[nodiscard]] bool newest(PlayMoment::Newest what) const { return moment.newest == what; }
};

/// What was lost so far: the learners, the hypotheses, the regret, and how far it can still grow.
void add_play_losses(const PlayFrame& frame);
/// Why the odds are what they are, or the points to ask.
void add_play_why(const PlayFrame& frame);

/// At most so many hypotheses are shown one by one.
inline constexpr std::size_t most_play_cells = 12;

}  // namespace littlestone::ui
