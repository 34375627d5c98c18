// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lean.hpp"

#include <memory>
#include <optional>
#include <ostream>
#include <sstream>
#include <utility>

#include "app/cli/release.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/learner/lean_learner.hpp"
#include "core/learner/lean_privacy.hpp"
#include "core/study/private_run/lean_run.hpp"

namespace littlestone::cli {
namespace {

LeanChoosing choosing_of(const Call& call) { return parse_lean_choosing("choosing", call.text("choosing", "N")); }

Json constants_json(const LeanConstants& constants, const char* kind) {
  Json json = {{"kind", kind},
               {"choosing", to_string(constants.choosing)},
               {"variant", to_string(constants.variant)},
               {"rows", constants.batch},
               {"batches", constants.batches},
               {"selection", constants.selection},
               {"repetitions", constants.repetitions},
               {"opponents", constants.opponents},
               {"list_bound", constants.list_bound},
               {"cap", constants.cap},
               {"gap", constants.gap}};
  if (constants.choosing == LeanChoosing::noisy) {
    json["bar"] = constants.bar;
  } else {
    json["vote_share"] = to_string(constants.vote_share);
  }
  return json;
}

// What is printed of a batch's numbers.
std::string sizes_of(const LeanConstants& constants) {
  std::ostringstream out;
  out << "examples:    " << constants.total << " = " << constants.batches << " batches of " << constants.batch
      << ", and " << constants.selection << " for the selection\n"
      << "lists:       at most " << constants.list_bound << (constants.list_bound == 1 ? " candidate" : " candidates")
      << " a batch, choosing (" << to_string(constants.choosing) << ")";
  if (constants.choosing == LeanChoosing::noisy) out << ", bar " << constants.bar;
  out << '\n';
  return out.str();
}

void put_internals(Json& json, const LeanConstants& constants, const LeanInternals& internals) {
  const ChoosingLaw law = choosing_law(constants, internals);
  Json candidates = Json::array();
  for (std::size_t i = 0; i < internals.candidates.size(); ++i) {
    const LeanCandidate& candidate = internals.candidates[i];
    candidates.push_back({{"labels", candidate.labels.to_string()},
                          {"tag", to_string(candidate.tag)},
                          {"votes", candidate.votes},
                          {"errors", candidate.errors},
                          {"probability", law.chosen[i]}});
  }
  json["candidates"] = std::move(candidates);
  json["default_probability"] = law.none;
  json["list_sizes"] = internals.list_sizes;
}

void print_internals(std::ostream& out, const ConceptClass& concept_class, const LeanConstants& constants,
                     const LeanInternals& internals) {
  const ChoosingLaw law = choosing_law(constants, internals);
  for (std::size_t i = 0; i < internals.candidates.size(); ++i) {
    const LeanCandidate& candidate = internals.candidates[i];
    out << "  " << named(concept_class, candidate.labels) << ", " << to_string(candidate.tag) << ", votes "
        << candidate.votes << ", errors " << candidate.errors << ", chosen with probability " << law.chosen[i] << '\n';
  }
  out << "  none of them: with probability " << law.none << '\n';
}

// The numbers a hand-made learner has where its options are left out.
struct Sizes {
  std::uint64_t rows;
  std::uint64_t batches;
  std::uint64_t selection;
};

constexpr Sizes sizes_to_learn{24, 60, 200};
constexpr Sizes sizes_to_audit{2, 2, 2};

// --rows, --batches, …, of a learner of this goal.
LeanConstants custom_constants(const Call& call, const AccuracyGoal& goal, const Sizes& sizes) {
  constexpr std::uint64_t most = CustomConstants::most_batches;
  refuse_options(call, {"auxiliary", "levels", "removal"});
  LeanConstants constants;
  constants.goal = goal;
  constants.choosing = choosing_of(call);
  const std::string variant = call.text("variant", "items");
  if (variant != "items" && variant != "F") throw InputError("variant", variant, rules::one_of("items, F"));
  constants.variant = variant == "F" ? LeanVariant::stuck : LeanVariant::items;
  constants.batch = count_between(call, "rows", 1, sizes.rows, most);
  constants.batches = count_between(call, "batches", 1, sizes.batches, most);
  constants.selection = count_between(call, "selection", 0, sizes.selection, most);
  constants.cap = call.whole("cap", constants.batches);
  constants.gap = call.whole("gap", std::uint64_t{0});
  constants.vote_share = goal.epsilon * 2 / 3;
  if (call.has("vote-share")) {
    if (constants.choosing != LeanChoosing::exponential) {
      throw InputError("vote-share", call.text("vote-share"), rules::no_option());
    }
    constants.vote_share = parse_rational("vote-share", call.text("vote-share"));
  }
  const auto dimension = static_cast<std::size_t>(std::max(0, goal.dimension));
  if (constants.variant == LeanVariant::items && dimension > 1) constants.repetitions.assign(dimension - 1, 2);
  if (constants.variant == LeanVariant::items && dimension > 2) constants.opponents.assign(dimension - 2, 1);
  if (call.has("repetitions")) constants.repetitions = parse_counts("repetitions", call.text("repetitions"));
  if (call.has("opponents")) constants.opponents = parse_counts("opponents", call.text("opponents"));
  if (dimension == 0) constants.batches = constants.selection = 0;
  constants.complete();
  return constants;
}

Json json_of(const Sample& sample) {
  Json examples = Json::array();
  for (const Example& example : sample) {
    examples.push_back(std::to_string(example.point) + ":" + (example.label == Label::plus ? "+" : "-"));
  }
  return examples;
}

}  // namespace

CalledLearner called_learner(const Call& call, LearnerKind of_scenario, bool with_chain) {
  const std::string constants = call.text("constants", "");
  const bool as_in_scenario = !call.has("constants") && of_scenario != LearnerKind::private_learner;
  const bool other = constants == "lean" || (with_chain && constants == "chain");
  const std::string of_call = other ? constants : as_in_scenario ? std::string(to_string(of_scenario)) : "tournament";
  const std::string learner = call.text("learner", of_call.c_str());
  if (learner != "lean" && learner != "tournament" && (learner != "chain" || !with_chain))
    throw InputError("learner", learner, rules::one_of(with_chain ? "lean, chain, tournament" : "lean, tournament"));
  if (other && learner != constants) throw InputError("learner", learner, rules::equal_to(constants));
  if (learner == "tournament") {
    for (const char* option :
         {"choosing", "rows", "repetitions", "opponents", "variant", "gap", "vote-share", "beside"}) {
      if (call.has(option)) throw InputError(option, call.text(option), rules::for_lean_constants());
    }
    refuse_options(call, {"span"});
    return CalledLearner::tournament;
  }
  const std::string kind = call.text("constants", learner.c_str());
  if (kind != learner && kind != "custom") throw InputError("constants", kind, rules::one_of(learner + ", custom"));
  return learner == "lean" ? CalledLearner::lean : CalledLearner::chain;
}

void add_lean_options(Options& options, bool with_chain) {
  add_option(options, "learner",
             with_chain
                 ? "tournament is M, lean needs far fewer examples (help: lean-learner), chain still fewer at Ldim 2 "
                   "and 3 (help: chain-learner). Default tournament; lean or chain with --constants of that name."
                 : "tournament is M, lean needs far fewer examples (help: lean-learner). Default tournament; lean "
                   "with --constants lean.",
             "name");
  add_option(options, "choosing",
             "How the lean learner chooses a candidate: N, half scores, or E, weights (default N).", "N|E");
}

void add_lean_item_options(Options& options) {
  add_option(options, "rows", "Custom m of the lean learner: rows a batch (default 24; of privacy 2).", "m");
  add_option(options, "repetitions",
             "Custom r1,...: items a batch of the lean learner runs of each level below d (default 2 each).", "counts");
  add_option(options, "opponents", "Custom opponents of its items of levels 3 to d (default 1 each).", "counts");
  add_option(options, "variant", "Custom: items, or F for a class of dimension 2 (default items).", "name");
  add_option(options, "gap", "Custom g: so many errors of a candidate cost it nothing (default 0).", "g");
  add_option(options, "vote-share", "Custom h1 of choosing E, above 0 and below epsilon (default 2/3 epsilon).",
             "number");
}

PlannedLearner planned_lean(const LeanConstants& constants, bool custom, const ConceptClass& concept_class,
                            SoaAutomaton& soa, std::uint64_t most_states) {
  PlannedLearner learner;
  learner.name = "lean";
  learner.title = "Lean learner";
  learner.examples = constants.total.convert_to<std::uint64_t>();
  learner.custom = custom;
  learner.constants = [=] { return constants_json(constants, custom ? "custom" : "lean"); };
  learner.sizes = sizes_of(constants);
  learner.most_states = most_states;
  learner.validate = [constants, &soa] {
    LeanLearnerOptions{constants}.validate(soa.dimension(SoaAutomaton::start()));
  };
  learner.run = [constants, most_states, &concept_class, &soa](const LearnerData& data, std::uint64_t seed,
                                                               bool system_entropy, const Observer& observer) {
    LeanLearnerOptions options;
    options.constants = constants;
    options.seed = seed;
    options.system_entropy = system_entropy;
    options.most_states = most_states;
    LeanLearnerResult result = run_lean_learner(soa, data, options, observer);
    PlannedAnswer answer{
        std::move(result.hypothesis), result.is_default, result.examples, result.dimension, result.ended, {}, {}};
    const auto internals = std::make_shared<const LeanInternals>(std::move(result.internals));
    answer.internals = [=](Json& json) { put_internals(json, constants, *internals); };
    answer.print_internals = [=, &concept_class](std::ostream& out) {
      print_internals(out, concept_class, constants, *internals);
    };
    return answer;
  };
  return learner;
}

int learn_lean(const Call& call, const Scenario& scenario) {
  const bool custom = call.text("constants", "lean") == "custom";
  refuse_options(call, {"list-by", "on-fail", "span"});
  for (const char* option : {"auxiliary", "levels", "removal", "cap", "batches", "selection", "rows", "repetitions",
                             "opponents", "variant", "gap", "vote-share"}) {
    if (!custom && call.has(option)) throw InputError(option, call.text(option), rules::for_custom_constants("lean"));
  }
  const Observer observer = is_release(call) ? silent_observer() : progress_observer(call.err());
  const ConceptClass concept_class = make_class(scenario.class_text);
  SoaAutomaton soa(concept_class, observer);
  const AccuracyGoal goal = goal_of(scenario, soa.dimension(SoaAutomaton::start()));
  LeanConstants constants =
      custom ? custom_constants(call, goal, sizes_to_learn) : lean_constants(goal, choosing_of(call));
  std::string needed;
  if (const auto budget = smaller_budget(call, constants.total)) {
    needed = constants.total.str();
    const auto scaled = scale_to_budget(constants, *budget);
    if (!scaled) throw InputError("budget", call.text("budget"), rules::one_batch(constants.batch));
    constants = *scaled;
  }
  PlannedLearner learner =
      planned_lean(constants, custom, concept_class, soa, call.has("data") ? release_states(concept_class) : 0);
  learner.needed = needed;
  return learn_planned(call, scenario, concept_class, soa, learner, observer);
}

int privacy_lean(const Call& call, const Scenario& scenario) {
  const ConceptClass concept_class = make_class(call.positional(0, "class"));
  call.expect_positionals(1);
  for (const char* option : {"pld", "interval", "list-by", "on-fail"}) {
    if (call.has(option)) throw InputError(option, call.text(option), rules::no_option());
  }
  const Observer observer = progress_observer(call.err());
  SoaAutomaton soa(concept_class, observer);
  ExactLeanOptions options;
  AccuracyGoal goal;
  goal.dimension = soa.dimension(SoaAutomaton::start());
  goal.epsilon = scenario.epsilon;
  goal.delta = scenario.delta;
  const LeanConstants constants = custom_constants(call, goal, sizes_to_audit);
  options.learner.constants = constants;
  const ExactLeanPrivacy exact = exact_lean_privacy(soa, options, observer);
  if (exact.ended == Ended::stopped) {
    call.err() << "stopped\n";
    return exit_stopped;
  }
  const std::string epsilon = to_string(constants.goal.epsilon);
  const std::string delta = to_string(constants.goal.delta);
  if (call.json()) {
    call.print({{"epsilon", epsilon},
                {"delta", delta},
                {"learner", "lean"},
                {"constants", constants_json(constants, "custom")},
                {"exact_delta", exact.delta()},
                {"batch_delta", exact.batch_delta},
                {"selection_delta", exact.selection_delta},
                {"hypothesis_delta", exact.hypothesis_delta},
                {"lists", exact.lists},
                {"longest_list", exact.longest_list},
                {"datasets", exact.datasets.str()},
                {"neighbours", exact.neighbours.str()},
                {"worst", json_of(exact.worst)},
                {"worst_neighbour", json_of(exact.worst_neighbour)}});
    return exit_done;
  }
  call.out() << "datasets:    all " << exact.datasets << " of " << constants.total << " examples, and all "
             << exact.neighbours << " ordered pairs of neighbours\n"
             << "lists:       " << exact.lists << " different ones, the longest of " << exact.longest_list
             << ", at most " << constants.list_bound << " allowed\n"
             << "promised:    delta " << delta << " at epsilon " << epsilon << '\n'
             << "exact:       delta " << upper_text(exact.delta()) << " at epsilon " << epsilon
             << ", of the chosen candidate with its tag\n"
             << "  an example of a batch replaced:      " << upper_text(exact.batch_delta) << '\n'
             << "  one of the selection sample:         " << upper_text(exact.selection_delta) << '\n'
             << "  what is printed, either:             " << upper_text(exact.hypothesis_delta) << '\n';
  return exit_done;
}

}  // namespace littlestone::cli
