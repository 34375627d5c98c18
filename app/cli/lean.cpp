// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lean.hpp"

#include <iomanip>
#include <optional>
#include <ostream>
#include <sstream>

#include "app/cli/counted.hpp"
#include "app/cli/data.hpp"
#include "app/cli/data_options.hpp"
#include "app/cli/drawing.hpp"
#include "app/cli/draws.hpp"
#include "app/cli/release.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/learner/lean_learner.hpp"
#include "core/learner/lean_privacy.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "core/study/private_run/private_run.hpp"

namespace littlestone::cli {
namespace {

// M on the same distribution, with constants that promise the same.
struct Beside {
  Scenario scenario;
  std::shared_ptr<const PrivateRun> run;  // where figures are asked for
  PrivateLearnerResult result;
  double loss = 0;
};

// What a run found, on the way to being printed.
struct Answered {
  LeanConstants constants;
  bool custom = false;  // chosen by hand
  LeanLearnerResult result;
  std::optional<double> loss;             // on a known distribution, outside releases
  std::optional<std::uint64_t> replaced;  // records of the data file, where they were replaced; before the boundary
  std::optional<BigInteger> needed;       // by the theorem, where a budget is below that
  std::uint64_t most_states = 0;
  std::optional<Beside> beside;
  Released released;
};

LeanChoosing choosing_of(const Call& call) { return parse_lean_choosing("choosing", call.text("choosing", "N")); }

// What is promised about the loss, and why.
struct Guarantee {
  bool accurate = false;
  std::string why;
};

Guarantee guarantee_of(const Scenario& scenario, const Answered& answered) {
  Guarantee guarantee;
  if (answered.custom) {
    guarantee.why = "custom constants do not promise accuracy";
  } else if (answered.needed) {
    guarantee.why =
        "below the " + answered.needed->str() + " examples of the lean constants the theorem does not promise accuracy";
  } else {
    guarantee.accurate = true;
    guarantee.why = "loss <= " + to_string(scenario.alpha) + " except with probability " + to_string(scenario.beta) +
                    ", for every realizable distribution (help: lean-learner)";
  }
  return guarantee;
}

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

Json internals_json(const Answered& answered) {
  const LeanInternals& internals = answered.result.internals;
  const ChoosingLaw law = choosing_law(answered.constants, internals);
  Json candidates = Json::array();
  for (std::size_t i = 0; i < internals.candidates.size(); ++i) {
    const LeanCandidate& candidate = internals.candidates[i];
    candidates.push_back({{"labels", candidate.labels.to_string()},
                          {"tag", to_string(candidate.tag)},
                          {"votes", candidate.votes},
                          {"errors", candidate.errors},
                          {"probability", law.chosen[i]}});
  }
  Json json = {{"private", false},
               {"note", "before the privacy boundary: shown on request, for synthetic data only"},
               {"candidates", std::move(candidates)},
               {"default_probability", law.none},
               {"list_sizes", internals.list_sizes}};
  if (answered.replaced) json["replaced_records"] = *answered.replaced;
  return json;
}

Json beside_json(const Beside& beside) {
  const CustomConstants& constants = beside.scenario.constants;
  return {{"learner", "tournament"},
          {"hypothesis", beside.result.hypothesis.to_string()},
          {"loss", beside.loss},
          {"examples", beside.result.examples},
          {"constants",
           {{"kind", to_string(beside.scenario.constants_kind)},
            {"auxiliary", constants.auxiliary},
            {"cap", constants.cap},
            {"batches", constants.batches},
            {"selection", constants.selection},
            {"threshold", beside.result.threshold}}},
          {"seed", std::to_string(beside.scenario.seed)}};
}

void print_json(const Call& call, const Scenario& scenario, const ConceptClass& concept_class,
                const Answered& answered) {
  const LeanLearnerResult& result = answered.result;
  const Guarantee guarantee = guarantee_of(scenario, answered);
  Json json = {{"class", concept_class.name()},
               {"learner", "lean"},
               {"hypothesis", result.hypothesis.to_string()},
               {"is_default", result.is_default}};
  if (const std::string name = concept_class.name_of(result.hypothesis); !name.empty()) json["name"] = name;
  if (answered.loss) json["loss"] = *answered.loss;
  json["epsilon"] = to_string(scenario.epsilon);
  json["delta"] = to_string(scenario.delta);
  json["release"] = is_release(call);
  json["guarantee"] = guarantee_json(answered.released, guarantee.accurate, guarantee.why);
  put_ledger(json, answered.released);
  json["examples"] = result.examples;
  json["constants"] = constants_json(answered.constants, answered.custom ? "custom" : "lean");
  if (call.has("data")) json["constants"]["most_states"] = answered.most_states;
  if (call.has("data")) tell_data(call, json, is_release(call));
  if (!is_release(call)) json["seed"] = std::to_string(scenario.seed);
  json["ended"] = to_string(result.ended);
  if (answered.beside) json["beside"] = beside_json(*answered.beside);
  if (call.has("reveal")) json["internals"] = internals_json(answered);
  call.print(json);
}

// "5696", "1.3": how many times as many.
std::string times(std::uint64_t many, std::uint64_t few) {
  std::ostringstream text;
  const double ratio = static_cast<double>(many) / static_cast<double>(few);
  text << std::fixed << std::setprecision(ratio < 10 ? 1 : 0) << ratio;
  return text.str();
}

void print_beside(std::ostream& out, const ConceptClass& concept_class, const Answered& answered) {
  const Beside& beside = *answered.beside;
  const CustomConstants& constants = beside.scenario.constants;
  const std::uint64_t ours = answered.result.examples;
  const std::uint64_t theirs = beside.result.examples;
  const std::string name = concept_class.name_of(beside.result.hypothesis);
  out << "\nBeside it M, the tournament learner, with " << to_string(beside.scenario.constants_kind)
      << " constants (Theorem 3):\n"
      << "examples:    " << theirs << " = " << constants.batches << " batches of " << constants.cap << " + "
      << constants.auxiliary << ", and " << constants.selection << " for the selection\n"
      << "hypothesis:  " << beside.result.hypothesis.to_string() << "  "
      << (name.empty() ? "(not in the class)" : "= " + name)
      << (beside.result.selected ? "" : ", the SOA's answer before any example") << '\n'
      << "loss:        " << beside.loss << " (exact, on the known distribution)\n"
      << "\nIn short:    lean " << ours << " examples, M " << theirs;
  if (ours > 0 && theirs > ours) out << ", " << times(theirs, ours) << " times as many";
  out << '\n';
}

void print_text(const Call& call, const Scenario& scenario, const ConceptClass& concept_class,
                const Answered& answered) {
  const LeanLearnerResult& result = answered.result;
  const LeanConstants& constants = answered.constants;
  const Guarantee guarantee = guarantee_of(scenario, answered);
  const auto named = [&](const LabelVector& labels) {
    const std::string name = concept_class.name_of(labels);
    return labels.to_string() + "  " + (name.empty() ? "(not in the class)" : "= " + name);
  };
  std::ostream& out = call.out();
  out << "Lean learner on " << harmless(concept_class.name()) << " (" << hypotheses(concept_class.size()) << ", "
      << points(concept_class.points()) << ", Ldim " << result.dimension << ")\n";
  if (!call.has("data")) {
    out << "data:        " << scenario.marginal << " marginal, target " << concept_class.given_name(scenario.target)
        << '\n';
  }
  print_privacy(out, answered.released);
  print_ledger(out, answered.released);
  out << "promise:     " << guarantee.why << '\n'
      << "examples:    " << result.examples << " = " << constants.batches << " batches of " << constants.batch
      << ", and " << constants.selection << " for the selection\n"
      << "lists:       at most " << constants.list_bound << (constants.list_bound == 1 ? " candidate" : " candidates")
      << " a batch, choosing (" << to_string(constants.choosing) << ")";
  if (constants.choosing == LeanChoosing::noisy) out << ", bar " << constants.bar;
  out << '\n'
      << "hypothesis:  " << named(result.hypothesis)
      << (result.is_default ? ", the SOA's answer before any example" : "") << '\n';
  if (answered.loss) out << "loss:        " << *answered.loss << " (exact, on the known distribution)\n";
  if (call.has("data")) print_data(call, is_release(call));
  if (!is_release(call)) out << "seed:        " << scenario.seed << '\n';
  if (answered.beside) print_beside(out, concept_class, answered);
  if (!call.has("reveal")) return;
  const ChoosingLaw law = choosing_law(constants, result.internals);
  out << "\nBefore the privacy boundary (shown only because --reveal asks for it):\n";
  for (std::size_t i = 0; i < result.internals.candidates.size(); ++i) {
    const LeanCandidate& candidate = result.internals.candidates[i];
    out << "  " << named(candidate.labels) << ", " << to_string(candidate.tag) << ", votes " << candidate.votes
        << ", errors " << candidate.errors << ", chosen with probability " << law.chosen[i] << '\n';
  }
  out << "  none of them: with probability " << law.none << '\n';
  if (answered.replaced) out << "  Replaced: " << *answered.replaced << " records that cannot be used\n";
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
  for (const char* option : {"auxiliary", "levels", "removal"}) {
    if (call.has(option)) throw InputError(option, call.text(option), rules::no_option());
  }
  const auto count = [&](const char* option, std::uint64_t least, std::uint64_t otherwise) {
    const std::uint64_t value = call.whole(option, otherwise);
    if (value < least || value > most) throw InputError(option, call.text(option), rules::between(least, most));
    return value;
  };
  LeanConstants constants;
  constants.goal = goal;
  constants.choosing = choosing_of(call);
  const std::string variant = call.text("variant", "items");
  if (variant != "items" && variant != "F") throw InputError("variant", variant, rules::one_of("items, F"));
  constants.variant = variant == "F" ? LeanVariant::stuck : LeanVariant::items;
  constants.batch = count("rows", 1, sizes.rows);
  constants.batches = count("batches", 1, sizes.batches);
  constants.selection = count("selection", 0, sizes.selection);
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

// M with the constants that --beside names, with or without what its figures are drawn from.
Beside run_beside(const Call& call, Scenario scenario, SoaAutomaton& soa, const Distribution& distribution,
                  const Observer& observer) {
  scenario = with_player(std::move(scenario), false);  // its figures are M's, though the scenario may play lean
  scenario.constants_kind = parse_constants_kind("beside", call.text("beside"));
  if (scenario.constants_kind == ConstantsKind::custom) {
    throw InputError("beside", call.text("beside"), rules::proved_constants());
  }
  Beside beside;
  if (call.has("figures") || call.has("out")) {
    beside.run = compute_private_run(scenario, observer);
    beside.scenario = beside.run->scenario;
    beside.result = beside.run->result;
    beside.loss = beside.run->loss;
    return beside;
  }
  beside.scenario = resolve_constants(std::move(scenario), soa.dimension(SoaAutomaton::start()));
  beside.result = run_private_learner(soa, distribution, learner_options(beside.scenario), observer);
  if (beside.result.ended == Ended::completed) {
    beside.loss = population_loss(beside.result.hypothesis, distribution);
  }
  return beside;
}

Json json_of(const Sample& sample) {
  Json examples = Json::array();
  for (const Example& example : sample) {
    examples.push_back(std::to_string(example.point) + ":" + (example.label == Label::plus ? "+" : "-"));
  }
  return examples;
}

}  // namespace

bool wants_lean(const Call& call, bool of_scenario) {
  const bool lean_constants = call.text("constants", "") == "lean";
  const bool as_in_scenario = !call.has("constants") && of_scenario;
  const std::string learner = call.text("learner", lean_constants || as_in_scenario ? "lean" : "tournament");
  if (learner != "lean" && learner != "tournament") {
    throw InputError("learner", learner, rules::one_of("lean, tournament"));
  }
  if (learner == "tournament" && lean_constants) {
    throw InputError("learner", learner, rules::equal_to("lean"));
  }
  const std::string kind = call.text("constants", "lean");
  if (learner == "lean" && kind != "lean" && kind != "custom") {
    throw InputError("constants", kind, rules::one_of("lean, custom"));
  }
  if (learner == "tournament") {
    for (const char* option :
         {"choosing", "rows", "repetitions", "opponents", "variant", "gap", "vote-share", "beside"}) {
      if (call.has(option)) throw InputError(option, call.text(option), rules::for_lean_constants());
    }
  }
  return learner == "lean";
}

void add_lean_options(Options& options) {
  add_option(options, "learner",
             "tournament is M, lean needs far fewer examples (help: lean-learner). Default tournament; lean with "
             "--constants lean.",
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

int learn_lean(const Call& call, const Scenario& scenario) {
  const bool custom = call.text("constants", "lean") == "custom";
  if (call.has("list-by")) throw InputError("list-by", call.text("list-by"), rules::no_option());
  for (const char* option : {"auxiliary", "levels", "removal", "cap", "batches", "selection", "rows", "repetitions",
                             "opponents", "variant", "gap", "vote-share"}) {
    if (!custom && call.has(option)) throw InputError(option, call.text(option), rules::for_custom_constants("lean"));
  }
  const Observer observer = is_release(call) ? silent_observer() : progress_observer(call.err());
  const ConceptClass concept_class = make_class(scenario.class_text);
  SoaAutomaton soa(concept_class, observer);
  Answered answered;
  answered.custom = custom;
  const AccuracyGoal goal = goal_of(scenario, soa.dimension(SoaAutomaton::start()));
  answered.constants = custom ? custom_constants(call, goal, sizes_to_learn) : lean_constants(goal, choosing_of(call));
  if (call.has("budget") && !has_privacy_budget(call) && call.whole("budget") < answered.constants.total) {
    answered.needed = answered.constants.total;
    const auto scaled = scale_to_budget(answered.constants, call.whole("budget"));
    if (!scaled) {
      throw InputError("budget", call.text("budget"), rules::one_batch(answered.constants.batch));
    }
    answered.constants = *scaled;
  }
  LeanLearnerOptions options;
  options.constants = answered.constants;
  options.seed = scenario.seed;
  options.system_entropy = is_release(call);
  LearnerData data;
  if (!call.has("data")) {
    data = make_distribution(concept_class, scenario.marginal, scenario.target);
  } else {
    options.most_states = answered.most_states = release_states(concept_class);
    data = read_data(call, concept_class, answered.constants.total.convert_to<std::uint64_t>(), answered.replaced);
  }
  const auto data_of_run = [&]() -> LearnerData {
    const auto* rows = std::get_if<Sample>(&data);
    if (rows == nullptr) return data;
    return rows_in_order(call, *rows, options.system_entropy ? SeedTree::system() : SeedTree(options.seed));
  };
  const Draws draws = read_draws(call, options.seed, options.system_entropy);
  options.validate(soa.dimension(SoaAutomaton::start()));
  check_learner_data(concept_class, data, answered.constants.total.convert_to<std::uint64_t>());
  answered.released = account_learning(call, scenario, data, draws.number);
  if (draws.many) {
    return print_draws(call, draws, head_of_draws(call, answered.released), [&](std::uint64_t i) {
      options.seed = scenario.seed + i;
      answered.result = run_lean_learner(soa, data_of_run(), options, silent_observer());
      if (answered.result.ended == Ended::stopped) throw Stopped();
      Json answer = {{"hypothesis", answered.result.hypothesis.to_string()},
                     {"is_default", answered.result.is_default}};
      if (call.has("reveal")) answer["internals"] = internals_json(answered);
      if (call.has("data")) tell_data(call, answer, is_release(call));
      return answer;
    });
  }
  answered.result = run_lean_learner(soa, data_of_run(), options, observer);
  if (answered.result.ended == Ended::stopped) {
    call.err() << "stopped: nothing was released\n";
    return exit_stopped;
  }
  if (const auto* distribution = std::get_if<Distribution>(&data); distribution != nullptr && !is_release(call)) {
    answered.loss = population_loss(answered.result.hypothesis, *distribution);
    if (call.has("beside")) {
      answered.beside = run_beside(call, scenario, soa, *distribution, observer);
      if (answered.beside->result.ended == Ended::stopped) {
        call.err() << "stopped: nothing was released\n";
        return exit_stopped;
      }
    }
  }
  if (call.json()) {
    print_json(call, scenario, concept_class, answered);
  } else {
    print_text(call, scenario, concept_class, answered);
  }
  const std::shared_ptr<const PrivateRun> run = answered.beside ? answered.beside->run : nullptr;
  return run ? draw_run(call, run, observer) : exit_done;
}

int privacy_lean(const Call& call, const Scenario& scenario) {
  const ConceptClass concept_class = make_class(call.positional(0, "class"));
  call.expect_positionals(1);
  for (const char* option : {"pld", "interval", "list-by"}) {
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
