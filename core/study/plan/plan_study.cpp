// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/plan/plan_study.hpp"

#include <array>
#include <cmath>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::array<std::string_view, 3> names = {"stable", "votes", "agnostic"};

// A count: a whole number where a double holds it exactly.
void put(Json& json, const char* key, double count) {
  if (count < 0x1p53 && count == std::floor(count))
    json[key] = static_cast<std::uint64_t>(count);
  else
    json[key] = count;
  if (count >= 0x1p53) json[std::string("log10_") + key] = std::log10(count);
}

Json votes_json(const VotesPlan& plan, bool exact) {
  return {{"examples", plan.examples},
          {"blocks", plan.blocks},
          {"block_rows", plan.block_rows},
          {"block_error", plan.block_error},
          {"exact", exact}};
}

Json stable_json(const PlanStudy& study) {
  const SharpStablePlan& sharp = *study.stable;
  const PrintedStablePlan& paper = *study.stable_paper;
  Json json = {{"sharp",
                {{"examples", sharp.examples},
                 {"subset", sharp.subset},
                 {"epsilon0", sharp.epsilon},
                 {"stability", sharp.stability},
                 {"net", sharp.net},
                 {"mechanism", sharp.mechanism},
                 {"excess", sharp.excess()}}}};
  Json printed = Json::object();
  put(printed, "examples", std::ceil(paper.examples));
  printed["subset"] = paper.subset;
  printed["epsilon0"] = paper.epsilon;
  printed["examples_subset"] = paper.examples_subset;
  printed["examples_mechanism"] = paper.examples_mechanism;
  printed["examples_uniform"] = paper.examples_uniform;
  json["paper"] = std::move(printed);
  return json;
}

Json agnostic_json(const PlanStudy& study) {
  const NoisyLabelsPlan& plan = *study.agnostic;
  Json sharp = Json::object();
  put(sharp, "examples", plan.examples);
  put(sharp, "subset", plan.subset);
  put(sharp, "apart", plan.apart);
  sharp["epsilon1"] = plan.epsilon1;
  sharp["epsilon2"] = plan.epsilon2;
  sharp["flip"] = plan.flip;
  put(sharp, "blocks", plan.blocks);
  put(sharp, "block_rows", plan.block_rows);
  sharp["epsilon_bound"] = plan.epsilon;
  sharp["delta_bound"] = plan.delta;
  sharp["excess"] = {{"uniform", plan.uniform}, {"net", plan.net},   {"mechanism", plan.mechanism},
                     {"votes", plan.votes},     {"flip", plan.flip}, {"sum", plan.excess()}};
  sharp["exact"] = false;
  Json paper = Json::object();
  put(paper, "examples", study.agnostic_paper->examples);
  put(paper, "subset", study.agnostic_paper->subset);
  paper["scale"] = study.agnostic_paper->scale;
  paper["share"] = study.agnostic_paper->share;
  const FlippedPlan& flipped = *study.corollary;
  return {{"score", to_string(study.options.score)},
          {"sharp", std::move(sharp)},
          {"paper", std::move(paper)},
          {"corollary_2",
           {{"examples", flipped.examples},
            {"flip", flipped.flip},
            {"stability", flipped.stability},
            {"subset", flipped.stable.subset},
            {"epsilon0", flipped.stable.epsilon},
            {"exact", false}}}};
}

}  // namespace

std::string_view to_string(PlanKind kind) { return names[static_cast<std::size_t>(kind)]; }

PlanKind parse_plan_kind(std::string_view field, std::string_view text) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == text) return static_cast<PlanKind>(i);
  throw InputError(field, text, rules::one_of("stable, votes, agnostic"));
}

PlanStudy run_plan(const PlanOptions& options, const Observer& observer) {
  options.goal.validate();
  PlanStudy study;
  study.options = options;
  switch (options.kind) {
    case PlanKind::stable: {
      StableGoal goal;
      goal.hypotheses = options.goal.hypotheses;
      goal.stability = options.stability;
      goal.alpha = options.goal.alpha;
      goal.beta = options.goal.beta;
      study.stable = plan_stable_sharp(goal);
      study.stable_paper = plan_stable_printed(goal);
      break;
    }
    case PlanKind::votes:
      study.votes = plan_votes_sharp(options.goal);
      study.votes_paper = plan_votes_paper(options.goal);
      break;
    case PlanKind::agnostic:
      study.agnostic = plan_noisy_labels(options.goal, options.score);
      study.agnostic_paper = plan_noisy_labels_paper(options.goal);
      study.corollary = plan_flipped(options.goal);
      if (options.crossing) study.crossing = where_slopes_cross(options.goal, options.score, observer);
      break;
  }
  return study;
}

Json plan_to_json(const PlanStudy& study) {
  const PlanOptions& options = study.options;
  Json json = {{"kind", to_string(options.kind)},
               {"hypotheses", options.goal.hypotheses},
               {"alpha", to_string(options.goal.alpha)},
               {"beta", to_string(options.goal.beta)}};
  if (options.kind == PlanKind::stable)
    json["stability"] = to_string(options.stability);
  else
    json["epsilon"] = to_string(options.goal.epsilon);
  if (study.stable) json.update(stable_json(study));
  if (study.votes) {
    // All k are tried up to 20 000, then every one in a thousand: the least found.
    json["sharp"] = votes_json(*study.votes, study.votes->blocks < 20'000);
    json["paper"] = votes_json(*study.votes_paper, true);
  }
  if (study.agnostic) json.update(agnostic_json(study));
  if (study.crossing) json["crossing_alpha"] = study.crossing->alpha ? Json(*study.crossing->alpha) : Json(nullptr);
  return json;
}

}  // namespace littlestone
