// SPDX-License-Identifier: GPL-3.0-or-later
// compose: what several runs on the same data promise together.
#include <algorithm>
#include <optional>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

#include "app/cli/shared_options.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/privacy/composition.hpp"

namespace littlestone::cli {
namespace {

void configure_compose(Options& options) {
  add_list_option(options, "epsilon", "What one run promises; given once a run.", "number");
  add_list_option(options, "delta", "The same run's delta; once a run, or once for all of them (default 0).", "number");
  add_option(options, "times", "How often each of these runs takes place (default 1).", "k");
  add_option(options, "method", "exact, advanced or basic (default exact).", "name");
  add_option(
      options, "at",
      "Delta of all runs together, for exact and advanced (default: twice the sum of the deltas, 1e-6 where it is 0).",
      "number");
}

std::vector<PrivacyPromise> read_runs(const Call& call) {
  constexpr std::size_t most = 100'000;
  const std::vector<std::string> epsilons = call.texts("epsilon");
  const std::vector<std::string> deltas = call.texts("delta");
  if (epsilons.empty() || deltas.size() > std::max<std::size_t>(1, epsilons.size())) {
    throw InputError("epsilon", "", rules::one_epsilon_a_run());
  }
  if (deltas.size() > 1 && deltas.size() < epsilons.size()) {
    throw InputError("delta", "", rules::one_epsilon_a_run());
  }
  const std::uint64_t times = call.whole("times", 1);
  if (times < 1 || times > most / epsilons.size()) {
    throw InputError("times", call.text("times", "1"), rules::between(1, most / epsilons.size()));
  }
  std::vector<PrivacyPromise> runs;
  runs.reserve(epsilons.size() * times);
  for (std::size_t i = 0; i < epsilons.size(); ++i) {
    PrivacyPromise run{parse_rational("epsilon", epsilons[i]), 0};
    if (!deltas.empty()) run.delta = parse_rational("delta", deltas[deltas.size() == 1 ? 0 : i]);
    runs.insert(runs.end(), times, run);
  }
  return runs;
}

// The least double epsilon that the exact composition allows at this delta.
double exact_epsilon(const std::vector<PrivacyPromise>& runs, const Rational& delta) {
  const LossDistribution losses = exact_composition(runs);
  const auto epsilon = losses.epsilon(PrivacyReal(delta));
  if (epsilon) return rounded_up(*epsilon);
  std::ostringstream least;  // the probability of an infinite loss: no epsilon has a smaller delta
  least << rounded_up(losses.infinity_mass());
  throw InputError("at", to_string(delta), rules::at_least(least.str()));
}

int run_compose_command(const Call& call) {
  call.expect_positionals(0);
  const std::vector<PrivacyPromise> runs = read_runs(call);
  const std::string method = call.text("method", "exact");
  const PrivacyPromise basic = basic_composition(runs);
  Rational delta = default_delta(basic);
  if (call.has("at")) delta = parse_rational("at", call.text("at"));
  if (delta < 0 || delta >= 1) throw InputError("at", to_string(delta), rules::delta_below_1());
  Json epsilon;
  if (method == "basic") {
    epsilon = to_string(basic.epsilon);
    delta = basic.delta;
  } else if (method == "advanced") {
    epsilon = advanced_epsilon(runs, delta);
  } else if (method == "exact") {
    epsilon = exact_epsilon(runs, delta);
  } else {
    throw InputError("method", method, rules::one_of("exact, advanced, basic"));
  }
  if (call.json()) {
    call.print({{"method", method},
                {"runs", runs.size()},
                {"epsilon", epsilon},
                {"delta", to_string(delta)},
                {"basic", {{"epsilon", to_string(basic.epsilon)}, {"delta", to_string(basic.delta)}}}});
    return exit_done;
  }
  call.out() << runs.size() << (runs.size() == 1 ? " run" : " runs") << " together: epsilon "
             << (epsilon.is_string() ? epsilon.get<std::string>() : epsilon.dump()) << " at delta " << to_string(delta)
             << " (" << method << " composition)\n";
  if (method != "basic") {
    call.out() << "the sum:       epsilon " << to_string(basic.epsilon) << " at delta " << to_string(basic.delta)
               << '\n';
  }
  return exit_done;
}

}  // namespace

extern const Subcommand compose_command = {"compose", "(--epsilon E --delta D)… [--method M] [--at D]",
                                           "the budget of several runs on the same data", configure_compose,
                                           run_compose_command};

}  // namespace littlestone::cli
