// SPDX-License-Identifier: GPL-3.0-or-later
// How many examples a class asks for, by every bound that is known: the rows of one class. [MATH §D1]
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/learner/sample_bounds.hpp"
#include "core/online/class_facts.hpp"
#include "core/privacy/composition.hpp"

namespace littlestone {

/// What a row is. theorem: this many are enough. bound: fewer are not enough. refuted: fewer or as many are not
/// enough privately, by the attack on thresholds. unknown_constant: the shape of a bound, with its constant set to 1.
enum class BoundKind { theorem, bound, refuted, unknown_constant };
[[nodiscard]] std::string_view to_string(BoundKind kind);  // "unknown-constant"

/// What is promised of a learner.
struct EnvelopeGoal {
  Rational epsilon = 1;
  Rational delta{1, 1'000'000};
  Rational alpha{1, 10};
  Rational beta{1, 10};
  /// Throws InputError as AccuracyGoal and ErrorGoal do.
  void validate() const;
};

/// What the rows ask of a class, which may be larger than any table.
struct EnvelopeClass {
  HypothesisCount hypotheses;
  double log2_points = 0;
  std::optional<int> dimension;  // Ldim; none: not known
  std::optional<int> vc;
  bool thresholds = false;  // thresholds on all of their points
};
[[nodiscard]] EnvelopeClass envelope_class(const ClassFacts& facts);

/// One line of the envelope.
struct EnvelopeRow {
  std::string name;
  BoundKind kind = BoundKind::theorem;
  std::optional<PrivacyPromise> promise;  // (ε, δ), of the mechanisms over H with δ = 0; none: no privacy
  bool agnostic = false;                  // no target is assumed, and the excess is at most α
  std::optional<LargeCount> examples;     // none: then `missing` says why
  std::string missing;
  std::string source;
  std::optional<double> formula = std::nullopt;  // of an unknown constant: the formula's value with the constant 1

  /// ε-privacy: δ is 0.
  [[nodiscard]] bool pure() const { return promise && promise->delta == 0; }
  /// Whether ε and δ are small enough for the word private (core/privacy/claim.hpp).
  [[nodiscard]] bool called_private() const;
};

/// Which rows are worked out.
struct EnvelopeRows {
  bool agnostic = true;  // the agnostic learner's takes some 20 searches for sharp constants
  int most_agnostic_dimension = 6;
  bool realizable = true;  // those that assume a target
  bool chain = false;      // the chain learner's takes a second to plan
};

/// All rows: exponential-mechanism, permute-and-flip, m-sharp, m-paper, lean, chain where it is asked for, m-agnostic,
/// exponential-mechanism-agnostic, consistent, vc, refuted, and with unknown constants lyu, ggkm, and for thresholds
/// thresholds-upper, thresholds-lower, for VC 1 vc-1. Throws InputError as EnvelopeGoal::validate; Stopped (stage "envelope"). Time: sharp_constants,
/// lean_constants, plan_agnostic and consequence.
[[nodiscard]] std::vector<EnvelopeRow> envelope_rows(const EnvelopeClass& shape, const EnvelopeGoal& goal,
                                                     const EnvelopeRows& rows = {}, const Observer& observer = {});

/// The rows that have to be planned: m-sharp, m-paper, lean and, where they are asked for, chain and m-agnostic. They
/// depend on Ldim, VC, the goal and, for m-agnostic, |H|.
[[nodiscard]] std::vector<EnvelopeRow> envelope_rows_planned(const EnvelopeClass& shape, const EnvelopeGoal& goal,
                                                             const EnvelopeRows& rows = {},
                                                             const Observer& observer = {});
/// All rows, with those that have to be planned as they are given.
[[nodiscard]] std::vector<EnvelopeRow> envelope_rows(const EnvelopeClass& shape, const EnvelopeGoal& goal,
                                                     const std::vector<EnvelopeRow>& planned,
                                                     const Observer& observer = {});

/// The cheapest private row that is a theorem and assumes a target; none where no such row has a number.
[[nodiscard]] const EnvelopeRow* cheapest_private(const std::vector<EnvelopeRow>& rows);

struct EnvelopeOptions {
  std::string class_text;
  EnvelopeGoal goal;
  EnvelopeRows rows;
};

struct EnvelopeStudy {
  EnvelopeOptions options;
  ClassFacts facts;
  std::vector<EnvelopeRow> rows;
};

[[nodiscard]] EnvelopeStudy run_envelope(const EnvelopeOptions& options, const Observer& observer = {});

/// {"name", "examples" (as put_count; a number with an unknown constant), "kind", "private" (called_private()),
/// "agnostic", "source"}, and "why_not" without examples.
[[nodiscard]] nlohmann::ordered_json envelope_row_to_json(const EnvelopeRow& row);
/// "class", "hypotheses", "points", "dimension", "vc" (null where not known), the goal, "rows"[], "cheapest" (a
/// name, or null).
[[nodiscard]] nlohmann::ordered_json envelope_to_json(const EnvelopeStudy& study);

}  // namespace littlestone
