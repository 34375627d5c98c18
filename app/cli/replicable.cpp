// SPDX-License-Identifier: GPL-3.0-or-later
// replicable: learners that give two labs the same answer, by one die that is rolled before the data.
#include <algorithm>
#include <ostream>

#include "app/cli/shared_options.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/name.hpp"
#include "core/base/nearest.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/study/replicable/replicable_study.hpp"

namespace littlestone::cli {
namespace {

void configure_replicable(Options& options) {
  add_option(options, "examples",
             "m, of points, thresholds and run: examples of a lab, 1 to 10^5; of clocks: 1 to 10^12.", "m");
  add_option(
      options, "steps",
      "The law of the shared threshold T, of points, thresholds and run: counts that rise, each with its chance, "
      "such as 1:.5,3:1/2.",
      "t:p,…");
  add_option(options, "hypotheses", "N, of thresholds (2 to 64) and plan: thresholds over N points.", "N");
  add_option(options, "alpha", "Loss that is not to be passed, above 0 and below 1 (default 0.1); not of run.",
             "number");
  add_option(options, "epsilon", "Of clocks: how much an error on an example slows a clock, at least 0.", "number");
  add_option(options, "pairs", "Of clocks: pairs of data sets behind the means, 1 to 10^7 (default 1000).", "K");
  add_option(options, "at", "Of points and thresholds: places of the curve, chances between commas.", "p,…");
  add_option(options, "rho", "Of plan: how often two labs may differ, above 0 and below 1 (default 0.1).", "number");
  add_option(options, "beta", "Of plan: how often alpha may be passed, above 0 and below 1 (default 0.1).", "number");
  add_field_options(options, FieldGroup::distribution);
  add_option(options, "shared", "Of run and clocks: seed of the die, 0 to 2^64 - 1 (default 1).", "S");
  add_list_option(options, "seed", "Of run and clocks: seed of a lab's examples, given twice (default 1 and 2).", "S");
}

// Refuses an option that this kind does not have.
void expect_options(const Call& call, const std::vector<std::string>& kinds_own) {
  for (const char* option : {"examples", "steps", "hypotheses", "alpha", "at", "rho", "beta", "epsilon", "pairs",
                             "marginal", "target", "shared", "seed", "names", "columns"}) {
    if (call.has(option) && std::find(kinds_own.begin(), kinds_own.end(), option) == kinds_own.end()) {
      throw InputError(option, call.text(option), rules::extra_argument());
    }
  }
}

Rational fraction(const Call& call, const char* option, const char* otherwise) {
  return parse_rational(option, call.text(option, otherwise));
}

Rational read_alpha(const Call& call) {
  const Rational alpha = fraction(call, "alpha", "0.1");
  if (alpha <= 0 || alpha >= 1) throw InputError("alpha", call.text("alpha"), rules::above_0_below_1());
  return alpha;
}

Staircase read_staircase(const Call& call) {
  for (const char* needed : {"examples", "steps"}) {
    if (!call.has(needed)) throw InputError(needed, "", rules::is_missing());
  }
  Staircase staircase{call.whole("examples"), parse_steps("steps", call.text("steps"))};
  staircase.validate();
  return staircase;
}

std::vector<Rational> read_places(const Call& call) {
  if (!call.has("at")) return {};
  const FieldInfo at = {.key = "at", .option = "at", .kind = FieldKind::rationals, .range = from_to(0, 1)};
  return std::get<std::vector<Rational>>(read_field(at, call.text("at")));
}

void print_staircase(const Call& call, const StaircaseStudy& study) {
  std::ostream& out = call.out();
  const StaircaseStudyOptions& options = study.options;
  out << "two labs, each with m = " << options.staircase.examples << ", and one threshold T of "
      << options.staircase.steps.size() << " steps\n"
      << "they differ:  with chance at most " << upper_text(raised(study.worst.bound, certificate_place))
      << " in every world; worst found " << study.worst.attained << " at p";
  for (const double p : study.worst.p) out << ' ' << p;
  out << "\nthey miss:    loss above " << to_string(options.alpha) << " with chance at most "
      << upper_text(raised(study.miss)) << "\n\n       p      m p    named   differ\n";
  for (const StaircasePlace& place : study.curve) {
    char line[80];
    std::snprintf(line, sizeof line, "%8.5f %8.2f %8.4f %8.4f\n", place.p, place.expected, place.named, place.differ);
    out << line;
  }
}

int run_staircase_kind(const Call& call, bool thresholds) {
  call.expect_positionals(1);
  if (thresholds) {
    expect_options(call, {"examples", "steps", "hypotheses", "alpha", "at"});
  } else {
    expect_options(call, {"examples", "steps", "alpha", "at"});
  }
  StaircaseStudyOptions options;
  options.staircase = read_staircase(call);
  if (thresholds && !call.has("hypotheses")) throw InputError("hypotheses", "", rules::is_missing());
  if (thresholds) options.hypotheses = call.whole("hypotheses");
  options.alpha = read_alpha(call);
  options.at = read_places(call);
  const StaircaseStudy study = run_staircase(options, progress_observer(call.err()));
  if (call.json()) {
    call.print(staircase_to_json(study));
  } else {
    print_staircase(call, study);
  }
  return exit_done;
}

int run_plan_kind(const Call& call) {
  call.expect_positionals(1);
  expect_options(call, {"rho", "alpha", "beta", "hypotheses"});
  ReplicablePlanGoal goal{fraction(call, "rho", "0.1"), fraction(call, "alpha", "0.1"), fraction(call, "beta", "0.1"),
                          call.whole("hypotheses", 2)};
  const ReplicablePlan plan = plan_replicable(shipped_certificates(), goal);
  if (call.json()) {
    call.print(plan_to_json(goal, plan));
    return exit_done;
  }
  std::ostream& out = call.out();
  if (plan.certificate != nullptr) {
    const StaircaseTable& table = *plan.certificate->table;
    out << "table " << plan.certificate->name << ": " << table.staircase.examples << " examples; two labs differ with "
        << "chance at most " << upper_text(to_double(table.differ_bound)) << ", loss above " << to_string(goal.alpha)
        << " with chance at most " << upper_text(raised(plan.miss)) << "\nsteps: " << steps_text(table.staircase.steps)
        << '\n';
  } else {
    out << "no table keeps this promise\n";
  }
  out << "rule of thumb: m = " << rule_of_thumb(goal.rho, goal.alpha, goal.hypotheses) << ", no bound\n";
  return exit_done;
}

void print_runs(const Call& call, const ConceptClass& concept_class, const ReplicableTask& task, const TwoRuns& runs) {
  std::ostream& out = call.out();
  out << "die: T =";
  for (const std::uint64_t threshold : runs.die) out << ' ' << threshold;
  out << '\n';
  constexpr std::size_t most_shown = 64;
  for (const ReplicableLab& lab : runs.labs) {
    const std::string name = concept_class.name_of(lab.answer);
    out << (&lab == runs.labs.data() ? "lab A: " : "lab B: ");
    if (task.points <= most_shown) out << lab.answer.to_string();
    out << (name.empty() ? "  (not in the class)" : "  = " + name) << ", counts";
    for (std::size_t i = 0; i < std::min(most_shown, lab.counts.size()); ++i) out << ' ' << lab.counts[i];
    out << (lab.counts.size() > most_shown ? " …\n" : "\n");
  }
  out << (runs.same ? "the same answer" : "different answers") << "; at this distribution two labs differ with chance "
      << runs.differ << '\n';
}

// The seeds of two runs.
struct RunSeeds {
  std::uint64_t shared;
  std::vector<std::string> texts;  // of the labs

  explicit RunSeeds(const Call& call) : shared(call.whole("shared", 1)), texts(call.texts("seed")) {
    if (texts.empty()) texts = {"1", "2"};
    if (texts.size() != 2) throw InputError("seed", texts.back(), rules::one_seed_a_run());
    for (const std::string& text : texts) static_cast<void>(parse_seed("seed", text));
  }
  [[nodiscard]] std::array<SeedTree, 2> labs() const {
    return {SeedTree(parse_seed("seed", texts[0])), SeedTree(parse_seed("seed", texts[1]))};
  }
  void add_to(Json& json) const {
    json["shared"] = std::to_string(shared);
    json["seeds"] = texts;
  }
};

Distribution read_distribution(const Call& call, const std::string& class_text, const ConceptClass& concept_class) {
  Scenario scenario = scenario_of_class(class_text);
  read_field_options(call, FieldGroup::distribution, scenario);
  return make_distribution(concept_class, scenario.marginal, scenario.target);
}

int run_two_runs(const Call& call) {
  call.expect_positionals(2);
  expect_options(call, {"examples", "steps", "marginal", "target", "shared", "seed"});
  const std::string class_text = call.positional(1, "class");
  const ReplicableTask task = replicable_task(class_text);
  const Staircase staircase = read_staircase(call);
  const RunSeeds seeds(call);
  const ConceptClass concept_class = make_class(class_text);
  const Distribution distribution = read_distribution(call, class_text, concept_class);
  const TwoRuns runs = run_twice(task, staircase, distribution, SeedTree(seeds.shared), seeds.labs());
  if (!call.json()) {
    print_runs(call, concept_class, task, runs);
    return exit_done;
  }
  Json json = {{"class", concept_class.name()}};
  json.update(two_runs_to_json(task, runs));
  seeds.add_to(json);
  call.print(json);
  return exit_done;
}

void print_clocks(const Call& call, const ConceptClass& concept_class, const ClocksStudy& study) {
  std::ostream& out = call.out();
  for (const ClocksLab& lab : study.runs.labs) {
    out << (&lab == study.runs.labs.data() ? "lab A: " : "lab B: ") << concept_class.hypothesis_name(lab.answer) << ", "
        << lab.errors[lab.answer] << " errors\n";
  }
  out << (study.runs.same ? "the same answer" : "different answers") << "; on these data two labs agree with chance "
      << study.runs.agree << "\nover data too, from " << study.estimate.pairs << " pairs: they differ "
      << study.estimate.differ << " of the time, and miss (loss above " << to_string(study.alpha) << ") "
      << study.estimate.miss << ", each +- " << study.estimate.half_width << '\n';
}

int run_clocks_kind(const Call& call) {
  call.expect_positionals(2);
  expect_options(call, {"examples", "epsilon", "alpha", "pairs", "marginal", "target", "shared", "seed"});
  const std::string class_text = call.positional(1, "class");
  for (const char* needed : {"examples", "epsilon"}) {
    if (!call.has(needed)) throw InputError(needed, "", rules::is_missing());
  }
  const Rational epsilon = parse_rational("epsilon", call.text("epsilon"));
  if (epsilon < 0) throw InputError("epsilon", call.text("epsilon"), rules::at_least(0));
  const ExponentialClocks learner{call.whole("examples"), to_double(epsilon)};
  const RunSeeds seeds(call);
  const ConceptClass concept_class = make_class(class_text);
  const Distribution distribution = read_distribution(call, class_text, concept_class);
  ClocksStudy study{learner, read_alpha(call), {}, {}};
  study.estimate =
      estimate_clocks(learner, concept_class, distribution, to_double(study.alpha), call.whole("pairs", 1000),
                      SeedTree(seeds.shared).child("pairs"), progress_observer(call.err()));
  study.runs = run_clocks(learner, concept_class, distribution, SeedTree(seeds.shared), seeds.labs());
  if (!call.json()) {
    print_clocks(call, concept_class, study);
    return exit_done;
  }
  Json json = {{"class", concept_class.name()}};
  json.update(clocks_to_json(concept_class, study));
  seeds.add_to(json);
  call.print(json);
  return exit_done;
}

// What a certificate that holds says, in numbers.
Json checked_to_json(const ReplicableCertificate& certificate) {
  Json json = {{"name", certificate.name}, {"holds", true}};
  if (certificate.table) {
    json["examples"] = certificate.table->staircase.examples;
    json["differ_bound"] = to_double(certificate.table->differ_bound);
    json["miss"] = to_double(certificate.table->miss_bound);
  }
  if (certificate.least) {
    json["examples"] = certificate.least->proof.examples;
    json["differ_least"] = to_double(certificate.least->differ_least);
  }
  return json;
}

void print_checked(std::ostream& out, const ReplicableCertificate& certificate) {
  out << harmless(certificate.name) << " holds:";
  if (certificate.table) {
    out << " with m = " << certificate.table->staircase.examples << " two labs differ with chance at most "
        << upper_text(to_double(certificate.table->differ_bound)) << ", loss above "
        << to_string(certificate.table->alpha) << " with chance at most "
        << upper_text(to_double(certificate.table->miss_bound));
  }
  if (certificate.least) {
    out << (certificate.table ? ";" : "") << " with m = " << certificate.least->proof.examples
        << " no rule does better in all worlds than differing with chance at least "
        << lower_text(to_double(certificate.least->differ_least));
  }
  out << '\n';
}

int run_verify_kind(const Call& call) {
  call.expect_positionals(2);
  expect_options(call, {});
  std::vector<ReplicableCertificate> certificates = shipped_certificates();
  if (call.positionals() > 1) {
    const std::string path = call.positional(1, "file");
    certificates = {
        read_certificate("file", path, [&](const std::string& text) { return parse_certificate(path, text); })};
  }
  const Observer observer = progress_observer(call.err());
  Json json = {{"holds", true}, {"certificates", Json::array()}};
  for (const ReplicableCertificate& certificate : certificates) {
    static_cast<void>(check_certificate(certificate, observer));
    if (call.json()) {
      json["certificates"].push_back(checked_to_json(certificate));
    } else {
      print_checked(call.out(), certificate);
    }
  }
  if (call.json()) call.print(json);
  return exit_done;
}

int run_replicable_command(const Call& call) {
  const std::string kind = call.positional(0, "kind");
  if (kind == "points" || kind == "thresholds") return run_staircase_kind(call, kind == "thresholds");
  if (kind == "plan") return run_plan_kind(call);
  if (kind == "run") return run_two_runs(call);
  if (kind == "clocks") return run_clocks_kind(call);
  if (kind == "verify") return run_verify_kind(call);
  throw InputError("kind", kind, unknown_word(kind, {"points", "thresholds", "plan", "run", "clocks", "verify"}));
}

}  // namespace

extern const Subcommand replicable_command = {
    "replicable",
    "(points | thresholds --hypotheses N | plan --rho R | run CLASS --shared S --seed A --seed B | "
    "clocks CLASS --epsilon E | verify [FILE]) [--examples m --steps t:p,…] [--alpha A]",
    "learners that give two labs the same answer", configure_replicable, run_replicable_command};

}  // namespace littlestone::cli
