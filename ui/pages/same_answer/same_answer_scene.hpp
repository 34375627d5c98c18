// SPDX-License-Identifier: GPL-3.0-or-later
// The staircase with two labs and the die, over the chance to differ in every world; and two staircases side by side.
#pragma once

#include <memory>
#include <vector>

#include "core/study/same_answer/same_answer_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"
#include "ui/shell/script.hpp"

namespace littlestone::ui {

/// What the picture shows beside the run.
struct AnswerView {
  /// The window gets narrower: columns of 24 px and a roof of half the height; then no law of the count either.
  enum class Room { wide, narrow, least };
  Room room = Room::wide;
  int card = -1;      ///< the lab whose card is open, 0 or 1
  double fires = 0;   ///< how much the frame of ≠ stands out, 1 to 0: the answers have just become two
  QString said = {};  ///< how steps by hand were made a law, with Undo; empty: they were one
};

/// What the page shows at a step. Drags set "mass" (a root of an expected count), "die", and "steps" (a root of a count,
/// of the step that has the touch's place); for places see same_answer_marks.hpp.
[[nodiscard]] Scene same_answer_scene(const SameAnswerRun& run, int step, QSizeF room, const AnswerView& view = {});
[[nodiscard]] ScenePicture same_answer_picture(std::shared_ptr<const SameAnswerRun> run, int step, double phase,
                                               const AnswerView& view = {});

/// Steps even on the √ scale beside equal ones, with how far apart two labs are in three worlds, over their roofs.
[[nodiscard]] Scene equal_steps_scene(const SameAnswerRun& run, bool with_price, QSizeF room);
[[nodiscard]] ScenePicture equal_steps_picture(std::shared_ptr<const SameAnswerRun> run);
/// The staircases alone, with their ceilings in words.
[[nodiscard]] Scene equal_stairs_scene(const SameAnswerRun& run, bool with_price, QSizeF room);

/// A lecture's picture: the staircase, two labs, a die as large as a hand, a slider of p; the roof is a dot for each
/// world `seen` with these steps. A drag of the slider sets "share".
[[nodiscard]] ScenePicture answer_lecture_picture(std::shared_ptr<const SameAnswerRun> run, int step,
                                                  std::vector<StaircasePlace> seen);

/// 100 pairs of labs: how many differed, with its interval, over the exact chance; for the right panel. With the marks
/// of the picture below.
[[nodiscard]] ScenePicture pairs_picture(std::shared_ptr<const SameAnswerRun> run, int step);
/// The marks of the picture at the step, each with what it is.
[[nodiscard]] ScenePicture answer_legend_picture(int step);

/// The marks alone, for a gallery card.
[[nodiscard]] Scene same_answer_card_scene(const SameAnswerRun& run, QSizeF room);

}  // namespace littlestone::ui
