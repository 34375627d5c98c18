// SPDX-License-Identifier: GPL-3.0-or-later
// Agnostic online learning: Hedge over the experts that the SOA makes, without listing them.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/base/rational.hpp"
#include "core/online/soa.hpp"

namespace littlestone {

/// Experts that hold the same hypotheses possible and say the same in this round.
struct HedgeGroup {
  StateId state = 0;  // of the automaton: their version space
  Label said = Label::minus;
  double share = 0;  // of all weight
};

/// Hedge round by round: see play_hedge. `flips`: rounds in which an expert may contradict the SOA, 0 … d; none: d.
/// With fewer the experts are fewer, and the bound holds against the best of them. Not thread-safe; the automaton must
/// outlive it.
class HedgeLearner {
 public:
  /// 1 ≤ rounds ≤ 10^6, else InputError (field "rounds"); flips beyond d: InputError (field "flips").
  HedgeLearner(SoaAutomaton& soa, std::uint64_t rounds, std::optional<int> flips = std::nullopt);
  HedgeLearner(const HedgeLearner& other);
  HedgeLearner(HedgeLearner&&) noexcept;
  HedgeLearner& operator=(const HedgeLearner&) = delete;
  HedgeLearner& operator=(HedgeLearner&&) = delete;
  ~HedgeLearner();

  /// The chance of + at a point. Before the last round is over. O(states).
  [[nodiscard]] double chance_of_plus(PointIndex x);
  /// The label at a point is told: one round is over. At most `rounds` times.
  void learn(const Example& example);
  /// What the experts say at a point, the heaviest first.
  [[nodiscard]] std::vector<HedgeGroup> groups(PointIndex x);

  [[nodiscard]] const BigInteger& experts() const noexcept;  // N = Σ_{i ≤ flips} C(T, i)
  [[nodiscard]] double rate() const noexcept;                // √(8 ln N / T)
  [[nodiscard]] double bound() const noexcept;               // √(T ln N / 2)
  [[nodiscard]] std::size_t states() const noexcept;         // (version space, flips) with some weight

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

/// What Hedge did on a sequence.
struct HedgePlay {
  unsigned rounds = 0;                           // the horizon T
  int dimension = 0;                             // d = Ldim(H)
  BigInteger experts;                            // N = Σ_{i ≤ d} C(T, i)
  double rate = 0;                               // η = √(8 ln N / T)
  double bound = 0;                              // √(T ln N / 2)
  std::vector<double> predictions;               // chance of +1 before each label
  std::vector<double> losses;                    // the chance of the other label
  double loss = 0;                               // their sum
  std::vector<std::uint64_t> hypothesis_losses;  // by row
  std::uint64_t best_loss = 0;                   // the least of them
  std::size_t most_states = 0;                   // (version space, flips) at once
  [[nodiscard]] double regret() const { return loss - static_cast<double>(best_loss); }
};

/// Plays Hedge with rate √(8 ln N/T) over the experts of [BPS09]: sets of at most d of the T rounds. An expert runs the
/// SOA on its own predictions and says the opposite of the SOA in the rounds of its set; a label that none of its
/// hypotheses allows leaves its version space unchanged. Experts that share a version space and the number of flips so
/// far predict alike from then on but for the rounds they have yet to flip: with t rounds played and l flips there are
/// Σ_{i ≤ d − l} C(T − t, i) of each such past. So a state (version space, l) with one weight stands for all of them.
/// The chance of +1 is that of the weights, to some 10^−13; weights are kept relative to the largest. Regret at most
/// √(T ln N/2). [BPS09; MATH §C4; proved in resources/help/agnostic.md, §1] `rounds` ≥ the length of the sample, else
/// InputError (field "rounds"); 1 … 10^6. Time O(length · states), memory O(states). The observer is asked once a
/// round, stage "hedge"; throws Stopped.
[[nodiscard]] HedgePlay play_hedge(SoaAutomaton& soa, std::span<const Example> sample, std::uint64_t rounds,
                                   const Observer& observer = {});

}  // namespace littlestone
