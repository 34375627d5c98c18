// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/two_worlds/two_worlds_study.hpp"

#include <algorithm>
#include <cmath>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/online/randomized.hpp"
#include "core/study/count_json.hpp"
#include "core/study/regret/regret_study.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;

constexpr int most_steps = 6;  // where the sharp constants end

void online_of(TwoWorldsRow& row, const TwoWorldsOptions& options, const Observer& observer) {
  const ClassFacts& facts = row.facts;
  row.randomized_lower = facts.littlestone.lower / 2.0;
  row.randomized_upper = facts.littlestone.upper;
  const double rounds = options.rounds;
  const int d = facts.littlestone.lower;
  row.regret_lower = rounds < d ? rounds / 2 : std::sqrt(d * rounds / 8);
  row.regret_upper = hedge_regret_bound(facts.littlestone.upper, options.rounds);
  if (facts.hypotheses > options.most_hypotheses) {
    row.regret_missing = "too large: " + facts.hypotheses.str() + " hypotheses";
    return;
  }
  const ConceptClass table = make_class(facts.name);
  RandomizedEngine randomized(table);
  randomized.set_observer(observer);
  const RandomizedResult found = randomized.bound({options.randomized_states});
  if (found.stopped) throw Stopped();
  if (found.exact()) row.randomized = found.lower;
  row.randomized_lower = std::max(row.randomized_lower, to_double(found.lower));
  row.randomized_upper = std::min(row.randomized_upper, to_double(found.upper));
  if (table.size() > RegretEngine::most_hypotheses) {
    row.regret_missing = "too large: " + facts.hypotheses.str() + " hypotheses";
    return;
  }
  RegretEngine engine(table, {options.regret_states});
  engine.set_observer(observer);
  const RegretResult regret = find_regret(engine, options.rounds);
  if (regret.stopped) throw Stopped();
  row.regret = regret.regret;
  if (row.regret) return;
  row.regret_missing = "too large: more than " + std::to_string(options.regret_states) + " states";
  row.regret_lower = std::max(row.regret_lower, to_double(regret.lower));
  row.regret_upper = std::min(row.regret_upper, regret.upper);
}

EnvelopeClass of_dimension(const std::optional<int>& dimension) {
  EnvelopeClass shape;
  shape.dimension = dimension;
  return shape;
}

std::optional<double> factor_of(const std::optional<LargeCount>& before, const std::optional<LargeCount>& now) {
  if (!before || !now) return std::nullopt;
  return std::pow(10.0, now->log10 - before->log10);
}

std::vector<DimensionStep> steps_of(const PlannedRows& planned, const TwoWorldsOptions& options,
                                    const EnvelopeRows& wanted) {
  std::vector<DimensionStep> steps;
  for (int d = 1; d <= options.most_dimension; ++d) {
    DimensionStep step;
    step.dimension = d;
    for (const EnvelopeRow& row : planned.of(of_dimension(d), options.goal, wanted)) {
      if (row.name == "m-sharp") step.sharp = row.examples;
      if (row.name == "m-paper" && row.examples) step.paper = *row.examples;
      if (row.name == "lean") step.lean = row.examples;
      if (row.name == "chain") step.chain = row.examples;
    }
    if (!steps.empty()) {
      step.factor = factor_of(steps.back().sharp, step.sharp);
      step.lean_factor = factor_of(steps.back().lean, step.lean);
      step.chain_factor = factor_of(steps.back().chain, step.chain);
    }
    steps.push_back(std::move(step));
  }
  return steps;
}

/// What each class asks for privately, and each dimension. The online side stays as it is.
void put_private(TwoWorldsStudy& study, const Observer& observer, PlannedRows& planned) {
  const TwoWorldsOptions& options = study.options;
  const EnvelopeRows wanted{.agnostic = false, .chain = options.chain};
  for (const TwoWorldsRow& row : study.rows)
    planned.need(of_dimension(envelope_class(row.facts).dimension), options.goal, wanted);
  for (int d = 1; d <= options.most_dimension; ++d) planned.need(of_dimension(d), options.goal, wanted);
  planned.work_out("dimensions", observer);
  study.steps = steps_of(planned, options, wanted);
  for (TwoWorldsRow& row : study.rows) {
    const EnvelopeClass shape = envelope_class(row.facts);
    row.rows =
        envelope_rows(shape, options.goal, planned.of(of_dimension(shape.dimension), options.goal, wanted), observer);
  }
}

Json large_json(const LargeCount& count) {
  Json json = Json::object();
  put_count(json, "examples", count);
  return json;
}

}  // namespace

TwoWorldsStudy run_two_worlds(const TwoWorldsOptions& options, const Observer& observer, PlannedRows* planned) {
  options.goal.validate();
  if (options.rounds < 1 || options.rounds > RegretEngine::most_rounds)
    throw InputError("rounds", std::to_string(options.rounds), rules::between(1, RegretEngine::most_rounds));
  if (options.most_dimension < 1 || options.most_dimension > most_steps)
    throw InputError("dimension", std::to_string(options.most_dimension), rules::between(1, most_steps));
  if (options.classes.empty()) throw InputError("classes", "", rules::is_missing());
  TwoWorldsStudy study;
  study.options = options;
  PlannedRows own;
  PlannedRows& known = planned != nullptr ? *planned : own;
  for (const std::string& text : options.classes) {
    if (stop_requested(observer, {"two worlds", study.rows.size(), options.classes.size()})) throw Stopped();
    TwoWorldsRow row;
    row.facts = class_facts(text, observer);
    row.facts.name = text;
    study.rows.push_back(std::move(row));
  }
  put_private(study, observer, known);
  std::uint64_t done = 0;
  for (TwoWorldsRow& row : study.rows) {
    if (stop_requested(observer, {"two worlds", done++, options.classes.size()})) throw Stopped();
    online_of(row, options, observer);
  }
  return study;
}

void add_chain(TwoWorldsStudy& study, const Observer& observer, PlannedRows& planned) {
  study.options.chain = true;
  put_private(study, observer, planned);
}

Json two_worlds_to_json(const TwoWorldsStudy& study) {
  const EnvelopeGoal& goal = study.options.goal;
  Json json = {{"rounds", study.options.rounds}, {"epsilon", to_string(goal.epsilon)}, {"delta", to_string(goal.delta)},
               {"alpha", to_string(goal.alpha)}, {"beta", to_string(goal.beta)},       {"classes", Json::array()},
               {"dimensions", Json::array()}};
  for (const TwoWorldsRow& row : study.rows) {
    const ClassFacts& facts = row.facts;
    Json one = {{"class", facts.name}};
    put_count(one, "hypotheses", {HypothesisCount::of(facts.hypotheses).log2 * std::log10(2.0), facts.hypotheses});
    one["points"] = facts.points;
    one["dimension"] = facts.littlestone.exact() ? Json(facts.littlestone.lower) : Json(nullptr);
    one["vc"] = facts.vc.exact() ? Json(facts.vc.lower) : Json(nullptr);
    one["randomized"] = row.randomized ? Json(row.randomized->str()) : Json(nullptr);
    one["randomized_lower_bound"] = row.randomized_lower;
    one["randomized_upper_bound"] = row.randomized_upper;
    one["regret"] = row.regret ? Json(row.regret->str()) : Json(nullptr);
    if (!row.regret) one["regret_why_not"] = row.regret_missing;
    one["regret_lower_bound"] = row.regret_lower;
    one["regret_upper_bound"] = row.regret_upper;
    one["rows"] = Json::array();
    for (const EnvelopeRow& bound : row.rows) one["rows"].push_back(envelope_row_to_json(bound));
    json["classes"].push_back(std::move(one));
  }
  for (const DimensionStep& step : study.steps) {
    Json one = {{"dimension", step.dimension}};
    const auto count = [](const std::optional<LargeCount>& some) { return some ? large_json(*some) : Json(nullptr); };
    const auto number = [](const std::optional<double>& some) { return some ? Json(*some) : Json(nullptr); };
    one["sharp"] = count(step.sharp);
    one["paper"] = large_json(step.paper);
    one["factor"] = number(step.factor);
    one["lean"] = count(step.lean);
    one["lean_factor"] = number(step.lean_factor);
    one["chain"] = count(step.chain);
    one["chain_factor"] = number(step.chain_factor);
    json["dimensions"].push_back(std::move(one));
  }
  // Thresholds on R: a point lies between any two, so a mistake can always be forced (Theorem 10), and no number of
  // examples is enough (Theorem 1).
  json["endless"] = {{"class", "thresholds on R"},
                     {"dimension", nullptr},
                     {"mistakes", nullptr},
                     {"examples", nullptr},
                     {"infinite", true}};
  return json;
}

}  // namespace littlestone
