// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers in place of points' names where these have no room, and the words that say which number is which point.
#pragma once

#include <QString>
#include <vector>

#include "core/concept/concept_class.hpp"
#include "ui/kit/math_text.hpp"

namespace littlestone::ui {

/// Whether a point of the class has a text for a name.
[[nodiscard]] bool has_words(const ConceptClass& concept_class);
/// Whether one of the points has a text for a name that is wider than `room` px in this style: then numbers stand for
/// all of them in the picture. Notation ("12", "x3") is short, and a number beside it would be another one.
[[nodiscard]] bool names_wider(const ConceptClass& concept_class, std::vector<PointIndex> points,
                               const MathStyle& style, double room);

/// What stands for the point in the picture: its name, or its number in the class, from 1.
[[nodiscard]] QString point_sign(const ConceptClass& concept_class, PointIndex point, bool numbered);

/// "1 = eggs, 2 = milk" in mixed markup: the points in order, each once, long names by their two ends; it may be broken
/// between two of them. Empty for no points.
[[nodiscard]] QString point_key(const ConceptClass& concept_class, std::vector<PointIndex> points);
/// Its lines of `width` px; of more than `most` the last one ends in "…".
[[nodiscard]] QStringList key_lines(const ConceptClass& concept_class, const std::vector<PointIndex>& points,
                                    const MathStyle& style, double width, std::size_t most);

}  // namespace littlestone::ui
