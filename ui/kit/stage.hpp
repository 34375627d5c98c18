// SPDX-License-Identifier: GPL-3.0-or-later
// What pages' pictures share: how they are scaled, their margins, and what a predictor is called in them.
#pragma once

#include <QSizeF>

#include "core/concept/concept_class.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/kit/type.hpp"

namespace littlestone::ui {

/// How many device pixels one pixel of a picture has. Above 1 where `area` is larger than `natural` in both directions;
/// below 1 only where `area` is narrower than the natural width or lower than `least_height`.
[[nodiscard]] double stage_scale(const QSizeF& area, const QSizeF& natural, double least_height);

/// What Scene::predictor needs before the name of a predictor over `points`, px.
[[nodiscard]] double name_offset(std::size_t points, double strip_room = 64);

/// What a predictor is called in the pictures: its name, or "new" for one outside the class, in at most `room` px.
[[nodiscard]] MathText predictor_title(const ConceptClass& concept_class, const LabelVector& labels, double room);

/// Between the edge of a page's picture and what it holds, px.
inline constexpr double page_margin = 24;
/// The size of small words in a page's picture, px.
inline constexpr double caption = 11;

/// Right of this the picture holds only what leaves; 192 px wide in every picture with a privacy boundary.
inline constexpr double public_width = 192;

}  // namespace littlestone::ui
