// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/replicable/replicable_study.hpp"

#include "core/base/bound_text.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;

Json steps_to_json(const std::vector<Step>& steps) {
  Json json = Json::array();
  for (const Step& step : steps) json.push_back({{"count", step.count}, {"chance", to_string(step.chance)}});
  return json;
}

}  // namespace

StaircasePlace staircase_place(const Staircase& staircase, double p) {
  return {p, p * static_cast<double>(staircase.examples), named(staircase, p),
          differ(staircase, std::span<const double>(&p, 1))};
}

StaircaseStudy run_staircase(const StaircaseStudyOptions& options, const Observer& observer) {
  options.staircase.validate();
  StaircaseStudy study{options, {}, miss(options.staircase, options.alpha), {}};
  for (const Rational& p : options.at) study.curve.push_back(staircase_place(options.staircase, to_double(p)));
  study.worst = worst_differ(options.staircase, options.hypotheses, observer);
  if (!options.at.empty()) return study;
  constexpr int places = 40;
  const double last = last_place(options.staircase);
  for (int i = 0; i <= places; ++i) {
    const double root = static_cast<double>(i) / places;
    study.curve.push_back(staircase_place(options.staircase, root * root * last));
  }
  return study;
}

Json staircase_to_json(const StaircaseStudy& study) {
  const Staircase& staircase = study.options.staircase;
  Json json = {{"examples", staircase.examples}};
  if (study.options.hypotheses > 2) json["hypotheses"] = study.options.hypotheses;
  json["steps"] = steps_to_json(staircase.steps);
  json["alpha"] = to_string(study.options.alpha);
  json["differ_bound"] = raised(study.worst.bound, certificate_place);
  json["worst"] = {{"p", study.worst.p}, {"differ", study.worst.attained}};
  json["miss"] = raised(study.miss);
  json["curve"] = Json::array();
  for (const StaircasePlace& place : study.curve) {
    json["curve"].push_back(
        {{"p", place.p}, {"expected", place.expected}, {"named", place.named}, {"differ", place.differ}});
  }
  return json;
}

Json plan_to_json(const ReplicablePlanGoal& goal, const ReplicablePlan& plan) {
  Json json = {{"rho", to_string(goal.rho)}, {"alpha", to_string(goal.alpha)}, {"beta", to_string(goal.beta)}};
  if (goal.hypotheses > 2) json["hypotheses"] = goal.hypotheses;
  if (plan.certificate != nullptr) {
    const StaircaseTable& table = *plan.certificate->table;
    json["table"] = plan.certificate->name;
    json["examples"] = table.staircase.examples;
    json["steps"] = steps_to_json(table.staircase.steps);
    json["differ_bound"] = to_double(table.differ_bound);
    json["miss"] = raised(plan.miss);
  } else {
    for (const char* key : {"table", "examples", "steps", "differ_bound", "miss"}) json[key] = nullptr;
  }
  json["rule_of_thumb"] = rule_of_thumb(goal.rho, goal.alpha, goal.hypotheses);
  return json;
}

Json two_runs_to_json(const ReplicableTask& task, const TwoRuns& runs) {
  Json json = {{"answers", Json::array()}};
  for (const ReplicableLab& lab : runs.labs) json["answers"].push_back(lab.answer.to_string());
  json["die"] = task.kind == ReplicableTask::Kind::pair ? Json(runs.die) : Json(runs.die.front());
  json["counts"] = Json::array();
  for (const ReplicableLab& lab : runs.labs) json["counts"].push_back(lab.counts);
  json["same"] = runs.same;
  json["differ"] = runs.differ;
  return json;
}

Json clocks_to_json(const ConceptClass& concept_class, const ClocksStudy& study) {
  Json json = {{"examples", study.learner.examples},
               {"epsilon", study.learner.epsilon},
               {"alpha", to_string(study.alpha)},
               {"answers", Json::array()},
               {"errors", Json::array()}};
  for (const ClocksLab& lab : study.runs.labs) {
    json["answers"].push_back(concept_class.row(lab.answer).to_string());
    json["errors"].push_back(lab.errors[lab.answer]);
  }
  json["same"] = study.runs.same;
  json["agree"] = study.runs.agree;
  json["pairs"] = study.estimate.pairs;
  json["differ"] = study.estimate.differ;
  json["miss"] = study.estimate.miss;
  json["half_width"] = study.estimate.half_width;
  return json;
}

}  // namespace littlestone
