// SPDX-License-Identifier: GPL-3.0-or-later
// The selection among the released predictors, on fresh examples.
#pragma once

#include "ui/pages/learn/run_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo selection_page();

[[nodiscard]] std::shared_ptr<const Exhibit> selection_exhibit(const std::shared_ptr<const Story>& story);

class SelectionPage final : public RunPage {
  Q_OBJECT

 public:
  explicit SelectionPage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] bool plays() const override { return true; }
  [[nodiscard]] bool covers(int step) const override;
  [[nodiscard]] int opening_step(int step, bool lecture) const override;
  void explain(StepPanel& panel, int step) const override;
  /// Where nothing was released, shows what there was to release.
  [[nodiscard]] PlainButton* counts_button() const { return counts_; }

 protected:
  void fill_head(int step) override;

 private:
  PlainButton* counts_;
};

}  // namespace littlestone::ui
