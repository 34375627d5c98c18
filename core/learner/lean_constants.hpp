// SPDX-License-Identifier: GPL-3.0-or-later
// The constants of the lean learner: what a batch does, how one of the batches' candidates is chosen, and for which
// sizes the promise is proved (resources/help/lean-learner.md).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/learner/constants.hpp"
#include "core/privacy/choosing_tables.hpp"

namespace littlestone {

/// How a batch makes its list.
enum class LeanVariant {
  items,  // Item(1) … Item(d): low candidates of the levels below d, top candidates of level d
  // d = 2 only ("F"): one item, and where no other predictor comes up the vote is for g₁, on which the batch is stuck
  stuck,
};
/// "items" or "F".
[[nodiscard]] std::string_view to_string(LeanVariant variant);

/// How one candidate is chosen from the votes.
enum class LeanChoosing {
  exponential,  // (E): in proportion to whole-number weights
  noisy,        // (N): noisy scores, a contest of them, and a bar on twice the score
};
/// "E" or "N".
[[nodiscard]] std::string_view to_string(LeanChoosing choosing);
/// Reads "E" or "N"; throws InputError naming `field`.
[[nodiscard]] LeanChoosing parse_lean_choosing(std::string_view field, std::string_view text);

/// All numbers of the lean learner. Privacy needs `goal.epsilon`, `goal.delta`, `choosing_delta` and what complete()
/// sets from them, nothing else: it holds for every data set and every choice of the free numbers. Accuracy is promised
/// where verify() says so.
struct LeanConstants {
  /// d, ε, δ: what the learner is; α, β: what is promised where verify() holds.
  AccuracyGoal goal;
  LeanVariant variant = LeanVariant::items;
  LeanChoosing choosing = LeanChoosing::noisy;

  // The free numbers the learner uses.
  std::uint64_t batch = 1;      // m ≥ 1 rows a batch
  std::uint64_t batches = 1;    // k ≥ 1; 0 for d = 0
  std::uint64_t selection = 0;  // n' ≥ 0 further rows, on which candidates are tested
  std::vector<std::uint64_t>
      repetitions;  // r_1 … r_{d−1} ≥ 1: items of each level a batch runs at most; none for d ≤ 1 and for F
  std::vector<std::uint64_t> opponents;  // ρ_3 … ρ_d ≥ 1: opponents an item builds at most (ρ_2 = ∞); none for d ≤ 2
  std::uint64_t cap = 1;                 // C, from 1 to k: votes beyond it count as C; k where there is no cap
  std::uint64_t gap = 0;                 // g: so many errors on the n' rows cost nothing
  Rational vote_share{1, 2};             // h₁, 0 < h₁ < ε: only (E) uses it
  // δ′, 0 < δ′ ≤ δ: the bar or the weights are those of δ′. What is (ε, δ′)-private is (ε, δ)-private, and where δ is
  // large a higher bar keeps more bad candidates out. None: δ itself.
  std::optional<Rational> choosing_delta;

  // The data of the accuracy proof; the learner does not use them.
  double loss_share = 0.5;  // ζ: a predictor is good if its loss is at most ζα; items with d ≥ 2 only
  double probability = 0;   // p: a batch's list has some good predictor at least so often
  std::vector<double>
      thetas;  // θ_1 … θ_{d−1}: a good predictor as frequent as this on level k is found by the low candidates

  // What follows; complete() sets it.
  std::uint64_t low_bound = 0;  // ℓ = r_1 + 2r_2 + Σ_{3≤k<d} Σ_{i≤r_k} o_k^i: the most low candidates of a batch
  std::uint64_t top_bound = 1;   // o_d (F: 2): the most top candidates of a batch
  std::uint64_t list_bound = 1;  // s = ℓ + o_d
  std::int64_t bar = 0;          // τ; 0 for (E)
  ChoosingWeights weights;       // empty for (N)
  BigInteger total;              // k·m + n'

  /// The δ of the bar or the weights: `choosing_delta`, or goal.delta.
  [[nodiscard]] const Rational& delta_of_choosing() const { return choosing_delta ? *choosing_delta : goal.delta; }
  /// r_k, 1 ≤ k < d (items).
  [[nodiscard]] std::uint64_t repetitions_at(int level) const {
    return repetitions[static_cast<std::size_t>(level - 1)];
  }
  /// ρ_k, 3 ≤ k ≤ d (items).
  [[nodiscard]] std::uint64_t opponents_at(int level) const { return opponents[static_cast<std::size_t>(level - 3)]; }
  /// o_k, 1 ≤ k ≤ d: the most outcomes of Item(k) over all label sequences. o_1 = 1, o_2 = 2, o_k = 2·o_{k−1}^{1+ρ_k}.
  /// F: 2.
  [[nodiscard]] std::uint64_t outcomes_at(int level) const;

  /// Sets what follows from the free numbers, then validates. Throws InputError as validate does.
  void complete();
  /// Throws InputError naming the first number out of its range, or list sizes, bar or weights that are not those
  /// complete() sets (fields "dimension", "epsilon", "delta", "alpha", "beta", "variant", "batch", "batches",
  /// "selection", "repetitions", "opponents", "cap", "gap", "vote_share", "choosing_delta", "list_bound", "bar",
  /// "weights", "total"). d from 0 to 6, s ≤ 2^50, (k + 1)s ≤ 2^62 and k·m + n' ≤ 2^62. For d = 0 nothing is read: k = n' = 0, and the answer
  /// is f_∅.
  void validate() const;
};

/// A batch's rows are counted in at most so many steps, in the search's last pass and in the check: waiting times are
/// rounded up to whole steps, which is exact for m up to here and a bound beyond.
inline constexpr std::uint64_t lean_steps = 640;

/// The constants of the lean learner with the fewest examples that the planner finds, for which every inequality of the
/// proof holds: verify() has been asked. d = goal.dimension from 0 to 6; throws InputError (fields "dimension",
/// "epsilon", "delta", "alpha", "beta": the one that is too small) beyond, and where the numbers grow too large to be
/// planned. Deterministic. Of a few shapes (F or items, r_k, ρ_k) and of the δ′ ≤ δ it takes what needs the fewest
/// examples: a larger ε, δ, α or β and a smaller d do not cost more. About 0.1 s for ε = 1 and 1 s for ε = 0.1 where d ≤
/// 4, 1 s for d = 5, 2 s for d = 6; more for a very small ε, δ or β (20 s for ε = 0.05); up to ten times as long where δ
/// is so large that a smaller one is used. Plans are remembered, up to 1000 of them.
[[nodiscard]] LeanConstants lean_constants(const AccuracyGoal& goal, LeanChoosing choosing);

/// One displayed inequality of resources/help/lean-learner.md, recomputed: left ≤ right, or left = right for sizes.
struct LeanCheck {
  std::string number;   // as the help page has it: "7"
  std::string meaning;  // in one line
  double left = 0;
  double right = 0;
  bool holds = false;
};

/// Recomputes every displayed inequality of the help page for `constants`, whatever they are: the sizes and weights by
/// integers, the rest with 50 digits and each side rounded to the unfavourable side. All must hold. Takes θ's and p as
/// they stand and nothing else from the search. O(Σ r_k·m²) for m up to lean_steps.
[[nodiscard]] std::vector<LeanCheck> verify(const LeanConstants& constants);

}  // namespace littlestone
