// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/tidy_tree.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>
#include <map>

#include "core/base/error.hpp"

using namespace littlestone;

namespace {

std::vector<std::vector<std::size_t>> children_of(const std::vector<LayoutNode>& nodes) {
  std::vector<std::vector<std::size_t>> children(nodes.size());
  for (std::size_t v = 1; v < nodes.size(); ++v) children[static_cast<std::size_t>(nodes[v].parent)].push_back(v);
  return children;
}

// The nodes of a level from left to right, by walking the tree in order.
void by_level(const std::vector<std::vector<std::size_t>>& children, std::size_t v, std::size_t depth,
              std::vector<std::vector<std::size_t>>& levels) {
  if (levels.size() <= depth) levels.resize(depth + 1);
  levels[depth].push_back(v);
  for (const std::size_t child : children[v]) by_level(children, child, depth + 1, levels);
}

std::vector<LayoutNode> random_tree() {
  const auto size = *rc::gen::inRange(1, 60);
  std::vector<LayoutNode> nodes(1);
  nodes[0].width = *rc::gen::inRange(0, 5);
  for (int v = 1; v < size; ++v)
    nodes.push_back({*rc::gen::inRange(std::max(0, v - 9), v), double(*rc::gen::inRange(0, 5))});
  return nodes;
}

}  // namespace

TEST_CASE("neighbours keep their gap, parents stand over their children, nothing left of 0", "[layout]") {
  CHECK(rc::check([] {
    const std::vector<LayoutNode> nodes = random_tree();
    constexpr double gap = 0.5;
    const auto positions = tidy_layout(nodes, gap);
    const auto children = children_of(nodes);
    std::vector<std::vector<std::size_t>> levels;
    by_level(children, 0, 0, levels);
    double leftmost = 1e9;
    for (std::size_t depth = 0; depth < levels.size(); ++depth) {
      for (std::size_t i = 0; i < levels[depth].size(); ++i) {
        const std::size_t v = levels[depth][i];
        RC_ASSERT(positions[v].depth == static_cast<int>(depth));
        leftmost = std::min(leftmost, positions[v].x - nodes[v].width / 2);
        if (i == 0) continue;
        const std::size_t u = levels[depth][i - 1];
        const double between = positions[v].x - nodes[v].width / 2 - (positions[u].x + nodes[u].width / 2);
        RC_ASSERT(between >= gap - 1e-9);
      }
    }
    for (std::size_t v = 0; v < nodes.size(); ++v) {
      if (children[v].empty()) continue;
      const double middle = (positions[children[v].front()].x + positions[children[v].back()].x) / 2;
      RC_ASSERT(std::abs(positions[v].x - middle) < 1e-9);
    }
    RC_ASSERT(std::abs(leftmost) < 1e-9);
  }));
}

TEST_CASE("a complete binary tree is as narrow as its leaves", "[layout]") {
  std::vector<LayoutNode> nodes;
  for (int v = 0; v < 31; ++v) nodes.push_back({v == 0 ? -1 : (v - 1) / 2, 1});
  const auto positions = tidy_layout(nodes, 1);
  CHECK(positions[0].x == Approx(15.5));
  CHECK(positions[15].x == Approx(0.5));
  CHECK(positions[30].x == Approx(30.5));
}

TEST_CASE("mirrored trees are laid out mirrored", "[layout]") {
  // A spine to the left and a bush to the right, and the same from the other side.
  const std::vector<LayoutNode> left = {{-1, 1}, {0, 1}, {0, 1}, {1, 1}, {2, 1}, {2, 1}, {2, 1}, {3, 1}};
  const std::vector<LayoutNode> right = {{-1, 1}, {0, 1}, {0, 1}, {2, 1}, {1, 1}, {1, 1}, {1, 1}, {3, 1}};
  const auto a = tidy_layout(left, 0.5);
  const auto b = tidy_layout(right, 0.5);
  double width = 0;
  for (const auto& position : a) width = std::max(width, position.x + 0.5);
  CHECK(a[0].x == Approx(width - b[0].x));
  CHECK(a[1].x == Approx(width - b[2].x));
  CHECK(a[2].x == Approx(width - b[1].x));
  CHECK(a[7].x == Approx(width - b[7].x));
}

TEST_CASE("a path of a hundred thousand nodes does not recurse", "[layout]") {
  std::vector<LayoutNode> nodes;
  for (int v = 0; v < 100'000; ++v) nodes.push_back({v - 1, 1});
  const auto positions = tidy_layout(nodes, 1);
  CHECK(positions.back().x == Approx(0.5));
  CHECK(positions.back().depth == 99'999);
}

TEST_CASE("what is no tree in order is refused", "[layout]") {
  CHECK(tidy_layout({}, 1).empty());
  CHECK_THROWS_AS(tidy_layout(std::vector<LayoutNode>{{0, 1}}, 1), InputError);
  CHECK_THROWS_AS(tidy_layout(std::vector<LayoutNode>{{-1, 1}, {-1, 1}}, 1), InputError);
  CHECK_THROWS_AS(tidy_layout(std::vector<LayoutNode>{{-1, 1}, {2, 1}, {0, 1}}, 1), InputError);
  CHECK_THROWS_AS(tidy_layout(std::vector<LayoutNode>{{-1, -1}}, 1), InputError);
}
