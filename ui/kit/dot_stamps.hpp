// SPDX-License-Identifier: GPL-3.0-or-later
// Very many small dots of one colour on an image.
#pragma once

#include <QColor>
#include <QImage>
#include <vector>

namespace littlestone::ui {

/// An antialiased disc, filled once for each of 4 × 4 positions within a pixel and then only copied.
class DotStamps {
 public:
  /// `diameter` in pixels of the image, above 0.
  DotStamps(const QColor& color, double diameter);

  /// Lays a dot around `centre` (pixels, to a quarter of one) over what is there; what is outside of the image is left
  /// out. The image must be ARGB32_Premultiplied. O(diameter²), without allocation.
  void lay(QImage& image, QPointF centre) const;

 private:
  int side_;
  std::vector<QRgb> pixels_;  // stamp by stamp, row by row, premultiplied
};

}  // namespace littlestone::ui
