// SPDX-License-Identifier: GPL-3.0-or-later
// What the window opens, saves and exports.
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QTimer>
#include <algorithm>
#include <iterator>
#include <utility>

#include "app/page_data.hpp"
#include "app/web_pages.hpp"
#include "app/window.hpp"
#include "app/window_compare.hpp"
#include "core/base/files.hpp"
#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "core/concept/file_kind.hpp"
#include "core/concept/inline_table.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/pages/class/class_page.hpp"
#include "ui/pages/data/data_page.hpp"
#include "ui/shell/told_film.hpp"
#include "ui/words/counted.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/names.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::app {

using ui::Page;

namespace {

void write_out(const QString& path, std::string_view bytes) { write_file("out", ui::file_bytes(path), bytes); }

}  // namespace

void Window::connect_files() {
  connect(&scenario_job_, &ui::ScenarioJob::finished, this,
          [this](const QString& path, const ui::ChapterScenario& scenario) {
            open_chapter(chapter_of_kind(scenario.index()));
            document_.replace(scenario, path);
            show_gallery(false);
          });
  connect(&scenario_job_, &ui::Job::failed, this, [this](const ui::Refusal& refusal) {
    const QString why = ui::refusal_text(refusal.field, refusal.value, refusal.rule);
    const QString name = ui::shown_file(scenario_job_.path());
    tell(why.contains(name) ? why : ui::shortened(name) + QStringLiteral(": ") + why);
  });
  connect(&table_job_, &ui::TableJob::finished, this, &Window::take_table);
  connect(&table_job_, &ui::Job::failed, this, [this](const ui::Refusal& refusal) {
    // Its field or its value is the table's own place.
    const QString name = ui::shortened(ui::shown_file(table_job_.path()));
    const bool of_table = refusal.field.startsWith(QLatin1String("file:"));
    tell(ui::refusal_text(of_table ? name : QString(), of_table ? refusal.value : name, refusal.rule));
  });
}

void Window::open_file(const QString& path) {
  try {
    switch (file_kind(ui::file_bytes(path))) {
      case FileKind::scenario: return open_scenario(path);
      case FileKind::table: return open_table(path);
      case FileKind::data: return open_data(path);
    }
  } catch (const InputError& error) {
    tell(ui::refusal_text(error));
  }
}

namespace {

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
  open_file(path);
}

void Window::open_scenario(const QString& path) {
  scenario_job_.start(ui::absolute_name(path));
  tell_if_reading(scenario_job_, path);
}

void Window::open_table(const QString& path) {
  table_job_.start(ui::absolute_name(path));
  tell_if_reading(table_job_, path);
}

void Window::open_data(const QString& path) {
  std::vector<Page*> pages = all_pages();
  pages.insert(pages.begin(), page_);  // the page that is open, where it can
  for (Page* page : pages) {
    if (!page->take_data(ui::absolute_name(path))) continue;
    show_gallery(false);
    turn_to(*page);
    return;
  }
}

void Window::tell_if_reading(const ui::Job& job, const QString& path) {
  constexpr int soon_ms = 300;  // what is read by then is not worth a word
  QTimer::singleShot(soon_ms, this, [this, &job, name = ui::shown_file(path)] {
    if (job.running()) tell(tr("Reading %1. Esc stops it.").arg(name));
  });
}

void Window::take_table(const QString& path, const ui::TableFacts& facts) {
  Scenario scenario = without_words(document_.edited());
  scenario.class_text = "file:" + ui::file_bytes(path);
  scenario.target = 0;
  scenario.constants.levels.clear();  // as many as the old class had dimensions
  if (scenario.marginal.starts_with("weights")) scenario.marginal = Scenario().marginal;
  show_gallery(false);
  open_chapter(chapter_of_kind(ui::kind_of<Scenario>));
  document_.replace(scenario);
  turn_to(ui::class_page().id);  // where it is seen whether it was read rightly
  QStringList words = {tr("%1: %2, %3.")
                           .arg(ui::shortened(ui::shown_file(path)), ui::counted_hypotheses(facts.hypotheses),
                                ui::counted_points(facts.points))};
  if (facts.merged > 0) words += ui::merged_rows_text(facts.merged);
  tell(words.join(u' '));
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
