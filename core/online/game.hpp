// SPDX-License-Identifier: GPL-3.0-or-later
// The mistake game, played by hand: one side asks a point and says what is true there, the other predicts.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "core/online/mistake_tree.hpp"

namespace littlestone {

/// Who is played by hand. The other side is played as well as it can be: the SOA never errs more than Ldim(H) times,
/// the adversary of the shattered tree never less. [ABLMM §3.2; Lit87.]
enum class GameRole { adversary, learner };

/// One decision of the hand-played side. As adversary a round takes two: the point is asked, then its true label said.
/// As learner it takes one, the predicted label.
struct GameMove {
  enum class Kind { ask, say, predict } kind = Kind::ask;
  PointIndex point = 0;        // ask
  Label label = Label::minus;  // say, predict
  friend bool operator==(const GameMove&, const GameMove&) = default;
};

/// One finished round.
struct GameRound {
  PointIndex point = 0;
  Label prediction = Label::minus;
  Label truth = Label::minus;
  [[nodiscard]] bool mistake() const noexcept { return prediction != truth; }
};

/// A point that was asked and whose true label is not yet known.
struct GameQuestion {
  PointIndex point = 0;
  std::optional<Label> prediction;           // the SOA's; none where the hand-played learner is to say it
  std::array<int, 2> dimensions = {-1, -1};  // Ldim of what is left if the truth is −1, +1; −1: nothing is left
  std::array<std::size_t, 2> survivors = {0, 0};  // how many hypotheses that is
};

/// The game after some moves. Everything is a function of the class, the role and the moves.
struct GameState {
  GameRole role = GameRole::adversary;
  std::vector<GameRound> rounds;
  std::vector<VersionSpace> spaces;  // before round 1, …, after the last: rounds.size() + 1 of them, none empty
  std::vector<int> dimensions;       // Ldim of each
  int mistakes = 0;
  std::optional<GameQuestion> question;  // what is open; none: a point must be asked, or the game is over
  std::optional<PointIndex> hint;        // the point of the shattered tree of what is left; none once Ldim is 0
  MistakeTree tree;                      // shattered by spaces[tree_round], of depth dimensions[tree_round]
  std::size_t tree_round = 0;            // the rounds from here on went along the tree
  /// No further mistake can be forced: Ldim of what is left is 0.
  [[nodiscard]] bool over() const { return dimensions.back() == 0; }
};

/// Plays the moves from the start. The tree is the class's own until a point is asked that is not its next one; from
/// the answer to that on it is the tree of what is left. Throws InputError (field "move") on a move that is not of the
/// role's kind or turn, asks a point the class does not have, comes after the end, or says a label that no hypothesis
/// left allows. `tree`: shattered_tree of the whole class, where that is known; null: it is grown. Time: two dimension
/// queries and a restriction a round, and a tree whenever it is left.
[[nodiscard]] GameState play_game(LittlestoneEngine& engine, GameRole role, std::span<const GameMove> moves,
                                  const MistakeTree* tree = nullptr);

}  // namespace littlestone
