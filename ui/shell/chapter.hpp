// SPDX-License-Identifier: GPL-3.0-or-later
// A chapter: some pages in a row, the fields of their scenario, and what they play.
#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ui/kit/kin.hpp"
#include "ui/kit/steps.hpp"
#include "ui/shell/gallery.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/scenario_fields.hpp"

namespace littlestone::ui {

class Chapter;

/// A chapter before it is made.
struct ChapterInfo {
  QString numeral;              ///< "I"
  QString (*name)() = nullptr;  ///< in the language of the window
  std::vector<PageInfo> pages;
  /// What the command line draws beside the pages' own figures.
  std::vector<Figure> figures;
  std::unique_ptr<Chapter> (*make)(const ChapterInfo& info, QWidget* parent) = nullptr;
  /// Which of the alternatives of ChapterScenario is its.
  std::size_t scenario_kind = 0;
  /// The gallery's card for a shipped scenario; none where it is another chapter's.
  std::optional<GalleryEntry> (*card)(const std::string& name, const ChapterScenario& scenario) = nullptr;
};

/// A chapter at work in one window. It hands each run to its pages.
class Chapter : public QObject {
  Q_OBJECT

 public:
  /// Makes the pages, with `parent` above them.
  Chapter(const ChapterInfo& info, QWidget* parent);

  [[nodiscard]] const ChapterInfo& info() const { return info_; }
  [[nodiscard]] const std::vector<Page*>& pages() const { return pages_; }
  /// The left panel; its owner is the window.
  [[nodiscard]] virtual ScenarioFields& fields() = 0;

  /// The scenario can be run: its constants are resolved and Ldim of its instance is known; the run is not complete
  /// yet. Page `but` keeps its state; null: no page keeps it.
  virtual void prepare(const Scenario& scenario, const std::shared_ptr<const Instance>& instance, const Page* but);
  /// Takes a complete run. `step` is the position in the old play; returns the position in the new one.
  virtual int take(const std::shared_ptr<const PrivateRun>& run, int step);
  /// For a chapter that computes its run itself: its scenario is this one from now on, and the page is looked at.
  virtual void set_scenario(const ChapterScenario& scenario);
  virtual void open(const Page& page);
  virtual void stop() {}
  [[nodiscard]] virtual bool running() const { return false; }
  /// What is played on the page, which may be the same for all of them; null before the first run, and where nothing is
  /// played.
  [[nodiscard]] virtual std::shared_ptr<const Steps> steps(const Page& page) const = 0;
  /// Where the play of the page stands when it is first looked at.
  [[nodiscard]] virtual int first_step(const Page& page) const;
  /// Whether there is a run to show.
  [[nodiscard]] virtual bool ready() const = 0;
  /// The page the play turns to where the page that is open does not cover the step.
  [[nodiscard]] virtual Page& page_of(int step) const = 0;
  /// What is pointed at, in a few words; empty: nothing to say.
  [[nodiscard]] virtual QString tell(const Kin& kin) const = 0;

 signals:
  /// A run that the chapter computed itself is here, or more of it: its pages show it.
  void run_changed();
  void running_changed(bool running);
  /// It was stopped; what was found stays.
  void stopped();
  /// Its scenario cannot be computed, and why.
  void refused(const littlestone::ui::Refusal& refusal);
  /// The scenario was changed in a picture; edits of one drag have the same number, not 0.
  void edited(const littlestone::ui::ChapterScenario& scenario, int drag);
  /// Another tournament of the run is to be watched: compute it again at this level.
  void level_asked(int level);

 private:
  ChapterInfo info_;
  std::vector<Page*> pages_;
};

}  // namespace littlestone::ui
