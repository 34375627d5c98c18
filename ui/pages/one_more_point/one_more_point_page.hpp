// SPDX-License-Identifier: GPL-3.0-or-later
// One more point: the colours turn once round the ring, so inside three must meet.
#pragma once

#include <memory>

#include "core/study/one_more_point/one_more_point_run.hpp"
#include "ui/pages/one_more_point/one_more_point_scene.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo one_more_point_page();

/// Its gallery card.
[[nodiscard]] std::shared_ptr<const Picture> one_more_point_card(const StabilityScenario& scenario,
                                                                 const Observer& observer);

/// The edges of the bricks, the probe, its radius and the walker are dragged; dots of your own painting take the chosen
/// colour by click or Enter. In a lecture the keys of the colours paint dot by dot.
class OneMorePointPage final : public StudyPage {
  Q_OBJECT

 public:
  explicit OneMorePointPage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] Work work(const ChapterScenario& scenario) override;
  [[nodiscard]] std::vector<PanelRow> rows() const override;
  [[nodiscard]] QString tell(const Kin& kin) const override;

  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] std::shared_ptr<const Exhibit> lecture(int step) const override;
  [[nodiscard]] QString lecture_title(int step) const override;
  /// What colour the room gives the next dot of your own painting; else that of the step.
  [[nodiscard]] QString headline(Moment moment) const override;
  void show_motion(Moment moment, StepPanel& panel) override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_click(const Spot& spot) override;
  void take_drag(const Drag& drag) override;
  void show_step(int step) override;

  [[nodiscard]] const std::shared_ptr<const OneMorePointRun>& run() const { return run_; }
  /// The colour that a dot gets, and what was refused last.
  [[nodiscard]] const PointBrush& brush() const { return brush_; }

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;
  void set_by_hand(const std::string& field, double value, int drag) override;

 private:
  /// The dot gets the chosen colour, or none where it has that already, or refuses it.
  void paint_dot(std::size_t world);
  void choose_colour(std::size_t answer);
  void move_probe(double across, double up, int drag);
  void walk(const Drag& drag);
  bool take_colour_key(const QKeyEvent& key, bool lecture);
  void take_run(std::shared_ptr<const OneMorePointRun> run);
  /// Its region and its arc light up.
  void light(const Kin& kin);

  PlainButton* paint_;
  std::shared_ptr<const OneMorePointRun> run_;
  std::shared_ptr<const OneMorePointRun> leaving_;  // whose inside fades
  PointBrush brush_;
  QPointF taken_at_;  // the probe's place when it was taken, as u and v
  int step_ = 0;
};

}  // namespace littlestone::ui
