// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/player.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace littlestone::ui {

Player::Player(QObject* parent) : QObject(parent) {
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &Player::advance);
  clock_.setStartValue(0.0);
  clock_.setEndValue(1.0);
  connect(&clock_, &QVariantAnimation::valueChanged, this, [this](const QVariant& phase) {
    if (clock_.state() != QAbstractAnimation::Running && phase.toDouble() < 1) return;  // being wound back
    phase_ = phase.toDouble();
    emit phase_changed(phase_);
  });
}

void Player::set_steps(std::shared_ptr<const Steps> steps) {
  pause();
  steps_ = std::move(steps);
  step_ = 0;
  begin_motion(false);
  emit steps_changed();
  emit step_changed(step_);
}

void Player::go_to(int step) {
  step = std::clamp(step, 0, last());
  if (step == step_) return;
  const bool forward = step == step_ + 1;
  step_ = step;
  if (playing()) timer_.start(dwell());
  begin_motion(forward);
  emit step_changed(step_);
}

void Player::next_round() {
  if (steps_) go_to(steps_->next_round(step_));
}

void Player::previous_round() {
  if (steps_) go_to(steps_->previous_round(step_));
}

void Player::play() {
  if (!steps_ || playing()) return;
  if (step_ == last()) first();
  timer_.start(steps_->waits(step_) ? 0 : dwell());  // the answer is wanted now
  emit playing_changed(true);
}

void Player::pause() {
  if (!playing()) return;
  timer_.stop();
  emit playing_changed(false);
}

void Player::replay() {
  first();
  play();
}

void Player::set_speed(double speed) {
  const double pace = std::exp2(std::clamp(std::round(std::log2(std::max(speed, 0.01))), -2.0, 3.0));
  if (pace == speed_) return;
  speed_ = pace;
  if (playing()) timer_.start(dwell());
  emit speed_changed(speed_);
}

void Player::advance() {
  if (step_ == last()) {
    emit playing_changed(false);
    return;
  }
  timer_.start(0);  // go_to sets the time the new step stands
  go_to(step_ + 1);
  if (step_ == last() || steps_->waits(step_)) pause();
}

void Player::begin_motion(bool forward) {
  edit_ = false;
  run_clock(forward ? steps_->motion_ms(step_) : 0);
}

void Player::run_clock(double ms) {
  clock_.stop();
  phase_ = 1;
  if (ms <= 0 || !motion_ || speed_ > fastest_motion) return;
  phase_ = 0;
  clock_.setDuration(std::max(1, static_cast<int>(ms * stretch_ / speed_)));
  clock_.start();
}

void Player::move_edit(double ms) {
  edit_ = true;
  run_clock(ms);
  emit phase_changed(phase_);
}

void Player::end_edit() {
  if (edit_ && phase_ < 1) move_edit(0);
}

void Player::set_motion(bool motion) {
  motion_ = motion;
  if (motion || phase_ >= 1) return;
  clock_.stop();
  phase_ = 1;
  emit phase_changed(phase_);
}

int Player::dwell() const { return static_cast<int>(steps_->dwell_ms(step_) / speed_); }

}  // namespace littlestone::ui
