// SPDX-License-Identifier: GPL-3.0-or-later
// Points with small probability: when the labels of one are flipped, a stable answer changes a little, but the true
// label changes fully. Below, loss against n.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <optional>

#include "core/study/price/price_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// Which parts of the animation are shown.
struct PriceMoment {
  bool sample = false;   // S is drawn
  bool shares = false;   // what a light point weighs
  bool answers = false;  // the learner's answers
  bool value = false;    // the answer at the selected light point
  bool flipped = false;  // its labels are flipped
  bool truth = false;    // its true label after the flip
  bool bound = false;    // the range of its answer after the flip
  bool wrong = false;    // the error that is forced there
  bool total = false;    // the error of all points together
  bool least = false;    // the least n, and the paper's line
  bool others = false;   // the least n for other values of γ
  int newest = 0;        // the step
  static constexpr int steps = 13;
  [[nodiscard]] static PriceMoment at(int step);
};

/// Where things stand in a picture of this size, in its own px.
struct PriceGeometry {
  PriceGeometry(QSizeF size, std::size_t light_points);
  double width = 0;
  double height = 0;
  double column = 0;        // width of a light point's column
  double columns_left = 0;  // of the first
  double grid_right = 0;    // of the plot of answers
  double plot_right = 0;    // of the plot of losses
  double plot_base = 0;
  double words_left = 0;  // of what is said at the right
  std::size_t points = 0;
  [[nodiscard]] double x_of(std::size_t point) const {
    return columns_left + column * (static_cast<double>(point) + 0.5);
  }
  [[nodiscard]] double y_of(double chance) const;
  [[nodiscard]] bool has_plot() const;
};

class PricePicture final : public Picture {
 public:
  /// `stopped`: the light point whose answer after the flip was dragged further than γ allows.
  PricePicture(std::shared_ptr<const PriceRun> run, int step, double phase,
               std::optional<std::size_t> stopped = std::nullopt);

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

  // Places of spots: a light point's column is its own number.
  static constexpr std::int32_t flip_handle = 1'000'000;     // the frame round the rows that are flipped
  static constexpr std::int32_t ring_handle = 1'000'001;     // n on the curve
  static constexpr std::int32_t after_handle = 1'000'002;    // the answer after the flip, of a learner by hand
  static constexpr std::int32_t answer_handles = 2'000'000;  // from here on: the answer at a light point, by hand

  /// The light point nearest to a place.
  [[nodiscard]] std::size_t point_at(QPointF at, const QRectF& area) const;
  /// The chance of + at the height of a place, 0 … 1.
  [[nodiscard]] double chance_at(QPointF at, const QRectF& area) const;
  /// n at a place of the lower plot, at least 1.
  [[nodiscard]] std::uint64_t examples_at(QPointF at, const QRectF& area) const;

 private:
  Q_DECLARE_TR_FUNCTIONS(PricePicture)

  struct Frame;  // stage, geometry and what has come
  void paint_stacks(const Frame& frame) const;
  void paint_stack(const Frame& frame, std::size_t point, bool second) const;
  void paint_heavy(const Frame& frame, double base) const;
  void paint_names(const Frame& frame) const;
  void paint_grid(const Frame& frame) const;
  void paint_truth(const Frame& frame, std::size_t point) const;
  void paint_wrong(const Frame& frame, std::size_t point) const;
  void paint_answer(const Frame& frame, std::size_t point) const;
  void paint_bracket(const Frame& frame) const;
  void paint_errors(const Frame& frame) const;
  void paint_remarks(const Frame& frame) const;
  void paint_plot(const Frame& frame) const;
  void paint_curves(const Frame& frame, class LabelPlaces& places) const;
  void paint_curve_names(const Frame& frame, class LabelPlaces& places) const;
  [[nodiscard]] QPolygonF curve_line(const Frame& frame, std::size_t curve) const;
  [[nodiscard]] QPolygonF paper_line(const Frame& frame) const;  // its ends
  void paint_least(const Frame& frame, class LabelPlaces& places) const;
  void paint_ring(const Frame& frame, class LabelPlaces& places) const;
  void paint_plot_axis(const Frame& frame) const;
  [[nodiscard]] double plot_x(const Frame& frame, double examples) const;
  [[nodiscard]] double plot_y(const Frame& frame, double loss) const;
  [[nodiscard]] double plot_top_loss() const;
  [[nodiscard]] std::uint64_t most_rows() const;
  /// How much of an element that appears in this step is drawn: 1 when it is complete.
  [[nodiscard]] double come(int step) const { return moment_.newest == step ? grown_ : 1; }
  [[nodiscard]] QString remark_of_flip() const;

  std::shared_ptr<const PriceRun> run_;
  PriceMoment moment_;
  double grown_;
  std::optional<std::size_t> stopped_;
};

/// Numbers of examples on one axis: the lower bound, the paper's line, and the number that the stable learner needs.
class PriceAxisPicture final : public Picture {
 public:
  explicit PriceAxisPicture(std::shared_ptr<const PriceRun> run);

  [[nodiscard]] QSizeF natural_size() const override { return {256, 90}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(PriceAxisPicture)

  std::shared_ptr<const PriceRun> run_;
};

/// The name of a light point; the first is 1.
[[nodiscard]] QString light_point_name(std::size_t point);
/// γ and the like between 0 and 1 as a picture writes them: ".1", ".05", "1", "1.3·10⁻⁴"; rounded down at the third digit,
/// since what no γ-stable learner can holds for a smaller γ, too.
[[nodiscard]] QString short_share(const Rational& value);
/// A text with a count, its digits grouped as everywhere.
[[nodiscard]] QString counted(QString text, std::uint64_t count);
/// "5γ": the most by which `rows` changed rows can move an answer, as markup.
[[nodiscard]] QString rows_times_stability(std::uint64_t rows);

}  // namespace littlestone::ui
