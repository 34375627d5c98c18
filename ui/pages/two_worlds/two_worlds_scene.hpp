// SPDX-License-Identifier: GPL-3.0-or-later
// Classes by their dimension: what they cost online at the left, in mistakes, and privately at the right, in examples.
#pragma once

#include <memory>
#include <optional>

#include "core/study/two_worlds/two_worlds_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// How it is looked at.
struct WorldsView {
  bool paper = false;                  ///< M's examples with the paper's constants instead of sharp ones
  std::optional<std::size_t> pointed;  ///< the class whose numbers are written out; none: that of the step
};

/// The field of the handle's Grab: its values are the run's groups, and one more for what is endless.
inline constexpr const char* worlds_group = "group";

/// The class whose numbers are written out.
[[nodiscard]] std::size_t class_told(const TwoWorldsRun& run, int step, std::optional<std::size_t> pointed);

/// What the page shows at a step; of steps beyond, the last.
[[nodiscard]] Scene two_worlds_scene(const TwoWorldsRun& run, int step, const WorldsView& view, QSizeF room);
[[nodiscard]] ScenePicture two_worlds_picture(std::shared_ptr<const TwoWorldsRun> run, int step, double phase,
                                              WorldsView view = {});

/// For the right panel: one class in numbers, and what the marks mean.
[[nodiscard]] ScenePicture worlds_card_picture(std::shared_ptr<const TwoWorldsRun> run, std::size_t row);

}  // namespace littlestone::ui
