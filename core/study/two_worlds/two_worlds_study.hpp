// SPDX-License-Identifier: GPL-3.0-or-later
// Two worlds, one number: what classes cost online, in mistakes and regret, and privately, in examples. [MATH §C6]
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/study/envelope/envelope_study.hpp"
#include "core/study/envelope/planned_rows.hpp"

namespace littlestone {

struct TwoWorldsOptions {
  /// By rising dimension where it is drawn; an order of the caller's.
  std::vector<std::string> classes{"points:1048576", "points:8", "affine:2,3,1",  "thresholds:4", "cube:3",
                                   "thresholds:8",   "cube:4",   "thresholds:16", "halfspaces:3"};
  EnvelopeGoal goal;
  unsigned rounds = 6;                   // T of the regret, 1 … 50
  std::uint64_t regret_states = 60'000;  // beyond, the regret has bounds only
  std::uint64_t randomized_states = 100'000;
  int most_dimension = 6;             // of the steps, 1 … 6
  bool chain = true;                  // with the chain learner, which takes seconds to plan
  std::size_t most_hypotheses = 256;  // of a table that is searched for R and the regret
};

/// One class in both worlds.
struct TwoWorldsRow {
  ClassFacts facts;
  // Online. The mistakes of the SOA are Ldim.
  std::optional<Rational> randomized;  // R; none: too large
  double randomized_lower = 0;         // Ldim/2, or better
  double randomized_upper = 0;
  std::optional<Rational> regret;  // of T rounds; none: `regret_missing` says why
  std::string regret_missing;
  double regret_lower = 0;  // √(dT/8), or T/2 for T < d
  double regret_upper = 0;  // Hedge's over the SOA's experts; both better where the exact search was cut
  // Privately.
  std::vector<EnvelopeRow> rows;  // exponential-mechanism, lean, chain, m-sharp, … ; without the agnostic ones
};

/// M, the lean and the chain learner for one dimension, whatever the class.
struct DimensionStep {
  int dimension = 1;
  std::optional<LargeCount> sharp;
  LargeCount paper;
  std::optional<LargeCount> lean;
  std::optional<LargeCount> chain;
  std::optional<double> factor;        // times the sharp examples of the dimension before
  std::optional<double> lean_factor;   // the same for the lean learner
  std::optional<double> chain_factor;  // the same for the chain learner
};

struct TwoWorldsStudy {
  TwoWorldsOptions options;
  std::vector<TwoWorldsRow> rows;    // in the order of the classes
  std::vector<DimensionStep> steps;  // d = 1 … 6
};

/// Works it out; throws InputError (fields "rounds", "classes", of a class, of the goal); Stopped (stage "two
/// worlds", in classes). `planned`, where given, gets the rows of each dimension and gives those it has.
[[nodiscard]] TwoWorldsStudy run_two_worlds(const TwoWorldsOptions& options, const Observer& observer = {},
                                            PlannedRows* planned = nullptr);

/// The same study with the chain learner's rows, which it may have been made without. Throws Stopped.
void add_chain(TwoWorldsStudy& study, const Observer& observer, PlannedRows& planned);

/// "rounds", the goal, "classes"[] {"class", "hypotheses", "points", "dimension", "vc", "randomized" (a fraction or
/// null),
/// "randomized_lower_bound", "randomized_upper_bound", "regret" (a fraction or null), "regret_why_not",
/// "regret_lower_bound",
/// "regret_upper_bound", "rows"[]}, "dimensions"[] {"dimension", "sharp", "paper", "factor", "lean", "lean_factor",
/// "chain", "chain_factor"}, "endless" {"class", "dimension", "mistakes", "examples"}.
[[nodiscard]] nlohmann::ordered_json two_worlds_to_json(const TwoWorldsStudy& study);

}  // namespace littlestone
