// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports.hpp"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <algorithm>
#include <utility>

#include "app/lesson.hpp"
#include "app/page_data.hpp"
#include "app/web_pages.hpp"
#include "app/window.hpp"
#include "app/window_compare.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "ui/kit/captioned_picture.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/pages/learn/run_words.hpp"
#include "ui/shell/exhibit_job.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/shell/told_film.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::app {

using ui::ExportChoice;
using ui::Page;

namespace {

using Medium = ui::CaptionOptions::For;

constexpr const char* scenario_name = "scenario.json";
constexpr const char* compared_name = "scenario-compared.json";  // the other one of a comparison

ui::ExportOptions options_of(const ExportChoice& choice, bool worded) {
  ui::ExportOptions options;
  options.theme = choice.theme;
  options.scale = choice.scale;
  options.dpi = choice.dpi;
  if (worded) options.margin = 0;
  return options;
}

// "loss.svg", "loss-slide.svg", "loss.csv", "loss.txt".
QStringList endings_of(const ExportChoice& choice) {
  QStringList endings;
  if (choice.medium != ExportChoice::Medium::slides) endings += u'.' + choice.picture_ending;
  if (choice.medium != ExportChoice::Medium::paper) endings += QStringLiteral("-slide.") + choice.picture_ending;
  if (!choice.data_ending.isEmpty()) endings += u'.' + choice.data_ending;
  if (choice.caption) endings += QStringLiteral(".txt");
  return endings;
}

/// One view ready to be written: what is drawn, what is said, and where its data come from.
struct Written {
  std::shared_ptr<const ui::Exhibit> exhibit;
  std::shared_ptr<const ui::Picture> picture;
  ui::FigureWords words;
  ui::Provenance origin;
  std::optional<ui::ChapterScenario> compared = std::nullopt;  // the other one of a comparison
};

// The exhibit's own record where that is what JSON is of it; else its whole table with all that made it.
std::string data_text(const ui::Exhibit& exhibit, const ui::Provenance& origin, DataFormat format,
                      const std::optional<ui::ChapterScenario>& compared, Formulas formulas = Formulas::kept) {
  const auto* recorded = dynamic_cast<const ui::HasRecord*>(&exhibit);
  if (recorded != nullptr && format == DataFormat::json) {
    if (auto record = recorded->record()) return *record;
  }
  const ui::PageTable table = exhibit.table(origin.step, ui::TableLimits::none());
  return page_data(table, exhibit.id(), origin, format, compared, formulas);
}

void write_view(const Written& view, const ExportChoice& choice, const QString& suffix, const QString& path) {
  if (suffix.endsWith(QLatin1String(".txt"))) {
    write_file("out", ui::file_bytes(path), ui::words_file(view.words, view.origin.command).toStdString());
  } else if (!choice.data_ending.isEmpty() && suffix == u'.' + choice.data_ending) {
    const auto format = choice.data_ending == QLatin1String("csv") ? DataFormat::csv : DataFormat::json;
    write_file("out", ui::file_bytes(path),
               data_text(*view.exhibit, view.origin, format, view.compared, choice.formulas));
  } else if (!choice.worded()) {
    ui::ExportOptions options = options_of(choice, false);
    options.width_mm = choice.width_mm;
    ui::export_picture(*view.picture, path, options);
  } else {
    const Medium medium = suffix.startsWith(QLatin1String("-slide")) ? Medium::slides : Medium::paper;
    const ui::CaptionOptions words = choice.caption_options(medium);
    ui::ExportOptions options = options_of(choice, true);
    options.width_mm = words.width_mm;
    ui::export_picture(ui::CaptionedPicture(view.picture, view.words, words), path, options);
  }
}

// Of the exhibit's data, on a page with this origin.
ui::Provenance origin_of(const ui::Exhibit& exhibit, ui::Provenance of_page) {
  const auto* own = dynamic_cast<const ui::OfOwnScenario*>(&exhibit);
  if (own == nullptr) return of_page;
  of_page.scenario = own->scenario();
  of_page.command = own->command();
  return of_page;
}

// Another one would take the place of what is being written.
void expect_idle(const ui::Job& job, const QString& path, const Rule& rule) {
  if (job.running()) throw InputError("out", path.toStdString(), rule);
}

DataFormat data_format(const QString& path) {
  return path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive) ? DataFormat::csv : DataFormat::json;
}

// The whole table of the exhibit, with all that made it.
ui::ExportItem data_item(const std::shared_ptr<const ui::Exhibit>& exhibit, const ui::Provenance& origin,
                         const std::optional<ui::ChapterScenario>& compared, const QString& path) {
  if (const auto rule = exhibit->whole_table_refused()) throw InputError("out", path.toStdString(), *rule);
  return {path, [exhibit, origin, compared, format = data_format(path)](const QString& file, const Observer&) {
            write_file("out", ui::file_bytes(file), data_text(*exhibit, origin, format, compared));
          }};
}

ui::ExportItem picture_item(const ui::Exhibit& exhibit, int step, const QString& path,
                            const ui::ExportOptions& options) {
  const std::shared_ptr<const ui::Picture> picture = exhibit.recorded(ui::Theme::get(options.theme), {step, 1});
  return {path,
          [picture, options](const QString& file, const Observer&) { ui::export_picture(*picture, file, options); }};
}

// A view that is computed by the first of its files to be written.
class ComputedOnce {
 public:
  ComputedOnce(std::shared_ptr<const ui::Exhibit> deferred, ui::Provenance origin,
               std::shared_ptr<const PrivateRun> run, const ExportChoice& choice)
      : deferred_(std::move(deferred)), origin_(std::move(origin)), run_(std::move(run)), choice_(choice) {}

  const Written& get(const Observer& observer) {
    if (left_out_) throw ui::LeftOut(*left_out_);
    if (made_) return *made_;
    try {
      const auto exhibit = dynamic_cast<const ui::Deferred&>(*deferred_).compute(observer);
      if (!exhibit) throw Stopped();
      if (const auto rule = exhibit->whole_table_refused(); rule && !choice_.data_ending.isEmpty()) {
        throw InputError("out", exhibit->id().toStdString(), *rule);
      }
      const ui::Moment end = exhibit->play() ? ui::end_of(*exhibit) : ui::Moment{0, 1};
      ui::Provenance origin = origin_of(*exhibit, origin_);
      origin.step = end.step;
      const ui::FigureWords words = ui::figure_words(*exhibit, origin.scenario, run_, end.step);
      made_ = {exhibit, exhibit->recorded(ui::Theme::get(choice_.theme), end), words, std::move(origin)};
    } catch (const InputError& e) {
      left_out_ = ui::refusal_of(e);
      throw ui::LeftOut(*left_out_);
    }
    return *made_;
  }

 private:
  std::shared_ptr<const ui::Exhibit> deferred_;
  ui::Provenance origin_;
  std::shared_ptr<const PrivateRun> run_;
  ExportChoice choice_;
  std::optional<Written> made_;
  std::optional<ui::Refusal> left_out_;
};

std::vector<std::shared_ptr<const ui::Exhibit>> filled(std::vector<std::shared_ptr<const ui::Exhibit>> exhibits) {
  std::erase_if(exhibits, [](const auto& one) { return one->empty(); });
  return exhibits;
}

// What the page has to be computed, but for what one of its exhibits stands for already.
std::vector<std::shared_ptr<const ui::Exhibit>> missing_of(
    const Page& page, const std::vector<std::shared_ptr<const ui::Exhibit>>& shown) {
  const auto* more = dynamic_cast<const ui::HasDeferred*>(&page);
  if (more == nullptr) return {};
  std::vector<std::shared_ptr<const ui::Exhibit>> missing = more->deferred();
  std::erase_if(missing, [&](const auto& one) {
    return std::any_of(shown.begin(), shown.end(), [&](const auto& e) { return e->id() == one->id(); });
  });
  return missing;
}

// The figure of the chapter's scenario, or of its run; null where there is neither.
std::shared_ptr<const ui::Exhibit> deferred_figure(const ui::Figure& figure, const ui::ChapterScenario& scenario,
                                                   const std::shared_ptr<const PrivateRun>& run) {
  const QString name = QString::fromStdString(figure.name);
  if (figure.make_of) {
    return std::make_shared<ui::DeferredFigure>(
        name, name, [&figure, scenario](const Observer& observer) { return figure.make_of(scenario, observer); });
  }
  if (!figure.make || !run) return nullptr;
  return std::make_shared<ui::DeferredFigure>(
      name, name, [&figure, run](const Observer& observer) { return figure.make(run, observer); });
}

QString scenario_name_of(const ui::Chapter& chapter) {
  return QStringLiteral("scenario-%1.json").arg(chapter.info().numeral);
}

}  // namespace

Exports::Exports(Window& window) : QObject(&window), window_(window) {
  const auto tell_refusal = [this](const ui::Refusal& refusal) {
    window_.tell(ui::refusal_text(refusal.field, refusal.value, refusal.rule));
  };
  connect(&job_, &ui::Job::progressed, this, [this](const QString&, quint64 done, quint64 total) {
    if (done > 0) window_.tell(Window::tr("Exporting: %1 of %2 files. Esc stops it.").arg(done).arg(total));
  });
  connect(
      &job_, &ui::ExportJob::finished, this,
      [this](const QStringList& paths, const QStringList& left_out, const ui::Refusal& why) {
        const QString refused = ui::refusal_text(why.field, why.value, why.rule);
        if (paths.isEmpty()) return window_.tell(refused);
        const QString written = paths.size() == 1
                                    ? Window::tr("%1 is written.").arg(paths.front())
                                    : Window::tr("%n files are written to %1.", nullptr, static_cast<int>(paths.size()))
                                          .arg(QFileInfo(paths.front()).path());
        if (left_out.isEmpty()) return window_.tell_done(written);
        window_.tell(Window::tr("%1 Left out: %2 (%3).").arg(written, left_out.join(QStringLiteral(", ")), refused));
      });
  connect(&job_, &ui::Job::stopped, this,
          [this] { window_.tell(Window::tr("The export was stopped; some files may be there.")); });
  connect(&job_, &ui::Job::failed, this, tell_refusal);
  connect(&film_job_, &ui::Job::progressed, this, [this](const QString&, quint64 done, quint64 total) {
    if (total > 0)
      window_.tell(Window::tr("Writing the animation: %1 of %2 frames. Esc stops it.").arg(done).arg(total));
  });
  connect(&film_job_, &ui::FilmJob::finished, this, [this](const QString& path, quint64 frames) {
    window_.tell_done(Window::tr("%1 is written: %2 frames.").arg(path, QString::number(frames)));
  });
  connect(&film_job_, &ui::Job::stopped, this,
          [this] { window_.tell(Window::tr("The animation was stopped; nothing was written.")); });
  connect(&film_job_, &ui::Job::failed, this, tell_refusal);
  connect(&web_job_, &ui::Job::progressed, this, [this](const QString&, quint64 done, quint64 total) {
    if (total > 0)
      window_.tell(Window::tr("Writing the web page: %1 of %2 pictures. Esc stops it.").arg(done).arg(total));
    else
      window_.tell(Window::tr("Writing the web page. Esc stops it."));
  });
  connect(&web_job_, &ui::WebJob::finished, this,
          [this](const QString& path) { window_.tell_done(Window::tr("%1 is written.").arg(path)); });
  connect(&web_job_, &ui::Job::stopped, this,
          [this] { window_.tell(Window::tr("The web page was stopped; nothing was written.")); });
  connect(&web_job_, &ui::Job::failed, this, tell_refusal);
}

void Exports::stop() {
  film_job_.stop();
  web_job_.stop();
  job_.stop();
  if (!wait_.isActive()) return;
  wait_.stop();
  for (Page* page : window_.chapter().pages()) page->stop();
}

int Exports::step_of(const ui::Chapter& of, const Page& page) const {
  const std::shared_ptr<const ui::Steps> steps = of.steps(page);
  return &page == &window_.page() ? window_.player().step() : steps ? steps->last() : 0;
}

std::vector<ui::ExportView> Exports::views() const {
  std::vector<ui::ExportView> views;
  const auto add = [&](const std::shared_ptr<const ui::Exhibit>& exhibit, const Page& page, const QString& name) {
    const int step = step_of(window_.chapter(), page);
    const ui::Provenance origin = page.provenance(step);
    const auto words_of = [origin, run = window_.run(), step](const ui::Exhibit& e) {
      return ui::figure_words(e, origin.scenario, run, step);
    };
    const bool computed = dynamic_cast<const ui::Deferred*>(exhibit.get()) == nullptr;
    views.push_back({exhibit, name, step, computed ? words_of(*exhibit) : ui::FigureWords(), origin.command, words_of});
  };
  const auto add_page = [&](const Page& page) {
    if (!page.ready()) return;
    const auto shown = filled(Comparing::of(window_).exhibits_of(page));
    for (const auto& exhibit : shown) add(exhibit, page, exhibit->title());
    for (const auto& exhibit : missing_of(page, shown)) add(exhibit, page, exhibit->title());
  };
  add_page(window_.page());
  for (const Page* page : window_.chapter().pages()) {
    if (page != &window_.page()) add_page(*page);
  }
  if (!window_.run()) return views;
  for (const ui::Figure& figure : window_.chapter().info().figures) {
    if (!figure.make) continue;
    const auto exhibit = figure.make(window_.run(), {});
    if (exhibit) add(exhibit, window_.page(), Window::tr("%1, for print").arg(exhibit->title()));
  }
  return views;
}

// One view of an export and the stem of its files.
struct Exports::Exported {
  std::shared_ptr<const ui::Exhibit> exhibit;  // a Deferred one is computed first
  QString stem;
  int step = 0;
  ui::Provenance origin;
  std::shared_ptr<const PrivateRun> run = nullptr;             // of chapter I
  std::optional<ui::ChapterScenario> compared = std::nullopt;  // the other one of a comparison
};

std::vector<Exports::Exported> Exports::exported(ExportChoice::Extent extent, bool planned) const {
  std::vector<Exported> views;
  const auto add = [&](const ui::Chapter& of, Exported view) {
    view.stem = view.exhibit->id();
    const auto taken = [&] {
      return std::any_of(views.begin(), views.end(), [&](const Exported& one) { return one.stem == view.stem; });
    };
    if (taken()) view.stem += u'-' + of.info().numeral;
    if (of.info().scenario_kind == ui::kind_of<Scenario>) view.run = window_.run();
    views.push_back(std::move(view));
  };
  const auto add_page = [&](const ui::Chapter& of, const Page& page) {
    const bool open = &of == &window_.chapter();
    const auto shown = filled(open ? Comparing::of(window_).exhibits_of(page) : page.exhibits());
    const auto missing = missing_of(page, shown);
    if (shown.empty() && missing.empty()) return;  // not even a scenario to tell
    const int step = step_of(of, page);
    const ui::Provenance origin = page.provenance(step);
    for (const auto& exhibit : shown) {
      add(of, {exhibit,
               {},
               step,
               origin_of(*exhibit, origin),
               nullptr,
               open ? Comparing::of(window_).compared_in(*exhibit, step) : std::nullopt});
    }
    if (extent == ExportChoice::Extent::view) return;
    for (const auto& exhibit : missing) add(of, {exhibit, {}, step, origin});
  };
  if (extent == ExportChoice::Extent::view) {
    add_page(window_.chapter(), window_.page());
    return views;
  }
  for (const auto& of : window_.chapters()) {
    const bool open = of.get() == &window_.chapter();
    if (!open && extent != ExportChoice::Extent::program) continue;
    const ui::ChapterScenario& edited = window_.document().edited(of->info().scenario_kind);
    const bool of_run = of->info().scenario_kind == ui::kind_of<Scenario>;
    for (const Page* page : of->pages()) {
      // What the pages of another chapter show can be of an older scenario.
      if (page->ready() && (open || of_run || page->provenance(0).scenario == edited)) {
        add_page(*of, *page);
        continue;
      }
      if (open) {
        if (planned) add_page(*of, *page);  // else it was begun and found nothing to show
        continue;
      }
      for (const ui::Figure& figure : page->info().figures) {
        const auto deferred = deferred_figure(figure, edited, window_.run());
        if (deferred) add(*of, {deferred, {}, 0, {edited, 0, page->command(edited)}});
      }
    }
    for (const ui::Figure& figure : of->info().figures) {
      const auto deferred = deferred_figure(figure, edited, window_.run());
      if (!deferred) continue;
      ui::Provenance origin = of->pages().front()->provenance(0);
      add(*of, {deferred, {}, 0, std::move(origin)});
    }
  }
  return views;
}

void Exports::ask() {
  std::vector<ui::ExportView> offered = window_.chapter().ready() ? views() : std::vector<ui::ExportView>();
  if (offered.empty()) {
    window_.tell(ui::refusal_text({}, {}, rules::no_picture_yet()));
    return;
  }
  ExportChoice first = choice_;
  first.view = offered.front().exhibit->id();
  ui::ExportDialog dialog(std::move(offered), first, &window_);
  if (dialog.exec() != QDialog::Accepted) return;
  choice_ = dialog.choice();
  const ExportChoice& choice = choice_;
  const bool one_picture = choice.extent == ExportChoice::Extent::view && choice.data_ending.isEmpty() &&
                           choice.medium == ExportChoice::Medium::paper;
  const QString ending = choice.picture_ending;
  const QString stem = dialog.chosen().exhibit->id();
  const QString place = one_picture
                            ? QFileDialog::getSaveFileName(&window_, Window::tr("Export picture"), stem + u'.' + ending,
                                                           QStringLiteral("%1 (*.%2)").arg(ending.toUpper(), ending))
                            : QFileDialog::getExistingDirectory(&window_, Window::tr("Export into the folder"));
  if (place.isEmpty()) return;
  try_to([&] {
    if (choice.extent != ExportChoice::Extent::view) {
      if (may_replace(place, names(choice))) pages(place, choice);
      return;
    }
    const QFileInfo chosen(place);
    const QString folder = one_picture ? chosen.path() : place;
    const QString name = one_picture ? chosen.completeBaseName() : stem;
    QStringList names;
    for (const QString& tail : endings_of(choice)) names += name + tail;
    // The dialog has asked about the picture itself.
    if (may_replace(folder, one_picture ? names.mid(1) : names))
      view(dialog.chosen(), QDir(folder).filePath(name), choice);
  });
}

void Exports::try_to(const std::function<void()>& write) {
  try {
    write();
  } catch (const InputError& e) {
    window_.report(e);
  }
}

bool Exports::may_replace(const QString& folder, const QStringList& names) {
  QStringList there;
  for (const QString& name : names) {
    if (QFileInfo::exists(QDir(folder).filePath(name))) there += name;
  }
  if (there.isEmpty()) return true;
  QMessageBox box(QMessageBox::NoIcon, Window::tr("Export"),
                  Window::tr("Replace in that folder: %1?").arg(there.join(QStringLiteral(", "))),
                  QMessageBox::Yes | QMessageBox::Cancel, &window_);
  return box.exec() == QMessageBox::Yes;
}

void Exports::view(const ui::ExportView& view, const QString& stem, const ExportChoice& choice) {
  if (writing()) throw InputError("out", stem.toStdString(), rules::export_runs());
  window_.keep_files_read();
  if (const auto rule = view.exhibit->whole_table_refused(); rule && !choice.data_ending.isEmpty()) {
    throw InputError("out", stem.toStdString(), *rule);
  }
  ui::Provenance origin = window_.page().provenance(view.step);
  origin.step = view.step;
  if (!view.command.isEmpty()) origin.command = view.command;
  origin = origin_of(*view.exhibit, std::move(origin));
  const Written written{view.exhibit, view.exhibit->recorded(ui::Theme::get(choice.theme), {view.step, 1}), view.words,
                        origin, Comparing::of(window_).compared_in(*view.exhibit, view.step)};
  std::vector<ui::ExportItem> items;
  for (const QString& ending : endings_of(choice)) {
    items.push_back({stem + ending, [written, choice, ending](const QString& file, const Observer&) {
                       write_view(written, choice, ending, file);
                     }});
  }
  job_.start(std::move(items));
}

QStringList Exports::names(const ExportChoice& choice) const {
  QStringList names;
  for (const Exported& view : exported(choice.extent, true)) {
    for (const QString& ending : endings_of(choice)) names += view.stem + ending;
  }
  if (choice.extent == ExportChoice::Extent::view) return names;
  names += QLatin1String(scenario_name);
  if (Comparing::of(window_).shows_both()) names += QLatin1String(compared_name);
  if (choice.extent != ExportChoice::Extent::program) return names;
  for (const auto& of : window_.chapters()) {
    if (of.get() != &window_.chapter()) names += scenario_name_of(*of);
  }
  return names;
}

// A page that was never looked at has nothing to show yet: it begins, and the export waits for it.
bool Exports::begin_unseen() {
  bool waiting = false;
  for (Page* page : window_.chapter().pages()) {
    if (!page->ready() && !page->running()) page->start();
    waiting = waiting || page->running();
  }
  return waiting;
}

void Exports::pages(const QString& folder, const ExportChoice& choice) {
  if (!window_.chapter().ready()) throw InputError("out", folder.toStdString(), rules::no_picture_yet());
  if (writing()) throw InputError("out", folder.toStdString(), rules::export_runs());
  if (choice.extent == ExportChoice::Extent::program && !window_.run()) {
    throw InputError("out", folder.toStdString(), rules::no_picture_yet());
  }
  if (choice.extent == ExportChoice::Extent::view || !begin_unseen()) return start(folder, choice);
  window_.tell(Window::tr("Computing what was not looked at yet. Esc stops it."));
  constexpr int look_ms = 50;
  wait_.setInterval(look_ms);
  disconnect(&wait_, &QTimer::timeout, this, nullptr);
  connect(&wait_, &QTimer::timeout, this, [this, folder, choice] {
    const auto& pages = window_.chapter().pages();
    if (std::any_of(pages.begin(), pages.end(), [](const Page* page) { return page->running(); })) return;
    wait_.stop();
    try_to([&] { start(folder, choice); });
  });
  wait_.start();
}

void Exports::start(const QString& folder, const ExportChoice& choice) {
  window_.keep_files_read();
  const QDir place(folder);
  std::vector<ui::ExportItem> items;
  std::optional<ui::ChapterScenario> compared;
  for (const Exported& view : exported(choice.extent, false)) {
    if (view.compared) compared = view.compared;
    std::function<const Written&(const Observer&)> made;
    if (dynamic_cast<const ui::Deferred*>(view.exhibit.get()) != nullptr) {
      const auto once = std::make_shared<ComputedOnce>(view.exhibit, view.origin, view.run, choice);
      made = [once](const Observer& observer) -> const Written& { return once->get(observer); };
    } else {
      if (const auto rule = view.exhibit->whole_table_refused(); rule && !choice.data_ending.isEmpty()) {
        throw InputError("out", folder.toStdString(), *rule);
      }
      const auto written = std::make_shared<const Written>(Written{
          view.exhibit, view.exhibit->recorded(ui::Theme::get(choice.theme), {view.step, 1}),
          ui::figure_words(*view.exhibit, view.origin.scenario, window_.run(), view.step), view.origin, view.compared});
      made = [written](const Observer&) -> const Written& { return *written; };
    }
    for (const QString& ending : endings_of(choice)) {
      items.push_back(
          {place.filePath(view.stem + ending), [made, choice, ending](const QString& file, const Observer& observer) {
             write_view(made(observer), choice, ending, file);
           }});
    }
  }
  const auto add_scenario = [&](const QString& name, const ui::ChapterScenario& scenario) {
    items.push_back({place.filePath(name), [scenario](const QString& file, const Observer&) {
                       write_file("out", ui::file_bytes(file),
                                  json_text(ui::chapter_scenario_to_json(scenario), 2) + "\n");
                     }});
  };
  if (choice.extent != ExportChoice::Extent::view) {
    add_scenario(QLatin1String(scenario_name), window_.without_file(window_.shown_scenario()));
    if (compared) add_scenario(QLatin1String(compared_name), window_.without_file(*compared));
  }
  if (choice.extent == ExportChoice::Extent::program) {
    for (const auto& of : window_.chapters()) {
      if (of.get() == &window_.chapter()) continue;
      const std::size_t kind = of->info().scenario_kind;
      add_scenario(scenario_name_of(*of), kind == ui::kind_of<Scenario>
                                              ? window_.without_file(window_.run()->scenario)
                                              : window_.without_file(window_.document().edited(kind)));
    }
  }
  job_.start(std::move(items));
}

void Exports::page(const QString& path, const ui::ExportOptions& options) {
  window_.keep_files_read();
  const std::vector<std::shared_ptr<const ui::Exhibit>> exhibits = Comparing::of(window_).exhibits_of(window_.page());
  if (!window_.chapter().ready() || exhibits.empty())
    throw InputError("out", path.toStdString(), rules::no_picture_yet());
  expect_idle(job_, path, rules::export_runs());
  const auto ends = [&](const char* ending) { return path.endsWith(QLatin1String(ending), Qt::CaseInsensitive); };
  const int step = window_.player().step();
  job_.start({ends(".csv") || ends(".json")
                  ? data_item(exhibits.front(), window_.page().provenance(step),
                              Comparing::of(window_).compared_in(*exhibits.front(), step), path)
                  : picture_item(*exhibits.front(), step, path, options)});
}

void Exports::film(const QString& path) {
  window_.keep_files_read();
  const std::vector<std::shared_ptr<const ui::Exhibit>> exhibits = Comparing::of(window_).exhibits_of(window_.page());
  if (exhibits.empty() || !exhibits.front()->play()) {
    throw InputError("out", path.toStdString(), rules::pages_that_play());
  }
  expect_idle(film_job_, path, rules::film_runs());
  ui::FilmOptions options;
  options.speed = window_.player().speed();
  film_job_.start(ui::told_film_of(exhibits.front()), path, options);
}

void Exports::web_page(const QString& path) {
  window_.keep_files_read();
  expect_idle(web_job_, path, rules::export_runs());
  const ui::WebPage page = web_page_of_chapter(window_.chapter(), path);
  web_job_.start([page](const Observer& observer) { return ui::web_page(page, observer); }, path);
}

void Exports::lesson_page(const QString& path) {
  expect_idle(web_job_, path, rules::export_runs());
  web_job_.start(lesson_web_page, path);
}

void Exports::ask_film() {
  // Without ffmpeg a folder of frames is all there is to choose.
  const QString frames = Window::tr("PNG frames in a new folder (*)");
  const QString path = QFileDialog::getSaveFileName(
      &window_,
      ui::ffmpeg_found() ? Window::tr("Export animation")
                         : Window::tr("Export frames (video needs ffmpeg, which is not installed)"),
      ui::ffmpeg_found() ? QStringLiteral("animation.mp4") : QStringLiteral("frames"),
      ui::ffmpeg_found() ? Window::tr("Video (*.mp4 *.webm *.gif)") + QStringLiteral(";;") + frames : frames);
  if (path.isEmpty()) return;
  try_to([&] { film(path); });
}

void Exports::ask_page(const QString& title, const QString& name, void (Exports::*write)(const QString& path)) {
  const QString path = QFileDialog::getSaveFileName(&window_, title, name, Window::tr("Web page (*.html)"));
  if (path.isEmpty()) return;
  try_to([&] { (this->*write)(ui::is_web_page(path) ? path : path + QStringLiteral(".html")); });
}

void Exports::ask_web_page() {
  ask_page(Window::tr("Export as web page"), QStringLiteral("run.html"), &Exports::web_page);
}

void Exports::ask_lesson_page() {
  ask_page(Window::tr("Lesson as a web page"), QStringLiteral("lesson.html"), &Exports::lesson_page);
}

}  // namespace littlestone::app
