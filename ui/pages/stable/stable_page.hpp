// SPDX-License-Identifier: GPL-3.0-or-later
// The stable learner: one example changes, and every answer moves only a little.
#pragma once

#include "ui/pages/stable/stable_scene.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo stable_page();

/// Examples are dragged to other points and labels, ε₀ along the sweeps. If the user has not chosen an example, the
/// page shows the worst neighbour.
class StablePage final : public StudyPage {
  Q_OBJECT

 public:
  explicit StablePage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] Work work(const ChapterScenario& scenario) override;
  [[nodiscard]] std::vector<PanelRow> rows() const override;
  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_drag(const Drag& drag) override;
  [[nodiscard]] QString tell(const Kin& kin) const override;

  [[nodiscard]] const std::shared_ptr<const StablePageRun>& run() const { return run_; }
  [[nodiscard]] Segments& learner_choice() const { return *learner_; }
  [[nodiscard]] Segments& bound_choice() const { return *bound_; }
  [[nodiscard]] Segments& constants_choice() const { return *constants_; }
  [[nodiscard]] PlainButton& worst_button() const { return *worst_; }

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  void set_by_hand(const std::string& field, double value, int drag) override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;

 private:
  [[nodiscard]] StableView seen_as() const;
  /// The change is the page's own choice again.
  void show_worst();
  /// Marks the choice whose numbers the run has.
  void show_constants();
  /// n, n′ and ε₀ of that choice become the scenario's.
  void choose_constants(StableConstants constants);
  /// This row of S becomes that example.
  void change_row(std::uint64_t row, const Example& to, int drag);

  std::shared_ptr<const StablePageRun> run_;
  int shown_step_ = 0;
  Segments* learner_;
  Segments* bound_;
  Segments* constants_;
  PlainButton* worst_;
};

}  // namespace littlestone::ui
