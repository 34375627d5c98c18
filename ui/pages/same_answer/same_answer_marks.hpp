// SPDX-License-Identifier: GPL-3.0-or-later
// The marks that the pictures of Same answer share: the staircase over counts, its axis, the die, the band.
#pragma once

#include <vector>

#include "core/study/same_answer/same_answer_run.hpp"
#include "ui/kit/scene/plot.hpp"

namespace littlestone::ui {

/// Of the chance to differ; above it the curve leaves.
inline constexpr double roof_top = 0.2;
inline constexpr Stroke ceiling_stroke{&Theme::ink, 1.5, 1, 7, 4};

/// Places that the pointer finds: the labs 0 and 1, and from first_step_place on the steps.
inline constexpr std::int32_t die_place = 2;
inline constexpr std::int32_t mass_place = 3;
inline constexpr std::int32_t undo_place = 4;
inline constexpr std::int32_t first_step_place = 10;
/// With more steps than this a ring is drawn on the pointed one alone.
inline constexpr std::size_t most_rings = 12;

[[nodiscard]] QString lab_letter(std::size_t lab);

/// A staircase over roots of counts, from 0 to `most`.
[[nodiscard]] QPolygonF stairs_of(const Staircase& steps, const Plot& plot, double most);
/// The chance to differ along the worlds, cut off at the plot's top.
void add_curve(Plot& plot, const std::vector<StaircasePlace>& curve, const Stroke& stroke);
/// The axis of counts with its numbers, below a plot; numbers stand at least `apart` px from each other.
void add_counts(Scene& scene, const Plot& plot, double most, double apart = 34);
/// "rare", `words` and "common" under the axis of counts.
void add_worlds(Scene& scene, const QRectF& room, const QString& words, bool ends);
/// Where the labs differ.
void add_band(Scene& scene, const QRectF& rect);
/// A die with five dots.
void add_die(Scene& scene, const QRectF& box);
/// A lab's disc with its letter.
void add_lab(Scene& scene, std::size_t lab, QPointF at, double radius, const MathStyle& style, const QString& key);

}  // namespace littlestone::ui
