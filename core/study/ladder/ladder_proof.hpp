// SPDX-License-Identifier: GPL-3.0-or-later
// What is proved of G with few blocks: its levels, and how often its most frequent predictor comes at least.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/rational.hpp"

namespace littlestone {

/// Which proof a row of the ladder shows; both are of G, for every class of Ldim d and every realizable distribution.
enum class LadderBlocks {
  more,   ///< 4, 16, 40, 90 blocks at d = 1, 2, 3, 4; the cap by the sum of the worst rounds
  fewer,  ///< 2, 6, 14, 30 blocks, R = 2^d − 1; the cap by its own law (sharp-constants.md, part 3)
};

struct LadderProof {
  std::uint64_t blocks = 0;        // N/n, that a tournament may draw
  std::vector<double> thresholds;  // τ_0 … τ_d: some level k has a predictor f with q_k(f) ≥ τ_k
  std::vector<Rational> levels;    // w_0 … w_d, multiples of 10^−6, sum 1
  double eta = 1;                  // Pr[G = f] ≥ η for some f in every world; rounded down
};

/// The largest dimension that has proofs: classes on at most 4 points have no larger one.
inline constexpr int most_ladder_dimension = 4;

/// The proof at Ldim d, 0 ≤ d ≤ most_ladder_dimension (else InputError, field "dimension"). With τ_k = u_k ρ_k, u_k free,
/// ρ_0 = 1 and ρ_{k+1} = ρ_k (ρ_k − τ_k)/2, some level k has an f with q_k(f) ≥ τ_k, τ_d = ρ_d (sharp-constants.md, part
/// 1, which has a larger ρ). The cap leaves σ_k of it: τ_k − o_k with o_k a bound on Pr[M_k > N] (`more`), or τ_k P_k with
/// P_k = Pr[M_k ≤ N] where each level below collides with chance τ_j (`fewer`). w_k ∝ 1/σ_k, and η = min w_k σ_k.
/// In doubles, 10^−9 to the safe side. The u_k are those of long searches for the fewest examples of M. O(d R²).
[[nodiscard]] LadderProof ladder_proof(int dimension, LadderBlocks blocks);

}  // namespace littlestone
