// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of a window from one start to the next.
#include <optional>
#include <utility>

#include "app/window.hpp"
#include "ui/pages/data/data_page.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::app {

Session Window::session() const {
  Session session;
  session.scenario = document_.refused() && run()
                         ? run()->scenario
                         : document_.edited();  // the next start is to find what can be computed
  session.opened = document_.opened();
  // A name that JSON cannot hold would be another file's at the next start.
  const QString& file = document_.path(ui::kind_of<Scenario>);
  if (QString::fromUtf8(file.toUtf8()) == file) session.file = file;
  session.page = page_->id();
  session.step = page_->kept_step(player_.step());
  session.theme = static_cast<int>(theme_);
  session.system_theme = follows_system_;
  session.motion = player_.motion();
  session.language = language_choice_;
  session.lesson = lesson_->walk().kept();
  for (const ui::Page* page : all_pages()) {
    if (nlohmann::json kept = page->kept(); !kept.is_null()) session.pages[page->id().toStdString()] = std::move(kept);
  }
  session.notes = room_->written().kept();
  for (std::size_t kind = 0; kind < ui::scenario_kinds; ++kind) {
    const bool untouched = document_.edited(kind) == ui::default_scenario(kind) && document_.path(kind).isEmpty();
    if (kind == ui::kind_of<Scenario> || untouched) continue;
    session.others.push_back({document_.edited(kind), document_.opened(kind), document_.path(kind)});
  }
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
    told_unsaved_ = false;
  } catch (const InputError& e) {
    if (!std::exchange(told_unsaved_, true)) tell(ui::refusal_text(e));  // the next change tries again
  }
}

void Window::keep_ledger(const QString& path, const std::vector<LedgerEntry>& earlier) {
  for (ui::Page* page : all_pages()) {
    auto* data_page = dynamic_cast<ui::DataPage*>(page);
    if (data_page == nullptr) continue;
    if (!earlier.empty()) data_page->set_kept(nlohmann::json::parse(session_entries_to_json(earlier).dump()));
    data_page->keep_ledger(path);
  }
}

void Window::restore(const Session& session) {
  session.system_theme ? follow_system() : set_theme(static_cast<ui::ThemeKind>(session.theme));
  set_motion(session.motion);
  ui::CourseWalk walk = lesson_->walk();
  walk.set_kept(session.lesson);
  lesson_->set_walk(walk);
  for (const KeptScenario& kept : session.others) document_.restore(kept.edited, kept.opened, kept.file);
  if (const ui::Page* page = this->page(session.page)) stood_[page] = session.step;
  turn_to(session.page);
  if (scenario_kind() == ui::kind_of<Scenario>) restored_step_ = session.step;
  for (const auto& [id, kept] : session.pages.items()) {
    ui::Page* page = this->page(QString::fromStdString(id));
    if (page != nullptr) page->set_kept(kept);  // read_session has looked at it
  }
  room_->set_written(session.notes);
  document_.restore(session.scenario, session.opened, session.file);
  tell_lesson();
}

void Window::continue_from(Window& other) {
  document_.continue_undo(other.document_);
  for (ui::Page* page : all_pages()) {
    if (const ui::Page* before = other.page(page->id())) page->continue_from(*before);
  }
  const bool complete = other.run() && !other.busy();
  restore(other.session());
  if (complete) {
    // Its page has its view already.
    if (scenario_kind() == ui::kind_of<Scenario>) restored_step_ = other.player_.step();
    document_.continue_run(other.document_);
  }
  for (ui::Page* page : all_pages()) {
    if (const ui::Page* before = other.page(page->id())) page->set_view_state(before->view_state());
  }
  player_.set_speed(other.player_.speed());
  if (other.material_) take_material(other.material_);
  away_ = other.away_;
  if (other.in_lesson()) {
    go_on();
  } else {
    show_gallery(other.gallery_shown());
    tell_lesson();
  }
  if (complete && other.player_.playing()) player_.play();
  if (complete && other.told_of_stop_ && !other.document_.refused()) tell_of_stop();  // a refusal is not taken along
  // One of the two writes the session from now on.
  session_path_ = std::exchange(other.session_path_, QString());
  told_unsaved_ = other.told_unsaved_;
}

void Window::closeEvent(QCloseEvent* event) {
  save_session();
  QMainWindow::closeEvent(event);
}

}  // namespace littlestone::app
