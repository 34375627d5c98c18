// SPDX-License-Identifier: GPL-3.0-or-later
// The stable histogram over the selection, with one privacy boundary through both.
#pragma once

#include "ui/pages/learn/run_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo histogram_page();

/// The stable histogram alone.
[[nodiscard]] std::shared_ptr<const Exhibit> histogram_exhibit(const std::shared_ptr<const Story>& story);
/// The stable histogram over the selection.
[[nodiscard]] std::shared_ptr<const Exhibit> stages_exhibit(const std::shared_ptr<const Story>& story);

class HistogramPage final : public RunPage {
  Q_OBJECT

 public:
  explicit HistogramPage(const PageInfo& info, QWidget* parent = nullptr);

  void take(const std::shared_ptr<const Story>& story) override;
  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] std::shared_ptr<const Exhibit> lecture(int step) const override;
  [[nodiscard]] QString lecture_title(int step) const override;
  [[nodiscard]] bool plays() const override { return true; }
  [[nodiscard]] bool covers(int step) const override;
  [[nodiscard]] int opening_step(int step, bool lecture) const override;
  void explain(StepPanel& panel, int step) const override;

 protected:
  void fill_head(int step) override;

 private:
  std::shared_ptr<const Exhibit> release_;  // of the story's ε and δ
  std::shared_ptr<const Picture> marks_;
};

}  // namespace littlestone::ui
