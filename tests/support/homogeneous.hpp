// SPDX-License-Identifier: GPL-3.0-or-later
// Homogeneous sets found the plain way, from Definition 16 alone: an oracle and the yardstick of the search in
// core/lower_bound.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace littlestone::support {

/// A_S(x) for the increasing balanced sample on `sample`.
using AverageHypothesis = std::function<double(const std::vector<std::uint64_t>& sample, std::uint64_t x)>;

/// True where for each order the values over all (m + 1)-subsets differ by at most 2γ + 10⁻¹².
bool plainly_homogeneous(const AverageHypothesis& value, const std::vector<std::uint64_t>& points, std::size_t m,
                         double gamma);

/// The size of the largest homogeneous subset, by looking at all 2^k subsets; k ≤ 16.
std::size_t largest_of_all_subsets(const AverageHypothesis& value, const std::vector<std::uint64_t>& points,
                                   std::size_t m, double gamma);

/// The same by branch and bound on increasing sets with running ranges, pruned by |set| + |candidates| ≤ best.
std::size_t largest_by_plain_branch_and_bound(const AverageHypothesis& value, const std::vector<std::uint64_t>& points,
                                              std::size_t m, double gamma);

}  // namespace littlestone::support
