// SPDX-License-Identifier: GPL-3.0-or-later
// Two worlds, one number: what a class costs online and what it costs privately both hang on its dimension.
#pragma once

#include <memory>
#include <optional>

#include "core/study/two_worlds/two_worlds_run.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo two_worlds_page();

/// The handle on the middle axis is dragged from dimension to dimension; a class that is pointed at fills the card.
class TwoWorldsPage final : public StudyPage {
  Q_OBJECT

 public:
  explicit TwoWorldsPage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] Work work(const ChapterScenario& scenario) override;
  [[nodiscard]] std::vector<PanelRow> rows() const override;
  [[nodiscard]] QString tell(const Kin& kin) const override;

  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_click(const Spot& spot) override;
  void show_step(int step) override;

  [[nodiscard]] const std::shared_ptr<const TwoWorldsRun>& run() const { return run_; }
  /// The paper's constants or sharp ones.
  [[nodiscard]] Segments& constants_choice() const { return *constants_; }
  /// The class in the card; none: that of the step.
  [[nodiscard]] std::optional<std::size_t> pointed() const { return pointed_; }

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;
  void set_by_hand(const std::string& field, double value, int drag) override;

 private:
  /// Asks for the first step of a group; returns false where that is on display.
  bool show_group(std::size_t group);
  [[nodiscard]] bool paper() const { return constants_->chosen() == 0; }

  Segments* constants_;
  std::shared_ptr<const TwoWorldsRun> run_;
  std::optional<std::size_t> pointed_;
  int step_ = -1;
};

}  // namespace littlestone::ui
