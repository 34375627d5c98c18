// SPDX-License-Identifier: GPL-3.0-or-later
// Regret: without the promise the price grows like √T, with it a class costs a fixed number of mistakes.
#pragma once

#include <memory>

#include "ui/pages/regret/regret_scene.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo regret_page();

/// T is dragged at its number; the odds at a node of the tree are dragged to the right and to the left.
class RegretPage final : public StudyPage {
  Q_OBJECT

 public:
  explicit RegretPage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] Work work(const ChapterScenario& scenario) override;
  [[nodiscard]] std::vector<PanelRow> rows() const override;
  [[nodiscard]] QString tell(const Kin& kin) const override;

  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_drag(const Drag& drag) override;

  [[nodiscard]] const std::shared_ptr<const RegretPageRun>& run() const { return run_; }
  [[nodiscard]] const RegretView& regret_view() const { return seen_; }
  /// Log or linear.
  [[nodiscard]] Segments& axis_choice() const { return *axis_; }
  /// One class, or two.
  [[nodiscard]] Segments& compare_choice() const { return *compare_; }
  /// Sets the chance of + at a node by hand; `none`: the best one.
  void put_odds(std::int32_t node, std::optional<Rational> plus);

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  void set_by_hand(const std::string& field, double value, int drag) override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;

 private:
  void compare(bool two);

  Segments* axis_;
  Segments* compare_;
  std::shared_ptr<const RegretPageRun> run_;
  RegretView seen_;
};

}  // namespace littlestone::ui
