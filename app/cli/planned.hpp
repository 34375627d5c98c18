// SPDX-License-Identifier: GPL-3.0-or-later
// `learn` with a learner that a planner made for a promise, or whose numbers are chosen by hand: lean and chain.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <ostream>
#include <string>

#include "app/cli/shared_options.hpp"
#include "core/learner/private_learner.hpp"

namespace littlestone::cli {

/// What a learner answered, and how to tell what lies before its privacy boundary.
struct PlannedAnswer {
  LabelVector hypothesis;
  bool is_default = false;     // nothing was chosen: the SOA's answer before any example
  std::uint64_t examples = 0;  // asked for
  int dimension = 0;           // Ldim(H)
  Ended ended = Ended::completed;
  std::function<void(Json&)> internals;                // adds to {"private", "note"}
  std::function<void(std::ostream&)> print_internals;  // a line for each candidate
};

/// A learner that is private for every choice of its numbers.
struct PlannedLearner {
  std::string name;            // "lean": in JSON, and in "learner" of its options
  std::string title;           // "Lean learner"
  std::uint64_t examples = 0;  // it asks for
  bool custom = false;         // its numbers are chosen by hand
  std::string needed;          // examples by the promise, where --budget is below that; else empty
  std::function<Json()> constants;
  std::string sizes;              // in words: lines "examples:    …", the first of its numbers
  std::uint64_t most_states = 0;  // of a batch on a data file; 0: it has no such limit
  std::function<void()> validate;
  /// One run with this seed, or from the operating system's entropy.
  std::function<PlannedAnswer(const LearnerData&, std::uint64_t seed, bool system_entropy, const Observer&)> run;
};

/// "+-+-  = t_1", or "(not in the class)".
[[nodiscard]] std::string named(const ConceptClass& concept_class, const LabelVector& labels);

/// "5696", "1.3": how many times as many.
[[nodiscard]] std::string times(std::uint64_t many, std::uint64_t few);

/// A whole number of a learner that is made by hand, `otherwise` where the option is left out; throws InputError beyond
/// least and most.
[[nodiscard]] std::uint64_t count_between(const Call& call, const char* option, std::uint64_t least,
                                          std::uint64_t otherwise, std::uint64_t most);

/// Throws InputError for each of these options that is given (is no option of it).
void refuse_options(const Call& call, std::initializer_list<const char*> options);

/// The numbers of a learner that --budget cuts: n, where it is below `needed`; none where it is not given, or is as many.
[[nodiscard]] std::optional<std::uint64_t> smaller_budget(const Call& call, const BigInteger& needed);

/// Runs it as the call says: on a distribution or a data file, once or --draws times, seeded or a release, beside others
/// where --beside is given, and prints what it found. `beside`: learners with the same promise that --beside runs before
/// M.
[[nodiscard]] int learn_planned(const Call& call, const Scenario& scenario, const ConceptClass& concept_class,
                                SoaAutomaton& soa, const PlannedLearner& learner, const Observer& observer,
                                const std::vector<PlannedLearner>& beside = {});

}  // namespace littlestone::cli
