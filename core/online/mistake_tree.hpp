// SPDX-License-Identifier: GPL-3.0-or-later
// Mistake trees: complete binary trees of points whose every path some hypothesis follows.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/online/littlestone.hpp"

namespace littlestone {

/// A complete binary tree of depth `depth`. Inner nodes ask a point; the left child is the answer −1, the right one +1;
/// a leaf holds a witness: a hypothesis that answered like that all the way. [ABLMM §3.2, Fig. 1.]
struct MistakeTree {
  static constexpr std::int32_t none = -1;

  struct Node {
    PointIndex point = 0;         // inner nodes
    HypothesisIndex witness = 0;  // leaves
    std::int32_t minus = none;    // index of the left child, none at a leaf
    std::int32_t plus = none;     // index of the right child, none at a leaf
    std::int32_t parent = none;   // none at the root
    std::int32_t depth = 0;       // 0 at the root
    [[nodiscard]] bool leaf() const noexcept { return minus == none; }
  };

  int depth = 0;
  std::vector<Node> nodes;  // preorder, left before right; nodes[0] is the root; 2^(depth+1) − 1 of them
};

/// A tree of depth Ldim(V) that V shatters, by the engine's own search; V nonempty. Each node asks
/// LittlestoneEngine::splitting_point, so thresholds:8 gives the tree of [ABLMM] Fig. 1; a leaf's witness is the first
/// row left. Time 2^Ldim · |X| dimension queries. The engine's observer is asked as by every question of it, but with
/// the stage "tree" and the nodes grown of all; throws Stopped when it says stop.
[[nodiscard]] MistakeTree shattered_tree(LittlestoneEngine& engine, const VersionSpace& space);

/// Whether the class shatters the tree: complete of its depth, and at every leaf the stated witness is in the class
/// restricted along the path (restricted at every branch, from scratch; shares nothing with the search). When not,
/// `why` (if given) says where.
[[nodiscard]] bool is_shattered(const ConceptClass& concept_class, const MistakeTree& tree, std::string* why = nullptr);

}  // namespace littlestone
