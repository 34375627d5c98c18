// SPDX-License-Identifier: GPL-3.0-or-later
// The attack: a binary search over whole hypotheses finds the hidden example.
#pragma once

#include "ui/pages/attack/attack_job.hpp"
#include "ui/pages/lower_bound/lower_bound_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo attack_page();

/// The hidden example is dragged through its places; the same coins fall for every place.
class AttackPage final : public LowerBoundPage {
  Q_OBJECT

 public:
  explicit AttackPage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void start() override;
  void stop() override { job_.stop(); }
  [[nodiscard]] bool running() const override { return job_.running(); }
  [[nodiscard]] const std::shared_ptr<const AttackFacts>& facts() const { return facts_; }
  /// Where there is no step at the chosen example.
  [[nodiscard]] PlainButton* largest_button() const { return largest_; }

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  void work_out_facts() override;
  void set_by_hand(const std::string& field, double value, int drag) override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;

 private:
  /// A neutral one, then what the search found, then the verdict.
  [[nodiscard]] QString title_at(int step) const;
  void put_hidden(std::uint64_t target, int drag);
  [[nodiscard]] bool covered() const { return cover_->chosen() == 1; }
  [[nodiscard]] bool worst() const { return law_->chosen() == 1; }

  Segments* cover_;
  Segments* law_;
  PlainButton* largest_;
  std::shared_ptr<const AttackFacts> facts_;
  std::shared_ptr<const AttackCurves> curves_;  // of curves_of_; null: still worked out
  std::shared_ptr<const AttackFacts> curves_of_;
  bool looked_at_ = false;
  AttackJob job_;
};

}  // namespace littlestone::ui
