// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tree/game_desk.hpp"

#include <algorithm>

#include "core/concept/same_class.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::ui {

GameDesk::GameDesk(QObject* parent) : QObject(parent) {
  connect(&job_, &GameJob::finished, this,
          [this](const std::shared_ptr<const GameState>& state, const std::shared_ptr<const CoinsBeside>& coins) {
            state_ = state;
            coins_ = coins;
            emit changed();
          });
  connect(&job_, &Job::failed, this, [this](const Refusal& refusal) {
    // The move that broke a rule is taken back.
    if (cursor_ > 0) moves_.resize(--cursor_);
    emit refused(rule_text(refusal.rule));
    emit changed();
  });
}

void GameDesk::set_instance(const std::shared_ptr<const Instance>& instance) {
  const bool same = instance_ && same_class(instance_->concept_class(), instance->concept_class());
  instance_ = instance;
  if (!same) {
    moves_.clear();
    cursor_ = 0;
    state_ = nullptr;
    coins_ = nullptr;
  }
  work_out();
}

void GameDesk::continue_from(const GameDesk& other) {
  instance_ = other.instance_;
  role_ = other.role_;
  moves_ = other.moves_;
  cursor_ = other.cursor_;
  state_ = other.state_;
  coins_ = other.coins_;
  work_out();
}

void GameDesk::set_role(GameRole role) {
  if (role == role_) return;
  role_ = role;
  restart();
}

void GameDesk::restart() {
  moves_.clear();
  cursor_ = 0;
  work_out();
}

void GameDesk::go_to(int step) {
  const auto to = static_cast<std::size_t>(std::clamp(step, 0, last()));
  if (to == cursor_) return;
  cursor_ = to;
  work_out();
}

void GameDesk::ask(PointIndex point) {
  if (!state_ || !settled() || role_ != GameRole::adversary || state_->question || state_->over()) return;
  move({GameMove::Kind::ask, point, Label::minus});
}

void GameDesk::ask_hint() {
  if (state_ && state_->hint) ask(*state_->hint);
}

void GameDesk::answer(Label label) {
  if (!state_ || !settled() || !state_->question) return;
  move({role_ == GameRole::adversary ? GameMove::Kind::say : GameMove::Kind::predict, 0, label});
}

void GameDesk::move(const GameMove& move) {
  moves_.resize(cursor_);
  moves_.push_back(move);
  ++cursor_;
  work_out();
}

void GameDesk::work_out() {
  if (!instance_) return;
  job_.start(instance_, role_, {moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(cursor_)});
  emit changed();
}

}  // namespace littlestone::ui
