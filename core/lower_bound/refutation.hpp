// SPDX-License-Identifier: GPL-3.0-or-later
// What success of the attack says about privacy: the exact trade-off of D-fold randomized response. [MATH §A6]
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/chance.hpp"
#include "core/base/rational.hpp"

namespace littlestone {

/// ln β_D(s): the least probability under Q^D of an event that has probability s under P^D, for P, Q the (ε, δ)
/// randomized response, which dominates every pair of (ε, δ)-indistinguishable distributions ([KOV15]; MATH §A6). A part
/// of mass 1 − (1 − δ)^D costs nothing; the rest takes the outcomes of Bin(D, 1/(1 + e^{−ε})) from the top, the last one
/// in part. None where β is 0. ε ≥ 0, 0 ≤ δ < 1, 1 ≤ D ≤ 10^9. Where s is near 1 the outcomes that are left out are
/// counted from the bottom, by 1 − s: they are the ones that Q gives most of its mass. Absolute error below 10^−30.
/// O(√D) terms; 0.3 s at D = 10^9.
[[nodiscard]] std::optional<WideProbability> log_least_other_mass(std::uint64_t draws, const Chance& success,
                                                                  const WideProbability& epsilon,
                                                                  const WideProbability& delta);

/// β_D(s) itself.
[[nodiscard]] WideProbability least_other_mass(std::uint64_t draws, const Chance& success,
                                               const WideProbability& epsilon, const WideProbability& delta);

/// β_D(s) in doubles, for searches that then decide with the wide one: relative error below 10^−6 for D ≤ 10^6 and s
/// below 1 − 10^−6, 0 where the result is below 10^−300.
[[nodiscard]] double rough_least_other_mass(std::uint64_t draws, double success, double epsilon, double delta);

/// Whether T comparisons of D draws with this success refute (ε, δ)-privacy: 2^T β_D(s) > 1.
[[nodiscard]] bool is_refuted(std::uint64_t draws, unsigned comparisons, const Chance& success,
                              const WideProbability& epsilon, const WideProbability& delta);

/// The least ε for which T comparisons of D draws with this success do not refute (ε, δ)-privacy, rounded down: the
/// number itself is refuted, or it is 0. None where every ε is refuted, which takes a success of exactly 1. About ten
/// times the cost of log_least_other_mass.
[[nodiscard]] std::optional<double> least_epsilon(std::uint64_t draws, unsigned comparisons, const Chance& success,
                                                  const WideProbability& delta);

/// The largest s with 2^T β_D(s) ≤ 1. The trade-off is its own inverse: 1 − s = β_D(1 − 2^{−T}).
[[nodiscard]] Chance most_success(std::uint64_t draws, unsigned comparisons, const WideProbability& epsilon,
                                  const WideProbability& delta);

/// An attack with D draws and T comparisons that succeeds with probability s, against a claim of (ε, δ)-privacy.
struct Refutation {
  double log2_product = 0;                  // log₂ of 2^T β_D(s); above 0 the claim is refuted. −∞ where β is 0
  bool possible = true;                     // the claim is consistent with the attack
  std::optional<double> least_epsilon = 0;  // no learner with this success is (ε, δ)-private for an ε at or below it,
                                            // where it is above 0; none: for no ε at all
  bool paper_possible = true;               // by the paper's form s − Dδ ≤ e^{εD} 2^{−T}
  std::optional<double> largest_comparisons;  // T′, the most comparisons with the same D and s that (ε, δ) allows: a
      // whole number. With more than 2^{T′+2} − 2 places the claim is refuted.
      // None where every number is possible
};

/// Throws InputError for D outside 1 … 10^9, T outside 1 … 10^6, s outside [0, 1], ε ≤ 0, δ outside [0, 1).
[[nodiscard]] Refutation refute(std::uint64_t draws, unsigned comparisons, const Chance& success,
                                const Rational& epsilon, const Rational& delta);

}  // namespace littlestone
