// SPDX-License-Identifier: GPL-3.0-or-later
// select: one draw of the exponential mechanism or of permute-and-flip, and its exact law.
#include <ostream>

#include "app/command_line.hpp"
#include "app/subcommand.hpp"
#include "core/base/error.hpp"

namespace littlestone::app {
namespace {

void configure(QCommandLineParser& parser) {
  add_option(parser, "errors", "The candidates' error counts: 3,5,9.", "e0,e1,…");
  add_option(parser, "epsilon", "Privacy loss, above 0 (default 1).", "number");
  add_option(parser, "mechanism", "exponential or permute-and-flip (default exponential).", "name");
  add_option(parser, "seed", "Seed of the draw, 0 to 2^64 - 1 (default 1).", "seed");
}

int run(const Call& call) {
  call.expect_positionals(0);
  if (!call.has("errors")) throw InputError("errors", "", "is missing: the error counts, such as 3,0,5");
  const std::vector<std::uint64_t> errors = parse_counts("errors", call.text("errors"));
  const Rational epsilon = parse_rational("epsilon", call.text("epsilon", "1"));
  const std::uint64_t seed = call.whole("seed", 1);
  const std::string mechanism = call.text("mechanism", "exponential");
  const bool flip = mechanism == "permute-and-flip";
  if (!flip && mechanism != "exponential") {
    throw InputError("mechanism", mechanism, "must be exponential or permute-and-flip");
  }
  const std::vector<double> law =
      flip ? permute_and_flip_probabilities(errors, epsilon) : selection_probabilities(errors, epsilon);
  Engine engine = SeedTree(seed).child("selection").engine();
  const std::size_t selected =
      flip ? permute_and_flip(errors, epsilon, engine) : exponential_mechanism(errors, epsilon, engine);
  if (call.json()) {
    call.print({{"mechanism", mechanism},
                {"epsilon", to_string(epsilon)},
                {"selected", selected},
                {"probabilities", law},
                {"seed", std::to_string(seed)}});
    return exit_done;
  }
  for (std::size_t i = 0; i < errors.size(); ++i) {
    call.out() << "candidate " << i << ": " << errors[i] << " errors, probability " << law[i]
               << (i == selected ? ", selected" : "") << '\n';
  }
  return exit_done;
}

}  // namespace

const Subcommand select_command = {"select", "--errors 3,5,9 --epsilon E [--mechanism M] [--seed S]",
                                   "one draw by error counts and its exact law", configure, run};

}  // namespace littlestone::app
