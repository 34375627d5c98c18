// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/one_more_point/point_paints.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace littlestone::ui {
namespace {

constexpr std::array<Ink, 4> paint_tints = {&Theme::paint_pp, &Theme::paint_mp, &Theme::paint_mm, &Theme::paint_pm};
constexpr std::array<Ink, 4> paint_edges = {&Theme::plus, &Theme::g, &Theme::minus_small, &Theme::noise};

/// The part of a straight line that lies in a convex polygon; null where there is none.
std::optional<QLineF> paint_inside_convex(const QLineF& line, const QPolygonF& polygon) {
  double first = 0;
  double last = 1;
  const QPointF way = line.p2() - line.p1();
  double turn = 0;
  for (qsizetype i = 0; i < polygon.size(); ++i) {
    const QPointF a = polygon[i];
    const QPointF b = polygon[(i + 1) % polygon.size()];
    turn += a.x() * b.y() - b.x() * a.y();
  }
  for (qsizetype i = 0; i < polygon.size(); ++i) {
    const QPointF a = polygon[i];
    const QPointF edge = polygon[(i + 1) % polygon.size()] - a;
    const QPointF inwards = turn > 0 ? QPointF(-edge.y(), edge.x()) : QPointF(edge.y(), -edge.x());
    const double at = QPointF::dotProduct(line.p1() - a, inwards);
    const double by = QPointF::dotProduct(way, inwards);
    if (std::abs(by) < 1e-12) {
      if (at < 0) return std::nullopt;
    } else if (by > 0) {
      first = std::max(first, -at / by);
    } else {
      last = std::min(last, -at / by);
    }
  }
  if (first >= last) return std::nullopt;
  return QLineF(line.pointAt(first), line.pointAt(last));
}

}  // namespace

Ink paint_tint(std::size_t paint) { return paint < paint_tints.size() ? paint_tints[paint] : &Theme::canvas; }

Ink paint_edge(std::size_t paint) { return paint < paint_edges.size() ? paint_edges[paint] : &Theme::ink2; }

Mark* add_paint_texture(Scene& scene, std::size_t paint, const std::vector<QPolygonF>& parts, QPointF anchor) {
  constexpr double pitch = 8;
  QPainterPath lines;
  QPolygonF dots;
  for (const QPolygonF& part : parts) {
    const QRectF box = part.boundingRect();
    if (paint == 1) {
      constexpr double apart = 9;
      constexpr double radius = 1.3;
      for (double y = anchor.y() + apart * std::ceil((box.top() - anchor.y()) / apart); y < box.bottom(); y += apart) {
        const auto across = paint_inside_convex({box.left() - 1, y, box.right() + 1, y}, part);
        const auto above = paint_inside_convex({box.left() - 1, y - radius, box.right() + 1, y - radius}, part);
        const auto below = paint_inside_convex({box.left() - 1, y + radius, box.right() + 1, y + radius}, part);
        if (!across || !above || !below) continue;
        const double from = std::max({across->x1(), above->x1(), below->x1()}) + radius;
        const double to = std::min({across->x2(), above->x2(), below->x2()}) - radius;
        for (double x = anchor.x() + apart * std::ceil((from - anchor.x()) / apart); x <= to; x += apart)
          dots << QPointF(x, y);
      }
      continue;
    }
    const auto add = [&](const QLineF& line) {
      if (const auto seen = paint_inside_convex(line, part)) {
        lines.moveTo(seen->p1());
        lines.lineTo(seen->p2());
      }
    };
    if (paint == 2) {  // x + y = constant
      const double step = pitch * std::sqrt(2.0);
      const double origin = anchor.x() + anchor.y();
      for (double sum = origin + step * std::ceil((box.left() + box.top() - origin) / step);
           sum < box.right() + box.bottom(); sum += step)
        add({box.left() - 1, sum - box.left() + 1, box.right() + 1, sum - box.right() - 1});
    }
    if (paint == 3) {
      for (double y = anchor.y() + pitch * std::ceil((box.top() - anchor.y()) / pitch); y < box.bottom(); y += pitch)
        add({box.left() - 1, y, box.right() + 1, y});
    }
  }
  constexpr double strength = 0.55;
  Mark* texture = nullptr;
  if (!dots.isEmpty()) texture = &scene.add(Dots{dots, 1.3}, paint_edge(paint));
  if (!lines.isEmpty()) texture = &scene.add(Path{lines}, nullptr, {paint_edge(paint), 1.3, 0});
  if (texture != nullptr) texture->faded = strength;
  return texture;
}

void add_paint_swatch(Scene& scene, const QRectF& rect, std::size_t paint, const Stroke& outline) {
  if (rect.width() <= 0) return;
  scene.box(rect, paint_tint(paint));
  const QPolygonF shape({rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()});
  add_paint_texture(scene, paint, {shape}, rect.topLeft() + QPointF(4, 5));
  scene.box(rect, nullptr, outline);
}

}  // namespace littlestone::ui
