// SPDX-License-Identifier: GPL-3.0-or-later
// Records that can be checked: a staircase with what is promised of it, and a proof that no rule promises more.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/replicable/least_differ.hpp"
#include "core/replicable/staircase_law.hpp"

namespace littlestone {

/// A staircase with its promise: in every world two labs differ with chance `differ_bound` at most, and a lab's answer
/// has loss above α with chance `miss_bound` at most.
struct StaircaseTable {
  std::uint64_t hypotheses = 2;  // N: thresholds over up to N points; 2: also point functions over any number of points
  Staircase staircase;
  Rational alpha;
  Rational differ_bound;
  Rational miss_bound;
};

/// That no rule with this many examples keeps Pr[differ] below `differ_least` in every world.
struct LeastDifferRecord {
  LeastDiffer proof;
  Rational differ_least;
  std::uint64_t cut = 0;  // of the proof (LeastDifferBound)
};

/// A file of one of them, or of both; "points-350".
struct ReplicableCertificate {
  std::string name;
  std::optional<StaircaseTable> table;
  std::optional<LeastDifferRecord> least;
};

/// Reads {"table": {"hypotheses", "examples", "steps", "alpha", "differ_bound", "miss_bound"}} and/or {"least":
/// {"examples", "alpha", "beta", "prior": [{"p", "weight"}], "price", "differ_least", "cut"}}; steps are a text as parse_steps
/// reads it, fractions and the cut are texts. Throws InputError where the form is another one, with the key as the field. Nothing is
/// computed.
[[nodiscard]] ReplicableCertificate parse_certificate(const std::string& name, const std::string& text);

/// Bounds are told in multiples of 10^−6, rounded to their disadvantage.
inline constexpr int certificate_place = -6;

/// What a certificate gives, computed from its steps, its prior and its price alone.
struct StaircaseCheck {
  std::optional<WorstDiffer> worst;       // of the table
  std::optional<Rational> miss;           // of the table, exact
  std::optional<LeastDifferBound> least;  // of the proof
};

/// Checks it in integers and fractions: the steps are a law, and each of its bounds is the one that is computed anew
/// (worst_differ, miss, least_differ), in multiples of 10^−6. So no digit may be another one, a weaker promise included.
/// Throws InputError with the key as the field; Stopped. 0.1 to 1 s.
[[nodiscard]] StaircaseCheck check_certificate(const ReplicableCertificate& certificate, const Observer& observer = {});

/// 1/(πρ²α) examples for point functions, (N − 1)² times as many for thresholds over N points: what the law for small ρ
/// says, rounded to no side (sd of √X → 1/2, so E|√X − √X′| → 1/√π; a top step h differs 1/√(πh) then). Not a bound.
[[nodiscard]] double rule_of_thumb(const Rational& rho, const Rational& alpha, std::uint64_t hypotheses);

/// What is asked of a plan: Pr[differ] ≤ ρ in every world, loss above α with chance β at most.
struct ReplicablePlanGoal {
  Rational rho;    // above 0 and below 1
  Rational alpha;  // above 0 and below 1
  Rational beta;   // above 0 and below 1
  std::uint64_t hypotheses = 2;

  /// Throws InputError with the member's name as the field.
  void validate() const;
};

/// The certificate with the fewest examples whose table keeps the goal; none where none does. Steps are a promise of
/// Pr[differ] whatever α is, and `miss` is exact at the goal's α, so tables made for another α count, too. Tables for
/// more hypotheses count: thresholds over N points are those over more, with boundaries of mass 0.
struct ReplicablePlan {
  const ReplicableCertificate* certificate = nullptr;
  Rational miss;  // at the goal's α
};
[[nodiscard]] ReplicablePlan plan_replicable(std::span<const ReplicableCertificate> certificates,
                                             const ReplicablePlanGoal& goal);

}  // namespace littlestone
