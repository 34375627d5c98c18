// SPDX-License-Identifier: GPL-3.0-or-later
// The exact law of two labs with one die, and a certified bound of how often they differ in any world.
//
// A world is a chain of boundaries 1 ≥ p_1 ≥ … ≥ p_{N−1} ≥ 0: for thresholds over N points p_i is the mass of the points
// from i on that the target labels −, N_i ~ Bin(m, p_i) is how often they are seen, and a lab answers t_i for the least i
// with N_i < T. Point functions are N = 2: p_1 is the mass of the target's point, which a lab names iff N_1 ≥ T.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/replicable/staircase.hpp"

namespace littlestone {

/// Pr[two labs with one die differ] for these boundaries, which fall: with b_i = Pr[Bin(m, p_i) ≥ T], b_0 = 1, b_N = 0,
///
///   Σ_T μ_T (1 − Σ_i (b_{i−1} − b_i)²) = Σ_T μ_T Σ_{i<N} 2 b_i (b_{i−1} − b_i),
///
/// as a lab answers t_i with chance b_{i−1} − b_i. The order of boundaries is the caller's part. Throws InputError (field
/// "p") where one is not from 0 to 1. O(N·m) exact, O(N·√m) in doubles, to about 1e−12.
[[nodiscard]] Rational exact_differ(const Staircase& staircase, std::span<const Rational> boundaries);
[[nodiscard]] double differ(const Staircase& staircase, std::span<const double> boundaries);

/// Pr[a lab counts at least T] where one example counts with chance p: how often a point of mass p is named.
[[nodiscard]] double named(const Staircase& staircase, double p);

/// The chance to answer with loss above α is at most Σ_T μ_T Pr[Bin(m, α) < T], and tends to it in a world with one
/// point of mass just above α. Exact; 0 ≤ α ≤ 1. For thresholds: let i be the last with p_i > α; an answer with loss
/// above α is one of t_1 … t_i, and then N_i < T.
[[nodiscard]] Rational miss(const Staircase& staircase, const Rational& alpha);

/// The most that two labs differ.
struct WorstDiffer {
  Rational bound;         // of every world, a multiple of 2^−30
  std::vector<double> p;  // the worst boundaries that were found, N − 1 numbers that fall
  double attained = 0;    // how often two labs differ there
};

/// Largest N for which worst_differ is offered.
inline constexpr std::uint64_t most_boundary_hypotheses = 64;

/// The bound, with integers that are rounded up. [0, 1] is cut into intervals that are even on the √ scale, 16384 of
/// them for N = 2 and 2048 for more. Tails of the binomial law rise in p, so on an interval b_i lies between its values
/// at the two ends (tail_bounds), and each term 2 b_i (b_{i−1} − b_i) is at most its value for the largest b_{i−1} and
/// the best b_i. That is a sum over neighbours: the largest one is found from layer to layer. `hypotheses` = N from 2 to
/// most_boundary_hypotheses. The bound exceeds the truth by about N/intervals. O(√m·intervals + N·intervals²) and
/// intervals²·|steps| once; observed by rows of a layer, stage "worlds"; throws Stopped. `coarser`, a power of two up to
/// 64: so many times fewer intervals, for a bound that is proved, too, but higher.
[[nodiscard]] WorstDiffer worst_differ(const Staircase& staircase, std::uint64_t hypotheses,
                                       const Observer& observer = {}, std::uint64_t coarser = 1);

/// The largest p of interest: from here on a count is nearly always above the last step.
[[nodiscard]] double last_place(const Staircase& staircase);

}  // namespace littlestone
