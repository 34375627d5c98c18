// SPDX-License-Identifier: GPL-3.0-or-later
// What stability costs in examples: on rarely seen points no γ-stable learner is better than one that counts. [DF
// Theorem 11, App. D; resources/help/prediction.md, §4]
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/rational.hpp"
#include "core/concept/labels.hpp"
#include "core/prediction/labelled_rows.hpp"

namespace littlestone {

/// d − 1 light points share the mass μ, one heavy point has the rest, and the target is uniform among all 2^d
/// labellings. Light points are 0 … d − 2, the heavy one is d − 1.
struct PriceOptions {
  std::uint64_t dimension = 9;   // d, 2 … 2^53
  Rational stability{1, 10};     // γ, 1e−5 ≤ γ ≤ 1
  Rational alpha{1, 10};         // 0 < α ≤ 1/4
  std::optional<Rational> mass;  // μ, 0 < μ ≤ 1; none: 4α, the paper's

  /// Throws InputError (fields "dimension", "stability", "alpha", "mass").
  void validate() const;
  [[nodiscard]] Rational light_mass() const { return mass ? *mass : 4 * alpha; }
};

/// (μ/2)·E(1 − γ#)₊ with # ~ Bin(n, μ/(d − 1)): no γ-stable learner has a smaller expected loss on the light points,
/// and the one that counts (clip_answer) attains it. Relative error about 1e−15·(1/γ + n). O(min(n, 1/γ)).
[[nodiscard]] double least_stable_loss(const PriceOptions& options, std::uint64_t examples);
/// What the counting learner loses at the heavy point besides: ((1 − μ)/2)·E(1 − γ#)₊, # ~ Bin(n, 1 − μ). Not part of
/// the bound.
[[nodiscard]] double heavy_loss(const PriceOptions& options, std::uint64_t examples);
/// The paper's line (μ/2)(1 − γμn/(d − 1)), which keeps what falls below 0.
[[nodiscard]] double printed_loss(const PriceOptions& options, std::uint64_t examples);

/// The least n with least_stable_loss ≤ α for the mass μ. Throws InputError (field "stability") where it would pass
/// 2^53. Needs μ > 2α or answers 0: without examples the loss is μ/2.
[[nodiscard]] std::uint64_t least_examples(const PriceOptions& options);
/// The same for the μ that asks for the most: no γ-stable learner with loss α on every distribution has fewer examples.
struct BestMass {
  double mass = 0;
  std::uint64_t examples = 0;
};
/// The maximum over μ is looked for on a grid of 400 and refined there; so `examples` is proved for its `mass`, and the
/// largest found.
[[nodiscard]] BestMass best_mass(const PriceOptions& options);
/// (d − 1)/(8γα), which n may not be below by the paper's line.
[[nodiscard]] Rational printed_examples(const PriceOptions& options);

/// The counting learner's chance of +: ½ + γ(c₊ − c₋)/2 within [0, 1]. It is γ-stable.
[[nodiscard]] Rational clip_answer(const Rational& stability, std::uint64_t minus, std::uint64_t plus);

/// The flip argument at one point of a data set.
struct FlippedPoint {
  PointIndex point = 0;
  std::uint64_t rows = 0;  // # of the point
  std::uint64_t minus = 0;
  std::uint64_t plus = 0;
  Rational answer;   // of the counting learner on S
  Rational flipped;  // the same with all labels of the point flipped
  Rational bound;    // γ#, by which they may differ, at most 1
  Rational least_error;  // (1 − γ#)₊/2: in one of the two worlds any γ-stable learner errs so often, on average of both
};
/// One entry a point 0 … d − 1, also for those never seen. Throws InputError (field "data") on a point past d − 1. O(d
/// + points).
[[nodiscard]] std::vector<FlippedPoint> flip_points(const PriceOptions& options, std::span<const PointCount> counts);
/// (μ/(d − 1))·Σ least_error over the light points: what any γ-stable learner loses there for this sample, on average.
[[nodiscard]] Rational least_loss_of(const PriceOptions& options, std::span<const FlippedPoint> points);
/// The light point that was seen least often of those that were seen: there a flip makes any γ-stable learner err most,
/// with (1 − γ#)₊/2. The first of equal ones; none where no light point was seen. `points` of flip_points.
[[nodiscard]] std::optional<PointIndex> worst_flip(const PriceOptions& options, std::span<const FlippedPoint> points);

/// The neighbour of a data set that moves an answer of the counting learner most.
struct WorstCount {
  Rational moved = 0;               // at most γ
  std::optional<PointIndex> point;  // where; none where no neighbour moves an answer
  Example from;                     // the example that changes
  Example to;
  Rational before;  // chance of + at the point
  Rational after;
};
/// Exactly, over all neighbours of the data set (one example becomes any other on the d points): a label flipped
/// at a point moves its count by 2, an example that comes or goes by 1. The first of equal ones by point. `points` of
/// flip_points. O(d).
[[nodiscard]] WorstCount worst_count(const PriceOptions& options, std::span<const FlippedPoint> points);
/// S with the labels of one point flipped.
[[nodiscard]] PointCounts flip_labels(std::span<const PointCount> counts, PointIndex point);

}  // namespace littlestone
