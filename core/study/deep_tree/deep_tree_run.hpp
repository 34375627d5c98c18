// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of a deep tree shows: a shattered tree in two colours, and the walk that finds thresholds in it.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/instance/instance.hpp"
#include "core/online/tree_walk.hpp"
#include "core/study/chapters/lower_bound_scenario.hpp"

namespace littlestone {

struct DeepTreeRun {
  LowerBoundScenario scenario;
  std::shared_ptr<const Instance> instance;  // Ldim(H) is known
  MistakeTree tree;                          // of the scenario's levels
  HypothesisIndex row = 0;                   // that colours it first
  TreeWalk walk;                             // from that row on
  std::vector<Colour> colours;               // of the tree's nodes, as shown: some may be turned by hand
  std::vector<int> plus;                     // of each node: levels of the deepest subtree in + below it
  std::vector<int> minus;                    // and in −; that pass no node of their colour. They add up to the levels
  Subtree found;                             // the deeper one of the whole tree, as shown; + where they are equal
  Thresholds searched;                       // what a search of some tenths of a second finds

  [[nodiscard]] const ConceptClass& concept_class() const { return instance->concept_class(); }
};

/// Levels of a tree that are walked, and the Littlestone dimension up to which a tree is grown.
inline constexpr int most_tree_levels = 12;
inline constexpr int most_grown_levels = 16;

/// Thresholds that a shattered tree of so many levels has at least: ⌊log₂(levels + 1)⌋. levels ≥ 0. [ABLMM Theorem 10.]
[[nodiscard]] int promised_thresholds(int levels);

/// Computes the run. Throws InputError (fields "tree_class", "levels", "row", "turned"); Stopped.
[[nodiscard]] std::shared_ptr<const DeepTreeRun> compute_deep_tree(const LowerBoundScenario& scenario,
                                                                   const Observer& observer = {});

/// The walk: "levels", "promised", "halvings" [{"row" (0-based, as given), "name", "levels" (of the tree that is left),
/// "plus", "minus", "label", "point" (0-based), "point_name"}], "last_row", "rows" and "points": the chain, h_i(x_j) = +
/// iff i ≤ j.
[[nodiscard]] nlohmann::ordered_json walk_to_json(const ConceptClass& concept_class, const MistakeTree& tree,
                                                  const TreeWalk& walk);

}  // namespace littlestone
