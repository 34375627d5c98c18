// SPDX-License-Identifier: GPL-3.0-or-later
// Two samples, one example moved: on X′ every interval keeps its value. Below, which candidates may join.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <optional>

#include "core/study/homogeneous/homogeneous_facts.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// Where the play stands.
struct HomogeneousMoment {
  std::size_t tried = 0;  // candidates that were decided
  bool moved = false;     // the second sample is there
  [[nodiscard]] static HomogeneousMoment at(int step, std::size_t candidates);
  /// How many steps the candidates take: one each, or one for all of many.
  [[nodiscard]] static int trials(std::size_t candidates);
};

class HomogeneousPicture final : public Picture {
 public:
  /// What stands above the candidates: the values for two samples, or one colour.
  enum class Above { values, colour };

  HomogeneousPicture(std::shared_ptr<const LowerBoundRun> run, std::shared_ptr<const HomogeneousFacts> facts,
                     std::optional<std::size_t> pointed, Above above, int step, double phase);

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

  /// Of a handle: the examples of S are 0 …, those of S′ begin here.
  static constexpr std::int32_t moved_handles = 100;
  /// Of a circle on the line of candidates, which forces its candidate in: they begin here. The places below are the
  /// candidates above it.
  static constexpr std::int32_t circles = 1'000'000;
  /// The point of the line at a place of the picture.
  [[nodiscard]] LinePoint point_at_place(QPointF at, const QRectF& area) const;

 private:
  Q_DECLARE_TR_FUNCTIONS(HomogeneousPicture)

  void paint_sample(const class Stage& stage, double shift, const std::vector<LinePoint>& sample, bool second) const;
  struct SampleFrame;
  void paint_axis(SampleFrame& frame) const;
  void paint_bands(SampleFrame& frame) const;
  [[nodiscard]] std::vector<LinePoint> abscissae(const std::vector<LinePoint>& sample) const;
  void paint_values(SampleFrame& frame) const;
  void paint_outside(SampleFrame& frame) const;
  void paint_band_values(SampleFrame& frame) const;
  void paint_examples(SampleFrame& frame) const;
  void paint_move(const class Stage& stage) const;
  void paint_colour(const class Stage& stage) const;
  void paint_candidates(const class Stage& stage) const;
  [[nodiscard]] double x_of(LinePoint point) const;

  std::shared_ptr<const LowerBoundRun> run_;
  std::shared_ptr<const HomogeneousFacts> facts_;
  std::optional<std::size_t> pointed_;
  Above above_;
  HomogeneousMoment moment_;
  double grown_;
};

/// m + 1 points, each taken out once: the colour.
class ColourPicture final : public Picture {
 public:
  ColourPicture(std::shared_ptr<const LowerBoundRun> run, std::shared_ptr<const HomogeneousFacts> facts, bool all);

  [[nodiscard]] QSizeF natural_size() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(ColourPicture)

  std::shared_ptr<const LowerBoundRun> run_;
  std::shared_ptr<const HomogeneousFacts> facts_;
  bool all_;  // every row, or only the one in the middle
};

}  // namespace littlestone::ui
