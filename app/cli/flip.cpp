// SPDX-License-Identifier: GPL-3.0-or-later
// flip: how private a stable predictor becomes when its answer is flipped with a small probability.
#include <ostream>

#include "app/cli/subcommand.hpp"
#include "core/base/bound_text.hpp"
#include "core/study/flip/flip_study.hpp"

namespace littlestone::cli {
namespace {

void configure_flip(Options& options) {
  add_option(options, "epsilon", "Epsilon of the predictor before the flip, 0 or more (default 0: it is stable).",
             "number", "0");
  add_option(options, "delta", "Its delta, from 0 to 1; with epsilon 0 its stability (default 0.01).", "number",
             "0.01");
  add_option(options, "chance", "Chance of flipping the answer, above 0 and below 1/2 (default 0.1).", "number", "0.1");
  add_option(options, "wanted", "Epsilon for which the least stability is given (default 0.5).", "number", "0.5");
}

int run_flip_command(const Call& call) {
  call.expect_positionals(0);
  FlipOptions options;
  options.epsilon = parse_rational("epsilon", call.text("epsilon"));
  options.delta = parse_rational("delta", call.text("delta"));
  options.chance = parse_rational("chance", call.text("chance"));
  options.wanted = parse_rational("wanted", call.text("wanted"));
  const FlipStudy study = run_flip(options);
  if (call.json()) {
    call.print(flip_to_json(study));
    return exit_done;
  }
  call.out() << "after:     " << upper_text(study.flipped.epsilon) << "-private (the worst predictor attains "
             << upper_text(study.flipped.attained) << "); the error grows by at most "
             << upper_text(study.flipped.added_error) << '\n'
             << "for " << to_string(options.wanted) << ":   a stability of "
             << lower_text(study.flipped.least_stability) << " is enough (Corollary 2 asks for "
             << lower_text(study.flipped.paper_stability) << ")\n";
  return exit_done;
}

}  // namespace

extern const Subcommand flip_command = {"flip", "--epsilon E --delta D --chance f [--wanted E]",
                                        "privacy of a stable predictor whose answer is flipped", configure_flip,
                                        run_flip_command};

}  // namespace littlestone::cli
