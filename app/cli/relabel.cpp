// SPDX-License-Identifier: GPL-3.0-or-later
// relabel: labels that no hypothesis explains are replaced, on a subset, by labels that one does.
#include <optional>
#include <ostream>
#include <sstream>

#include "app/cli/draws.hpp"
#include "app/cli/release.hpp"
#include "app/cli/shared_options.hpp"
#include "app/cli/subcommand.hpp"
#include "core/agnostic/agnostic_learner.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/data_file.hpp"
#include "core/concept/families.hpp"
#include "core/study/relabel/relabel_study.hpp"

namespace littlestone::cli {
namespace {

void configure_relabel(Options& options) {
  add_input(options, "data", "The examples, a CSV file (point,label).");
  add_option(options, "subset", "Rows of T, m, 1 to the number of examples.", "m");
  add_option(options, "epsilon", "The privacy of the choice of labels, above 0.", "E1", "1");
  add_option(options, "learner-epsilon", "The privacy of the learner that sees T, above 0.", "E0", "1");
  add_option(options, "learner-delta", "Its delta, 0 to 1.", "D", "0");
  add_option(options, "score",
             "minimum: the fewest errors of a hypothesis that labels T so; representative: those of the first one, for "
             "which the "
             "promise fails.",
             "name", "minimum");
  add_option(options, "learner", "The whole agnostic learner: exponential (mechanism over H) or tournament (M) inside.",
             "name");
  for (const char* option : {"auxiliary", "cap", "batches", "selection"}) add_field_option(options, option);
  add_option(options, "examples", "With --learner, instead of a file: n examples of the known distribution.", "n");
  add_option(
      options, "noise",
      "Probability with which each of these labels is flipped, from 0 to below 1/2; or one for each point, between "
      "commas.",
      "p", "0");
  add_field_options(options, FieldGroup::distribution);
  add_draws_options(
      options,
      "Seed of the draws (without --learner it is needed: what is printed is not private). A run on a data "
      "file without it is a release.");
  add_ledger_options(options);
  add_flag(options, "counterexample",
           "The class for which the score of a fixed representative breaks the promise, with --rows of S; takes no "
           "class and no file.");
  add_option(options, "rows", "Rows of S in the counterexample, 2 to 2000.", "n", "401");
}

RelabelOptions read_options(const Call& call) {
  RelabelOptions options;
  if (!call.has("subset")) throw InputError("subset", "", rules::missing_argument());
  options.subset = call.whole("subset");
  options.epsilon = parse_rational("epsilon", call.text("epsilon"));
  options.learner_epsilon = parse_rational("learner-epsilon", call.text("learner-epsilon"));
  options.learner_delta = parse_rational("learner-delta", call.text("learner-delta"));
  const std::string score = call.text("score");
  if (score == "representative")
    options.score = RelabelScore::representative;
  else if (score != "minimum")
    throw InputError("score", score, rules::one_of("minimum, representative"));
  return options;
}

int show_counterexample(const Call& call) {
  call.expect_positionals(0);
  const RelabelCounterexample found =
      find_relabel_counterexample(call.whole("rows"), read_options(call), progress_observer(call.err()));
  if (call.json()) {
    call.print(counterexample_to_json(found));
    return exit_done;
  }
  std::ostringstream claim;
  if (const auto& paper = found.privacy.paper_epsilon)
    claim << ", claimed " << upper_text(*paper) << (found.loss > *paper ? ": the claim fails" : "");
  call.out() << found.rows << " rows, " << found.w_rows << " of them at w, " << found.subset << " in T: one row moves\n"
             << "score of the first hypothesis: loss " << upper_text(found.loss) << claim.str() << '\n'
             << "fewest errors:                 loss " << upper_text(found.repaired_loss) << ", promised "
             << upper_text(found.privacy.epsilon) << '\n';
  return exit_done;
}

void print(const Call& call, const ConceptClass& concept_class, const Sample& sample, const RelabelStudy& study) {
  std::ostream& out = call.out();
  for (std::size_t i = 0; i < study.dichotomies.size(); ++i) {
    const Dichotomy& way = study.dichotomies[i];
    for (const Label label : way.labels) out << to_char(label);
    out << "  " << way.errors << " errors on S, chance " << study.probabilities[i]
        << (i == study.selected ? ", chosen: now " + concept_class.hypothesis_name(way.best) + " explains all" : "")
        << '\n';
  }
  out << "relabelled:  " << study.flips << " of " << study.relabelled.size() << " rows of T (of " << sample.size()
      << ") changed\n";
  if (study.options.score == RelabelScore::minimum)
    out << "the whole:   (" << upper_text(study.privacy.epsilon) << ", " << upper_text(study.privacy.delta)
        << ")-private with a (" << to_string(study.options.learner_epsilon) << ", "
        << to_string(study.options.learner_delta) << ")-private learner inside that sees T in random order\n";
  else
    out << "the whole:   nothing is promised with this score (--counterexample)\n";
  out << "not private: this shows what lies before the boundary\n";
}

// --learner: the whole learner.

AgnosticLearnerOptions read_learner(const Call& call) {
  const RelabelOptions relabel = read_options(call);
  if (relabel.score != RelabelScore::minimum) throw InputError("score", call.text("score"), rules::equal_to("minimum"));
  AgnosticLearnerOptions options;
  options.subset = relabel.subset;
  options.epsilon = relabel.epsilon;
  options.learner_epsilon = relabel.learner_epsilon;
  options.learner_delta = relabel.learner_delta;
  options.learner = parse_inner_learner("learner", call.text("learner"));
  Scenario scenario = scenario_of_class("");
  for (const char* option : {"auxiliary", "cap", "batches", "selection"}) {
    if (options.learner == InnerLearner::exponential && call.has(option))
      throw InputError(option, call.text(option), rules::extra_argument());
    read_field_option(call, option, scenario);
  }
  options.constants = scenario.constants;
  return options;
}

struct LearnerInput {
  std::optional<NoisyDistribution> distribution;  // none: a data file
  std::uint64_t examples = 0;
  Sample rows;  // of the file
};

LearnerInput read_input(const Call& call, const ConceptClass& concept_class, bool release) {
  LearnerInput input;
  if (call.has("data")) {
    for (const char* option : {"examples", "noise", "marginal", "target"})
      if (call.has(option)) throw InputError(option, call.text(option), rules::data_without_distribution());
    const IndexReader points = IndexReader::points_of(concept_class);
    if (release) {
      ImputedExamples examples = read_imputed_examples_file(call.text("data"), points);
      examples.count_by_line_ends(call.whole("subset"), SeedTree::system());
      input.rows = std::move(examples.sample);
    } else {
      input.rows = read_examples_file(call.text("data"), points);
    }
    input.examples = input.rows.size();
    return input;
  }
  if (!call.has("examples")) throw InputError("data", "", rules::missing_argument());
  constexpr std::uint64_t most = 100'000'000;
  input.examples = call.whole("examples");
  if (input.examples < 1 || input.examples > most)
    throw InputError("examples", call.text("examples"), rules::between(1, most));
  Scenario scenario = scenario_of_class(concept_class.name());
  read_field_options(call, FieldGroup::distribution, scenario);
  NoisyDistribution noisy{make_distribution(concept_class, scenario.marginal, scenario.target)};
  const std::string noise = call.text("noise");
  if (noise.find(',') == std::string::npos) {
    noisy.noise = parse_rational("noise", noise);
  } else {
    for (std::size_t from = 0; from <= noise.size(); from = std::min(noise.find(',', from), noise.size()) + 1)
      noisy.by_point.push_back(parse_rational("noise", noise.substr(from, noise.find(',', from) - from)));
  }
  input.distribution = std::move(noisy);
  input.distribution->validate();
  return input;
}

int run_learner(const Call& call) {
  const ConceptClass concept_class = make_class(call.positional(0, "class"));
  call.expect_positionals(1);
  if (call.has("rows")) throw InputError("rows", call.text("rows"), rules::extra_argument());
  AgnosticLearnerOptions options = read_learner(call);
  Draws draws = read_draws(call);
  if (call.has("data") && !call.has("seed")) draws.release = true;
  options.system_entropy = draws.release;
  const LearnerInput input = read_input(call, concept_class, draws.release);
  const RelabelPrivacy privacy =
      relabel_privacy(options.learner_epsilon, options.learner_delta, options.epsilon, options.subset, input.examples);
  const Observer observer = draws.release ? silent_observer() : progress_observer(call.err());
  SoaAutomaton soa(concept_class, observer);
  const auto answer = [&](std::uint64_t i) {
    const SeedTree stream = draws.stream(i).child("relabel command");
    Sample drawn;
    if (input.distribution) {
      Engine engine = stream.child("sample").engine();
      drawn = draw_noisy_sample(*input.distribution, input.examples, engine);
    }
    return run_agnostic_learner(soa, input.distribution ? drawn : input.rows, options, stream, silent_observer());
  };
  const auto told = [&](const AgnosticLearnerRun& run) {
    Json json = {{"hypothesis", run.hypothesis.to_string()}};
    if (const std::string name = concept_class.name_of(run.hypothesis); !name.empty()) json["name"] = name;
    if (input.distribution && !draws.release) {
      json["loss"] = noisy_loss(run.hypothesis, *input.distribution);
      json["excess"] = noisy_excess(run.hypothesis, *input.distribution);
    }
    return json;
  };
  const bool release_of_file = draws.release && call.has("data");
  check_agnostic_learner(soa, input.examples, options);
  Release release{"relabel", concept_class.name(), "", std::nullopt, draws.number};
  if (privacy.delta < 1) release.promise = PrivacyPromise{decimal_above(privacy.epsilon), decimal_above(privacy.delta)};
  if (!input.distribution) release.records = input.examples;
  const Released released = account(call, release);
  if (draws.many) {
    return print_draws(call, draws, head_of_draws(call, released), [&](std::uint64_t i) {
      Json json = told(answer(i));
      if (release_of_file) json["unreadable_lines"] = unreadable_lines_words;
      return json;
    });
  }
  const Json json = told(answer(0));
  if (call.json()) {
    Json all = {{"class", concept_class.name()}, {"learner", to_string(options.learner)}};
    all.update(json);
    all["examples"] = input.examples;
    all["subset_size"] = options.subset;
    all["total_epsilon"] = privacy.epsilon;
    all["total_delta"] = privacy.delta;
    all["release"] = draws.release;
    all["guarantee"] =
        guarantee_json(released, false, "constants chosen by hand promise no accuracy; plan relabel has those that do");
    put_ledger(all, released);
    if (release_of_file) all["unreadable_lines"] = unreadable_lines_words;
    if (!draws.release) all["seed"] = std::to_string(draws.seed);
    call.print(all);
    return exit_done;
  }
  std::ostream& out = call.out();
  out << "hypothesis:  " << json["hypothesis"].get<std::string>();
  if (json.contains("name")) out << "  = " << json["name"].get<std::string>();
  out << '\n';
  if (json.contains("excess"))
    out << "excess loss: " << json["excess"].get<double>() << " (exact, on the known distribution)\n";
  print_privacy(out, released);
  print_ledger(out, released);
  if (release_of_file) out << unreadable_lines_words << '\n';
  return exit_done;
}

int run_relabel_command(const Call& call) {
  if (call.has("counterexample")) return show_counterexample(call);
  if (call.has("learner")) return run_learner(call);
  for (const char* option : {"auxiliary", "cap", "batches", "selection", "examples", "noise", "marginal", "target",
                             "draws", "release", "ledger", "budget"})
    if (call.has(option)) throw InputError("learner", "", rules::is_missing());
  const std::string text = call.positional(0, "class");
  call.expect_positionals(1);
  const RelabelOptions options = read_options(call);
  if (!call.has("data")) throw InputError("data", "", rules::missing_argument());
  if (!call.has("seed")) throw InputError("seed", "", rules::is_missing());
  const std::uint64_t seed = parse_seed("seed", call.text("seed"));
  const ConceptClass concept_class = make_class(text);
  const Sample sample = read_examples_file(call.text("data"), IndexReader::points_of(concept_class));
  const RelabelStudy study = run_relabel(concept_class, sample, options, SeedTree(seed).child("relabel command"));
  if (call.json()) {
    Json json = relabel_to_json(concept_class, sample, study);
    json["private"] = false;
    json["why_private"] = "the subset, the scores and the relabelled rows lie before the privacy boundary";
    json["seed"] = std::to_string(seed);
    call.print(json);
  } else {
    print(call, concept_class, sample, study);
  }
  return exit_done;
}

}  // namespace

extern const Subcommand relabel_command = {
    "relabel", "CLASS (--data FILE | --examples n) --subset m --epsilon E1 [--learner name] [--seed S]",
    "labels that a hypothesis explains, chosen privately", configure_relabel, run_relabel_command};

}  // namespace littlestone::cli
