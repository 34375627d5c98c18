// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_keeper.hpp"

#include <QLocale>

namespace littlestone::app {

WindowKeeper::WindowKeeper(const Scenario& scenario, const QString& chosen)
    : language_(std::make_unique<ui::Language>(chosen.isEmpty() ? ui::language_of(QLocale::system()) : chosen)),
      window_(std::make_unique<Window>(scenario)) {
  window_->set_language_choice(chosen);
  listen();
}

WindowKeeper::~WindowKeeper() {
  constexpr int patience_ms = 2000;  // nobody sees it: the window is gone
  window_ = nullptr;
  ui::Job::wait_for_threads(patience_ms);
}

void WindowKeeper::listen() {
  // Queued: the menu that was clicked belongs to the window that goes.
  connect(window_.get(), &Window::language_chosen, this, &WindowKeeper::speak, Qt::QueuedConnection);
}

void WindowKeeper::speak(const QString& code) {
  const std::unique_ptr<Window> old = std::move(window_);
  language_ = nullptr;  // one at a time
  language_ = std::make_unique<ui::Language>(code);
  window_ = std::make_unique<Window>(old->session().scenario);
  window_->continue_from(*old);
  window_->set_language_choice(code);
  listen();
  if (!old->isVisible()) return;
  window_->setGeometry(old->geometry());
  window_->setWindowState(old->windowState());
  window_->show();
  window_->activateWindow();
}

}  // namespace littlestone::app
