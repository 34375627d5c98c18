// SPDX-License-Identifier: GPL-3.0-or-later
// Same answer: two labs share a die; they differ only if it falls between their two steps.
#pragma once

#include <memory>

#include "core/study/same_answer/same_answer_run.hpp"
#include "ui/kit/picture.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo same_answer_page();

/// The card of a scenario that opens on this page. Throws InputError, Stopped.
[[nodiscard]] std::shared_ptr<const Picture> same_answer_card(const StabilityScenario& scenario,
                                                              const Observer& observer);

/// The share p is dragged along the roof, the die up and down, the steps of the staircase along the counts.
class SameAnswerPage final : public StudyPage {
  Q_OBJECT

 public:
  explicit SameAnswerPage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] Work work(const ChapterScenario& scenario) override;
  [[nodiscard]] std::vector<PanelRow> rows() const override;
  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_drag(const Drag& drag) override;
  [[nodiscard]] QString tell(const Kin& kin) const override;

  [[nodiscard]] const std::shared_ptr<const SameAnswerRun>& run() const { return run_; }

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;
  void set_by_hand(const std::string& field, double value, int drag) override;

 private:
  /// Step i at the count whose root this is.
  void move_step(std::size_t i, double root, int drag);

  std::shared_ptr<const SameAnswerRun> run_;
};

}  // namespace littlestone::ui
