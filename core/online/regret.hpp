// SPDX-License-Identifier: GPL-3.0-or-later
// The game without the promise, exactly: how much more than the best hypothesis a learner must lose in T rounds.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/base/rational.hpp"
#include "core/base/run_control.hpp"
#include "core/concept/concept_class.hpp"

namespace littlestone {

/// How far the exact search may go.
struct RegretOptions {
  std::uint64_t states = 2'000'000;  // loss states remembered, ≥ 1; about 60 bytes each
};

/// Thrown by a question of the engine that would need more states than its options allow.
struct RegretTooLarge {
  std::uint64_t states;
};

/// Exact values of the regret game on a class. In a round the opponent asks a point x, the learner says + with chance
/// p, the opponent tells the label y, and the learner loses the chance of the other label; hypothesis h loses 1 where
/// h(x) ≠ y. With t rounds left and losses L the value is v_t(L) = max_x ½(1 + v_{t−1}(L⁺) + v_{t−1}(L⁻)), v_0(L) =
/// −min L, where L^y are the losses after label y; the learner's best chance at x is ½(1 + v_{t−1}(L⁺) − v_{t−1}(L⁻)).
/// [MATH §C5, proved in resources/help/agnostic.md, §2] Worked out with three reductions: v(L) = v(L − min L) − min L;
/// a hypothesis that is t or more behind the best never matters again; and states that are equal up to a symmetry of
/// the class (points in another order, labels of a point exchanged) are one state from four rounds to go on
/// (canonical_key, a hypothesis with loss k counted k + 1 times; 2^−128 a pair). Values are multiples of 2^−t, kept as
/// whole numbers. Time O(states · |X| · t). At most 64 hypotheses and 50 rounds. Not thread-safe; the class must
/// outlive the engine.
class RegretEngine {
 public:
  static constexpr std::size_t most_hypotheses = 64;
  static constexpr unsigned most_rounds = 50;

  /// Throws InputError (field "hypotheses") where the class has more than 64, (field "states") where the options allow
  /// none.
  explicit RegretEngine(const ConceptClass& concept_class, RegretOptions options = {});
  RegretEngine(RegretEngine&&) noexcept;
  RegretEngine& operator=(RegretEngine&&) = delete;
  ~RegretEngine();

  /// Asked about every 4096 states, stage "regret"; a question that is told to stop throws Stopped.
  void set_observer(Observer observer);

  /// v_t(L); `losses`: one a hypothesis. Throws RegretTooLarge; InputError (field "rounds") beyond 50.
  [[nodiscard]] Rational value(std::span<const std::uint32_t> losses, unsigned rounds);
  /// What a point is worth: ½(1 + v_{t−1}(L⁺) + v_{t−1}(L⁻)), t ≥ 1.
  [[nodiscard]] Rational value_of_point(std::span<const std::uint32_t> losses, unsigned rounds, PointIndex x);
  /// The learner's best chance of + at x, in [0, 1].
  [[nodiscard]] Rational odds(std::span<const std::uint32_t> losses, unsigned rounds, PointIndex x);
  /// The smallest point that is worth v_t(L).
  [[nodiscard]] PointIndex best_point(std::span<const std::uint32_t> losses, unsigned rounds);
  /// The label that costs a learner most who says + with chance `plus` at x; + where both cost the same.
  [[nodiscard]] Label best_label(std::span<const std::uint32_t> losses, unsigned rounds, PointIndex x,
                                 const Rational& plus);

  /// States remembered so far.
  [[nodiscard]] std::uint64_t states() const noexcept;
  [[nodiscard]] const ConceptClass& concept_class() const noexcept;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

/// √(T·ln|H|/2): what Hedge over the hypotheses promises. 0 for one hypothesis.
[[nodiscard]] double regret_bound_of_size(std::size_t hypotheses, unsigned rounds);

/// What is known of the regret of T rounds.
struct RegretResult {
  std::vector<Rational> exact;     // of 1, 2, … rounds, as far as the search went
  std::optional<Rational> regret;  // of T rounds
  Rational lower;                  // of T rounds: that of fewer rounds, since regret never falls
  double upper =
      0;  // of T rounds: sums of exact ones (regret of T + T' rounds is at most that of T and of T'), or √(T·ln|H|/2)
  std::uint64_t states = 0;
  bool stopped = false;
};

/// The regret of 1 … `rounds` rounds, as far as the options' states go. Throws InputError (field "rounds") unless 1 ≤
/// rounds ≤ 50, (field "hypotheses") as RegretEngine.
[[nodiscard]] RegretResult find_regret(RegretEngine& engine, unsigned rounds);

/// One round of a game as it is typed: the point, the label, and the chance of + where the learner is played by hand
/// (else the best one is taken).
struct RegretMove {
  PointIndex point = 0;
  Label label = Label::minus;
  std::optional<Rational> odds;
};

/// One finished round.
struct RegretRound {
  PointIndex point = 0;
  Label label = Label::minus;
  Rational odds;           // chance of + that was said
  Rational best_odds;      // the best one
  Rational loss;           // the chance of the other label
  Rational value_before;   // v_t(L)
  Rational point_worth;    // ½(1 + v(L⁺) + v(L⁻))
  Rational value_after;    // v_{t−1}(L′)
  Rational opponent_gave;  // by the point: value_before − point_worth ≥ 0; with best odds the label gives nothing
  Rational learner_gave;   // by its odds, had the label been the worst for it: ≥ 0
};

/// A game after some rounds: a function of the class, the number of rounds and the moves.
struct RegretGame {
  unsigned rounds = 0;  // T
  std::vector<RegretRound> played;
  std::vector<std::uint32_t> losses;  // by hypothesis
  Rational learner_loss;
  Rational value_left;  // v of what is left, which counts the losses so far: −min L at the end
  [[nodiscard]] unsigned left() const { return rounds - static_cast<unsigned>(played.size()); }
  /// The regret that this ends with if both play well from here.
  [[nodiscard]] Rational ceiling() const { return learner_loss + value_left; }
};

/// Plays the moves from the start. Throws InputError (field "move") on more moves than rounds or a point the class does
/// not have, (field "odds") outside [0, 1]; RegretTooLarge.
[[nodiscard]] RegretGame play_regret(RegretEngine& engine, unsigned rounds, std::span<const RegretMove> moves);

}  // namespace littlestone
