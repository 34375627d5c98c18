// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/tournament_geometry.hpp"

#include <algorithm>
#include <numeric>

#include "core/layout/tidy_tree.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/point_key.hpp"

namespace littlestone::ui {

TournamentGeometry tournament_geometry(const TournamentState& state, QSizeF room) {
  TournamentGeometry g;
  g.level = state.level;
  const std::size_t inner = state.places.size();
  if (state.focused()) {
    g.open = state.focus;
    std::vector<std::size_t> shown{1};
    for (const std::size_t place : state.focus) {
      shown.push_back(2 * place);
      shown.push_back(2 * place + 1);
    }
    std::vector<LayoutNode> boxes;
    for (const std::size_t place : shown) {
      const auto parent = std::find(shown.begin(), shown.end(), place / 2);
      boxes.push_back({place == 1 ? -1 : static_cast<std::int32_t>(parent - shown.begin()), 30});
      (place < inner ? g.nodes : g.leaves).push_back(place);
    }
    const std::vector<LayoutPosition> positions = tidy_layout(boxes, 70);
    double width = 0;
    for (const LayoutPosition& p : positions) width = std::max(width, p.x + 15);
    const double left = tournament_left + std::max(0.0, (room.width() - tournament_left - 8 - width) / 2);
    for (std::size_t i = 0; i < shown.size(); ++i) g.placed[shown[i]] = left + positions[i].x;
  } else {
    g.nodes.resize(inner - 1);
    std::iota(g.nodes.begin(), g.nodes.end(), std::size_t{1});
    g.open = g.nodes;
    g.leaves.resize(inner);
    std::iota(g.leaves.begin(), g.leaves.end(), inner);
  }
  const double leaves = std::ldexp(1.0, state.level);
  const double natural_strip = micro_strip_size(state.run->concept_class().points(), 191).width();
  g.spacing = std::max(84.0, natural_strip + 21);
  g.spacing = std::clamp((room.width() - tournament_left - 8) / leaves, 12.0,
                         std::max(g.spacing * 1.35, state.level < 3 ? 168.0 : 84.0));
  g.strip = std::min(natural_strip, g.spacing - (g.spacing > 60 ? 16 : 8));
  if (state.compact()) {
    g.level_height = 56;
    g.leaf_drop = 34;
  }
  const double natural = g.root_y + g.level_height * (state.level - 1) + g.leaf_drop + 14;
  const double spare = room.height() - sample_height - 6 - natural;
  if (state.level > 1) g.level_height += std::clamp(spare / (state.level - 1), least_level - natural_level, 44.0);
  g.left = tournament_left + std::max(0.0, (room.width() - tournament_left - 8 - g.spacing * leaves) / 2);
  g.height = g.root_y + g.level_height * (state.level - 1) + g.leaf_drop + 14;
  return g;
}

TournamentKey tournament_key(const TournamentState& state, const TournamentGeometry& geometry, QSizeF room) {
  TournamentKey key;
  if (state.compact()) return key;
  const ConceptClass& c = state.run->concept_class();
  std::vector<PointIndex> asked;
  for (const NodeTrace& node : state.trace().nodes) {
    if (node.decided) asked.push_back(node.point);
  }
  const QFont font = ui_font(TextRole::number);
  key.numbered = names_wider(c, asked, {static_cast<double>(font.pixelSize()), font.weight()},
                             most_pill(geometry.spacing, true) - beside_name);
  if (!key.numbered) return key;
  key.width = std::max(80.0, geometry.at(1).x() - most_pill(0, true) / 2 - key.left - 40);
  if (key_lines(c, asked, {.size = 11}, key.width, c.points()).size() <= static_cast<qsizetype>(TournamentKey::most))
    return key;
  TournamentKey below = key;
  below.width = room.width() - key.left;
  below.lines = static_cast<std::size_t>(key_lines(c, asked, {.size = 11}, below.width, c.points()).size());
  // Only where the tree keeps the height that it needs.
  const double least = geometry.root_y + least_level * (state.level - 1) + geometry.leaf_drop + 14;
  return least + sample_height + 6 + below.height() > room.height() ? key : below;
}

}  // namespace littlestone::ui
