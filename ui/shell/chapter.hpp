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
  QString (*name)() = nullptr;  ///< in the language that is spoken
  std::vector<PageInfo> pages;
  /// What the command line draws beside the pages' own figures.
  std::vector<Figure> figures;
  std::unique_ptr<Chapter> (*make)(const ChapterInfo& info, QWidget* parent) = nullptr;
  /// The gallery's card for a shipped scenario; none where it is another chapter's.
  std::optional<GalleryEntry> (*card)(const std::string& name, const Scenario& scenario) = nullptr;
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

  /// The scenario can be run: its constants are resolved and Ldim of its instance is known, while the run is still to come. `but`
  /// keeps what it has; null: no page does.
  virtual void prepare(const Scenario& scenario, const std::shared_ptr<const Instance>& instance, const Page* but);
  /// A run is complete. Where the play stood at `step` of the steps before, it is to stand at the step that is returned.
  virtual int take(const std::shared_ptr<const LabRun>& run, int step) = 0;
  /// What is played; null before the first run, and where the chapter plays nothing.
  [[nodiscard]] virtual std::shared_ptr<const Steps> steps() const = 0;
  /// The page the play turns to where the page that lies open does not cover the step.
  [[nodiscard]] virtual Page& page_of(int step) const = 0;
  /// What is pointed at, in a few words; empty: nothing to say.
  [[nodiscard]] virtual QString tell(const Kin& kin) const = 0;

 signals:
  /// Another tournament of the run is to be watched: compute it anew at this level.
  void level_asked(int level);

 private:
  ChapterInfo info_;
  std::vector<Page*> pages_;
};

}  // namespace littlestone::ui
