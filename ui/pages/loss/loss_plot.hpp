// SPDX-License-Identifier: GPL-3.0-or-later
// Loss against sample size: every replicate a dot, means as lines, bands for the middle 80 %, and the share of runs
// that succeed.
#pragma once

#include <qcustomplot.h>

#include <map>
#include <optional>
#include <utility>

#include "core/study/sample_complexity/required.hpp"
#include "core/study/sweep/fall.hpp"
#include "core/study/sweep/sweep.hpp"
#include "ui/kit/label_places.hpp"
#include "ui/kit/picture.hpp"
#include "ui/kit/scene/scene.hpp"
#include "ui/kit/tex_source.hpp"
#include "ui/pages/loss/loss_range.hpp"

namespace littlestone::ui {

/// A line that the user puts where they expect the loss of a learner to fall.
struct LossGuess {
  enum class State {
    none,  ///< there is no line
    open,  ///< the line can be moved, and nothing of the learner is shown
    told   ///< the line stands beside the measured fall
  };
  State state = State::none;
  LearnerKind learner = LearnerKind::private_learner;
  std::uint64_t examples = 0;  ///< where the line stands

  friend bool operator==(const LossGuess&, const LossGuess&) = default;
};

/// The plot as a widget. In a large room it is drawn larger, as other pictures are. It is given cells as they come and
/// shows those it has. All drawing is QCustomPlot's, but for the words, which are set by MathText in one item of their
/// own.
class LossPlot final : public QCustomPlot {
  Q_OBJECT

 public:
  explicit LossPlot(QWidget* parent = nullptr);

  /// Forgets all cells and takes ε, δ, α, β and the sizes from the scenario.
  void begin(const Scenario& scenario);
  /// The sizes from which on the theorem holds, marked where they are on the axis and named beside it where they are
  /// not. Where none are given those of before keep their room beside the axis, without their numbers.
  void set_theorem(const std::optional<TheoremSizes>& theorem);
  /// Adds the cells, each in place of an earlier one of the same learner and size; the repaint is queued.
  void add_cells(const std::vector<SweepCell>& cells);
  void add_cell(const SweepCell& cell) { add_cells({cell}); }
  void set_result(const Scenario& scenario, const SweepResult& result) { set_cells(scenario, result.cells); }
  /// All of the figure at once.
  void set_data(const LossData& shown);
  /// ε, δ, α, β of another scenario over the cells there are: for changes on which no loss depends.
  void set_promise(const Scenario& scenario);
  /// Shows a line to be moved, or a line beside the fall; a state with `examples` 0 stands in the middle of the axis.
  void set_guess(const LossGuess& guess);
  [[nodiscard]] const LossGuess& guess() const { return guess_; }
  /// Moves an open line by tenths of a decade.
  void step_guess(int tenths);
  /// Moves an open line to one of the ends of the axis.
  void guess_end(bool largest);
  /// Moves an open line to a size, or to the end of the axis that is nearest.
  void move_guess(std::uint64_t examples);
  /// The middle of the line's handle, in px of the widget.
  [[nodiscard]] QPointF guess_handle() const;
  /// The line with its handle, as wide as a finger.
  [[nodiscard]] QRectF guess_reach() const;
  /// The size at so many px from the left of the widget, to two digits.
  [[nodiscard]] std::uint64_t size_at(double x) const;
  /// What stands in the plot while it has no cells; empty: that nothing is measured yet.
  void set_notice(const QString& notice);
  void apply_theme(const Theme& theme);
  [[nodiscard]] const std::vector<SweepCell>& cells() const { return cells_; }
  /// The figure that it shows; without the learner that an open line covers.
  [[nodiscard]] LossData figure() const;
  /// The cell under the pointer: of the nearest n the learner whose dot or mark is nearest. Null where none is pointed
  /// at.
  [[nodiscard]] const SweepCell* pointed_cell() const;
  /// Where the cell's mark of the mean loss stands, in px of the widget.
  [[nodiscard]] QPointF mark_of(const SweepCell& cell) const;
  /// The same of the mark of its share of successes.
  [[nodiscard]] QPointF share_mark_of(const SweepCell& cell) const;
  [[nodiscard]] const Scenario& scenario() const { return scenario_; }

  /// Covers what sticks out of the axes: the SVG writer of Qt before 6.5 does not clip. For exports only.
  void set_masked(bool masked);
  /// One sentence for screen readers and file metadata.
  [[nodiscard]] QString description() const;

  [[nodiscard]] QSize sizeHint() const override { return {728, 600}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {480, 400}; }
  /// px of the widget for one px of the plot: above 1 where the room is larger than the natural size.
  [[nodiscard]] double zoom() const;

 signals:
  /// Another cell is pointed at, or none any more.
  void pointed();
  /// The dot of a run was clicked: the one of its cell whose loss is nearest.
  void dot_clicked(const littlestone::SweepCell& cell, double loss);
  /// The line was moved.
  void guess_moved();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  using CellKey = std::pair<LearnerKind, std::uint64_t>;
  class Notes;
  class GuessLine;
  class Graph;
  class Dots;

  void set_cells(const Scenario& scenario, std::vector<SweepCell> cells);
  void lay_out_axes();
  void add_rings();
  void add_masks();
  void rebuild();
  double set_ranges();
  [[nodiscard]] double largest_loss(double words_height) const;
  void place_marks(double loss_px);
  QCPGraph* add_graph(QCPAxisRect* axes, const char* layer_name);
  void add_curves(LearnerKind learner, double side);
  void add_dots(LearnerKind learner, const QColor& color, double side);
  void point_at(const std::optional<CellKey>& key);
  void place_rings();
  [[nodiscard]] std::optional<CellKey> key_at(QPointF at) const;
  void draw_notes(QPainter& painter) const;
  [[nodiscard]] Scene titles() const;
  [[nodiscard]] Scene bounds() const;
  [[nodiscard]] Scene success_intervals() const;
  [[nodiscard]] Scene legend() const;
  [[nodiscard]] LabelPlaces room_of_words() const;
  [[nodiscard]] LabelPlaces taken_places() const;
  void draw_phase_change(QPainter& painter, LabelPlaces& places) const;
  void draw_release_bracket(QPainter& painter, LabelPlaces& places, double from, double to, double lowest) const;
  void draw_reach(QPainter& painter, LabelPlaces& places, LearnerKind learner, const QString& markup) const;
  void draw_reaches(QPainter& painter, LabelPlaces& places) const;
  void draw_theorem(QPainter& painter, LabelPlaces& places) const;
  void add_guess_layer();
  void make_room_for_guess();
  /// Every size of the learner is measured with all replicates.
  [[nodiscard]] bool complete(LearnerKind learner) const;
  void draw_guess(QPainter& painter) const;
  void draw_guess_words(QPainter& painter) const;
  void draw_fall(QPainter& painter, const LossFall& fall) const;
  [[nodiscard]] double guess_x() const;
  [[nodiscard]] double guess_y() const;  // of the handle
  /// The fall beside which the line is shown; none before every cell of the learner is complete.
  [[nodiscard]] std::optional<LossFall> told_fall() const;
  [[nodiscard]] bool covered(LearnerKind learner) const {
    return guess_.state == LossGuess::State::open && guess_.learner == learner;
  }
  [[nodiscard]] bool on_axis(double log10_examples) const;
  /// What is shown of the learner; nothing of one that is covered.
  [[nodiscard]] const std::vector<LossPoint>& points_of(LearnerKind learner) const;

  QCPAxisRect* losses_;   // above
  QCPAxisRect* success_;  // below
  std::vector<QCPItemRect*> masks_;
  Theme theme_;
  Scenario scenario_;
  std::optional<TheoremSizes> theorem_;
  std::optional<TheoremSizes> theorem_before_;  // given last
  std::vector<SweepCell> cells_;
  std::vector<LossSeries> series_;  // of the cells, at the scenario's α
  QString notice_;
  LossGuess guess_;
  bool dragged_ = false;                                // the line follows the pointer
  std::map<CellKey, std::pair<double, double>> marks_;  // where mean and success share are drawn, in units of the axes
  bool apart_ = false;                                  // a mark is drawn beside its value, clear of another
  std::optional<CellKey> pointed_;
  QCPItemTracer* loss_ring_ = nullptr;
  QCPItemTracer* share_ring_ = nullptr;
};

/// The same plot as a picture: what the window shows is what is exported.
class LossPicture final : public Picture, public TexSource {
 public:
  explicit LossPicture(LossData data, const LossGuess& guess = {}) : data_(std::move(data)), guess_(guess) {}

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  /// Needs a QApplication and its thread.
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  /// An open line can be dragged.
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;
  [[nodiscard]] QByteArray tex(QSizeF size, const Theme& theme) const override;
  /// The size where the picture in `area` has this position.
  [[nodiscard]] std::uint64_t size_at(const QRectF& area, QPointF at) const;
  /// The picture in this theme at its natural size, to be painted in any thread.
  [[nodiscard]] std::shared_ptr<const Picture> recorded(const Theme& theme) const;

 private:
  void fill(LossPlot& plot, QSize size, const Theme& theme) const;
  [[nodiscard]] static QPicture record(LossPlot& plot);

  LossData data_;
  LossGuess guess_;
};

}  // namespace littlestone::ui
