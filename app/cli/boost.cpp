// SPDX-License-Identifier: GPL-3.0-or-later
// boost: if the class has a weak private learner, what the theorem says about the class, and the strong learner M.
#include <ostream>

#include "app/cli/shared_options.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/rules.hpp"
#include "core/study/boost/boost_study.hpp"

namespace littlestone::cli {
namespace {

void configure_boost(Options& options) {
  add_field_options(options, FieldGroup::goal);
  add_option(options, "constants", "Of the strong learner: sharp or paper.", "kind", "sharp");
  add_option(options, "weak-examples", "Examples of the weak learner that is assumed, 1 to 30.", "m", "4");
  add_option(options, "weak-epsilon", "Its epsilon, above 0 and at most 1.", "number", "0.1");
  add_option(options, "weak-delta", "Its delta, above 0 and below 1 (default: that of Theorem 1).", "number");
}

void print_tower(std::ostream& out, const std::optional<WeakRefutation>& refuted) {
  if (refuted)
    out << "below a tower of " << refuted->height << " twos";
  else
    out << "nothing";
}

void print(std::ostream& out, const BoostStudy& study) {
  const BoostOptions& options = study.options;
  out << study.facts.name << '\n'
      << "weak learner: assumed, never called: " << options.weak_examples << " examples, ("
      << to_string(options.weak_epsilon) << ", " << to_string(study.weak_delta)
      << ")-private, error 1/16 except with chance 1/16\n"
      << "the theorem:  knows of Ldim: ";
  print_tower(out, study.sharp);
  out << "; with the paper's constants: ";
  print_tower(out, study.paper);
  if (study.paper_missing)
    out << " (" << study.paper_missing->what() << ')';
  else if (study.paper_delta != study.weak_delta)
    out << " (for delta " << to_string(study.paper_delta) << ')';
  out << "\nthe class:    Ldim " << study.facts.littlestone.lower;
  if (!study.facts.littlestone.exact()) out << " to " << study.facts.littlestone.upper;
  out << "\nstrong:       ";
  if (!study.strong)
    out << study.strong_missing << '\n';
  else
    out << "M, (" << to_string(options.epsilon) << ", " << to_string(options.delta) << ")-private, error "
        << to_string(options.alpha) << " except with chance " << to_string(options.beta) << ": "
        << (study.strong->total.exact ? study.strong->total.exact->str()
                                      : "about 10^" + upper_text(study.strong->total.log10))
        << " examples (" << to_string(options.constants) << " constants)\n";
  out << "pure privacy: about " << upper_text(study.pure.rounds) << " rounds on a share "
      << lower_text(study.pure.share) << " of about " << upper_text(study.pure.examples)
      << " examples; the constants of these formulas are not known\n";
}

int run_boost_command(const Call& call) {
  BoostOptions options;
  options.class_text = call.positional(0, "class");
  call.expect_positionals(1);
  Scenario scenario;
  read_field_options(call, FieldGroup::goal, scenario);
  options.epsilon = scenario.epsilon;
  options.delta = scenario.delta;
  options.alpha = scenario.alpha;
  options.beta = scenario.beta;
  options.constants = parse_constants_kind("constants", call.text("constants"));
  options.weak_examples = call.whole("weak-examples");
  options.weak_epsilon = parse_rational("weak-epsilon", call.text("weak-epsilon"));
  if (call.has("weak-delta")) options.weak_delta = parse_rational("weak-delta", call.text("weak-delta"));
  const BoostStudy study = run_boost(options, progress_observer(call.err()));
  if (call.json())
    call.print(boost_to_json(study));
  else
    print(call.out(), study);
  return study.facts.littlestone.exact() ? exit_done : exit_stopped;
}

}  // namespace

extern const Subcommand boost_command = {
    "boost", "CLASS [--epsilon E --delta D --alpha A --beta B] [--weak-examples m]",
    "a strong private learner from a weak one that is assumed", configure_boost, run_boost_command};

}  // namespace littlestone::cli
