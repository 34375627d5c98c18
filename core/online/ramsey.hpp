// SPDX-License-Identifier: GPL-3.0-or-later
// Subtrees of mistake trees, and the Ramsey lemma for trees in two colours: Lemma 31 of [ABLMM].
#pragma once

#include <string>
#include <vector>

#include "core/online/mistake_tree.hpp"

namespace littlestone {

enum class Colour : std::uint8_t { red, blue };

/// A subtree in the sense of [ABLMM] App. A: complete, its root any node of the whole tree, and the left (right) child
/// of a node lies anywhere in what hangs from that node's left (right) child. It asks the same points, so a
/// class that shatters the whole tree shatters it.
struct Subtree {
  MistakeTree tree;  // preorder; a leaf's witness is that of a leaf of the whole tree at or below its place
  std::vector<std::int32_t> nodes;  // nodes[i]: the node of the whole tree that tree.nodes[i] stands on
};

/// Whether `subtree` is a subtree of `whole`, by the definition alone. When not, `why` (if given) says where.
[[nodiscard]] bool is_subtree(const MistakeTree& whole, const Subtree& subtree, std::string* why = nullptr);

/// Whether every inner node of the subtree stands on a node of this colour; `colours`: one a node of the whole tree.
[[nodiscard]] bool is_monochromatic(const Subtree& subtree, const std::vector<Colour>& colours, Colour colour);

/// A deepest subtree whose inner nodes all have this colour (the colours of leaves do not matter). Its depth may be 0.
/// Time O(nodes).
[[nodiscard]] Subtree deepest_monochromatic(const MistakeTree& whole, const std::vector<Colour>& colours,
                                            Colour colour);

/// The same among the subtrees that pass no node of this colour on their way from the root of the whole tree: where they
/// meet one they have a node. The red and the blue depth add up to the depth of the tree, however it is coloured
/// (mathematics.md §2), so one of them is at least half of it. Time O(nodes).
[[nodiscard]] Subtree deepest_without_passing(const MistakeTree& whole, const std::vector<Colour>& colours,
                                              Colour colour);

/// Lemma 31: a tree of depth at least p + q − 1, p, q ≥ 1, has a red subtree of depth p or a blue one of depth q.
struct Monochromatic {
  Colour colour = Colour::red;
  Subtree subtree;  // of depth exactly p (red) or q (blue)
};
[[nodiscard]] Monochromatic monochromatic_subtree(const MistakeTree& whole, const std::vector<Colour>& colours, int p,
                                                  int q);

/// The subtree that hangs from node `root`, cut to its first `depth` levels.
[[nodiscard]] Subtree subtree_at(const MistakeTree& whole, std::int32_t root, int depth);

}  // namespace littlestone
