// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/label_cells.hpp"

#include <QBuffer>
#include <QSvgGenerator>
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <functional>

#include "tests/ui/kit/pictures.test.hpp"
#include "ui/kit/marks.hpp"

namespace littlestone::ui {
namespace {

constexpr QSizeF cell(25, 22);

// Cells in a row, each `step` px after the other, on an image of a device of `ratio` pixels a px.
QImage row_of(const Theme& theme, double ratio, QPointF first, double step, bool stamped,
              const std::function<void(QPainter&)>& turn = {}) {
  constexpr QSize room(300, 60);
  QImage image((QSizeF(room) * ratio).toSize(), QImage::Format_RGB32);
  image.setDevicePixelRatio(ratio);
  image.fill(theme.canvas);
  QPainter painter(&image);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  if (turn) turn(painter);
  LabelCells cells(painter, theme, cell);
  for (int i = 0; i < 9; ++i) {
    const QPointF corner = first + QPointF(step * i, 0);
    const Label label = label_of(i % 3 == 0);
    stamped ? cells.draw(corner, label) : draw_label_cell(painter, theme, QRectF(corner, cell), label);
  }
  return image;
}

// The largest difference of a channel.
int distance(const QImage& a, const QImage& b) {
  REQUIRE(a.size() == b.size());
  int most = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QColor p = a.pixelColor(x, y);
      const QColor q = b.pixelColor(x, y);
      most =
          std::max({most, std::abs(p.red() - q.red()), std::abs(p.green() - q.green()), std::abs(p.blue() - q.blue())});
    }
  }
  return most;
}

}  // namespace

TEST_CASE(
    "A copied cell is the drawn one: to a rounding in the middle of its place, to an eighth of a pixel anywhere") {
  const Theme& theme = Theme::get(GENERATE(ThemeKind::light, ThemeKind::dark, ThemeKind::contrast));
  const double ratio = GENERATE(1.0, 2.0);
  CAPTURE(theme.kind, ratio);
  constexpr double middle = 0.125;
  const QPointF exact(10 + middle / ratio, 11 + middle / ratio);
  REQUIRE_FALSE(is_blank(row_of(theme, ratio, exact, 29.25, false), theme.canvas));
  CHECK(distance(row_of(theme, ratio, exact, 29.25, true), row_of(theme, ratio, exact, 29.25, false)) <= 4);
  const QPointF anywhere(10.21, 11.4);
  CHECK(distance(row_of(theme, ratio, anywhere, 28.713, true), row_of(theme, ratio, anywhere, 28.713, false)) <= 60);
}

TEST_CASE("Cells are copied at the size that the painter is scaled to") {
  const Theme& theme = Theme::get(ThemeKind::light);
  const auto larger = [](QPainter& painter) { painter.scale(0.75, 0.75); };
  constexpr QPointF exact(10 + 0.125 / 0.75, 8 + 0.125 / 0.75);
  const QImage copied = row_of(theme, 1, exact, 28, true, larger);
  CHECK(distance(copied, row_of(theme, 1, exact, 28, false, larger)) <= 4);
  CHECK(distance(copied, row_of(theme, 1, exact, 28, true)) > 60);
}

TEST_CASE("Where cells cannot be copied they are drawn") {
  const Theme& theme = Theme::get(ThemeKind::light);
  const auto turned = [](QPainter& painter) { painter.rotate(7); };
  CHECK(row_of(theme, 2, {20, 5}, 28, true, turned) == row_of(theme, 2, {20, 5}, 28, false, turned));
  const auto svg = [&](bool stamped) {
    QBuffer file;
    QSvgGenerator generator;
    generator.setOutputDevice(&file);
    QPainter painter(&generator);
    LabelCells cells(painter, theme, cell);
    for (const Label label : {Label::plus, Label::minus}) {
      const QPointF corner(3.3, label == Label::plus ? 4 : 40);
      stamped ? cells.draw(corner, label) : draw_label_cell(painter, theme, QRectF(corner, cell), label);
    }
    painter.end();
    return file.data();
  };
  CHECK(svg(true).size() > 500);
  CHECK(svg(true) == svg(false));
}

}  // namespace littlestone::ui
