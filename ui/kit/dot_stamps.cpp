// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/dot_stamps.hpp"

#include <QPainter>
#include <algorithm>
#include <cassert>
#include <cmath>

namespace littlestone::ui {
namespace {

constexpr int steps = 4;  // positions a pixel, in each direction

// `above` over `below`, both premultiplied: each channel of `below` by 255 − alpha of `above`, rounded.
QRgb over(QRgb above, QRgb below) {
  const QRgb rest = 255 - static_cast<QRgb>(qAlpha(above));
  // Two channels at a time, 16 bits apart.
  const auto scaled = [rest](QRgb pair) {
    const QRgb product = pair * rest + 0x00800080;
    return ((product + ((product >> 8) & 0x00ff00ff)) >> 8) & 0x00ff00ff;
  };
  return above + (scaled(below & 0x00ff00ff) | (scaled((below >> 8) & 0x00ff00ff) << 8));
}

}  // namespace

DotStamps::DotStamps(const QColor& color, double diameter) : side_(static_cast<int>(std::ceil(diameter)) + 2) {
  assert(diameter > 0);
  const auto area = static_cast<std::size_t>(side_) * static_cast<std::size_t>(side_);
  pixels_.reserve(area * steps * steps);
  for (int row = 0; row < steps; ++row) {
    for (int column = 0; column < steps; ++column) {
      QImage stamp(side_, side_, QImage::Format_ARGB32_Premultiplied);
      stamp.fill(Qt::transparent);
      QPainter painter(&stamp);
      painter.setRenderHint(QPainter::Antialiasing);
      painter.setPen(Qt::NoPen);
      painter.setBrush(color);
      constexpr double half_step = 0.5 / steps;
      painter.drawEllipse(QPointF(side_ / 2.0 + static_cast<double>(column) / steps + half_step,
                                  side_ / 2.0 + static_cast<double>(row) / steps + half_step),
                          diameter / 2, diameter / 2);
      painter.end();
      for (int y = 0; y < side_; ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(stamp.constScanLine(y));
        pixels_.insert(pixels_.end(), line, line + side_);
      }
    }
  }
}

void DotStamps::lay(QImage& image, QPointF centre) const {
  assert(image.format() == QImage::Format_ARGB32_Premultiplied);
  const double left = centre.x() - side_ / 2.0;
  const double top = centre.y() - side_ / 2.0;
  // Far outside of any image, and not a number: nothing to lay.
  constexpr double farthest = 1 << 24;
  if (!(std::abs(left) < farthest && std::abs(top) < farthest)) return;
  const int x = static_cast<int>(std::floor(left));
  const int y = static_cast<int>(std::floor(top));
  const int stamp = static_cast<int>((top - y) * steps) * steps + static_cast<int>((left - x) * steps);
  const QRgb* const pixels = pixels_.data() + static_cast<std::ptrdiff_t>(stamp) * side_ * side_;
  const int first = std::max(0, -x);
  const int last = std::min(side_, image.width() - x);
  for (int row = std::max(0, -y); row < std::min(side_, image.height() - y); ++row) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(y + row));
    for (int column = first; column < last; ++column) {
      const QRgb above = pixels[row * side_ + column];
      if (above != 0) line[x + column] = over(above, line[x + column]);
    }
  }
}

}  // namespace littlestone::ui
