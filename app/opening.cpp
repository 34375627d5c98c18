// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opening.hpp"

#include <QFileDialog>
#include <QTimer>

#include "app/window.hpp"
#include "core/concept/file_kind.hpp"
#include "ui/pages/class/class_page.hpp"
#include "ui/words/counted.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/names.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::app {

using ui::Page;

Opening::Opening(Window& window) : QObject(&window), window_(window) {
  connect(&scenario_job_, &ui::ScenarioJob::finished, this,
          [this](const QString& path, const ui::ChapterScenario& scenario) {
            window_.open_chapter(window_.chapter_of_kind(scenario.index()));
            window_.document().replace(scenario, path);
            window_.show_gallery(false);
          });
  connect(&scenario_job_, &ui::Job::failed, this, [this](const ui::Refusal& refusal) {
    const QString why = ui::refusal_text(refusal.field, refusal.value, refusal.rule);
    const QString name = ui::shown_file(scenario_job_.path());
    window_.tell(why.contains(name) ? why : ui::shortened(name) + QStringLiteral(": ") + why);
  });
  connect(&table_job_, &ui::TableJob::finished, this, &Opening::take_table);
  connect(&table_job_, &ui::Job::failed, this, [this](const ui::Refusal& refusal) {
    // Its field or its value is the table's own place.
    const QString name = ui::shortened(ui::shown_file(table_job_.path()));
    const bool of_table = refusal.field.startsWith(QLatin1String("file:"));
    window_.tell(ui::refusal_text(of_table ? name : QString(), of_table ? refusal.value : name, refusal.rule));
  });
}

void Opening::stop() {
  table_job_.stop();
  scenario_job_.stop();
}

void Opening::file(const QString& path) {
  try {
    switch (file_kind(ui::file_bytes(path))) {
      case FileKind::scenario: return scenario(path);
      case FileKind::table: return table(path);
      case FileKind::data: return data(path);
    }
  } catch (const InputError& error) {
    window_.tell(ui::refusal_text(error));
  }
}

void Opening::scenario(const QString& path) {
  scenario_job_.start(ui::absolute_name(path));
  tell_if_reading(scenario_job_, path);
}

void Opening::table(const QString& path) {
  table_job_.start(ui::absolute_name(path));
  tell_if_reading(table_job_, path);
}

void Opening::data(const QString& path) {
  std::vector<Page*> pages = window_.all_pages();
  pages.insert(pages.begin(), &window_.page());  // the page that is open, where it can
  for (Page* page : pages) {
    if (!page->take_data(ui::absolute_name(path))) continue;
    window_.show_gallery(false);
    window_.turn_to(*page);
    return;
  }
}

void Opening::tell_if_reading(const ui::Job& job, const QString& path) {
  constexpr int soon_ms = 300;  // what is read by then is not worth a word
  QTimer::singleShot(soon_ms, this, [this, &job, name = ui::shown_file(path)] {
    if (job.running()) window_.tell(Window::tr("Reading %1. Esc stops it.").arg(name));
  });
}

void Opening::take_table(const QString& path, const ui::TableFacts& facts) {
  Scenario scenario = without_words(window_.document().edited());
  scenario.class_text = "file:" + ui::file_bytes(path);
  scenario.target = 0;
  scenario.constants.levels.clear();  // as many as the old class had dimensions
  if (scenario.marginal.starts_with("weights")) scenario.marginal = Scenario().marginal;
  window_.show_gallery(false);
  window_.open_chapter(window_.chapter_of_kind(ui::kind_of<Scenario>));
  window_.document().replace(scenario);
  window_.turn_to(ui::class_page().id);  // where it is seen whether it was read rightly
  QStringList words = {Window::tr("%1: %2, %3.")
                           .arg(ui::shortened(ui::shown_file(path)), ui::counted_hypotheses(facts.hypotheses),
                                ui::counted_points(facts.points))};
  if (facts.merged > 0) words += ui::merged_rows_text(facts.merged);
  window_.tell(words.join(u' '));
}

void Opening::ask_scenario() {
  const QString path = QFileDialog::getOpenFileName(&window_, Window::tr("Open scenario"), {},
                                                    Window::tr("Scenarios (*.json);;All files (*)"));
  if (!path.isEmpty()) scenario(path);
}

void Opening::ask_table() {
  const QString path = QFileDialog::getOpenFileName(&window_, Window::tr("Open a table as the class"), {},
                                                    Window::tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
  if (!path.isEmpty()) table(path);
}

void Opening::ask_data() {
  const QString path = QFileDialog::getOpenFileName(&window_, Window::tr("Open data to learn from"), {},
                                                    Window::tr("Data (*.csv *.tsv *.txt);;All files (*)"));
  if (!path.isEmpty()) data(path);
}

}  // namespace littlestone::app
