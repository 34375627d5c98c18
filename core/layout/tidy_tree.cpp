// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/tidy_tree.hpp"

#include <algorithm>
#include <string>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace {

// Walker's algorithm in the linear form of Buchheim, Jünger and Leipert (2002), iterative, with node widths.
class Layout {
 public:
  Layout(std::span<const LayoutNode> nodes, double gap) : nodes_(nodes), gap_(gap), work_(nodes.size()) {
    for (std::size_t v = 0; v < nodes.size(); ++v) {
      if (v == 0 ? nodes[v].parent != -1 : nodes[v].parent < 0 || static_cast<std::size_t>(nodes[v].parent) >= v) {
        throw InputError("parent", std::to_string(nodes[v].parent), rules::parent_first(v));
      }
      if (!(nodes[v].width >= 0)) {
        throw InputError("width", std::to_string(nodes[v].width), rules::not_below_0());
      }
      work_[v].ancestor = static_cast<int>(v);
      if (v == 0) continue;
      auto& siblings = work_[static_cast<std::size_t>(nodes[v].parent)].children;
      work_[v].number = static_cast<int>(siblings.size());
      siblings.push_back(static_cast<int>(v));
      work_[v].depth = work_[static_cast<std::size_t>(nodes[v].parent)].depth + 1;
    }
  }

  std::vector<LayoutPosition> run() {
    std::vector<LayoutPosition> positions(nodes_.size());
    if (nodes_.empty()) return positions;
    first_walk();
    // Parents come before children, so one pass hands the modifiers down.
    std::vector<double> shift(nodes_.size(), 0);
    double leftmost = 0;
    for (std::size_t v = 0; v < nodes_.size(); ++v) {
      if (v > 0) {
        const auto parent = static_cast<std::size_t>(nodes_[v].parent);
        shift[v] = shift[parent] + work_[parent].modifier;
      }
      positions[v] = {work_[v].preliminary + shift[v], work_[v].depth};
      const double edge = positions[v].x - nodes_[v].width / 2;
      leftmost = v == 0 ? edge : std::min(leftmost, edge);
    }
    for (LayoutPosition& position : positions) position.x -= leftmost;
    return positions;
  }

 private:
  struct Work {
    std::vector<int> children;
    int number = 0;  // among its siblings
    int depth = 0;
    int ancestor = 0;
    int thread = -1;
    double preliminary = 0;
    double modifier = 0;
    double change = 0;
    double shift = 0;
  };

  Work& at(int v) { return work_[static_cast<std::size_t>(v)]; }
  double distance(int a, int b) const {
    return (nodes_[static_cast<std::size_t>(a)].width + nodes_[static_cast<std::size_t>(b)].width) / 2 + gap_;
  }
  int left_of(int v) { return at(v).children.empty() ? at(v).thread : at(v).children.front(); }
  int right_of(int v) { return at(v).children.empty() ? at(v).thread : at(v).children.back(); }

  // Children before parents and left before right: a post-order over an explicit stack.
  void first_walk() {
    std::vector<std::pair<int, std::size_t>> stack{{0, 0}};
    std::vector<int> default_ancestor(nodes_.size(), -1);
    while (!stack.empty()) {
      auto& [v, next] = stack.back();
      Work& work = at(v);
      if (next < work.children.size()) {
        if (next == 0) default_ancestor[static_cast<std::size_t>(v)] = work.children.front();
        const int child = work.children[next++];
        stack.emplace_back(child, 0);
        continue;
      }
      const int done = v;
      stack.pop_back();
      place(done);
      if (!stack.empty()) {
        int& ancestor = default_ancestor[static_cast<std::size_t>(stack.back().first)];
        ancestor = apportion(done, ancestor);
      }
    }
  }

  void place(int v) {
    Work& work = at(v);
    if (!work.children.empty()) execute_shifts(v);
    const int left = left_sibling(v);
    if (work.children.empty()) {
      work.preliminary = left < 0 ? 0 : at(left).preliminary + distance(left, v);
      return;
    }
    const double middle = (at(work.children.front()).preliminary + at(work.children.back()).preliminary) / 2;
    if (left < 0) {
      work.preliminary = middle;
    } else {
      work.preliminary = at(left).preliminary + distance(left, v);
      work.modifier = work.preliminary - middle;
    }
  }

  int parent_of(int v) const { return nodes_[static_cast<std::size_t>(v)].parent; }
  int left_sibling(int v) {
    return at(v).number == 0 ? -1 : at(parent_of(v)).children[static_cast<std::size_t>(at(v).number - 1)];
  }

  int apportion(int v, int default_ancestor) {
    const int left = left_sibling(v);
    if (left < 0) return default_ancestor;
    int inner_right = v;
    int outer_right = v;
    int inner_left = left;
    int outer_left = at(parent_of(v)).children.front();
    double sum_inner_right = at(inner_right).modifier;
    double sum_outer_right = at(outer_right).modifier;
    double sum_inner_left = at(inner_left).modifier;
    double sum_outer_left = at(outer_left).modifier;
    while (right_of(inner_left) >= 0 && left_of(inner_right) >= 0) {
      inner_left = right_of(inner_left);
      inner_right = left_of(inner_right);
      outer_left = left_of(outer_left);
      outer_right = right_of(outer_right);
      at(outer_right).ancestor = v;
      const double overlap = at(inner_left).preliminary + sum_inner_left -
                             (at(inner_right).preliminary + sum_inner_right) + distance(inner_left, inner_right);
      if (overlap > 0) {
        const int ancestor = at(inner_left).ancestor;
        const bool sibling = parent_of(ancestor) == parent_of(v);
        move_subtree(sibling ? ancestor : default_ancestor, v, overlap);
        sum_inner_right += overlap;
        sum_outer_right += overlap;
      }
      sum_inner_left += at(inner_left).modifier;
      sum_inner_right += at(inner_right).modifier;
      sum_outer_left += at(outer_left).modifier;
      sum_outer_right += at(outer_right).modifier;
    }
    if (right_of(inner_left) >= 0 && right_of(outer_right) < 0) {
      at(outer_right).thread = right_of(inner_left);
      at(outer_right).modifier += sum_inner_left - sum_outer_right;
    }
    if (left_of(inner_right) >= 0 && left_of(outer_left) < 0) {
      at(outer_left).thread = left_of(inner_right);
      at(outer_left).modifier += sum_inner_right - sum_outer_left;
      default_ancestor = v;
    }
    return default_ancestor;
  }

  void move_subtree(int from, int to, double shift) {
    const double subtrees = at(to).number - at(from).number;
    at(to).change -= shift / subtrees;
    at(to).shift += shift;
    at(from).change += shift / subtrees;
    at(to).preliminary += shift;
    at(to).modifier += shift;
  }

  void execute_shifts(int v) {
    double shift = 0;
    double change = 0;
    auto& children = at(v).children;
    for (auto child = children.rbegin(); child != children.rend(); ++child) {
      at(*child).preliminary += shift;
      at(*child).modifier += shift;
      change += at(*child).change;
      shift += at(*child).shift + change;
    }
  }

  std::span<const LayoutNode> nodes_;
  double gap_;
  std::vector<Work> work_;
};

}  // namespace

std::vector<LayoutPosition> tidy_layout(std::span<const LayoutNode> nodes, double gap) {
  return Layout(nodes, gap).run();
}

}  // namespace littlestone
