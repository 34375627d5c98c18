// SPDX-License-Identifier: GPL-3.0-or-later
// Homogeneous sets: points on which only their order matters to the learner.
#pragma once

#include <optional>

#include "core/study/homogeneous/homogeneous_facts.hpp"
#include "ui/pages/lower_bound/lower_bound_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo homogeneous_page();

/// Examples of S and the one that moves are dragged; a candidate that is clicked is shown above.
class HomogeneousPage final : public LowerBoundPage {
  Q_OBJECT

 public:
  explicit HomogeneousPage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_click(const Spot& spot) override;
  void take_drag(const Drag& drag) override;
  [[nodiscard]] QString tell(const Kin& kin) const override;
  /// Where only m + 1 points were found.
  [[nodiscard]] PlainButton* widen_button() const { return widen_; }
  [[nodiscard]] const std::shared_ptr<const HomogeneousFacts>& facts() const { return facts_; }

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  void work_out_facts() override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;

 private:
  /// Moves example j of S or of S′ to x, or to the nearest point of X′.
  void put_example(std::size_t j, bool second, LinePoint x, bool anywhere, int drag);
  void look_at_candidate(std::size_t i);
  /// Forces candidate i into X′, or ends that.
  void force(std::size_t i);
  [[nodiscard]] std::optional<std::size_t> pointed() const { return pointed_ ? pointed_ : facts_->stray; }

  Segments* above_;
  PlainButton* widen_;
  PlainButton* search_;
  std::shared_ptr<const HomogeneousFacts> facts_;
  std::optional<std::size_t> pointed_;  // the candidate that was clicked
  std::optional<std::size_t> mover_;    // what was dragged in S′, and to where
  std::optional<LinePoint> target_;
};

}  // namespace littlestone::ui
