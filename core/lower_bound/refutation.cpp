// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lower_bound/refutation.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <string>

#include <boost/math/special_functions/gamma.hpp>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {

namespace {

template <class Real>
Real log_factorial(std::uint64_t n) {
  return boost::math::lgamma(Real(n) + 1);
}

/// Least Q-mass of an event of P-mass `mass` for P = Bin(D, e^ε/(1 + e^ε)), Q = Bin(D, 1/(1 + e^ε)).
template <class Real>
Real least_binomial_mass(std::uint64_t draws, const Real& mass, const Real& epsilon) {
  using std::ceil;
  using std::exp;
  using std::log;
  using std::sqrt;
  if (mass <= 0) return 0;
  if (mass >= 1) return 1;
  const Real trials = Real(draws);
  const Real favoured = 1 / (1 + exp(Real(-epsilon)));
  // Outcomes this far above the mean weigh less than 10⁻⁴⁰ together (Hoeffding), under Q still less.
  const Real margin = ceil(sqrt(Real(trials * 47)));
  const Real highest = ceil(Real(favoured * trials)) + margin;
  std::uint64_t j = highest >= trials ? draws : static_cast<std::uint64_t>(highest);
  const Real choose = log_factorial<Real>(draws) - log_factorial<Real>(j) - log_factorial<Real>(draws - j);
  // p_j = C(D, j) a^j (1 − a)^{D−j}, and q_j = p_j e^{ε(D − 2j)}.
  const Real log_a = log(favoured);
  const Real log_b = log_a - epsilon;
  Real p = exp(Real(choose + log_a * Real(j) + log_b * Real(draws - j)));
  Real q = exp(Real(choose + log_b * Real(j) + log_a * Real(draws - j)));
  const Real step_p = exp(Real(-epsilon));
  const Real step_q = exp(epsilon);
  Real taken = 0;
  Real cost = 0;
  while (true) {
    if (taken + p >= mass) return cost + q * (mass - taken) / p;
    taken += p;
    cost += q;
    if (j == 0) return cost;  // the whole of P, up to rounding
    const Real ratio = Real(j) / Real(draws - j + 1);
    p *= ratio * step_p;
    q *= ratio * step_q;
    --j;
  }
}

WideProbability product(unsigned comparisons, std::uint64_t draws, const WideProbability& success,
                        const WideProbability& epsilon, const WideProbability& delta) {
  return ldexp(least_other_mass(draws, success, epsilon, delta), static_cast<int>(comparisons));
}

}  // namespace

WideProbability least_other_mass(std::uint64_t draws, const WideProbability& success, const WideProbability& epsilon,
                                 const WideProbability& delta) {
  assert(draws >= 1 && epsilon >= 0 && delta >= 0 && delta < 1 && success >= 0 && success <= 1);
  const WideProbability hidden = pow(1 - delta, WideProbability(draws));
  const WideProbability rest = success - (1 - hidden);
  if (rest <= 0) return 0;
  return hidden * least_binomial_mass<WideProbability>(draws, rest / hidden, epsilon);
}

double rough_least_other_mass(std::uint64_t draws, double success, double epsilon, double delta) {
  const double log_hidden = static_cast<double>(draws) * std::log1p(-delta);
  const double rest = success + std::expm1(log_hidden);
  if (rest <= 0) return 0;
  const double hidden = std::exp(log_hidden);
  return hidden * least_binomial_mass<double>(draws, rest / hidden, epsilon);
}

Refutation refute(std::uint64_t draws, unsigned comparisons, const WideProbability& success, const Rational& epsilon,
                  const Rational& delta) {
  if (draws < 1 || draws > 1'000'000'000)
    throw InputError("draws", std::to_string(draws), rules::between(1, 1000000000));
  if (comparisons < 1 || comparisons > 1'000'000)
    throw InputError("comparisons", std::to_string(comparisons), rules::between(1, 1000000));
  if (success < 0 || success > 1) throw InputError("success", success.str(6), rules::between(0, 1));
  if (epsilon <= 0) throw InputError("epsilon", to_string(epsilon), rules::above_0());
  if (delta < 0 || delta >= 1) throw InputError("delta", to_string(delta), rules::delta_below_1());

  Refutation result;
  const WideProbability eps = to_wide(epsilon);
  const WideProbability del = to_wide(delta);
  const WideProbability beta = least_other_mass(draws, success, eps, del);
  if (beta > 0) {
    const WideProbability log2_beta = log(beta) / log(WideProbability(2));
    result.log2_product = (log2_beta + comparisons).convert_to<double>();
    const WideProbability most = floor(-log2_beta);
    result.largest_comparisons = most >= 1'000'000 ? 1'000'000 : most.convert_to<unsigned>();
    result.largest_family = power_of_two(result.largest_comparisons + 2) - 2;
  } else {
    result.log2_product = -std::numeric_limits<double>::infinity();
  }
  result.possible = ldexp(beta, static_cast<int>(comparisons)) <= 1;
  result.paper_possible =
      success - draws * del <= exp(eps * draws) * ldexp(WideProbability(1), -static_cast<int>(comparisons));

  // 2^T β_D(s) falls in ε. Every ε the search keeps below is shown to be refuted, so the end of the search is rounded
  // down.
  double refuted = 0;
  if (product(comparisons, draws, success, 0, del) > 1) {
    double allowed = 1;
    while (product(comparisons, draws, success, allowed, del) > 1 && allowed < 4096) {
      refuted = allowed;
      allowed *= 2;
    }
    for (int step = 0; step < 60 && allowed - refuted > 1e-12 * allowed; ++step) {
      const double middle = (refuted + allowed) / 2;
      (product(comparisons, draws, success, middle, del) > 1 ? refuted : allowed) = middle;
    }
  }
  result.least_epsilon = refuted;
  return result;
}

}  // namespace littlestone
