// SPDX-License-Identifier: GPL-3.0-or-later
// The price of stability: all labels at a rare point are flipped; a stable answer may move only a little, but the truth
// moves fully.
#pragma once

#include <memory>
#include <optional>

#include "core/study/price/price_run.hpp"
#include "ui/pages/price/prediction_sizes_scene.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo price_page();

/// The flip is dragged or clicked from point to point, the ring along its curve; the answers of a learner by hand are
/// dragged, and what γ ties to them follows.
class PricePage final : public StudyPage {
  Q_OBJECT

 public:
  explicit PricePage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] Work work(const ChapterScenario& scenario) override;
  [[nodiscard]] std::vector<PanelRow> rows() const override;
  [[nodiscard]] QString tell(const Kin& kin) const override;

  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  bool take_data(const QString&) override { return false; }  // its samples are its own
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_drag(const Drag& drag) override;

  [[nodiscard]] const std::shared_ptr<const PriceRun>& run() const { return run_; }
  [[nodiscard]] PlainButton& worst_button() const { return *worst_; }
  /// Clip or yours.
  [[nodiscard]] Segments& learner_choice() const { return *learner_; }
  /// The light point whose answer after the flip was dragged further than γ allows, until something else is done.
  [[nodiscard]] std::optional<std::size_t> stopped() const { return stopped_; }

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  void set_by_hand(const std::string& field, double value, int drag) override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;

 private:
  /// The answers on display, one a light point, for a learner by hand that begins with them.
  [[nodiscard]] std::vector<Rational> answers_by_hand() const;
  void turn_round(std::size_t point, int drag);
  void show_worst();
  void put_answer(std::size_t point, double chance, int drag);
  void put_examples(std::uint64_t examples, int drag);
  void choose_learner(bool own);
  void set_stopped(std::optional<std::size_t> point);

  Segments* learner_;
  PlainButton* worst_;
  bool told_worst_ = false;  // the worst flip was asked for, and is shown
  std::shared_ptr<const PriceRun> run_;
  std::shared_ptr<const PredictionSizes> sizes_;  // null while the calculators run
  std::optional<std::size_t> stopped_;
};

}  // namespace littlestone::ui
