// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/exact_levels.hpp"

#include <algorithm>

#include "core/base/error.hpp"
#include "core/learner/constants.hpp"

namespace littlestone {
namespace {

// A state costs a look at each label of the class. So many states times points times hypotheses take about 2 s.
constexpr std::size_t most_work = 200'000'000;
constexpr std::size_t most_states = 20'000;

}  // namespace

std::optional<ExactLevels> exact_laws(const Scenario& scenario, const Instance& instance, const Observer& observer) {
  SoaAutomaton soa = instance.automaton(observer);
  SpectrumOptions options;
  options.auxiliary = scenario.constants.auxiliary;
  options.levels = instance.littlestone_dimension(observer);
  options.most_states = std::clamp<std::size_t>(
      most_work / (instance.concept_class().points() * instance.concept_class().size()), 1, most_states);
  ExactLevels exact{options.levels, exact_spectrum(soa, instance.distribution(), options, observer), {}};
  if (exact.spectrum.ended != Ended::completed) return std::nullopt;
  return exact;
}

std::vector<double> stability_thresholds(const Scenario& scenario, int dimension) {
  const AccuracyGoal goal = goal_of(scenario, dimension);
  try {
    if (scenario.constants_kind == ConstantsKind::paper) return paper_constants(goal).thresholds;
    return sharp_constants(goal).thresholds;
  } catch (const InputError&) {
    // No such constants for these parameters: then there is no threshold to draw.
  }
  return {};
}

std::optional<ExactLevels> exact_levels(const Scenario& scenario, const Instance& instance, const Observer& observer) {
  std::optional<ExactLevels> exact = exact_laws(scenario, instance, observer);
  if (exact) exact->thresholds = stability_thresholds(scenario, exact->littlestone);
  return exact;
}

}  // namespace littlestone
