// SPDX-License-Identifier: GPL-3.0-or-later
// Learners of thresholds over [N] whose average hypothesis A_S(x) = Pr[h(x) = +1] is known exactly. [MATH §A1]
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/chance.hpp"
#include "core/base/rational.hpp"
#include "core/concept/labels.hpp"

namespace littlestone {

class PrivateThresholds;

/// A point of a domain [N] = {1, …, N} of thresholds, N ≤ 2^60; t_i(x) = +1 iff i ≤ x.
using LinePoint = std::uint64_t;

/// What is known of the joint distribution of the predictions of one hypothesis.
enum class JointLaw {
  thresholds,   // the hypothesis is a threshold: all predictions follow from one number
  independent,  // the predictions at different points are independent
  listed,       // the hypothesis is one of finitely many, any functions, with known probabilities
};

/// A randomized learner of thresholds over [N] for increasing balanced samples: an even number m of points x_1 < … <
/// x_m, the first half labelled −1, the second +1 ([ABLMM] §3.4). Samples are given by their points. Immutable;
/// thread-safe.
class ThresholdLearner {
 public:
  enum class Kind { exponential, erm_left, erm_mid, erm_uniform, coins, constant, staircase, private_learner };

  /// Reads `em:E`, `erm-left`, `erm-mid`, `erm-uniform`, `coins:E` (E > 0 a number as parse_rational reads it),
  /// `constant:C` (0 ≤ C ≤ 1), `steps:p0,p1,…,pm` (m + 1 probabilities, m even), `private` or `private:E,D,n,N,K,n′`
  /// (PrivateThresholds). Throws InputError(field, …).
  [[nodiscard]] static ThresholdLearner parse(std::string_view field, std::string_view text);

  /// The exponential mechanism over the N thresholds with weights exp(−ε·errors/2); ε > 0. (ε, 0)-private.
  [[nodiscard]] static ThresholdLearner exponential(const Rational& epsilon);
  /// The consistent threshold next to the last negative example, the one at ⌈(a + b)/2⌉, or a uniform one; a and b are
  /// the middle examples.
  [[nodiscard]] static ThresholdLearner erm(Kind kind);
  /// Each point by a coin of its own with A_S(x) = σ(ε·c(x)/2), c(x) = #{+ at or left of x} − #{− right of x}; ε > 0.
  /// Each prediction is ε-private, the hypothesis is not.
  [[nodiscard]] static ThresholdLearner coins(const Rational& epsilon);
  /// Each point by a coin with the same probability 0 ≤ c ≤ 1, whatever the sample.
  [[nodiscard]] static ThresholdLearner constant(const Rational& c);
  /// Each point by a coin with A_S(x) = steps[ord_S(x)], for samples of steps.size() − 1 points: a learner made by
  /// hand.
  [[nodiscard]] static ThresholdLearner staircase(std::vector<Rational> steps);

  /// M with custom constants, for samples of its number of points and N ≤ 256; (ε, δ)-private.
  [[nodiscard]] static ThresholdLearner private_learner(std::shared_ptr<const PrivateThresholds> learner);

  [[nodiscard]] Kind kind() const noexcept { return kind_; }
  /// The text parse() reads back.
  [[nodiscard]] std::string name() const;
  [[nodiscard]] JointLaw joint_law() const noexcept;
  /// The number of examples of a staircase or of M, the only one it takes; none for the others.
  [[nodiscard]] std::optional<std::size_t> fixed_examples() const;
  /// The largest N it takes: 256 for M, 2^60 for the others.
  [[nodiscard]] LinePoint largest_domain() const noexcept;
  /// ε for which the whole hypothesis is (ε, 0)-private whatever the sample; none where there is no such ε.
  [[nodiscard]] std::optional<Rational> private_epsilon() const;
  /// Whether the whole hypothesis is known to be (ε, δ)-private for these numbers, whatever the sample.
  [[nodiscard]] bool keeps_promise(const Rational& epsilon, const Rational& delta) const;
  /// True where A_S(x) is a function of ord_S(x) alone for x outside S, so that all of X is homogeneous with spread 0.
  [[nodiscard]] bool order_only() const noexcept;
  /// True where A_S(x) depends on x, x_{m/2} and x_{m/2+1} alone and is 0 left of both and 1 right of both.
  [[nodiscard]] bool middle_only() const noexcept;

  /// A_S(x) with an absolute error below 1e-13. `sample` holds m ≥ 2 increasing points of [domain], m even (for a
  /// staircase: its m). 1 ≤ x ≤ domain ≤ 2^60. x may be a point of the sample. O(m); of M an enumeration, about 1 ms,
  /// once a sample.
  [[nodiscard]] double probability(std::span<const LinePoint> sample, LinePoint x, LinePoint domain) const;
  /// The same with 50 digits, and 1 − A_S(x) with as many; exact where A_S(x) is a fraction of numbers below 2^64. Of M
  /// the two sums of doubles over its hypotheses. Neither is 0 where it is above 0 by the learner's definition.
  [[nodiscard]] Chance chance(std::span<const LinePoint> sample, LinePoint x, LinePoint domain) const;
  [[nodiscard]] WideProbability wide_probability(std::span<const LinePoint> sample, LinePoint x,
                                                 LinePoint domain) const {
    return chance(sample, x, domain).value;
  }
  /// A_S(x) as a fraction where it is one: all kinds but the exponential mechanism, coins and M.
  [[nodiscard]] std::optional<Rational> exact_probability(std::span<const LinePoint> sample, LinePoint x) const;
  /// Of a learner whose joint law is `listed`: its hypotheses, by label of the points 1 … N, with their probabilities.
  [[nodiscard]] std::vector<std::pair<LabelVector, double>> hypotheses(std::span<const LinePoint> sample,
                                                                       LinePoint domain) const;

 private:
  ThresholdLearner(Kind kind, Rational parameter, std::vector<Rational> steps = {});

  Kind kind_;
  Rational parameter_;  // ε or c
  double rounded_parameter_ = 0;
  std::vector<Rational> steps_;
  std::vector<double> rounded_steps_;
  std::vector<double> decay_;                // e^{−ε j/2}
  std::vector<WideProbability> wide_decay_;  // the same, as far as it is above smallest_chance()
  std::shared_ptr<const PrivateThresholds> private_;
};

/// The increasing balanced sample S of `points` is refused unless its length is even and at least 2, its points
/// increase, and lie in [1, domain]. Throws InputError("examples", …).
void check_sample(std::span<const LinePoint> points, LinePoint domain);

/// Reads N: a whole number from 2 to 2^60, plain or as a power ("2^40"). Throws InputError.
[[nodiscard]] LinePoint parse_domain(std::string_view field, std::string_view text);

/// What is known of the joint law of a learner's predictions and what it is used for, in one English sentence.
[[nodiscard]] std::string_view words_of(JointLaw law);

/// |{i : sample_i ≤ x}|, the order of x in the sample.
[[nodiscard]] std::size_t order_of(std::span<const LinePoint> sample, LinePoint x);

}  // namespace littlestone
