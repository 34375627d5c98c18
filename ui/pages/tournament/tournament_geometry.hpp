// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything of a tournament's tree stands.
#pragma once

#include <QPointF>
#include <QSizeF>
#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <vector>

#include "ui/kit/marks.hpp"
#include "ui/pages/tournament/tournament_state.hpp"

namespace littlestone::ui {

inline constexpr double tournament_left = 42;  // px of the level names
inline constexpr double sample_height = 36;    // px of the line of S
inline constexpr double natural_level = 87;    // px from a level to the next
inline constexpr double least_level = 71;      // as close as tournament_geometry brings them

/// Positions of everything, in px of the picture.
struct TournamentGeometry {
  std::vector<std::size_t> nodes;                  // places drawn, a parent before its children
  std::vector<std::size_t> open;                   // those of them whose children are drawn
  std::vector<std::size_t> leaves;                 // leaves drawn
  std::unordered_map<std::size_t, double> placed;  // where only a part is drawn: its own positions
  double left = tournament_left;
  double spacing = 84;  // between leaves
  double root_y = 27;
  double level_height = natural_level;
  double leaf_drop = 64;
  double strip = 63;
  double height = 0;  // without the S line
  int level = 0;

  [[nodiscard]] double x(std::size_t place) const {
    if (const auto found = placed.find(place); found != placed.end()) return found->second;
    // Places of one depth stand at the odd multiples of their half width.
    const int d = depth(place);
    const std::size_t rank = place - (std::size_t{1} << d);
    return left + (static_cast<double>(rank) + 0.5) * spacing * std::ldexp(1.0, level - d);
  }
  // Px between neighbours of the place's depth.
  [[nodiscard]] double span(std::size_t place) const {
    return placed.empty() ? spacing * std::ldexp(1.0, level - depth(place)) : 260;
  }
  [[nodiscard]] int depth(std::size_t place) const {
    int d = 0;
    while ((place >> (d + 1)) != 0) ++d;
    return d;
  }
  [[nodiscard]] double y(std::size_t place) const {
    const int d = depth(place);
    return d < level ? root_y + level_height * d : root_y + level_height * (level - 1) + leaf_drop;
  }
  [[nodiscard]] QPointF at(std::size_t place) const { return {x(place), y(place)}; }
};

inline constexpr double beside_name = 34;  // px of a pill beside its name: the label and the ends
/// Px of the widest pill on the lowest level where leaves are so far apart; beside redraws it leaves room for them.
[[nodiscard]] constexpr double most_pill(double spacing, bool redrawn) {
  return std::max(52.0, 2 * spacing - 20 - (redrawn ? 2 * (badge_width + 8) : 0));
}
/// How far apart leaves are for pills with names of so many px beside redraws.
[[nodiscard]] constexpr double spacing_for(double name) { return (name + beside_name + 20) / 2 + badge_width + 8; }

/// On the screen, in `room` with the line of S below. O(places).
[[nodiscard]] TournamentGeometry tournament_geometry(const TournamentState& state, QSizeF room);

/// Numbers in place of points' names that have no room in their nodes, and where the key to them stands.
struct TournamentKey {
  static constexpr double pitch = 15;     // px a line
  static constexpr std::size_t most = 4;  // lines beside the root, where no edge passes
  bool numbered = false;
  double left = tournament_left + 4;
  double width = 0;       // px of a line
  std::size_t lines = 0;  // beside the root 0, or those below the leaves once all contests are over
  [[nodiscard]] double height() const { return lines == 0 ? 0 : pitch * static_cast<double>(lines) + 4; }
};
/// The same at every step: O(nodes of the trace). Beside the root as long as all that are asked in the end stand there.
[[nodiscard]] TournamentKey tournament_key(const TournamentState& state, const TournamentGeometry& geometry,
                                           QSizeF room);

}  // namespace littlestone::ui
