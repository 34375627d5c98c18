// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the mistake game off the window's thread: a question about a large class may take its time.
#pragma once

#include <memory>
#include <vector>

#include "core/instance/instance.hpp"
#include "core/online/game.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// play_game in the background, with an engine that remembers its answers from one move to the next.
class GameJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  /// On the instance's class, from its tree on. What was not yet answered is dropped.
  void start(const std::shared_ptr<const Instance>& instance, GameRole role, std::vector<GameMove> moves);

 signals:
  void finished(const std::shared_ptr<const littlestone::GameState>& state);

 private:
  struct Desk;  // the engine, for one call at a time
  std::shared_ptr<Desk> desk_;
};

}  // namespace littlestone::ui
