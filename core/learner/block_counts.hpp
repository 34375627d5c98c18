// SPDX-License-Identifier: GPL-3.0-or-later
// How many blocks a tournament draws: bounds on the tail of M_k/n (sharp-constants.md, part 3).
#pragma once

#include <cstdint>
#include <vector>

#include "core/learner/delays.hpp"

namespace littlestone::detail {

/// Bounds on Pr[B_k > L], k = 0 … d, for B_k = M_k/n, the number of blocks drawn for S ~ D_k, while no predictor is as
/// frequent as τ_j on a level j < k. A round costs 2 + B_{k−1} + B'_{k−1} blocks and is followed by another when f_0 =
/// f_1, which has probability below τ_{k−1}: Lemma R (repeated_tail), with no limit on the rounds. All counts are even,
/// so two blocks are one unit of time. `thresholds`: τ_0 … τ_d (τ_d is not used). L = `blocks`; an odd block more is
/// never of use. O(d·L²).
template <class Real>
std::vector<Real> overruns(const std::vector<double>& thresholds, std::uint64_t blocks) {
  const auto horizon = static_cast<std::size_t>(blocks / 2);
  std::vector<Real> result(1, Real(0));
  Tail<Real> below(horizon + 1, Real(0));  // B_0 = 0
  for (std::size_t k = 1; k < thresholds.size(); ++k) {
    Tail<Real> round(horizon + 1, Real(1));
    if (horizon > 0) {
      const Tail<Real> both = k == 1 ? below : sum_tail(below, below);
      for (std::size_t x = 1; x <= horizon; ++x) round[x] = both[x - 1];
    }
    below = repeated_tail(round, Real(thresholds[k - 1]), 0);
    result.push_back(below[horizon]);
  }
  return result;
}

}  // namespace littlestone::detail
