// SPDX-License-Identifier: GPL-3.0-or-later
// Composition: what several runs on the same data promise together.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/base/rational.hpp"
#include "core/privacy/loss_distribution.hpp"

namespace littlestone {

/// What one run promises: (ε, δ)-differential privacy. Here and below the promises are fixed before the first run;
/// which mechanisms keep them may depend on the answers of earlier runs.
struct PrivacyPromise {
  Rational epsilon;  // ≥ 0
  Rational delta;    // from 0 to below 1
};

/// (Σε, Σδ), exactly [DR14, Theorem 3.16]. Throws InputError (fields "epsilon", "delta") on a promise out of range and
/// on none.
[[nodiscard]] PrivacyPromise basic_composition(std::span<const PrivacyPromise> runs);

/// ε of all runs together at δ > Σδ_i, by the advanced composition of [DRV10, Theorem III.3]: with δ' = δ − Σδ_i,
///   ε = √(2 ln(1/δ') Σ ε_i²) + Σ ε_i (e^{ε_i} − 1),
/// or Σε where that is smaller. [DRV10] states it for equal ε_i; the proof bounds the mean of run i's loss by ε_i
/// (e^{ε_i} − 1) and its deviation by ε_i, which gives the form above. Rounded up to a double. Throws InputError as
/// basic_composition, and (field "at") where δ is not above Σδ_i or not below 1. O(runs).
[[nodiscard]] double advanced_epsilon(std::span<const PrivacyPromise> runs, const Rational& delta);

/// The privacy loss distribution that dominates every composition of mechanisms that keep these promises, and is one of
/// them: the product of the pairs on {infinite, ε, −ε} with the masses δ_i and (1−δ_i)/(1+e^{∓ε_i}) [KOV15, Theorem
/// 3.3; MV16]. So its delta(ε) is the least δ that can be promised at ε, and its epsilon(δ) the least ε at δ. For k
/// runs alike it is the closed form of [KOV15, Theorem 3.3]. Losses are sums of ±ε_i, kept as whole multiples of the
/// ε_i's greatest common divisor: nothing is discretised. Symmetric in the order of runs, and in P and Q. Throws
/// InputError as basic_composition, and (field "epsilon") where there would be more than 2^18 losses or 10^8 steps: in
/// general the problem is #P-complete [MV16]. Time: (losses so far)·(k_g+1) for each group of k_g equal ε.
[[nodiscard]] LossDistribution exact_composition(std::span<const PrivacyPromise> runs);

/// What several runs on the same data have spent together, told in two ways.
struct SpentBudget {
  PrivacyPromise basic = {0, 0};  // (Σε, Σδ)
  Rational delta = 0;             // at which `epsilon` holds
  double epsilon = 0;             // of the exact composition, rounded up; of a looser one where `exact` is false
  bool exact = true;
};

/// The δ at which runs are composed when none is asked for: twice Σδ where 0 < Σδ < 1/2, 10^−6 where Σδ is 0, and else
/// Σδ itself.
[[nodiscard]] Rational default_delta(const PrivacyPromise& basic);

/// Both compositions, the tighter one at default_delta: exact_composition where it has few enough losses, else
/// advanced_epsilon, else Σε. No runs have spent nothing; where Σδ is 1 or more nothing is promised, and both are the
/// sums. Throws InputError (fields "epsilon", "delta") on a promise out of range. Time: exact_composition's.
[[nodiscard]] SpentBudget spent_budget(std::span<const PrivacyPromise> runs);

/// A number of runs that promise the same.
struct RepeatedPromise {
  PrivacyPromise promise = {0, 0};
  std::uint64_t times = 1;
};
/// (Σε, Σδ) with each promise counted `times` times; (0, 0) of no runs. Unlike basic_composition it takes a δ of 1,
/// which every mechanism keeps.
[[nodiscard]] PrivacyPromise added_up(std::span<const RepeatedPromise> runs);
/// spent_budget of all of them. More than 10 000 runs in all are told as their sum alone (`exact` is false).
[[nodiscard]] SpentBudget spent_budget(std::span<const RepeatedPromise> runs);

}  // namespace littlestone
