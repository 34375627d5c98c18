// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lower_bound/gap.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <string>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {

namespace {

// Values that agree this far are equal: both are known to 50 digits.
const WideProbability tie{"1e-40"};

WideProbability wide(const Rational& value) {
  return WideProbability(boost::multiprecision::numerator(value)) /
         WideProbability(boost::multiprecision::denominator(value));
}

void check(std::size_t examples, const GapClaims& claims, const Rational& tolerance) {
  if (examples < 2 || examples % 2 != 0)
    throw InputError("examples", std::to_string(examples), rules::even_at_least(2));
  if (claims.epsilon <= 0) throw InputError("epsilon", to_string(claims.epsilon), rules::above_0());
  if (claims.delta < 0 || claims.delta >= 1) throw InputError("delta", to_string(claims.delta), rules::delta_below_1());
  if (claims.alpha <= 0 || claims.alpha >= 1)
    throw InputError("alpha", to_string(claims.alpha), rules::above_0_below_1());
  if (claims.beta <= 0 || claims.beta >= 1) throw InputError("beta", to_string(claims.beta), rules::above_0_below_1());
  if (tolerance <= 0) throw InputError("tolerance", to_string(tolerance), rules::above_0());
}

/// The middle of the values of each order over all (m + 1)-subsets, with 50 digits, where doubles leave the largest step open.
std::vector<WideProbability> wide_list(const ThresholdLearner& learner, const HomogeneousSet& set, std::size_t m,
                                       LinePoint domain) {
  // Where values depend on the order alone one subset shows them; elsewhere ties of transcendental values do not occur, and doubles
  // that agree to 10⁻¹² are compared as they are.
  std::vector<WideProbability> list;
  if (!learner.order_only()) {
    for (const double p : set.probabilities()) list.emplace_back(p);
    return list;
  }
  std::vector<LinePoint> sample(set.points.begin() + 1, set.points.begin() + static_cast<std::ptrdiff_t>(m) + 1);
  for (std::size_t i = 0; i <= m; ++i) {
    if (i > 0) sample[i - 1] = set.points[i - 1];
    list.push_back(learner.wide_probability(sample, set.points[i], domain));
  }
  return list;
}

}  // namespace

ClaimBound claim_22(std::size_t examples, const GapClaims& claims, const Rational& tolerance) {
  check(examples, claims, tolerance);
  ClaimBound bound;
  bound.points_needed = 2 * examples;
  bound.printed_step = 1.0 / (4.0 * static_cast<double>(examples));
  const Rational error = claims.alpha + claims.beta;
  bound.promised = 4 * error < 1;
  if (!bound.promised) return bound;
  const WideProbability grow = exp(wide(claims.epsilon));
  const WideProbability upper = wide(1 - 2 * error - claims.delta) / grow - wide(tolerance);
  const WideProbability lower = wide(2 * error) * grow + wide(claims.delta + tolerance);
  bound.upper = upper.convert_to<double>();
  bound.lower = lower.convert_to<double>();
  // m₂ − 1 < m₁ − 1 are orders from 0 to m − 1: at most m − 1 steps lie between them.
  const WideProbability step = (upper - lower) / (examples - 1);
  bound.least_step = std::max(0.0, step.convert_to<double>());
  return bound;
}

Rational least_largest_step(std::size_t examples, const Rational& mean_error) {
  if (examples < 2 || examples % 2 != 0)
    throw InputError("examples", std::to_string(examples), rules::even_at_least(2));
  if (mean_error < 0 || mean_error > 1) throw InputError("error", to_string(mean_error), rules::between(0, 1));
  Rational least = 0;
  for (std::size_t n = 1; n <= examples / 2; ++n) {
    const Rational step = (Rational(n) - Rational(examples) * mean_error) / (Rational(n) * n);
    if (step > least) least = step;
  }
  return least;
}

std::vector<Rational> flattest_staircase(std::size_t examples, const Rational& mean_error) {
  const Rational step = least_largest_step(examples, mean_error);
  const std::size_t half = examples / 2;
  // With p_{m/2} = a and every step s: p falls by s to the left until 0 and rises by s to the right until 1. The errors are least where
  // as many terms are positive on either side; the middle of that interval of a is (1 − s)/2.
  const Rational middle = step >= 1 ? Rational(0) : (1 - step) / 2;
  std::vector<Rational> list(examples + 1);
  for (std::size_t i = 0; i <= examples; ++i) {
    const Rational away = i >= half ? Rational(i - half) : -Rational(half - i);
    list[i] = std::clamp<Rational>(middle + away * step, 0, 1);
  }
  return list;
}

Gap measure_gap(const ThresholdLearner& learner, const HomogeneousSet& set, std::size_t examples, LinePoint domain,
                const GapClaims& claims) {
  if (set.points.size() < examples + 1)
    throw InputError("points", std::to_string(set.points.size()), rules::at_least(examples + 1));
  Gap gap;
  gap.claim = claim_22(examples, claims, set.tolerance);
  gap.enough_points = set.points.size() >= gap.claim.points_needed;
  gap.probabilities = set.probabilities();
  const std::vector<WideProbability> list = wide_list(learner, set, examples, domain);
  gap.index = 1;
  WideProbability largest = list[1] - list[0];
  const WideProbability equal = learner.order_only() ? tie : WideProbability("1e-12");
  for (std::size_t i = 2; i <= examples; ++i) {
    const WideProbability step = list[i] - list[i - 1];
    if (step > largest + equal) {
      largest = step;
      gap.index = i;
    }
  }
  gap.step = largest.convert_to<double>();
  const WideProbability r = (list[gap.index - 1] + list[gap.index]) / 2;
  gap.threshold = r.convert_to<double>();
  gap.half_gap = (largest / 2 - wide(set.tolerance)).convert_to<double>();

  // Evenly spaced: example i at position ⌊(i − ½)·k/m⌋ of X′, which are distinct as k ≥ m.
  const std::size_t k = set.points.size();
  for (std::size_t i = 0; i < examples; ++i) gap.sample.push_back(set.points[(2 * i + 1) * k / (2 * examples)]);
  WideProbability errors = 0;
  for (std::size_t i = 0; i < examples; ++i) {
    const WideProbability p = learner.wide_probability(gap.sample, gap.sample[i], domain);
    const WideProbability error = i < examples / 2 ? p : 1 - p;
    gap.errors.push_back(error.convert_to<double>());
    errors += error;
  }
  gap.empirical_loss = (errors / examples).convert_to<double>();
  gap.accurate = errors <= wide(claims.alpha + claims.beta) * examples + tie;
  return gap;
}

std::vector<LinePoint> HiddenFamily::sample(std::size_t place) const {
  std::vector<LinePoint> points = fixed;
  points.insert(points.begin() + static_cast<std::ptrdiff_t>(index - 1), places[place]);
  return points;
}

HiddenFamily hidden_family(std::span<const LinePoint> points, std::size_t examples, std::size_t index) {
  assert(1 <= index && index <= examples && points.size() > examples);
  HiddenFamily family;
  family.index = index;
  const std::size_t left = index - 1;
  const std::size_t right = examples - index;
  family.fixed.assign(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(left));
  family.fixed.insert(family.fixed.end(), points.end() - static_cast<std::ptrdiff_t>(right), points.end());
  family.places.assign(points.begin() + static_cast<std::ptrdiff_t>(left),
                       points.end() - static_cast<std::ptrdiff_t>(right));
  return family;
}

}  // namespace littlestone
