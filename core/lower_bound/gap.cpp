// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lower_bound/gap.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {

namespace {

// Values that agree this far are equal: both are known to 50 digits.
const WideProbability tie{"1e-40"};

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

/// p_0 … p_m, and how far two of their steps must lie apart to differ.
struct WideList {
  std::vector<WideProbability> values;
  WideProbability equal = tie;
};

/// Where values depend on the order alone one subset of m + 1 points shows them.
std::vector<WideProbability> colour(const ThresholdLearner& learner, std::span<const LinePoint> points, std::size_t m,
                                    LinePoint domain) {
  std::vector<WideProbability> list;
  std::vector<LinePoint> sample(points.begin() + 1, points.begin() + static_cast<std::ptrdiff_t>(m) + 1);
  for (std::size_t i = 0; i <= m; ++i) {
    if (i > 0) sample[i - 1] = points[i - 1];
    list.push_back(learner.wide_probability(sample, points[i], domain));
  }
  return list;
}

/// Middle of the fractions A_S(x) over all triples of the points that may stand in the middle.
WideProbability exact_middle(const ThresholdLearner& learner, std::span<const LinePoint> points, std::size_t m) {
  const std::size_t outer = m / 2 - 1;
  const std::span<const LinePoint> inner = points.subspan(outer, points.size() - 2 * outer);
  std::optional<std::pair<Rational, Rational>> range;
  for (std::size_t a = 0; a + 2 < inner.size(); ++a)
    for (std::size_t b = a + 2; b < inner.size(); ++b)
      for (std::size_t x = a + 1; x < b; ++x) {
        const LinePoint sample[] = {inner[a], inner[b]};
        const Rational p = *learner.exact_probability(sample, inner[x]);
        if (!range) range.emplace(p, p);
        if (p < range->first) range->first = p;
        if (p > range->second) range->second = p;
      }
  return to_wide(Rational(range->first + range->second) / 2);
}

/// Whether the largest step and another one are so near that doubles do not tell which is larger.
bool is_open(const std::vector<WideProbability>& list) {
  constexpr double near = 1e-9;
  WideProbability largest = -2;
  for (std::size_t i = 1; i < list.size(); ++i) largest = std::max<WideProbability>(largest, list[i] - list[i - 1]);
  std::size_t close = 0;
  for (std::size_t i = 1; i < list.size(); ++i) close += list[i] - list[i - 1] > largest - near ? 1U : 0U;
  return close > 1;
}

double subsets(std::size_t k, std::size_t size) {
  double count = 1;
  for (std::size_t i = 0; i < size; ++i) count *= static_cast<double>(k - i) / static_cast<double>(i + 1);
  return count;
}

WideList wide_list(const ThresholdLearner& learner, const HomogeneousSet& set, std::size_t m, LinePoint domain) {
  WideList list;
  if (learner.order_only()) {
    list.values = colour(learner, set.points, m, domain);
    return list;
  }
  for (const double p : set.probabilities()) list.values.emplace_back(p);
  if (learner.middle_only()) {
    list.values[m / 2] = exact_middle(learner, set.points, m);
    return list;
  }
  constexpr double most_values = 2e5;
  const bool wide_values = learner.kind() != ThresholdLearner::Kind::private_learner;
  if (!wide_values || !is_open(list.values) || subsets(set.points.size(), m + 1) * double(m + 1) > most_values) {
    list.equal = WideProbability("1e-12");
    return list;
  }
  list.values = wide_midranges(learner, set.points, m, domain);
  return list;
}

}  // namespace

Rational theorem_1_delta(std::size_t examples) {
  if (examples < 2 || examples % 2 != 0)
    throw InputError("examples", std::to_string(examples), rules::even_at_least(2));
  const double m = static_cast<double>(examples);
  // Of a power of two the logarithm is whole; else ⌈10³ m² log₂ m⌉ in the denominator rounds δ down.
  const double inverse = 1000 * m * m * std::log2(m);
  const double rounding = std::has_single_bit(examples) ? 1 : 1 + 1e-14;
  return Rational(1, BigInteger(static_cast<std::uint64_t>(std::ceil(inverse * rounding))));
}

std::optional<InputError> broken_premise(std::size_t examples, const GapClaims& claims, const Rational& tolerance) {
  const std::tuple<const char*, Rational, Rational> premises[] = {
      {"epsilon", claims.epsilon, Rational(1, 10)},
      {"delta", claims.delta, theorem_1_delta(examples)},
      {"alpha", claims.alpha, Rational(1, 16)},
      {"beta", claims.beta, Rational(1, 16)},
      {"tolerance", tolerance, Rational(1, 100 * examples)}};
  for (const auto& [field, value, most] : premises)
    if (value > most) return InputError(field, to_string(value), rules::at_most(to_string(most)));
  return std::nullopt;
}

ClaimBound claim_22(std::size_t examples, const GapClaims& claims, const Rational& tolerance) {
  check(examples, claims, tolerance);
  ClaimBound bound;
  bound.points_needed = 2 * examples;
  bound.printed_missing = broken_premise(examples, claims, tolerance);
  if (!bound.printed_missing) bound.printed_step = 1.0 / (4.0 * static_cast<double>(examples));
  const Rational error = claims.alpha + claims.beta;
  bound.promised = 4 * error < 1;
  if (!bound.promised) return bound;
  const WideProbability grow = exp(to_wide(claims.epsilon));
  const WideProbability upper = to_wide(1 - 2 * error - claims.delta) / grow - to_wide(tolerance);
  const WideProbability lower = to_wide(2 * error) * grow + to_wide(claims.delta + tolerance);
  bound.upper = upper.convert_to<double>();
  bound.lower = lower.convert_to<double>();
  // m₂ − 1 < m₁ − 1 are orders from 0 to m − 1: at most m − 1 steps lie between them.
  const WideProbability step = (upper - lower) / (examples - 1);
  bound.step_bound = step.convert_to<double>();
  bound.least_step = std::max(0.0, bound.step_bound);
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
  // With p_{m/2} = a and every step s: p falls by s to the left until 0 and rises by s to the right until 1. The errors
  // are least where as many terms are positive on either side; the middle of that interval of a is (1 − s)/2.
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
  const auto [list, equal] = wide_list(learner, set, examples, domain);
  gap.index = 1;
  WideProbability largest = list[1] - list[0];
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
  gap.half_gap = (largest / 2 - to_wide(set.tolerance)).convert_to<double>();

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
  gap.accurate = errors <= to_wide(claims.alpha + claims.beta) * examples + tie;
  return gap;
}

WideProbability threshold_at(const ThresholdLearner& learner, const HomogeneousSet& set, std::size_t examples,
                             LinePoint domain, std::size_t index) {
  assert(1 <= index && index <= examples && set.points.size() > examples);
  const std::vector<WideProbability> list = wide_list(learner, set, examples, domain).values;
  return (list[index - 1] + list[index]) / 2;
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
