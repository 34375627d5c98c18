// SPDX-License-Identifier: GPL-3.0-or-later
// envelope: how many examples a class asks for by every bound, classes in both worlds, and families as curves.
#include <cmath>
#include <iomanip>
#include <ostream>
#include <sstream>

#include "app/cli/counted.hpp"
#include "app/cli/shared_options.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/study/sample_sizes/sample_sizes_study.hpp"
#include "core/study/two_worlds/two_worlds_study.hpp"

namespace littlestone::cli {
namespace {

void configure_envelope(Options& options) {
  add_field_options(options, FieldGroup::goal);
  add_flag(options, "no-agnostic", "Leave out the agnostic learner with M inside, which takes longest.");
  add_flag(options, "worlds", "Mistakes, regret and examples of the classes given (default: nine classes).");
  add_option(options, "rounds", "Rounds of the regret, with --worlds, 1 to 50.", "T", "6");
  add_option(options, "across",
             "Curves of the families points, thresholds or cube (given instead of a class; default: points and "
             "thresholds) along points, epsilon, alpha or beta.",
             "axis");
  add_option(options, "at", "Places on the axis between commas: log2 of the number of points, or the numbers.", "x,…");
  add_option(options, "log2-points", "log2 of the number of points, along another axis.", "number", "3");
  add_option(options, "dimension",
             "With --worlds and --across, the largest Ldim that learners are planned for by themselves, 1 to 6.", "d",
             "6");
  add_option(options, "budget", "Examples that you have, for the readouts along points.", "n", "10000");
}

std::string count_text(const LargeCount& count) {
  if (count.exact && count.log10 < 15) return count.exact->str();
  return "10^" + upper_text(count.log10);
}

void print_row(std::ostream& out, const EnvelopeRow& row) {
  out << "  " << std::left << std::setw(32) << row.name << std::setw(18)
      << (row.examples ? count_text(*row.examples) : std::string("-")) << to_string(row.kind) << ", "
      << (row.called_private() ? "private"
          : row.promise        ? "epsilon, delta too large to be called private"
                               : "not private")
      << (row.agnostic ? ", agnostic" : "") << "; " << row.source;
  if (!row.missing.empty()) out << " (" << row.missing << ')';
  out << '\n';
}

EnvelopeGoal read_goal(const Call& call) {
  Scenario scenario;
  read_field_options(call, FieldGroup::goal, scenario);
  return {scenario.epsilon, scenario.delta, scenario.alpha, scenario.beta};
}

int read_dimension(const Call& call) {
  const std::uint64_t dimension = call.whole("dimension");
  if (dimension < 1 || dimension > 6) throw InputError("dimension", call.text("dimension"), rules::between(1, 6));
  return static_cast<int>(dimension);
}

int show_class(const Call& call) {
  EnvelopeOptions options;
  options.class_text = call.positional(0, "class");
  call.expect_positionals(1);
  options.goal = read_goal(call);
  options.rows.agnostic = !call.has("no-agnostic");
  options.rows.chain = true;
  const EnvelopeStudy study = run_envelope(options, progress_observer(call.err()));
  if (call.json()) {
    call.print(envelope_to_json(study));
    return exit_done;
  }
  std::ostream& out = call.out();
  out << study.facts.name << ": " << hypotheses(study.facts.hypotheses.str()) << ", Ldim "
      << study.facts.littlestone.lower << ", VC " << study.facts.vc.lower << '\n';
  for (const EnvelopeRow& row : study.rows) print_row(out, row);
  if (const EnvelopeRow* best = cheapest_private(study.rows))
    out << (best->called_private() ? "the cheapest that is private: "
                                   : "the cheapest that promises epsilon and delta: ")
        << best->name << '\n';
  return exit_done;
}

int show_worlds(const Call& call) {
  TwoWorldsOptions options;
  options.goal = read_goal(call);
  const std::uint64_t rounds = call.whole("rounds");
  if (rounds < 1 || rounds > 50) throw InputError("rounds", call.text("rounds"), rules::between(1, 50));
  options.rounds = static_cast<unsigned>(rounds);
  options.most_dimension = read_dimension(call);
  if (call.positionals() > 0) options.classes.clear();
  for (int i = 0; i < call.positionals(); ++i) options.classes.push_back(call.positional(i, "class"));
  const TwoWorldsStudy study = run_two_worlds(options, progress_observer(call.err()));
  if (call.json()) {
    call.print(two_worlds_to_json(study));
    return exit_done;
  }
  std::ostream& out = call.out();
  for (const TwoWorldsRow& row : study.rows) {
    out << row.facts.name << ": mistakes " << row.facts.littlestone.lower << ", with coins ";
    if (row.randomized)
      out << row.randomized->str();
    else
      out << lower_text(row.randomized_lower) << " to " << upper_text(row.randomized_upper);
    out << ", regret of " << options.rounds << " rounds ";
    if (row.regret)
      out << row.regret->str() << " (";
    else
      out << row.regret_missing << " (";
    out << lower_text(row.regret_lower) << " to " << upper_text(row.regret_upper) << ")\n";
    for (const EnvelopeRow& bound : row.rows) {
      if (bound.kind == BoundKind::theorem && !bound.agnostic) print_row(out, bound);
    }
  }
  return exit_done;
}

std::vector<double> read_places(const Call& call) {
  std::vector<double> places;
  std::istringstream text(call.text("at"));
  for (std::string one; std::getline(text, one, ',');) places.push_back(to_double(parse_rational("at", one)));
  return places;
}

void print_exponent(std::ostream& out, const char* words, const std::optional<double>& exponent) {
  out << words;
  if (exponent)
    out << "2^" << std::fixed << std::setprecision(0) << *exponent << std::defaultfloat << std::setprecision(6);
  else
    out << "none";
}

int show_curves(const Call& call) {
  SampleSizesOptions options;
  options.goal = read_goal(call);
  options.across = parse_curve_across("across", call.text("across"));
  if (call.positionals() > 0) options.families.clear();
  for (int i = 0; i < call.positionals(); ++i)
    options.families.push_back(parse_curve_family("family", call.positional(i, "family")));
  if (call.has("at")) options.at = read_places(call);
  options.log2_points = to_double(parse_rational("log2-points", call.text("log2-points")));
  options.budget = call.whole("budget");
  options.agnostic = !call.has("no-agnostic");
  options.most_dimension = read_dimension(call);
  const SampleSizesStudy study = run_sample_sizes(options, progress_observer(call.err()));
  if (call.json()) {
    call.print(sample_sizes_to_json(study));
    return exit_done;
  }
  std::ostream& out = call.out();
  for (const SampleSizesCurve& curve : study.curves) {
    out << to_string(curve.family) << " along " << to_string(options.across) << '\n';
    for (const SampleSizesPoint& point : curve.points) {
      out << "  " << (options.across == CurveAcross::points ? "2^" : "") << point.at << ": ";
      for (const char* name : {"exponential-mechanism", "permute-and-flip", "lean", "chain", "m-sharp", "consistent"}) {
        for (const EnvelopeRow& row : point.rows) {
          if (row.name == name) out << name << ' ' << (row.examples ? count_text(*row.examples) : "-") << "; ";
        }
      }
      out << "cheapest: " << point.cheapest.value_or("-") << '\n';
    }
    if (options.across != CurveAcross::points) continue;
    if (curve.crossing) {
      const HypothesisCount& from = curve.crossing->points;
      out << "by the plans found " << curve.crossing->learner << " is the cheapest from ";
      if (from.number > 0)
        out << from.number;
      else
        print_exponent(out, "", from.log2);
      out << " points on\n";
    } else {
      out << "no learner that pays for Ldim alone is the cheapest: " << curve.crossing_missing << '\n';
    }
    out << options.budget << " examples reach ";
    if (curve.reach.privately && std::isinf(*curve.reach.privately))
      out << "any number of";
    else
      print_exponent(out, "", curve.reach.privately);
    out << " points privately";
    if (!curve.reach.learner.empty()) out << " (" << curve.reach.learner << ')';
    print_exponent(out, ", ", curve.reach.plainly);
    out << " without privacy\n";
  }
  return exit_done;
}

int run_envelope_command(const Call& call) {
  const bool curves = call.has("across");
  const auto only = [&](const char* option, bool allowed) {
    if (call.has(option) && !allowed) throw InputError(option, call.text(option), rules::extra_argument());
  };
  only("worlds", !curves);
  only("rounds", call.has("worlds"));
  only("dimension", curves || call.has("worlds"));
  for (const char* option : {"at", "log2-points", "budget"}) only(option, curves);
  if (curves) return show_curves(call);
  return call.has("worlds") ? show_worlds(call) : show_class(call);
}

}  // namespace

extern const Subcommand envelope_command = {
    "envelope", "(CLASS | [CLASS…] --worlds | [FAMILY…] --across points|epsilon|alpha|beta)",
    "how many examples learning takes, by every known bound", configure_envelope, run_envelope_command};

}  // namespace littlestone::cli
