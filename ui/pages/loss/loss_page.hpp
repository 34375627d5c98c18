// SPDX-License-Identifier: GPL-3.0-or-later
// The last page: loss against sample size, and how many examples are needed. It measures in the background while it is
// shown.
#pragma once

#include <QLabel>
#include <QStackedWidget>
#include <QTimer>
#include <QWidget>
#include <memory>

#include "ui/kit/controls.hpp"
#include "ui/kit/picture.hpp"
#include "ui/kit/picture_view.hpp"
#include "ui/pages/learn/learn_page.hpp"
#include "ui/pages/loss/dot_job.hpp"
#include "ui/pages/loss/loss_exhibits.hpp"
#include "ui/pages/loss/loss_plot.hpp"
#include "ui/pages/loss/loss_table.hpp"
#include "ui/pages/loss/required_job.hpp"
#include "ui/pages/loss/sweep_job.hpp"
#include "ui/shell/exhibit_job.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/page_head.hpp"
#include "ui/shell/table_view.hpp"

class QBoxLayout;

namespace littlestone::ui {

[[nodiscard]] PageInfo loss_page();

enum class LossView { loss, need_by_dimension, need_by_epsilon };

/// The picture under its head, a switch between the three questions, and the range of n. Work starts when the page is
/// first shown for a scenario; a coarse answer comes first and is refined. What is pointed at in the plot is told in
/// the step panel; a table twin holds all of it. Work that fails says why instead of a picture.
/// At a question the loss of a learner is covered, and a line is put where it is expected to fall; nothing is measured
/// before the answer.
class LossPage final : public Page, public LearnPage, public HasDeferred {
  Q_OBJECT

 public:
  explicit LossPage(const PageInfo& info = loss_page(), QWidget* parent = nullptr);

  /// Sets another scenario (constants resolved) and its instance; the page measures again when it is shown. If only α,
  /// β and words changed, no loss can have changed: the cells stay and only their lines move.
  void set_scenario(const Scenario& scenario, const std::shared_ptr<const Instance>& instance);
  /// It needs no tree and no run.
  void prepare(const Scenario& scenario, const std::shared_ptr<const Instance>& instance) override {
    set_scenario(scenario, instance);
  }
  void take(const std::shared_ptr<const Story>& story) override {
    set_scenario(story->run().scenario, story->run().instance);
  }
  void set_edited(const Scenario& scenario) override { edited_ = scenario; }
  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  /// The examples needed, against d and against ε, and the losses in a range that reaches the theorem's size.
  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> deferred() const override;
  /// Once something is measured.
  [[nodiscard]] bool ready() const override { return share_done() > 0; }
  [[nodiscard]] Provenance provenance(int step) const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  void show_step(int) override {}
  void explain(StepPanel& panel, int step) const override;
  [[nodiscard]] QWidget* bar() const override;
  void dress(const Theme& theme) override;
  [[nodiscard]] nlohmann::json view_state() const override;
  void set_view_state(const nlohmann::json& state) override;
  void start() override;
  void restart();
  void stop() override;
  [[nodiscard]] bool running() const override {
    return dot_job_.running() || (view_ == LossView::loss ? job_.running() : need_job_.running());
  }
  void take_drag(const Drag& drag) override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  /// Where the line stands, in examples; none where there is none.
  [[nodiscard]] std::optional<std::uint64_t> guess() const {
    return guess_state() == LossGuess::State::none ? std::nullopt : std::optional(plot_->guess().examples);
  }
  /// Asks where the loss of the scenario's learner falls, then tells it, then takes the line away.
  void turn_guess();
  [[nodiscard]] bool can_guess() const;
  [[nodiscard]] LossGuess::State guess_state() const { return plot_->guess().state; }
  /// What the button says that turns from this state to the next.
  [[nodiscard]] static QString guess_button_text(LossGuess::State state);
  /// A line waits to be put where the loss falls.
  [[nodiscard]] bool asks() const { return guess_state() == LossGuess::State::open; }
  /// Looks for a run of M with the cell's size and this loss and opens it in the window; for cells of other learners it
  /// says why this is impossible.
  void open_dot(const SweepCell& cell, double loss);
  [[nodiscard]] const DotJob& dot_job() const { return dot_job_; }
  void set_view(LossView view);
  [[nodiscard]] LossView question() const { return view_; }
  [[nodiscard]] Segments& view_switch() { return *switch_; }
  /// The picture or its table twin.
  void show_table(bool shown) override;
  [[nodiscard]] bool table_shown() const override { return as_table_; }
  [[nodiscard]] Segments& how_shown() { return *how_shown_; }
  [[nodiscard]] TableView& table_view() { return *table_view_; }
  /// What is shown, in rows.
  [[nodiscard]] PageTable table() const;
  /// Half decades of the least and the largest n; the sizes in between are chosen by the page until another scenario
  /// comes.
  [[nodiscard]] Slider& from_slider() { return *from_; }
  [[nodiscard]] Slider& to_slider() { return *to_; }
  [[nodiscard]] const LossPlot& plot() const { return *plot_; }
  /// What is shown, for the window's own thread.
  [[nodiscard]] std::shared_ptr<const Picture> picture() const;
  /// Cells with all their replicates, and how many there will be.
  [[nodiscard]] std::size_t cells_done() const;
  [[nodiscard]] std::size_t cells_in_all() const { return scenario_.learners.size() * scenario_.sizes.size(); }
  /// How much of the work of this view is done, from 0 to 1, and one line about it.
  [[nodiscard]] double share_done() const;
  [[nodiscard]] QString state_text() const;
  /// What is measured: the scenario that was set, with the page's own range of n.
  [[nodiscard]] const Scenario& scenario() const { return scenario_; }

 signals:
  /// The scenario of a run that was opened.
  void run_found(const littlestone::Scenario& scenario);
  /// A line over the page.
  void told(const QString& text);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] class QHBoxLayout* choices();
  void connect_sweep();
  void connect_need();
  void connect_dots();
  void connect_guess();
  void show_guess(const LossGuess& guess);
  [[nodiscard]] LearnerKind guessed_learner() const;
  bool take_guess_key(const QKeyEvent& key, KeyFocus focus);
  [[nodiscard]] static QString dot_tip();
  void open_found(const MatchingRun& found);
  void open_row(int row);
  enum class State { fresh, running, done, stopped, failed };
  void take_scenario(const Scenario& scenario);
  void start_sweep();
  void start_need();
  void choose_range();
  void show_range();
  void show_view();
  void show_curve();
  [[nodiscard]] QString relabelled_note() const;
  /// Of the lean or the chain learner, whose size must be known.
  [[nodiscard]] QString planned_note(LearnerKind learner) const;
  /// What M's constants promise at the sizes of the plot.
  [[nodiscard]] QString constants_note() const;
  [[nodiscard]] QString fail_note() const;
  /// Where M falls if that is not on the axis; empty if it is on the axis or is not known yet.
  [[nodiscard]] QString beyond_note() const;
  void fill_table();
  [[nodiscard]] std::size_t need_complete() const;
  void fail(State& state, const Refusal& refusal);

  LossPlot* plot_;
  PictureView* need_view_;
  QStackedWidget* views_;
  TableView* table_view_;
  Segments* switch_;
  Segments* how_shown_;
  QWidget* range_;
  RichLabel* range_text_;
  Slider* from_;
  Slider* to_;
  RichLabel* title_;
  RichLabel* subtitle_;
  SweepJob job_;
  DotJob dot_job_;
  double dot_loss_ = 0;  // that is looked for
  Scenario edited_;      // as the window has it
  RequiredJob theorem_job_;
  RequiredJob need_job_;
  QTimer gather_;  // many cells make one redraw
  QTimer settle_;  // a drag of a slider makes one sweep at each stop
  std::vector<SweepCell> gathered_;
  bool has_scenario_ = false;  // none until a class was computed
  Scenario scenario_;
  std::shared_ptr<const Instance> instance_;
  std::optional<TheoremSizes> theorem_;
  std::optional<double> batch_fails_;  // of the sweep that is shown, once it is done
  RequiredCurve curve_;
  LossView view_ = LossView::loss;
  State state_ = State::fresh;       // of the sweep
  State need_state_ = State::fresh;  // of the curve
  quint64 replicates_done_ = 0;
  quint64 replicates_in_all_ = 0;
  QString failure_;  // of what failed last: field, value and rule
  bool as_table_ = false;
  class SweepBar* bar_;
};

/// What stands in the transport's place on this page: what is measured, how far it is, and the button that stops it.
class SweepBar final : public QWidget {
  Q_OBJECT

 public:
  explicit SweepBar(LossPage& page, QWidget* parent = nullptr);
  [[nodiscard]] PlainButton& button() { return *button_; }
  [[nodiscard]] PlainButton& guess_button() { return *guess_; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refresh();
  LossPage& page_;
  PlainButton* button_;
  PlainButton* guess_;
  QBoxLayout* buttons_;
};

}  // namespace littlestone::ui
