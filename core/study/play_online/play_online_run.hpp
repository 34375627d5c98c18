// SPDX-License-Identifier: GPL-3.0-or-later
// What the page Play online shows: a game without the promise after some rounds, against the best learner and against
// Hedge, and what each next question is worth. [MATH §C4, §C5]
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/concept/concept_class.hpp"
#include "core/online/hedge.hpp"
#include "core/online/regret.hpp"
#include "core/study/chapters/agnostic_scenario.hpp"

namespace littlestone {

/// Hedge's experts that predict the same and have the same version space.
struct PlayExperts {
  Label said = Label::minus;
  double share = 0;                       ///< of all weight
  std::vector<HypothesisIndex> possible;  ///< of their version space
};

/// A point as a question. Regrets count what was lost so far.
struct PlayQuestion {
  std::optional<Rational> worth;                 ///< the final regret if both play well from here
  std::optional<Rational> odds;                  ///< the best chance of +
  std::array<std::optional<Rational>, 2> after;  ///< the final regret after −, after +, without the loss of this round
  double hedge = 0.5;                            ///< Hedge's chance of +
  std::vector<PlayExperts> experts;              ///< the heaviest groups, the heaviest first
  std::size_t more_groups = 0;                   ///< that are not listed
  double more_share = 0;                         ///< their weight
};

/// A finished round.
struct PlayRound {
  PointIndex point = 0;
  Label label = Label::minus;
  PlayQuestion question;
  std::optional<Rational> said;  ///< the chance of + that was said: by the minimax learner or by hand
  PointIndex best_point = 0;     ///< the best question there was
  /// What the person gave away: as the adversary by the point, as the learner by the odds. None without exact play.
  std::optional<Rational> gave;
  /// What was paid: the chance of the other label.
  [[nodiscard]] std::optional<Rational> loss() const;
  [[nodiscard]] double hedge_loss() const { return label == Label::plus ? 1 - question.hedge : question.hedge; }
};

/// After some rounds; a function of the scenario alone.
struct PlayRun {
  AgnosticScenario scenario;
  ConceptClass concept_class;
  int dimension = 0;
  bool exact = false;  ///< else the program's learner is Hedge alone
  std::vector<PlayRound> rounds;
  std::vector<std::vector<std::uint32_t>> losses;  ///< of the hypotheses after 0, 1, … rounds
  std::vector<Rational> reach;          ///< final regret within reach after 0, 1, … rounds; empty unless exact
  std::vector<PlayQuestion> questions;  ///< by point; empty once the game is over
  PointIndex best_question = 0;         ///< without exact play, where Hedge is least sure
  std::string experts;                  ///< N, a whole number
  double rate = 0;                      ///< √(8 ln N / T)
  double bound = 0;                     ///< √(T ln N / 2)

  [[nodiscard]] bool over() const { return rounds.size() >= scenario.rounds; }
  [[nodiscard]] bool by_hand() const { return scenario.part == OnlinePart::learner; }
  /// A learner other than Hedge pays: the minimax learner, or the person.
  [[nodiscard]] bool exact_odds() const { return exact || by_hand(); }
  /// Exact play was asked for and takes too much.
  [[nodiscard]] bool past_limit() const { return !exact && scenario.opponent == OnlineOpponent::exact; }
  /// The learner's loss after so many rounds; Hedge's without exact odds.
  [[nodiscard]] double loss(std::size_t after) const;
  [[nodiscard]] std::optional<Rational> exact_loss(std::size_t after) const;
  [[nodiscard]] double hedge_loss(std::size_t after) const;
  [[nodiscard]] std::uint32_t best_loss(std::size_t after) const;
  /// The first hypothesis with the least loss.
  [[nodiscard]] HypothesisIndex best_hypothesis(std::size_t after) const;
  [[nodiscard]] double regret(std::size_t after) const { return loss(after) - best_loss(after); }
};

/// The final regret after a label at a point where + was said with this chance, best play from there. The question has
/// exact values.
[[nodiscard]] Rational regret_after(const PlayQuestion& question, Label label, const Rational& plus);
/// The label that costs a learner most who says + with this chance; + where both cost the same. Without exact values,
/// the less likely one.
[[nodiscard]] Label worst_label(const PlayQuestion& question, const Rational& plus);

/// Plays the scenario's moves. Throws InputError (fields "class", "rounds", "moves", "said"), Stopped.
[[nodiscard]] std::shared_ptr<const PlayRun> compute_play(const AgnosticScenario& scenario,
                                                          const Observer& observer = {});

}  // namespace littlestone
