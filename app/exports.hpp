// SPDX-License-Identifier: GPL-3.0-or-later
// What a window exports: one view as the dialog shows it, all pages of a chapter or of the program, films and web pages.
// Files are written off the window's thread; the window tells how far it is and how it ended.
#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <functional>
#include <vector>

#include "ui/kit/export_picture.hpp"
#include "ui/shell/chapter.hpp"
#include "ui/shell/export_dialog.hpp"
#include "ui/shell/export_job.hpp"
#include "ui/shell/film_job.hpp"
#include "ui/shell/web_job.hpp"

namespace littlestone::app {

class Window;

/// Of one window, which outlives it. What cannot be exported throws InputError (field "out").
class Exports final : public QObject {
  Q_OBJECT

 public:
  explicit Exports(Window& window);

  /// Writes what the page shows, in the light theme, by the file's ending; .csv and .json write its table.
  void page(const QString& path, const ui::ExportOptions& options = {});
  /// Writes pictures, and data if wanted, into the folder. The open page is written as it is shown, the other pages of the
  /// chapter or of all chapters at the end of their play, together with the scenarios. Views that were not looked at yet
  /// are computed; one that cannot be is left out, and the window tells why. Existing files of the same name are replaced.
  void pages(const QString& folder, const ui::ExportChoice& choice);
  /// The names that pages() writes.
  [[nodiscard]] QStringList names(const ui::ExportChoice& choice) const;
  /// What the dialog offers: the exhibits of the page and of the others of its chapter that have something to show, and
  /// the chapter's figures for print.
  [[nodiscard]] std::vector<ui::ExportView> views() const;
  /// Writes one of them under `stem` and the endings of what was chosen.
  void view(const ui::ExportView& view, const QString& stem, const ui::ExportChoice& choice);
  /// Writes what the page plays as a film: .mp4, .webm, .gif by the path's ending, else PNG frames into that folder. It
  /// goes on behind the window. Refused where the page does not play.
  void film(const QString& path);
  /// Writes what the chapter's pages show as one web page that plays it. Refused where they show nothing yet.
  void web_page(const QString& path);
  /// Writes the lesson as one web page, in every language.
  void lesson_page(const QString& path);

  /// Asks what is to be exported and where, and does so.
  void ask();
  void ask_film();
  void ask_web_page();
  void ask_lesson_page();

  /// Files are being written, or wait for pages that were not looked at yet.
  [[nodiscard]] bool writing() const { return job_.running() || wait_.isActive(); }
  /// The same, films and web pages included.
  [[nodiscard]] bool running() const { return writing() || film_job_.running() || web_job_.running(); }
  void stop();
  [[nodiscard]] ui::ExportJob& job() { return job_; }
  [[nodiscard]] ui::FilmJob& film_job() { return film_job_; }
  [[nodiscard]] ui::WebJob& web_job() { return web_job_; }

 private:
  struct Exported;
  void ask_page(const QString& title, const QString& name, void (Exports::*write)(const QString& path));
  /// `planned`: with those of pages that have nothing to show yet and will be computed first.
  [[nodiscard]] std::vector<Exported> exported(ui::ExportChoice::Extent extent, bool planned) const;
  [[nodiscard]] int step_of(const ui::Chapter& of, const ui::Page& page) const;
  [[nodiscard]] bool may_replace(const QString& folder, const QStringList& names);
  bool begin_unseen();
  void start(const QString& folder, const ui::ExportChoice& choice);
  void try_to(const std::function<void()>& write);

  Window& window_;
  ui::ExportJob job_;
  ui::FilmJob film_job_;
  ui::WebJob web_job_;
  QTimer wait_;                                               // until all pages have something to show
  ui::ExportChoice choice_ = ui::ExportChoice::with_words();  // the last one
};

}  // namespace littlestone::app
