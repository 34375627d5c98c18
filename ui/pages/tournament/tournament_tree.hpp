// SPDX-License-Identifier: GPL-3.0-or-later
// The tournament's tree on the screen: nodes, edges, strips and the lineage of S.
#pragma once

#include <QLineF>
#include <optional>

#include "ui/kit/scene/scene.hpp"
#include "ui/pages/tournament/tournament_state.hpp"

namespace littlestone::ui {

/// What a click on a decided node chooses (Spot::place); smaller numbers are the cards of a guess.
[[nodiscard]] constexpr std::int32_t place_of_node(std::int32_t node) { return 16 + node; }
/// −1 where it is no node's.
[[nodiscard]] constexpr std::int32_t node_of_place(std::int32_t place) { return place < 16 ? -1 : place - 16; }

/// The tree of a tournament of level 1 or more in `room`, from (0, 0); below it, it leaves out the line of S, whose top
/// is returned. Nodes are kin of their points, strips of their predictors; the counter of redraws opens them. The node
/// `opened` has a ring.
double add_tournament_tree(Scene& scene, const TournamentState& state, QSizeF room,
                           std::optional<std::int32_t> opened = std::nullopt);

/// A name beside the middle of an edge, on the outer side of the tree: its near lower corner `distance` px from the
/// line.
void add_beside(Scene& scene, const QString& markup, const MathStyle& style, Ink ink, const QLineF& line, int side,
                double distance);

}  // namespace littlestone::ui
