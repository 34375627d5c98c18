// SPDX-License-Identifier: GPL-3.0-or-later
// Same answer: two labs share a die; they differ only if it falls between their two steps.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "core/study/same_answer/same_answer_run.hpp"
#include "ui/kit/picture.hpp"
#include "ui/pages/same_answer/same_answer_scene.hpp"
#include "ui/shell/handles.hpp"
#include "ui/shell/lecture_hand.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo same_answer_page();

/// The card of a scenario that opens on this page. Throws InputError, Stopped.
[[nodiscard]] std::shared_ptr<const Picture> same_answer_card(const StabilityScenario& scenario,
                                                              const Observer& observer);

/// The share p is dragged along the roof, the die up and down, the steps of the staircase along the counts; a lab opens
/// its card. In a lecture Space rolls the die, and each world that is shown leaves a dot.
class SameAnswerPage final : public StudyPage, public HandlePage, public LectureHand {
  Q_OBJECT

 public:
  explicit SameAnswerPage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] Work work(const ChapterScenario& scenario) override;
  [[nodiscard]] std::vector<PanelRow> rows() const override;
  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_click(const Spot& spot) override;
  void take_drag(const Drag& drag) override;
  [[nodiscard]] QString tell(const Kin& kin) const override;
  void tell_nothing(Nothing why) override;
  void close_opened() override;
  void show_motion(Moment moment, StepPanel& panel) override;

  [[nodiscard]] std::shared_ptr<const Exhibit> lecture(int step) const override;
  [[nodiscard]] QString space_words() const override;
  void take_space() override;

  bool step_handle(const Spot& handle, int by) override;
  [[nodiscard]] QString handle_text(const Spot& handle) const override;
  void take_handle_text(const Spot& handle, const QString& text) override;

  [[nodiscard]] const std::shared_ptr<const SameAnswerRun>& run() const { return run_; }
  [[nodiscard]] const AnswerView& seen_as() const { return view_; }
  /// The worlds that were shown with these steps.
  [[nodiscard]] const std::vector<StaircasePlace>& worlds_seen() const { return worlds_seen_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;
  void set_by_hand(const std::string& field, double value, int drag) override;

 private:
  void take(std::shared_ptr<const SameAnswerRun> run);
  void edit(const StabilityScenario& scenario, int drag);
  /// Step i at the count whose root this is.
  void move_step(std::size_t i, double root, int drag);
  /// Step i as it was typed, "18" or "18:0.1": what is no law then is made one, and said.
  void type_step(std::size_t i, const QString& text);
  void undo_mending();
  /// The die, in thousandths where it was rolled.
  [[nodiscard]] Rational rolled() const;

  std::shared_ptr<const SameAnswerRun> run_;
  AnswerView view_;
  int step_ = 0;
  std::vector<StaircasePlace> worlds_seen_;  // the newest last
  std::string mended_;                       // the steps that `view_.said` is about
  std::optional<StabilityScenario> before_;  // they were mended
};

}  // namespace littlestone::ui
