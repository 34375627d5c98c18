// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/attack/attack_facts.hpp"

#include <algorithm>
#include <cmath>

namespace littlestone {
namespace {

/// The success that (ε, δ) allows with D draws and T comparisons: the most s with 2^T β_D(s) ≤ 1. By bisection on
/// doubles.
double most_success(std::uint64_t draws, unsigned comparisons, double epsilon, double delta) {
  double allowed = 0;
  double refuted = 1;
  const double bound = std::ldexp(1.0, -static_cast<int>(comparisons));
  if (rough_least_other_mass(draws, 1, epsilon, delta) <= bound) return 1;
  for (int step = 0; step < 40; ++step) {
    const double middle = (allowed + refuted) / 2;
    (rough_least_other_mass(draws, middle, epsilon, delta) <= bound ? allowed : refuted) = middle;
  }
  return allowed;
}

/// The least ε at which 2^T β_D(s) ≤ 1, by bisection on doubles; 0 where every ε allows it.
double rough_least_epsilon(std::uint64_t draws, unsigned comparisons, double success, double delta) {
  const double bound = std::ldexp(1.0, -static_cast<int>(comparisons));
  const auto refuted_at = [&](double epsilon) {
    return rough_least_other_mass(draws, success, epsilon, delta) > bound;
  };
  if (!refuted_at(0)) return 0;
  double refuted = 0;
  double allowed = 1;
  while (allowed < 1024 && refuted_at(allowed)) refuted = allowed, allowed *= 2;
  for (int step = 0; step < 30; ++step) {
    const double middle = (refuted + allowed) / 2;
    (refuted_at(middle) ? refuted : allowed) = middle;
  }
  return refuted;
}

/// The chance of success where the values are p_{i−1} left of the hidden place and p_i right of it.
double closed_success(const LowerBoundRun& run, const AttackFacts& facts, std::uint64_t draws, unsigned comparisons) {
  const SearchSuccess success =
      search_success(WideProbability(facts.low), WideProbability(facts.high), draws, comparisons);
  return run.learner.joint_law() == JointLaw::independent ? success.independent : success.union_bound;
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
  facts.threshold = (facts.low + facts.high) / 2;
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
  const WideProbability r(facts.threshold);
  const unsigned comparisons = scenario.comparisons;
  const std::uint64_t draws = scenario.draws;
  const SeedTree seeds = SeedTree(scenario.seed).child("attack");
  Engine engine = seeds.child(0).engine();
  facts.played =
      play_attack(run.learner, facts.family, scenario.domain, r, draws, comparisons, scenario.hidden, engine);
  constexpr std::uint64_t most_draws = 2'000'000;
  constexpr std::size_t most_runs = 40;
  const std::size_t runs =
      std::min<std::size_t>(most_runs, most_draws / std::max<std::uint64_t>(1, draws * facts.needed));
  for (std::size_t i = 0; i < runs; ++i) {
    Engine other = seeds.child(i).engine();
    const AttackRun again =
        play_attack(run.learner, facts.family, scenario.domain, r, draws, comparisons, scenario.hidden, other);
    facts.again.push_back(again.found == again.hidden);
  }
  const auto hits = static_cast<std::uint64_t>(std::count(facts.again.begin(), facts.again.end(), true));
  if (runs > 0) facts.again_interval = wilson_interval(hits, runs);
  const SearchSuccess closed =
      search_success(WideProbability(facts.low), WideProbability(facts.high), draws, comparisons);
  facts.at_worst = closed.union_bound;
  constexpr double most_work = 4e6;
  const double work =
      std::ldexp(1.0, static_cast<int>(comparisons)) * comparisons * std::sqrt(static_cast<double>(draws));
  const bool alike = run.learner.order_only() && run.learner.joint_law() == JointLaw::independent;
  if (worst || (!alike && work > most_work)) {
    facts.success = closed.union_bound;
    facts.exact = false;
  } else if (alike) {
    facts.success = closed.independent;  // the same at every place
  } else {
    facts.success = attack_success(run.learner, facts.family, scenario.domain, r, draws, comparisons);
  }
  facts.refutation = refute(draws, comparisons, WideProbability(facts.success), scenario.epsilon, run.delta);
  return facts;
}

std::optional<AttackCurves> attack_curves(const LowerBoundRun& run, const AttackFacts& facts,
                                          const Observer& observer) {
  AttackCurves curves;
  if (facts.nothing != AttackFacts::Nothing::attack) return curves;
  const double delta = to_double(run.delta);
  const double claimed = to_double(run.scenario.epsilon);
  curves.epsilons = {0.1, claimed, 1};
  std::sort(curves.epsilons.begin(), curves.epsilons.end());
  curves.epsilons.erase(std::unique(curves.epsilons.begin(), curves.epsilons.end()), curves.epsilons.end());
  const std::uint64_t most = std::clamp<std::uint64_t>(run.scenario.draws, 100, 20'000);
  constexpr std::uint64_t places = 100;
  for (std::uint64_t i = 0; i < places; ++i) {
    if (stop_requested(observer, {"curves", i, places})) return std::nullopt;
    const std::uint64_t draws = 1 + (most - 1) * i / (places - 1);
    AttackCurves::AtDraws at{draws, closed_success(run, facts, draws, run.scenario.comparisons), {}};
    for (const double epsilon : curves.epsilons) {
      at.most.push_back(most_success(draws, run.scenario.comparisons, epsilon, delta));
    }
    curves.by_draws.push_back(std::move(at));
  }
  constexpr unsigned most_comparisons = 16;
  for (unsigned comparisons = 1; comparisons <= most_comparisons; ++comparisons) {
    AttackCurves::AtPlaces best{comparisons, 0, 1};
    for (double power = 0; power <= 2.4; power += 0.1) {
      if (stop_requested(observer, {"curves", comparisons, most_comparisons})) return std::nullopt;
      const auto draws = static_cast<std::uint64_t>(std::llround(std::pow(10.0, power)));
      const double least =
          rough_least_epsilon(draws, comparisons, closed_success(run, facts, draws, comparisons), delta);
      if (least > best.least_epsilon) best.least_epsilon = least, best.draws = draws;
    }
    curves.by_places.push_back(best);
  }
  return curves;
}

}  // namespace littlestone
