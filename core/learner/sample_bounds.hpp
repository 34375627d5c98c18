// SPDX-License-Identifier: GPL-3.0-or-later
// How many examples learning takes, as far as closed formulas say: with and without privacy, proved or with an
// unknown constant.
#pragma once

#include <limits>
#include <optional>
#include <string>

#include "core/base/rational.hpp"
#include "core/learner/large_count.hpp"

namespace littlestone {

/// |H|, exactly or as a power of two.
struct HypothesisCount {
  BigInteger number = 0;  // 0: 2^log2
  double log2 = 0;        // ≥ 0; that of `number` up to rounding where it is there

  [[nodiscard]] static HypothesisCount of(const BigInteger& number);
  [[nodiscard]] static HypothesisCount power_of_two(double exponent) { return {0, exponent}; }
  [[nodiscard]] bool one() const { return number == 1 || (number == 0 && log2 == 0); }
};

/// Which promise: loss ≤ α except with probability β, of an ε-private learner.
struct ErrorGoal {
  Rational epsilon = 1;
  Rational alpha{1, 10};
  Rational beta{1, 10};
  /// 0 < ε ≤ 10^4, 10^−12 ≤ α < 1, 10^−300 ≤ β < 1; throws InputError.
  void validate() const;
};

/// The exponential mechanism over H, ε-private, on labels that a target in H gives: the least n ≥ 0 with (|H| − 1)·φⁿ ≤
/// β/(1 − β), φ = 1 − α(1 − e^{−ε/2}); 0 for one hypothesis. Beside the target's weight 1 the hypotheses of loss above α
/// have together a weight W with E W ≤ (|H| − 1)·φⁿ, and one of them is chosen with probability W/(1 + W) at most, which
/// is concave. [LEAN-2 §7; resources/help/mathematics.md §D1]
[[nodiscard]] LargeCount mechanism_examples(const HypothesisCount& hypotheses, const ErrorGoal& goal);

/// The same for permute-and-flip [MS20]: the least n ≥ 0 with F((|H| − 1)·φⁿ) ≤ β, where F is k/(k + 1) at each whole
/// number k and linear between: below β = ½, (|H| − 1)·φⁿ ≤ 2β. Never more than mechanism_examples, about ln(2(1 −
/// β))/−ln φ fewer. [resources/help/mathematics.md §D1]
[[nodiscard]] LargeCount permute_and_flip_examples(const HypothesisCount& hypotheses, const ErrorGoal& goal);

/// The same for any labels, excess over the best of H at most α: 2·ln(2|H|/β)/(εn) + 2·√(ln(4|H|/β)/(2n)) ≤ α.
/// [textbook]
[[nodiscard]] LargeCount agnostic_mechanism_examples(const HypothesisCount& hypotheses, const ErrorGoal& goal);

/// Any consistent hypothesis, without privacy: the least n ≥ 0 with (|H| − 1)·(1 − α)ⁿ ≤ β, 0 for one hypothesis (Occam's
/// bound). For a large ε permute_and_flip_examples is less: it is for a random one of them, this for the worst.
[[nodiscard]] LargeCount consistent_examples(const HypothesisCount& hypotheses, const ErrorGoal& goal);

/// What no learner goes below, private or not: ⌈(VC − 1)/(32α)⌉, for α ≤ 1/8 and β ≤ 1/100 as the textbook has it;
/// as it is written for others. vc ≥ 0. [EHKV89]
[[nodiscard]] LargeCount vc_lower_bound(int vc, const Rational& alpha);

/// log*: how often log₂ is taken of 2^exponent until 1 or less is left.
[[nodiscard]] int log_star_of_power(double exponent);

/// The largest whole e ≥ 0 with count(2^e) ≤ budget; none where even one hypothesis, 2^0, takes more, infinite
/// beyond 10^15. `count` must not fall.
template <class Count>
[[nodiscard]] std::optional<double> largest_exponent(const BigInteger& budget, const Count& count) {
  const auto fits = [&](double exponent) { return *count(HypothesisCount::power_of_two(exponent)).exact <= budget; };
  if (!fits(0)) return std::nullopt;
  double good = 0;
  double bad = 1;
  constexpr double most = 1e15;
  for (; fits(bad); bad *= 2) {
    good = bad;
    if (bad > most) return std::numeric_limits<double>::infinity();
  }
  while (bad - good > 1) {
    const double middle = good + static_cast<double>(static_cast<long long>((bad - good) / 2));
    (fits(middle) ? good : bad) = middle;
  }
  return good;
}

}  // namespace littlestone
