// SPDX-License-Identifier: GPL-3.0-or-later
// What a call releases of somebody's data: what it promises, whether it may be called private, and the ledger that
// counts it.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "app/cli/draws.hpp"
#include "app/cli/subcommand.hpp"
#include "core/learner/private_learner.hpp"
#include "core/privacy/claim.hpp"
#include "core/privacy/ledger.hpp"
#include "core/study/chapters/scenario.hpp"

namespace littlestone::cli {

/// Whether the noise of the call comes from the operating system's entropy. A run on a user's data is a release unless
/// a seed says that the run is for study.
[[nodiscard]] bool is_release(const Call& call);

/// --ledger, and with it --budget.
void add_ledger_option(Options& options);
void add_ledger_options(Options& options);

/// Whether --budget is given as E,D and not, as `learn` also takes it, as a number of examples.
[[nodiscard]] bool has_privacy_budget(const Call& call);

/// What a call is about to release.
struct Release {
  std::string run;         // the subcommand
  std::string class_text;  // may be empty
  std::string data;        // what tells the data apart where there is no --data; empty: nobody's examples
  std::optional<PrivacyPromise> promise;  // of one run; none where there is no finite ε
  std::uint64_t runs = 1;                 // --draws
  std::uint64_t records = 0;              // of the data; 0: not known
};

/// What a call may say of its privacy, and what the ledger holds with it.
struct Released {
  PrivacyClaim claim;    // of all runs together
  std::string why;       // reason_of(claim); of nobody's examples it says so
  bool nobodys = false;  // the examples are drawn from a known distribution
  std::uint64_t runs = 1;
  SpentBudget all;               // of all runs together; nothing where there is no promise
  std::optional<Ledger> ledger;  // with this release in it; none without --ledger
};

/// Writes the release into --ledger, before anything is drawn, and says what may be said of it. Throws InputError:
/// where the ledger cannot be read or written, where the release would pass a budget, where --budget stands without
/// --ledger, and where --ledger stands beside a run that is neither on data nor a release.
[[nodiscard]] Released account(const Call& call, const Release& release);

/// The same of a learner that promises the scenario's (ε, δ) for every choice of constants, on these data.
[[nodiscard]] Released account_learning(const Call& call, const Scenario& scenario, const LearnerData& data,
                                        std::uint64_t runs);

/// The line that tells all of this to people: "privacy:     epsilon 1, delta 1e-6, …" or "privacy:     none: …".
void print_privacy(std::ostream& out, const Released& released);
/// {"private", "why_private", "accurate", "why"}.
[[nodiscard]] Json guarantee_json(const Released& released, bool accurate, const std::string& why);

/// Puts "ledger" {"runs", "epsilon", "delta"} into `json`, where there is one.
void put_ledger(Json& json, const Released& released);
/// "ledger:      3 runs, epsilon 3, delta 3e-6 together", where there is one.
void print_ledger(std::ostream& out, const Released& released);

/// The line before the answers of --draws on data or with --ledger; null where there is none to print: {"runs",
/// "epsilon", "delta", "composed" {"epsilon", "delta", "exact"}, "private", "why_private", "ledger"}.
[[nodiscard]] Json head_of_draws(const Call& call, const Released& released);

/// print_draws with that head. A single answer says itself what it promises: "epsilon", "delta", "private" and
/// "why_private".
[[nodiscard]] int print_releases(const Call& call, const Draws& draws, const Released& released,
                                 const std::function<Json(std::uint64_t)>& draw);

}  // namespace littlestone::cli
