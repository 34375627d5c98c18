// SPDX-License-Identifier: GPL-3.0-or-later
// How much of a mistake tree a room has place for, and where it stands there.
#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>

#include "core/layout/tidy_tree.hpp"
#include "ui/kit/fit.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/point_key.hpp"
#include "ui/kit/wrap.hpp"
#include "ui/pages/tree/mistake_tree_drawn.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

constexpr double widest_strip = 127;  // 16 points at full pitch
constexpr double widest_half = 80;    // of a node

}  // namespace

void MistakeTreePicture::Drawn::spread_to(QSizeF room) {
  const QSizeF natural = size();
  spread = std::clamp((room.width() - left - right) / std::max(width, 1.0), 1.0, most_spread);
  const double stretch =
      depth > 1 ? std::clamp((room.height() - natural.height()) / (level * (depth - 1)) + 1, 1.0, most_stretch) : 1;
  const double more = level * (stretch - 1);
  level += more;
  root_y = std::max(0.0, (room.height() - natural.height() - more * std::max(0, depth - 1)) / 2) + top;
  root_x = left + std::max(0.0, (room.width() - left - right - width * spread) / 2);
}

double MistakeTreePicture::Drawn::half_for(const ConceptClass& c, PointIndex point, bool print) const {
  if (!print) return circle_node_half(radius, point_sign(c, point, numbered));
  constexpr double beside = 10;
  const MathText sign = numbered ? MathText(point_sign(c, point, true), print_node, MathText::Mode::plain)
                                 : MathText(name_markup(c.point_name(point)), print_node, MathText::Mode::mixed);
  const double printed = sign.width();
  return printed > 2 * radius - 6 ? printed / 2 + beside : radius;
}

void MistakeTreePicture::Drawn::fit_names(const MistakeTree& tree, const ConceptClass& c, bool print) {
  constexpr double apart = 4;
  half.assign(nodes.size(), radius);
  std::unordered_map<PointIndex, double> wanted;  // a tree asks the same points again and again
  std::vector<std::vector<std::size_t>> levels(static_cast<std::size_t>(depth) + 1);
  const auto node_at = [&](std::size_t i) -> const MistakeTree::Node& {
    return tree.nodes[static_cast<std::size_t>(nodes[i])];
  };
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (!node_at(i).leaf()) levels[static_cast<std::size_t>(node_at(i).depth)].push_back(i);
  }
  for (std::vector<std::size_t>& level_nodes : levels) {
    std::sort(level_nodes.begin(), level_nodes.end(), [&](std::size_t a, std::size_t b) { return x[a] < x[b]; });
    for (std::size_t k = 0; k < level_nodes.size(); ++k) {
      const std::size_t i = level_nodes[k];
      // Clear of the levels' names and of the edge.
      double room = std::min({widest_half, root_x + x[i] * spread - left, (width - x[i]) * spread + right - apart});
      if (k > 0) room = std::min(room, (x[i] - x[level_nodes[k - 1]]) * spread / 2 - apart);
      if (k + 1 < level_nodes.size()) room = std::min(room, (x[level_nodes[k + 1]] - x[i]) * spread / 2 - apart);
      const PointIndex point = node_at(i).point;
      const auto [found, fresh] = wanted.try_emplace(point, radius);
      if (fresh) found->second = half_for(c, point, print);
      // Where the layout has kept the room of a name, no neighbour takes it.
      const double kept = numbered || c.point_name(point).is_notation() ? radius : std::min(found->second, widest_half);
      half[i] = std::clamp(found->second, radius, std::max({radius, room, kept}));
    }
  }
}

MistakeTreePicture::Drawn MistakeTreePicture::layout(Detail detail, bool low, bool numbered) const {
  const MistakeTree& tree = *tree_;
  const bool print = style_ == Style::print;
  Drawn d;
  d.detail = detail;
  d.numbered = numbered;
  d.depth = detail == Detail::focus ? std::min(tree.depth, static_cast<int>(path_.size()) + 1) : tree.depth;

  const std::size_t points = class_->points();
  d.strip = micro_strip_size(points, widest_strip).width();
  double names = 0;
  for (const MistakeTree::Node& node : tree.nodes) {
    if (!node.leaf()) continue;
    const QString name = name_markup(class_->hypothesis_name(node.witness));
    names = std::max(names, MathText(name, {.size = 15, .serif = print}, MathText::Mode::mixed).width());
  }
  // Many leaves leave each but little room; a name that is cut keeps its beginning and its end.
  const auto leaves = std::count_if(tree.nodes.begin(), tree.nodes.end(), [](const auto& node) { return node.leaf(); });
  names = std::min(names, leaves > 8 ? 48.0 : 140.0);

  double leaf_width = 0;
  switch (detail) {
    case Detail::strips: leaf_width = std::max(d.strip, names); break;
    case Detail::names: leaf_width = names; break;
    case Detail::points: leaf_width = 8; break;
    case Detail::focus: leaf_width = 26; break;
  }
  d.radius = detail == Detail::strips || detail == Detail::names ? (print ? 14 : 15) : 11;
  if (detail == Detail::focus) d.radius = 13;

  std::vector<LayoutNode> boxes;
  std::vector<PointIndex> asked;
  std::unordered_map<PointIndex, double> halves;  // of names, by point: each is measured once
  std::vector<std::int32_t> place(tree.nodes.size(), -1);
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    const MistakeTree::Node& node = tree.nodes[i];
    if (detail == Detail::focus && node.parent != MistakeTree::none &&
        std::find(path_.begin(), path_.end(), node.parent) == path_.end()) {
      continue;  // below a triangle
    }
    place[i] = static_cast<std::int32_t>(d.nodes.size());
    d.nodes.push_back(static_cast<std::int32_t>(i));
    d.parent.push_back(node.parent == MistakeTree::none ? -1 : place[static_cast<std::size_t>(node.parent)]);
    const bool inner = !node.leaf();
    if (inner) asked.push_back(node.point);
    const bool named = inner && !numbered && !class_->point_name(node.point).is_notation();
    if (named && halves.find(node.point) == halves.end()) {
      halves[node.point] = std::min(d.half_for(*class_, node.point, print), widest_half);
    }
    const double inner_width = 2 * (named ? halves[node.point] : d.radius);
    boxes.push_back({d.parent.back(), inner ? inner_width : leaf_width});
  }
  const double gap = detail == Detail::strips ? 21 : detail == Detail::names ? 14 : detail == Detail::points ? 4 : 90;
  const double between = print && detail == Detail::strips ? 12 : gap;
  d.pitch = leaf_width + between;
  const std::vector<LayoutPosition> positions = tidy_layout(boxes, between);
  for (std::size_t i = 0; i < positions.size(); ++i) {
    d.x.push_back(positions[i].x);
    d.width = std::max(d.width, positions[i].x + boxes[i].width / 2);
  }
  // Nodes as wide as their names, side by side; the name with the most characters stands for all.
  const auto longest = std::max_element(asked.begin(), asked.end(), [&](PointIndex a, PointIndex b) {
    return class_->point_name(a).size() < class_->point_name(b).size();
  });
  if (longest != asked.end()) {
    d.most_spread = std::clamp(1.5 * d.half_for(*class_, *longest, print) / d.radius, 1.5, 4.0);
  }
  d.left = print ? 14 : 62;
  d.right = print ? 14 : playing_ ? 18 : 10;
  const bool named = detail == Detail::strips || detail == Detail::names;
  d.level = print ? 82 : named ? (low ? 54 : 72) : 60;
  d.top = d.radius + (playing_ ? 10 : 6);
  if (tree.depth == 0) {
    d.top = 10;
    d.leaf = 14;
  } else {
    d.leaf = named ? (print ? 78 : low ? 60 : 76) : detail == Detail::focus ? 64 : 34;
  }
  d.bottom = (detail == Detail::strips  ? 28
              : named                   ? 8
              : detail == Detail::focus ? 20
                                        : 10) +
             (print && detail == Detail::strips ? 40 : 0);
  if (numbered) {
    const double wide = std::max(d.size().width(), print ? 440.0 : 360.0);
    d.key = wrapped_markup(point_key(*class_, asked), key_style(print), wide);
    d.bottom += Drawn::key_line * static_cast<double>(d.key.size()) + 6;
  }
  return d;
}

bool MistakeTreePicture::spells(bool numbered, Detail detail) const {
  if (words_.empty()) return !numbered;
  Drawn d;
  d.radius = detail == Detail::strips || detail == Detail::names ? 15 : 11;
  const double most = numbered ? d.radius : widest_half;
  const bool wider = std::any_of(words_.begin(), words_.end(), [&](PointIndex point) {
    return d.half_for(*class_, point, style_ == Style::print) > most;
  });
  return numbered == wider;
}

MistakeTreePicture::Drawn MistakeTreePicture::best_layout(QSizeF room, bool close, double most_spelled) const {
  // Type may shrink to 0.8 before something is left out; from close by further, since one can come closer still.
  const double least = close ? 0.7 : 0.8;
  for (const Detail detail : {Detail::strips, Detail::names, Detail::points}) {
    const int most_depth = detail == Detail::strips ? 6 : detail == Detail::names ? 7 : 8;
    constexpr int deepest = 9;  // beyond, a tree is too large to be laid out at every turn of the wheel
    if (tree_->depth > (close ? deepest : most_depth)) continue;
    for (const bool numbered : {false, true}) {
      if (!spells(numbered, detail)) continue;
      for (const bool low : {false, true}) {
        if (low && (style_ == Style::print || detail == Detail::points)) continue;
        Drawn drawn = layout(detail, low, numbered);
        const QSizeF size = drawn.size();
        if (!numbered && size.width() > most_spelled && spells(true, detail)) continue;
        if (size.width() * least <= room.width() && size.height() * least <= room.height()) return drawn;
      }
    }
  }
  return layout(Detail::focus, false, !spells(false, Detail::focus));
}

QSizeF MistakeTreePicture::natural_size() const {
  constexpr double most_spelled = 1040;  // wider, a figure's type would be too small in print: numbers stand for names
  const QSizeF size = best_layout(QSizeF(1400, 900), false, most_spelled).size();
  return {std::max(size.width(), style_ == Style::print ? 440.0 : 360.0), size.height()};
}

QSizeF MistakeTreePicture::natural_size_at(double width) const {
  constexpr double most_height = 900;
  const Drawn drawn = best_layout({width, most_height}, false);
  const QSizeF usual = natural_size();
  if (width >= usual.width() || drawn.detail == Detail::focus) return usual;
  // As high as the tree is at this width, not flatter: there is no room beside it.
  return {width, drawn.size().height() * std::min(1.0, width / drawn.size().width())};
}

Lens MistakeTreePicture::look_at(std::int32_t node, const QRectF& area) const {
  const auto below = [&](std::int32_t at) {
    while (at != MistakeTree::none && at != node) at = tree_->nodes[static_cast<std::size_t>(at)].parent;
    return at == node;
  };
  // The lens at a zoom, and whether the whole subtree is seen through it; if not, its top is.
  const auto looking = [&](double zoom) {
    const Lens lens{zoom, {0.5, 0.5}};
    const QRectF whole = lens.whole(area);
    const Drawn drawn = drawn_in(whole.size(), zoom);
    QRectF box;
    QRectF top;
    for (std::size_t i = 0; i < drawn.nodes.size(); ++i) {
      if (!below(drawn.nodes[i])) continue;
      const QRectF there = drawn.box(i, tree_->nodes[static_cast<std::size_t>(drawn.nodes[i])]);
      const QRectF seen(whole.topLeft() + there.topLeft() * drawn.scale, there.size() * drawn.scale);
      box |= seen;
      if (drawn.nodes[i] == node) top = seen;
    }
    const bool fits = !box.isEmpty() && box.width() + 24 <= area.width() && box.height() + 24 <= area.height();
    const QPointF by = fits ? area.center() - box.center()
                            : QPointF(area.center().x(), area.top() + 24) - QPointF(top.center().x(), top.top());
    return std::pair(lens.panned(by, area), fits);
  };
  const auto drawn_out = [&](double zoom) { return best_layout(area.size() * zoom, true).detail != Detail::focus; };
  if (!drawn_out(Lens::most)) return looking(2).first;
  constexpr double step = 1.25;
  for (double zoom = Lens::most; zoom > 1; zoom /= step) {
    if (!drawn_out(zoom)) {
      // The widest view that is not triangles again.
      double far = zoom;
      double near = zoom * step;
      for (int i = 0; i < 6; ++i) {
        const double middle = (far + near) / 2;
        (drawn_out(middle) ? near : far) = middle;
      }
      return looking(near).first;
    }
    const auto found = looking(zoom);
    if (found.second) return found.first;
  }
  return {};
}

MistakeTreePicture::Drawn MistakeTreePicture::drawn_in(QSizeF room, double zoom) const {
  Drawn drawn = best_layout(room, zoom > 1);
  if (zoom > 1) drawn.most_stretch = 1;  // the room is not all seen at once
  // A small tree in a big room grows no further than one of a common size would.
  const QSizeF natural = drawn.size().expandedTo(style_ == Style::print ? QSizeF(440, 0) : QSizeF(560, 240));
  // From close by, type grows at once: that is what one came for.
  const double slack = std::max(1.0, 1.25 / zoom);
  const double grown = std::max(1.0, fit_scale(natural, room, slack));
  // Where the path alone has room, its triangles want some more.
  const QSizeF least = drawn.detail == Detail::focus ? natural : drawn.size();
  drawn.scale = std::min({fit_scale(least, room, slack), grown, 3.0 * std::min(zoom, 2.0)});
  drawn.spread_to(room / drawn.scale);
  drawn.fit_names(*tree_, *class_, style_ == Style::print);
  return drawn;
}

}  // namespace littlestone::ui
