// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/lower_bound/lower_bound_run.hpp"

#include <utility>

namespace littlestone {

std::vector<ComparedLearner> compared_learners(const LowerBoundScenario& scenario) {
  using namespace std::chrono_literals;
  constexpr auto patience = 150ms;  // for one of six; what is found by then is homogeneous all the same
  const GapClaims claims = claims_of(scenario);
  std::vector<ComparedLearner> compared;
  for (const char* name : {"coins:3", "erm-left", "erm-mid", "coins:1", "em:1", "constant:0.5"}) {
    const ThresholdLearner learner = ThresholdLearner::parse("learner", name);
    HomogeneousOptions options;
    options.domain = scenario.domain;
    options.examples = scenario.examples;
    options.tolerance = tolerance_of(scenario);
    options.time_limit = patience;
    ComparedLearner one{name, scenario.domain, {}, {}};
    if (learner.kind() == ThresholdLearner::Kind::exponential) {
      // Private: only on far apart points it is regular. Twice as many as there are examples, as far apart as 2⁶⁰ has
      // room for.
      constexpr unsigned most = 60;
      one.domain = LinePoint{1} << most;
      options.domain = one.domain;
      const std::size_t wanted = std::min<std::size_t>(2 * scenario.examples, most);
      for (std::size_t i = 0; i < wanted; ++i) {
        const auto power = static_cast<unsigned>(most - (wanted - 1 - i) * (most / wanted));
        options.points.push_back(LinePoint{1} << power);
        one.points += (i == 0 ? "2^" : ",2^") + std::to_string(power);
      }
    }
    const HomogeneousSet set = find_homogeneous_set(learner, options);
    if (set.points.size() <= scenario.examples) continue;
    one.gap = measure_gap(learner, set, scenario.examples, one.domain, claims);
    compared.push_back(std::move(one));
  }
  return compared;
}

std::shared_ptr<const LowerBoundRun> compute_lower_bound(const LowerBoundScenario& scenario,
                                                         std::chrono::milliseconds limit,
                                                         std::vector<ComparedLearner> others,
                                                         const Observer& observer) {
  std::vector<InputError> problems;
  check_lower_bound(scenario, problems);
  if (!problems.empty()) throw InputError(problems.front());
  auto run = std::make_shared<LowerBoundRun>(LowerBoundRun{
      scenario, learner_of(scenario), tolerance_of(scenario), delta_of(scenario), {}, std::nullopt, 0, {}, {}, true});
  HomogeneousOptions options = search_of(scenario);
  options.time_limit = limit;
  run->set = find_homogeneous_set(run->learner, options, observer);
  run->complete = run->set.ended == Ended::completed && (run->set.exact || limit.count() == 0);
  if (run->set.points.size() > scenario.examples) {
    run->gap = measure_gap(run->learner, run->set, scenario.examples, scenario.domain, claims_of(scenario));
  }
  const Rational mean_error = scenario.alpha + scenario.beta;
  if (mean_error <= 1) {
    run->least_step = least_largest_step(scenario.examples, mean_error);
    run->flattest = flattest_staircase(scenario.examples, mean_error);
  }
  run->others = std::move(others);
  return run;
}

}  // namespace littlestone
