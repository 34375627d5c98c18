// SPDX-License-Identifier: GPL-3.0-or-later
// learn: the private learner M on a class and a distribution, a data file or a scenario.
#include <filesystem>
#include <ostream>

#include "app/cli/chain.hpp"
#include "app/cli/counted.hpp"
#include "app/cli/data.hpp"
#include "app/cli/data_options.hpp"
#include "app/cli/drawing.hpp"
#include "app/cli/draws.hpp"
#include "app/cli/lean.hpp"
#include "app/cli/release.hpp"
#include "app/cli/shared_options.hpp"
#include "core/base/error.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/privacy/partition_selection.hpp"
#include "core/study/private_run/player.hpp"
#include "core/study/private_run/private_run.hpp"
#include "core/study/sweep/sweep.hpp"

namespace littlestone::cli {
namespace {

void configure_learn(Options& options) {
  add_field_options(options, FieldGroup::distribution);
  add_input(options, "data",
            "Learn from this CSV file (point,label) instead of a known distribution; a release unless --seed is given.",
            "file");
  add_column_options(options);
  add_order_option(options);
  add_field_options(options, FieldGroup::goal);
  add_field_options(options, FieldGroup::constants);
  add_lean_options(options, true);
  add_lean_item_options(options);
  add_chain_options(options);
  add_option(options, "beside",
             "With the lean or chain learner: also run M with its sharp (or paper) constants, which promise the same, "
             "and compare; "
             "with the chain learner lean, too.",
             "kind");
  add_option(
      options, "budget",
      "Use at most n examples: the constants' proportions scaled to it. Or E,D, with --ledger: refuse the run if "
      "the ledger's sums of epsilon or delta would pass these.",
      "n|E,D");
  add_ledger_option(options);
  add_field_option(options, "seed", scenario_of_class(""), "With --data the run is for study and not private.");
  add_flag(
      options, "release",
      "Draw from the operating system's entropy and print only private outputs; lines of the "
      "data file that cannot be used count as point 0 with label -1. It is called private if epsilon is at most 10 "
      "and delta is below 1/1000 and below one over the number of records.");
  add_flag(options, "reveal",
           "Also print what lies before the privacy boundary, of a seeded run; a data file is then "
           "read as a release reads it.");
  add_option(
      options, "draws",
      "Answer so often, one JSON object a line: with seed, seed + 1, …; on a data file needs --release or --seed.",
      "N");
  add_output(options, "figures",
             "Also write figures with captions (svg, png, pdf, txt) into this directory; with proved constants all but "
             "loss are of the worked example.",
             "dir", Names::output_folder, files_of_figures);
  add_output(options, "out", "Also write the run as one web page that plays it in any browser: .html.");
}

// The call as a scenario: a shipped or given scenario, or a class with defaults; options override either.
Scenario scenario_of(const Call& call) {
  const std::string first = call.positional(0, "class");
  call.expect_positionals(1);
  Scenario scenario = load_scenario_or_class(first);
  read_field_options(call, FieldGroup::distribution, scenario);
  read_field_options(call, FieldGroup::goal, scenario);
  const CalledLearner learner = called_learner(call, player_of(scenario), true);
  if (learner == CalledLearner::tournament && player_of(scenario) != LearnerKind::private_learner)
    scenario = with_player(std::move(scenario), LearnerKind::private_learner);
  if (learner == CalledLearner::tournament) read_field_options(call, FieldGroup::constants, scenario);
  read_field_options(call, FieldGroup::randomness, scenario);
  return scenario;
}

void check_combinations(const Call& call) {
  const auto exclude = [&](const char* a, const char* b, const Rule& rule) {
    if (call.has(a) && call.has(b)) throw InputError(b, call.text(b), rule);
  };
  exclude("release", "seed", rules::release_without_seed());
  exclude("release", "reveal", rules::release_prints_private());
  for (const char* drawn : {"figures", "out"}) {
    exclude("release", drawn, rules::release_prints_private());
    exclude("data", drawn, rules::figures_need_distribution());
    exclude("budget", drawn, rules::figures_of_own_constants());
    exclude(drawn, "draws", rules::equal_to(1));
    if (called_learner(call, LearnerKind::private_learner, true) != CalledLearner::tournament && call.has(drawn) &&
        !call.has("beside")) {
      throw InputError(drawn, call.text(drawn), rules::figures_of_own_constants());
    }
  }
  check_column_options(call);
  if (call.has("reveal") && is_release(call)) throw InputError("reveal", "", rules::reveal_needs_seed());
  exclude("data", "marginal", rules::data_without_distribution());
  exclude("data", "target", rules::data_without_target());
  for (const char* option : {"data", "release", "draws"}) exclude(option, "beside", rules::beside_of_seeded_runs());
  if (call.has("in-order") && !call.has("data")) throw InputError("data", "", rules::is_missing());
}

bool names_only(const CustomConstants& constants) { return constants.list_by == ListRule::partition_selection; }

// Partition selection gives no noisy counts.
Json list_json(const CustomConstants& constants, const PrivateLearnerResult& result) {
  Json list = Json::array();
  for (const Candidate& candidate : result.list) {
    Json entry = {{"labels", candidate.labels.to_string()}};
    if (!names_only(constants)) entry["noisy_count"] = candidate.noisy_count;
    list.push_back(std::move(entry));
  }
  return list;
}

Json internals_json(const CustomConstants& constants, const PrivateLearnerResult& result,
                    const std::optional<std::uint64_t>& replaced) {
  Json votes = Json::array();
  for (const Vote& vote : result.internals.votes) {
    votes.push_back({{"labels", vote.labels.to_string()},
                     {"count", vote.count},
                     {"noise", vote.noise},
                     {"released", vote.released()},
                     {"release_probability", vote.release_probability}});
  }
  Json candidates = Json::array();
  for (const Candidate& candidate : result.list) {
    candidates.push_back({{"labels", candidate.labels.to_string()},
                          {"errors", candidate.errors},
                          {"probability", candidate.probability}});
  }
  Json json = {{"private", false},
               {"note", "before the privacy boundary: shown on request, for synthetic data only"},
               {"failed_batches", result.internals.failed},
               {"votes", std::move(votes)},
               {"candidates", std::move(candidates)}};
  if (constants.on_fail == OnFail::soa) json["failed_tournaments"] = result.internals.sample_failed;
  if (replaced) json["replaced_records"] = *replaced;
  return json;
}

Json constants_json(ConstantsKind kind, const CustomConstants& constants, const PrivateLearnerResult& result) {
  Json json = {{"kind", to_string(kind)},      {"auxiliary", constants.auxiliary}, {"cap", constants.cap},
               {"batches", constants.batches}, {"selection", constants.selection}, {"threshold", result.threshold}};
  Json levels = Json::array();
  for (const Rational& weight : levels_or_uniform(constants.levels, result.dimension)) {
    levels.push_back(to_string(weight));
  }
  json["levels"] = std::move(levels);
  if (constants.removal > 0) json["removal"] = constants.removal;
  if (names_only(constants)) json["list_by"] = to_string(constants.list_by);
  if (constants.on_fail == OnFail::soa) json["on_fail"] = to_string(constants.on_fail);
  return json;
}

// What is promised about the loss, and why.
struct Guarantee {
  bool accurate = false;
  std::string why;
};

Guarantee guarantee_of(const Scenario& scenario, const std::optional<BigInteger>& needed) {
  Guarantee guarantee;
  const std::string kind(to_string(scenario.constants_kind));
  if (scenario.constants_kind == ConstantsKind::custom) {
    guarantee.why = "custom constants do not promise accuracy";
  } else if (needed) {
    guarantee.why =
        "below the " + needed->str() + " examples of the " + kind + " constants the theorem does not promise accuracy";
  } else {
    guarantee.accurate = true;
    guarantee.why = "loss <= " + to_string(scenario.alpha) + " except with probability " + to_string(scenario.beta) +
                    ", for every realizable distribution (Theorem 3 with " + kind + " constants)";
  }
  return guarantee;
}

// What a run found, on the way to being printed.
struct Answered {
  PrivateLearnerResult result;
  std::optional<double> loss;             // on a known distribution, outside releases
  std::optional<std::uint64_t> replaced;  // records of the data file, where they were replaced; before the boundary
  Released released;
};

void print_json(const Call& call, const Scenario& scenario, const ConceptClass& concept_class, const Answered& answered,
                const Guarantee& guarantee) {
  const PrivateLearnerResult& result = answered.result;
  Json json = {
      {"class", concept_class.name()}, {"learner", "tournament"}, {"hypothesis", result.hypothesis.to_string()}};
  if (const std::string name = concept_class.name_of(result.hypothesis); !name.empty()) json["name"] = name;
  if (answered.loss) json["loss"] = *answered.loss;
  json["epsilon"] = to_string(scenario.epsilon);
  json["delta"] = to_string(scenario.delta);
  json["release"] = is_release(call);
  json["guarantee"] = guarantee_json(answered.released, guarantee.accurate, guarantee.why);
  put_ledger(json, answered.released);
  json["list"] = list_json(scenario.constants, result);
  json["examples"] = result.examples;
  json["constants"] = constants_json(scenario.constants_kind, scenario.constants, result);
  if (call.has("data")) json["constants"]["most_states"] = release_states(concept_class);
  if (call.has("data")) tell_data(call, json, is_release(call));
  if (!is_release(call)) json["seed"] = std::to_string(scenario.seed);
  json["ended"] = to_string(result.ended);
  if (call.has("reveal")) json["internals"] = internals_json(scenario.constants, result, answered.replaced);
  call.print(json);
}

void print_text(const Call& call, const Scenario& scenario, const ConceptClass& concept_class, const Answered& answered,
                const Guarantee& guarantee) {
  const PrivateLearnerResult& result = answered.result;
  const auto named = [&](const LabelVector& labels) {
    const std::string name = concept_class.name_of(labels);
    return labels.to_string() + "  " + (name.empty() ? "(not in the class)" : "= " + name);
  };
  std::ostream& out = call.out();
  out << "Private learner M on " << harmless(concept_class.name()) << " (" << hypotheses(concept_class.size()) << ", "
      << points(concept_class.points()) << ", Ldim " << result.dimension << ")\n";
  if (!call.has("data")) {
    out << "data:        " << scenario.marginal << " marginal, target " << concept_class.given_name(scenario.target)
        << '\n';
  }
  print_privacy(out, answered.released);
  print_ledger(out, answered.released);
  out << "promise:     " << guarantee.why << '\n'
      << "examples:    " << result.examples << " = " << scenario.constants.batches << " batches of "
      << scenario.constants.cap << " + " << scenario.constants.auxiliary << ", and " << scenario.constants.selection
      << " for the selection\n";
  const bool names = names_only(scenario.constants);
  if (names) {
    out << "list by:     partition selection, an even chance from "
        << PartitionSelection(scenario.epsilon, scenario.delta).even_chance() << " votes\n";
  } else {
    out << "threshold T: " << result.threshold << " votes\n";
  }
  const std::uint64_t removal = scenario.constants.removal;
  if (removal > 0) out << "removal:     of what has a noisy count below " << removal << '\n';
  if (result.list.empty() && names) {
    out << "released:    nothing: no predictor was named\n";
  } else if (result.list.empty()) {
    out << "released:    nothing: no noisy count reached " << (removal > 0 ? "T and the removal's bound" : "T") << '\n';
  } else {
    out << "released:    " << result.list.size() << (result.list.size() == 1 ? " predictor" : " predictors") << '\n';
    for (const Candidate& candidate : result.list) {
      out << "  " << named(candidate.labels);
      if (!names) out << ", noisy count " << candidate.noisy_count;
      out << '\n';
    }
  }
  out << "hypothesis:  " << named(result.hypothesis) << (result.selected ? "" : ", the SOA's answer before any example")
      << '\n';
  if (answered.loss) out << "loss:        " << *answered.loss << " (exact, on the known distribution)\n";
  if (call.has("data")) print_data(call, is_release(call));
  if (!is_release(call)) out << "seed:        " << scenario.seed << '\n';
  if (call.has("reveal")) {
    out << "\nBefore the privacy boundary (shown only because --reveal asks for it):\n";
    for (const Vote& vote : result.internals.votes) {
      out << "  " << named(vote.labels) << ", votes " << vote.count;
      if (!names) out << ", noise " << vote.noise;
      out << (vote.released() ? ", released" : ", withheld") << '\n';
    }
    out << "  Fail: " << result.internals.failed << " batches\n";
    if (scenario.constants.on_fail == OnFail::soa) {
      out << "  Tournaments that failed and are answered by SOA(T): " << result.internals.sample_failed << '\n';
    }
    if (answered.replaced) out << "  Replaced: " << *answered.replaced << " records that cannot be used\n";
  }
}

// What cannot be written is refused before anything is computed.
void prepare_drawing(const Call& call) {
  if (call.has("out")) check_page_path(call);
  if (!call.has("figures")) return;
  (void)call.drawing("figures");  // before a folder is made for nothing
  const std::filesystem::path directory = call.text("figures");
  std::error_code problem;
  std::filesystem::create_directories(directory, problem);
  if (problem) throw InputError("figures", directory.string(), rules::not_created());
}

// Scales the constants down to a budget; what they need in full, where the budget is below that.
std::optional<BigInteger> scale_to(std::uint64_t budget, Scenario& scenario) {
  const std::uint64_t full = learner_options(scenario).examples();
  if (budget >= full) return std::nullopt;
  const auto scaled = scale_to_budget(scenario.constants, budget);
  if (!scaled) {
    throw InputError("budget", std::to_string(budget),
                     rules::one_batch(scenario.constants.cap + scenario.constants.auxiliary));
  }
  scenario.constants = *scaled;
  return BigInteger(full);
}

// The data in the order of a run with these options.
LearnerData data_of_run(const Call& call, const LearnerData& data, const PrivateLearnerOptions& options) {
  const auto* rows = std::get_if<Sample>(&data);
  if (rows == nullptr) return data;
  return rows_in_order(call, *rows, options.system_entropy ? SeedTree::system() : SeedTree(options.seed));
}

// --draws: runs M N times on the same data.
int print_runs(const Call& call, const Draws& draws, SoaAutomaton& soa, const LearnerData& data,
               PrivateLearnerOptions options, const Answered& answered) {
  return print_draws(call, draws, head_of_draws(call, answered.released), [&](std::uint64_t i) {
    options.seed = draws.seed + i;
    const PrivateLearnerResult result =
        run_private_learner(soa, data_of_run(call, data, options), options, silent_observer());
    if (result.ended == Ended::stopped) throw Stopped();
    Json answer = {{"hypothesis", result.hypothesis.to_string()}, {"list", list_json(options.constants, result)}};
    if (call.has("reveal")) answer["internals"] = internals_json(options.constants, result, answered.replaced);
    if (call.has("data")) tell_data(call, answer, is_release(call));
    return answer;
  });
}

int run_learn_command(const Call& call) {
  check_combinations(call);
  Scenario scenario = scenario_of(call);
  prepare_drawing(call);
  switch (called_learner(call, player_of(scenario), true)) {
    case CalledLearner::lean: return learn_lean(call, scenario);
    case CalledLearner::chain: return learn_chain(call, scenario);
    case CalledLearner::tournament: break;
  }
  const Observer observer = is_release(call) ? silent_observer() : progress_observer(call.err());

  std::shared_ptr<const PrivateRun> run;
  std::shared_ptr<const ConceptClass> concept_class;
  Answered answered;
  std::optional<BigInteger> needed;  // by the constants as they were before a budget cut them
  if (call.has("figures") || call.has("out")) {
    run = compute_private_run(scenario, observer);
    scenario = run->scenario;
    concept_class = run->instance->shared_class();
    answered.result = run->result;
    answered.loss = run->loss;
    answered.released = account_learning(call, scenario, run->instance->distribution(), 1);
  } else {
    concept_class = std::make_shared<ConceptClass>(make_class(scenario.class_text));
    SoaAutomaton soa(*concept_class, observer);
    scenario = resolve_constants(std::move(scenario), soa.dimension(SoaAutomaton::start()));
    if (call.has("budget") && !has_privacy_budget(call)) needed = scale_to(call.whole("budget"), scenario);
    PrivateLearnerOptions options = learner_options(scenario);
    options.system_entropy = is_release(call);
    LearnerData data;
    if (call.has("data")) {
      data = read_data(call, *concept_class, options.examples(), answered.replaced);
      options.most_states = release_states(*concept_class);
    } else {
      data = make_distribution(*concept_class, scenario.marginal, scenario.target);
    }
    const Draws draws = read_draws(call, options.seed, options.system_entropy);
    options.validate(soa.dimension(SoaAutomaton::start()));
    check_learner_data(*concept_class, data, options.examples());
    answered.released = account_learning(call, scenario, data, draws.number);
    if (draws.many) return print_runs(call, draws, soa, data, options, answered);
    answered.result = run_private_learner(soa, data_of_run(call, data, options), options, observer);
    const auto* distribution = std::get_if<Distribution>(&data);
    const bool done = answered.result.ended == Ended::completed;
    if (done && distribution != nullptr && !is_release(call)) {
      answered.loss = population_loss(answered.result.hypothesis, *distribution);
    }
  }
  if (answered.result.ended == Ended::stopped) {
    call.err() << "stopped: nothing was released\n";
    return exit_stopped;
  }
  if (call.json()) {
    print_json(call, scenario, *concept_class, answered, guarantee_of(scenario, needed));
  } else {
    print_text(call, scenario, *concept_class, answered, guarantee_of(scenario, needed));
  }
  return run ? draw_run(call, run, observer) : exit_done;
}

}  // namespace

extern const Subcommand learn_command = {"learn",
                                         "CLASS|SCENARIO [--marginal M --target I | --data FILE] [options]",
                                         "the private learner M, the lean learner or the chain learner",
                                         configure_learn,
                                         run_learn_command,
                                         Names::input};

}  // namespace littlestone::cli
