// SPDX-License-Identifier: GPL-3.0-or-later
// Boxes of marginals: l ≤ w ≤ u in each point, of the w that add up to 1.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace littlestone {

inline constexpr std::size_t most_worst_points = 4;

/// Weights of the points, as many as the class has; the others are 0.
using PointWeights = std::array<double, most_worst_points>;

/// {w : low ≤ w ≤ high, Σ w = 1}. Ends are multiples of 2^−45, so that sums and differences of them are exact.
struct WeightBox {
  PointWeights low = {};
  PointWeights high = {};
  friend bool operator==(const WeightBox&, const WeightBox&) = default;
};

/// All marginals on 1 … 4 points.
[[nodiscard]] WeightBox whole_simplex(std::size_t points);

/// The box with each end moved inwards as far as Σ w = 1 asks, in two rounds over the points: u_i ← 1 − Σ_{j≠i} l_j where
/// that is less, all of them, then l_i ← 1 − Σ_{j≠i} u_j where that is more. None where the box holds no marginal.
[[nodiscard]] std::optional<WeightBox> tightened(WeightBox box, std::size_t points);

/// The two halves of the widest side (the first of equals), tightened: none, one or two boxes, the lower half first. None
/// too where the widest side is one step of 2^−45: `can_halve` says so before.
[[nodiscard]] std::vector<WeightBox> halves(const WeightBox& box, std::size_t points);
[[nodiscard]] bool can_halve(const WeightBox& box, std::size_t points);

/// The greatest weight of the points whose bits are set, over the box (not empty, tightened or not): a linear function
/// is greatest with all of these at their upper ends or all others at their lower ones. Exact.
[[nodiscard]] double greatest_weight(const WeightBox& box, std::size_t points, std::uint32_t set);

/// The marginal in proportion to the first `points` weights, not all 0: multiples of 2^−40, each to the nearest, and the
/// largest takes what is left to 1. The other weights become 0.
[[nodiscard]] PointWeights grid_marginal(PointWeights weights, std::size_t points);

/// The marginal in the box that divides every side alike, to rounding: low + t(high − low).
[[nodiscard]] PointWeights middle_of(const WeightBox& box, std::size_t points);

/// The vertices of the box cut by the simplex: all points but one at an end. Each vertex at least once; a coordinate
/// that is not at an end is 1 − the others, exactly.
[[nodiscard]] std::vector<PointWeights> vertices_of(const WeightBox& box, std::size_t points);

}  // namespace littlestone
