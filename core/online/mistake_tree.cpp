// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/mistake_tree.hpp"

#include <cassert>

namespace littlestone {
namespace {

// While a tree grows, the observer of the engine gets the progress of the tree.
class TreeWatch {
 public:
  TreeWatch(LittlestoneEngine& engine, const MistakeTree& tree) : engine_(engine), observer_(engine.observer()) {
    if (!observer_) return;
    engine_.set_observer([this, &tree](const Progress&) {
      return observer_({"tree", tree.nodes.size(), (std::uint64_t{2} << tree.depth) - 1});
    });
  }
  ~TreeWatch() {
    if (observer_) engine_.set_observer(observer_);
  }
  TreeWatch(const TreeWatch&) = delete;
  TreeWatch& operator=(const TreeWatch&) = delete;

 private:
  LittlestoneEngine& engine_;
  Observer observer_;
};

std::int32_t grow(LittlestoneEngine& engine, const VersionSpace& space, int height, std::int32_t parent,
                  MistakeTree& tree) {
  const auto index = static_cast<std::int32_t>(tree.nodes.size());
  // What the engine knows already it answers without asking anybody.
  if (index % 1024 == 1023 && stop_requested(engine.observer(), {})) throw Stopped();
  tree.nodes.emplace_back();
  tree.nodes.back().parent = parent;
  tree.nodes.back().depth = tree.depth - height;
  if (height == 0) {
    tree.nodes.back().witness = static_cast<HypothesisIndex>(space.find());
    return index;
  }
  const auto point = engine.splitting_point(space, height);
  assert(point);
  const ConceptClass& concept_class = engine.concept_class();
  // Indices, not references: the vector grows below.
  const auto at = static_cast<std::size_t>(index);
  tree.nodes[at].point = *point;
  const std::int32_t minus = grow(engine, concept_class.restrict(space, *point, Label::minus), height - 1, index, tree);
  const std::int32_t plus = grow(engine, concept_class.restrict(space, *point, Label::plus), height - 1, index, tree);
  tree.nodes[at].minus = minus;
  tree.nodes[at].plus = plus;
  return index;
}

}  // namespace

MistakeTree shattered_tree(LittlestoneEngine& engine, const VersionSpace& space) {
  MistakeTree tree;
  tree.depth = engine.dimension(space);
  assert(tree.depth >= 0);
  const TreeWatch watch(engine, tree);
  grow(engine, space, tree.depth, MistakeTree::none, tree);
  return tree;
}

bool is_shattered(const ConceptClass& concept_class, const MistakeTree& tree, std::string* why) {
  const auto refuse = [&](std::size_t node, const std::string& reason) {
    if (why != nullptr) *why = "node " + std::to_string(node) + ": " + reason;
    return false;
  };
  const std::size_t size = tree.nodes.size();
  if (tree.depth < 0 || tree.depth > 40 || size != (std::size_t{2} << tree.depth) - 1) {
    return refuse(0, "a complete tree of depth " + std::to_string(tree.depth) + " has another number of nodes");
  }
  // Walk from the root, restricting the class at every branch.
  struct Visit {
    std::int32_t node;
    int depth;
    std::vector<Example> path;
  };
  std::vector<bool> visited(size, false);
  std::vector<Visit> pending{{0, 0, {}}};
  while (!pending.empty()) {
    Visit visit = std::move(pending.back());
    pending.pop_back();
    if (visit.node < 0 || static_cast<std::size_t>(visit.node) >= size) return refuse(0, "a child is no node");
    const auto at = static_cast<std::size_t>(visit.node);
    const MistakeTree::Node& node = tree.nodes[at];
    if (visited[at]) return refuse(at, "is reached twice");
    visited[at] = true;
    if (node.leaf() != (node.plus == MistakeTree::none)) return refuse(at, "has one child");
    if (node.leaf() != (visit.depth == tree.depth)) return refuse(at, "is not at the depth of a leaf");
    VersionSpace left = concept_class.everything();
    for (const Example& answer : visit.path) left = concept_class.restrict(left, answer.point, answer.label);
    if (left.none()) return refuse(at, "no hypothesis answers like the path to it");
    if (node.leaf()) {
      if (node.witness >= concept_class.size()) return refuse(at, "its witness is no hypothesis");
      if (!left.test(node.witness)) return refuse(at, "its witness does not answer like the path to it");
      continue;
    }
    if (node.point >= concept_class.points()) return refuse(at, "asks no point of the domain");
    auto minus_path = visit.path;
    minus_path.push_back({node.point, Label::minus});
    visit.path.push_back({node.point, Label::plus});
    pending.push_back({node.minus, visit.depth + 1, std::move(minus_path)});
    pending.push_back({node.plus, visit.depth + 1, std::move(visit.path)});
  }
  return true;
}

}  // namespace littlestone
