// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/ramsey.hpp"

#include <algorithm>
#include <cassert>
#include <functional>

namespace littlestone {
namespace {

std::size_t at(std::int32_t node) { return static_cast<std::size_t>(node); }

// Some leaf below the node.
std::int32_t leaf_below(const MistakeTree& whole, std::int32_t node) {
  while (!whole.nodes[at(node)].leaf()) node = whole.nodes[at(node)].minus;
  return node;
}

// Builds the subtree of depth `height` below `from`; place(node, height) is the node its root stands on.
std::int32_t build(const MistakeTree& whole, std::int32_t from, int height, std::int32_t parent,
                   const std::function<std::int32_t(std::int32_t, int)>& place, Subtree& subtree) {
  const std::int32_t node = place(from, height);
  const auto index = static_cast<std::int32_t>(subtree.nodes.size());
  subtree.nodes.push_back(node);
  MistakeTree::Node copy;
  copy.parent = parent;
  copy.depth = subtree.tree.depth - height;
  if (height == 0) {
    copy.witness = whole.nodes[at(leaf_below(whole, node))].witness;
    subtree.tree.nodes.push_back(copy);
    return index;
  }
  copy.point = whole.nodes[at(node)].point;
  subtree.tree.nodes.push_back(copy);
  const std::int32_t minus = build(whole, whole.nodes[at(node)].minus, height - 1, index, place, subtree);
  const std::int32_t plus = build(whole, whole.nodes[at(node)].plus, height - 1, index, place, subtree);
  subtree.tree.nodes[at(index)].minus = minus;
  subtree.tree.nodes[at(index)].plus = plus;
  return index;
}

// Whether a subtree may pass a node of its colour on its way down, or has a node of its own there.
enum class Passing : std::uint8_t { allowed, never };

// For each node, the depth of the deepest subtree in this colour at or below it. Children come after their parent.
std::vector<int> heights(const MistakeTree& whole, const std::vector<Colour>& colours, Colour colour,
                         Passing passing = Passing::allowed) {
  std::vector<int> height(whole.nodes.size(), 0);
  for (std::size_t i = whole.nodes.size(); i-- > 0;) {
    const MistakeTree::Node& node = whole.nodes[i];
    if (node.leaf()) continue;
    const int minus = height[at(node.minus)];
    const int plus = height[at(node.plus)];
    const bool own = colours[i] == colour;
    if (own) height[i] = 1 + std::min(minus, plus);
    if (!own || passing == Passing::allowed) height[i] = std::max({height[i], minus, plus});
  }
  return height;
}

Subtree cut(const MistakeTree& whole, const std::vector<Colour>& colours, Colour colour, const std::vector<int>& height,
            int depth, Passing passing = Passing::allowed) {
  // Down to a node of the colour whose two sides reach depth − 1: an inner place of such a subtree.
  const auto place = [&](std::int32_t node, int wanted) {
    if (wanted == 0) return node;
    for (;;) {
      const MistakeTree::Node& here = whole.nodes[at(node)];
      const int minus = height[at(here.minus)];
      const int plus = height[at(here.plus)];
      if (colours[at(node)] == colour && (passing == Passing::never || 1 + std::min(minus, plus) >= wanted))
        return node;
      node = minus >= plus ? here.minus : here.plus;
    }
  };
  Subtree subtree;
  subtree.tree.depth = depth;
  build(whole, 0, depth, MistakeTree::none, place, subtree);
  return subtree;
}

}  // namespace

Subtree subtree_at(const MistakeTree& whole, std::int32_t root, int depth) {
  assert(depth <= whole.depth - whole.nodes[at(root)].depth);
  Subtree subtree;
  subtree.tree.depth = depth;
  build(
      whole, root, depth, MistakeTree::none, [](std::int32_t node, int) { return node; }, subtree);
  return subtree;
}

Subtree deepest_monochromatic(const MistakeTree& whole, const std::vector<Colour>& colours, Colour colour) {
  assert(colours.size() == whole.nodes.size());
  const std::vector<int> height = heights(whole, colours, colour);
  return cut(whole, colours, colour, height, height[0]);
}

Subtree deepest_without_passing(const MistakeTree& whole, const std::vector<Colour>& colours, Colour colour) {
  assert(colours.size() == whole.nodes.size());
  const std::vector<int> height = heights(whole, colours, colour, Passing::never);
  return cut(whole, colours, colour, height, height[0], Passing::never);
}

Monochromatic monochromatic_subtree(const MistakeTree& whole, const std::vector<Colour>& colours, int p, int q) {
  assert(p >= 1 && q >= 1 && whole.depth >= p + q - 1 && colours.size() == whole.nodes.size());
  // The proof's induction on p + q shows that one of the two deepest subtrees is deep enough.
  const std::vector<int> red = heights(whole, colours, Colour::red);
  if (red[0] >= p) return {Colour::red, cut(whole, colours, Colour::red, red, p)};
  const std::vector<int> blue = heights(whole, colours, Colour::blue);
  assert(blue[0] >= q);
  return {Colour::blue, cut(whole, colours, Colour::blue, blue, q)};
}

bool is_monochromatic(const Subtree& subtree, const std::vector<Colour>& colours, Colour colour) {
  for (std::size_t i = 0; i < subtree.tree.nodes.size(); ++i) {
    if (!subtree.tree.nodes[i].leaf() && colours[at(subtree.nodes[i])] != colour) return false;
  }
  return true;
}

bool is_subtree(const MistakeTree& whole, const Subtree& subtree, std::string* why) {
  const auto refuse = [&](std::size_t node, const char* reason) {
    if (why != nullptr) *why = "node " + std::to_string(node) + ": " + reason;
    return false;
  };
  const auto in_whole = [&](std::int32_t node) { return node >= 0 && at(node) < whole.nodes.size(); };
  // Is `node` at or below `top`? Climbs, and trusts no order of the nodes.
  const auto below = [&](std::int32_t node, std::int32_t top) {
    for (std::size_t steps = 0; in_whole(node) && steps <= whole.nodes.size(); ++steps) {
      if (node == top) return true;
      node = whole.nodes[at(node)].parent;
    }
    return false;
  };
  const MistakeTree& tree = subtree.tree;
  if (tree.depth < 0 || tree.depth > 40 || tree.nodes.size() != (std::size_t{2} << tree.depth) - 1 ||
      subtree.nodes.size() != tree.nodes.size()) {
    return refuse(0, "is not the root of a complete tree of the stated depth");
  }
  struct Visit {
    std::int32_t node;
    int depth;
  };
  std::vector<bool> visited(tree.nodes.size(), false);
  std::vector<Visit> pending{{0, 0}};
  while (!pending.empty()) {
    const Visit visit = pending.back();
    pending.pop_back();
    if (visit.node < 0 || at(visit.node) >= tree.nodes.size()) return refuse(0, "a child is no node");
    const std::size_t i = at(visit.node);
    const MistakeTree::Node& node = tree.nodes[i];
    if (visited[i]) return refuse(i, "is reached twice");
    visited[i] = true;
    if (!in_whole(subtree.nodes[i])) return refuse(i, "stands on no node");
    const MistakeTree::Node& stand = whole.nodes[at(subtree.nodes[i])];
    if (node.leaf() != (visit.depth == tree.depth)) return refuse(i, "is not at the depth of a leaf");
    if (node.leaf()) {
      bool found = false;
      for (std::size_t leaf = 0; leaf < whole.nodes.size() && !found; ++leaf) {
        found = whole.nodes[leaf].leaf() && whole.nodes[leaf].witness == node.witness &&
                below(static_cast<std::int32_t>(leaf), subtree.nodes[i]);
      }
      if (!found) return refuse(i, "its witness is at no leaf below its place");
      continue;
    }
    if (stand.leaf() || stand.point != node.point) return refuse(i, "asks another point than its place");
    for (const auto& [child, side] : {std::pair{node.minus, stand.minus}, std::pair{node.plus, stand.plus}}) {
      if (child < 0 || at(child) >= tree.nodes.size()) return refuse(i, "a child is no node");
      if (!below(subtree.nodes[at(child)], side)) return refuse(i, "a child is not below its side");
      pending.push_back({child, visit.depth + 1});
    }
  }
  return true;
}

}  // namespace littlestone
