// SPDX-License-Identifier: GPL-3.0-or-later
// Worst world: the distribution under which the most frequent answer of G and of G* is rarest, and the search that shows
// that none is worse.
#pragma once

#include <memory>
#include <optional>

#include "core/study/worst_world/worst_world_run.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo worst_world_page();

/// A world is looked at by hand: a press or a drag among the worlds moves the ring, which then stands in a tie of two
/// answers where one is near (not with Alt), or in a worst world again. The scenario does not change.
class WorstWorldPage final : public StudyPage {
  Q_OBJECT

 public:
  explicit WorstWorldPage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] Work work(const ChapterScenario& scenario) override;
  [[nodiscard]] std::vector<PanelRow> rows() const override;
  [[nodiscard]] QString tell(const Kin& kin) const override;

  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_drag(const Drag& drag) override;
  void show_step(int step) override;

  [[nodiscard]] const std::shared_ptr<const WorstWorldRun>& run() const { return run_; }
  /// The world that a hand has chosen; none: a worst one is shown.
  [[nodiscard]] const std::optional<PointWeights>& probe() const { return probe_; }

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;

 private:
  [[nodiscard]] const WorstSearchRun& search() const;
  void put_probe(const PointWeights& world, bool to_tie);

  std::shared_ptr<const WorstWorldRun> run_;
  std::optional<PointWeights> probe_;
  int step_ = 0;
};

}  // namespace littlestone::ui
