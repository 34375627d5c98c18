// SPDX-License-Identifier: GPL-3.0-or-later
// Two samples, one example moved: on X′ every interval keeps its value. Below, which candidates may join.
#pragma once

#include <memory>
#include <optional>

#include "core/study/homogeneous/homogeneous_facts.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// Where the play stands.
struct HomogeneousMoment {
  std::size_t tried = 0;  // candidates that were decided
  bool moved = false;     // the second sample is there
  [[nodiscard]] static HomogeneousMoment at(int step, std::size_t candidates);
  /// How many steps the candidates take: one each, or one for all of many.
  [[nodiscard]] static int trials(std::size_t candidates);
};

/// What the page shows, whatever the step.
struct HomogeneousShown {
  std::shared_ptr<const LowerBoundRun> run;
  std::shared_ptr<const HomogeneousFacts> facts;
  std::optional<std::size_t> pointed = {};  ///< the candidate that is looked at; none: the one whose value strays most
  bool one_colour = false;                  ///< above the candidates, instead of the values for two samples
};

/// Places of what can be dragged: the examples of S are 0 …, those of S′ begin here. The value of a drag is a place on
/// the line, see point_at.
inline constexpr std::int32_t homogeneous_moved = 100;
/// Places of what can be clicked: the candidates are 0 …; their circles, which force them in, begin here.
inline constexpr std::int32_t homogeneous_circles = 1'000'000;

/// What the page shows at a step, in a room of its own px: at least 728 × 362.
[[nodiscard]] Scene homogeneous_scene(const HomogeneousShown& shown, int step, QSizeF room);
[[nodiscard]] ScenePicture homogeneous_picture(HomogeneousShown shown, int step, double phase);

/// m + 1 points, each taken out once: the colour. `all`: the value of every row, or only of the one in the middle.
[[nodiscard]] ScenePicture colour_picture(std::shared_ptr<const HomogeneousFacts> facts, bool all);

}  // namespace littlestone::ui
