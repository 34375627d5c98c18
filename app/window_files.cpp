// SPDX-License-Identifier: GPL-3.0-or-later
// What the window saves, and the files that it reads; what is dropped on it.
#include <QDragEnterEvent>
#include <QMimeData>
#include <algorithm>
#include <utility>

#include "app/window.hpp"
#include "app/window_compare.hpp"
#include "core/base/files.hpp"
#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "core/concept/inline_table.hpp"
#include "ui/pages/data/data_page.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/names.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::app {

using ui::Page;

namespace {

void write_out(const QString& path, std::string_view bytes) { write_file("out", ui::file_bytes(path), bytes); }

// The path of the one file that is dropped; empty where it is none, or one of another machine.
QString dropped_file(const QDropEvent& event) {
  const QList<QUrl> urls = event.mimeData()->urls();
  return urls.size() == 1 ? urls.front().toLocalFile() : QString();
}

}  // namespace

void Window::dragEnterEvent(QDragEnterEvent* event) {
  if (!dropped_file(*event).isEmpty()) event->acceptProposedAction();
}

void Window::dropEvent(QDropEvent* event) {
  const QString path = dropped_file(*event);
  if (path.isEmpty()) return;
  event->acceptProposedAction();
  opening_.file(path);
}

std::string Window::scenario_file_text() const {
  const ui::ChapterScenario& edited = document_.edited(scenario_kind());
  std::string text = json_text(ui::chapter_scenario_to_json(without_file(edited)), 2) + "\n";
  // What is written, Open takes: says why it would not.
  if (scenario_kind() != ui::kind_of<Scenario> || document_.refused()) (void)ui::parse_chapter_scenario(text);
  return text;
}

ui::ChapterScenario Window::without_file(const ui::ChapterScenario& scenario) const {
  const auto* own = std::get_if<Scenario>(&scenario);
  if (own == nullptr || run() == nullptr || run()->scenario.class_text != own->class_text) return scenario;
  Scenario changed = *own;
  changed.class_text = littlestone::without_file(own->class_text, run()->concept_class());
  return changed;
}

std::vector<std::string> Window::files_read() const {
  std::vector<std::string> files;
  const auto add = [&](const std::vector<std::string>& more) { files.insert(files.end(), more.begin(), more.end()); };
  for (std::size_t kind = 0; kind < ui::scenario_kinds; ++kind) {
    add(ui::files_named(document_.edited(kind)));
    add(ui::files_named(document_.opened(kind)));
    add({ui::file_bytes(document_.path(kind))});
  }
  if (run()) add(ui::files_named(run()->scenario));
  for (const Page* page : all_pages()) {
    const auto* of_data = dynamic_cast<const ui::DataPage*>(page);
    if (of_data != nullptr) add({ui::file_bytes(of_data->shown()->path)});
  }
  add(Comparing::of(*this).files_read());
  std::erase(files, std::string());
  return files;
}

void Window::keep_files_read(const std::string& own) {
  std::vector<std::string> files = files_read();
  if (!own.empty()) std::erase(files, own);
  files_in_use_.set(std::move(files));
}

void Window::save_scenario(const QString& path) {
  const QString& own = document_.path(scenario_kind());
  keep_files_read(ui::file_bytes(own));
  write_out(path, scenario_file_text());
  document_.saved(ui::absolute_name(path), scenario_kind());
  keep_.start(0);
}

// A number that is being typed is read when its field is left.
void Window::take_typed() {
  QWidget* field = focusWidget();
  root_->setFocus();
  if (field != nullptr) field->setFocus();
}

ui::ChapterScenario Window::shown_scenario() const {
  if (scenario_kind() == ui::kind_of<Scenario>) return run()->scenario;
  return page_->provenance(player_.step()).scenario;
}

}  // namespace littlestone::app
