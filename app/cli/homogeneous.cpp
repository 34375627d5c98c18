// SPDX-License-Identifier: GPL-3.0-or-later
// homogeneous: a largest set of points on which a learner of thresholds depends on the order alone.
#include "app/cli/lower_bound.hpp"

namespace littlestone::cli {
namespace {

const RowNames& homogeneous_rows() {
  static const RowNames names = {"domain", "examples", "tolerance", "points", "forced", "search"};
  return names;
}

void configure_homogeneous(Options& options) {
  add_row_options(options, homogeneous_rows());
  add_option(options, "epsilon", "Of the learner private: its privacy loss (default 4).", "number");
  add_option(options, "delta", "Of the learner private: chance that it is larger (default 0.1).", "number");
  add_search_options(options);
}

int run_homogeneous_command(const Call& call) {
  const LowerBoundScenario scenario = read_lower_bound_call(call, homogeneous_rows());
  const HomogeneousStudy study = run_homogeneous(scenario, read_search_limits(call), progress_observer(call.err()));
  if (call.json())
    call.print(homogeneous_to_json(study));
  else
    print_homogeneous(call, study);
  return exit_of(call, study.set.ended);
}

}  // namespace

extern const Subcommand homogeneous_command = {
    "homogeneous", "LEARNER --domain N --examples m [--tolerance g] [--points powers|x1,x2,…] [--seconds S]",
    "points on which a learner of thresholds sees the order alone", configure_homogeneous, run_homogeneous_command};

}  // namespace littlestone::cli
