// SPDX-License-Identifier: GPL-3.0-or-later
// The optimal learner with coins beside the SOA: what it says and pays in a mistake game, and at the nodes of a mistake
// tree.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/online/game.hpp"
#include "core/online/randomized.hpp"

namespace littlestone {

/// How the learner with coins fared in one round.
struct CoinRound {
  Rational plus;  // its chance of predicting +1
  Rational paid;  // its chance of a mistake: plus where −1 was true, 1 − plus where +1 was
};

/// What the learner with coins faces at the open question.
struct CoinQuestion {
  Rational plus;                                 // its chance of predicting +1
  std::array<std::optional<Rational>, 2> sides;  // R of what is left if the truth is −1, +1; none: nothing is left
  Rational most;  // what it pays on average from here on, at most: the larger of plus + R⁻ and 1 − plus + R⁺
};

/// The optimal learner with coins in the rounds of a game, whichever side played them. In every round paid so far + R
/// of what is left is at most R(H). [Filmus et al., COLT 2023; MATH §D2.]
struct CoinGame {
  std::vector<Rational> values;  // R before round 1, …, after the last; empty where some R is too large to work out
  std::vector<CoinRound> rounds;
  Rational paid = 0;  // mistakes it expects to have made
  std::optional<CoinQuestion> question;
  std::uint64_t states = 0;  // where it is too large: the version spaces after which it was given up
  [[nodiscard]] bool known() const noexcept { return !values.empty(); }
};

/// Follows the game. `engine` is of the game's class; `limits` hold for each R. Throws Stopped as the engine.
[[nodiscard]] CoinGame follow_with_coins(RandomizedEngine& engine, const GameState& game,
                                         const RandomizedOptions& limits = {});

/// Both learners at a node of a mistake tree.
struct NodeLearners {
  Rational value;            // R of what is left there
  Rational plus;             // inner nodes: the chance of +1 at the node's point
  Label soa = Label::minus;  // inner nodes: what the SOA says
};

/// One a node of the tree, whose root is `space`; empty where some R is too large. Both engines are of the tree's
/// class.
[[nodiscard]] std::vector<NodeLearners> coin_nodes(RandomizedEngine& engine, LittlestoneEngine& soa,
                                                   const VersionSpace& space, const MistakeTree& tree,
                                                   const RandomizedOptions& limits = {});

}  // namespace littlestone
