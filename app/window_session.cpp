// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of a window from one start to the next.
#include <optional>

#include "app/window.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::app {

using ui::PageKind;

Session Window::session() const {
  Session session;
  session.scenario = refused_ && run_ ? run_->scenario : edited_;  // the next start is to find what can be computed
  session.opened = opened_;
  session.file = scenario_path_;
  session.page = static_cast<int>(page_);
  session.step = player_.step();
  session.theme = static_cast<int>(theme_);
  session.motion = player_.motion();
  session.language = language_choice_;
  return session;
}

void Window::set_language_choice(const QString& code) {
  language_choice_ = code;
  keep_.start();
}

void Window::keep_session(const QString& path) { session_path_ = path; }

void Window::save_session() {
  keep_.stop();
  if (session_path_.isEmpty()) return;
  try {
    write_session(session(), session_path_);
  } catch (const InputError& e) {
    tell(ui::refusal_text(e));
    session_path_.clear();  // told once
  }
}

void Window::restore(const Session& session) {
  opened_ = session.opened;
  scenario_path_ = session.file;
  edited_ = session.scenario;
  scenario_panel_->set_scenario(session.scenario);
  set_theme(static_cast<ui::ThemeKind>(session.theme));
  set_motion(session.motion);
  turn_to(static_cast<PageKind>(session.page));
  restored_step_ = session.step;
  wanted_ = session.scenario;
  retarget_ = false;
  gather_.stop();
  job_.start(wanted_, level_);
  update_title();
}

void Window::closeEvent(QCloseEvent* event) {
  save_session();
  QMainWindow::closeEvent(event);
}

}  // namespace littlestone::app
