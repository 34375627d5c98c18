// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/release.hpp"

#include <ostream>
#include <span>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone::cli {

bool is_release(const Call& call) { return call.has("release") || (call.has("data") && !call.has("seed")); }

void add_ledger_option(Options& options) {
  add_output(options, "ledger",
             "Write the spent epsilon and delta into this file before anything is drawn; what cannot be written is not "
             "released (help: side-channels).",
             "file", Names::kept_output);
}

void add_ledger_options(Options& options) {
  add_ledger_option(options);
  add_option(options, "budget",
             "With --ledger: refuse the run if the ledger's sums of epsilon or delta would pass these.", "E,D");
}

bool has_privacy_budget(const Call& call) {
  return call.has("budget") && call.text("budget").find(',') != std::string::npos;
}

Released account(const Call& call, const Release& release) {
  Released released;
  released.runs = release.runs;
  std::optional<PrivacyPromise> together;
  if (release.promise) {
    const RepeatedPromise all{*release.promise, release.runs};
    released.all = spent_budget(std::span(&all, 1));
    together = released.all.basic;
  }
  released.claim = privacy_claim(together, is_release(call), release.records);
  released.nobodys = !call.has("data") && release.data.empty();
  released.why = released.nobodys && released.claim.verdict == PrivacyVerdict::seed_known
                     ? "the seed is known, and the examples are nobody's: they are drawn from a known distribution"
                     : reason_of(released.claim);
  std::optional<PrivacyPromise> budget;
  const bool of_examples = release.run == "learn" && !has_privacy_budget(call);  // learn's other meaning of the option
  if (call.has("budget") && !of_examples) budget = parse_budget("budget", call.text("budget"));
  if (!call.has("ledger")) {
    if (budget) throw InputError("budget", call.text("budget"), rules::budget_needs_ledger());
    return released;
  }
  const std::string path = call.text("ledger");
  if (!is_release(call) && !call.has("data")) throw InputError("ledger", path, rules::ledger_of_releases());
  LedgerEntry entry;
  entry.promise = release.promise.value_or(PrivacyPromise{0, 1});  // which every mechanism keeps
  if (entry.promise.delta > 1) entry.promise.delta = 1;
  entry.runs = release.runs;
  entry.release = is_release(call);
  entry.run = release.run;
  entry.class_text = release.class_text;
  const std::string data = call.text("data");
  entry.data = call.has("data") ? data.substr(data.rfind('/') + 1) : release.data;
  released.ledger = spend("ledger", path, entry, budget);
  return released;
}

Released account_learning(const Call& call, const Scenario& scenario, const LearnerData& data, std::uint64_t runs) {
  Release release{"learn", scenario.class_text, "", PrivacyPromise{scenario.epsilon, scenario.delta}, runs};
  if (const auto* sample = std::get_if<Sample>(&data)) release.records = sample->size();
  return account(call, release);
}

void print_privacy(std::ostream& out, const Released& released) {
  const PrivacyClaim& claim = released.claim;
  const bool seeded = claim.verdict == PrivacyVerdict::seed_known;
  out << "privacy:     ";
  if (!claim.promise || claim.promise->delta >= 1 || (seeded && !released.nobodys)) {
    out << "none: " << released.why << '\n';
    return;
  }
  out << "epsilon " << to_string(claim.promise->epsilon) << ", delta " << to_string(claim.promise->delta);
  if (seeded) {
    out << " if it were a release; not private: ";
  } else {
    out << (claim.is_private() ? ", " : "; not private: ");
  }
  out << released.why << '\n';
}

Json guarantee_json(const Released& released, bool accurate, const std::string& why) {
  return {
      {"private", released.claim.is_private()}, {"why_private", released.why}, {"accurate", accurate}, {"why", why}};
}

namespace {

// "epsilon" and "delta" of all runs together (null where nothing is promised), "private" and "why_private".
void put_claim(Json& json, const Released& released) {
  const auto& promise = released.claim.promise;
  json["epsilon"] = promise ? Json(to_string(promise->epsilon)) : Json(nullptr);
  json["delta"] = promise ? Json(to_string(promise->delta)) : Json(nullptr);
  json["private"] = released.claim.is_private();
  json["why_private"] = released.why;
}

}  // namespace

void put_ledger(Json& json, const Released& released) {
  if (!released.ledger) return;
  const PrivacyPromise sum = spent(*released.ledger);
  json["ledger"] = {
      {"runs", counted_runs(*released.ledger)}, {"epsilon", to_string(sum.epsilon)}, {"delta", to_string(sum.delta)}};
}

void print_ledger(std::ostream& out, const Released& released) {
  if (!released.ledger) return;
  const PrivacyPromise sum = spent(*released.ledger);
  const std::uint64_t runs = counted_runs(*released.ledger);
  out << "ledger:      " << runs << (runs == 1 ? " run" : " runs") << ", epsilon " << to_string(sum.epsilon)
      << ", delta " << to_string(sum.delta) << " together\n";
}

Json head_of_draws(const Call& call, const Released& released) {
  const bool on_data = !released.nobodys && is_release(call) && call.has("draws");
  if (!on_data && !released.ledger) return nullptr;
  const SpentBudget& all = released.all;
  Json head = {{"runs", released.runs}};
  put_claim(head, released);
  if (released.claim.promise) {
    head["composed"] = {{"epsilon", all.epsilon}, {"delta", to_string(all.delta)}, {"exact", all.exact}};
  }
  put_ledger(head, released);
  return head;
}

int print_releases(const Call& call, const Draws& draws, const Released& released,
                   const std::function<Json(std::uint64_t)>& draw) {
  return print_draws(call, draws, head_of_draws(call, released), [&](std::uint64_t i) {
    Json answer = draw(i);
    if (!draws.many) put_claim(answer, released);
    return answer;
  });
}

}  // namespace littlestone::cli
