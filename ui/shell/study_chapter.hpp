// SPDX-License-Identifier: GPL-3.0-or-later
// A chapter of studies: one scenario, of which each page computes what it shows.
#pragma once

#include <QTimer>
#include <map>

#include "ui/shell/chapter.hpp"
#include "ui/shell/study_page.hpp"
#include "ui/shell/study_panel.hpp"

namespace littlestone::ui {

/// Computes what a page asks for.
class StudyJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  void start(StudyPage::Work work);

 signals:
  /// The last answer was taken.
  void done();
};

/// Pages that are all StudyPage. The page that is open is computed at once, the others when it is done.
class StudyChapter : public Chapter {
  Q_OBJECT

 public:
  /// What the panel says of the class of a scenario; computed off the window's thread. Throws InputError. Null: nothing.
  using ClassOf = PanelClass (*)(const ChapterScenario& scenario, const Observer& observer);

  StudyChapter(const ChapterInfo& info, const PanelFields& fields, ClassOf class_of, QWidget* parent);

  [[nodiscard]] ScenarioFields& fields() override { return *panel_; }
  [[nodiscard]] StudyPanel& panel() const { return *panel_; }
  [[nodiscard]] std::shared_ptr<const Steps> steps(const Page& page) const override;
  [[nodiscard]] int first_step(const Page& page) const override;
  /// The page that is open has something to show.
  [[nodiscard]] bool ready() const override { return open_ != nullptr && open_->ready(); }
  void set_scenario(const ChapterScenario& scenario) override;
  void open(const Page& page) override;
  void stop() override;
  [[nodiscard]] bool running() const override { return job_.running(); }
  [[nodiscard]] Page& page_of(int step) const override;
  [[nodiscard]] QString tell(const Kin& kin) const override;

 private:
  /// What the page shows is of the scenario, is to be computed, or cannot be.
  enum class State { wanted, shown, refused };

  void compute_open();
  void compute_ahead();
  void compute_class();

  StudyPanel* panel_;
  ClassOf class_of_;
  StudyJob job_;        // of the open page
  StudyJob ahead_;      // of the others, unseen
  StudyJob class_job_;  // of the panel
  QTimer pause_;        // before what is unseen is computed
  ChapterScenario scenario_;
  std::map<const StudyPage*, State> states_;
  StudyPage* open_ = nullptr;
  StudyPage* next_ = nullptr;  // whose study is computed ahead
  bool opened_ = false;        // a page was looked at: before that nothing is computed
};

}  // namespace littlestone::ui
