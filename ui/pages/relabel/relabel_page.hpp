// SPDX-License-Identifier: GPL-3.0-or-later
// Relabel: on T, labels that no hypothesis explains are replaced by labels that some hypothesis explains; a private
// draw based on S chooses them.
#pragma once

#include <memory>
#include <optional>

#include "core/study/relabel/relabel_run.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo relabel_page();

/// Rows of S are dragged into T; the dot of the curve is m; a way that is pointed at or clicked shows its flips.
class RelabelPage final : public StudyPage {
  Q_OBJECT

 public:
  explicit RelabelPage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] Work work(const ChapterScenario& scenario) override;
  [[nodiscard]] std::vector<PanelRow> rows() const override;
  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_click(const Spot& spot) override;
  void take_drag(const Drag& drag) override;
  [[nodiscard]] QString tell(const Kin& kin) const override;

  [[nodiscard]] const std::shared_ptr<const RelabelRun>& run() const { return run_; }
  [[nodiscard]] std::optional<std::size_t> previewed() const { return previewed_; }

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  void set_by_hand(const std::string& field, double value, int drag) override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;

 private:
  void preview(std::optional<std::size_t> way);
  void put_row(const Example& wanted, std::size_t chip);
  [[nodiscard]] AgnosticScenario current() const;

  std::shared_ptr<const RelabelRun> run_;
  std::optional<std::size_t> previewed_;
};

}  // namespace littlestone::ui
