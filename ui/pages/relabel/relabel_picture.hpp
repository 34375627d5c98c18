// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of S with T framed, the ways H labels T, the labels that change, the hypothesis that leaves; below, what
// dilution costs and where the score of the first hypothesis fails.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <optional>
#include <vector>

#include "core/study/relabel/relabel_run.hpp"
#include "ui/kit/picture.hpp"
#include "ui/pages/relabel/relabel_words.hpp"

namespace littlestone::ui {

class Stage;

/// How the page is looked at.
struct RelabelView {
  std::optional<std::size_t> previewed;  // a way whose flips are drawn as ghosts
};

class RelabelPicture final : public Picture {
 public:
  // Places of spots.
  static constexpr std::int32_t dot = 1;                 // m on the curve
  static constexpr std::int32_t first_way = 1'000;       // a way
  static constexpr std::int32_t first_stack = 100'000;   // rows of S at a point: 2·point, + 1 for the label +
  static constexpr std::int32_t first_chip = 1'000'000;  // a row of T, in its order

  RelabelPicture(std::shared_ptr<const RelabelRun> run, int step, double phase, const RelabelView& view = {});

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

  /// m at a place of the curve, 1 … n.
  [[nodiscard]] std::uint64_t subset_at(QPointF at, const QRectF& area) const;
  /// The row of T whose chip lies at a place, in its order; none outside.
  [[nodiscard]] std::optional<std::size_t> chip_at(QPointF at, const QRectF& area) const;

 private:
  Q_DECLARE_TR_FUNCTIONS(RelabelPicture)

  struct Column {
    PointIndex point = 0;
    std::uint64_t minus = 0, plus = 0;        // rows of S
    std::uint64_t minus_in = 0, plus_in = 0;  // of them in T
  };
  struct Frame;

  void make_columns();
  void make_lines();
  void paint_ground(const Frame& frame) const;
  void paint_stacks(const Frame& frame) const;
  void paint_stack(const Frame& frame, std::size_t column, Label label) const;
  void paint_bar(const Frame& frame, const QRectF& bar, Label label, std::uint64_t rows, std::uint64_t in) const;
  void paint_names(const Frame& frame) const;
  void paint_ways(const Frame& frame) const;
  void paint_way(const Frame& frame, std::size_t line) const;
  void paint_way_name(const Frame& frame, const Dichotomy& way, double y, bool bold) const;
  void paint_rest(const Frame& frame) const;
  void paint_chips(const Frame& frame) const;
  void paint_chip(const Frame& frame, const QRectF& rect, const Example& row) const;
  void paint_flips(const Frame& frame) const;
  void paint_answer(const Frame& frame) const;
  void paint_public(const Frame& frame) const;
  void paint_dilution(const Frame& frame) const;
  void paint_dot(const Frame& frame, double top, double base, double most) const;
  void paint_witness(const Frame& frame) const;
  void paint_witness_class(const Frame& frame, double left, double top) const;
  void paint_witness_bars(const Frame& frame, double left, double top, double room) const;
  [[nodiscard]] QRectF chip_rect(std::size_t row, double middle) const;
  [[nodiscard]] std::size_t shown_chips() const;
  [[nodiscard]] double come(int step) const { return moment_.step == step ? grown_ : 1; }

  std::shared_ptr<const RelabelRun> run_;
  RelabelMoment moment_;
  double grown_;
  RelabelView view_;
  std::vector<Column> columns_;     // of points, in their order
  std::size_t left_points_ = 0;     // points of S without a column
  std::vector<std::size_t> lines_;  // ways that have a line, in their order
};

/// Who pays what: ε₁ and the neighbour's part, in one bar.
class RelabelCostPicture final : public Picture {
 public:
  explicit RelabelCostPicture(std::shared_ptr<const RelabelRun> run) : run_(std::move(run)) {}

  [[nodiscard]] QSizeF natural_size() const override { return {256, 62}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(RelabelCostPicture)

  std::shared_ptr<const RelabelRun> run_;
};

}  // namespace littlestone::ui
