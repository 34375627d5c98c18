// SPDX-License-Identifier: GPL-3.0-or-later
// gap: the step that privacy and accuracy force into a learner's values on a homogeneous set.
#include <ostream>

#include "app/cli/lower_bound.hpp"
#include "core/base/bound_text.hpp"

namespace littlestone::cli {
namespace {

const RowNames& gap_rows() {
  static const RowNames names = {"domain", "examples", "tolerance", "points", "epsilon",
                                 "delta",  "alpha",    "beta",      "index"};
  return names;
}

void configure_gap(Options& options) {
  add_row_options(options, gap_rows());
  add_search_options(options);
}

void print(const Call& call, const GapStudy& study) {
  print_homogeneous(call, study.homogeneous);
  if (study.ended_early) return;
  const Gap& gap = study.gap;
  std::ostream& out = call.out();
  out << "largest:     step " << gap.step << " at example " << gap.index << ", r " << gap.threshold << ", half-gap "
      << gap.half_gap << '\n';
  out << "Claim 22:    ";
  if (study.claim_bound) {
    out << "from " << upper_text(gap.claim.lower) << " to " << lower_text(gap.claim.upper)
        << ", so some step is at least " << lower_text(*study.claim_bound)
        << " if the learner is private and accurate as claimed (printed: ";
    if (gap.claim.printed_step)
      out << lower_text(*gap.claim.printed_step) << ")\n";
    else
      out << "not for " << gap.claim.printed_missing->what() << ")\n";
  } else
    out << "needs " << gap.claim.points_needed << " points, the set has " << study.homogeneous.set.points.size()
        << '\n';
  out << "its errors:  " << list_of(gap.errors) << "; mean " << upper_text(gap.empirical_loss) << ", "
      << (gap.accurate ? "accurate" : "not accurate") << " (at most "
      << to_string(study.claims.alpha + study.claims.beta) << ")\n"
      << "flattest:    no list with this mean error has a largest step below " << to_string(study.least_largest_step)
      << '\n'
      << "hidden:      example " << study.index << " has " << study.family.places.size() << " places\n";
}

int run_gap_command(const Call& call) {
  const LowerBoundScenario scenario = read_lower_bound_call(call, gap_rows());
  const GapStudy study = run_gap(scenario, read_search_limits(call), progress_observer(call.err()));
  if (call.json())
    call.print(gap_to_json(study));
  else
    print(call, study);
  return exit_of(call, study.homogeneous.set.ended);
}

}  // namespace

extern const Subcommand gap_command = {
    "gap", "LEARNER --domain N --examples m [--epsilon E --delta D --alpha A --beta B]",
    "the step that privacy and accuracy force into a learner's values", configure_gap, run_gap_command};

}  // namespace littlestone::cli
