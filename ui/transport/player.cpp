// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transport/player.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace littlestone::ui {

Player::Player(QObject* parent) : QObject(parent) {
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &Player::advance);
}

void Player::set_story(std::shared_ptr<const Story> story) {
  pause();
  story_ = std::move(story);
  step_ = 0;
  emit story_changed();
  emit step_changed(step_);
}

void Player::go_to(int step) {
  step = std::clamp(step, 0, last());
  if (step == step_) return;
  step_ = step;
  if (playing()) timer_.start(dwell_ms());
  emit step_changed(step_);
}

void Player::next_round() {
  if (story_) go_to(story_->next_round(step_));
}

void Player::previous_round() {
  if (story_) go_to(story_->previous_round(step_));
}

void Player::play() {
  if (!story_ || playing()) return;
  if (step_ == last()) first();
  timer_.start(dwell_ms());
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
  if (playing()) timer_.start(dwell_ms());
  emit speed_changed(speed_);
}

void Player::advance() {
  if (step_ == last()) {
    emit playing_changed(false);
    return;
  }
  timer_.start(0);  // go_to sets the time the new step stands
  go_to(step_ + 1);
  if (step_ == last()) pause();
}

int Player::dwell_ms() const {
  // Plain draws pass quickly; what decides something stands long enough to be read.
  const Step& step = (*story_)[step_];
  const int normal = step.chapter != Chapter::tournament ? 3000 : step.round != 0 ? 2400 : 1000;
  return static_cast<int>(normal / speed_);
}

}  // namespace littlestone::ui
