// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/attack/attack_facts.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "core/study/attack/attack_study.hpp"

namespace littlestone {
namespace {

/// Success with r half way between p_{i−1} and p_i: exact for independent predictions, else at least that.
Chance closed_success(const LowerBoundRun& run, const AttackFacts& facts, const DrawCounts& counts,
                      unsigned comparisons) {
  if (facts.most_low.value > facts.least_high.value) return {};
  const SearchSuccess success = search_success(counts, facts.most_low, facts.least_high, comparisons);
  return run.learner.joint_law() == JointLaw::independent ? success.independent : success.union_bound;
}

/// The value of a place of the family left of the hidden example, and of one right of it, where all places have the
/// same two; else how far homogeneity lets them be from p_{i−1} and p_i.
std::pair<Chance, Chance> values_beside(const LowerBoundRun& run, const AttackFacts& facts) {
  const HiddenFamily& family = facts.family;
  if (run.learner.order_only() && family.places.size() > 1) {
    const std::size_t last = family.places.size() - 1;
    return {run.learner.chance(family.sample(last), family.places.front(), run.scenario.domain),
            run.learner.chance(family.sample(0), family.places.back(), run.scenario.domain)};
  }
  const WideProbability spread = to_wide(run.tolerance) + WideProbability("1e-12");  // and what the search may overlook
  const WideProbability low = facts.low + spread;
  const WideProbability high = facts.high - spread;
  return {low < 1 ? Chance::of(low) : Chance{1, 0}, high > 0 ? Chance::of(high) : Chance{}};
}

}  // namespace

AttackFacts attack_facts(const LowerBoundRun& run, bool worst) {
  AttackFacts facts;
  const LowerBoundScenario& scenario = run.scenario;
  if (!run.gap) {
    facts.nothing = AttackFacts::Nothing::no_set;
    return facts;
  }
  facts.index = scenario.index ? static_cast<std::size_t>(*scenario.index) : run.gap->index;
  facts.low = run.gap->probabilities[facts.index - 1];
  facts.high = run.gap->probabilities[facts.index];
  const WideProbability r = threshold_at(run.learner, run.set, scenario.examples, scenario.domain, facts.index);
  facts.threshold = r.convert_to<double>();
  facts.family = hidden_family(run.set.points, scenario.examples, facts.index);
  facts.needed = (std::size_t{2} << scenario.comparisons) - 1;
  if (facts.high - facts.low <= 1e-9) {
    facts.nothing = AttackFacts::Nothing::no_step;
    return facts;
  }
  if (facts.needed > facts.family.places.size()) {
    facts.nothing = AttackFacts::Nothing::no_room;
    return facts;
  }
  constexpr std::uint64_t most_played = 20'000'000;  // draws times places, in well below a second
  if (scenario.draws > most_played / facts.needed) {
    facts.nothing = AttackFacts::Nothing::too_many;
    return facts;
  }
  const unsigned comparisons = scenario.comparisons;
  const std::uint64_t draws = scenario.draws;
  const DrawCounts counts(draws, r);
  facts.bar = counts.bar();
  std::tie(facts.most_low, facts.least_high) = values_beside(run, facts);
  Engine engine = attack_draws(scenario.seed);
  facts.played =
      play_attack(run.learner, facts.family, scenario.domain, r, draws, comparisons, scenario.hidden, engine);
  constexpr std::uint64_t most_draws = 2'000'000;
  constexpr std::size_t most_runs = 40;
  const std::size_t runs =
      std::min<std::size_t>(most_runs, most_draws / std::max<std::uint64_t>(1, draws * facts.needed));
  for (std::size_t i = 0; i < runs; ++i) {
    Engine other = attack_draws(scenario.seed, i);
    const AttackRun again =
        play_attack(run.learner, facts.family, scenario.domain, r, draws, comparisons, scenario.hidden, other);
    facts.again.push_back(again.found == again.hidden);
  }
  const auto hits = static_cast<std::uint64_t>(std::count(facts.again.begin(), facts.again.end(), true));
  if (runs > 0) facts.again_interval = wilson_interval(hits, runs);
  constexpr double most_work = 4e6;
  const double work =
      std::ldexp(1.0, static_cast<int>(comparisons)) * comparisons * std::sqrt(static_cast<double>(draws));
  const bool alike = run.learner.order_only() && run.learner.joint_law() == JointLaw::independent;
  if (worst || (!alike && work > most_work)) {
    if (facts.most_low.value <= facts.least_high.value)
      facts.success = search_success(counts, facts.most_low, facts.least_high, comparisons).union_bound;
    facts.exact = false;
  } else {
    const AttackChance chance = attack_chance(run.learner, facts.family, scenario.domain, r, draws, comparisons);
    facts.success = chance.success;
    facts.exact = chance.exact;
  }
  facts.refutation = refute(draws, comparisons, facts.success, scenario.epsilon, run.delta);
  return facts;
}

std::optional<AttackCurves> attack_curves(const LowerBoundRun& run, const AttackFacts& facts,
                                          const Observer& observer) {
  AttackCurves curves;
  if (facts.nothing != AttackFacts::Nothing::attack) return curves;
  curves.exact = run.learner.joint_law() == JointLaw::independent;
  const WideProbability delta = to_wide(run.delta);
  const double claimed = to_double(run.scenario.epsilon);
  curves.epsilons = {0.1, claimed, 1};
  std::sort(curves.epsilons.begin(), curves.epsilons.end());
  curves.epsilons.erase(std::unique(curves.epsilons.begin(), curves.epsilons.end()), curves.epsilons.end());
  const WideProbability r = threshold_at(run.learner, run.set, run.scenario.examples, run.scenario.domain, facts.index);
  const auto success_at = [&](std::uint64_t draws, unsigned comparisons) {
    return closed_success(run, facts, DrawCounts(draws, r), comparisons);
  };
  const std::uint64_t most = std::clamp<std::uint64_t>(run.scenario.draws, 100, 20'000);
  constexpr std::uint64_t places = 100;
  for (std::uint64_t i = 0; i < places; ++i) {
    if (stop_requested(observer, {"curves", i, places})) return std::nullopt;
    const std::uint64_t draws = 1 + (most - 1) * i / (places - 1);
    AttackCurves::AtDraws at{draws, success_at(draws, run.scenario.comparisons).rounded(), {}};
    for (const double epsilon : curves.epsilons) {
      at.most.push_back(most_success(draws, run.scenario.comparisons, epsilon, delta).rounded());
    }
    curves.by_draws.push_back(std::move(at));
  }
  constexpr unsigned most_comparisons = 16;
  for (unsigned comparisons = 1; comparisons <= most_comparisons; ++comparisons) {
    AttackCurves::AtPlaces best{comparisons, 0, 1};
    for (double power = 0; power <= 2.4; power += 0.1) {
      if (stop_requested(observer, {"curves", comparisons, most_comparisons})) return std::nullopt;
      const auto draws = static_cast<std::uint64_t>(std::llround(std::pow(10.0, power)));
      const Chance success = success_at(draws, comparisons);
      // Only what refutes the best ε so far refutes a larger one.
      if (!best.least_epsilon || !is_refuted(draws, comparisons, success, *best.least_epsilon, delta)) continue;
      const auto least = least_epsilon(draws, comparisons, success, delta);
      if (!least || *least > *best.least_epsilon) best.least_epsilon = least, best.draws = draws;
    }
    curves.by_places.push_back(best);
  }
  return curves;
}

}  // namespace littlestone
