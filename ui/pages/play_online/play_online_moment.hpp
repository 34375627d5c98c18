// SPDX-License-Identifier: GPL-3.0-or-later
// What of a game is seen at a step.
#pragma once

#include <optional>

#include "core/study/play_online/play_online_run.hpp"

namespace littlestone::ui {

/// What helps the person.
enum class PlayHints { off, worth, best_move };

/// What is chosen on the page and no part of the game.
struct PlayView {
  std::optional<PointIndex> pending;  ///< what is asked next; none: the person has not asked yet
  std::optional<Rational> by_hand;    ///< the chance of + that is tried at that point
  PlayHints hints = PlayHints::worth;
};

/// Three steps a round: ask, odds, answer. Of the round that is next the first two, or one in which a point is waited
/// for.
struct PlayMoment {
  enum class Newest { wait, ask, odds, answer };
  std::size_t rounds = 0;  ///< finished ones
  Newest newest = Newest::wait;
  std::optional<PointIndex> point;  ///< of the round that is not finished, where it was asked
  std::optional<Rational> tried;    ///< the chance of + that is tried there

  static constexpr int steps_of_round = 3;
  [[nodiscard]] static PlayMoment at(const PlayRun& run, int step, const PlayView& view);
  [[nodiscard]] static int steps(const PlayRun& run, const PlayView& view);

  [[nodiscard]] bool asked() const { return point.has_value(); }
  [[nodiscard]] bool odds() const { return newest == Newest::odds; }
  /// The unfinished round is the one that is played next, not one of the past.
  [[nodiscard]] bool pending(const PlayRun& run) const { return rounds == run.rounds.size(); }
  /// What is asked; at an answer what was asked. Null while a point is waited for.
  [[nodiscard]] const PlayQuestion* question(const PlayRun& run) const;
  /// The round that was just answered or is looked at again; null in the round that is next.
  [[nodiscard]] const PlayRound* round(const PlayRun& run) const;
  /// The chance of + that is said or tried at the question; none without exact odds, or before it is heard.
  [[nodiscard]] std::optional<Rational> said(const PlayRun& run) const;
};

}  // namespace littlestone::ui
