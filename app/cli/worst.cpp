// SPDX-License-Identifier: GPL-3.0-or-later
// worst: the distribution under which G's most frequent predictor is rarest, between bounds that are sure.
#include <limits>
#include <ostream>

#include "app/cli/counted.hpp"
#include "app/cli/shared_options.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/learner/constants.hpp"
#include "core/stability/list_number.hpp"
#include "core/stability/worst_certificate.hpp"
#include "core/stability/worst_world.hpp"

namespace littlestone::cli {
namespace {

void configure_worst(Options& options) {
  add_field_option(options, "auxiliary");
  add_field_option(options, "cap");
  add_field_option(options, "levels");
  add_field_option(options, "on-fail");
  add_option(options, "alpha", "Only predictors of loss at most this count, 0 to 1 (default: all count).", "number");
  add_option(options, "target", "The row that labels the points, or all: the worst of all rows.", "row", "all");
  add_option(options, "tolerance", "How far apart the two bounds may be, 1e-6 to 1/2.", "number", "1/100");
  add_seconds_option(options);
  add_option(options, "threads", "How many threads search, 1 to 1024 (default: one a core); the answer is the same.",
             "number");
  add_output(options, "certificate", "Write a record by which the bounds can be checked in exact rationals.");
  add_input(options, "verify", "Check such a record, and nothing else.");
}

WorstProblem problem_of(const Call& call, Scenario& scenario, const ConceptClass& concept_class, int dimension) {
  for (const char* option : {"auxiliary", "cap", "levels", "on-fail"}) read_field_option(call, option, scenario);
  WorstProblem problem;
  problem.learner = stable_learner_options(scenario.constants, dimension);
  if (call.has("alpha")) problem.alpha = parse_rational("alpha", call.text("alpha"));
  if (call.text("target") != "all") {
    read_field_option(call, "target", scenario);
    problem.target = scenario.target;
  }
  problem.validate(concept_class, dimension);
  return problem;
}

// η of the proved constants for this dimension and M's default promise. They have levels, n and N of their own: that is
// no bound for the ones that are asked about.
double guarantee(int dimension, OnFail on_fail) {
  AccuracyGoal goal;
  goal.dimension = dimension;
  return sharp_constants(goal, ListRule::laplace, on_fail).eta;
}
double paper_guarantee(int dimension) {
  AccuracyGoal goal;
  goal.dimension = dimension;
  return paper_constants(goal).eta;
}

Json answer_json(const ConceptClass& concept_class, const WorstProblem& problem, const WorstWorld& found,
                 int dimension) {
  Json json = {{"class", concept_class.name()},
               {"littlestone", dimension},
               {"lower", found.lower},
               {"upper", found.upper},
               {"weights", found.weights}};
  json["target"] = concept_class.given_row(found.target);
  json["best"] = Json::array();
  for (const PredictorMass& one : found.best) {
    Json row = {{"labels", one.labels.to_string()}, {"probability", one.probability}};
    if (const std::string name = concept_class.name_of(one.labels); !name.empty()) row["name"] = name;
    json["best"].push_back(std::move(row));
  }
  json["boxes"] = found.boxes;
  json["evaluations"] = found.evaluations;
  json["exact"] = found.exact;
  json["guarantee"] = guarantee(dimension, problem.learner.on_fail);
  json["paper_guarantee"] = paper_guarantee(dimension);
  const ListNumber lists = list_number(concept_class);
  json["limit"] = lists.exact() ? Json(one_over(lists.lower)) : Json(nullptr);
  return json;
}

void print_answer(const Call& call, const ConceptClass& concept_class, const WorstProblem& problem,
                  const WorstWorld& found, int dimension) {
  std::ostream& out = call.out();
  out << (problem.learner.on_fail == OnFail::soa ? "G* on " : "G on ") << harmless(concept_class.name())
      << ": on every distribution some predictor comes with a chance of at least " << lower_text(found.lower)
      << "\non the worst that was found none with more than " << upper_text(found.upper)
      << (found.exact ? "" : " (stopped early)") << "\nits target: row " << concept_class.given_row(found.target)
      << " = " << concept_class.hypothesis_name(found.target) << ", its weights:";
  for (const double weight : found.weights) out << ' ' << weight;
  out << '\n';
  for (const PredictorMass& one : found.best) {
    const std::string name = concept_class.name_of(one.labels);
    out << "  " << one.labels.to_string() << "  " << upper_text(one.probability)
        << (name.empty() ? "  (not in the class)" : "  = " + name) << '\n';
  }
  out << "proved for dimension " << dimension
      << ", with levels, n and N of their own: " << lower_text(guarantee(dimension, problem.learner.on_fail))
      << " (sharp constants, epsilon 1, delta 1e-6, alpha "
      << "and beta 0.1), " << lower_text(paper_guarantee(dimension)) << " (the paper's)\n";
  out << "no learner of any kind can promise more than " << one_over(list_number(concept_class).lower) << '\n';
  out << found.boxes << " boxes, " << found.evaluations << " evaluations\n";
}

int verify_certificate(const Call& call) {
  call.expect_positionals(0);
  for (const char* option : {"auxiliary", "cap", "levels", "on-fail", "alpha", "target", "tolerance", "certificate"}) {
    if (call.has(option)) throw InputError(option, call.text(option), rules::certificate_alone());
  }
  const WorstCertificate certificate =
      read_certificate("verify", call.text("verify"), [](const std::string& text) { return parse_certificate(text); });
  const Observer observer = progress_observer(call.err());
  const CertificateCheck found = check(certificate, observer);
  if (call.json()) {
    Json json = {{"holds", found.holds}, {"leaves", found.leaves}};
    if (found.holds) {
      json["lower"] = to_string(certificate.lower);
      json["upper"] = to_string(certificate.upper);
    } else {
      json["reason"] = found.reason;
    }
    call.print(json);
  } else if (found.holds) {
    call.out() << "holds: " << found.leaves << " boxes, each shown in exact rationals: at least "
               << to_string(certificate.lower) << " everywhere, and at most " << to_string(certificate.upper)
               << " at its weights\n";
  } else {
    call.out() << "does not hold: its " << found.reason
               << (found.reason == "leaves" ? " are other ones" : " is another one") << '\n';
  }
  return found.holds ? exit_done : exit_bad_input;
}

int run_worst_command(const Call& call) {
  if (call.has("verify")) return verify_certificate(call);
  const std::string text = call.positional(0, "class");
  call.expect_positionals(1);
  const ConceptClass concept_class = make_class(text);
  if (concept_class.points() > most_worst_points) {
    throw InputError("class", rules::value_points(concept_class.points()), rules::at_most(most_worst_points));
  }
  const Observer observer = progress_observer(call.err());
  SoaAutomaton soa(concept_class, observer);
  const int dimension = soa.dimension(SoaAutomaton::start());
  Scenario scenario = scenario_of_class(text);
  const WorstProblem problem = problem_of(call, scenario, concept_class, dimension);
  WorstOptions options;
  options.tolerance = parse_rational("tolerance", call.text("tolerance"));
  options.threads = read_threads(call);
  const double seconds = read_seconds(call);
  if (seconds > 0) options.most_cost = std::numeric_limits<std::uint64_t>::max();
  bool over = false;
  const WorstWorld found = find_worst_world(concept_class, problem, options, within(observer, seconds, &over));
  if (call.has("certificate")) {
    constexpr std::uint64_t most_leaves = 20'000;
    const WorstCertificate certificate = certify(concept_class, text, problem, found, most_leaves, observer);
    write_file("certificate", call.text("certificate"), certificate_text(certificate));
  }
  if (call.json()) {
    Json json = answer_json(concept_class, problem, found, dimension);
    if (over && found.ended == Ended::stopped) json["ended"] = "seconds spent";
    call.print(json);
  } else {
    print_answer(call, concept_class, problem, found, dimension);
  }
  return found.ended == Ended::stopped && !over ? exit_stopped : exit_done;
}

}  // namespace

extern const Subcommand worst_command = {
    "worst",
    "CLASS --auxiliary n --cap N --levels w [--on-fail F --alpha A --target I|all --tolerance t --seconds S "
    "--certificate FILE] | --verify FILE",
    "the distribution under which G is least stable, with sure bounds", configure_worst, run_worst_command};

}  // namespace littlestone::cli
