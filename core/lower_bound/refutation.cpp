// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lower_bound/refutation.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <string>

#include <boost/math/special_functions/expm1.hpp>
#include <boost/math/special_functions/gamma.hpp>
#include <boost/math/special_functions/log1p.hpp>
#include <boost/math/tools/toms748_solve.hpp>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/lower_bound/draw_tails.hpp"

namespace littlestone {

namespace {

double rough_log_choose(double n, double k) {
  return boost::math::lgamma(n + 1) - boost::math::lgamma(k + 1) - boost::math::lgamma(n - k + 1);
}

/// Least Q-mass of an event of P-mass `mass` for P = Bin(D, e^ε/(1 + e^ε)), Q = Bin(D, 1/(1 + e^ε)).
double rough_least_binomial_mass(std::uint64_t draws, double mass, double epsilon) {
  if (mass <= 0) return 0;
  if (mass >= 1) return 1;
  const auto trials = static_cast<double>(draws);
  const double favoured = 1 / (1 + std::exp(-epsilon));
  // Outcomes this far above the mean weigh less than 10⁻⁴⁰ together (Hoeffding), under Q still less.
  const double margin = std::ceil(std::sqrt(trials * 47));
  const double highest = std::ceil(favoured * trials) + margin;
  std::uint64_t j = highest >= trials ? draws : static_cast<std::uint64_t>(highest);
  const double choose = rough_log_choose(trials, static_cast<double>(j));
  // p_j = C(D, j) a^j (1 − a)^{D−j}, and q_j = p_j e^{ε(D − 2j)}.
  const double log_a = std::log(favoured);
  const double log_b = log_a - epsilon;
  double p = std::exp(choose + log_a * static_cast<double>(j) + log_b * static_cast<double>(draws - j));
  double q = std::exp(choose + log_b * static_cast<double>(j) + log_a * static_cast<double>(draws - j));
  const double step_p = std::exp(-epsilon);
  const double step_q = std::exp(epsilon);
  double taken = 0;
  double cost = 0;
  while (true) {
    if (taken + p >= mass) return cost + q * (mass - taken) / p;
    taken += p;
    cost += q;
    if (j == 0) return cost;  // the whole of P, up to rounding
    const double ratio = static_cast<double>(j) / static_cast<double>(draws - j + 1);
    p *= ratio * step_p;
    q *= ratio * step_q;
    --j;
  }
}

/// P = Bin(D, e^ε/(1 + e^ε)), in doubles and logarithms: where the outcomes must be cut.
class RoughBinomial {
 public:
  RoughBinomial(std::uint64_t draws, double epsilon)
      : draws_(draws),
        trials_(static_cast<double>(draws)),
        step_(std::exp(-epsilon)),
        log_a_(-std::log1p(step_)),
        log_b_(log_a_ - epsilon),
        mean_(trials_ / (1 + step_)) {}

  /// The least j with ln Pr[X ≤ j] > log_mass, for a mass of at most 1/2; nearly so.
  [[nodiscard]] std::uint64_t cut_from_below(double log_mass) const {
    std::uint64_t first = 0;
    auto last = static_cast<std::uint64_t>(std::min(trials_, std::ceil(mean_) + 1));
    while (first < last) {
      const std::uint64_t middle = first + (last - first) / 2;
      const auto j = static_cast<double>(middle);
      if (j >= mean_ || log_mass_of(j) + std::log(multiple(j, trials_ - j, step_)) > log_mass)
        last = middle;
      else
        first = middle + 1;
    }
    return first;
  }
  /// The largest j with ln Pr[X ≥ j] ≥ log_mass, likewise.
  [[nodiscard]] std::uint64_t cut_from_above(double log_mass) const {
    auto first = static_cast<std::uint64_t>(std::max(0.0, std::floor(mean_) - 1));
    std::uint64_t last = draws_;
    while (first < last) {
      const std::uint64_t middle = last - (last - first) / 2;
      const auto j = static_cast<double>(middle);
      if (j <= mean_ || log_mass_of(j) + std::log(multiple(trials_ - j, j, 1 / step_)) >= log_mass)
        first = middle;
      else
        last = middle - 1;
    }
    return first;
  }

 private:
  [[nodiscard]] double log_mass_of(double j) const {
    return rough_log_choose(trials_, j) + j * log_a_ + (trials_ - j) * log_b_;
  }
  /// 1 + n/(o + 1)·odds + …: a tail by its first term, with n steps to go and o behind.
  [[nodiscard]] static double multiple(double to_go, double behind, double odds) {
    double sum = 1;
    for (double term = 1; to_go > 0 && term > 1e-15; --to_go, ++behind) sum += term *= to_go / (behind + 1) * odds;
    return sum;
  }

  std::uint64_t draws_;
  double trials_;
  double step_;
  double log_a_;
  double log_b_;
  double mean_;
};

/// ln(e^x + e^y).
WideProbability log_sum(const WideProbability& x, const WideProbability& y) {
  const WideProbability& larger = x > y ? x : y;
  const WideProbability& smaller = x > y ? y : x;
  return larger + boost::math::log1p(exp(WideProbability(smaller - larger)));
}

/// ln of the least Q-mass of an event of P-mass `share` for P = Bin(D, e^ε/(1 + e^ε)), Q = Bin(D, 1/(1 + e^ε)).
WideProbability log_least_binomial_mass(std::uint64_t draws, const Chance& share, const WideProbability& epsilon) {
  if (epsilon == 0) return log(share.value);
  const WideProbability step = exp_above_0(-epsilon);
  const WideProbability log_a = -boost::math::log1p(step);
  const WideProbability log_b = log_a - epsilon;
  const Chance p{1 / (1 + step), step / (1 + step)};
  const RoughBinomial rough(draws, std::min(1e300, epsilon.convert_to<double>()));
  const auto log_of = [](const WideProbability& mass) { return log(mass).convert_to<double>(); };
  std::uint64_t j = share.complement <= 0.5 ? rough.cut_from_below(log_of(share.complement))
                                            : rough.cut_from_above(log_of(share.value));
  // Outcomes above j are taken whole, j in part; what is taken of j follows from what lies below it or from what lies
  // above. The cut from doubles is right, or one step away.
  WideProbability choose;
  WideProbability part;
  for (bool went_up = false, went_down = false;;) {
    choose = detail::log_choose(draws, j);
    const WideProbability log_p = choose + log_a * j + log_b * (draws - j);
    part = exp(WideProbability(log(share.value) - log_p));
    if (j < draws) {
      const detail::EdgeTail tail = detail::edge_tail(draws, p, j);
      if (tail.above)
        part -= tail.multiple * WideProbability(draws - j) / WideProbability(j + 1) / step;
      else
        part = tail.multiple - exp(WideProbability(log(share.complement) - log_p));
    }
    if (part > 1 && j > 0 && !went_up) {
      went_down = true;
      --j;
    } else if (part <= 0 && j < draws && !went_down) {
      went_up = true;
      ++j;
    } else {
      break;
    }
  }
  const WideProbability log_q = choose + log_b * j + log_a * (draws - j);
  std::optional<WideProbability> cost;
  if (part > 0) cost = log_q + (part < 1 ? log(part) : WideProbability(0));
  if (j < draws) {
    const detail::EdgeTail tail = detail::edge_tail(draws, p.other(), j);
    const WideProbability whole =
        tail.above ? log_q + log(WideProbability(draws - j) / WideProbability(j + 1) * tail.multiple) - epsilon
                   : boost::math::log1p(WideProbability(-exp(WideProbability(log_q + log(tail.multiple)))));
    cost = cost ? log_sum(*cost, whole) : whole;
  }
  return *cost;
}

/// What rounding leaves above 0 of a logarithm that is 0: only what is the same number for every ε comes as near.
const WideProbability hair{"1e-30"};

/// T ln 2 + ln β_D(s), none for −∞.
std::optional<WideProbability> log_product(std::uint64_t draws, unsigned comparisons, const Chance& success,
                                           const WideProbability& epsilon, const WideProbability& delta) {
  std::optional<WideProbability> result = log_least_other_mass(draws, success, epsilon, delta);
  if (result) *result += log(WideProbability(2)) * comparisons;
  return result;
}

}  // namespace

std::optional<WideProbability> log_least_other_mass(std::uint64_t draws, const Chance& success,
                                                    const WideProbability& epsilon, const WideProbability& delta) {
  assert(draws >= 1 && epsilon >= 0 && delta >= 0 && delta < 1 && success.value >= 0 && success.complement >= 0);
  const WideProbability log_hidden = boost::math::log1p(WideProbability(-delta)) * draws;
  if (success.sure()) return log_hidden;
  // The success that no hidden part explains, as a share of the rest.
  // A success near 0 fails with 1 in 50 digits: the difference says whether anything is left, and what rounding leaves
  // of a success that is the hidden part itself is nothing, or it would refute what no attack does.
  const WideProbability shown = -boost::math::expm1(log_hidden);
  const WideProbability rest = success.value - shown;
  if (rest <= shown * WideProbability("1e-40")) return std::nullopt;
  const WideProbability failure =
      std::min(WideProbability(1), WideProbability(success.complement * exp(WideProbability(-log_hidden))));
  Chance share = Chance::of_failure(failure);
  if (failure > 0.5) share.value = rest * exp(WideProbability(-log_hidden));
  return log_hidden + log_least_binomial_mass(draws, share, epsilon);
}

WideProbability least_other_mass(std::uint64_t draws, const Chance& success, const WideProbability& epsilon,
                                 const WideProbability& delta) {
  const auto log_mass = log_least_other_mass(draws, success, epsilon, delta);
  return log_mass ? exp(*log_mass) : WideProbability(0);
}

double rough_least_other_mass(std::uint64_t draws, double success, double epsilon, double delta) {
  const double log_hidden = static_cast<double>(draws) * std::log1p(-delta);
  const double rest = success + std::expm1(log_hidden);
  if (rest <= 0) return 0;
  const double hidden = std::exp(log_hidden);
  return hidden * rough_least_binomial_mass(draws, rest / hidden, epsilon);
}

bool is_refuted(std::uint64_t draws, unsigned comparisons, const Chance& success, const WideProbability& epsilon,
                const WideProbability& delta) {
  const auto product = log_product(draws, comparisons, success, epsilon, delta);
  return product && *product > hair;
}

std::optional<double> least_epsilon(std::uint64_t draws, unsigned comparisons, const Chance& success,
                                    const WideProbability& delta) {
  // 2^T β_D(s) falls in ε, strictly but for a sure attack, where no ε counts.
  if (!is_refuted(draws, comparisons, success, 0, delta)) return 0;
  if (success.sure()) return std::nullopt;
  constexpr double nothing = -1e300;
  const auto value = [&](double epsilon) {
    const auto product = log_product(draws, comparisons, success, epsilon, delta);
    return product ? std::max(nothing, WideProbability(*product - hair).convert_to<double>()) : nothing;
  };
  // Where the likeliest outcome alone has chance s and costs at most e^{−εD} ≤ 2^{−T}, nothing is refuted.
  const WideProbability one_outcome = log(WideProbability(draws) / success.complement);
  const double safe = std::max(one_outcome.convert_to<double>(), std::log(2.0) * comparisons / double(draws)) + 1;
  double refuted = 0;
  double allowed = std::min(1.0, safe);
  double at_refuted = value(0);
  double at_allowed = value(allowed);
  while (at_allowed > 0 && allowed < 2 * safe) {
    refuted = allowed;
    at_refuted = at_allowed;
    allowed *= 2;
    at_allowed = value(allowed);
  }
  if (at_allowed > 0) return refuted;  // cannot be, but for rounding at the end of the range
  constexpr double precision = 1e-12;
  std::uintmax_t most_steps = 200;
  const auto near = [](double low, double high) { return high - low <= precision * high; };
  const auto end = boost::math::tools::toms748_solve(value, refuted, allowed, at_refuted, at_allowed, near, most_steps);
  // The lower end of the bracket is refuted, unless it is the root itself.
  double least = end.first;
  for (double below = precision; least > 0 && value(least) <= 0; below *= 2) least = end.first * (1 - below);
  return std::max(least, refuted);
}

Chance most_success(std::uint64_t draws, unsigned comparisons, const WideProbability& epsilon,
                    const WideProbability& delta) {
  const Chance guess = Chance::of_failure(ldexp(WideProbability(1), -static_cast<int>(comparisons)));
  return Chance::of_failure(least_other_mass(draws, guess, epsilon, delta));
}

Refutation refute(std::uint64_t draws, unsigned comparisons, const Chance& success, const Rational& epsilon,
                  const Rational& delta) {
  if (draws < 1 || draws > 1'000'000'000)
    throw InputError("draws", std::to_string(draws), rules::between(1, 1000000000));
  if (comparisons < 1 || comparisons > 1'000'000)
    throw InputError("comparisons", std::to_string(comparisons), rules::between(1, 1000000));
  if (success.value < 0 || success.complement < 0)
    throw InputError("success", success.value.str(6), rules::between(0, 1));
  if (epsilon <= 0) throw InputError("epsilon", to_string(epsilon), rules::above_0());
  if (delta < 0 || delta >= 1) throw InputError("delta", to_string(delta), rules::delta_below_1());

  Refutation result;
  const WideProbability eps = to_wide(epsilon);
  const WideProbability del = to_wide(delta);
  const WideProbability log_2 = log(WideProbability(2));
  if (const auto beta = log_least_other_mass(draws, success, eps, del)) {
    const WideProbability log2_beta = *beta / log_2;
    const WideProbability log2_product = log2_beta + comparisons;
    result.log2_product = log2_product.convert_to<double>();
    result.possible = log2_product <= hair;
    result.largest_comparisons = floor(WideProbability(hair - log2_beta)).convert_to<double>();
  } else {
    result.log2_product = -std::numeric_limits<double>::infinity();
  }
  const WideProbability left = success.value - del * draws;
  const WideProbability rounding = success.value * WideProbability("1e-40");
  result.paper_possible = left <= rounding || log(left) <= eps * draws - log_2 * comparisons;
  result.least_epsilon = least_epsilon(draws, comparisons, success, del);
  return result;
}

}  // namespace littlestone
