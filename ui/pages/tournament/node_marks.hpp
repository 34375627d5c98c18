// SPDX-License-Identifier: GPL-3.0-or-later
// The SOA's mistakes on a sample as circles, as in the mistake game: forced in a contest, made in a block, still
// possible.
#pragma once

#include <QPainter>

#include "core/tournament/node_facts.hpp"
#include "ui/kit/theme.hpp"

namespace littlestone::ui {

inline constexpr double mistake_circle_radius = 4.75;
inline constexpr double mistake_circle_pitch = 12.5;

/// A mistake that a contest forced, or one that was made in a block.
void draw_forced_circle(QPainter& painter, const Theme& theme, QPointF centre, ForcedBy by,
                        double radius = mistake_circle_radius);
/// A mistake that could still be forced.
void draw_possible_circle(QPainter& painter, const Theme& theme, QPointF centre, double radius = mistake_circle_radius);

/// The number of circles at a node of a class of this Ldim: the mistakes on its sample, and, while some row still fits,
/// as many more as are still possible.
[[nodiscard]] std::size_t mistake_circles(const NodeFacts& facts, int dimension);
/// All of them in a row from the first one's left edge, those that are possible last.
void draw_mistake_circles(QPainter& painter, const Theme& theme, QPointF left, const NodeFacts& facts, int dimension,
                          double pitch = mistake_circle_pitch, double radius = mistake_circle_radius);

/// "Ldim 2", or "no row fits".
[[nodiscard]] QString left_text(const MetExample& met);

}  // namespace littlestone::ui
