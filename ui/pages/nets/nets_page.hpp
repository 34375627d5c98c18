// SPDX-License-Identifier: GPL-3.0-or-later
// Nets: which hypotheses a subset T of the data tells apart, and how many rows make it a net.
#pragma once

#include "ui/pages/nets/nets_scene.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo nets_page();

/// Rows of S are clicked into T and out of it, the ruler is dragged along the pieces, its end drags α, the ring on the
/// curve n′.
class NetsPage final : public StudyPage {
  Q_OBJECT

 public:
  explicit NetsPage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] Work work(const ChapterScenario& scenario) override;
  [[nodiscard]] std::vector<PanelRow> rows() const override;
  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_click(const Spot& spot) override;
  void take_drag(const Drag& drag) override;
  [[nodiscard]] nlohmann::json view_state() const override;
  void set_view_state(const nlohmann::json& state) override;
  [[nodiscard]] QString tell(const Kin& kin) const override;

  /// Null before the first study.
  [[nodiscard]] const std::shared_ptr<const NetsRun>& run() const { return run_; }
  [[nodiscard]] Segments& order_choice() const { return *order_; }
  [[nodiscard]] Segments& layout_choice() const { return *layout_; }
  [[nodiscard]] const NetsView& how() const { return view_; }
  /// The run on display: of S, or of its worst neighbour.
  [[nodiscard]] const std::shared_ptr<const NetsRun>& shown() const;
  [[nodiscard]] PlainButton& worst_button() const { return *worst_; }

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;
  void set_by_hand(const std::string& field, double value, int drag) override;

 private:
  void store(const std::shared_ptr<const NetsRun>& run);
  /// T by hand, in this order; drawn where it is empty and rows are left.
  void choose_rows(std::vector<std::uint64_t> chosen);
  void put_row(std::uint64_t row);
  void put_subset(std::uint64_t subset, int drag);
  void move_ruler(double rows);
  /// The most rows left of the ruler: it ends within S.
  [[nodiscard]] double last_place() const;
  /// The worst neighbour, or S again.
  void turn_to_worst();

  Segments* order_;
  Segments* layout_;
  PlainButton* worst_;
  bool neighbour_ = false;  // the worst neighbour is shown
  std::shared_ptr<const NetsRun> run_;
  NetsView view_;
  double grip_ = 0;  // rows from where the ruler is held to its middle
};

}  // namespace littlestone::ui
