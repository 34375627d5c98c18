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
#include "ui/canvas/export_picture.hpp"

namespace littlestone::app {
namespace {

void configure(QCommandLineParser& parser) {
  const auto option = [&](const char* name, const char* help, const char* value) {
    parser.addOption({QString::fromLatin1(name), QString::fromUtf8(help), QString::fromLatin1(value)});
  };
  option("marginal", "Known distribution on the points: uniform, geometric:R, zipf:S, weights:w0,w1,… (default uniform).",
         "marginal");
  option("target", "Row of the class that labels the examples, 0-based (default 0).", "row");
  option("data", "Learn from this CSV file (point,label) instead of a known distribution.", "file");
  option("epsilon", "Privacy loss, above 0; exact, such as 1, 0.1 or 1/10 (default 1).", "number");
  option("delta", "Chance the privacy loss is larger, between 0 and 1 (default 1e-6).", "number");
  option("alpha", "Error allowed (default 0.1).", "number");
  option("beta", "Chance to miss alpha (default 0.1).", "number");
  option("constants", "Which constants: custom (default).", "kind");
  option("auxiliary", "n: examples in each block T (default 2).", "n");
  option("cap", "N: most examples one tournament may draw (default 64).", "N");
  option("batches", "Number of batches of N + n examples, one vote each (default 240).", "K");
  option("selection", "n': fresh examples for the selection (default 20).", "n");
  option("levels", "Weights w0,w1,…,wd of the tournament levels (default equal).", "weights");
  option("seed", "Seed of every random stream, 0 to 2^64 - 1 (default 1).", "seed");
  parser.addOption({QStringLiteral("release"),
                    QStringLiteral("Draw from the operating system's entropy and print only private outputs.")});
  parser.addOption({QStringLiteral("reveal"),
                    QStringLiteral("Also print what lies before the privacy boundary: for synthetic data only.")});
  option("figures", "Also write the run's figures (svg, png, pdf) into this directory.", "dir");
}

std::vector<Rational> parse_levels(const std::string& text) {
  std::vector<Rational> levels;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find(',', from), text.size());
    levels.push_back(parse_rational("levels", text.substr(from, to - from)));
    from = to + 1;
  }
  return levels;
}

// The call as a scenario: a shipped or given scenario, or a class with defaults; options override either.
Scenario scenario_of(const Call& call) {
  const std::string first = call.positional(0, "class");
  call.expect_positionals(1);
  const bool is_class = first.find(':') != std::string::npos;
  Scenario scenario = is_class ? Scenario{} : load_scenario(first);
  if (is_class) {
    scenario.class_text = first;
    scenario.target = 0;
  }
  if (call.has("marginal")) scenario.marginal = call.text("marginal");
  if (call.has("target")) scenario.target = call.whole("target");
  if (call.has("epsilon")) scenario.epsilon = parse_rational("epsilon", call.text("epsilon"));
  if (call.has("delta")) scenario.delta = parse_rational("delta", call.text("delta"));
  const auto open_unit = [&](const char* field, Rational& value) {
    if (call.has(field)) value = parse_rational(field, call.text(field));
    if (value <= 0 || value >= 1) throw InputError(field, to_string(value), "must be above 0 and below 1");
  };
  open_unit("alpha", scenario.alpha);
  open_unit("beta", scenario.beta);
  if (call.has("constants") && call.text("constants") != "custom") {
    throw InputError("constants", call.text("constants"), "must be custom");
  }
  if (call.has("auxiliary")) scenario.constants.auxiliary = call.whole("auxiliary");
  if (call.has("cap")) scenario.constants.cap = call.whole("cap");
  if (call.has("batches")) scenario.constants.batches = call.whole("batches");
  if (call.has("selection")) scenario.constants.selection = call.whole("selection");
  if (call.has("levels")) scenario.constants.levels = parse_levels(call.text("levels"));
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

Json constants_json(const CustomConstants& constants, const PrivateLearnerResult& result) {
  Json json = {{"kind", "custom"},           {"auxiliary", constants.auxiliary}, {"cap", constants.cap},
               {"batches", constants.batches}, {"selection", constants.selection}, {"threshold", result.threshold}};
  Json levels = Json::array();
  if (constants.levels.empty()) {
    for (int k = 0; k <= result.dimension; ++k) levels.push_back("1");
  } else {
    for (const Rational& weight : constants.levels) levels.push_back(to_string(weight));
  }
  json["levels"] = std::move(levels);
  return json;
}

constexpr const char* custom_guarantee =
    "private for every choice of constants; custom constants do not promise accuracy";

void print_json(const Call& call, const Scenario& scenario, const ConceptClass& concept_class,
                const PrivateLearnerResult& result, const std::optional<double>& loss) {
  Json json = {{"class", concept_class.name()}, {"hypothesis", result.hypothesis.to_string()}};
  if (const std::string name = concept_class.name_of(result.hypothesis); !name.empty()) json["name"] = name;
  if (loss) json["loss"] = *loss;
  json["epsilon"] = to_string(scenario.epsilon);
  json["delta"] = to_string(scenario.delta);
  json["guarantee"] = {{"private", true}, {"accurate", false}, {"why", custom_guarantee}};
  json["list"] = Json::array();
  for (const Candidate& candidate : result.list) {
    json["list"].push_back({{"labels", candidate.labels.to_string()}, {"noisy_count", candidate.noisy_count}});
  }
  json["examples"] = result.examples;
  json["constants"] = constants_json(scenario.constants, result);
  if (!call.has("release")) json["seed"] = std::to_string(scenario.seed);
  json["ended"] = to_string(result.ended);
  if (call.has("reveal")) json["internals"] = internals_json(result);
  call.print(json);
}

void print_text(const Call& call, const Scenario& scenario, const ConceptClass& concept_class,
                const PrivateLearnerResult& result, const std::optional<double>& loss) {
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
      << "examples:    " << result.examples << " = " << scenario.constants.batches << " batches of "
      << scenario.constants.cap << " + " << scenario.constants.auxiliary << ", and " << scenario.constants.selection
      << " for the selection\n"
      << "threshold T: " << result.threshold << " votes\n";
  if (result.list.empty()) {
    out << "released:    nothing: no predictor reached T\n";
  } else {
    out << "released:    " << result.list.size() << (result.list.size() == 1 ? " predictor" : " predictors") << '\n';
    for (const Candidate& candidate : result.list) {
      out << "  " << named(candidate.labels) << ", noisy count " << candidate.noisy_count << '\n';
    }
  }
  out << "hypothesis:  " << named(result.hypothesis)
      << (result.selected ? "" : ", the SOA's answer before any example") << '\n';
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

// False when stopped half way.
bool write_figures(const Call& call, const std::shared_ptr<const LabRun>& run, const Observer& observer) {
  const std::filesystem::path directory = call.text("figures");
  std::error_code problem;
  std::filesystem::create_directories(directory, problem);
  if (problem) throw InputError("figures", directory.string(), "cannot be created");
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

int run(const Call& call) {
  check_combinations(call);
  const Scenario scenario = scenario_of(call);
  PrivateLearnerOptions options = learner_options(scenario);
  options.system_entropy = call.has("release");
  const Observer observer = progress_observer(call.err());

  std::shared_ptr<const LabRun> lab;
  std::shared_ptr<const ConceptClass> concept_class;
  PrivateLearnerResult result;
  std::optional<double> loss;
  if (call.has("figures")) {
    lab = compute_lab_run(scenario, observer);
    concept_class = lab->concept_class;
    result = lab->result;
    loss = lab->loss;
  } else {
    concept_class = std::make_shared<ConceptClass>(make_class(scenario.class_text));
    SoaAutomaton soa(*concept_class);
    LearnerData data;
    if (call.has("data")) {
      data = read_examples_file(call.text("data"), concept_class->points());
    } else {
      data = make_distribution(*concept_class, scenario.marginal, scenario.target);
    }
    result = run_private_learner(soa, data, options, observer);
    const auto* distribution = std::get_if<Distribution>(&data);
    const bool done = result.ended == Ended::completed;
    if (done && distribution != nullptr && !call.has("release")) loss = population_loss(result.hypothesis, *distribution);
  }
  if (result.ended == Ended::stopped) {
    call.err() << "stopped: nothing was released\n";
    return exit_stopped;
  }
  if (call.json()) {
    print_json(call, scenario, *concept_class, result, loss);
  } else {
    print_text(call, scenario, *concept_class, result, loss);
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
