// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder: one row a class, from what is proved at the left to what no learner passes at the right.
#pragma once

#include <memory>
#include <optional>

#include "core/study/ladder/ladder_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// The field of the Grab of a class' name: its values are rows.
inline constexpr const char* ladder_order = "classes";

/// What the page shows at a step: the marks of the steps until then, as far as the scenario shows them. `pointed`: the row
/// on the band; none: that of the step. The pointer finds the rows as kin by their numbers.
[[nodiscard]] Scene ladder_scene(const LadderRun& run, int step, std::optional<std::size_t> pointed, QSizeF room);
[[nodiscard]] ScenePicture ladder_picture(std::shared_ptr<const LadderRun> run, int step, double phase,
                                          std::optional<std::size_t> pointed = std::nullopt);

/// For the right panel: a row in numbers.
[[nodiscard]] ScenePicture ladder_row_picture(std::shared_ptr<const LadderRun> run, std::size_t row, int step);

/// For a gallery card: marks without words.
[[nodiscard]] Scene ladder_card_scene(const LadderRun& run, QSizeF room);

}  // namespace littlestone::ui
