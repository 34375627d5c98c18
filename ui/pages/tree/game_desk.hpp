// SPDX-License-Identifier: GPL-3.0-or-later
// One mistake game being played: its moves, with the way back and forth through them.
#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "core/instance/instance.hpp"
#include "ui/pages/tree/game_job.hpp"

namespace littlestone::ui {

/// Holds the moves and the game that they make, as soon as that is computed. The drawing always shows a finished
/// answer: the last one stays until the new one is computed.
class GameDesk final : public QObject {
  Q_OBJECT

 public:
  explicit GameDesk(QObject* parent = nullptr);

  /// Starts again on the instance's class, whose dimension and tree are known; the same class keeps the game.
  void set_instance(const std::shared_ptr<const Instance>& instance);
  /// Takes over another desk's role, moves and answer.
  void continue_from(const GameDesk& other);
  /// Who is played by hand; starts again.
  void set_role(GameRole role);
  [[nodiscard]] GameRole role() const { return role_; }
  /// Null before the first answer. It is of concept_class().
  [[nodiscard]] const std::shared_ptr<const GameState>& state() const { return state_; }
  /// The learner with coins beside state(); null before the first answer.
  [[nodiscard]] const std::shared_ptr<const CoinsBeside>& coins() const { return coins_; }
  [[nodiscard]] bool has_class() const { return instance_ != nullptr; }
  /// Here and in shared_class() there must be one.
  [[nodiscard]] const ConceptClass& concept_class() const { return instance_->concept_class(); }
  [[nodiscard]] std::shared_ptr<const ConceptClass> shared_class() const { return instance_->shared_class(); }

  /// What a click on a point or a label does, in either role; ignored where it is not the turn for it.
  void ask(PointIndex point);
  void answer(Label label);
  /// Asks what the shattered tree asks next.
  void ask_hint();
  [[nodiscard]] int step() const { return static_cast<int>(cursor_); }
  [[nodiscard]] int last() const { return static_cast<int>(moves_.size()); }
  /// Goes to any move that was made; a new move from there discards the moves after it.
  void go_to(int step);
  void undo() { go_to(step() - 1); }
  void redo() { go_to(step() + 1); }
  /// Forgets all moves.
  void restart();
  /// The state is of the moves up to step().
  [[nodiscard]] bool settled() const { return !job_.running(); }
  /// The finished rounds after `step` moves.
  [[nodiscard]] int rounds_at(int step) const { return role_ == GameRole::adversary ? step / 2 : step; }

 signals:
  void changed();
  void refused(const QString& why);

 private:
  void move(const GameMove& move);
  void work_out();

  std::shared_ptr<const Instance> instance_;
  GameRole role_ = GameRole::adversary;
  std::vector<GameMove> moves_;
  std::size_t cursor_ = 0;  // how many of them are played
  std::shared_ptr<const GameState> state_;
  std::shared_ptr<const CoinsBeside> coins_;
  GameJob job_;
};

}  // namespace littlestone::ui
