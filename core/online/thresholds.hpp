// SPDX-License-Identifier: GPL-3.0-or-later
// Thresholds inside a class: points x_1…x_k and hypotheses h_1…h_k with h_i(x_j) = +1 iff i ≤ j.
#pragma once

#include <cstdint>
#include <vector>

#include "core/concept/concept_class.hpp"

namespace littlestone {

/// k thresholds in the strict sense of [ABLMM §3.2]: as many points as hypotheses.
struct Thresholds {
  std::vector<PointIndex> points;
  std::vector<HypothesisIndex> hypotheses;
  bool maximum = false;  // proved that the class has no more
};

/// The most thresholds found by a depth-first search of at most `node_budget` nodes; `maximum` says whether the search
/// was exhausted. Time O(node_budget · (|H| + |X|)).
[[nodiscard]] Thresholds find_thresholds(const ConceptClass& concept_class, std::uint64_t node_budget = 200'000);

/// Whether h_i(x_j) = +1 iff i ≤ j for all i, j.
[[nodiscard]] bool are_thresholds(const ConceptClass& concept_class, const Thresholds& thresholds);

}  // namespace littlestone
