// SPDX-License-Identifier: GPL-3.0-or-later
// A contest as a picture: f₀ over f₁, where they differ, the coin and what either side of it means.
#pragma once

#include "ui/kit/scene/scene_picture.hpp"
#include "ui/pages/tournament/contest.hpp"

namespace littlestone::ui {

/// Beside the step, 256 px wide; of no size where nothing has been drawn yet. Where its contest comes next it asks who
/// wins if the coin tells the truth, on two cards (Spot::Act::choose, places 1 and 2); the coin, what it means and the
/// target are shown once it has landed. `guess`: the side that was said to win, plus 1; 0: nobody has said.
[[nodiscard]] ScenePicture contest_picture(Contest contest, int guess = 0);

/// As large as the wall of a lecture, with the target and what either side has left. `vote`: the answer that the class
/// gave, 1 or 2; 0: none.
[[nodiscard]] ScenePicture contest_lecture_picture(Contest contest, int vote);

/// A predictor in cells with glyphs, `pitch` px apart; `shown` in [0, 1]: how much of it has come, cell by cell from the
/// left.
void add_cells(Scene& scene, const QRectF& first, double pitch, const LabelVector& labels, double shown = 1,
               double scale = 1, double faded = 1);

}  // namespace littlestone::ui
