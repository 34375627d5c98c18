// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/scenario.hpp"

#include <algorithm>
#include <array>

#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/study/chapters/chapter_file.hpp"
#include "core/study/chapters/scenario_fields.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array all_learners = {LearnerKind::private_learner, LearnerKind::lean,    LearnerKind::chain,
                                     LearnerKind::relabelled,      LearnerKind::generic, LearnerKind::consistent};

// What is wrong beyond the form: numbers out of their rows' ranges, and a class, a distribution and constants that do
// not fit together.
void check_meaning(Scenario& scenario, std::vector<InputError>& problems) {
  check_fields(scenario_fields(), scenario, problems);
  // What a row has said already is not said again.
  const auto guard = [&](auto&& check) {
    try {
      check();
    } catch (const InputError& error) {
      const bool said = std::any_of(problems.begin(), problems.end(), [&](const InputError& problem) {
        return problem.field().substr(0, problem.field().find('[')) == error.field();
      });
      if (!said) problems.push_back(error);
    }
  };
  guard([&] { const StableHistogram checks(scenario.epsilon, scenario.delta); });
  guard([&] {
    const ConceptClass concept_class = make_class(scenario.class_text);
    guard([&] { (void)make_distribution(concept_class, scenario.marginal, scenario.target); });
    const int dimension = littlestone_dimension(concept_class);
    guard([&] {
      scenario = resolve_constants(std::move(scenario), dimension);
      learner_options(scenario).validate(dimension);
    });
  });
}

}  // namespace

std::string_view to_string(LearnerKind kind) {
  switch (kind) {
    case LearnerKind::private_learner: return "M";
    case LearnerKind::lean: return "lean";
    case LearnerKind::chain: return "chain";
    case LearnerKind::generic: return "generic";
    case LearnerKind::consistent: return "consistent";
    case LearnerKind::relabelled: return "relabel";
  }
  return "";
}

std::optional<LearnerKind> learner_of(std::string_view name) {
  for (const LearnerKind kind : all_learners) {
    if (name == to_string(kind)) return kind;
  }
  return std::nullopt;
}

bool operator==(const Scenario& a, const Scenario& b) { return scenario_to_json(a) == scenario_to_json(b); }

Scenario scenario_from_json(const Json& json, std::vector<InputError>& problems) {
  const Json numbered = json.is_object() ? chapter_file::with_numbers(json, scenario_named(), problems) : json;
  if (!problems.empty()) return {};
  Scenario scenario = scenario_fields_from_json(numbered, problems);
  if (problems.empty()) check_meaning(scenario, problems);
  return scenario;
}

Scenario scenario_fields_from_json(const Json& json, std::vector<InputError>& problems) {
  Scenario scenario;
  if (!json.is_object()) {
    problems.emplace_back("scenario", json.dump(), rules::json_object());
    return scenario;
  }
  if (!chapter_file::read_head(json, scenario_version, problems)) return scenario;
  fields_from_json(scenario_fields(), json, {"version", "$schema"}, rules::no_scenario_field(), scenario, problems);
  return scenario;
}

Scenario parse_scenario(const std::string& text) {
  const Json json = parse_json("scenario", text);
  std::vector<InputError> problems;
  Scenario scenario = scenario_from_json(json, problems);
  if (!problems.empty()) throw InputError(problems.front());
  return scenario;
}

Scenario read_scenario_file(const std::string& path) { return chapter_file::read(path, parse_scenario); }

Scenario without_words(Scenario scenario) {
  scenario.title = scenario.lesson = scenario.source = {};
  return scenario;
}

Json scenario_to_json(const Scenario& scenario) {
  Json json = {{"version", scenario_version}};
  json.update(fields_to_json(scenario_fields(), scenario));
  return json;
}

AccuracyGoal goal_of(const Scenario& scenario, int dimension) {
  return {dimension, scenario.epsilon, scenario.delta, scenario.alpha, scenario.beta};
}

Scenario resolve_constants(Scenario scenario, int dimension) {
  if (scenario.constants_kind == ConstantsKind::custom) return scenario;
  const AccuracyGoal goal = goal_of(scenario, dimension);
  const ListRule list_by = scenario.constants.list_by;
  const OnFail on_fail = scenario.constants.on_fail;
  scenario.constants =
      runnable(scenario.constants_kind == ConstantsKind::sharp ? sharp_constants(goal, list_by, on_fail)
                                                               : paper_constants(goal));
  scenario.constants.list_by = list_by;
  scenario.constants.on_fail = on_fail;
  return scenario;
}

std::shared_ptr<const Instance> instance_of(const Scenario& scenario, const std::shared_ptr<const Instance>& known) {
  return Instance::make(scenario.class_text, scenario.marginal, scenario.target, known);
}

PrivateLearnerOptions learner_options(const Scenario& scenario) {
  PrivateLearnerOptions options;
  options.epsilon = scenario.epsilon;
  options.delta = scenario.delta;
  options.constants = scenario.constants;
  options.seed = scenario.seed;
  return options;
}

}  // namespace littlestone
