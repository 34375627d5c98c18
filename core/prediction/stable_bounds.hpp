// SPDX-License-Identifier: GPL-3.0-or-later
// What the stable learner promises for every data set: how far an answer moves when one row changes, and how many more
// errors it makes than the best hypothesis. [DF Theorem 1/10, App. B; resources/help/prediction.md, §3]
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/rational.hpp"

namespace littlestone {

/// What is used of the mechanism that draws from H_T. `private_one`: that it is ε₀-private, so that its answers move by
/// tanh(ε₀/2) at most. `exponential`: that it is the exponential mechanism on error counts, where one row multiplies
/// the odds of + by e^{ε₀} at most and answers move by tanh(ε₀/4) at most.
enum class MechanismForm { private_one, exponential };

/// ν + (1 − ν)·tanh(ε₀/2), with tanh(ε₀/4) for `exponential`; ν = n'/n: no answer's chance moves by more when one row
/// is replaced. ν from 0 to 1, ε₀ > 0. Rounded up.
[[nodiscard]] double stability_bound(const Rational& share, const Rational& epsilon,
                                     MechanismForm form = MechanismForm::private_one);
/// The printed bound [DF Lemma 13]: 3γ for γ = max(ν, ε₀) ≤ 1. None beyond, where e^γ ≤ 1 + 2γ fails. May pass 1.
/// Rounded up.
[[nodiscard]] std::optional<double> printed_stability_bound(const Rational& share, const Rational& epsilon);

/// W(x), the w ≥ 0 with w·e^w = x, for x = e^{log_x}: any finite log_x, 0 for −∞. To a relative error of 1e−14.
[[nodiscard]] double lambert_w_of_exp(double log_x);

/// The most that the exponential mechanism over k hypotheses errs beyond the best of them, in expectation: (2/ε₀)·W((k
/// − 1)/e) errors, attained where k − 1 hypotheses have equally many more errors than the best. `log_others` = ln(k −
/// 1), −∞ for k = 1. [against (2/ε₀) ln k of DF Lemma 7]
[[nodiscard]] double mechanism_excess_errors(double log_others, double epsilon);

/// The share of rows by which the best hypothesis's representative in H_T errs more than it, in expectation over T, at
/// most: 1 − (n'/(n' + 1))·(k − 1)^{−1/n'} for a class of k hypotheses; 0 for k = 1. `log_others` = ln(k − 1).
[[nodiscard]] double net_excess(double log_others, std::uint64_t subset);

/// ln(|H| − 1) of a number of hypotheses ≥ 1; −∞ for 1.
[[nodiscard]] double log_others(const BigInteger& hypotheses);

/// What is wanted of a stable learner of a class of |H| hypotheses.
struct StableGoal {
  BigInteger hypotheses = 8;     // |H| ≥ 1
  Rational stability{1, 10};     // γ: no answer moves by more; 0 < γ < 1
  Rational alpha{1, 10};         // excess loss; 0 < α < 1
  Rational beta{1, 10};          // chance to miss it, for the printed constants alone; 0 < β < 1
  std::optional<int> dimension;  // VC dimension, for the printed constants; none: ⌊log₂|H|⌋, which it cannot pass

  /// Throws InputError (fields "hypotheses", "stability", "alpha", "beta", "dimension").
  void validate() const;
};

/// Numbers for which the learner is γ-stable and its expected loss on any distribution is at most the best hypothesis's
/// plus α.
struct SharpStablePlan {
  std::uint64_t examples = 0;  // n, the least
  std::uint64_t subset = 0;    // n'
  double epsilon = 0;          // ε₀
  double stability = 0;  // γ* = stability_bound ≤ γ; also the most that the loss on the distribution exceeds that on S
  double net = 0;        // net_excess
  double mechanism = 0;  // mechanism_excess_errors/n
  /// γ* + net + mechanism ≤ α.
  [[nodiscard]] double excess() const noexcept { return stability + net + mechanism; }
};

/// Minimises n over (n', ε₀): γ* = stability_bound ≤ γ and γ* + net + mechanism ≤ α. For each n' the least n is found
/// by bisection (all terms fall with n), with the best ε₀ in closed terms; n' by bisection of intervals whose lower
/// bound still beats the best n, so that the minimum is the global one. Sums are rounded towards more examples: the
/// promise holds, and n is at most a relative 1e−9 above the least. Throws InputError (of the goal; field "alpha" where
/// n would pass 2^60). Some milliseconds.
[[nodiscard]] SharpStablePlan plan_stable_sharp(const StableGoal& goal,
                                                MechanismForm form = MechanismForm::private_one);

/// The numbers of [DF Theorem 10] as App. B proves it: with γ' = γ/3 and α' = α/5, except with probability β.
struct PrintedStablePlan {
  std::uint64_t subset = 0;       // n' = N^net(α', α'), of the VC bound
  double epsilon = 0;             // ε₀ = γ'
  double examples = 0;            // n: the most of the next three; may be large
  double examples_subset = 0;     // n'/γ'
  double examples_mechanism = 0;  // 2 ln τ_{n'}(H)/(γ'α'), with τ_{n'}(H) at most |H| and Sauer's sum
  double examples_uniform =
      0;  // uniform convergence to α': (8 ln(4/β) + 8 d ln(2en/d))/n ≤ α'², or 2|H| e^{−2nα'²} ≤ β
};

/// Throws InputError as plan_stable_sharp.
[[nodiscard]] PrintedStablePlan plan_stable_printed(const StableGoal& goal);

}  // namespace littlestone
