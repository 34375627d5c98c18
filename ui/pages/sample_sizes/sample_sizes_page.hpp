// SPDX-License-Identifier: GPL-3.0-or-later
// Sample sizes: how many examples privacy asks for, by every known bound, and which private learner is the cheapest.
#pragma once

#include <memory>

#include "core/study/sample_sizes/sample_sizes_run.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo sample_sizes_page();

/// The budget line is dragged over both plots. First M without its agnostic learner is shown, then all rows.
class SampleSizesPage final : public StudyPage {
  Q_OBJECT

 public:
  explicit SampleSizesPage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] Work work(const ChapterScenario& scenario) override;
  [[nodiscard]] std::vector<PanelRow> rows() const override;
  [[nodiscard]] QString tell(const Kin& kin) const override;

  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_click(const Spot& spot) override;

  [[nodiscard]] const std::shared_ptr<const SampleSizesRun>& run() const { return run_; }

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;
  void set_by_hand(const std::string& field, double value, int drag) override;

 private:
  std::shared_ptr<const SampleSizesRun> run_;
};

}  // namespace littlestone::ui
