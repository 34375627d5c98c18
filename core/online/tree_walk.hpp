// SPDX-License-Identifier: GPL-3.0-or-later
// Theorem 10.1 of [ABLMM] step by step: how a shattered tree is halved until thresholds are left.
#pragma once

#include <optional>
#include <vector>

#include "core/online/ramsey.hpp"
#include "core/online/thresholds.hpp"

namespace littlestone {

/// The colour of each node of the tree by a hypothesis's labels at its point: + is red. Leaves are blue.
[[nodiscard]] std::vector<Colour> colours_of(const ConceptClass& concept_class, HypothesisIndex row,
                                             const MistakeTree& tree);

/// One halving: a row colours the tree that is left, and the walk goes on inside the deeper subtree of one colour, on the
/// side of its root where rows differ from this one.
struct TreeHalving {
  Subtree here;                 // the tree that is left; its nodes are those of the whole tree
  HypothesisIndex row = 0;      // h
  std::vector<Colour> colours;  // of the nodes of here.tree, by h
  int plus = 0;                 // levels of the deepest subtree in + that passes no +, and in −: together all levels
  int minus = 0;
  Subtree found;              // the deeper one, that in + where they are equal; its nodes are those of the whole tree
  Label label = Label::plus;  // its colour: h is the next first row of the chain (+), or the next last one (−)
  PointIndex point = 0;       // that its root asks: the next first column, or last one
  std::size_t place = 0;      // of h and of the point in the chain
};

struct TreeWalk {
  std::vector<TreeHalving> halvings;
  Subtree rest;              // one leaf
  HypothesisIndex last = 0;  // its witness, which ends the walk
  std::size_t place = 0;     // of that in the chain
  ThresholdChain chain;
};

/// The walk of the whole tree; `row` is the first h, if any row is asked for, later ones are witnesses of the first leaf
/// of the tree that is left. The tree must be shattered (is_shattered). ⌊log₂(depth + 1)⌋ halvings or more. Time and
/// memory O(nodes · halvings).
[[nodiscard]] TreeWalk walk_tree(const ConceptClass& concept_class, const MistakeTree& tree,
                                 std::optional<HypothesisIndex> row = std::nullopt);

}  // namespace littlestone
