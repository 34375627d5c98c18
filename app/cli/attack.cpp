// SPDX-License-Identifier: GPL-3.0-or-later
// attack: a binary search for a hidden example from a learner's hypotheses.
#include <ostream>

#include "app/cli/lower_bound.hpp"
#include "core/base/rules.hpp"
#include "core/study/attack/attack_study.hpp"

namespace littlestone::cli {
namespace {

const RowNames& attack_rows() {
  static const RowNames names = {"domain", "examples", "tolerance",   "points", "epsilon", "delta",
                                 "index",  "draws",    "comparisons", "hidden", "seed"};
  return names;
}

void configure_attack(Options& options) {
  RowNames shown = attack_rows();
  std::erase(shown, "hidden");
  add_row_options(options, shown);
  add_option(options, "hidden",
             "Leaf of the search tree at which the hidden example lies, 0-based (default: drawn from the seed).", "l");
  add_option(options, "low", "Instead of a learner: probability of + left of the hidden place.", "p");
  add_option(options, "high", "Instead of a learner: probability of + right of it.", "q");
  add_search_options(options);
}

AttackOptions read(const Call& call) {
  AttackOptions options;
  options.hidden_given = call.has("hidden");
  for (const char* needed : {"draws", "comparisons"})
    if (!call.has(needed) && call.positionals() == 0) throw InputError(needed, "", rules::is_missing());
  if (call.has("low") || call.has("high")) {
    call.expect_positionals(0);
    options.values = AttackedValues{parse_rational("low", call.text("low")), parse_rational("high", call.text("high"))};
    options.scenario.hidden = 0;
    read_rows(call, {"draws", "comparisons", "hidden", "seed"}, options.scenario);
  } else {
    options.scenario = read_lower_bound_call(call, attack_rows());
    options.hidden_given = options.hidden_given || names_scenario(call.positional(0, "learner"));
    options.limits = read_search_limits(call);
  }
  return options;
}

std::string all_digits(const Chance& chance) { return nlohmann::json(chance.rounded()).dump(); }

void print(const Call& call, const AttackStudy& study) {
  std::ostream& out = call.out();
  const LowerBoundScenario& scenario = study.options.scenario;
  if (study.gap) print_homogeneous(call, study.gap->homogeneous);
  if (study.ended_early) return;
  out << "attack:      " << scenario.comparisons << " comparisons of " << scenario.draws << " draws find one of "
      << (std::uint64_t{1} << scenario.comparisons) << " places with probability "
      << (study.chance.exact ? "" : "at least ") << all_digits(study.chance.success)
      << (study.chance.exact ? " (by the exact law)" : " (union bound)");
  if (!study.chance.success.sure())
    out << "; it fails with " << (study.chance.exact ? "" : "at most ") << all_digits(study.chance.success.other());
  out << '\n'
      << "errors:      left of the place " << rounded_chance(study.low_error) << ", right of it "
      << rounded_chance(study.high_error) << "; step " << study.step << ", r " << study.threshold << '\n'
      << "any law:     at least " << all_digits(study.union_bound) << '\n';
  // Places count from 1, as in the window; of values there are no points, and files count places from 0.
  const char* const what = study.gap ? "point " : "0-based ";
  for (const PlayedProbe& probe : study.probes)
    out << "probe:       place " << probe.place << " (" << what << probe.point << "): " << probe.positives << " of "
        << scenario.draws << " say +, " << (probe.reads_plus ? "more than " : "not more than ") << study.bar << ": go "
        << (probe.reads_plus ? "left" : "right") << '\n';
  out << "found:       place " << study.found_place << " (" << what << study.found << "); hidden: place "
      << study.hidden_place << " (" << what << study.hidden << ")\n";
}

int run_attack_command(const Call& call) {
  const AttackStudy study = run_attack(read(call), progress_observer(call.err()));
  if (call.json())
    call.print(attack_to_json(study));
  else
    print(call, study);
  return exit_of(call, study.gap ? study.gap->homogeneous.set.ended : Ended::completed);
}

}  // namespace

extern const Subcommand attack_command = {
    "attack", "(LEARNER --domain N --examples m | --low p --high q) --draws D --comparisons T [--seed S]",
    "a binary search that finds a hidden example from hypotheses", configure_attack, run_attack_command};

}  // namespace littlestone::cli
