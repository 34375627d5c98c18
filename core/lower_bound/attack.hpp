// SPDX-License-Identifier: GPL-3.0-or-later
// The attack on private learners of thresholds: a binary search that finds a hidden example from D hypotheses. [MATH
// §A5]
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/lower_bound/gap.hpp"
#include "core/lower_bound/threshold_learner.hpp"
#include "core/random/engine.hpp"

namespace littlestone {

/// How a point's vote is read from D hypotheses, with r given as a probability of 50 digits. rD within 10^−30 of a whole
/// number counts as that number.
class DrawCounts {
 public:
  /// 1 ≤ D ≤ 10^9, 0 ≤ r ≤ 1. Throws InputError.
  DrawCounts(std::uint64_t draws, const WideProbability& threshold);
  /// The same with r as a fraction: ⌊rD⌋ is exact.
  DrawCounts(std::uint64_t draws, const Rational& threshold);
  [[nodiscard]] std::uint64_t draws() const noexcept { return draws_; }
  /// ⌊rD⌋: a point reads + iff more than so many of the D hypotheses say + there.
  [[nodiscard]] std::uint64_t bar() const noexcept { return bar_; }
  /// Pr[Bin(D, p) > ⌊rD⌋] and Pr[Bin(D, p) ≤ ⌊rD⌋], each with a relative error below 10^−38, down to smallest_chance().
  /// O(√D) terms.
  [[nodiscard]] Chance reads_plus(const Chance& p) const;

 private:
  void count_ways();

  std::uint64_t draws_;
  std::uint64_t bar_;
  WideProbability ways_at_bar_;    // C(D, ⌊rD⌋)
  WideProbability ways_over_bar_;  // C(D, ⌊rD⌋ + 1)
};

/// Success of T comparisons over 2^{T+1} − 1 places, for places left of the hidden one that say + with probability
/// `low` and places right of it with probability `high`. [MATH §A5]
struct SearchSuccess {
  WideProbability low_error;   // Pr[Bin(D, low) > rD]: a place left of the hidden one reads +
  WideProbability high_error;  // Pr[Bin(D, high) ≤ rD]: a place right of it reads −
  Chance independent;  // exact, averaged over the 2^T targets, where predictions are independent: ((2 − errors)/2)^T
  Chance union_bound;  // at least, averaged over the targets, whatever the joint distribution: 1 − T·errors/2, or 0
};

/// 0 ≤ low ≤ high ≤ 1, 1 ≤ T ≤ 60; the bar is that of `counts`. Throws InputError. O(√D).
[[nodiscard]] SearchSuccess search_success(const DrawCounts& counts, const Chance& low, const Chance& high,
                                           unsigned comparisons);
/// The same with r half way between low and high; 1 ≤ D ≤ 10^9.
[[nodiscard]] SearchSuccess search_success(const Chance& low, const Chance& high, std::uint64_t draws,
                                           unsigned comparisons);

/// The complete search tree with T comparisons on the first 2^{T+1} − 1 places (0-based, in order): the 2^T − 1 inner
/// places are probes, the 2^T places 0, 2, 4, … are the targets.
class SearchTree {
 public:
  /// 1 ≤ T ≤ 30. Throws InputError.
  explicit SearchTree(unsigned comparisons);
  [[nodiscard]] unsigned comparisons() const noexcept { return comparisons_; }
  [[nodiscard]] std::size_t places() const noexcept { return (std::size_t{2} << comparisons_) - 1; }
  [[nodiscard]] std::size_t targets() const noexcept { return std::size_t{1} << comparisons_; }
  /// The place of target l, 0 ≤ l < targets().
  [[nodiscard]] static std::size_t place_of(std::size_t target) { return 2 * target; }
  /// The T places probed on the way to `target`, first probe first.
  [[nodiscard]] std::vector<std::size_t> probes(std::size_t target) const;
  /// The place that a search ends at when `reads_plus(place)` answers its probes: + leads left.
  template <class ReadsPlus>
  [[nodiscard]] std::size_t end(const ReadsPlus& reads_plus) const {
    std::size_t first = 0;
    std::size_t last = places();
    while (last - first > 1) {
      const std::size_t middle = first + (last - first) / 2;
      if (reads_plus(middle))
        last = middle;
      else
        first = middle + 1;
    }
    return first;
  }

 private:
  unsigned comparisons_;
};

/// The chance of success with what is known of it.
struct AttackChance {
  Chance success;
  bool exact =
      true;  // false: it is at least this, by the union bound over the probes' own errors, whatever the joint law
};

/// Success of the attack on a learner, the hidden example drawn uniformly from the 2^T targets among the first places of
/// `family`, by the learner's own values at every probe. Exact where the learner's predictions are independent (T probes
/// multiply), where it draws a threshold t (the nearest probes l < x ≤ u decide: it fails iff #(t ≤ l) > rD or #(t ≤ u)
/// ≤ rD, and never both), and where its joint law is `listed` and the sum over the counts at the probes has at most
/// 2·10^8 terms; else the union bound. r is the threshold of `gap`. Throws InputError where D < 1, T < 1 or 2^{T+1} − 1
/// places are more than the family has. O(2^T·(m + √D)), or those terms.
[[nodiscard]] AttackChance attack_chance(const ThresholdLearner& learner, const HiddenFamily& family, LinePoint domain,
                                         const WideProbability& threshold, std::uint64_t draws, unsigned comparisons);

/// One step of the search.
struct Probe {
  std::size_t place = 0;        // index in the family's places
  std::uint64_t positives = 0;  // of the D hypotheses
  bool reads_plus = false;      // more than ⌊rD⌋: the search goes left
};

/// A played attack, for the window: everything that happened, in order.
struct AttackRun {
  std::size_t hidden = 0;                     // place of the hidden example
  std::vector<std::vector<bool>> hypotheses;  // D rows: + at each place of the tree
  std::vector<std::uint64_t> positives;       // at each place
  std::vector<Probe> probes;                  // T of them
  std::size_t found = 0;                      // place at which the search ended
};

/// Draws D hypotheses of A(S) with the hidden example at the place of `target`, restricted to the places of the tree,
/// and searches. The values A_S(x) are doubles; a draw compares 53 random bits with them. D·2^{T+1} ≤ 10^8, else
/// InputError.
[[nodiscard]] AttackRun play_attack(const ThresholdLearner& learner, const HiddenFamily& family, LinePoint domain,
                                    const WideProbability& threshold, std::uint64_t draws, unsigned comparisons,
                                    std::size_t target, Engine& engine);

}  // namespace littlestone
