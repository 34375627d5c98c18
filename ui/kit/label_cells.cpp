// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/label_cells.hpp"

#include <QPaintEngine>
#include <cmath>

#include "ui/kit/marks.hpp"

namespace littlestone::ui {

LabelCells::LabelCells(QPainter& painter, const Theme& theme, QSizeF size, bool glyph)
    : painter_(painter), theme_(theme), size_(size), glyph_(glyph), to_device_(painter.deviceTransform()) {
  const bool upright = to_device_.type() <= QTransform::TxScale && to_device_.m11() > 0 && to_device_.m22() > 0;
  stamped_ = upright && painter.paintEngine()->type() == QPaintEngine::Raster;
  if (stamped_) from_device_ = to_device_.inverted();
}

void LabelCells::draw(QPointF corner, Label label) {
  if (!stamped_) {
    draw_label_cell(painter_, theme_, QRectF(corner, size_), label, glyph_);
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
  draw_label_cell(painter, theme_, QRectF(QPointF(0, 0), size_), label, glyph_);
  return image;
}

namespace {

/// To whole pixels where there are any, so that an edge that two runs of cells share is at the same one for both.
class PixelGrid {
 public:
  explicit PixelGrid(const QPainter& painter)
      : pixels_(painter.paintEngine()->type() == QPaintEngine::Raster),
        to_device_(painter.deviceTransform()),
        from_device_(to_device_.inverted()) {}
  [[nodiscard]] QPointF nearest(QPointF p) const {
    return pixels_ ? from_device_.map(QPointF(to_device_.map(p).toPoint())) : p;
  }

 private:
  bool pixels_;
  QTransform to_device_;
  QTransform from_device_;
};

/// Calls each(row, first column, column after the last, label) for the runs of equal labels of a table; cells with gaps
/// are runs of one.
template <class Each>
void for_each_run(const LabelTable& table, const Each& each) {
  for (std::size_t h = 0; h < table.rows; ++h) {
    const LabelVector& labels = table.of->row(static_cast<HypothesisIndex>(table.first + h));
    for (std::size_t x = 0, end = 0; x < table.columns; x = end) {
      for (end = x + 1; table.gapless() && end < table.columns && labels[end] == labels[x];) ++end;
      each(h, x, end, labels[x]);
    }
  }
}

QPointF corner_of(const LabelTable& table, std::size_t h, std::size_t x) {
  return table.corner +
         QPointF(static_cast<double>(x) * table.pitch.width(), static_cast<double>(h) * table.pitch.height());
}

void draw_plain_cells(QPainter& painter, const Theme& theme, const LabelTable& table) {
  QList<QRectF> minus;
  QList<QRectF> plus;
  const PixelGrid pixels(painter);
  const bool ground = table.gapless() && painter.opacity() >= 1;  // seen through +1 it would tint it
  for_each_run(table, [&](std::size_t h, std::size_t x, std::size_t end, Label label) {
    QList<QRectF>& cells = label == Label::plus ? plus : minus;
    if (!table.gapless()) {
      cells.append({corner_of(table, h, x), table.cell});
    } else if (label == Label::plus || !ground) {
      cells.append({pixels.nearest(corner_of(table, h, x)), pixels.nearest(corner_of(table, h + 1, end))});
    }
  });
  const bool lined = theme.kind == ThemeKind::contrast;
  const QSizeF gap = table.pitch - table.cell;
  if (lined && !table.gapless()) {
    painter.fillRect(table.rect().adjusted(-gap.width(), -gap.height(), gap.width(), gap.height()), theme.hair);
  }
  if (ground) painter.fillRect(table.rect(), theme.minus_ground);
  const bool smooth = painter.testRenderHint(QPainter::Antialiasing);
  painter.setRenderHint(QPainter::Antialiasing, smooth && !table.gapless());
  fill_rects(painter, minus, theme.minus_ground);
  fill_rects(painter, plus, theme.plus);
  painter.setRenderHint(QPainter::Antialiasing, smooth);
  if (lined && table.gapless()) {
    painter.setPen(QPen(theme.hair, 0.75));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(table.rect());
  }
}

}  // namespace

void draw_label_table(QPainter& painter, const Theme& theme, const LabelTable& table) {
  if (table.detail == LabelTable::Detail::plain) return draw_plain_cells(painter, theme, table);
  LabelCells cells(painter, theme, table.cell, table.detail == LabelTable::Detail::glyphs);
  for (std::size_t h = 0; h < table.rows; ++h) {
    const LabelVector& labels = table.of->row(static_cast<HypothesisIndex>(table.first + h));
    for (std::size_t x = 0; x < table.columns; ++x) cells.draw(corner_of(table, h, x), labels[x]);
  }
}

}  // namespace littlestone::ui
