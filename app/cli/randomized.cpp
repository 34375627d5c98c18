// SPDX-License-Identifier: GPL-3.0-or-later
// randomized: the mistakes of the best learner that tosses coins, exactly.
#include <ostream>

#include "app/cli/counted.hpp"
#include "app/cli/shared_options.hpp"
#include "app/cli/subcommand.hpp"
#include "core/base/error.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/study/randomized/randomized_study.hpp"

namespace littlestone::cli {
namespace {

void configure_randomized(Options& options) {
  add_option(options, "states", "Work out at most about this many version spaces; then only bounds are told.", "n",
             "1000000");
  add_seconds_option(options);
}

void print(const Call& call, const ConceptClass& concept_class, const RandomizedStudy& study) {
  std::ostream& out = call.out();
  out << harmless(concept_class.name()) << ": " << hypotheses(concept_class.size()) << " on "
      << points(concept_class.points()) << "\nrandomized Littlestone dimension ";
  const RandomizedResult& found = study.randomized;
  if (found.exact())
    out << found.lower.str() << '\n';
  else
    out << "from " << found.lower.str() << " to " << found.upper.str() << '\n';
  if (study.littlestone.exact()) out << "Littlestone dimension            " << study.littlestone.lower << '\n';
  if (!study.tree.empty())
    out << "a best tree of fair coins begins at point " << concept_class.point_name(study.tree[0].point)
        << "; the best learner says + there with chance " << study.tree[0].plus.str() << '\n';
  if (study.orders)
    out << "all points once, in an order known before: from " << study.orders->best.randomized.str() << " to "
        << study.orders->worst.randomized.str() << " mistakes on average, without coins from "
        << study.orders->best.deterministic << " to " << study.orders->worst.deterministic << '\n';
}

int run_randomized_command(const Call& call) {
  const std::string text = call.positional(0, "class");
  call.expect_positionals(1);
  RandomizedStudyOptions options;
  options.limits.states = call.whole("states");
  if (options.limits.states == 0) throw InputError("states", call.text("states"), rules::above_0());
  const ConceptClass concept_class = make_class(text);
  const Observer observer = progress_observer(call.err());
  DimensionOptions of_dimension;
  of_dimension.seconds = read_seconds(call);
  const DimensionResult littlestone = bound_littlestone_dimension(concept_class, of_dimension, observer);
  bool over = false;
  const RandomizedStudy study =
      run_randomized(concept_class, littlestone, options, within(observer, of_dimension.seconds, &over));
  if (call.json()) {
    Json json = randomized_to_json(concept_class, study);
    if (over && study.randomized.stopped) json["ended"] = "seconds spent";
    call.print(json);
  } else {
    print(call, concept_class, study);
  }
  return study.randomized.stopped && !over ? exit_stopped : exit_done;
}

}  // namespace

extern const Subcommand randomized_command = {"randomized", "CLASS [--states n] [--seconds S]",
                                              "mistakes of the best learner that tosses coins, exactly",
                                              configure_randomized, run_randomized_command};

}  // namespace littlestone::cli
