// SPDX-License-Identifier: GPL-3.0-or-later
// Two families side by side: every known bound along an axis, the cheapest private path, and what a budget reaches.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <vector>

#include "core/study/sample_sizes/sample_sizes_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

class LabelPlaces;
class Stage;

/// What is there at a step.
struct SizesMoment {
  static constexpr int steps = 7;
  bool mechanism = false, m = false, path = false, agnostic = false, budget = false, plain = false;
  int newest = 0;
  [[nodiscard]] static SizesMoment at(int step);
};

/// Where things lie, in the picture's own px.
struct SizesGeometry {
  explicit SizesGeometry(QSizeF size);
  double width, height;
  double plot_top = 46;
  double plot_base = 0;
  double plot_width = 0;
  [[nodiscard]] double left_of(std::size_t side) const;
};

class SampleSizesPicture final : public Picture {
 public:
  static constexpr std::int32_t budget_handle = 1;
  static constexpr std::int32_t show_all = 2;  // a click, where no line is chosen

  SampleSizesPicture(std::shared_ptr<const SampleSizesRun> run, int step, double phase);

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

  /// The budget at a place of the device, to two digits.
  [[nodiscard]] std::uint64_t budget_at(QPointF at, const QRectF& area) const;
  /// The decades that the axis of n spans.
  [[nodiscard]] int first_decade() const { return first_; }
  [[nodiscard]] int last_decade() const { return last_; }

 private:
  Q_DECLARE_TR_FUNCTIONS(SampleSizesPicture)

  struct Frame;
  struct Line;

  void find_decades();
  [[nodiscard]] double come(int step) const { return moment_.newest == step ? grown_ : 1; }
  [[nodiscard]] double x_of(const Frame& frame, double at) const;
  [[nodiscard]] double y_of(const SizesGeometry& geometry, double log10_examples) const;
  [[nodiscard]] bool shown(const char* name) const;
  [[nodiscard]] QPolygonF course(const Frame& frame, const char* name) const;

  void paint_side(const Stage& stage, const SizesGeometry& geometry, std::size_t side) const;
  void paint_axes(const Frame& frame) const;
  void paint_ticks(const Frame& frame) const;
  void paint_path(const Frame& frame) const;
  void paint_lines(const Frame& frame, LabelPlaces& places) const;
  void paint_line(const Frame& frame, const Line& line, LabelPlaces& places) const;
  void paint_marks(const Frame& frame, const Line& line, LabelPlaces& places) const;
  void paint_budget(const Frame& frame, LabelPlaces& places) const;
  void paint_crossing(const Frame& frame, LabelPlaces& places) const;
  void paint_names(const Frame& frame, LabelPlaces& places) const;
  void paint_name(const Frame& frame, const Line& line, const QString& words, LabelPlaces& places) const;
  void paint_learner_name(const Frame& frame, const Line& line, LabelPlaces& places) const;
  void paint_m_steps(const Frame& frame, LabelPlaces& places) const;
  void paint_above(const Frame& frame, LabelPlaces& places) const;
  void paint_best(const Frame& frame) const;
  void paint_places(const Frame& frame) const;
  void paint_empty(const Frame& frame) const;
  void paint_handle(const Stage& stage, const SizesGeometry& geometry) const;
  void paint_readouts(const Stage& stage, const SizesGeometry& geometry) const;

  std::shared_ptr<const SampleSizesRun> run_;
  SizesMoment moment_;
  double grown_ = 1;
  int first_ = 1;
  int last_ = 10;
};

/// For the right panel: what each kind of line promises.
class SizesLegendPicture final : public Picture {
 public:
  [[nodiscard]] QSizeF natural_size() const override { return {256, 244}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(SizesLegendPicture)
};

}  // namespace littlestone::ui
