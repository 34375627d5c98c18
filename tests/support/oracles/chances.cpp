// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/oracles/chances.hpp"

#include <algorithm>

namespace littlestone::oracle {
namespace {

/// Pascal's row n.
std::vector<Real> row_of_pascal(unsigned n) {
  std::vector<Real> row(n + 1, Real(1));
  for (unsigned k = 1; k <= n; ++k) row[k] = row[k - 1] * (n - k + 1) / k;
  return row;
}

}  // namespace

BinomialTails binomial_tails(unsigned n, const Real& p, const Real& q, unsigned bar) {
  const std::vector<Real> ways = row_of_pascal(n);
  BinomialTails tails{0, 0};
  for (unsigned k = 0; k <= n; ++k)
    (k <= bar ? tails.at_most : tails.more_than) += ways[k] * pow(p, int(k)) * pow(q, int(n - k));
  return tails;
}

std::optional<Real> log_least_mass(unsigned n, const Real& failure, const Real& epsilon, const Real& delta) {
  const std::vector<Real> ways = row_of_pascal(n);
  const Real lie = exp(-epsilon) / (1 + exp(-epsilon));
  const Real truth = 1 / (1 + exp(-epsilon));
  Real shown = 1;  // no draw gives itself away
  for (unsigned i = 0; i < n; ++i) shown *= 1 - delta;
  if (failure >= shown * (1 - Real("1e-90"))) return std::nullopt;  // all that does not give itself away may fail
  Real unused = failure / shown;
  Real mass = 0;
  // k true answers: the ratio P/Q grows with k.
  for (unsigned k = 0; k <= n; ++k) {
    const Real p = ways[k] * pow(truth, int(k)) * pow(lie, int(n - k));
    const Real q = ways[k] * pow(lie, int(k)) * pow(truth, int(n - k));
    const Real left_out = std::min<Real>(1, unused / p);
    unused -= left_out * p;
    mass += (1 - left_out) * q;
  }
  if (mass <= 0) return std::nullopt;
  return log(mass) + log(shown);
}

std::optional<Real> least_possible_epsilon(unsigned n, unsigned comparisons, const Real& failure, const Real& delta) {
  const Real log_2 = log(Real(2));
  const auto refuted = [&](const Real& epsilon) {
    const auto mass = log_least_mass(n, failure, epsilon, delta);
    return mass && *mass + log_2 * comparisons > Real("1e-40");
  };
  if (!refuted(0)) return Real(0);
  if (failure == 0) return std::nullopt;
  Real low = 0;
  Real high = 1;
  while (refuted(high)) {
    low = high;
    high *= 2;
  }
  while (high - low > high * Real("1e-13")) {
    const Real middle = (low + high) / 2;
    (refuted(middle) ? low : high) = middle;
  }
  return low;
}

BinomialTails exponential_answer(const std::vector<unsigned>& points, unsigned x, unsigned domain,
                                 const Real& epsilon) {
  Real minus = 0;
  Real plus = 0;
  for (unsigned threshold = 1; threshold <= domain; ++threshold) {
    int errors = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
      const bool says_plus = threshold <= points[i];
      if (says_plus != (i >= points.size() / 2)) ++errors;
    }
    (threshold <= x ? plus : minus) += exp(-epsilon * errors / 2);
  }
  return {minus / (plus + minus), plus / (plus + minus)};
}

Real noise_at_least(int z, const Real& epsilon) {
  const Real ratio = exp(-epsilon / 2);
  // One side without 0 has mass ratio/(1 − ratio) to 1 at 0, so that all is (1 + ratio)/(1 − ratio).
  if (z >= 1) return pow(ratio, z) / (1 + ratio);
  return 1 - pow(ratio, 1 - z) / (1 + ratio);
}

int least_threshold(const Real& epsilon, const Real& delta) {
  const Real most = std::min<Real>(delta, 1 - exp(-epsilon / 2));
  int threshold = 2;
  while (noise_at_least(threshold - 1, epsilon) > most) ++threshold;
  return threshold;
}

}  // namespace littlestone::oracle
