// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of S with T framed, the ways H labels T, the labels that change, the hypothesis that leaves; below, what
// dilution costs and where the score of the first hypothesis fails.
#pragma once

#include <memory>
#include <optional>

#include "core/study/relabel/relabel_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// Places of what can be clicked or dragged.
inline constexpr std::int32_t relabel_dot = 1;                 ///< m on the curve
inline constexpr std::int32_t relabel_first_way = 1'000;       ///< a way
inline constexpr std::int32_t relabel_first_stack = 100'000;   ///< rows of S at a point: 2·point, + 1 for the label +
inline constexpr std::int32_t relabel_first_chip = 1'000'000;  ///< a row of T, in its order

/// Between these heights of the scene a row of S is dropped on T; the plots stand below.
inline constexpr double relabel_chips_top = 298;
inline constexpr double relabel_plots_top = 404;

/// What the page shows at a step, in a room of its own px: at least 728 × 572. `previewed`: a way whose flips are drawn
/// as ghosts. The Grab of a stack has the rows of T as values, −1 beside them.
[[nodiscard]] Scene relabel_scene(const RelabelRun& run, int step, std::optional<std::size_t> previewed, QSizeF room);
/// The lower part of it: what dilution costs, and the class where the first hypothesis fails.
void add_relabel_plots(Scene& scene, const RelabelRun& run, QSizeF room);
[[nodiscard]] ScenePicture relabel_picture(std::shared_ptr<const RelabelRun> run, int step, double phase,
                                           std::optional<std::size_t> previewed = std::nullopt);

/// Who pays what: ε₁ and the neighbour's part, in one bar.
[[nodiscard]] ScenePicture relabel_cost_picture(std::shared_ptr<const RelabelRun> run);

}  // namespace littlestone::ui
