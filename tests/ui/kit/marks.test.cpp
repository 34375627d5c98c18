// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/marks.hpp"

#include <QBuffer>
#include <QImage>
#include <QSvgGenerator>
#include <catch2/catch.hpp>

namespace littlestone::ui {
namespace {

constexpr ThemeKind every_kind[] = {ThemeKind::light, ThemeKind::dark, ThemeKind::contrast};

template <typename Body>
QImage drawn(const Theme& theme, QSize size, Body body) {
  QImage image(size, QImage::Format_RGB32);
  image.fill(theme.canvas);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  body(painter);
  return image;
}

LabelVector pattern(std::size_t points) {
  LabelVector labels(points);
  for (std::size_t x = 0; x < points; ++x) labels.set(x, (x * x + x / 3) % 5 < 2 ? Label::plus : Label::minus);
  return labels;
}

TEST_CASE("Stripes stay inside the outline they are cut from") {
  const QPolygonF outlines[] = {QPolygonF(QRectF(3, 7, 25, 22)), rounded_polygon(QRectF(10, 2, 52, 24), 12),
                                rounded_polygon(QRectF(0, 0, 4, 60), 2), QPolygonF{{0, 0}, {30, 4}, {12, 40}}};
  for (const QPolygonF& outline : outlines) {
    const QPainterPath stripes = hatch_path(outline, 5, 1.6);
    REQUIRE_FALSE(stripes.isEmpty());
    QPainterPath shape;
    shape.addPolygon(outline);
    shape.closeSubpath();
    const QPainterPath outside = stripes.subtracted(shape);
    double area = 0;
    for (const QPolygonF& rest : outside.toFillPolygons()) {
      const QRectF box = rest.boundingRect();
      area += box.width() * box.height();
    }
    CHECK(area < 0.05);
  }
}

TEST_CASE("Stripes cover their share of the outline") {
  // 1.6 of every 5 px across; on a big square the share is exact up to the rim.
  const QImage image = drawn(Theme::get(ThemeKind::light), {200, 200}, [](QPainter& painter) {
    painter.fillPath(hatch_path(QPolygonF(QRectF(0, 0, 200, 200)), 5, 1.6), Qt::black);
  });
  double dark = 0;
  for (int y = 0; y < 200; ++y) {
    for (int x = 0; x < 200; ++x) dark += 1 - qGray(image.pixel(x, y)) / 255.0;
  }
  CHECK(dark / (200 * 200) == Approx(1.6 / 5).epsilon(0.02));
}

TEST_CASE("No outline, no pitch: no stripes") {
  CHECK(hatch_path({}, 5, 1).isEmpty());
  CHECK(hatch_path(QPolygonF(QRectF(0, 0, 9, 9)), 0, 1).isEmpty());
}

TEST_CASE("Every label can be read back from a micro strip: + is a full bar, − a low one") {
  for (const ThemeKind kind : every_kind) {
    const Theme& theme = Theme::get(kind);
    for (const std::size_t points : {1U, 2U, 8U, 33U, 64U, 65U, 100U}) {
      const LabelVector labels = pattern(points);
      // Whole pixels a point, so that a read pixel is the bar's own colour.
      const QRectF rect(
          4, 6, points <= micro_most ? static_cast<double>(points) * 8 - 1 : static_cast<double>(points) * 4, 14);
      const QImage image = drawn(theme, {rect.toRect().right() + 8, 26},
                                 [&](QPainter& painter) { draw_micro_strip(painter, theme, rect, labels); });
      for (std::size_t x = 0; x < points; ++x) {
        const QRectF cell = micro_strip_cell(rect, points, x);
        const int px = static_cast<int>(cell.center().x());
        CAPTURE(points, x);
        CHECK(image.pixelColor(px, 8) == (labels[x] == Label::plus ? theme.plus : theme.canvas));
        CHECK(image.pixelColor(px, 18) == (labels[x] == Label::plus ? theme.plus : theme.minus_small));
      }
    }
  }
}

TEST_CASE("A strip never gets wider than it is told, however many points it has") {
  for (const std::size_t points : {1U, 8U, 64U, 65U, 100000U}) {
    CHECK(micro_strip_size(points, 100).width() <= 100);
    CHECK(micro_strip_size(points).width() <= 8 * 64);
    const QRectF rect(QPointF(0, 0), micro_strip_size(points, 100));
    CHECK(micro_strip_cell(rect, points, points - 1).right() <= rect.right() + 1e-9);
  }
}

TEST_CASE("A long strip is drawn as runs: few shapes, not one a point") {
  LabelVector step(4096);
  for (std::size_t x = 1000; x < 4096; ++x) step.set(x, Label::plus);
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator svg;
  svg.setOutputDevice(&buffer);
  QPainter painter(&svg);
  draw_micro_strip(painter, Theme::get(ThemeKind::light), QRectF(0, 0, 511, 14), step);
  painter.end();
  CHECK(buffer.data().size() < 4000);
}

TEST_CASE("+1 is solid with a light plus, −1 is striped with a dark minus, in every theme") {
  for (const ThemeKind kind : every_kind) {
    const Theme& theme = Theme::get(kind);
    const QImage plus =
        drawn(theme, {31, 31}, [&](QPainter& p) { draw_label_cell(p, theme, QRectF(3, 3, 25, 25), Label::plus); });
    const QImage minus =
        drawn(theme, {31, 31}, [&](QPainter& p) { draw_label_cell(p, theme, QRectF(3, 3, 25, 25), Label::minus); });
    CHECK(plus.pixelColor(6, 6) == theme.plus);
    CHECK(plus.pixelColor(6, 25) == theme.plus);
    CHECK(plus.pixelColor(15, 15) == theme.on_plus);
    CHECK(minus.pixelColor(15, 15) == theme.minus_glyph);
    int hatch = 0;
    int ground = 0;
    for (int y = 5; y < 26; ++y) {
      for (int x = 5; x < 26; ++x) {
        if (minus.pixelColor(x, y) == theme.minus_ground) ++ground;
        if (minus.pixelColor(x, y) == theme.minus_hatch) ++hatch;
      }
    }
    CHECK(ground > 40);
    CHECK(hatch >= 3);  // whole pixels of it; the rest is antialiased
  }
}

TEST_CASE("A long point name makes the pill wider, never its text shorter than the pill") {
  CHECK(pill_size("3").width() == 52);
  CHECK(pill_size("3").height() == 24);
  CHECK(pill_size("3", 20).width() == 42);
  CHECK(pill_size("(12, 34, 56)").width() > 90);
}

TEST_CASE("Marks need neither clipping nor patterns, so that an SVG file shows what the screen shows") {
  const Theme& theme = Theme::get(ThemeKind::light);
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator svg;
  svg.setOutputDevice(&buffer);
  svg.setSize({300, 300});
  QPainter painter(&svg);
  draw_label_cell(painter, theme, {0, 0, 25, 25}, Label::minus);
  draw_pill(painter, theme, {40, 0, 52, 24}, {"3", Label::minus, true});
  draw_coin(painter, theme, {40, 80}, 20, Label::minus);
  draw_noise_ground(painter, theme, {100, 100, 100, 40});
  draw_eye(painter, theme, {120, 120});
  painter.end();
  const QByteArray text = buffer.data();
  CHECK(text.size() > 2000);
  CHECK_FALSE(text.contains("<image"));
  CHECK_FALSE(text.contains("pattern"));
  CHECK_FALSE(text.contains("clip"));
}

TEST_CASE("A painter comes back from a faded drawing with the opacity it had") {
  drawn(Theme::get(ThemeKind::light), {10, 10}, [](QPainter& painter) {
    painter.setOpacity(0.5);
    with_opacity(painter, 0.5, [&] { CHECK(painter.opacity() == Approx(0.25)); });
    CHECK(painter.opacity() == Approx(0.5));
  });
}

}  // namespace
}  // namespace littlestone::ui
