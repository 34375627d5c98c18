// SPDX-License-Identifier: GPL-3.0-or-later
// The stable histogram over the selection, with one privacy boundary through both; and what one changed example
// changes.
#pragma once

#include "ui/pages/histogram/neighbour_room.hpp"
#include "ui/pages/learn/run_page.hpp"
#include "ui/shell/exhibit_job.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo histogram_page();

/// The stable histogram alone.
[[nodiscard]] std::shared_ptr<const Exhibit> histogram_exhibit(const std::shared_ptr<const Story>& story);
/// The stable histogram over the selection.
[[nodiscard]] std::shared_ptr<const Exhibit> stages_exhibit(const std::shared_ptr<const Story>& story);

class HistogramPage final : public RunPage, public HasDeferred {
  Q_OBJECT

 public:
  explicit HistogramPage(const PageInfo& info, QWidget* parent = nullptr);

  void take(const std::shared_ptr<const Story>& story) override;
  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> deferred() const override;
  [[nodiscard]] std::shared_ptr<const Exhibit> lecture(int step) const override;
  [[nodiscard]] QString lecture_title(int step) const override;
  [[nodiscard]] bool plays() const override { return true; }
  [[nodiscard]] bool covers(int step) const override;
  [[nodiscard]] int opening_step(int step, bool lecture) const override;
  void show_motion(Moment moment, StepPanel& panel) override;
  void explain(StepPanel& panel, int step) const override;
  [[nodiscard]] QWidget* side() const override { return room_->desk(); }
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_click(const Spot& spot) override;
  void start() override;
  /// How likely a predictor leaves is not shown, nor what an onlooker can tell.
  void stop() override { room_->stop(); }
  [[nodiscard]] bool running() const override { return room_->running(); }
  [[nodiscard]] nlohmann::json kept() const override;
  void set_kept(const nlohmann::json& kept) override;
  void continue_from(const Page& other) override;
  /// "view": "votes" or "neighbour". Set only: "change", a change as choice_to_json writes it, of the run on display.
  [[nodiscard]] nlohmann::json view_state() const override;
  void set_view_state(const nlohmann::json& state) override;

  /// The run's votes with what leaves and is selected, or one example changed.
  enum class View { votes, neighbour };
  [[nodiscard]] View shown_view() const;
  void show_view(View view);
  [[nodiscard]] NeighbourRoom& neighbour() const { return *room_; }

 protected:
  void fill_head(int step) override;

 private:
  void fill_neighbour_head();

  Segments* view_choice_;
  NeighbourRoom* room_;
  std::shared_ptr<const Exhibit> release_;  // of the story's ε and δ
  std::shared_ptr<const Picture> release_panel_;
};

}  // namespace littlestone::ui
