// SPDX-License-Identifier: GPL-3.0-or-later
// How often D̃_k fails: the law of the number of examples that are drawn for S ~ D_k, against the cap N.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace littlestone {

/// One level of the tournament under the cap. Both chances keep their digits where they are small.
struct CapChance {
  double reach = 1;  // P_k = Pr[M_k ≤ N]: S ~ D_k is done before a block would pass the cap
  double fail = 0;   // 1 − P_k: the chance that D̃_k fails
};

/// Most pairs of blocks, ⌊N/(2n)⌋, for which the chances are computed.
inline constexpr std::uint64_t most_pairs_of_blocks = 20'000;

/// The chances of levels 0 … `collisions.size()`, where `collisions[k]` = c_k = Σ_f q_k(f)² is the collision chance of
/// level k, from 0 to 1, and a cap of `cap` examples allows R = ⌊cap/(2·auxiliary)⌋ pairs of blocks; auxiliary = n ≥ 1.
/// None if R > most_pairs_of_blocks. Where some c_j = 1, j < k, a contest below level k is never decided, and level k
/// fails always.
///
/// The number M_k of examples drawn for S ~ D_k is independent of S: a round is two samples of level k − 1, two blocks
/// and the question whether f₀ = f₁, and both the question and who wins depend on the states alone. So the cap thins
/// the law of the output and does not change it: Pr[D̃_k gives f] = P_k · q_k(f). In the variable y, which counts pairs
/// of blocks, the generating function of M_k is φ_0 = 1, φ_{k+1} = (1 − c_k) y φ_k² / (1 − c_k y φ_k²), and P_k is the
/// sum of its coefficients up to R. Every term is a product of numbers ≥ 0, those of `fail` too, which is summed over
/// the round that passes the cap: to rounding, about R·1e−16 relative. O(levels · R²) time, O(R) memory.
/// [ABLMM §5.2.3; the independence is not in the paper: mathematics.md §3.]
[[nodiscard]] std::optional<std::vector<CapChance>> chances_under_cap(std::span<const double> collisions,
                                                                      std::uint64_t auxiliary, std::uint64_t cap);

}  // namespace littlestone
