// SPDX-License-Identifier: GPL-3.0-or-later
// The list replicability number of a small class, between bounds that rules give.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/stability/hypothesis_complex.hpp"

namespace littlestone {

/// What a bound on L(H) rests on (stability.md §5 to §8). The first four are lower bounds at every α < 1/2, the others are
/// upper bounds at small α.
enum class ListNumberRule : std::uint8_t {
  any,           // L ≥ 1
  both_labels,   // L ≥ 2: one component has both labels of a point
  shattered,     // L ≥ d: d points are shattered [paper; also proved here]
  sphere,        // L ≥ d + 1: d points are shattered and their sphere bounds
  lone,          // L ≤ 1: every component is one hypothesis
  points,        // L ≤ the points that differ, up to turning labels
  three_points,  // L ≤ 2: three points that differ, and no labelled point is compatible with all labels of the others
  chain,         // L ≤ 2: a chain of hypotheses
  star,          // L ≤ 2: all hypotheses differ from one labelling in at most one point
};

/// lower ≤ L(H) ≤ upper: for small α there is a learner whose most frequent good predictor comes with a chance near
/// 1/upper in every realizable world, and for no α < 1/2 is there one with more than 1/lower (Chase, Moran and Yehudayoff
/// for ρ = 1/L).
struct ListNumber {
  std::size_t lower = 1;
  std::size_t upper = 1;
  ListNumberRule lower_rule = ListNumberRule::any;
  ListNumberRule upper_rule = ListNumberRule::lone;
  PointSet lower_points = 0;  // shattered, sphere: the shattered set; both_labels: the point
  std::size_t upper_row = 0;  // a hypothesis of the component that `upper` is of
  bool exact() const noexcept { return lower == upper; }
};

/// L is the largest L of a component. Lower bounds are those of the shattered sets in `spheres`; upper bounds are those of
/// the component for which they are largest. On up to 3 points both meet. `spheres` as shattered_spheres gives them.
/// O(|H|² log |H| + |H| |X|²).
[[nodiscard]] ListNumber list_number(const HypothesisComplex& complex, const std::vector<ShatteredSphere>& spheres);
/// The same, with the spheres of the class. Throws InputError as HypothesisComplex does.
[[nodiscard]] ListNumber list_number(const ConceptClass& concept_class);

/// "1/L", or "1".
[[nodiscard]] std::string one_over(std::size_t lists);

/// Both rules in words: "at least 3: …; at most 3: …", points by their names, with the section and the paper.
[[nodiscard]] std::string reason(const ListNumber& number, const ConceptClass& concept_class);

}  // namespace littlestone
