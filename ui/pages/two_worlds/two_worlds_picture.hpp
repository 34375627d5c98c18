// SPDX-License-Identifier: GPL-3.0-or-later
// Classes by their dimension: what they cost online at the left, in mistakes, and privately at the right, in examples.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <optional>
#include <vector>

#include "core/study/two_worlds/two_worlds_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

class Stage;

/// Where things lie, in the picture's own px.
struct WorldsGeometry {
  WorldsGeometry(QSizeF size, const TwoWorldsRun& run, bool paper);
  double width, height;
  double left_end = 24;   // of the most mistakes
  double left_zero = 0;   // of no mistake
  double axis = 0;        // of the dimensions
  double names = 0;       // left of the classes' names
  double right_zero = 0;  // of 10 examples
  double right_end = 0;   // of 10^last
  double top = 92;        // of the rows
  double base = 0;
  double pitch = 0;                                    // of a row
  int most = 2;                                        // mistakes
  int stride = 3;                                      // decades between two lines
  int last = 10;                                       // decade
  std::vector<double> row_tops;                        // by the study's rows
  std::vector<std::pair<double, double>> group_rooms;  // top and bottom, by the run's groups

  [[nodiscard]] double mistakes_x(double mistakes) const;
  [[nodiscard]] double examples_x(double log10_examples) const;
  [[nodiscard]] double bar_y(std::size_t row) const { return row_tops[row] + pitch * 0.4; }
  [[nodiscard]] double regret_y(std::size_t row) const;
};

class TwoWorldsPicture final : public Picture {
 public:
  static constexpr std::int32_t height_handle = 100;  // on the middle axis; smaller places are rows

  /// `paper`: M's examples with the paper's constants; `pointed`: the class whose numbers are written out.
  TwoWorldsPicture(std::shared_ptr<const TwoWorldsRun> run, int step, double phase, bool paper,
                   std::optional<std::size_t> pointed = std::nullopt);

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

  /// The group at that height; as many as there are groups: endless.
  [[nodiscard]] std::size_t group_at(QPointF at, const QRectF& area) const;
  [[nodiscard]] std::size_t pointed() const { return pointed_; }

 private:
  Q_DECLARE_TR_FUNCTIONS(TwoWorldsPicture)

  struct Frame;

  [[nodiscard]] QRectF band_of(const WorldsGeometry& at, int step) const;
  void paint_band(const Frame& frame) const;
  void paint_heads(const Frame& frame) const;
  void paint_endless(const Frame& frame) const;
  void paint_scales(const Frame& frame) const;
  void paint_axis(const Frame& frame) const;
  void paint_stairs(const Frame& frame) const;
  void paint_online(const Frame& frame, std::size_t row) const;
  void paint_private(const Frame& frame, std::size_t row) const;
  void paint_name(const Frame& frame, std::size_t row) const;
  void paint_words(const Frame& frame) const;
  void paint_other_constants(const Frame& frame) const;
  void paint_foot(const Frame& frame) const;
  void paint_handle(const Frame& frame) const;
  [[nodiscard]] std::optional<double> m_of(std::size_t row) const;

  std::shared_ptr<const TwoWorldsRun> run_;
  std::vector<WorldsStep> steps_;
  int step_ = 0;
  double grown_ = 1;
  bool paper_ = false;
  std::size_t pointed_ = 0;
};

/// For the right panel: one class in numbers, and what the marks mean.
class WorldsCardPicture final : public Picture {
 public:
  WorldsCardPicture(std::shared_ptr<const TwoWorldsRun> run, std::size_t row);
  [[nodiscard]] QSizeF natural_size() const override { return {256, 358}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(WorldsCardPicture)

  std::shared_ptr<const TwoWorldsRun> run_;
  std::size_t row_;
};

}  // namespace littlestone::ui
