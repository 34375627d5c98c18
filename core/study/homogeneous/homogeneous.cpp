// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/homogeneous/homogeneous.hpp"

#include <cmath>

#include "core/base/rules.hpp"

namespace littlestone {

using Json = nlohmann::ordered_json;

HomogeneousStudy run_homogeneous(const LowerBoundScenario& scenario, const HomogeneousLimits& limits,
                                 const Observer& observer) {
  HomogeneousOptions options = search_of(scenario);
  options.time_limit = limits.time_limit;
  options.threads = limits.threads;
  options.at_least_allowed = !limits.exact_only;
  if (limits.exact_only && scenario.search != HomogeneousSearch::exact)
    throw InputError("search", to_string(scenario.search), rules::equal_to("exact"));
  HomogeneousStudy study;
  study.scenario = scenario;
  study.set = find_homogeneous_set(learner_of(scenario), options, observer);
  if (limits.exact_only && !study.set.exact && study.set.ended == Ended::completed) {
    const std::string seconds = Json(static_cast<double>(limits.time_limit.count()) / 1000).dump();
    throw InputError("seconds", seconds, rules::above(seconds + " for an exact answer"));
  }
  study.guarantee_log10 = lemma_17_log10(scenario.domain, scenario.examples);
  return study;
}

Json learner_to_json(const LowerBoundScenario& scenario) {
  const ThresholdLearner learner = learner_of(scenario);
  return {{"learner", learner.name()},
          {"domain", scenario.domain},
          {"examples", scenario.examples},
          {"joint_law", words_of(learner.joint_law())}};
}

Json homogeneous_to_json(const HomogeneousStudy& study) {
  Json json = learner_to_json(study.scenario);
  const HomogeneousSet& set = study.set;
  json["candidates"] = set.candidates.size();
  json["size"] = set.points.size();
  json["points"] = set.points;
  json["probabilities"] = set.probabilities();
  json["ranges"] = Json::array();
  for (const ValueRange& range : set.ranges) json["ranges"].push_back({range.least, range.most});
  json["tolerance"] = to_string(set.tolerance);
  json["exact"] = set.exact;
  json["exact_among"] = set.candidates.size() == study.scenario.domain ? "domain" : "candidates";
  json["guarantee_log10"] = std::isfinite(study.guarantee_log10) ? Json(study.guarantee_log10) : Json(nullptr);
  json["trivial"] = set.trivial;
  json["ended"] = to_string(set.ended);
  return json;
}

}  // namespace littlestone
