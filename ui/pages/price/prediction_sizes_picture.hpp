// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of how many examples each predictor of the chapter needs: excess error against n.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "core/study/price/prediction_sizes.hpp"
#include "ui/kit/picture.hpp"
#include "ui/kit/table.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

class PredictionSizesPicture final : public Picture {
 public:
  explicit PredictionSizesPicture(std::shared_ptr<const PredictionSizes> sizes);
  [[nodiscard]] QSizeF natural_size() const override { return {728, 480}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(PredictionSizesPicture)

  void paint_axes(const class Stage& stage) const;
  void paint_line(const class Stage& stage, const SizeLine& line) const;
  void paint_measured(const class Stage& stage) const;
  void paint_legend(const class Stage& stage) const;
  [[nodiscard]] double x_of(const class Stage& stage, double log10_examples) const;
  [[nodiscard]] double y_of(const class Stage& stage, double alpha) const;

  std::shared_ptr<const PredictionSizes> sizes_;
  int first_ = 0;  // decades of n
  int last_ = 1;
};

/// One row a learner, a kind of constants and an α.
[[nodiscard]] PageTable prediction_sizes_table(const PredictionSizes& sizes, TableLimits limits);

/// What its figure says, at α = 1/100.
[[nodiscard]] FigureTold prediction_sizes_told(const PredictionSizes& sizes);

}  // namespace littlestone::ui
