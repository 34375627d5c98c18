// SPDX-License-Identifier: GPL-3.0-or-later
// Rows fly down to A; the bar of chances, cut by the copies of the changed row, each piece stretched; below, how many
// rows keep ε and what order does.
#pragma once

#include <memory>

#include "core/study/subsample/subsample_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// Places of what can be dragged.
inline constexpr std::int32_t subsample_dot = 1;            ///< n on the curve
inline constexpr std::int32_t subsample_first_row = 1'000;  ///< a row of S that has a chip: this and its number

/// What the page shows at a step, in a room of its own px: at least 728 × 572.
[[nodiscard]] Scene subsample_scene(const SubsampleRun& run, int step, QSizeF room);
[[nodiscard]] ScenePicture subsample_picture(std::shared_ptr<const SubsampleRun> run, int step, double phase);

/// The chances of 0, 1, … copies, for the right panel.
[[nodiscard]] ScenePicture subsample_copies_picture(std::shared_ptr<const SubsampleRun> run);

}  // namespace littlestone::ui
