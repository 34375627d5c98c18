// SPDX-License-Identifier: GPL-3.0-or-later
// The class: its table of labels, the target and the distribution.
#pragma once

#include <QTimer>

#include "ui/pages/class/class_picture.hpp"
#include "ui/pages/learn/run_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo class_page();

/// The run's class and distribution.
[[nodiscard]] std::shared_ptr<const ClassShown> class_of(const PrivateRun& run);
/// The class, standing still.
[[nodiscard]] std::shared_ptr<const Exhibit> class_exhibit(const std::shared_ptr<const ClassShown>& shown);

/// How many rows of a table were left out because they equal an earlier one, in a sentence.
[[nodiscard]] QString merged_rows_text(std::uint64_t rows);

/// The class can be edited by hand: a click on a label turns it, on the name of a row makes it the target, on the head of
/// a column leaves it out (below the table it is brought back), and a bar is dragged. The keys do the same in the picture and in the table. What is edited is seen at once; its dimensions follow
/// with the run.
class ClassPage final : public RunPage {
  Q_OBJECT

 public:
  explicit ClassPage(const PageInfo& info, QWidget* parent = nullptr);

  void take(const std::shared_ptr<const Story>& story) override;
  void set_edited(const Scenario& scenario) override;
  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] std::shared_ptr<const Exhibit> lecture(int step) const override;
  /// The target's row is not marked.
  void show_step(int step) override;
  void show_table(bool shown) override;
  void explain(StepPanel& panel, int step) const override;
  void take_click(const Spot& spot) override;
  void take_drag(const Drag& drag) override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void close_opened() override;
  /// Asks for the user's own class.
  [[nodiscard]] PlainButton* table_button() const { return table_button_; }
  /// The place the keys edit in the picture; none before the first of them.
  [[nodiscard]] const std::optional<ClassPlace>& cursor() const { return hand_.cursor; }
  /// Why the last edit was not made; empty where it was.
  [[nodiscard]] QString refusal() const { return hand_.refusal ? hand_.refusal->words : QString(); }

 signals:
  /// An edit; those of one drag have the same number, not 0.
  void edited(const littlestone::ui::ChapterScenario& scenario, int drag);

 protected:
  void fill_head(int step) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] std::vector<Note> notes() const;
  void take_edited(const Scenario& scenario);
  void make_shown();
  void edit(const ClassPlace& place);
  void leave_column_out(const ClassPlace& place);
  void make(const struct ClassEdit& made, const ClassPlace& place, int drag);
  void take_bar(PointIndex point);
  void set_bar(double part);
  void step_bar(PointIndex point, int by);
  [[nodiscard]] bool take_cursor_key(int key);
  [[nodiscard]] bool take_edit_key(int key, const std::optional<ClassPlace>& place);
  [[nodiscard]] QString hint(const ClassPlace& place) const;
  [[nodiscard]] std::optional<ClassPlace> table_place() const;

  PlainButton* table_button_;
  Scenario edited_;
  std::shared_ptr<const ClassShown> shown_;  // the run's, or what is edited and still to be run; null before a run
  ClassHand hand_;
  QTimer refusal_ends_;       // a refusal is seen for some seconds
  bool table_edits_ = false;  // a double click in the table is heard
  // The bar that is dragged or stepped, and the distribution before: the other bars keep their heights meanwhile.
  struct Bar {
    PointIndex point = 0;
    std::vector<double> weights;
    double part = 1;  // of the largest weight before
    int drag = 0;
  };
  std::optional<Bar> bar_;
};

}  // namespace littlestone::ui
