// SPDX-License-Identifier: GPL-3.0-or-later
// Where the nodes of a mistake tree stand in its picture: between the layout and the painting.
#pragma once

#include <QRectF>
#include <QSizeF>
#include <QStringList>
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "ui/kit/math_text.hpp"
#include "ui/pages/tree/mistake_tree_picture.hpp"

namespace littlestone::ui {

/// A point's name in print.
inline constexpr MathStyle print_node{.size = 14, .serif = true};
/// The words that say which number is which point.
[[nodiscard]] constexpr MathStyle key_style(bool print) { return {.size = print ? 12.0 : 11.0, .serif = print}; }

/// The nodes that are drawn at a detail, and where: in px of the picture, before it is spread to the room it gets.
struct MistakeTreePicture::Drawn {
  Detail detail = Detail::strips;
  std::vector<std::int32_t> nodes;   // of the tree, a parent before its children
  std::vector<double> x;             // by index in `nodes`
  std::vector<std::int32_t> parent;  // index in `nodes`, −1 at the root
  std::vector<double> half;          // of each node's width, where names are fitted; else all are circles
  double width = 0;                  // of the tree alone
  double left = 0;                   // level names before it
  double right = 0;
  double level = 72;  // px between levels
  double radius = 15;
  double top = 0;
  double leaf = 0;                // from the last inner level down to the leaf's name
  double bottom = 0;              // below the leaf level's names
  double strip = 0;               // width of a strip
  double pitch = 0;               // from a leaf to the next at least, before the spread
  int depth = 0;                  // of what is drawn
  double most_stretch = 4.0 / 3;  // of the levels, where there is room
  double most_spread = 1.5;       // of the width; more where the points' names need it
  bool numbered = false;          // numbers stand for the points, and the key below says which
  QStringList key = {};           // its lines
  double scale = 1;               // at which it is drawn into its room
  double spread = 1;              // of the tree's width
  double root_x = 0;              // where the tree begins
  double root_y = 0;              // the root's middle

  [[nodiscard]] QSizeF size() const {
    const double levels = depth > 0 ? level * (depth - 1) : 0;
    return {left + width + right, top + levels + leaf + bottom};
  }

  /// Wider by up to `most_spread`, levels further apart by up to `most_stretch`: once, when the room is known.
  void spread_to(QSizeF room);
  [[nodiscard]] double half_of(std::size_t i) const { return half.empty() ? radius : half[i]; }

  /// What a node needs to show what stands for the point, at least its radius.
  [[nodiscard]] double half_for(const ConceptClass& c, PointIndex point, bool print) const;
  /// A node whose point has a long name is as wide as that needs, as far as its neighbours leave room.
  void fit_names(const MistakeTree& tree, const ConceptClass& c, bool print);

  static constexpr double key_line = 16;
  /// Where the first line of the key stands, its base.
  [[nodiscard]] double key_y() const { return leaf_y() + bottom - key_line * (static_cast<double>(key.size()) - 0.75); }
  [[nodiscard]] double leaf_y() const { return root_y + level * std::max(0, depth - 1) + (depth == 0 ? 0 : leaf); }
  [[nodiscard]] bool named() const { return detail == Detail::strips || detail == Detail::names; }

  /// The middle of nodes[i], which is `node`; of a leaf, of its name's base line.
  [[nodiscard]] QPointF position(std::size_t i, const MistakeTree::Node& node) const {
    return {root_x + x[i] * spread, node.leaf() ? leaf_y() : root_y + level * node.depth};
  }
  /// Where the pointer finds it.
  [[nodiscard]] QRectF box(std::size_t i, const MistakeTree::Node& node) const {
    const QPointF at = position(i, node);
    if (!node.leaf()) return {at.x() - half_of(i), at.y() - radius, 2 * half_of(i), 2 * radius};
    const double reach = detail == Detail::strips ? strip / 2 + 3 : named() ? 14 : 8;
    const double height = detail == Detail::strips ? 43 : named() ? 22 : 12;
    return {at.x() - reach, at.y() - (named() ? 16 : 6), 2 * reach, height};
  }
};

}  // namespace littlestone::ui
