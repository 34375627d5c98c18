// SPDX-License-Identifier: GPL-3.0-or-later
// A picture: something that can draw itself into any rectangle of any device. Screen, file and batch share it.
#pragma once

#include <QPainter>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include "ui/kit/spots.hpp"
#include "ui/kit/theme.hpp"

namespace littlestone::ui {

/// A view's drawing, apart from any widget. A picture computes nothing but positions; its numbers come ready from the
/// core. paint() gives the same picture for the same arguments, on a widget, an image, an SVG or a PDF.
class Picture {
 public:
  virtual ~Picture() = default;
  /// The size at which the picture is at its best, in px at 1×.
  [[nodiscard]] virtual QSizeF natural_size() const = 0;
  /// Draws into `area` (not clipped to it; nothing is drawn outside). The background is the caller's.
  virtual void paint(QPainter& painter, const QRectF& area, const Theme& theme) const = 0;
  /// The same drawing, and in `spots` where its points, predictors and nodes stand.
  virtual void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
    (void)spots;
    paint(painter, area, theme);
  }
  /// Whether it fills any room with what it shows, however flat; others keep the shape of their natural size.
  [[nodiscard]] virtual bool spreads() const { return false; }
  /// One sentence that says what the picture shows, for screen readers and file metadata.
  [[nodiscard]] virtual QString description() const = 0;
};

}  // namespace littlestone::ui
