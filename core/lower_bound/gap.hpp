// SPDX-License-Identifier: GPL-3.0-or-later
// The step that privacy and accuracy force into a probabilities-list, and the family of neighbours around it. [MATH
// §A3, §A4]
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/base/error.hpp"
#include "core/base/rational.hpp"
#include "core/lower_bound/homogeneous.hpp"
#include "core/lower_bound/threshold_learner.hpp"

namespace littlestone {

/// What a learner claims: (ε, δ)-privacy and an expected empirical loss of at most α + β.
struct GapClaims {
  Rational epsilon{1, 10};
  Rational delta{0};
  Rational alpha{1, 16};
  Rational beta{1, 16};
};

/// Claim 22 of [ABLMM], sharp and as printed.
struct ClaimBound {
  bool promised = false;          // 2α + 2β < 1/2; else nothing is promised and the numbers below are 0
  std::size_t points_needed = 0;  // k ≥ 2m
  double upper = 0;  // u = (1 − 2(α + β) − δ)e^{−ε} − γ: some p_i right of the middle is at least this
  double lower = 0;  // l = 2(α + β)e^ε + δ + γ: some p_i left of it is at most this
  double step_bound = 0;  // (u − l)/(m − 1): some step is at least this; nothing is promised where it is not above 0
  double least_step = 0;  // the same where positive, else 0
  /// 1/(4m), the paper's, where its premises hold; else none, and which of them fails.
  std::optional<double> printed_step;
  std::optional<InputError> printed_missing;
};

/// δ of Theorem 1: 1/(10³ m² log₂ m), rounded down to a fraction (m = 2 has log₂ m = 1). m even, from 2.
[[nodiscard]] Rational theorem_1_delta(std::size_t examples);

/// The premise of Theorem 1, Lemma 18 and Claim 22 that these claims do not keep: ε ≤ 0.1, δ ≤ theorem_1_delta(m), α ≤
/// 1/16, β ≤ 1/16 and γ ≤ 1/(100m). None where all hold, which is where the paper's numbers apply.
[[nodiscard]] std::optional<InputError> broken_premise(std::size_t examples, const GapClaims& claims,
                                                       const Rational& tolerance);

/// The bound for m examples. Throws InputError for ε ≤ 0, δ outside [0, 1), α or β outside (0, 1), γ ≤ 0, m odd or < 2.
/// O(1).
[[nodiscard]] ClaimBound claim_22(std::size_t examples, const GapClaims& claims, const Rational& tolerance);

/// The least largest step p_i − p_{i−1} of a list p_0 … p_m in [0, 1] whose errors p_1 … p_{m/2} and 1 − p_{m/2+1} … 1
/// − p_m have mean at most `mean_error` (A_S(x_i) = p_i for a learner whose values depend on the order alone): max over
/// 1 ≤ n ≤ m/2 of (n − m·mean_error)/n², or 0 where that is negative. Exact. [proved in resources/help/lower-bound.md,
/// §3]
[[nodiscard]] Rational least_largest_step(std::size_t examples, const Rational& mean_error);

/// A list of m + 1 probabilities that attains least_largest_step. Exact. O(m).
[[nodiscard]] std::vector<Rational> flattest_staircase(std::size_t examples, const Rational& mean_error);

/// The gap of a learner on a homogeneous set.
struct Gap {
  std::vector<double> probabilities;  // p_0 … p_m
  std::size_t index = 0;              // the smallest i ≥ 1 with the largest p_i − p_{i−1}
  double step = 0;                    // that p_i − p_{i−1}
  double threshold = 0;               // r = (p_{i−1} + p_i)/2
  double half_gap = 0;                // step/2 − γ; at most 0 where the step is too small for the attack
  ClaimBound claim;
  std::vector<LinePoint> sample;  // m evenly spaced points of X′
  std::vector<double> errors;     // of A_S at each point of the sample
  double empirical_loss = 0;      // their mean, the expected empirical loss
  bool accurate = false;          // empirical loss ≤ α + β, decided exactly
  bool enough_points = false;     // |X′| ≥ 2m
};

/// Measures the gap on `set` (at least m + 1 points). Steps are compared as fractions where the values are such, else
/// with 50 digits, where two that differ by less than 10^−40 are equal; the smaller index of equal ones is reported.
/// Steps of M, and of others on sets with more than 2·10^5 values where doubles leave the largest step open, are
/// compared to 10^−12. O(m²), O(k³) or O(k^{m+1}) then.
[[nodiscard]] Gap measure_gap(const ThresholdLearner& learner, const HomogeneousSet& set, std::size_t examples,
                              LinePoint domain, const GapClaims& claims);

/// r = (p_{i−1} + p_i)/2 for the list of measure_gap, with 50 digits; 1 ≤ i ≤ m.
[[nodiscard]] WideProbability threshold_at(const ThresholdLearner& learner, const HomogeneousSet& set,
                                           std::size_t examples, LinePoint domain, std::size_t index);

/// The family P of Lemma 20: the hidden example x_i runs through J while the other m − 1 examples stay.
struct HiddenFamily {
  std::size_t index = 0;         // i, 1 … m
  std::vector<LinePoint> fixed;  // x_1 … x_{i−1}, x_{i+1} … x_m: the first i − 1 and the last m − i points of X′
  std::vector<LinePoint> places;  // J: the points of X′ strictly between x_{i−1} and x_{i+1}
  /// S with x_i := places[place].
  [[nodiscard]] std::vector<LinePoint> sample(std::size_t place) const;
};

/// J as large as it can be: |X′| − m + 1 places. 1 ≤ i ≤ m ≤ |X′| − 1.
[[nodiscard]] HiddenFamily hidden_family(std::span<const LinePoint> points, std::size_t examples, std::size_t index);

}  // namespace littlestone
