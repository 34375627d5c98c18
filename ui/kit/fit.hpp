// SPDX-License-Identifier: GPL-3.0-or-later
// How a picture of one natural size is put into a rectangle of another: by one scale, then by spreading out.
#pragma once

#include <QPainter>
#include <QRectF>
#include <QSizeF>
#include <algorithm>

namespace littlestone::ui {

/// The scale at which something that needs `natural` px at 1× is drawn into `area`: below 1 when it does not fit; above
/// 1 only past `slack` times the room needed, so that type keeps its size in windows of ordinary size.
[[nodiscard]] inline double fit_scale(QSizeF natural, QSizeF area, double slack = 1.25) {
  const double ratio =
      std::min(area.width() / std::max(natural.width(), 1.0), area.height() / std::max(natural.height(), 1.0));
  return ratio < 1 ? ratio : std::max(1.0, ratio / slack);
}

/// Paints in a picture's own px: origin at the top left of `area`, `scale` device px each. Restores the painter.
class ScaledPainter {
 public:
  ScaledPainter(QPainter& painter, const QRectF& area, double scale) : painter_(painter), size_(area.size() / scale) {
    painter_.save();
    painter_.translate(area.topLeft());
    painter_.scale(scale, scale);
    painter_.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter_.setBrush(Qt::NoBrush);
    painter_.setLayoutDirection(Qt::LeftToRight);  // pictures do not turn with the language
  }
  ~ScaledPainter() { painter_.restore(); }
  ScaledPainter(const ScaledPainter&) = delete;
  ScaledPainter& operator=(const ScaledPainter&) = delete;

  /// The area's size in the picture's px.
  [[nodiscard]] QSizeF size() const noexcept { return size_; }

 private:
  QPainter& painter_;
  QSizeF size_;
};

}  // namespace littlestone::ui
