// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of all levels side by side: contests make one predictor come out again and again.
#pragma once

#include <limits>
#include <memory>
#include <optional>

#include "ui/kit/scene/scene_picture.hpp"
#include "ui/pages/tournament/levels_facts.hpp"

namespace littlestone::ui {

/// At step k the levels up to the k-th, at the step after the last also how often two runs agree. `pointed`: the
/// predictor that is looked at, or the facts' own. A click on a column of place i chooses predictor i.
[[nodiscard]] Scene levels_scene(const LevelsFacts& facts, const std::optional<LabelVector>& pointed, int step,
                                 QSizeF room);
/// The same with the motion that leads to the step: the last level's bars grow out of the level before.
[[nodiscard]] ScenePicture levels_picture(std::shared_ptr<const LevelsFacts> facts,
                                          std::optional<LabelVector> pointed = std::nullopt,
                                          int step = std::numeric_limits<int>::max(), double phase = 1);

/// The same for a file: on a narrow page two laws in a row, without what is below them.
[[nodiscard]] std::shared_ptr<const Picture> printed_levels(const std::shared_ptr<const LevelsFacts>& facts,
                                                            const std::optional<LabelVector>& pointed = std::nullopt,
                                                            int step = std::numeric_limits<int>::max());

/// For the right panel: the two predictors of the last pair at the highest level, as far as there are runs.
[[nodiscard]] ScenePicture twice_picture(std::shared_ptr<const LevelsFacts> facts);
/// Those runs; null where there are none.
[[nodiscard]] const LevelPairs* last_pairs(const LevelsFacts& facts);

}  // namespace littlestone::ui
