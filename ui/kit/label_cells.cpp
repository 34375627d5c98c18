// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/label_cells.hpp"

#include <QPaintEngine>
#include <cmath>

#include "ui/kit/marks.hpp"

namespace littlestone::ui {

LabelCells::LabelCells(QPainter& painter, const Theme& theme, QSizeF size)
    : painter_(painter), theme_(theme), size_(size), to_device_(painter.deviceTransform()) {
  const bool upright = to_device_.type() <= QTransform::TxScale && to_device_.m11() > 0 && to_device_.m22() > 0;
  stamped_ = upright && painter.paintEngine()->type() == QPaintEngine::Raster;
  if (stamped_) from_device_ = to_device_.inverted();
}

void LabelCells::draw(QPointF corner, Label label) {
  if (!stamped_) {
    draw_label_cell(painter_, theme_, QRectF(corner, size_), label);
    return;
  }
  const QPointF at = to_device_.map(corner);
  const QPointF pixel(std::floor(at.x()), std::floor(at.y()));
  const int column = static_cast<int>((at.x() - pixel.x()) * steps);
  const int row = static_cast<int>((at.y() - pixel.y()) * steps);
  const int place = ((label == Label::plus ? steps : 0) + row) * steps + column;
  QImage& image = stamps_[static_cast<std::size_t>(place)];
  if (image.isNull()) image = stamp(column, row, label);
  const QRectF pixels(pixel - QPointF(1, 1), QSizeF(image.size()));
  painter_.drawImage(from_device_.mapRect(pixels), image);
}

// One pixel of margin on each side: borders lie half outside of a cell.
QImage LabelCells::stamp(int column, int row, Label label) const {
  const QSizeF pixels(size_.width() * to_device_.m11(), size_.height() * to_device_.m22());
  QImage image(static_cast<int>(std::ceil(pixels.width())) + 3, static_cast<int>(std::ceil(pixels.height())) + 3,
               QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHints(painter_.renderHints());
  constexpr double middle = 0.5 / steps;
  painter.translate(1 + static_cast<double>(column) / steps + middle, 1 + static_cast<double>(row) / steps + middle);
  painter.scale(to_device_.m11(), to_device_.m22());
  draw_label_cell(painter, theme_, QRectF(QPointF(0, 0), size_), label);
  return image;
}

}  // namespace littlestone::ui
