// SPDX-License-Identifier: GPL-3.0-or-later
// What is proved of the levels of a tournament under its cap (sharp-constants.md, parts 1 and 3), in any kind of number.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/tournament/pairs_law.hpp"

namespace littlestone::detail {

/// Lower bounds for every class of Ldim d, realizable distribution and block size.
template <class Real>
struct LevelBounds {
  std::vector<Real> agreement;  // ρ_0 … ρ_d: the examples of S ~ D_k agree with the target
  std::vector<Real> output;     // σ_0 … σ_d: D̃_k gives f, where k is the first level with a frequent predictor f
  std::vector<Real> fail;       // φ_0 … φ_d: D̃_k fails, where c_0 ≥ τ_0
};

/// The bounds for given τ_0 … τ_{d−1} and a cap of R = `pairs` pairs of blocks; empty unless 0 < τ_k < ρ_k for all k < d.
///   ρ_0 = 1,  ρ_{k+1} = ρ_k (ρ_k − τ_k) / (2 (1 − τ_k ρ_k)),
///   σ_k = τ_k P_k for k < d, and σ_d = ρ_d P_d, with P_k the chance that the cap suffices where c_j = τ_j for j < k;
/// where R = 2^d − 1 no contest of a run of level d may be redone, and σ_d is the larger of that and
///   A_d,  A_0 = 1,  A_{k+1} = A_k² (1 − τ_k/ρ_k) / 2;
///   φ_k = the chance that the cap does not suffice where c_0 = τ_0 and c_j = 0 for 0 < j < k.
/// O(d·R²).
template <class Real>
LevelBounds<Real> level_bounds(const std::vector<Real>& thresholds, std::size_t pairs) {
  LevelBounds<Real> bounds{{Real(1)}, {}, {Real(0)}};
  Real no_redraw = 1;  // A_k
  auto drawn = PairsLaw<Real>::none(pairs);
  auto least = drawn;  // of φ
  for (const Real& tau : thresholds) {
    const Real rho = bounds.agreement.back();
    if (!(tau > 0) || !(tau < rho)) return {};
    bounds.output.push_back(tau * drawn.reach());
    no_redraw = no_redraw * no_redraw * (1 - tau / rho) / 2;
    bounds.agreement.push_back(rho * (rho - tau) / (2 * (1 - tau * rho)));
    least = until_decided(round_of(least), bounds.fail.size() == 1 ? tau : Real(0));
    bounds.fail.push_back(least.more);
    drawn = until_decided(round_of(drawn), tau);
  }
  bounds.output.push_back(bounds.agreement.back() * drawn.reach());
  if (pairs + 1 == std::size_t{1} << thresholds.size()) {
    bounds.output.back() = std::max(bounds.output.back(), no_redraw);
  }
  return bounds;
}

}  // namespace littlestone::detail
