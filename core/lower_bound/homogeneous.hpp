// SPDX-License-Identifier: GPL-3.0-or-later
// Homogeneous sets of a threshold learner: sets of points on which its values depend on the order alone. [MATH §A2]
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/base/rational.hpp"
#include "core/base/run_control.hpp"
#include "core/lower_bound/threshold_learner.hpp"

namespace littlestone {

/// Interval of the values of one order.
struct ValueRange {
  double least = 1;
  double most = 0;
  [[nodiscard]] double spread() const { return most - least; }
  [[nodiscard]] double middle() const { return (least + most) / 2; }
};

/// The colour of m + 1 increasing points: entry i is A_S(x_i) for S the balanced sample on the other m points, which
/// has ord_S(x_i) = i (0-based; Definition 16, proof of Lemma 17). O(m²).
[[nodiscard]] std::vector<double> colour_of(const ThresholdLearner& learner, std::span<const LinePoint> points,
                                            LinePoint domain);

/// Ranges of A_S(x) for each order 0 … m over all (m + 1)-subsets of `points` (increasing, at least m + 1 of them).
/// O(C(k, m + 1)·m²).
[[nodiscard]] std::vector<ValueRange> value_ranges(const ThresholdLearner& learner, std::span<const LinePoint> points,
                                                   std::size_t examples, LinePoint domain);

/// Middles of those ranges with 50 digits. The same cost, in wide numbers.
[[nodiscard]] std::vector<WideProbability> wide_midranges(const ThresholdLearner& learner,
                                                          std::span<const LinePoint> points, std::size_t examples,
                                                          LinePoint domain);

/// True where for every order the values over all (m + 1)-subsets of `points` lie in an interval of length 2γ, decided
/// exactly where the values are fractions and with 50 digits otherwise. Sets of at most m + 1 points are homogeneous.
[[nodiscard]] bool is_homogeneous(const ThresholdLearner& learner, std::span<const LinePoint> points,
                                  std::size_t examples, const Rational& tolerance, LinePoint domain);

/// How far the search goes: to the largest set, or to the largest that increasing choices from each candidate lead to.
enum class HomogeneousSearch { exact, at_least };

struct HomogeneousOptions {
  LinePoint domain = 0;           // N, 2 … 2^60
  std::size_t examples = 2;       // m, even, 2 … 32
  Rational tolerance = 0;         // γ > 0; 0 stands for 1/(100m)
  std::vector<LinePoint> points;  // candidates, increasing; empty: all of [N], or a restriction where N > 512
  std::vector<LinePoint> forced;  // points that are in the set whatever they cost; increasing candidates, at most 32
  HomogeneousSearch search = HomogeneousSearch::exact;
  /// False where only the exact answer will do: then a search that cannot finish is refused before it begins (more than
  /// 512 candidates).
  bool at_least_allowed = true;
  std::chrono::milliseconds time_limit{0};  // 0: none
  unsigned threads = 0;                     // 0: as many as there are cores
};

/// A homogeneous set and what is known of it.
struct HomogeneousSet {
  std::vector<LinePoint> points;      // increasing
  std::vector<ValueRange> ranges;     // of orders 0 … m; empty where there are fewer than m + 1 points
  std::vector<LinePoint> candidates;  // what the search looked among
  Rational tolerance;                 // the γ in use
  bool exact = false;                 // no larger set among the candidates; else "at least"
  bool trivial = false;               // m + 1 points or fewer: any such set is homogeneous, this is no finding
  Ended ended = Ended::completed;
  std::uint64_t nodes =
      0;  // sets that the search extended; it depends on the number of threads only where it was stopped

  /// p_0 … p_m: middles of the ranges (the probabilities-list of Definition 16).
  [[nodiscard]] std::vector<double> probabilities() const;
};

/// A largest homogeneous set among the candidates [MATH §A2]. Definition 16 itself is searched: for every order the
/// values over all (m + 1)-subsets lie in an interval of length 2γ. The property passes to subsets. With the candidates
/// v_1 < … < v_K, let c(i) be the size of the largest set among v_i … v_K. It falls by 0 or 1 with each i, so that the
/// search for c(i) may stop at c(i + 1) + 1 points, and drops a partial set whose next candidate v_j satisfies |set| +
/// c(j) ≤ c(i + 1) (Östergård's bound for cliques). A learner whose values depend on the order alone makes all
/// candidates homogeneous; for one that depends on the middle examples alone the problem is that of m = 2 without the
/// m/2 − 1 outermost candidates at either end: both are answered by these theorems. The set is the same for every
/// number of threads. Exponential time in the worst case; memory O(K·m + K²). Asks the observer at least every 10 ms;
/// stopped or out of time, the largest set found so far is returned with exact = false. With forced points it is a
/// largest set that holds them; the bounds hold for what joins them. Throws InputError for m odd, below 2 or above 32,
/// N < m + 1, γ ≤ 0 or γ ≥ 1/2, candidates that do not increase or lie outside [N], and for forced points that are no
/// candidates or are not homogeneous together.
[[nodiscard]] HomogeneousSet find_homogeneous_set(const ThresholdLearner& learner, const HomogeneousOptions& options,
                                                  const Observer& observer = {});

/// 1, 2, 4, … up to N.
[[nodiscard]] std::vector<LinePoint> powers_of_two(LinePoint domain);

/// log₁₀ of Lemma 17's guarantee log^{(m)} N / (3 q log₂ q), q = (100m + 1)^{m+1}, for the default γ; −∞ where the
/// iterated logarithm is not positive.
[[nodiscard]] double lemma_17_log10(LinePoint domain, std::size_t examples);

}  // namespace littlestone
