// SPDX-License-Identifier: GPL-3.0-or-later
// Thresholds inside a class: points x_1…x_k and hypotheses h_1…h_k with h_i(x_j) = +1 iff i ≤ j; and Theorem 10 of
// [ABLMM], which turns a shattered tree into thresholds and thresholds into a shattered tree.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/concept/concept_class.hpp"
#include "core/online/mistake_tree.hpp"

namespace littlestone {

/// k thresholds in the strict sense of [ABLMM §3.2]: as many points as hypotheses.
struct Thresholds {
  std::vector<PointIndex> points;
  std::vector<HypothesisIndex> hypotheses;
  bool maximum = false;  // proved that the class has no more
};

/// Whether h_i(x_j) = +1 iff i ≤ j for all i, j.
[[nodiscard]] bool are_thresholds(const ConceptClass& concept_class, const Thresholds& thresholds);

/// The most thresholds found with at most about `work` steps (a step looks at one pair, or at 64 labels; about 3·10^8 a
/// second). Chains of nested points and a greedy list come first: on geometric classes these are often as many as there
/// are points. Then, where H or X has at most 256 members, the exact search of ThresholdSearch, one more threshold at a
/// time; else, or with what work is left, a depth-first search over pairs (hypotheses left, points left) cut by the
/// longest falling chain of either, where these are few enough to be told. `maximum` says whether nothing larger can
/// exist: a search was exhausted, or it reached min(|H|, |X|) or `most`, which the caller knows to be a bound
/// (2^(Ldim+1) − 1 is one, by Theorem 10). Time O(work + |H|·|X|/64); memory at most about 200 MB for what failed. The
/// observer is asked about every 2^22 steps, stage "thresholds", steps done of `work`; told to stop it returns what was
/// found.
[[nodiscard]] Thresholds find_thresholds(const ConceptClass& concept_class, std::uint64_t work = 300'000'000,
                                         std::uint64_t most = UINT64_MAX, const Observer& observer = {});

/// Hypotheses h_0 … h_m and points x_0 … x_{m−1} with h_i(x_j) = +1 iff i ≤ j: one hypothesis more than points. [ABLMM]
/// App. A calls these m + 1 thresholds; in the strict sense they are m (strict_thresholds; `cube:1` holds h_0, h_1, x_0
/// and only one threshold).
struct ThresholdChain {
  std::vector<PointIndex> points;
  std::vector<HypothesisIndex> hypotheses;
};

/// Whether there is one hypothesis more than points and h_i(x_j) = +1 iff i ≤ j for all i, j.
[[nodiscard]] bool is_threshold_chain(const ConceptClass& concept_class, const ThresholdChain& chain);

/// The chain without its last hypothesis, which is −1 on every point.
[[nodiscard]] Thresholds strict_thresholds(const ThresholdChain& chain);

/// Theorem 10.1, as App. A proves it: from a tree of depth at least 2^(t+1) − 1 that the class shatters, a chain of
/// hypotheses h_0 … h_{t+1} and points x_0 … x_t (MATH §2); ⌊log₂(depth + 1)⌋ points or more for every depth ≥ 0: the
/// chain of walk_tree (tree_walk.hpp). The tree must be shattered (is_shattered). Time O(nodes · points of the chain).
[[nodiscard]] ThresholdChain thresholds_from_tree(const ConceptClass& concept_class, const MistakeTree& tree);

/// Theorem 10.2: from k ≥ 1 thresholds the tree of binary search among them, of depth ⌊log₂ k⌋, shattered by the class;
/// it uses the first 2^⌊log₂ k⌋ of them. Time and memory O(k).
[[nodiscard]] MistakeTree tree_from_thresholds(const Thresholds& thresholds);

}  // namespace littlestone
