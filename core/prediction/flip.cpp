// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/flip.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/privacy/loss_distribution.hpp"

namespace littlestone {
namespace {

// A double just below: the stability that is promised must not be rounded up.
double rounded_down(const PrivacyReal& value) { return -rounded_up(-value); }

}  // namespace

void FlipOptions::validate() const {
  if (epsilon < 0) throw InputError("epsilon", to_string(epsilon), rules::not_below_0());
  if (epsilon > 700) throw InputError("epsilon", to_string(epsilon), rules::at_most(700));
  if (delta < 0 || delta > 1) throw InputError("delta", to_string(delta), rules::between(0, 1));
  if (chance <= 0 || 2 * chance >= 1) throw InputError("chance", to_string(chance), rules::above_0_below_half());
  if (wanted <= 0) throw InputError("wanted", to_string(wanted), rules::above_0());
  if (wanted > 700) throw InputError("wanted", to_string(wanted), rules::at_most(700));
}

Flipped flip(const FlipOptions& options) {
  options.validate();
  const PrivacyReal epsilon(options.epsilon);
  const PrivacyReal delta(options.delta);
  const PrivacyReal phi(options.chance);
  const PrivacyReal rest = 1 - 2 * phi;
  const PrivacyReal growth = exp(epsilon);
  Flipped result;
  const PrivacyReal alone = log(1 + rest * delta / phi);
  // The mediant of e^{ε₁} and 1 + (1 − 2φ)δ₁/φ lies between them [MATH §B4].
  result.epsilon = rounded_up(std::max<PrivacyReal>(epsilon, alone));
  const auto ratio = [&](const PrivacyReal& q, const PrivacyReal& other) {
    return log((phi + rest * q) / (phi + rest * other));
  };
  const PrivacyReal corner = ratio((growth + delta) / (1 + growth), (1 - delta) / (1 + growth));
  const PrivacyReal top = ratio(1, 1 - delta);
  result.attained = rounded_up(std::max<PrivacyReal>(alone, std::max<PrivacyReal>(corner, top)));
  const PrivacyReal wanted(options.wanted);
  const PrivacyReal stability = phi * (exp(wanted) - 1) / rest;
  result.least_stability = rounded_down(std::min<PrivacyReal>(stability, PrivacyReal(1)));
  result.paper_stability = -raised(Rational(-options.wanted * options.chance / 2));
  result.added_error = to_double(options.chance);
  return result;
}

double flipped_epsilon(double epsilon, double delta, double chance) {
  return std::max(epsilon, std::log1p((1 - 2 * chance) * delta / chance));
}

}  // namespace littlestone
