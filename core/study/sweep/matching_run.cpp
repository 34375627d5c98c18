// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/sweep/matching_run.hpp"

#include <cmath>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/learner/private_learner.hpp"
#include "core/study/sweep/sweep.hpp"

namespace littlestone {

std::optional<MatchingRun> find_matching_run(const Scenario& scenario, const Instance& instance, std::uint64_t n,
                                             double loss, std::uint64_t first_seed, std::uint64_t most_tries,
                                             const Observer& observer) {
  constexpr std::uint64_t most_batches = 20'000;
  constexpr double same = 1e-9;
  const std::optional<CustomConstants> constants = scale_to_budget(scenario.constants, n);
  if (!constants) {
    const BigInteger batch = BigInteger(scenario.constants.cap) + scenario.constants.auxiliary;
    throw InputError("n", std::to_string(n), rules::at_least(batch.str()));
  }
  if (constants->batches > most_batches) {
    const BigInteger batch = BigInteger(scenario.constants.cap) + scenario.constants.auxiliary;
    const BigInteger most = batch * most_batches + constants->selection;
    throw InputError("n", std::to_string(n), rules::at_most(most.str()));
  }
  MatchingRun found;
  found.scenario = scenario;
  found.scenario.constants_kind = ConstantsKind::custom;
  found.scenario.constants = *constants;
  SoaAutomaton soa = instance.automaton(observer);
  for (std::uint64_t i = 0; i < most_tries && !found.matches; ++i) {
    found.scenario.seed = first_seed + i;
    const PrivateLearnerResult result =
        run_private_learner(soa, instance.distribution(), learner_options(found.scenario), observer);
    if (result.ended == Ended::stopped) return std::nullopt;
    found.loss = population_loss(result.hypothesis, instance.distribution());
    found.matches = std::abs(found.loss - loss) <= same;
    found.tries = i + 1;
  }
  return found;
}

}  // namespace littlestone
