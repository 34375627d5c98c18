// SPDX-License-Identifier: GPL-3.0-or-later
// What the window opens, saves and exports.
#include <QDir>
#include <QFileInfo>
#include <QTimer>

#include "app/page_data.hpp"
#include "app/window.hpp"
#include "core/base/files.hpp"
#include "ui/canvas/export_picture.hpp"
#include "ui/models/names.hpp"

namespace littlestone::app {

using ui::PageKind;

namespace {

// The tournament page shows two views; each has files of its own.
const QString frequencies_id = QStringLiteral("frequencies");

void write_out(const QString& path, std::string_view bytes) { write_file("out", path.toStdString(), bytes); }

// Another one would take the place of what is being written.
void expect_idle(const ui::Job& job, const QString& path, const char* rule) {
  if (job.running()) throw InputError("out", path.toStdString(), rule);
}

constexpr const char* export_runs = "another export is being written: Esc stops that one";
constexpr const char* film_runs = "another animation is being written: Esc stops that one";

DataFormat data_format(const QString& path) {
  return path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive) ? DataFormat::csv : DataFormat::json;
}

}  // namespace

void Window::open_scenario(const QString& path) {
  scenario_job_.start(QFileInfo(path).absoluteFilePath());
  tell_if_reading(scenario_job_, path);
}

void Window::take_scenario(const QString& path, const Scenario& scenario) {
  replace_scenario(scenario);
  scenario_path_ = path;
  show_gallery(false);
}

void Window::open_table(const QString& path) {
  table_job_.start(QFileInfo(path).absoluteFilePath());
  tell_if_reading(table_job_, path);
}

void Window::tell_if_reading(const ui::Job& job, const QString& path) {
  constexpr int soon_ms = 300;  // what is read by then is not worth a word
  QTimer::singleShot(soon_ms, this, [this, &job, name = QFileInfo(path).fileName()] {
    if (job.running()) tell(tr("Reading %1. Esc stops it.").arg(name));
  });
}

void Window::take_table(const QString& path, const ui::TableFacts& facts) {
  Scenario scenario = without_words(edited_);
  scenario.class_text = "file:" + path.toStdString();
  scenario.target = 0;
  scenario.constants.levels.clear();  // as many as the old class had dimensions
  if (scenario.marginal.starts_with("weights")) scenario.marginal = Scenario().marginal;
  show_gallery(false);
  replace_scenario(scenario);
  QStringList words = {tr("%1: %2 hypotheses on %3 points.")
                           .arg(ui::shortened(QFileInfo(path).fileName()), ui::number_text(facts.hypotheses),
                                ui::number_text(facts.points))};
  if (facts.merged > 0) words += ui::merged_rows_text(facts.merged);
  tell(words.join(u' '));
}

void Window::save_scenario(const QString& path) {
  write_out(path, scenario_to_json(scenario_panel_->scenario()).dump(2) + "\n");
  opened_ = scenario_panel_->scenario();
  scenario_path_ = QFileInfo(path).absoluteFilePath();
  keep_.start(0);
  update_title();
}

// A number that is being typed is read when its field is left.
void Window::take_typed() {
  QWidget* field = focusWidget();
  root_->setFocus();
  if (field != nullptr) field->setFocus();
}

ui::ExportItem Window::data_item(PageKind kind, int step, const QString& path) const {
  if (kind == PageKind::loss) {
    return {path, [table = loss_page_->table(), format = data_format(path),
                   scenario = loss_page_->scenario()](const QString& file) {
              write_out(file, page_data(table, ui::page_id(PageKind::loss), 0, scenario, format));
            }};
  }
  constexpr std::size_t most_cells = std::size_t{1} << 22U;
  if (kind == PageKind::concept_class && run_->concept_class->size() > most_cells / run_->concept_class->points()) {
    throw InputError("out", path.toStdString(), "a class of more than 2^22 labels is not written as a table");
  }
  return rows_item(picture_pages_[static_cast<std::size_t>(kind)]->table_source(story_, step), ui::page_id(kind), step,
                   path);
}

ui::ExportItem Window::rows_item(std::function<ui::PageTable()> rows, const QString& id, int step,
                                 const QString& path) const {
  return {path, [rows = std::move(rows), id, step, format = data_format(path), run = run_](const QString& file) {
            write_out(file, page_data(rows(), id, step, run->scenario, format));
          }};
}

ui::ExportItem Window::picture_item(PageKind kind, const QString& path, const ui::ExportOptions& options) const {
  // The loss page's plot is a widget: what it draws is recorded here and painted there.
  const std::shared_ptr<const ui::Picture> picture = kind == PageKind::loss
                                                         ? loss_page_->recorded(ui::Theme::get(options.theme))
                                                         : picture_pages_[static_cast<std::size_t>(kind)]->picture();
  if (!picture) throw InputError("out", path.toStdString(), "there is no picture yet");
  return {path, [picture, options](const QString& file) { ui::export_picture(*picture, file, options); }};
}

void Window::export_page(const QString& path, const ui::ExportOptions& options) {
  if (!run_ || !story_) throw InputError("out", path.toStdString(), "there is no picture yet");
  expect_idle(export_job_, path, export_runs);
  const auto ends = [&](const char* ending) { return path.endsWith(QLatin1String(ending), Qt::CaseInsensitive); };
  const bool rows = ends(".csv") || ends(".json");
  export_job_.start({rows ? data_item(page_, player_.step(), path) : picture_item(page_, path, options)});
}

std::vector<PageKind> Window::exported_pages(const ui::ExportChoice& choice) const {
  if (!choice.all_pages) return {page_};
  std::vector<PageKind> pages;
  for (int i = 0; i < ui::page_count; ++i) {
    // The loss page has a picture once something is measured.
    const auto kind = static_cast<PageKind>(i);
    if (kind != PageKind::loss || loss_page_->share_done() > 0) pages.push_back(kind);
  }
  return pages;
}

QStringList Window::export_names(const ui::ExportChoice& choice) const {
  QStringList names;
  const auto add = [&](const QString& id) {
    names += id + u'.' + choice.picture_ending;
    if (!choice.data_ending.isEmpty()) names += id + u'.' + choice.data_ending;
  };
  for (const PageKind kind : exported_pages(choice)) {
    add(ui::page_id(kind));
    if (kind == PageKind::tournament) add(frequencies_id);
  }
  if (choice.all_pages) names += QStringLiteral("scenario.json");
  return names;
}

void Window::export_pages(const QString& folder, const ui::ExportChoice& choice) {
  if (!run_ || !story_) throw InputError("out", folder.toStdString(), "there is no picture yet");
  expect_idle(export_job_, folder, export_runs);
  const QDir place(folder);
  ui::ExportOptions options;
  options.theme = choice.theme;
  options.scale = choice.scale;
  std::vector<ui::ExportItem> items;
  for (const PageKind kind : exported_pages(choice)) {
    const int step = kind == page_ ? player_.step() : player_.last();
    if (kind != page_ && kind != PageKind::loss) picture_page(kind).show_step(story_.get(), run_, step);
    const QString stem = place.filePath(ui::page_id(kind)) + u'.';
    items.push_back(picture_item(kind, stem + choice.picture_ending, options));
    if (!choice.data_ending.isEmpty()) items.push_back(data_item(kind, step, stem + choice.data_ending));
    if (kind != PageKind::tournament) continue;
    const QString beside = place.filePath(frequencies_id) + u'.';
    items.push_back({beside + choice.picture_ending,
                     [picture = ui::scene_picture(ui::Scene::shares, *story_, {step, 1}, exact_),
                      options](const QString& file) { ui::export_picture(*picture, file, options); }});
    if (!choice.data_ending.isEmpty()) {
      items.push_back(rows_item(picture_page(kind).frequency_source(story_, step), frequencies_id, step,
                                beside + choice.data_ending));
    }
  }
  if (choice.all_pages) {
    items.push_back({place.filePath(QStringLiteral("scenario.json")), [run = run_](const QString& file) {
                       write_out(file, scenario_to_json(run->scenario).dump(2) + "\n");
                     }});
  }
  export_job_.start(std::move(items));
}

void Window::export_film(const QString& path) {
  const std::optional<ui::Scene> scene = ui::page_scene(page_);
  if (!scene || !story_) {
    throw InputError("out", path.toStdString(), "only Tournament, Stable histogram and Selection play");
  }
  expect_idle(film_job_, path, film_runs);
  ui::FilmOptions options;
  options.speed = player_.speed();
  film_job_.start(ui::whole_film(*scene, story_, exact_), path, options);
}

}  // namespace littlestone::app
