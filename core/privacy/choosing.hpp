// SPDX-License-Identifier: GPL-3.0-or-later
// Choosing one candidate from the votes of many short lists: a batch of examples names at most s candidates, and fresh
// examples say how often each errs.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/rational.hpp"
#include "core/privacy/choosing_tables.hpp"
#include "core/random/engine.hpp"
#include "core/random/exact.hpp"

namespace littlestone {

/// What the data say of one candidate that at least one batch names.
struct Tally {
  std::uint64_t votes = 1;   // x ≥ 1: batches that name it
  std::uint64_t errors = 0;  // err: on the selection sample
};

/// What a choosing mechanism promises and counts. Neighbouring inputs differ in one batch (its whole list, so at most s
/// tallies lose a vote and at most s gain one) or in one selection example (every error count moves by at most 1).
struct ChoosingOptions {
  Rational epsilon = 1;          // ε > 0
  Rational delta{1, 1'000'000};  // 0 < δ < 1
  std::uint64_t list_bound = 1;  // s ≥ 1: most candidates a batch names
  std::uint64_t batches = 1;     // k ≥ 1
  std::uint64_t cap = 1;         // C ≥ 1: votes beyond count as C; k where there is no cap
  std::uint64_t gap = 0;         // g: so many errors cost nothing

  /// Throws InputError (fields "epsilon", "delta", "list_bound", "batches", "cap"); (k + 1)s ≤ 2^62.
  void validate() const;
};

/// The exact distribution of a choice, to the precision its function states.
struct ChoosingLaw {
  std::vector<double> chosen;  // a candidate, in the order of the tallies
  double none = 1;             // ⊥: no candidate
};

/// Choosing (N): half scores in the contest, the whole score at the bar. There are (k + 1)s places; each candidate has
/// one with score u = max(0, min(x, C) − max(0, err − g)), the others are dummies of score 0. Y of each slot and Y_⊥
/// are independent, Pr[Y = y] = (1 − r)r^y with r = e^{−ε/2}. The slot with the greatest u + Y wins, ties at random; if
/// it is a candidate's and 2u + Y ≥ τ + Y_⊥, that candidate is chosen, else none. τ is choosing_bar(ε, δ, s). (ε,
/// δ)-differentially private for all inputs and constants. [resources/help/lean-learner.md]
class HalfScoreChoosing {
 public:
  /// Throws InputError as ChoosingOptions::validate. A few dozen products of 192 bits.
  explicit HalfScoreChoosing(const ChoosingOptions& options);

  /// τ ≥ 3.
  [[nodiscard]] std::int64_t bar() const noexcept { return bar_; }
  /// (k + 1)s: candidates and dummies together.
  [[nodiscard]] std::uint64_t places() const noexcept { return places_; }
  /// u.
  [[nodiscard]] std::uint64_t score(const Tally& tally) const noexcept;

  /// One draw: an index of `tallies`, or none for ⊥, with the probabilities of law(). Integers only. One geometric draw
  /// a candidate; the dummies, of which only the best one matters, are decided together by one uniform number that is
  /// compared with (1 − Pr[a dummy beats the winner])^dummies as finely as it takes: about 10 µs, whatever their
  /// number. At most places() tallies, each of at least one vote; throws InputError (field "tallies").
  [[nodiscard]] std::optional<std::size_t> operator()(std::span<const Tally> tallies, Engine& engine) const;
  /// The distribution of the draw, as half_score_law.
  [[nodiscard]] ChoosingLaw law(std::span<const Tally> tallies) const;

 private:
  [[nodiscard]] bool dummies_lose(std::uint64_t dummies, std::uint64_t level, std::uint64_t tied, Engine& engine) const;

  ChoosingOptions options_;
  std::int64_t bar_;
  std::uint64_t places_;
  Rational half_epsilon_;
  GeometricNoise noise_;
};

/// Choosing (N) with its numbers laid open, also such as break its promise: to see what the accounting says of them.
struct HalfScoreRule {
  Rational epsilon = 1;
  std::int64_t bar = 3;              // τ
  std::uint64_t places = 2;          // candidates and dummies together
  std::uint64_t contest_weight = 1;  // the contest is between contest_weight·u + Y; 1 in (N)
  std::uint64_t bar_weight = 2;      // the bar is for bar_weight·u + Y; 2 in (N)
  bool one_seed = false;             // Y_⊥ is the winner's own Y, drawn again from the same seed; false in (N)
};

/// The exact law of choosing (N) with this rule among candidates of the given scores u, to about 1e−13 absolute: a
/// slot's noise is the whole part of an exponential one, whose fraction breaks ties as uniform numbers would; so the
/// probability that a candidate wins is an integral over the winning value, smooth between whole numbers. rule.places ≥
/// scores.size(); throws InputError (fields "epsilon", "places"). O((1 + 1/ε) · different scores).
[[nodiscard]] ChoosingLaw half_score_law(const HalfScoreRule& rule, std::span<const std::uint64_t> scores);

/// Choosing (E): a candidate in proportion to w(min(x, C))·exp(−(ε/2)·max(0, err − g)), none in proportion to W_⊥; the
/// weights w and W_⊥ = 2^40⌈s/δ⌉ are the whole numbers of choosing_weights(ε, δ, s, h₁, C). (ε, δ)-differentially
/// private for all inputs and constants. [BNS16; resources/help/lean-learner.md]
class WeightedChoosing {
 public:
  /// 0 < vote_share = h₁ < ε; throws InputError as choosing_weights and ChoosingOptions::validate.
  WeightedChoosing(const ChoosingOptions& options, const Rational& vote_share);

  [[nodiscard]] const ChoosingWeights& weights() const noexcept { return weights_; }

  /// One draw: an index of `tallies`, or none for ⊥, with the probabilities of law(). Integers only: a uniform number,
  /// of which only as many bits are drawn as decide, falls into one candidate's share of [0, 1). Each tally of at least
  /// one vote; throws InputError (field "tallies").
  [[nodiscard]] std::optional<std::size_t> operator()(std::span<const Tally> tallies, Engine& engine) const;
  /// The distribution of the draw, to double rounding.
  [[nodiscard]] ChoosingLaw law(std::span<const Tally> tallies) const;

 private:
  ChoosingOptions options_;
  ChoosingWeights weights_;
  Rational half_epsilon_;
};

/// The distribution of choosing (E) with these weights, also such as break its promise; to double rounding. ε > 0.
[[nodiscard]] ChoosingLaw weighted_law(const ChoosingWeights& weights, const Rational& epsilon, std::uint64_t gap,
                                       std::span<const Tally> tallies);

}  // namespace littlestone
