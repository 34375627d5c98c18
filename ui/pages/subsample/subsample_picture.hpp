// SPDX-License-Identifier: GPL-3.0-or-later
// Rows fly down to A; the bar of chances, cut by the copies of the changed row, each piece stretched; below, how many
// rows keep ε and what order does.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <vector>

#include "core/study/subsample/subsample_run.hpp"
#include "ui/kit/picture.hpp"
#include "ui/pages/subsample/subsample_words.hpp"

namespace littlestone::ui {

class Stage;

class SubsamplePicture final : public Picture {
 public:
  // Places of spots.
  static constexpr std::int32_t dot = 1;            // n on the curve
  static constexpr std::int32_t first_row = 1'000;  // a row of S that has a chip: this and its number

  SubsamplePicture(std::shared_ptr<const SubsampleRun> run, int step, double phase);

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

  /// n at a place of the curve.
  [[nodiscard]] std::uint64_t rows_at(QPointF at, const QRectF& area) const;
  /// The row of S whose chip is nearest to a place.
  [[nodiscard]] std::uint64_t row_at(QPointF at, const QRectF& area) const;

 private:
  Q_DECLARE_TR_FUNCTIONS(SubsamplePicture)

  struct Plot;
  struct Order;
  void paint_rows(const Stage& stage) const;
  void paint_row(const Stage& stage, std::size_t chip) const;
  void paint_draws(const Stage& stage) const;
  void paint_fall(const Stage& stage, std::size_t draw, double grown) const;
  void paint_learner(const Stage& stage) const;
  void paint_bars(const Stage& stage) const;
  void paint_bar(const Stage& stage, const SubsampleBar& bar, double top, double unit, double grown) const;
  void paint_pieces(const Stage& stage, const SubsampleBar& bar, bool below, double top, double unit,
                    double grown) const;
  void paint_bar_name(const Stage& stage, bool put_back, double top) const;
  void paint_sizes(const Stage& stage) const;
  void paint_curves(const Stage& stage, const Plot& plot) const;
  void take_curves(const Plot& plot, class LabelPlaces& places) const;
  void paint_marks(const Stage& stage, const Plot& plot, class LabelPlaces& places) const;
  void paint_rows_number(const Stage& stage, const Plot& plot, class LabelPlaces& row, double rows, bool strong) const;
  void paint_least_rows(const Stage& stage, const Plot& plot, class LabelPlaces& row, class LabelPlaces& places) const;
  void paint_paper_rows(const Stage& stage, const Plot& plot, class LabelPlaces& row, class LabelPlaces& places) const;
  void paint_printed_name(const Stage& stage, const Plot& plot, class LabelPlaces& places) const;
  void paint_dot(const Stage& stage, const Plot& plot, class LabelPlaces& places) const;
  void paint_orders(const Stage& stage) const;
  void paint_orders_title(const Stage& stage, double room) const;
  void paint_order(const Stage& stage, const Order& order, double y, double unit, bool ends) const;
  [[nodiscard]] QString orders_finding() const;
  [[nodiscard]] QRectF row_rect(const Stage& stage, std::size_t chip) const;
  [[nodiscard]] QRectF draw_rect(const Stage& stage, std::size_t draw) const;
  [[nodiscard]] double come(int step) const { return moment_.step == step ? grown_ : 1; }

  std::shared_ptr<const SubsampleRun> run_;
  SubsampleMoment moment_;
  double grown_;
  std::vector<std::uint64_t> chips_;  // rows of S that have one, rising
  std::size_t shown_draws_ = 0;
};

/// The chances of 0, 1, … copies.
class SubsampleCopiesPicture final : public Picture {
 public:
  explicit SubsampleCopiesPicture(std::shared_ptr<const SubsampleRun> run) : run_(std::move(run)) {}

  [[nodiscard]] QSizeF natural_size() const override { return {256, 128}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(SubsampleCopiesPicture)

  std::shared_ptr<const SubsampleRun> run_;
};

}  // namespace littlestone::ui
