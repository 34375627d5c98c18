// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/chain.hpp"

#include <algorithm>
#include <memory>
#include <ostream>
#include <sstream>
#include <utility>
#include <vector>

#include "app/cli/lean.hpp"
#include "app/cli/planned.hpp"
#include "app/cli/release.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/learner/chain_learner.hpp"

namespace littlestone::cli {
namespace {

// --rows, --span, --cap and --gap, of a learner of this goal.
ChainConstants custom_constants(const Call& call, const AccuracyGoal& goal) {
  refuse_options(call, {"auxiliary", "levels", "removal", "batches", "selection"});
  constexpr std::uint64_t most = CustomConstants::most_batches;
  ChainConstants constants;
  constants.goal = goal;
  constants.examples = count_between(call, "rows", 1, 600, most);
  constants.span = count_between(call, "span", 1, std::min<std::uint64_t>(constants.examples, 120), constants.examples);
  constants.cap = count_between(call, "cap", 1, 40, most);
  constants.gap = count_between(call, "gap", 0, 0, most);
  constants.complete();
  return constants;
}

Json constants_json(const ChainConstants& constants, const char* kind) {
  return {{"kind", kind},
          {"rows", constants.examples},
          {"span", constants.span},
          {"cap", constants.cap},
          {"gap", constants.gap},
          {"names", constants.names},
          {"list_bound", constants.list_bound},
          {"places", constants.places},
          {"bar", constants.bar}};
}

std::string sizes_of(const ChainConstants& constants) {
  std::ostringstream out;
  out << "examples:    " << constants.examples << ", read once; runs of at most " << constants.span << " of them\n"
      << "names:       one example can take " << constants.list_bound << " of them away, bar " << constants.bar
      << ", scores up to " << constants.cap << '\n';
  return out.str();
}

void put_internals(Json& json, const ChainConstants& constants, const ChainInternals& internals) {
  const ChoosingLaw law = choosing_law(constants, internals);
  Json candidates = Json::array();
  for (std::size_t i = 0; i < internals.candidates.size(); ++i) {
    const ChainCandidate& candidate = internals.candidates[i];
    candidates.push_back({{"labels", candidate.labels.to_string()},
                          {"level", candidate.level},
                          {"runs", candidate.runs},
                          {"errors", candidate.errors},
                          {"score", candidate.score},
                          {"probability", law.chosen[i]}});
  }
  json["candidates"] = std::move(candidates);
  json["default_probability"] = law.none;
}

void print_internals(std::ostream& out, const ConceptClass& concept_class, const ChainConstants& constants,
                     const ChainInternals& internals) {
  const ChoosingLaw law = choosing_law(constants, internals);
  for (std::size_t i = 0; i < internals.candidates.size(); ++i) {
    const ChainCandidate& candidate = internals.candidates[i];
    out << "  " << named(concept_class, candidate.labels) << ", level " << candidate.level << ", runs "
        << candidate.runs << ", errors " << candidate.errors << ", score " << candidate.score
        << ", chosen with probability " << law.chosen[i] << '\n';
  }
  out << "  none of them: with probability " << law.none << '\n';
}

PlannedLearner planned_chain(const ChainConstants& constants, bool custom, const ConceptClass& concept_class,
                             SoaAutomaton& soa) {
  PlannedLearner learner;
  learner.name = "chain";
  learner.title = "Chain learner";
  learner.examples = constants.examples;
  learner.custom = custom;
  learner.constants = [=] { return constants_json(constants, custom ? "custom" : "chain"); };
  learner.sizes = sizes_of(constants);
  learner.validate = [constants, &soa] {
    ChainLearnerOptions{constants}.validate(soa.dimension(SoaAutomaton::start()));
  };
  learner.run = [constants, &concept_class, &soa](const LearnerData& data, std::uint64_t seed, bool system_entropy,
                                                  const Observer& observer) {
    ChainLearnerResult result = run_chain_learner(soa, data, {constants, seed, system_entropy}, observer);
    PlannedAnswer answer{
        std::move(result.hypothesis), result.is_default, result.examples, result.dimension, result.ended, {}, {}};
    const auto internals = std::make_shared<const ChainInternals>(std::move(result.internals));
    answer.internals = [=](Json& json) { put_internals(json, constants, *internals); };
    answer.print_internals = [=, &concept_class](std::ostream& out) {
      print_internals(out, concept_class, constants, *internals);
    };
    return answer;
  };
  return learner;
}

}  // namespace

void add_chain_options(Options& options) {
  add_option(options, "span", "Custom m of the chain learner: rows of a run at most (default 120).", "m");
}

int learn_chain(const Call& call, const Scenario& scenario) {
  const bool custom = call.text("constants", "chain") == "custom";
  refuse_options(call, {"list-by", "on-fail", "choosing", "repetitions", "opponents", "variant", "vote-share"});
  for (const char* option : {"auxiliary", "levels", "removal", "cap", "batches", "selection", "rows", "span", "gap"}) {
    if (!custom && call.has(option)) throw InputError(option, call.text(option), rules::for_custom_constants("chain"));
  }
  const Observer observer = is_release(call) ? silent_observer() : progress_observer(call.err());
  const ConceptClass concept_class = make_class(scenario.class_text);
  SoaAutomaton soa(concept_class, observer);
  const AccuracyGoal goal = goal_of(scenario, soa.dimension(SoaAutomaton::start()));
  ChainConstants constants = custom ? custom_constants(call, goal) : chain_constants(goal);
  std::string needed;
  if (const auto budget = smaller_budget(call, constants.examples)) {
    needed = std::to_string(constants.examples);
    const auto scaled = scale_to_budget(constants, *budget);
    if (!scaled) throw InputError("budget", call.text("budget"), rules::at_least(1));
    constants = *scaled;
  }
  PlannedLearner learner = planned_chain(constants, custom, concept_class, soa);
  learner.needed = needed;
  std::vector<PlannedLearner> beside;
  if (call.has("beside"))
    beside.push_back(planned_lean(lean_constants(goal, LeanChoosing::noisy), false, concept_class, soa, 0));
  return learn_planned(call, scenario, concept_class, soa, learner, observer, beside);
}

}  // namespace littlestone::cli
