// SPDX-License-Identifier: GPL-3.0-or-later
// A deep tree: how a shattered tree hides thresholds, halving by halving.
#pragma once

#include <memory>

#include "core/study/deep_tree/deep_tree_run.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo deep_tree_page();

/// A click on a leaf takes its row; with colours by hand a click on a node turns its colour.
class DeepTreePage final : public StudyPage {
  Q_OBJECT

 public:
  explicit DeepTreePage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] Work work(const ChapterScenario& scenario) override;
  [[nodiscard]] std::vector<PanelRow> rows() const override;
  [[nodiscard]] std::vector<std::pair<QString, QString>> field_hints() const override;
  [[nodiscard]] QString tell(const Kin& kin) const override;

  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  [[nodiscard]] KeySection keys() const override;
  void take_click(const Spot& spot) override;

  [[nodiscard]] const std::shared_ptr<const DeepTreeRun>& run() const { return run_; }

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;

 private:
  void take_row(std::uint64_t given);

  std::shared_ptr<const DeepTreeRun> run_;
  PlainButton* another_;
  PlainButton* map_;
};

}  // namespace littlestone::ui
