// SPDX-License-Identifier: GPL-3.0-or-later
// Which items to name, given only how many votes each has: as often as privacy allows at all.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/rational.hpp"
#include "core/privacy/accounting.hpp"
#include "core/random/engine.hpp"

namespace littlestone {

/// Optimal partition selection [DVGM22]: an item with n votes is named with probability π(n), independently of the
/// others, where π(0) = 0 and π(n) = min(e^{ε/2}π(n−1) + δ/2, 1 − e^{−ε/2}(1 − π(n−1) − δ/2), 1). No rule that is (ε/2,
/// δ/2)-private for one item names it more often. One replaced example takes a vote from one item and gives one to
/// another, so the whole is (ε, δ)-private, as StableHistogram is. It tells names only, no noisy counts. π is held as
/// whole numbers over a power of two, each step rounded down: the inequalities above hold exactly for what is drawn,
/// which is below the real recursion by less than one part in 2^100.
class PartitionSelection {
 public:
  /// ε > 0, 0 < δ < 1; throws InputError (fields "epsilon", "delta"), also when π reaches 1 only beyond 10^6 votes
  /// (field "epsilon"). O((1/ε) log(1/δ)) products of about 300 bits.
  PartitionSelection(Rational epsilon, Rational delta);

  [[nodiscard]] const Rational& epsilon() const noexcept { return epsilon_; }
  [[nodiscard]] const Rational& delta() const noexcept { return delta_; }

  /// Whether an item with so many votes is named: with probability exactly probability(votes). One uniform number,
  /// integers only.
  [[nodiscard]] bool names(std::uint64_t votes, Engine& engine) const;
  /// π(votes), exactly.
  [[nodiscard]] Rational probability(std::uint64_t votes) const;
  /// π(votes), to double rounding.
  [[nodiscard]] double release_probability(std::uint64_t votes) const;

  /// The fewest votes with π ≥ 1/2.
  [[nodiscard]] std::uint64_t even_chance() const noexcept;
  /// The fewest votes with π = 1.
  [[nodiscard]] std::uint64_t certain() const noexcept { return by_votes_.size() - 1; }

 private:
  Rational epsilon_;
  Rational delta_;
  BigInteger one_;                    // a power of two
  std::vector<BigInteger> by_votes_;  // π·one_, from 0 votes to the first with π = 1
};

/// π(votes) of the real recursion in closed form [DVGM22, Theorem 1, at ε/2 and δ/2], to double rounding. ε > 0, 0 < δ
/// < 1; throws InputError. With h = ε/2, δ' = δ/2: (e^{nh} − 1)/(e^h − 1)·δ' up to n₁ = 1 + ⌊(1/h) ln((e^h + 2δ' −
/// 1)/((e^h + 1)δ'))⌋; then, with m = n − n₁, (1 − e^{−mh})(1 + δ'/(e^h − 1)) + e^{−mh}π(n₁) up to n₁ + ⌊(1/h) ln(1 +
/// (e^h − 1)(1 − π(n₁))/δ')⌋; then 1.
[[nodiscard]] double partition_selection_probability(const Rational& epsilon, const Rational& delta,
                                                     std::uint64_t votes);

/// The hockey-stick divergence at ε' ≥ 0 of what is named of two neighbouring inputs, whatever the other items are; as
/// hockey_stick of accounting.hpp, with 100 digits inside. Throws InputError (fields "move", "epsilon"). O(1).
[[nodiscard]] HockeyStick hockey_stick(const PartitionSelection& selection, const VoteMove& move,
                                       const Rational& epsilon);

/// Of all neighbours of these counts, the one furthest away; as worst_move of accounting.hpp.
[[nodiscard]] WorstMove worst_move(const PartitionSelection& selection, std::span<const std::uint64_t> counts,
                                   const Rational& epsilon);

}  // namespace littlestone
