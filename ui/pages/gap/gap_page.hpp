// SPDX-License-Identifier: GPL-3.0-or-later
// The gap: an accurate learner's staircase must have a high step somewhere.
#pragma once

#include "ui/pages/lower_bound/lower_bound_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo gap_page();

/// Steps of the staircase are dragged, which makes a learner by hand; a card of another learner loads that one.
class GapPage final : public LowerBoundPage {
  Q_OBJECT

 public:
  explicit GapPage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_click(const Spot& spot) override;
  void take_drag(const Drag& drag) override;
  [[nodiscard]] QString tell(const Kin& kin) const override;
  /// Sharp or paper: whose bound is drawn.
  [[nodiscard]] Segments& bound_choice() const { return *bound_; }

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;

 private:
  /// The learner by hand with step i at this height; the other steps do not change.
  void put_step(std::size_t i, double height, int drag);
  [[nodiscard]] bool paper() const { return bound_->chosen() == 1; }

  Segments* bound_;
};

}  // namespace littlestone::ui
