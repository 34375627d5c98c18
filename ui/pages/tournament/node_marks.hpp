// SPDX-License-Identifier: GPL-3.0-or-later
// The SOA's mistakes on a sample as circles, as in the mistake game: forced in a contest, made in a block, still
// possible.
#pragma once

#include "core/tournament/node_facts.hpp"
#include "ui/kit/scene/scene.hpp"

namespace littlestone::ui {

inline constexpr double mistake_circle_radius = 4.75;
inline constexpr double mistake_circle_pitch = 12.5;

/// A mistake that a contest forced, or one that was made in a block.
void add_forced_circle(Scene& scene, QPointF centre, ForcedBy by, double radius = mistake_circle_radius);

/// The number of circles at a node of a class of this Ldim: the mistakes on its sample, and, while some row still fits,
/// as many more as are still possible.
[[nodiscard]] std::size_t mistake_circles(const NodeFacts& facts, int dimension);
/// All of them in a row from the first one's left edge, those that are possible last.
void add_mistake_circles(Scene& scene, QPointF left, const NodeFacts& facts, int dimension,
                         double pitch = mistake_circle_pitch, double radius = mistake_circle_radius);

/// "Ldim 2", or "no row fits".
[[nodiscard]] QString left_text(const MetExample& met);
/// The mistakes on a node's sample of those that there can be on one that fits the class: "3/7".
[[nodiscard]] QString mistakes_number(const NodeFacts& facts, int dimension);
/// The Ldim left where it has room for a number only: "2", or "–" where no row fits.
[[nodiscard]] QString left_number(const MetExample& met);

/// The circles and the Ldim left at a node, to the right of a point; the first of the forms that has room.
struct NodeFactsMark {
  enum class Form {
    stacked,  // a row of circles, "Ldim 2" below
    in_line,  // the same beside each other
    pips,     // circles without crosses in one or two rows, "2" below
    number    // "3/7", the mistakes of all that there can be, "2" below
  };
  Form form = Form::number;
  double pitch = mistake_circle_pitch;
  double radius = mistake_circle_radius;
  double width = 0;
  std::size_t across = 0;  // circles in a row
};
/// `below`: whether there is room under the circles as well, where no edge passes.
[[nodiscard]] NodeFactsMark node_facts_mark(const NodeFacts& facts, int dimension, double room, bool below);
/// From `left`, at the height of the node's centre.
void add_node_facts(Scene& scene, QPointF left, const NodeFactsMark& mark, const NodeFacts& facts, int dimension);

}  // namespace littlestone::ui
