// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder: guarantee, computed truth, ceiling, one line a class.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/study/ladder/ladder_run.hpp"
#include "ui/kit/picture.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo ladder_page();

/// A scenario's picture for the gallery. What it searches takes less than a second. Throws InputError and Stopped.
[[nodiscard]] std::shared_ptr<const Picture> ladder_card(const StabilityScenario& scenario, const Observer& observer);

/// The scenario with a class moved to the place of another of the same dimension; none where nothing moves.
[[nodiscard]] std::optional<StabilityScenario> with_class_moved(const LadderRun& run, const std::string& class_text,
                                                                std::size_t to_row);

/// Rows are pointed at and chosen by Up and Down; a name that is dragged takes its row to another place of its dimension.
class LadderPage final : public StudyPage {
  Q_OBJECT

 public:
  explicit LadderPage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] Work work(const ChapterScenario& scenario) override;
  [[nodiscard]] std::vector<PanelRow> rows() const override;
  [[nodiscard]] QString tell(const Kin& kin) const override;

  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_click(const Spot& spot) override;
  void take_drag(const Drag& drag) override;
  void show_step(int step) override;

  [[nodiscard]] const std::shared_ptr<const LadderRun>& run() const { return run_; }
  /// The row on the band that was pointed at; none: that of the step.
  [[nodiscard]] std::optional<std::size_t> pointed() const;

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;

 private:
  void point_at(std::size_t row);

  std::shared_ptr<const LadderRun> run_;
  std::string pointed_;  // its class; empty: none
  std::string dragged_;  // the class whose name is held
  int step_ = -1;
};

}  // namespace littlestone::ui
