// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/tree_walk.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace littlestone {
namespace {

HypothesisIndex first_witness(const MistakeTree& tree) {
  std::size_t leaf = 0;
  while (!tree.nodes[leaf].leaf()) ++leaf;
  return tree.nodes[leaf].witness;
}

// A subtree of a subtree, with its nodes in the whole tree.
Subtree inside(const Subtree& outer, Subtree inner) {
  for (std::int32_t& node : inner.nodes) node = outer.nodes[static_cast<std::size_t>(node)];
  return inner;
}

}  // namespace

std::vector<Colour> colours_of(const ConceptClass& concept_class, HypothesisIndex row, const MistakeTree& tree) {
  std::vector<Colour> colours(tree.nodes.size(), Colour::blue);
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    const MistakeTree::Node& node = tree.nodes[i];
    if (!node.leaf() && concept_class.row(row)[node.point] == Label::plus) colours[i] = Colour::red;
  }
  return colours;
}

TreeWalk walk_tree(const ConceptClass& concept_class, const MistakeTree& tree, std::optional<HypothesisIndex> row) {
  assert(tree.depth >= 0 && !tree.nodes.empty());
  TreeWalk walk;
  std::vector<std::int32_t> all(tree.nodes.size());
  std::iota(all.begin(), all.end(), 0);
  Subtree here{tree, std::move(all)};
  while (here.tree.depth > 0) {
    TreeHalving halving;
    halving.row = walk.halvings.empty() && row ? *row : first_witness(here.tree);
    halving.colours = colours_of(concept_class, halving.row, here.tree);
    const Subtree plus = deepest_without_passing(here.tree, halving.colours, Colour::red);
    const Subtree minus = deepest_without_passing(here.tree, halving.colours, Colour::blue);
    halving.plus = plus.tree.depth;
    halving.minus = minus.tree.depth;
    assert(halving.plus + halving.minus == here.tree.depth);
    halving.label = halving.plus >= halving.minus ? Label::plus : Label::minus;
    halving.found = inside(here, halving.label == Label::plus ? plus : minus);
    const MistakeTree::Node& root = halving.found.tree.nodes[0];
    halving.point = root.point;
    Subtree next =
        inside(halving.found, subtree_at(halving.found.tree, halving.label == Label::plus ? root.minus : root.plus,
                                         halving.found.tree.depth - 1));
    halving.here = std::exchange(here, std::move(next));
    walk.halvings.push_back(std::move(halving));
  }
  walk.last = here.tree.nodes[0].witness;
  walk.rest = std::move(here);
  // Halvings in + extend the chain's front, those in − its back.
  std::size_t front = 0;
  std::size_t back = walk.halvings.size();
  walk.chain.points.resize(back);
  walk.chain.hypotheses.resize(back + 1);
  for (TreeHalving& halving : walk.halvings) {
    const bool first = halving.label == Label::plus;
    halving.place = first ? front++ : back--;
    walk.chain.points[first ? halving.place : back] = halving.point;
    walk.chain.hypotheses[halving.place] = halving.row;
  }
  assert(front == back);
  walk.place = front;
  walk.chain.hypotheses[front] = walk.last;
  return walk;
}

}  // namespace littlestone
