// SPDX-License-Identifier: GPL-3.0-or-later
// select: one draw of the exponential mechanism or of permute-and-flip, and its exact distribution.
#include <ostream>

#include "app/cli/draws.hpp"
#include "app/cli/release.hpp"
#include "app/cli/shared_options.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/privacy/selection.hpp"
#include "core/random/engine.hpp"

namespace littlestone::cli {
namespace {

void configure_select(Options& options) {
  add_option(options, "errors", "The candidates' error counts: 3,5,9.", "e0,e1,…");
  add_field_option(options, "epsilon");
  add_option(options, "mechanism", "exponential or permute-and-flip (default exponential).", "name");
  add_ledger_options(options);
  add_draws_options(options, "Seed of the draw, 0 to 2^64 - 1 (default 1).");
}

int run_select_command(const Call& call) {
  call.expect_positionals(0);
  if (!call.has("errors")) throw InputError("errors", "", rules::missing_errors());
  const std::vector<std::uint64_t> errors = parse_counts("errors", call.text("errors"));
  Scenario promised;
  read_field_option(call, "epsilon", promised);
  const Rational& epsilon = promised.epsilon;
  const Draws draws = read_draws(call);
  const std::string mechanism = call.text("mechanism", "exponential");
  const bool flip = mechanism == "permute-and-flip";
  if (!flip && mechanism != "exponential") {
    throw InputError("mechanism", mechanism, rules::mechanism());
  }
  const auto select = [&](std::uint64_t i) {
    Engine engine = draws.stream(i).child("select command").engine();
    return flip ? permute_and_flip(errors, epsilon, engine) : exponential_mechanism(errors, epsilon, engine);
  };
  const Released accounted = account(call, {"select", "", "error counts", PrivacyPromise{epsilon, 0}, draws.number, 0});
  if (draws.alone()) {
    return print_releases(call, draws, accounted, [&](std::uint64_t i) { return Json{{"selected", select(i)}}; });
  }
  const std::vector<double> law =
      flip ? permute_and_flip_probabilities(errors, epsilon) : selection_probabilities(errors, epsilon);
  const std::size_t selected = select(0);
  if (call.json()) {
    call.print({{"mechanism", mechanism},
                {"epsilon", to_string(epsilon)},
                {"selected", selected},
                {"probabilities", law},
                {"private", accounted.claim.is_private()},
                {"why_private", accounted.why},
                {"seed", std::to_string(draws.seed)}});
    return exit_done;
  }
  for (std::size_t i = 0; i < errors.size(); ++i) {
    call.out() << "candidate " << i << ": " << errors[i] << " errors, probability " << law[i]
               << (i == selected ? ", selected" : "") << '\n';
  }
  call.out() << "not private: " << accounted.why << '\n';
  return exit_done;
}

}  // namespace

extern const Subcommand select_command = {"select", "--errors 3,5,9 --epsilon E [--mechanism M] [--seed S] [--draws N]",
                                          "one draw by error counts and its exact law", configure_select,
                                          run_select_command};

}  // namespace littlestone::cli
