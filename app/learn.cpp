// SPDX-License-Identifier: GPL-3.0-or-later
// learn: the private learner M on a class and a distribution, a data file or a scenario.
#include <filesystem>
#include <ostream>

#include "app/command_line.hpp"
#include "app/figures.hpp"
#include "app/subcommand.hpp"
#include "core/base/error.hpp"
#include "core/concept/data_file.hpp"
#include "core/concept/families.hpp"
#include "core/experiment/sweep.hpp"
#include "ui/canvas/export_picture.hpp"

namespace littlestone::app {
namespace {

void configure(QCommandLineParser& parser) {
  add_distribution_options(parser);
  add_option(parser, "data", "Learn from this CSV file (point,label) instead of a known distribution.", "file");
  add_constants_options(parser);
  add_option(parser, "budget", "Use at most this many examples: the constants' proportions scaled to it.", "n");
  add_option(parser, "seed", "Seed of every random stream, 0 to 2^64 - 1 (default 1).", "seed");
  parser.addOption({QStringLiteral("release"),
                    QStringLiteral("Draw from the operating system's entropy and print only private outputs.")});
  parser.addOption({QStringLiteral("reveal"),
                    QStringLiteral("Also print what lies before the privacy boundary: for synthetic data only.")});
  add_option(parser, "figures", "Also write the run's figures (svg, png, pdf) into this directory.", "dir");
}

// The call as a scenario: a shipped or given scenario, or a class with defaults; options override either.
Scenario scenario_of(const Call& call) {
  const std::string first = call.positional(0, "class");
  call.expect_positionals(1);
  Scenario scenario = load_scenario_or_class(first);
  read_distribution_options(call, scenario);
  read_constants_options(call, scenario);
  if (call.has("seed")) scenario.seed = call.whole("seed");
  return scenario;
}

void check_combinations(const Call& call) {
  const auto exclude = [&](const char* a, const char* b, const char* rule) {
    if (call.has(a) && call.has(b)) throw InputError(b, call.text(b), rule);
  };
  exclude("release", "seed", "a release run draws from the operating system and has no seed");
  exclude("release", "reveal", "a release run prints only private outputs");
  exclude("release", "figures", "a release run prints only private outputs");
  exclude("data", "marginal", "a data file needs no distribution");
  exclude("data", "target", "a data file needs no target");
  exclude("data", "figures", "figures need a known distribution");
  exclude("budget", "figures", "figures are of the scenario's own constants");
}

Json internals_json(const PrivateLearnerResult& result) {
  Json votes = Json::array();
  for (const Vote& vote : result.internals.votes) {
    votes.push_back({{"labels", vote.labels.to_string()},
                     {"count", vote.count},
                     {"noise", vote.noise},
                     {"released", vote.noisy.has_value()},
                     {"release_probability", vote.release_probability}});
  }
  Json candidates = Json::array();
  for (const Candidate& candidate : result.list) {
    candidates.push_back({{"labels", candidate.labels.to_string()},
                          {"errors", candidate.errors},
                          {"probability", candidate.probability}});
  }
  return {{"private", false},
          {"note", "before the privacy boundary: shown on request, for synthetic data only"},
          {"failed_batches", result.internals.failed},
          {"votes", std::move(votes)},
          {"candidates", std::move(candidates)}};
}

Json constants_json(ConstantsKind kind, const CustomConstants& constants, const PrivateLearnerResult& result) {
  Json json = {{"kind", to_string(kind)},      {"auxiliary", constants.auxiliary}, {"cap", constants.cap},
               {"batches", constants.batches}, {"selection", constants.selection}, {"threshold", result.threshold}};
  Json levels = Json::array();
  if (constants.levels.empty()) {
    for (int k = 0; k <= result.dimension; ++k) levels.push_back("1");
  } else {
    for (const Rational& weight : constants.levels) levels.push_back(to_string(weight));
  }
  json["levels"] = std::move(levels);
  if (constants.removal > 0) json["removal"] = constants.removal;
  return json;
}

// What is promised about the loss, and why. Privacy is promised in every case.
struct Guarantee {
  bool accurate = false;
  std::string why;
};

Guarantee guarantee_of(const Scenario& scenario, const std::optional<BigInteger>& needed) {
  const std::string kind(to_string(scenario.constants_kind));
  const std::string promise =
      "loss <= " + to_string(scenario.alpha) + " except with probability " + to_string(scenario.beta);
  if (scenario.constants_kind == ConstantsKind::custom) {
    return {false, "private for every choice of constants; custom constants do not promise accuracy"};
  }
  if (needed) {
    return {false, "private for every choice of constants; below the " + needed->str() + " examples of the " + kind +
                       " constants the theorem does not promise accuracy"};
  }
  return {true, promise + ", for every realizable distribution (Theorem 3 with " + kind + " constants)"};
}

void print_json(const Call& call, const Scenario& scenario, const ConceptClass& concept_class,
                const PrivateLearnerResult& result, const std::optional<double>& loss, const Guarantee& guarantee) {
  Json json = {{"class", concept_class.name()}, {"hypothesis", result.hypothesis.to_string()}};
  if (const std::string name = concept_class.name_of(result.hypothesis); !name.empty()) json["name"] = name;
  if (loss) json["loss"] = *loss;
  json["epsilon"] = to_string(scenario.epsilon);
  json["delta"] = to_string(scenario.delta);
  json["guarantee"] = {{"private", true}, {"accurate", guarantee.accurate}, {"why", guarantee.why}};
  json["list"] = Json::array();
  for (const Candidate& candidate : result.list) {
    json["list"].push_back({{"labels", candidate.labels.to_string()}, {"noisy_count", candidate.noisy_count}});
  }
  json["examples"] = result.examples;
  json["constants"] = constants_json(scenario.constants_kind, scenario.constants, result);
  if (!call.has("release")) json["seed"] = std::to_string(scenario.seed);
  json["ended"] = to_string(result.ended);
  if (call.has("reveal")) json["internals"] = internals_json(result);
  call.print(json);
}

void print_text(const Call& call, const Scenario& scenario, const ConceptClass& concept_class,
                const PrivateLearnerResult& result, const std::optional<double>& loss, const Guarantee& guarantee) {
  const auto named = [&](const LabelVector& labels) {
    const std::string name = concept_class.name_of(labels);
    return labels.to_string() + "  " + (name.empty() ? "(not in the class)" : "= " + name);
  };
  std::ostream& out = call.out();
  out << "Private learner M on " << concept_class.name() << " (" << concept_class.size() << " hypotheses, "
      << concept_class.points() << " points, Ldim " << result.dimension << ")\n";
  if (!call.has("data")) {
    out << "data:        " << scenario.marginal << " marginal, target "
        << concept_class.hypothesis_name(static_cast<HypothesisIndex>(scenario.target)) << '\n';
  }
  out << "privacy:     epsilon " << to_string(scenario.epsilon) << ", delta " << to_string(scenario.delta)
      << " (for every choice of constants)\n"
      << "promise:     " << guarantee.why << '\n'
      << "examples:    " << result.examples << " = " << scenario.constants.batches << " batches of "
      << scenario.constants.cap << " + " << scenario.constants.auxiliary << ", and " << scenario.constants.selection
      << " for the selection\n"
      << "threshold T: " << result.threshold << " votes\n";
  const std::uint64_t removal = scenario.constants.removal;
  if (removal > 0) out << "removal:     of what has a noisy count below " << removal << '\n';
  if (result.list.empty()) {
    out << "released:    nothing: no noisy count reached " << (removal > 0 ? "T and the removal's bound" : "T") << '\n';
  } else {
    out << "released:    " << result.list.size() << (result.list.size() == 1 ? " predictor" : " predictors") << '\n';
    for (const Candidate& candidate : result.list) {
      out << "  " << named(candidate.labels) << ", noisy count " << candidate.noisy_count << '\n';
    }
  }
  out << "hypothesis:  " << named(result.hypothesis) << (result.selected ? "" : ", the SOA's answer before any example")
      << '\n';
  if (loss) out << "loss:        " << *loss << " (exact, on the known distribution)\n";
  if (!call.has("release")) out << "seed:        " << scenario.seed << '\n';
  if (call.has("reveal")) {
    out << "\nBefore the privacy boundary (shown only because --reveal asks for it):\n";
    for (const Vote& vote : result.internals.votes) {
      out << "  " << named(vote.labels) << ", votes " << vote.count << ", noise " << vote.noise
          << (vote.noisy ? ", released" : ", withheld") << '\n';
    }
    out << "  Fail: " << result.internals.failed << " batches\n";
  }
}

void make_figures_directory(const Call& call) {
  const std::filesystem::path directory = call.text("figures");
  std::error_code problem;
  std::filesystem::create_directories(directory, problem);
  if (problem) throw InputError("figures", directory.string(), "cannot be created");
}

// False when stopped half way.
bool write_figures(const Call& call, const std::shared_ptr<const LabRun>& run, const Observer& observer) {
  const std::filesystem::path directory = call.text("figures");
  if (!call.json()) call.out() << "\nfigures:\n";
  for (const FigureInfo& figure : figures()) {
    const auto picture = make_figure(figure.name, run, observer);
    if (!picture) return false;
    for (const char* ending : {".svg", ".png", ".pdf"}) {
      const std::filesystem::path path = directory / (figure.name + ending);
      ui::export_picture(*picture, QString::fromStdString(path.string()));
      if (!call.json()) call.out() << "  " << path.string() << '\n';
    }
  }
  return true;
}

// Scales the constants down to a budget; what they need in full, where the budget is below that.
std::optional<BigInteger> scale_to(std::uint64_t budget, Scenario& scenario) {
  const std::uint64_t full = learner_options(scenario).examples();
  if (budget >= full) return std::nullopt;
  const auto scaled = scale_to_budget(scenario.constants, budget);
  if (!scaled) {
    throw InputError("budget", std::to_string(budget),
                     "must hold at least one batch of " +
                         std::to_string(scenario.constants.cap + scenario.constants.auxiliary) +
                         " examples and the selection's share");
  }
  scenario.constants = *scaled;
  return BigInteger(full);
}

int run(const Call& call) {
  check_combinations(call);
  Scenario scenario = scenario_of(call);
  const Observer observer = progress_observer(call.err());

  std::shared_ptr<const LabRun> lab;
  std::shared_ptr<const ConceptClass> concept_class;
  PrivateLearnerResult result;
  std::optional<double> loss;
  std::optional<BigInteger> needed;  // by the constants as they were before a budget cut them
  if (call.has("figures")) {
    make_figures_directory(call);
    lab = compute_lab_run(scenario, observer);
    scenario = lab->scenario;
    concept_class = lab->concept_class;
    result = lab->result;
    loss = lab->loss;
  } else {
    concept_class = std::make_shared<ConceptClass>(make_class(scenario.class_text));
    SoaAutomaton soa(*concept_class, observer);
    scenario = resolve_constants(std::move(scenario), soa.dimension(SoaAutomaton::start()));
    if (call.has("budget")) needed = scale_to(call.whole("budget"), scenario);
    PrivateLearnerOptions options = learner_options(scenario);
    options.system_entropy = call.has("release");
    LearnerData data;
    if (call.has("data")) {
      data = read_examples_file(call.text("data"), concept_class->points());
    } else {
      data = make_distribution(*concept_class, scenario.marginal, scenario.target);
    }
    result = run_private_learner(soa, data, options, observer);
    const auto* distribution = std::get_if<Distribution>(&data);
    const bool done = result.ended == Ended::completed;
    if (done && distribution != nullptr && !call.has("release"))
      loss = population_loss(result.hypothesis, *distribution);
  }
  if (result.ended == Ended::stopped) {
    call.err() << "stopped: nothing was released\n";
    return exit_stopped;
  }
  if (call.json()) {
    print_json(call, scenario, *concept_class, result, loss, guarantee_of(scenario, needed));
  } else {
    print_text(call, scenario, *concept_class, result, loss, guarantee_of(scenario, needed));
  }
  if (lab && !write_figures(call, lab, observer)) {
    call.err() << "stopped: not all figures were written\n";
    return exit_stopped;
  }
  return exit_done;
}

}  // namespace

const Subcommand learn_command = {"learn", "CLASS|SCENARIO [--marginal M --target I | --data FILE] [options]",
                                  "the private learner M", configure, run};

}  // namespace littlestone::app
