// SPDX-License-Identifier: GPL-3.0-or-later
// From a weak private learner to a strong one: what the theorem knows of the class, and what the class is. [MATH §C3]
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "core/base/error.hpp"
#include "core/learner/constants.hpp"
#include "core/lower_bound/consequence.hpp"
#include "core/online/class_facts.hpp"

namespace littlestone {

/// A weak learner that is assumed, and the strong one that is asked for.
struct BoostOptions {
  std::string class_text;
  std::size_t weak_examples =
      4;  // m₀, 1 … 30: the weak learner is (ε₀, δ₀)-private and errs 1/16 at most, except with chance 1/16
  Rational weak_epsilon{1, 10};        // ε₀, above 0 and at most 1
  std::optional<Rational> weak_delta;  // δ₀; none: that of Theorem 1 for the sample that its own law makes of m₀
  Rational epsilon = 1;
  Rational delta{1, 1'000'000};
  Rational alpha{1, 10};
  Rational beta{1, 10};
  ConstantsKind constants = ConstantsKind::sharp;  // or paper: of the strong learner
};

/// What the weak learner refutes, with one set of constants: every Ldim from 2↑↑height on.
struct WeakRefutation {
  std::size_t sample_examples = 0;  // of its own sample (MATH §C2), even
  unsigned height = 0;
};

/// What pure privacy can do without any dimension [DRV10]: draw a part of the rows, boost. The paper gives no
/// constants, so these are what its formulas are with the constant 1: no bound.
struct PureBoosting {
  double rounds = 0;    // ln(1/β)/α²
  double share = 0;     // ν of the rows a round: rounds · ln(1 + ν(e^{ε₀} − 1)) = ε; at most 1
  double examples = 0;  // m₀/ν
};

struct BoostStudy {
  BoostOptions options;
  Rational weak_delta;                      // in use
  std::optional<WeakRefutation> sharp;      // none: Claim 22 leaves no step, nothing is refuted
  std::optional<WeakRefutation> paper;      // none: a premise of the paper fails, or its 9 m₀ is above 64
  std::optional<InputError> paper_missing;  // and which
  Rational paper_delta;                     // that the paper's line is for: weak_delta, or Theorem 1's for 9 m₀
  ClassFacts facts;
  std::optional<LearnerConstants> strong;  // M with the class's own Ldim; none: no such constants
  std::string strong_missing;              // and why
  bool within = false;                     // the class's Ldim is below what the theorem knows
  PureBoosting pure;
};

/// Works it out; the weak learner is assumed and never called, since how to boost by an algorithm is open ([ABLMM]
/// §6). Throws InputError (fields "weak-examples", "weak-epsilon", "weak-delta", "class", those of AccuracyGoal);
/// Stopped. At most about 1 s beside class_facts.
[[nodiscard]] BoostStudy run_boost(const BoostOptions& options, const Observer& observer = {});

/// "weak" {"examples", "epsilon", "delta", "alpha", "beta", "sample_examples", "called"}, "known_of_dimension" (the
/// tower that Ldim is below, or null), "paper_known_of_dimension" (for "paper_delta"; null where a premise of the
/// paper fails, and "paper_why_not" says which), "known_examples_bound" (a tower: M with the
/// paper's constants asks for fewer, whatever such a dimension is), "dimension" (null where it is not known: then
/// "dimension_lower", "dimension_upper"), "within", "constants", "examples" (and "log10_examples", see put_count),
/// "why_not", "pure" {"rounds_estimate", "share_estimate", "examples_estimate", "constant"}.
[[nodiscard]] nlohmann::ordered_json boost_to_json(const BoostStudy& study);

}  // namespace littlestone
