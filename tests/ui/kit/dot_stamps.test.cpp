// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/dot_stamps.hpp"

#include <QPainter>
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <random>

using namespace littlestone::ui;

namespace {

QImage blank(QSize size) {
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  return image;
}

/// The largest difference of a channel.
int distance(const QImage& a, const QImage& b) {
  int most = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QRgb p = reinterpret_cast<const QRgb*>(a.constScanLine(y))[x];
      const QRgb q = reinterpret_cast<const QRgb*>(b.constScanLine(y))[x];
      for (const int shift : {0, 8, 16, 24})
        most = std::max(most, std::abs(static_cast<int>(p >> shift & 255) - static_cast<int>(q >> shift & 255)));
    }
  }
  return most;
}

}  // namespace

TEST_CASE("Laid dots are the circles that Qt fills at the same places, to a rounding each", "[plots]") {
  const QColor color(230, 97, 1, 115);
  const double diameter = GENERATE(1.0, 3.4, 6.8, 11.0);
  std::mt19937 random(1);
  std::uniform_int_distribution<int> place(-10 * 4, 70 * 4);
  QImage laid = blank({60, 50});
  QImage filled = blank({60, 50});
  const DotStamps stamps(color, diameter);
  QPainter painter(&filled);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  constexpr int dots = 40;
  // The stamp of a place stands for all within an eighth of a pixel: in their middle it is exact.
  constexpr double middle = 0.125;
  for (int i = 0; i < dots; ++i) {
    const QPointF centre(place(random) / 4.0 + middle, place(random) / 4.0 + middle);
    stamps.lay(laid, centre);
    painter.drawEllipse(centre, diameter / 2, diameter / 2);
  }
  painter.end();
  CAPTURE(diameter);
  REQUIRE(distance(filled, blank({60, 50})) > 50);
  REQUIRE(distance(laid, filled) <= 6);
}

TEST_CASE("A dot over a dot is denser, a full one hides what is below, and outside of the image is nothing",
          "[plots]") {
  QImage image = blank({9, 9});
  const DotStamps half(QColor(0, 0, 0, 128), 5);
  half.lay(image, {4.5, 4.5});
  const int once = qAlpha(image.pixel(4, 4));
  half.lay(image, {4.5, 4.5});
  CHECK(once == 128);
  CHECK(qAlpha(image.pixel(4, 4)) == 192);
  const DotStamps full(QColor(200, 100, 50), 5);
  full.lay(image, {4.5, 4.5});
  CHECK(image.pixel(4, 4) == qRgba(200, 100, 50, 255));
  const QImage before = image;
  for (const double far : {-1e300, 1e9, 40.0, -40.0, std::numeric_limits<double>::quiet_NaN()}) {
    full.lay(image, {far, 4});
    full.lay(image, {4, far});
  }
  CHECK(image == before);
}
