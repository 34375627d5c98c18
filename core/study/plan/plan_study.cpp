// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/plan/plan_study.hpp"

#include <array>
#include <cmath>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/study/count_json.hpp"

namespace littlestone {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::array<std::string_view, 5> names = {"stable", "votes", "agnostic", "relabel", "envelope"};

// A count: a whole number where a double holds it exactly.
void put(Json& json, const char* key, double count) {
  if (count < 0x1p53 && count == std::floor(count))
    json[key] = static_cast<std::uint64_t>(count);
  else
    json[key] = count;
  if (count >= 0x1p53) json[std::string("log10_") + key] = std::log10(count);
}

Json votes_json(const VotesPlan& plan) {
  return {{"examples", plan.examples},
          {"blocks", plan.blocks},
          {"block_rows", plan.block_rows},
          {"block_error", plan.block_error},
          {"exact", plan.exact}};
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
  Json json = {{"score", to_string(study.options.score)}, {"sharp", std::move(sharp)}};
  json["paper"] = nullptr;
  if (study.agnostic_paper) {
    Json& paper = json["paper"] = Json::object();
    put(paper, "examples", study.agnostic_paper->examples);
    put(paper, "subset", study.agnostic_paper->subset);
    paper["scale"] = study.agnostic_paper->scale;
    paper["share"] = study.agnostic_paper->share;
  } else {
    json["paper_why_not"] = study.paper_missing;
  }
  json["corollary_2"] = nullptr;
  if (study.corollary) {
    const FlippedPlan& flipped = *study.corollary;
    json["corollary_2"] = {{"examples", flipped.examples},       {"flip", flipped.flip},
                           {"stability", flipped.stability},     {"subset", flipped.stable.subset},
                           {"epsilon0", flipped.stable.epsilon}, {"exact", false}};
  } else {
    json["corollary_2_why_not"] = study.corollary_missing;
  }
  return json;
}

Json relabel_json(const PlanStudy& study) {
  Json json = {{"sharp", nullptr}};
  if (study.relabel) {
    const AgnosticPlan& plan = *study.relabel;
    Json& sharp = json["sharp"] = Json::object();
    put_count(sharp, "examples", plan.examples);
    put_count(sharp, "subset", plan.subset);
    sharp["epsilon0"] = to_string(plan.learner_epsilon);
    sharp["epsilon1"] = to_string(plan.selection_epsilon);
    sharp["alpha1"] = to_string(plan.learner_alpha);
    sharp["log2_beta1"] = -plan.learner_beta_log2;
    sharp["route"] = to_string(plan.route);
    sharp["epsilon_bound"] = plan.privacy;
    sharp["delta_bound"] = to_string(study.options.delta);
    sharp["excess"] = {
        {"inside", plan.inside}, {"selection", plan.selection}, {"uniform", plan.uniform}, {"sum", plan.excess()}};
    sharp["exact"] = false;
  } else {
    json["sharp_why_not"] = study.relabel_missing;
  }
  json["paper"] = nullptr;
  if (study.relabel_paper) {
    const PaperAgnosticPlan& paper = *study.relabel_paper;
    json["paper"] = {{"examples", nullptr},
                     {"log10_examples", paper.log10_examples},
                     {"log10_subset", paper.log10_subset},
                     {"share", paper.share},
                     {"log10_beta1", paper.log10_learner_beta}};
  } else {
    json["paper_why_not"] = "not worked out above Ldim 8";
  }
  return json;
}

Json envelope_plan_json(const PlanStudy& study) {
  Json json = {{"sharp", nullptr}, {"paper", nullptr}};
  if (const EnvelopeRow* best = cheapest_private(study.envelope)) json["sharp"] = envelope_row_to_json(*best);
  Json rows = Json::array();
  for (const EnvelopeRow& row : study.envelope) {
    if (row.name == "m-paper") json["paper"] = envelope_row_to_json(row);
    rows.push_back(envelope_row_to_json(row));
  }
  json["rows"] = std::move(rows);
  return json;
}

// What stands beside the own plan, or why it does not.
template <class Plan, class Make>
void beside(std::optional<Plan>& plan, std::string& missing, const Make& make) {
  try {
    plan = make();
  } catch (const InputError& error) {
    missing = error.what();
  }
}

void check_dimension(const PlanOptions& options) {
  constexpr int most = 60;
  if (options.dimension < 0 || options.dimension > most)
    throw InputError("dimension", std::to_string(options.dimension), rules::between(0, most));
  if (options.dimension > 0 && (options.goal.hypotheses >> options.dimension) == 0) {
    int bits = 0;  // ⌊log₂ |H|⌋ ≥ Ldim(H)
    while ((options.goal.hypotheses >> (bits + 1)) > 0) ++bits;
    throw InputError("dimension", std::to_string(options.dimension), rules::at_most(bits));
  }
  if (options.vc && (*options.vc < 0 || *options.vc > options.dimension))
    throw InputError("vc", std::to_string(*options.vc), rules::between(0, options.dimension));
}

}  // namespace

std::string_view to_string(PlanKind kind) { return names[static_cast<std::size_t>(kind)]; }

PlanKind parse_plan_kind(std::string_view field, std::string_view text) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == text) return static_cast<PlanKind>(i);
  throw InputError(field, text, rules::one_of("stable, votes, agnostic, relabel, envelope"));
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
      beside(study.agnostic_paper, study.paper_missing, [&] { return plan_noisy_labels_paper(options.goal); });
      beside(study.corollary, study.corollary_missing, [&] { return plan_flipped(options.goal); });
      if (options.crossing) study.crossing = where_slopes_cross(options.goal, options.score, observer);
      break;
    case PlanKind::relabel: {
      check_dimension(options);
      const AgnosticGoal goal{HypothesisCount::of(BigInteger(options.goal.hypotheses)),
                              options.dimension,
                              options.vc.value_or(options.dimension),
                              options.goal.epsilon,
                              options.delta,
                              options.goal.alpha,
                              options.goal.beta};
      study.relabel = plan_agnostic(goal, observer, &study.relabel_missing);
      study.relabel_paper = plan_agnostic_paper(goal);
      break;
    }
    case PlanKind::envelope: {
      check_dimension(options);
      EnvelopeClass shape;
      shape.hypotheses = HypothesisCount::of(BigInteger(options.goal.hypotheses));
      shape.dimension = options.dimension;
      shape.vc = options.vc.value_or(options.dimension);
      study.envelope =
          envelope_rows(shape, {options.goal.epsilon, options.delta, options.goal.alpha, options.goal.beta},
                        EnvelopeRows{.chain = true}, observer);
      break;
    }
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
    json["sharp"] = votes_json(*study.votes);
    json["paper"] = votes_json(*study.votes_paper);
  }
  if (study.agnostic) json.update(agnostic_json(study));
  if (study.crossing) {
    const SlopesCross& cross = *study.crossing;
    const auto name = [](bool theorem) { return theorem ? "theorem_12" : "corollary_2"; };
    json["crossing_alpha"] = cross.alpha ? Json(*cross.alpha) : Json(nullptr);
    json["crossing"] = {{"exact", false},
                        {"by", "plans-found"},
                        {"fewer_at_1e-6", name(cross.theorem_at_least)},
                        {"fewer_at_0.2", name(cross.theorem_at_most)}};
  }
  if (options.kind == PlanKind::relabel || options.kind == PlanKind::envelope) {
    json["delta"] = to_string(options.delta);
    json["dimension"] = options.dimension;
    json["vc"] = options.vc.value_or(options.dimension);
    json.update(options.kind == PlanKind::relabel ? relabel_json(study) : envelope_plan_json(study));
  }
  return json;
}

}  // namespace littlestone
