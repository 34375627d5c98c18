// SPDX-License-Identifier: GPL-3.0-or-later
// Subsample: a learner that sees a few of the rows tells little of any one of them.
#pragma once

#include <memory>

#include "core/study/subsample/subsample_run.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo subsample_page();

/// The row that changes is clicked or dragged; the dot of the curve is n.
class SubsamplePage final : public StudyPage {
  Q_OBJECT

 public:
  explicit SubsamplePage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] Work work(const ChapterScenario& scenario) override;
  [[nodiscard]] std::vector<PanelRow> rows() const override;
  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;

  [[nodiscard]] const std::shared_ptr<const SubsampleRun>& run() const { return run_; }

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  void set_by_hand(const std::string& field, double value, int drag) override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;

 private:
  [[nodiscard]] AgnosticScenario current() const;

  std::shared_ptr<const SubsampleRun> run_;
};

}  // namespace littlestone::ui
