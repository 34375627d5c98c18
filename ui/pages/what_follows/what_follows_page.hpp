// SPDX-License-Identifier: GPL-3.0-or-later
// What follows: a private learner of thresholds needs more examples when the tower grows.
#pragma once

#include "ui/pages/lower_bound/lower_bound_page.hpp"
#include "ui/pages/what_follows/what_follows_job.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo what_follows_page();

/// The page's title: the verdict once the picture shows it, before that a question.
[[nodiscard]] QString what_follows_title(const WhatFollowsFacts& facts, int step);
/// The tower, its logarithms, Ramsey, privacy, the contradiction and what holds for all m.
[[nodiscard]] std::shared_ptr<const Script> what_follows_script(const WhatFollowsFacts& facts);

/// The tower's top is dragged, and the ring along the stairs.
class WhatFollowsPage final : public LowerBoundPage {
  Q_OBJECT

 public:
  explicit WhatFollowsPage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] bool ready() const override { return run() != nullptr && facts_ && !facts_->stairs.empty(); }
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void start() override;
  void stop() override { job_.stop(); }
  [[nodiscard]] bool running() const override { return job_.running(); }
  [[nodiscard]] const std::shared_ptr<const WhatFollowsFacts>& facts() const { return facts_; }
  [[nodiscard]] PlainButton* copy_button() const { return copy_; }

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  void work_out_facts() override;
  void set_by_hand(const std::string& field, double value, int drag) override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;

 private:
  void put_height(unsigned height, int drag);
  void begin();

  PlainButton* copy_;
  std::shared_ptr<const WhatFollowsFacts> facts_;  // never null once there is a run
  bool looked_at_ = false;
  WhatFollowsJob job_;
};

}  // namespace littlestone::ui
