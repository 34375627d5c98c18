// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/composition.hpp"

#include <algorithm>
#include <boost/multiprecision/integer.hpp>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace mp = boost::multiprecision;
namespace {

constexpr std::size_t most_losses = std::size_t{1} << 18;
constexpr double most_steps = 1e8;

void check(std::span<const PrivacyPromise> runs) {
  if (runs.empty()) throw InputError("epsilon", "", rules::one_epsilon_a_run());
  for (const PrivacyPromise& run : runs) {
    if (run.epsilon < 0) throw InputError("epsilon", to_string(run.epsilon), rules::not_below_0());
    if (run.delta < 0 || run.delta >= 1) {
      throw InputError("delta", to_string(run.delta), rules::delta_below_1());
    }
  }
}

// The largest rational of which all are whole multiples; all are above 0.
Rational common_divisor(const std::map<Rational, std::size_t>& groups) {
  BigInteger above = 0;
  BigInteger below = 1;
  for (const auto& [epsilon, runs] : groups) below = mp::lcm(below, BigInteger(mp::denominator(epsilon)));
  for (const auto& [epsilon, runs] : groups)
    above = mp::gcd(above, BigInteger(mp::numerator(Rational(epsilon * below))));
  return Rational(above, below);
}

// The law of the sum of k independent losses ±ε by the number of plus signs: binomial with p = 1/(1+e^{−ε}).
std::vector<PrivacyReal> signs_law(const Rational& epsilon, std::size_t runs) {
  const PrivacyReal odds = exp(PrivacyReal(epsilon));
  std::vector<PrivacyReal> law = {pow(PrivacyReal(1 / (1 + odds)), static_cast<unsigned>(runs))};
  for (std::size_t j = 1; j <= runs; ++j) law.push_back(law.back() * odds * (runs - j + 1) / j);
  return law;
}

}  // namespace

PrivacyPromise basic_composition(std::span<const PrivacyPromise> runs) {
  check(runs);
  PrivacyPromise sum = {0, 0};
  for (const PrivacyPromise& run : runs) {
    sum.epsilon += run.epsilon;
    sum.delta += run.delta;
  }
  return sum;
}

double advanced_epsilon(std::span<const PrivacyPromise> runs, const Rational& delta) {
  const PrivacyPromise basic = basic_composition(runs);
  if (delta <= basic.delta || delta >= 1) {
    throw InputError("at", to_string(delta), rules::above_deltas(to_string(basic.delta)));
  }
  PrivacyReal squares = 0;
  PrivacyReal means = 0;
  for (const PrivacyPromise& run : runs) {
    const PrivacyReal epsilon(run.epsilon);
    squares += epsilon * epsilon;
    means += epsilon * expm1(epsilon);
  }
  const PrivacyReal slack{Rational(delta - basic.delta)};
  const PrivacyReal advanced = sqrt(PrivacyReal(-2 * log(slack) * squares)) + means;
  return advanced < PrivacyReal(basic.epsilon) ? rounded_up(advanced) : raised(basic.epsilon);
}

LossDistribution exact_composition(std::span<const PrivacyPromise> runs) {
  check(runs);
  PrivacyReal finite = 1;  // Pr[no run's loss is infinite]
  std::map<Rational, std::size_t> groups;
  for (const PrivacyPromise& run : runs) {
    finite *= PrivacyReal(Rational(1 - run.delta));
    if (run.epsilon > 0) ++groups[run.epsilon];
  }
  const Rational unit = groups.empty() ? Rational(1) : common_divisor(groups);
  std::map<BigInteger, PrivacyReal> law = {{0, finite}};  // by the loss as a multiple of the unit
  double steps = 0;
  for (const auto& [epsilon, number] : groups) {
    const std::vector<PrivacyReal> signs = signs_law(epsilon, number);
    const BigInteger each = mp::numerator(Rational(epsilon / unit));
    steps += static_cast<double>(law.size()) * static_cast<double>(signs.size());
    std::map<BigInteger, PrivacyReal> next;
    for (const auto& [loss, mass] : law) {
      if (steps > most_steps || next.size() > most_losses) break;
      BigInteger sum = loss - each * number;
      for (const PrivacyReal& sign : signs) {
        next[sum] += mass * sign;
        sum += 2 * each;
      }
    }
    if (steps > most_steps || next.size() > most_losses) {
      throw InputError("epsilon", rules::value_runs(runs.size()), rules::too_many_sums("2^18"));
    }
    law = std::move(next);
  }
  std::vector<LossDistribution::Atom> atoms;
  atoms.reserve(law.size());
  for (const auto& [loss, mass] : law) atoms.push_back({PrivacyReal(Rational(loss * unit)), mass});
  return {std::move(atoms), PrivacyReal(1 - finite)};
}

Rational default_delta(const PrivacyPromise& basic) {
  if (basic.delta == 0) return {1, 1'000'000};
  return basic.delta * 2 < 1 ? Rational(2 * basic.delta) : basic.delta;
}

SpentBudget spent_budget(std::span<const PrivacyPromise> runs) {
  if (runs.empty()) return {};
  const PrivacyPromise basic = basic_composition(runs);
  SpentBudget spent{basic, default_delta(basic), raised(basic.epsilon), false};
  if (spent.delta >= 1) return spent;
  try {
    const auto epsilon = exact_composition(runs).epsilon(PrivacyReal(spent.delta));
    if (epsilon) {
      spent.epsilon = rounded_up(*epsilon);
      spent.exact = true;
    }
  } catch (const InputError&) {  // too many different sums
    if (spent.delta > basic.delta) spent.epsilon = advanced_epsilon(runs, spent.delta);
  }
  return spent;
}

PrivacyPromise added_up(std::span<const RepeatedPromise> runs) {
  PrivacyPromise sum = {0, 0};
  for (const RepeatedPromise& run : runs) {
    sum.epsilon += run.promise.epsilon * run.times;
    sum.delta += run.promise.delta * run.times;
  }
  return sum;
}

SpentBudget spent_budget(std::span<const RepeatedPromise> runs) {
  constexpr std::uint64_t most = 10'000;
  const PrivacyPromise basic = added_up(runs);
  std::uint64_t all = 0;
  for (const RepeatedPromise& run : runs) all = std::min(most + 1, all + std::min(most + 1, run.times));
  if (all > most || basic.delta >= 1) {
    return {basic, default_delta(basic), raised(basic.epsilon), false};
  }
  std::vector<PrivacyPromise> each;
  each.reserve(all);
  for (const RepeatedPromise& run : runs) each.insert(each.end(), run.times, run.promise);
  return spent_budget(each);
}

}  // namespace littlestone
