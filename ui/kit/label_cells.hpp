// SPDX-License-Identifier: GPL-3.0-or-later
// Very many label cells of one size.
#pragma once

#include <QImage>
#include <QPainter>
#include <QSizeF>
#include <array>

#include "core/concept/labels.hpp"
#include "ui/kit/theme.hpp"

namespace littlestone::ui {

/// Draws what draw_label_cell draws. On pixels each label is drawn once for each of 4 × 4 positions within a pixel and
/// then only copied; on a vector device, and where the painter turns or shears, each cell is drawn as it is.
class LabelCells {
 public:
  /// `size` in the painter's px. The painter keeps its transformation and opacity while cells are drawn.
  LabelCells(QPainter& painter, const Theme& theme, QSizeF size);

  /// Its top left corner at `corner`; on pixels it stands to an eighth of one.
  void draw(QPointF corner, Label label);

 private:
  static constexpr int steps = 4;  // positions a pixel, in each direction

  [[nodiscard]] QImage stamp(int column, int row, Label label) const;

  QPainter& painter_;
  const Theme& theme_;
  QSizeF size_;
  QTransform to_device_;
  QTransform from_device_;
  bool stamped_;
  std::array<QImage, 2UL * steps * steps> stamps_;  // by label, row, column; drawn when first asked for
};

}  // namespace littlestone::ui
