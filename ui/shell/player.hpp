// SPDX-License-Identifier: GPL-3.0-or-later
// The player: which step stands, how far its motion has come, and whether time runs.
#pragma once

#include <QObject>
#include <QTimer>
#include <QVariantAnimation>
#include <memory>

#include "ui/kit/steps.hpp"

namespace littlestone::ui {

/// Plays recorded steps. It holds only a step number, a phase and clocks: a frame at step k is the same however it was
/// reached. Only a single step forward is animated; every other change goes to the step's end at once, and the next
/// change ends a running motion early.
class Player final : public QObject {
  Q_OBJECT

 public:
  explicit Player(QObject* parent = nullptr);

  /// New steps stand paused on the first. Null: there is nothing to play.
  void set_steps(std::shared_ptr<const Steps> steps);
  [[nodiscard]] const Steps* steps() const { return steps_.get(); }
  [[nodiscard]] int step() const { return step_; }
  /// The number of the last step; 0 without steps.
  [[nodiscard]] int last() const { return steps_ ? steps_->size() - 1 : 0; }
  [[nodiscard]] bool playing() const { return timer_.isActive(); }
  /// How far the step's motion has come, in [0, 1]; 1 once it stands.
  [[nodiscard]] double phase() const { return phase_; }
  /// False: no step moves.
  void set_motion(bool motion);
  [[nodiscard]] bool motion() const { return motion_; }
  /// Every motion takes so many times as long: what is seen from afar moves slower.
  void set_motion_stretch(double times) { stretch_ = times; }
  /// The step stands, and something was changed by hand: its motion takes `ms` at the normal pace.
  void move_edit(double ms);
  /// Ends that motion.
  void end_edit();
  /// Whether what moves, or moved last, is such a change and not the step.
  [[nodiscard]] bool edit() const { return edit_; }
  /// Times the normal pace: one of ¼, ½, 1, 2, 4, 8.
  [[nodiscard]] double speed() const { return speed_; }

  /// Goes to the nearest step there is.
  void go_to(int step);
  void next() { go_to(step_ + 1); }
  void previous() { go_to(step_ - 1); }
  void next_round();
  void previous_round();
  void first() { go_to(0); }
  void to_last() { go_to(last()); }
  /// Plays on, from the start when it stands at the end.
  void play();
  void pause();
  void toggle() { playing() ? pause() : play(); }
  void replay();
  void faster() { set_speed(speed_ * 2); }
  void slower() { set_speed(speed_ / 2); }
  /// The nearest of the offered paces.
  void set_speed(double speed);

 signals:
  void steps_changed();
  void step_changed(int step);
  void phase_changed(double phase);
  void playing_changed(bool playing);
  void speed_changed(double speed);

 private:
  void advance();
  [[nodiscard]] int dwell() const;
  void begin_motion(bool forward);
  void run_clock(double ms);

  std::shared_ptr<const Steps> steps_;
  QTimer timer_;
  QVariantAnimation clock_;
  double phase_ = 1;
  bool motion_ = true;
  bool edit_ = false;
  int step_ = 0;
  double speed_ = 1;
  double stretch_ = 1;
};

}  // namespace littlestone::ui
