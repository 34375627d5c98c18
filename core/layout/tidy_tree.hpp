// SPDX-License-Identifier: GPL-3.0-or-later
// Tidy positions for an ordered tree, as plain numbers: no fonts, no pixels.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace littlestone {

/// One node of the tree to lay out. Nodes may come in any order that lists a node after its parent.
struct LayoutNode {
  std::int32_t parent = -1;  // index of the parent; −1 for the root (node 0)
  double width = 1;          // ≥ 0, in the caller's unit
};

/// Centre and depth of a node: x in the caller's unit, the leftmost edge of the tree at 0; depth 0 at the root.
struct LayoutPosition {
  double x = 0;
  int depth = 0;
};

/// Reingold–Tilford / Buchheim layout: siblings in the given order, a parent centred over its first and last child,
/// equal subtrees drawn alike, mirrored trees mirrored, and on every level neighbouring boxes at least `gap` apart.
/// Linear time and memory in the number of nodes. Throws InputError if the parents do not make one tree in order.
[[nodiscard]] std::vector<LayoutPosition> tidy_layout(std::span<const LayoutNode> nodes, double gap);

}  // namespace littlestone
