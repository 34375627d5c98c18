// SPDX-License-Identifier: GPL-3.0-or-later
// Measures and number forms that the parts of the votes' picture share.
#pragma once

#include <QString>

#include "core/prediction/vote_rule.hpp"
#include "ui/kit/stage.hpp"

namespace littlestone::ui::votes_drawing {

inline constexpr double boundary_bottom = 338;
inline constexpr double votes_least_height = 340;  // without the curve
inline constexpr double with_curve = 470;          // from this height on the curve is drawn

/// A chance in three digits; one that is a hair below 1, because the other answer has a chance too, as ">.999".
[[nodiscard]] QString chance_text(double chance, double other);
/// A ratio of two chances: "1.65", "17.3", "2·10⁵".
[[nodiscard]] QString ratio_text(double ratio);
/// What so many answers by the rule promise together, added up: ε, rounded up at the last digit.
[[nodiscard]] QString promised_text(const VoteRule& rule, int answers = 1);
/// The name of a predictor in so much room, in smaller type before it loses its middle; "new" for one outside the
/// class.
[[nodiscard]] MathText predictor_words(const ConceptClass& concept_class, const LabelVector& labels, double room);
/// One example: the point's name on its label's ground; the name only where it fits.
void draw_example_chip(const Stage& stage, const QRectF& rect, const QString& point, Label label);

}  // namespace littlestone::ui::votes_drawing
