// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the mistake game off the window's thread: a question about a large class may take its time.
#pragma once

#include <memory>
#include <vector>

#include "core/instance/instance.hpp"
#include "core/online/coin_player.hpp"
#include "core/online/game.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// What the learner with coins does beside a game, and at the nodes of its tree.
struct CoinsBeside {
  CoinGame game;
  std::vector<NodeLearners> nodes;  // of the game's tree; empty where it is not known or the tree is large
};

/// How far R of a class is looked for beside a game: some tenths of a second. A version space costs its points times
/// its words of 64 rows.
[[nodiscard]] RandomizedOptions coins_limits(const ConceptClass& concept_class);
/// Nodes of the largest tree whose odds are worked out.
constexpr std::size_t most_coin_nodes = 4095;

/// play_game in the background, with engines that remember their answers from one move to the next.
class GameJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  /// On the instance's class, from its tree on. What was not yet answered is dropped.
  void start(const std::shared_ptr<const Instance>& instance, GameRole role, std::vector<GameMove> moves);

 signals:
  void finished(const std::shared_ptr<const littlestone::GameState>& state,
                const std::shared_ptr<const littlestone::ui::CoinsBeside>& coins);

 private:
  struct Desk;  // the engines, for one call at a time
  std::shared_ptr<Desk> desk_;
};

}  // namespace littlestone::ui
