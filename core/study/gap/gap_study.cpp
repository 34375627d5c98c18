// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/gap/gap_study.hpp"

#include <stdexcept>
#include <utility>

#include "core/base/rules.hpp"

namespace littlestone {

using Json = nlohmann::ordered_json;

bool contradicts_claim_22(const ThresholdLearner& learner, const GapClaims& claims, const Gap& gap) {
  constexpr double rounding = 1e-9;
  return learner.keeps_promise(claims.epsilon, claims.delta) && gap.claim.promised && gap.enough_points &&
         gap.accurate && gap.step < gap.claim.least_step - rounding;
}

GapStudy run_gap(const LowerBoundScenario& scenario, const HomogeneousLimits& limits, const Observer& observer) {
  GapStudy study;
  study.claims = claims_of(scenario);
  const Rational error = study.claims.alpha + study.claims.beta;
  if (!claim_22(scenario.examples, study.claims, tolerance_of(scenario)).promised)
    throw InputError("2 alpha + 2 beta", to_string(2 * error), rules::below("1/2"));
  study.homogeneous = run_homogeneous(scenario, limits, observer);
  const HomogeneousSet& set = study.homogeneous.set;
  study.ended_early = set.ended == Ended::stopped && set.points.size() < scenario.examples + 1;
  if (study.ended_early) return study;
  const ThresholdLearner learner = learner_of(scenario);
  study.gap = measure_gap(learner, set, scenario.examples, scenario.domain, study.claims);
  if (contradicts_claim_22(learner, study.claims, study.gap))
    throw std::logic_error("Claim 22 fails for " + learner.name() + ": please report this");
  study.index = scenario.index ? *scenario.index : study.gap.index;
  if (study.gap.enough_points) study.claim_bound = study.gap.claim.step_bound;
  study.least_largest_step = least_largest_step(scenario.examples, error);
  study.family = hidden_family(set.points, scenario.examples, study.index);
  return study;
}

Json gap_to_json(const GapStudy& study) {
  Json json = homogeneous_to_json(study.homogeneous);
  json["epsilon"] = to_string(study.claims.epsilon);
  json["delta"] = to_string(study.claims.delta);
  json["alpha"] = to_string(study.claims.alpha);
  json["beta"] = to_string(study.claims.beta);
  if (study.ended_early) return json;
  const Gap& gap = study.gap;
  json["gap"] = gap.step;
  json["index"] = gap.index;
  json["threshold"] = gap.threshold;
  json["half_gap"] = gap.half_gap;
  json["claim_bound"] = study.claim_bound ? Json(*study.claim_bound) : Json(nullptr);
  json["claim_points_needed"] = gap.claim.points_needed;
  json["claim_lower"] = gap.claim.lower;
  json["claim_upper"] = gap.claim.upper;
  json["printed_bound"] = gap.claim.printed_step ? Json(*gap.claim.printed_step) : Json(nullptr);
  if (gap.claim.printed_missing) json["printed_why_not"] = gap.claim.printed_missing->what();
  json["least_largest_step"] = to_string(study.least_largest_step);
  json["sample"] = gap.sample;
  json["errors"] = gap.errors;
  json["empirical_loss"] = gap.empirical_loss;
  json["accurate"] = gap.accurate;
  json["family"] = {{"index", study.index},
                    {"size", study.family.places.size()},
                    {"points", study.family.places},
                    {"fixed", study.family.fixed}};
  return json;
}

}  // namespace littlestone
