// SPDX-License-Identifier: GPL-3.0-or-later
// The selection among the released predictors, on fresh examples.
#pragma once

#include "core/study/private_run/selection_draws.hpp"
#include "ui/pages/learn/run_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo selection_page();

/// `again`: how often each predictor was drawn when only the selection was repeated; null: it was not repeated.
[[nodiscard]] std::shared_ptr<const Exhibit> selection_exhibit(
    const std::shared_ptr<const Story>& story, const std::shared_ptr<const SelectionDraws>& again = nullptr);

class SelectionPage final : public RunPage {
  Q_OBJECT

 public:
  explicit SelectionPage(const PageInfo& info, QWidget* parent = nullptr);

  void take(const std::shared_ptr<const Story>& story) override;
  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] bool plays() const override { return true; }
  [[nodiscard]] bool covers(int step) const override;
  [[nodiscard]] int opening_step(int step, bool lecture) const override;
  void explain(StepPanel& panel, int step) const override;
  /// Where nothing was released, shows what there was to release.
  [[nodiscard]] PlainButton* counts_button() const { return counts_; }
  /// Draws the selection again so many times, without moving the run's own draw.
  void draw_again(std::uint64_t times);
  /// Null before the first of these draws.
  [[nodiscard]] const std::shared_ptr<const SelectionDraws>& again() const { return again_; }
  [[nodiscard]] PlainButton* once_button() const { return once_; }
  [[nodiscard]] PlainButton* hundred_button() const { return hundred_; }

 protected:
  void fill_head(int step) override;

 private:
  [[nodiscard]] bool can_draw(int step) const;

  PlainButton* counts_;
  PlainButton* once_;
  PlainButton* hundred_;
  std::shared_ptr<const SelectionDraws> again_;  // of the run on display
};

}  // namespace littlestone::ui
