// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/spectrum_job.hpp"

#include "core/concept/families.hpp"
#include "core/learner/constants.hpp"

namespace littlestone::ui {
namespace {

constexpr int most_sharp_dimension = 3;  // beyond, finding sharp constants takes longer than anybody looks at a page

}  // namespace

void SpectrumJob::start(const Scenario& scenario) {
  launch([this, scenario](const Post& post, const Observer& observer) -> Delivery {
    const ConceptClass concept_class = make_class(scenario.class_text);
    const Distribution distribution = make_distribution(concept_class, scenario.marginal, scenario.target);
    SoaAutomaton soa(concept_class, observer);
    SpectrumOptions options;
    options.auxiliary = scenario.constants.auxiliary;
    options.levels = soa.dimension(SoaAutomaton::start());
    options.most_states = 20'000;
    ExactLevels exact;
    exact.spectrum = exact_spectrum(soa, distribution, options, observer);
    if (exact.spectrum.ended != Ended::completed) return [this] { emit stopped(); };
    post([this, first = std::make_shared<const ExactLevels>(exact)] { emit finished(first); });
    const AccuracyGoal goal{options.levels, scenario.epsilon, scenario.delta, scenario.alpha, scenario.beta};
    try {
      if (scenario.constants_kind == ConstantsKind::paper) {
        exact.thresholds = paper_constants(goal).thresholds;
      } else if (options.levels <= most_sharp_dimension) {
        exact.thresholds = sharp_constants(goal).thresholds;
      }
    } catch (const InputError&) {
      // No such constants for these parameters: then there is no threshold to draw.
    }
    return [this, whole = std::make_shared<const ExactLevels>(std::move(exact))] { emit finished(whole); };
  });
}

}  // namespace littlestone::ui
