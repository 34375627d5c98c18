// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/sample_bounds.hpp"

#include <cmath>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/learner/wide.hpp"

namespace littlestone {

namespace mp = detail::mp;

using detail::count_of;
using detail::wide;
using detail::Wide;

namespace {

Wide ln_of(const HypothesisCount& hypotheses) {
  return hypotheses.number > 0 ? Wide(mp::log(wide(hypotheses.number)))
                               : Wide(Wide(hypotheses.log2) * mp::log(Wide(2)));
}

// ln(|H| − 1) of two hypotheses or more.
Wide ln_of_others(const HypothesisCount& hypotheses) {
  if (hypotheses.number > 0) return mp::log(wide(BigInteger(hypotheses.number - 1)));
  const Wide ln = ln_of(hypotheses);
  constexpr int beyond_the_digits = 200;
  return ln > beyond_the_digits ? ln : Wide(ln + mp::log1p(-mp::exp(-ln)));
}

// The least whole number that is at least the value, which carries 50 digits.
LargeCount counted_up(const Wide& value) { return count_of(BigInteger(mp::ceil(Wide(value * (1 + Wide("1e-40")))))); }

// The least n for which the other hypotheses weigh at most so much in the mean: (|H| − 1)·φⁿ ≤ weight, φ = 1 − share.
LargeCount weighed_down(const HypothesisCount& hypotheses, const Wide& share, const Rational& weight) {
  if (hypotheses.one()) return count_of(0);
  const Wide above = ln_of_others(hypotheses) - mp::log(wide(weight));
  return above > 0 ? counted_up(above / -mp::log1p(-share)) : count_of(0);
}

// What an example takes from a hypothesis of loss α whose weight is e^{−ε·errors/2}: α(1 − e^{−ε/2}).
Wide share_taken(const ErrorGoal& goal) { return -wide(goal.alpha) * mp::expm1(-wide(goal.epsilon) / 2); }

}  // namespace

HypothesisCount HypothesisCount::of(const BigInteger& number) {
  return {number, Wide(mp::log2(wide(number))).convert_to<double>()};
}

void ErrorGoal::validate() const {
  constexpr int most_epsilon = 10'000;
  if (epsilon <= 0) throw InputError("epsilon", to_string(epsilon), rules::above_0());
  if (epsilon > most_epsilon) throw InputError("epsilon", to_string(epsilon), rules::at_most(most_epsilon));
  if (alpha <= 0 || alpha >= 1) throw InputError("alpha", to_string(alpha), rules::above_0_below_1());
  if (beta <= 0 || beta >= 1) throw InputError("beta", to_string(beta), rules::above_0_below_1());
  if (alpha * power_of_two(40) < 1) throw InputError("alpha", to_string(alpha), rules::at_least("1e-12"));
  if (beta * mp::pow(BigInteger(10), 300) < 1) throw InputError("beta", to_string(beta), rules::at_least("1e-300"));
}

LargeCount mechanism_examples(const HypothesisCount& hypotheses, const ErrorGoal& goal) {
  goal.validate();
  return weighed_down(hypotheses, share_taken(goal), goal.beta / (1 - goal.beta));
}

LargeCount permute_and_flip_examples(const HypothesisCount& hypotheses, const ErrorGoal& goal) {
  goal.validate();
  // F(weight) = β, between k and k + 1.
  const Rational odds = goal.beta / (1 - goal.beta);
  const Rational k = Rational(mp::numerator(odds) / mp::denominator(odds));
  return weighed_down(hypotheses, share_taken(goal), k + (goal.beta * (k + 1) - k) * (k + 2));
}

LargeCount agnostic_mechanism_examples(const HypothesisCount& hypotheses, const ErrorGoal& goal) {
  goal.validate();
  if (hypotheses.one()) return count_of(0);
  // A·u² + B·u = α with u = 1/√n.
  const Wide ln_h = ln_of(hypotheses) - mp::log(wide(goal.beta));
  const Wide a = 2 * (ln_h + mp::log(Wide(2))) / wide(goal.epsilon);
  const Wide b = 2 * mp::sqrt((ln_h + mp::log(Wide(4))) / 2);
  const Wide alpha = wide(goal.alpha);
  const Wide inverse = (b + mp::sqrt(b * b + 4 * a * alpha)) / (2 * alpha);
  return counted_up(inverse * inverse);
}

LargeCount consistent_examples(const HypothesisCount& hypotheses, const ErrorGoal& goal) {
  goal.validate();
  return weighed_down(hypotheses, wide(goal.alpha), goal.beta);
}

LargeCount vc_lower_bound(int vc, const Rational& alpha) {
  if (vc < 0) throw InputError("vc", std::to_string(vc), rules::not_below_0());
  if (alpha <= 0 || alpha >= 1) throw InputError("alpha", to_string(alpha), rules::above_0_below_1());
  constexpr int factor = 32;
  return count_of(vc <= 1 ? BigInteger(0) : detail::ceiling(Rational((vc - 1) / (factor * alpha))));
}

int log_star_of_power(double exponent) {
  double left = exponent;
  int times = 1;
  for (; left > 1; ++times) left = std::log2(left);
  return exponent > 0 ? times : 0;
}

}  // namespace littlestone
