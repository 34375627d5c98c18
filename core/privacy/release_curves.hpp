// SPDX-License-Identifier: GPL-3.0-or-later
// The two rules that make a list beside each other: how likely an item leaves, by its votes.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/rational.hpp"

namespace littlestone {

/// The chance to leave of an item with so many votes.
struct ReleaseChance {
  std::uint64_t votes = 0;
  double laplace = 0;              // Pr[votes + Z ≥ T] of StableHistogram
  double partition_selection = 0;  // π(votes) of PartitionSelection
};

/// Both chances at the same ε and δ.
struct ReleaseCurves {
  std::uint64_t laplace_even = 0;              // the fewest votes with a chance of 1/2 or more: T
  std::uint64_t partition_selection_even = 0;  // the same, of partition selection
  std::vector<ReleaseChance> chances;          // by rising votes
};

/// The curves where they rise: from the most votes with both chances below 1/1000 to the fewest with both above
/// 999/1000, at `most` ≥ 2 numbers of votes or fewer, about equally far apart and always with both even ones. In closed
/// form, to double rounding: no table is made, so any ε will do. ε > 0, 0 < δ < 1; throws InputError. O(most + log T).
[[nodiscard]] ReleaseCurves release_curves(const Rational& epsilon, const Rational& delta, std::size_t most = 120);

}  // namespace littlestone
