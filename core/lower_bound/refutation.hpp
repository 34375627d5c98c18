// SPDX-License-Identifier: GPL-3.0-or-later
// What success of the attack says about privacy: the exact trade-off of D-fold randomized response. [MATH §A6]
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/rational.hpp"
#include "core/lower_bound/threshold_learner.hpp"

namespace littlestone {

/// β_D(s): the least probability under Q^D of an event that has probability s under P^D, for P, Q the (ε, δ) randomized
/// response, which dominates every pair of (ε, δ)-indistinguishable distributions ([KOV15]; MATH §A6). A part of mass 1
/// − (1 − δ)^D costs nothing; the rest takes the outcomes of Bin(D, 1/(1 + e^{−ε})) from the top, the last one in part.
/// ε ≥ 0, 0 ≤ δ < 1, D ≥ 1, 0 ≤ s ≤ 1. Relative error below 10^−30. O(√D) terms for s bounded away from 1, O(D) at
/// most.
[[nodiscard]] WideProbability least_other_mass(std::uint64_t draws, const WideProbability& success,
                                               const WideProbability& epsilon, const WideProbability& delta);

/// The same in doubles, for searches that then decide with the wide one: relative error below 10^−6 for D ≤ 10^6, 0
/// where the result is below 10^−300.
[[nodiscard]] double rough_least_other_mass(std::uint64_t draws, double success, double epsilon, double delta);

/// An attack with D draws and T comparisons that succeeds with probability s, against a claim of (ε, δ)-privacy.
struct Refutation {
  double log2_product = 0;     // log₂ of 2^T β_D(s); above 0 the claim is refuted. −∞ where β is 0
  bool possible = true;        // the claim is consistent with the attack
  double least_epsilon = 0;    // no learner with this success is (ε, δ)-private for an ε below this; rounded down
  bool paper_possible = true;  // by the paper's form s − Dδ ≤ e^{εD} 2^{−T}
  unsigned largest_comparisons = 0;  // the most comparisons with the same D and s that (ε, δ) allows
  BigInteger
      // 2^{T′+2} − 2 for that T′: with more places the claim is refuted; 0 where every size is possible
      largest_family;
};

/// Throws InputError for D outside 1 … 10^9, T outside 1 … 10^6, s outside [0, 1], ε ≤ 0, δ outside [0, 1).
[[nodiscard]] Refutation refute(std::uint64_t draws, unsigned comparisons, const WideProbability& success,
                                const Rational& epsilon, const Rational& delta);

}  // namespace littlestone
