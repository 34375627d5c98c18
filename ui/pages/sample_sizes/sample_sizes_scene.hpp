// SPDX-License-Identifier: GPL-3.0-or-later
// Two families side by side: every known bound along an axis, the cheapest private path, and what a budget reaches.
#pragma once

#include <memory>

#include "core/study/sample_sizes/sample_sizes_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// The steps of the page, and those from which on a part of the picture is there.
namespace sizes_steps {
inline constexpr int mechanism = 1;
inline constexpr int of_d = 2;  ///< learners that pay for d alone, and what is known without constants
inline constexpr int path = 3;
inline constexpr int agnostic = 4;
inline constexpr int budget = 5;
inline constexpr int plain = 6;  ///< what the budget reaches without privacy
inline constexpr int count = 7;
}  // namespace sizes_steps

/// Place of the button that is there where no line is chosen.
inline constexpr std::int32_t sizes_show_all = 2;

/// What the page shows at a step; of steps beyond, the last. A hand on the line of the budget sets "budget".
[[nodiscard]] Scene sample_sizes_scene(const SampleSizesRun& run, int step, QSizeF room);
[[nodiscard]] ScenePicture sample_sizes_picture(std::shared_ptr<const SampleSizesRun> run, int step, double phase);

/// For the right panel: what each kind of line promises.
[[nodiscard]] ScenePicture sizes_legend_picture();

}  // namespace littlestone::ui
