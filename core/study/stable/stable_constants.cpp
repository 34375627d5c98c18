// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/stable/stable_constants.hpp"

#include <algorithm>
#include <cmath>

#include "core/base/error.hpp"

namespace littlestone {
namespace {

constexpr std::uint64_t most_stable_examples = 1'000'000;  // of a scenario

/// Whether the learner keeps γ and α with these numbers.
bool keeps_both(const PredictionScenario& scenario, std::uint64_t hypotheses, std::uint64_t examples,
                std::uint64_t subset, const Rational& epsilon) {
  const double others = log_others(BigInteger(hypotheses));
  const auto n = static_cast<double>(examples);
  const double moved = stability_bound(Rational(subset, examples), epsilon);
  const double excess = moved + net_excess(others, subset) + mechanism_excess_errors(others, to_double(epsilon)) / n;
  return moved <= to_double(scenario.stability) && excess <= to_double(scenario.price_alpha);
}

/// ε₀ with the fewest digits that keeps both; none where none of 15 digits does.
std::optional<Rational> short_epsilon(const PredictionScenario& scenario, std::uint64_t hypotheses,
                                      const SharpStablePlan& plan) {
  constexpr int first = 2;
  constexpr int last = 15;
  constexpr double least = 1e-6;  // less is asked for only where there is nothing to choose
  const double wanted = std::max(plan.epsilon, least);
  const int leading = static_cast<int>(std::floor(std::log10(wanted)));
  for (int digits = first; digits <= last; ++digits) {
    const int places = std::max(0, digits - 1 - leading);
    const double unit = std::pow(10.0, std::min(places, last));
    BigInteger below = 1;
    for (int i = 0; i < std::min(places, last); ++i) below *= 10;
    const double scaled = wanted * unit;
    for (const double whole : {std::round(scaled), std::floor(scaled)}) {
      const Rational epsilon(BigInteger(static_cast<std::uint64_t>(whole)), below);
      if (epsilon > 0 && keeps_both(scenario, hypotheses, plan.examples, plan.subset, epsilon)) return epsilon;
    }
  }
  return std::nullopt;
}

}  // namespace

StablePlans plan_stable_page(const PredictionScenario& scenario, std::uint64_t hypotheses, int dimension) {
  const StableGoal goal{BigInteger(hypotheses), scenario.stability, scenario.price_alpha, scenario.beta, dimension};
  StablePlans plans;
  try {
    plans.sharp = plan_stable_sharp(goal);
  } catch (const InputError&) {
    plans.sharp.reset();
  }
  try {
    plans.printed = plan_stable_printed(goal);
  } catch (const InputError&) {
    plans.printed.reset();
  }
  return plans;
}

std::optional<StableNumbers> stable_numbers(StableConstants constants, const StablePlans& plans,
                                            const PredictionScenario& scenario, std::uint64_t hypotheses,
                                            std::optional<std::uint64_t> own_rows) {
  std::optional<Rational> mechanism;
  double asked = 0;
  std::uint64_t subset = 0;
  if (constants == StableConstants::sharp && plans.sharp) {
    mechanism = short_epsilon(scenario, hypotheses, *plans.sharp);
    asked = static_cast<double>(plans.sharp->examples);
    subset = plans.sharp->subset;
  } else if (constants == StableConstants::paper && plans.printed) {
    mechanism = scenario.stability / 3;
    asked = std::ceil(plans.printed->examples);
    subset = plans.printed->subset;
  }
  if (!mechanism) return std::nullopt;
  const std::uint64_t drawn =
      asked <= static_cast<double>(most_stable_examples) ? static_cast<std::uint64_t>(asked) : most_stable_examples;
  const std::uint64_t examples = own_rows.value_or(std::max<std::uint64_t>(1, drawn));
  return StableNumbers{examples, std::min(subset, examples), *mechanism, static_cast<double>(examples) >= asked};
}

StableConstants constants_of(const StablePlans& plans, const PredictionScenario& scenario, std::uint64_t hypotheses,
                             std::optional<std::uint64_t> own_rows) {
  for (const StableConstants one : {StableConstants::sharp, StableConstants::paper}) {
    const auto numbers = stable_numbers(one, plans, scenario, hypotheses, own_rows);
    if (numbers && (own_rows || numbers->examples == scenario.examples) && numbers->subset == scenario.subset &&
        numbers->mechanism == scenario.mechanism)
      return one;
  }
  return StableConstants::custom;
}

}  // namespace littlestone
