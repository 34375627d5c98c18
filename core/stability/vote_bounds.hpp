// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of max_f Pr[G = f] on a box of marginals, for sure: bounds from doubles, rounded outwards.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/base/rational.hpp"
#include "core/stability/vote_chain.hpp"
#include "core/stability/vote_polynomial.hpp"
#include "core/stability/weight_box.hpp"

namespace littlestone {

/// Which predictors count: those of loss at most α on the marginal, or all.
struct CountedPredictors {
  double most_loss = std::numeric_limits<double>::infinity();  // the largest double that is at most α
  CountedPredictors() = default;
  explicit CountedPredictors(const std::optional<Rational>& alpha);
};

/// w_0 … w_d over their sum, without the zeros at the end: levels that are never drawn.
[[nodiscard]] std::vector<Rational> normalised_levels(const std::vector<Rational>& levels);

/// An enclosure of one probability.
struct Enclosed {
  double below = 0;
  double above = 1;
};

/// Bounds for one class, target and G. Not thread-safe: one object a thread, all of which give the same answers. The
/// chain must outlive it. The numbers of roundings are counted once, when it is made (numbers.hpp).
class VoteBounds {
 public:
  /// `levels` as normalised_levels gives them; at most as many as the chain has.
  VoteBounds(const VoteChain& chain, const VoteShape& shape, const std::vector<Rational>& levels,
             CountedPredictors counted);
  VoteBounds(VoteBounds&&) noexcept;
  VoteBounds& operator=(VoteBounds&&) noexcept;
  ~VoteBounds();

  /// F_f at exactly these weights, of every predictor of the chain. One evaluation.
  [[nodiscard]] std::vector<Enclosed> chances(const PointWeights& weights);

  /// The same of those that count at weights that add up to 1 exactly; none of the others.
  [[nodiscard]] std::vector<std::optional<Enclosed>> counted_chances(const PointWeights& weights);

  /// At least the largest F_f over the counted f, at weights that add up to 1 exactly and are multiples of 2^−45: a bound
  /// from above on the worst distribution. 0 where no predictor counts. One evaluation.
  [[nodiscard]] double value(const PointWeights& weights);

  /// The corner bound: at most max_f F_f(w) for every w of the box, F_f at the box's lower ends, f counted on all of the
  /// box. One evaluation.
  [[nodiscard]] double corner(const WeightBox& box);

  /// The tangent bound, at most max_f F_f(w) for every w of the box, too. F_f(eˢ) is log-convex in s, being a sum of
  /// exponentials, so for every w⁰ > 0: F_f(w) ≥ F_f(w⁰) Π (w_x/w⁰_x)^{a_x}, a_x = w⁰_x ∂_x F_f(w⁰)/F_f(w⁰). The right side is
  /// log-concave in w: least at a vertex of the box. Where the lower end of x is 0, w⁰_x = 0 and x has no factor, as F_f
  /// rises in w_x. a_x is enclosed, and the end is taken that makes the factor smaller. log and exp of the system's
  /// library are taken to be right to 2^−48, some 30 times what they are documented for. One evaluation with slopes:
  /// 1 + |X| numbers in the place of each.
  [[nodiscard]] double tangent(const WeightBox& box);

  /// The right side of the tangent bound of one predictor at a point of the box, rounded down: for tests and pictures.
  [[nodiscard]] double tangent_at(const WeightBox& box, std::size_t predictor, const PointWeights& weights);

 private:
  class Work;
  template <std::size_t X>
  class WorkOn;
  std::unique_ptr<Work> work_;
};

}  // namespace littlestone
