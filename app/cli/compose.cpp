// SPDX-License-Identifier: GPL-3.0-or-later
// compose: what several runs on the same data promise together.
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/shared_options.hpp"
#include "core/base/error.hpp"
#include "core/base/nearest.hpp"
#include "core/base/rules.hpp"
#include "core/privacy/composition.hpp"
#include "core/privacy/ledger.hpp"

namespace littlestone::cli {
namespace {

void configure_compose(Options& options) {
  add_list_option(options, "epsilon", "What one run promises; given once a run.", "number");
  add_list_option(options, "delta", "The same run's delta; once a run, or once for all of them (default 0).", "number");
  add_input(
      options, "ledger",
      "Instead of these: the releases in this ledger, since it counts from 0. A sum of more than 10 000 runs, or one "
      "that promises nothing, is told by basic composition.");
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

// Those of a ledger.
struct LedgerRuns {
  Ledger ledger;
  std::vector<PrivacyPromise> runs;  // none where they are too many, or promise nothing together
};

LedgerRuns read_ledger_runs(const Call& call) {
  constexpr std::uint64_t most = 10'000;
  for (const char* option : {"epsilon", "delta", "times"})
    if (call.has(option)) throw InputError(option, call.text(option), rules::cannot_stand_beside("ledger"));
  const std::string path = call.text("ledger");
  std::optional<Ledger> ledger = read_ledger("ledger", path);
  if (!ledger) throw InputError("ledger", path, rules::not_opened_because(std::strerror(ENOENT)));
  LedgerRuns read{std::move(*ledger), {}};
  if (counted_runs(read.ledger) > most || spent(read.ledger).delta >= 1) return read;
  for (const RepeatedPromise& run : counted(read.ledger)) read.runs.insert(read.runs.end(), run.times, run.promise);
  return read;
}

void put_marks(Json& json, const Ledger& ledger) {
  json["seeded"] = seeded_runs(ledger);
  json["before_mark"] = ledger.counted_from;
  json["budget"] = ledger.budget ? Json(budget_text(*ledger.budget)) : Json(nullptr);
}

void print_marks(std::ostream& out, const Ledger& ledger) {
  if (const std::size_t seeded = seeded_runs(ledger); seeded > 0) {
    out << "not in it:     " << seeded << " with a known seed, which promise nothing\n";
  }
  if (ledger.counted_from > 0) out << "before:        " << ledger.counted_from << " entries, before it counts from 0\n";
  if (ledger.budget) {
    out << "budget:        epsilon " << to_string(ledger.budget->epsilon) << ", delta "
        << to_string(ledger.budget->delta) << '\n';
  }
}

// The least double epsilon that the exact composition allows at this delta.
double exact_epsilon(const std::vector<PrivacyPromise>& runs, const Rational& delta) {
  const LossDistribution losses = exact_composition(runs);
  const auto epsilon = losses.epsilon(PrivacyReal(delta));
  if (epsilon) return rounded_up(*epsilon);
  // The probability of an infinite loss: no epsilon has a smaller delta. With every digit it is accepted itself.
  throw InputError("at", to_string(delta), rules::at_least(Json(rounded_up(losses.infinity_mass())).dump()));
}

int run_compose_command(const Call& call) {
  call.expect_positionals(0);
  std::optional<LedgerRuns> of_ledger;
  if (call.has("ledger")) of_ledger = read_ledger_runs(call);
  const std::vector<PrivacyPromise> runs = of_ledger ? of_ledger->runs : read_runs(call);
  const std::uint64_t number = of_ledger ? counted_runs(of_ledger->ledger) : runs.size();
  std::string method = call.text("method", runs.empty() ? "basic" : "exact");
  const PrivacyPromise basic = of_ledger ? spent(of_ledger->ledger) : basic_composition(runs);
  Rational delta = default_delta(basic);
  if (call.has("at")) delta = parse_rational("at", call.text("at"));
  if (method != "basic" && (delta < 0 || delta >= 1)) throw InputError("at", to_string(delta), rules::delta_below_1());
  Json epsilon;
  if (method == "exact") {
    try {
      epsilon = exact_epsilon(runs, delta);
    } catch (const InputError& error) {
      if (call.has("method") || error.field() != "epsilon") throw;
      method = delta > basic.delta ? "advanced" : "basic";  // too many different sums, and exact was not asked for
    }
  }
  if (method == "basic") {
    epsilon = to_string(basic.epsilon);
    delta = basic.delta;
  } else if (method == "advanced") {
    epsilon = advanced_epsilon(runs, delta);
  } else if (method != "exact") {
    throw InputError("method", method, unknown_word(method, {"exact", "advanced", "basic"}));
  }
  if (call.json()) {
    Json json = {{"method", method},
                 {"runs", number},
                 {"epsilon", epsilon},
                 {"delta", to_string(delta)},
                 {"basic", {{"epsilon", to_string(basic.epsilon)}, {"delta", to_string(basic.delta)}}}};
    if (of_ledger) put_marks(json, of_ledger->ledger);
    call.print(json);
    return exit_done;
  }
  call.out() << number << (number == 1 ? " run" : " runs") << " together: epsilon "
             << (epsilon.is_string() ? epsilon.get<std::string>() : epsilon.dump()) << " at delta " << to_string(delta)
             << " (" << method << " composition)\n";
  if (method != "basic") {
    call.out() << "the sum:       epsilon " << to_string(basic.epsilon) << " at delta " << to_string(basic.delta)
               << '\n';
  }
  if (of_ledger) print_marks(call.out(), of_ledger->ledger);
  return exit_done;
}

}  // namespace

extern const Subcommand compose_command = {
    "compose", "((--epsilon E --delta D)… | --ledger FILE) [--method M] [--at D]",
    "the budget of several runs on the same data", configure_compose, run_compose_command};

}  // namespace littlestone::cli
