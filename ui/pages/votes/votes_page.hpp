// SPDX-License-Identifier: GPL-3.0-or-later
// Votes: blocks of the data train alone, their count decides a coin, and each answer costs.
#pragma once

#include <memory>
#include <optional>

#include "core/study/votes/votes_run.hpp"
#include "ui/pages/votes/votes_log.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo votes_page();

/// The asked point, an example and the number of blocks are dragged. "Ask" draws one more answer at the asked point,
/// which the page counts and keeps until the data are others.
class VotesPage final : public StudyPage {
  Q_OBJECT

 public:
  explicit VotesPage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] Work work(const ChapterScenario& scenario) override;
  [[nodiscard]] std::vector<PanelRow> rows() const override;
  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_click(const Spot& spot) override;
  void take_drag(const Drag& drag) override;
  [[nodiscard]] QString tell(const Kin& kin) const override;
  [[nodiscard]] nlohmann::json kept() const override;
  void set_kept(const nlohmann::json& kept) override;
  void continue_from(const Page& other) override;

  /// Draws one answer at the asked point. Nothing before the first study or where the log is full.
  void ask();
  /// Changes the row of the worst neighbour and asks where the answers differ most. Nothing before it is known.
  void show_worst();
  [[nodiscard]] const std::shared_ptr<const VotesRun>& run() const { return run_; }
  [[nodiscard]] const VotesLog& log() const { return log_; }
  [[nodiscard]] PlainButton* ask_button() const { return ask_; }
  [[nodiscard]] PlainButton* worst_button() const { return worst_; }

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  void set_by_hand(const std::string& field, double value, int drag) override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;

 private:
  void put_example(std::size_t row, double point, bool turned, int drag);
  void put(const PredictionScenario& scenario, int drag);
  [[nodiscard]] std::optional<Label> coin() const;

  std::shared_ptr<const VotesRun> run_;
  VotesLog log_;
  PlainButton* ask_;
  PlainButton* worst_;
};

}  // namespace littlestone::ui
