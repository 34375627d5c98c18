// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder: one row a class, from what is proved at the left to what no learner passes at the right.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "core/study/ladder/ladder_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"
#include "ui/pages/ladder/ladder_words.hpp"

namespace littlestone::ui {

/// The field of the Grab of a class' name: its values are rows.
inline constexpr const char* ladder_order = "classes";

/// The field of the Grab of the bar at the right: its values are rows.
inline constexpr const char* ladder_scroll = "first";

/// By this number it is a place of a Spot and a node of a Kin, a row by its own.
[[nodiscard]] std::int32_t ladder_place(LadderThing thing);
/// The way back; none of a number that nothing in the run has.
[[nodiscard]] std::optional<LadderThing> ladder_thing(const LadderRun& run, std::int32_t place);

/// How it is looked at.
struct LadderLook {
  std::optional<std::size_t> pointed = std::nullopt;  ///< the row on the band; none: that of the step
  std::size_t first = 0;                       ///< the first row that is seen, where there are more rows than have room
  bool narrow = false;                         ///< what is proved in a column of numbers, not on a scale
  bool guessed = false;                        ///< before G* is shown, a hand puts a mark where it is expected
  std::optional<double> guess = std::nullopt;  ///< where that stands
};

/// The field of the Grab of that mark: its values are chances.
inline constexpr const char* ladder_guess = "guess";

/// How many rows are seen in a room so high: 12 or fewer at once, of more as many as have room, at least 12.
[[nodiscard]] std::size_t ladder_rows_seen(std::size_t rows, double height);
/// How high the room is in a view of this size, px of the scene.
[[nodiscard]] double ladder_height_in(const LadderRun& run, QSizeF area, bool narrow);

/// What the page shows at a step: the marks of the steps until then, as far as the scenario shows them. Of more rows than
/// have room some are seen, between axes that stay.
[[nodiscard]] Scene ladder_scene(const LadderRun& run, int step, const LadderLook& look, QSizeF room);
[[nodiscard]] ScenePicture ladder_picture(std::shared_ptr<const LadderRun> run, int step, double phase,
                                          const LadderLook& look = {});

/// For a lecture: one row alone, as wide as the wall. `look.first` and `look.pointed` mean nothing.
[[nodiscard]] ScenePicture ladder_lecture_picture(const LadderRun& run, std::size_t row, int step, double phase,
                                                  LadderLook look);

/// For the right panel: a row in numbers.
[[nodiscard]] ScenePicture ladder_row_picture(std::shared_ptr<const LadderRun> run, std::size_t row, int step);

/// For a gallery card: marks without words.
[[nodiscard]] Scene ladder_card_scene(const LadderRun& run, QSizeF room);

}  // namespace littlestone::ui
