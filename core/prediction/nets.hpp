// SPDX-License-Identifier: GPL-3.0-or-later
// What a subset T of a data set tells apart: hypotheses that agree on T are merged, and T is an α-net of the data where
// merged hypotheses differ on at most αn rows. [DF §2.1; resources/help/prediction.md, §1 and §2]
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/base/rational.hpp"
#include "core/base/run_control.hpp"
#include "core/concept/concept_class.hpp"
#include "core/prediction/labelled_rows.hpp"
#include "core/random/engine.hpp"

namespace littlestone {

/// Data sets of at most so many distinct points are summed over all subsets of rows.
inline constexpr std::size_t most_summed_points = 16;

/// H_T: the class divided by agreement on the points of T. Of each piece the hypothesis of the lowest index stands for
/// all: the choice depends on the points of T alone, without which the learners built on it are not private.
struct MergedClass {
  std::vector<HypothesisIndex> representatives;  // of each piece, rising
  std::vector<std::uint32_t> piece_of;           // of each hypothesis: an index of `representatives`
};

/// H_T for the points of T (in any order, repeats count once). O(|H| · points).
[[nodiscard]] MergedClass merge_equal_on(const ConceptClass& concept_class, std::span<const PointIndex> points);

/// A piece of H_T, and the two of it that the data tell apart best.
struct Piece {
  HypothesisIndex representative = 0;
  std::size_t size = 1;     // hypotheses in it
  std::uint64_t width = 0;  // most rows of the data on which two of them differ
  HypothesisIndex left = 0;
  HypothesisIndex right = 0;  // two that differ on `width` rows, left < right; both the representative where width is 0
};

/// The pieces of H_T, in the order of their representatives, measured on the data. Throws InputError (field "class")
/// where the hypotheses of a piece show more than 4096 patterns on the data. O(patterns² · distinct points) a piece.
[[nodiscard]] std::vector<Piece> measure_pieces(const ConceptClass& concept_class, const MergedClass& merged,
                                                std::span<const PointCount> counts);

/// Whether pieces of at most this width make an α-net of n rows: width ≤ αn, exactly. Throws InputError (field "alpha")
/// unless 0 < α < 1.
[[nodiscard]] bool is_net(std::uint64_t width, std::uint64_t rows, const Rational& alpha);

/// Set bit i stands for point i of the data (in the order of its counts).
using SupportMask = std::uint32_t;

/// How the law of supports is added up: with integers where they are short enough, or always, or never.
enum class LawArithmetic { automatic, integers, fixed_point };

/// The exact law of supp T, the set of points of a uniform n'-subset T of the rows:
///   Pr[supp T = A] = Σ_{B ⊆ A} (−1)^{|A∖B|} C(N_B, n')/C(n, n'),  N_B = rows with a point in B.
/// The signed sums of all A are one transform of m·2^m subtractions for m distinct points. They are taken of integers,
/// or (for large n) of fractions with 126 binary digits, whose subtraction rounds nothing: then the only errors are
/// those of C(N_B, n')/C(n, n'), at most n·2^−126 each, and `error` bounds what they come to over all supports
/// together.
class SupportLaw {
 public:
  /// m ≤ 17 distinct points (one more than most_summed_points, for neighbours of a data set), 1 ≤ n' ≤ n < 2^62; throws
  /// InputError (fields "data", "subset"). At most min(n, 2^m n') steps of 20 ns for the fractions. Memory 8·2^m bytes,
  /// with integers also theirs. Asks the observer every 2^20 steps (stage "supports"), throws Stopped.
  SupportLaw(std::span<const PointCount> counts, std::uint64_t subset,
             LawArithmetic arithmetic = LawArithmetic::automatic, const Observer& observer = {});

  [[nodiscard]] std::uint64_t rows() const noexcept { return rows_; }      // n
  [[nodiscard]] std::uint64_t subset() const noexcept { return subset_; }  // n'
  [[nodiscard]] const std::vector<PointIndex>& points() const noexcept { return points_; }
  /// Pr[supp T = A] for each mask A, 2^m numbers, rounded to doubles.
  [[nodiscard]] const std::vector<double>& masses() const noexcept { return masses_; }
  /// The sum of absolute errors of all masses before they are rounded to doubles is at most this; 0 with integers.
  [[nodiscard]] double error() const noexcept { return error_; }
  /// With integers: how many of the C(n, n') subsets have each support; empty otherwise.
  [[nodiscard]] const std::vector<BigInteger>& subsets() const noexcept { return subsets_; }
  /// With integers: C(n, n'); 0 otherwise.
  [[nodiscard]] const BigInteger& all_subsets() const noexcept { return all_subsets_; }

 private:
  void sum_integers(std::span<const std::uint64_t> rows_in);
  void sum_fractions(std::span<const std::uint64_t> rows_in, const Observer& observer);

  std::uint64_t rows_ = 0;
  std::uint64_t subset_ = 0;
  std::vector<PointIndex> points_;
  std::vector<double> masses_;
  double error_ = 0;
  std::vector<BigInteger> subsets_;
  BigInteger all_subsets_ = 0;
};

/// A class seen on at most 17 points: one pattern of labels for hypotheses that agree on all of them, with the lowest
/// index.
class ClassOnPoints {
 public:
  /// Points rising; throws InputError (field "data") on more than 17. O(|H| · points).
  ClassOnPoints(const ConceptClass& concept_class, std::span<const PointIndex> points);

  [[nodiscard]] std::size_t points() const noexcept { return points_; }
  /// Distinct patterns; bit i is 1 iff the label at point i is +1.
  [[nodiscard]] std::size_t patterns() const noexcept { return patterns_.size(); }

  /// Calls `visit` once for each set of points A with the representatives of H_A (of each piece the lowest index, in no
  /// particular order); the sets come in no particular order. Time Σ_A |H_A| and at most 3^points. `visit` may throw.
  void for_each_support(const std::function<void(SupportMask, std::span<const HypothesisIndex>)>& visit) const;
  /// |H_A| for each set of points A.
  [[nodiscard]] std::vector<std::uint32_t> sizes() const;
  /// For each set of points A whether it fails to be an α-net of data that have weights[i] rows at point i: whether two
  /// patterns that agree on A differ on more than αn rows, n = Σ weights. Differences of patterns are found together,
  /// by a Walsh-Hadamard transform: O(points · 2^points) whatever |H|. Throws InputError (field "alpha") unless 0 < α <
  /// 1.
  [[nodiscard]] std::vector<char> fails(std::span<const std::uint64_t> weights, const Rational& alpha) const;

 private:
  struct Pattern {
    SupportMask labels;
    HypothesisIndex first;
  };
  std::size_t points_;
  std::vector<Pattern> patterns_;  // by rising labels
};

/// Pr[T is no α-net] for a uniform n'-subset T, exact, and the mean of |H_T|.
struct NetFailure {
  double probability = 0;
  std::optional<Rational> exact;  // where the law was added up with integers
  double mean_pieces = 0;
};

/// Sums the law over the supports that `fails`; both by mask (ClassOnPoints::fails, sizes). O(2^m).
[[nodiscard]] NetFailure net_failure(const SupportLaw& law, std::span<const char> fails,
                                     std::span<const std::uint32_t> sizes);

/// C(|H|, 2)(1 − α)^{n'}, which is at least Pr[fail] for every data set [resources/help/prediction.md, §2]; may pass 1.
[[nodiscard]] double finite_class_failure_bound(std::uint64_t hypotheses, const Rational& alpha, std::uint64_t subset);
/// The same bound between whole n', for a line that is drawn through it; n' ≥ 0.
[[nodiscard]] double finite_class_failure_curve(std::uint64_t hypotheses, const Rational& alpha, double subset);
/// The real n' at which the curve is 1: from there on the bound says something. |H| ≥ 2.
[[nodiscard]] double finite_class_curve_start(std::uint64_t hypotheses, const Rational& alpha);
/// 2 (Σ_{i ≤ d} C(2n', i))² 2^{−αn'/2} for a class of VC dimension d, promised for n' ≥ 8/α: none below. May pass 1.
/// [SB14, §28.3]
[[nodiscard]] std::optional<double> vc_failure_bound(int dimension, const Rational& alpha, std::uint64_t subset);
/// The least n' with finite_class_failure_bound ≤ β; 0 < α, β < 1, else InputError. 1 where |H| = 1.
[[nodiscard]] std::uint64_t finite_class_net_size(std::uint64_t hypotheses, const Rational& alpha,
                                                  const Rational& beta);
/// The least n' with vc_failure_bound ≤ β. Throws InputError as above and (field "alpha") where it would pass 2^60.
[[nodiscard]] std::uint64_t vc_net_size(int dimension, const Rational& alpha, const Rational& beta);

/// ln Σ_{i ≤ d} C(m, i), Sauer's bound on the patterns of m points [DF Lemma 5]; d ≥ 0. O(d).
[[nodiscard]] double log_sauer(std::uint64_t m, int dimension);

/// A uniform n'-subset of the rows, as increasing indices; 1 ≤ n' ≤ n. [Floyd's algorithm.] O(n' log n') expected.
[[nodiscard]] std::vector<std::uint64_t> draw_subset(std::uint64_t rows, std::uint64_t subset, Engine& engine);

}  // namespace littlestone
