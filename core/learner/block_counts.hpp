// SPDX-License-Identifier: GPL-3.0-or-later
// How many blocks a tournament draws: Chernoff bounds on M_k/n, MATH §4, 4.
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "core/learner/wide.hpp"

namespace littlestone::detail {

/// Bounds on the moment generating function of B_k = M_k/n, the number of blocks drawn for S ~ D_k (MATH §4, 4). In
/// logarithms: φ_0 = 1; a round costs two samples and two blocks, g = φ_{k−1}(t)²·e^{2t}; rounds go on while f_0 = f_1,
/// which has probability below τ_{k−1}, so E[e^{t·cost}; f_0 = f_1] ≤ κ = inf_q g_q^{1/q}·τ^{1−1/q} by Hölder, and
/// φ_k = (g − κ)/(1 − κ), which is E[e^{t·cost}; f_0 ≠ f_1]/(1 − E[e^{t·cost}; f_0 = f_1]) at its largest.
class BlockCounts {
 public:
  /// `thresholds`: τ_0…τ_{d−1} (a trailing τ_d is not used); they must outlive this.
  BlockCounts(const std::vector<double>& thresholds, int dimension);

  /// ln of the least bound found on Pr[B_k > L], L even, and where: B_k is even, so this is Pr[B_k ≥ L + 2].
  [[nodiscard]] std::pair<double, std::size_t> log_overrun(std::size_t k, double blocks) const;

  /// The same bound with 50 digits, at the t and the q that the search above found; any choice of them gives a bound.
  [[nodiscard]] Wide overrun(std::size_t k, std::uint64_t blocks);

 private:
  static constexpr std::size_t points = 440;  // t = 1e-5 · 1.035^i, up to 36
  static double t_at(std::size_t i);
  void add_level(std::size_t k);
  Wide exact_log_phi(std::size_t k, std::size_t i);

  const std::vector<double>& thresholds_;
  std::vector<std::vector<double>> log_phi_;    // [k][i]: ln φ_k(t_i), +∞ where there is no bound
  std::vector<std::vector<std::size_t>> jump_;  // [k][i]: the j with q = t_j/t_i
  std::map<std::pair<std::size_t, std::size_t>, Wide> exact_;
};

}  // namespace littlestone::detail
