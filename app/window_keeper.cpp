// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_keeper.hpp"

#include <QLocale>
#include <utility>

namespace littlestone::app {

WindowKeeper::WindowKeeper(const Scenario& scenario, const QString& chosen)
    : language_(std::make_unique<ui::Language>(chosen.isEmpty() ? ui::language_of(QLocale::system()) : chosen)),
      window_(std::make_unique<Window>(scenario)) {
  window_->set_language_choice(chosen);
  breath_.setSingleShot(true);
  connect(&breath_, &QTimer::timeout, this, &WindowKeeper::take_over);
  listen();
}

WindowKeeper::~WindowKeeper() {
  constexpr int patience_ms = 2000;  // nobody sees it: the window is gone
  next_ = nullptr;
  window_ = nullptr;
  ui::Job::wait_for_threads(patience_ms);
}

void WindowKeeper::listen() {
  // Queued: the menu that was clicked belongs to the window that goes.
  connect(window_.get(), &Window::language_chosen, this, &WindowKeeper::speak, Qt::QueuedConnection);
}

// Two halves, each of them short. Between them the old window stays visible.
void WindowKeeper::speak(const QString& code) {
  constexpr int breath_ms = 20;
  window_->setUpdatesEnabled(false);
  language_ = nullptr;  // one at a time
  language_ = std::make_unique<ui::Language>(code);
  next_ = std::make_unique<Window>(window_->session().scenario);
  next_code_ = code;
  breath_.start(breath_ms);
}

void WindowKeeper::take_over() {
  const std::unique_ptr<Window> old = std::exchange(window_, std::move(next_));
  window_->continue_from(*old);
  window_->set_language_choice(next_code_);
  listen();
  if (!old->isVisible()) return;
  window_->setGeometry(old->geometry());
  window_->setWindowState(old->windowState());
  window_->show();
  window_->activateWindow();
}

}  // namespace littlestone::app
