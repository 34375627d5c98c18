// SPDX-License-Identifier: GPL-3.0-or-later
// What the window exports: one view as the dialog shows it, or all pages of a chapter, what was not looked at yet
// included.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <algorithm>
#include <utility>

#include "app/page_data.hpp"
#include "app/window.hpp"
#include "app/window_compare.hpp"
#include "core/base/files.hpp"
#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "ui/kit/captioned_picture.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/pages/learn/run_words.hpp"
#include "ui/shell/exhibit_job.hpp"
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

void write_view(const Written& view, const ExportChoice& choice, const QString& suffix, const QString& path) {
  if (suffix.endsWith(QLatin1String(".txt"))) {
    write_file("out", ui::file_bytes(path), ui::words_file(view.words, view.origin.command).toStdString());
  } else if (!choice.data_ending.isEmpty() && suffix == u'.' + choice.data_ending) {
    const auto format = choice.data_ending == QLatin1String("csv") ? DataFormat::csv : DataFormat::json;
    const ui::PageTable table = view.exhibit->table(view.origin.step, ui::TableLimits::none());
    write_file("out", ui::file_bytes(path),
               page_data(table, view.exhibit->id(), view.origin, format, view.compared, choice.formulas));
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

int Window::exported_step(const ui::Chapter& of, const Page& page) const {
  const std::shared_ptr<const ui::Steps> steps = of.steps(page);
  return &page == page_ ? player_.step() : steps ? steps->last() : 0;
}

std::vector<ui::ExportView> Window::export_views() const {
  std::vector<ui::ExportView> views;
  const auto add = [&](const std::shared_ptr<const ui::Exhibit>& exhibit, const Page& page, const QString& name) {
    const int step = exported_step(chapter(), page);
    const ui::Provenance origin = page.provenance(step);
    const auto words_of = [origin, run = run(), step](const ui::Exhibit& e) {
      return ui::figure_words(e, origin.scenario, run, step);
    };
    const bool computed = dynamic_cast<const ui::Deferred*>(exhibit.get()) == nullptr;
    views.push_back({exhibit, name, step, computed ? words_of(*exhibit) : ui::FigureWords(), origin.command, words_of});
  };
  const auto add_page = [&](const Page& page) {
    if (!page.ready()) return;
    const auto shown = filled(Comparing::of(*this).exhibits_of(page));
    for (const auto& exhibit : shown) add(exhibit, page, exhibit->title());
    for (const auto& exhibit : missing_of(page, shown)) add(exhibit, page, exhibit->title());
  };
  add_page(*page_);
  for (const Page* page : chapter().pages()) {
    if (page != page_) add_page(*page);
  }
  if (!run()) return views;
  for (const ui::Figure& figure : chapter().info().figures) {
    if (!figure.make) continue;
    const auto exhibit = figure.make(run(), {});
    if (exhibit) add(exhibit, *page_, tr("%1, for print").arg(exhibit->title()));
  }
  return views;
}

// One view of an export and the stem of its files.
struct Window::ExportedView {
  std::shared_ptr<const ui::Exhibit> exhibit;  // a Deferred one is computed first
  QString stem;
  int step = 0;
  ui::Provenance origin;
  std::shared_ptr<const PrivateRun> run = nullptr;             // of chapter I
  std::optional<ui::ChapterScenario> compared = std::nullopt;  // the other one of a comparison
};

std::vector<Window::ExportedView> Window::exported_views(ExportChoice::Extent extent, bool planned) const {
  std::vector<ExportedView> views;
  const auto add = [&](const ui::Chapter& of, ExportedView view) {
    view.stem = view.exhibit->id();
    const auto taken = [&] {
      return std::any_of(views.begin(), views.end(), [&](const ExportedView& one) { return one.stem == view.stem; });
    };
    if (taken()) view.stem += u'-' + of.info().numeral;
    if (of.info().scenario_kind == ui::kind_of<Scenario>) view.run = run();
    views.push_back(std::move(view));
  };
  const auto add_page = [&](const ui::Chapter& of, const Page& page) {
    const bool open = &of == &chapter();
    const auto shown = filled(open ? Comparing::of(*this).exhibits_of(page) : page.exhibits());
    const auto missing = missing_of(page, shown);
    if (shown.empty() && missing.empty()) return;  // not even a scenario to tell
    const int step = exported_step(of, page);
    const ui::Provenance origin = page.provenance(step);
    for (const auto& exhibit : shown) {
      add(of, {exhibit,
               {},
               step,
               origin_of(*exhibit, origin),
               nullptr,
               open ? Comparing::of(*this).compared_in(*exhibit, step) : std::nullopt});
    }
    if (extent == ExportChoice::Extent::view) return;
    for (const auto& exhibit : missing) add(of, {exhibit, {}, step, origin});
  };
  if (extent == ExportChoice::Extent::view) {
    add_page(chapter(), *page_);
    return views;
  }
  for (const auto& of : chapters_) {
    const bool open = of.get() == &chapter();
    if (!open && extent != ExportChoice::Extent::program) continue;
    const ui::ChapterScenario& edited = document_.edited(of->info().scenario_kind);
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
        const auto deferred = deferred_figure(figure, edited, run());
        if (deferred) add(*of, {deferred, {}, 0, {edited, 0, page->command(edited)}});
      }
    }
    for (const ui::Figure& figure : of->info().figures) {
      const auto deferred = deferred_figure(figure, edited, run());
      if (!deferred) continue;
      ui::Provenance origin = of->pages().front()->provenance(0);
      add(*of, {deferred, {}, 0, std::move(origin)});
    }
  }
  return views;
}

void Window::ask_export() {
  std::vector<ui::ExportView> views = chapter().ready() ? export_views() : std::vector<ui::ExportView>();
  if (views.empty()) {
    tell(ui::refusal_text({}, {}, rules::no_picture_yet()));
    return;
  }
  ExportChoice first = export_choice_;
  first.view = views.front().exhibit->id();
  ui::ExportDialog dialog(std::move(views), first, this);
  if (dialog.exec() != QDialog::Accepted) return;
  export_choice_ = dialog.choice();
  const ExportChoice& choice = export_choice_;
  const bool one_picture = choice.extent == ExportChoice::Extent::view && choice.data_ending.isEmpty() &&
                           choice.medium == ExportChoice::Medium::paper;
  const QString ending = choice.picture_ending;
  const QString stem = dialog.chosen().exhibit->id();
  const QString place = one_picture
                            ? QFileDialog::getSaveFileName(this, tr("Export picture"), stem + u'.' + ending,
                                                           QStringLiteral("%1 (*.%2)").arg(ending.toUpper(), ending))
                            : QFileDialog::getExistingDirectory(this, tr("Export into the folder"));
  if (place.isEmpty()) return;
  try {
    if (choice.extent != ExportChoice::Extent::view) {
      if (may_replace(place, export_names(choice))) export_pages(place, choice);
      return;
    }
    const QFileInfo chosen(place);
    const QString folder = one_picture ? chosen.path() : place;
    const QString name = one_picture ? chosen.completeBaseName() : stem;
    QStringList names;
    for (const QString& tail : endings_of(choice)) names += name + tail;
    // The dialog has asked about the picture itself.
    if (may_replace(folder, one_picture ? names.mid(1) : names))
      export_view(dialog.chosen(), QDir(folder).filePath(name), choice);
  } catch (const InputError& e) {
    report(e);
  }
}

bool Window::may_replace(const QString& folder, const QStringList& names) {
  QStringList there;
  for (const QString& name : names) {
    if (QFileInfo::exists(QDir(folder).filePath(name))) there += name;
  }
  if (there.isEmpty()) return true;
  QMessageBox box(QMessageBox::NoIcon, tr("Export"),
                  tr("Replace in that folder: %1?").arg(there.join(QStringLiteral(", "))),
                  QMessageBox::Yes | QMessageBox::Cancel, this);
  return box.exec() == QMessageBox::Yes;
}

void Window::export_view(const ui::ExportView& view, const QString& stem, const ExportChoice& choice) {
  if (exporting()) throw InputError("out", stem.toStdString(), rules::export_runs());
  keep_files_read();
  if (const auto rule = view.exhibit->whole_table_refused(); rule && !choice.data_ending.isEmpty()) {
    throw InputError("out", stem.toStdString(), *rule);
  }
  ui::Provenance origin = page_->provenance(view.step);
  origin.step = view.step;
  if (!view.command.isEmpty()) origin.command = view.command;
  origin = origin_of(*view.exhibit, std::move(origin));
  const Written written{view.exhibit, view.exhibit->recorded(ui::Theme::get(choice.theme), {view.step, 1}), view.words,
                        origin, Comparing::of(*this).compared_in(*view.exhibit, view.step)};
  std::vector<ui::ExportItem> items;
  for (const QString& ending : endings_of(choice)) {
    items.push_back({stem + ending, [written, choice, ending](const QString& file, const Observer&) {
                       write_view(written, choice, ending, file);
                     }});
  }
  export_job_.start(std::move(items));
}

QStringList Window::export_names(const ExportChoice& choice) const {
  QStringList names;
  for (const ExportedView& view : exported_views(choice.extent, true)) {
    for (const QString& ending : endings_of(choice)) names += view.stem + ending;
  }
  if (choice.extent == ExportChoice::Extent::view) return names;
  names += QLatin1String(scenario_name);
  if (Comparing::of(*this).shows_both()) names += QLatin1String(compared_name);
  if (choice.extent != ExportChoice::Extent::program) return names;
  for (const auto& of : chapters_) {
    if (of.get() != &chapter()) names += scenario_name_of(*of);
  }
  return names;
}

// A page that was never looked at has nothing to show yet: it begins, and the export waits for it.
bool Window::begin_unseen() {
  bool waiting = false;
  for (Page* page : chapter().pages()) {
    if (!page->ready() && !page->running()) page->start();
    waiting = waiting || page->running();
  }
  return waiting;
}

void Window::export_pages(const QString& folder, const ExportChoice& choice) {
  if (!chapter().ready()) throw InputError("out", folder.toStdString(), rules::no_picture_yet());
  if (exporting()) throw InputError("out", folder.toStdString(), rules::export_runs());
  if (choice.extent == ExportChoice::Extent::program && !run()) {
    throw InputError("out", folder.toStdString(), rules::no_picture_yet());
  }
  if (choice.extent == ExportChoice::Extent::view || !begin_unseen()) return start_export(folder, choice);
  tell(tr("Computing what was not looked at yet. Esc stops it."));
  constexpr int look_ms = 50;
  export_wait_.setInterval(look_ms);
  disconnect(&export_wait_, &QTimer::timeout, this, nullptr);
  connect(&export_wait_, &QTimer::timeout, this, [this, folder, choice] {
    const auto& pages = chapter().pages();
    if (std::any_of(pages.begin(), pages.end(), [](const Page* page) { return page->running(); })) return;
    export_wait_.stop();
    try {
      start_export(folder, choice);
    } catch (const InputError& e) {
      report(e);
    }
  });
  export_wait_.start();
}

void Window::start_export(const QString& folder, const ExportChoice& choice) {
  keep_files_read();
  const QDir place(folder);
  std::vector<ui::ExportItem> items;
  std::optional<ui::ChapterScenario> compared;
  for (const ExportedView& view : exported_views(choice.extent, false)) {
    if (view.compared) compared = view.compared;
    std::function<const Written&(const Observer&)> made;
    if (dynamic_cast<const ui::Deferred*>(view.exhibit.get()) != nullptr) {
      const auto once = std::make_shared<ComputedOnce>(view.exhibit, view.origin, view.run, choice);
      made = [once](const Observer& observer) -> const Written& { return once->get(observer); };
    } else {
      if (const auto rule = view.exhibit->whole_table_refused(); rule && !choice.data_ending.isEmpty()) {
        throw InputError("out", folder.toStdString(), *rule);
      }
      const auto written = std::make_shared<const Written>(
          Written{view.exhibit, view.exhibit->recorded(ui::Theme::get(choice.theme), {view.step, 1}),
                  ui::figure_words(*view.exhibit, view.origin.scenario, run(), view.step), view.origin, view.compared});
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
    add_scenario(QLatin1String(scenario_name), without_file(shown_scenario()));
    if (compared) add_scenario(QLatin1String(compared_name), without_file(*compared));
  }
  if (choice.extent == ExportChoice::Extent::program) {
    for (const auto& of : chapters_) {
      if (of.get() == &chapter()) continue;
      const std::size_t kind = of->info().scenario_kind;
      add_scenario(scenario_name_of(*of), kind == ui::kind_of<Scenario> ? without_file(run()->scenario)
                                                                        : without_file(document_.edited(kind)));
    }
  }
  export_job_.start(std::move(items));
}

}  // namespace littlestone::app
