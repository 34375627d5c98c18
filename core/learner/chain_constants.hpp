// SPDX-License-Identifier: GPL-3.0-or-later
// The constants of the chain learner: how far a run reads, how one of the runs' names is chosen, and for which sizes
// the promise is proved (resources/help/chain-learner.md).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/learner/constants.hpp"
#include "core/learner/lean_constants.hpp"

namespace littlestone {

/// The dimensions for which the chain learner is proved. d = 1 is the lean learner's; from d = 4 on one step of the
/// proof has one reader only, and it is left out.
inline constexpr int least_chain_dimension = 2;
inline constexpr int most_chain_dimension = 3;

/// The data of the accuracy proof for the values of a = loss(f_∅) from `from` to `to`; the learner does not use them.
struct ChainCell {
  Rational from;
  Rational to;
  std::int64_t least_score = 1;  // u₀, 1 ≤ u₀ ≤ C: below it a wrong answer is counted as sure
  std::vector<double> thetas;    // θ_1 … θ_{d−1}: a good predictor that comes so often is found on its level
};

/// All numbers of the chain learner. Privacy needs `goal.epsilon`, `goal.delta` and what complete() sets from them,
/// nothing else: it holds for every data set and every choice of the free numbers. Accuracy is promised where verify()
/// says so.
struct ChainConstants {
  /// d, ε, δ: what the learner is; α, β: what is promised where verify() holds.
  AccuracyGoal goal;

  // The free numbers the learner uses.
  std::uint64_t examples = 1;  // n ≥ 1: the rows, all of which are read, once for all levels
  std::uint64_t span = 1;      // m, 1 ≤ m ≤ n: a run that would read more rows has no outcome
  std::uint64_t cap = 1;       // C ≥ 1: runs beyond it count as C
  std::uint64_t gap = 0;       // g: so many errors on the n rows cost nothing

  // The data of the accuracy proof.
  double loss_share = 0.5;       // ζ: a predictor is good if its loss is at most ζα
  std::vector<ChainCell> cells;  // without gaps from α or below to 1

  // What follows; complete() sets it.
  std::uint64_t names = 3;       // Σ o_k: most names that the runs from one row have
  std::uint64_t list_bound = 5;  // s = Σ c_k·o_k: most names that one row can un-name
  std::uint64_t places = 8;      // K₀ = n·Σ o_k + s: names and dummies together
  std::int64_t bar = 3;          // τ

  /// o_k, 1 ≤ k ≤ 3: the most names of a Run(k): 1, 2, 8.
  [[nodiscard]] static std::uint64_t outcomes_at(int level);
  /// c_k: the most Run(k) that can contain a given row: 1, 2, 4.
  [[nodiscard]] static std::uint64_t runs_at(int level);

  /// Sets what follows from the free numbers, then validates. Throws InputError as validate does.
  void complete();
  /// Throws InputError naming the first number out of its range, or one that is not the one complete() sets (fields
  /// "dimension", those of the goal, "examples", "span", "cap", "gap", "list_bound", "bar"). n ≤ 2^40.
  void validate() const;
};

/// The constants of the chain learner with the fewest examples that the planner finds, for which every inequality of the
/// proof holds, in doubles with a margin; verify() recomputes them. d = goal.dimension, 2 or 3; throws InputError (fields
/// "dimension", "epsilon", "delta", "alpha", "beta") beyond, where ε or δ is so small that the bar of one name passes
/// 10^5, α < 10^−6 or β < 1/1000, and where nothing is found. Deterministic. Time: some hundred trials, whose sums hardly
/// grow with n: half a second at ε = 1, four at ε = 0.1. Up to 1000 plans are remembered.
///
/// The result's goal is at least as strict as `goal` in each number, so it keeps the promise asked for. ε and α are the
/// next smaller numbers of three digits (the last one even from 200 on, 0 or 5 from 500 on), β is the next smaller one of
/// 22 a decade (1, 1.1, … 1.6, 1.8, 2, 2.2, 2.5, 2.8, 3, 3.5, … 6, 7, 8, 9), and δ is one whose bar is of at most six
/// binary digits with zeros after them: that of `goal`, or a smaller one where its bar has more of them or where a higher
/// bar asks for fewer examples.
///
/// Guaranteed: promises that come to the same four numbers get the same plan. Tested, not proved: of two promises the
/// stricter one gets no fewer examples, along each of ε, δ, α and β. The search ends at the best point of a lattice that is
/// the same for all promises, as far as it sees from there, and what holds there for a promise holds for a more generous
/// one.
[[nodiscard]] ChainConstants chain_constants(const AccuracyGoal& goal);

/// The same learner on n rows, at most as many as it asks for: gap and span shrink along, nothing is promised of its
/// accuracy; none for n = 0. Where it asks for no more than n it stays as it is.
[[nodiscard]] std::optional<ChainConstants> scale_to_budget(const ChainConstants& constants, std::uint64_t n);

/// Recomputes every displayed inequality of the help page for `constants`, whatever they are, with 50 digits and each
/// side rounded to the unfavourable side: sizes, bar and cover once, (A_1) … (A_d) as the worst cell has them, (B). All
/// must hold. Some ten seconds, nearly all for logarithms and powers of 50 digits.
[[nodiscard]] std::vector<LeanCheck> verify(const ChainConstants& constants);

}  // namespace littlestone
