// SPDX-License-Identifier: GPL-3.0-or-later
// Noisy labels: choose a hypothesis, relabel all rows by it, let blocks vote; and how much the answers reveal about one
// row of T or of S.
#pragma once

#include <memory>
#include <optional>

#include "ui/pages/noisy_labels/noisy_labels_scene.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo noisy_labels_page();

/// Chips of T are clicked or dragged to swap another row; the dot of the plot is dragged along its curve.
class NoisyLabelsPage final : public StudyPage {
  Q_OBJECT

 public:
  explicit NoisyLabelsPage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] Work work(const ChapterScenario& scenario) override;
  [[nodiscard]] std::vector<PanelRow> rows() const override;
  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_click(const Spot& spot) override;
  void take_drag(const Drag& drag) override;
  [[nodiscard]] QString tell(const Kin& kin) const override;

  [[nodiscard]] const std::shared_ptr<const NoisyRun>& run() const { return run_; }
  /// Swap in T, or votes.
  [[nodiscard]] Segments& show_choice() const { return *show_; }
  [[nodiscard]] PlainButton& worst_button() const { return *worst_; }

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;

 private:
  void take_run(const std::shared_ptr<const NoisyRun>& run);
  void swap_rows(std::optional<std::uint64_t> leaving, std::optional<std::uint64_t> entering, int drag);
  void drag_dot(const Drag& drag, int number);
  void show_worst();
  /// The row of S outside T whose point lies so many distinct points after that of `row`.
  [[nodiscard]] std::uint64_t row_beside(std::uint64_t row, int points) const;
  [[nodiscard]] NoisyView view_of() const;

  Segments* show_;
  PlainButton* worst_;
  std::shared_ptr<NoisyCurvesCache> curves_;
  std::shared_ptr<const NoisyRun> run_;
  std::optional<double> dragged_alpha_;  // where the dot is, until the plan there is known
  bool dragging_ = false;                // the dot
};

}  // namespace littlestone::ui
