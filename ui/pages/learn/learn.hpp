// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter I: learn privately. One run of M, told on its pages.
#pragma once

#include "ui/pages/learn/scenario_panel.hpp"
#include "ui/pages/learn/story.hpp"
#include "ui/shell/chapter.hpp"

namespace littlestone::ui {

/// With these pages, of which at least one plays, and these figures beside theirs.
[[nodiscard]] ChapterInfo learn_chapter(std::vector<PageInfo> pages, std::vector<Figure> figures);

/// Tells the story of each run on its pages.
class LearnChapter final : public Chapter {
  Q_OBJECT

 public:
  LearnChapter(const ChapterInfo& info, QWidget* parent);

  [[nodiscard]] ScenarioFields& fields() override { return *panel_; }
  void prepare(const Scenario& scenario, const std::shared_ptr<const Instance>& instance, const Page* but) override;
  int take(const std::shared_ptr<const PrivateRun>& run, int step) override;
  /// What is edited: its pages say more of it than of the run.
  void set_scenario(const ChapterScenario& scenario) override;
  /// The story of the run, or the levels where the page shows them.
  [[nodiscard]] std::shared_ptr<const Steps> steps(const Page& page) const override;
  void open(const Page& page) override;
  [[nodiscard]] bool ready() const override { return story_ != nullptr; }
  [[nodiscard]] Page& page_of(int step) const override;
  [[nodiscard]] QString tell(const Kin& kin) const override;
  [[nodiscard]] const std::shared_ptr<const Story>& story() const { return story_; }

 signals:
  /// Another batch of the run is to be watched; none: the one that the program chooses.
  void batch_asked(std::optional<std::uint64_t> batch);
  /// Something was done that is worth a line over the page.
  void told(const QString& text);

 private:
  [[nodiscard]] int step_like(const Story& story, int old_step) const;

  ScenarioPanel* panel_;
  std::shared_ptr<const Story> story_;
  class TournamentPage* tournament_ = nullptr;
  const Page* open_ = nullptr;
};

}  // namespace littlestone::ui
