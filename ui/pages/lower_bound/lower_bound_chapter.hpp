// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter II: why thresholds are hard. One learner of thresholds, told on its pages.
#pragma once

#include "ui/pages/lower_bound/lower_bound_job.hpp"
#include "ui/pages/lower_bound/lower_bound_page.hpp"
#include "ui/pages/lower_bound/lower_bound_panel.hpp"
#include "ui/shell/chapter.hpp"

namespace littlestone::ui {

/// With these pages, all of them LowerBoundPage.
[[nodiscard]] ChapterInfo lower_bound_chapter_info(std::vector<PageInfo> pages);

/// Computes the scenario in a job of its own, from when one of its pages is first looked at.
class LowerBoundChapter final : public Chapter {
  Q_OBJECT

 public:
  LowerBoundChapter(const ChapterInfo& info, QWidget* parent);

  [[nodiscard]] ScenarioFields& fields() override { return *panel_; }
  [[nodiscard]] std::shared_ptr<const Steps> steps(const Page& page) const override;
  [[nodiscard]] int first_step(const Page& page) const override;
  [[nodiscard]] bool ready() const override { return run_ != nullptr; }
  void set_scenario(const ChapterScenario& scenario) override;
  void open(const Page& page) override;
  void stop() override { job_.stop(); }
  [[nodiscard]] bool running() const override { return job_.running(); }
  [[nodiscard]] Page& page_of(int step) const override;
  [[nodiscard]] QString tell(const Kin& kin) const override;
  [[nodiscard]] const std::shared_ptr<const LowerBoundRun>& run() const { return run_; }

 private:
  void take_run(const std::shared_ptr<const LowerBoundRun>& run);

  LowerBoundPanel* panel_;
  LowerBoundJob job_;
  LowerBoundScenario scenario_;
  std::shared_ptr<const LowerBoundRun> run_;
  LowerBoundPage* open_ = nullptr;
  bool wanted_ = true;  // the scenario is another one than what was computed last
};

}  // namespace littlestone::ui
