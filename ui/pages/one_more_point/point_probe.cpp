// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/pages/one_more_point/point_parts.hpp"

namespace littlestone::ui {
namespace {

constexpr Stroke probe_dot{&Theme::ink, 2, 0};

Touch probe_touch(const PointCanvas& canvas, QPointF at, double reach) {
  const double middle = canvas.layout.centre.x();
  return {{at - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)},
          reach,
          Spot::Act::drag,
          point_places::probe,
          Grab{"across", Axis{-1, 1, middle - canvas.layout.radius, middle + canvas.layout.radius}}};
}

/// The parts of the ring that an arc around the probe has.
std::vector<QLineF> seen_of_ring(const PointCanvas& canvas) {
  std::vector<QLineF> seen;
  const double r = to_double(canvas.run.scenario.radius);
  const QPointF at(to_double(canvas.run.ring_probe.u), to_double(canvas.run.ring_probe.v));
  const std::array<QPointF, 5> corners = {{{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 0}}};
  for (std::size_t i = 0; i + 1 < corners.size(); ++i) {
    const QPointF from = corners[i] - at;
    const QPointF way = corners[i + 1] - corners[i];
    const double nearest = -QPointF::dotProduct(from, way) / 2;
    const double apart = QPointF::dotProduct(from + way * nearest, from + way * nearest);
    if (apart >= r * r) continue;
    const double half = std::sqrt((r * r - apart) / 2);
    const double first = std::max(0.0, nearest - half);
    const double last = std::min(1.0, nearest + half);
    if (first >= last) continue;
    const auto place = [&](double t) {
      const QPointF world = corners[i] + way * t;
      return canvas.layout.centre + QPointF(world.x(), -world.y()) * canvas.ring_radius;
    };
    seen.emplace_back(place(first), place(last));
  }
  return seen;
}

/// The circle that the probe sees; what of it is in the picture.
void add_circle(PointCanvas& canvas, QPointF at, double reach) {
  const QRectF within = canvas.layout.picture;
  if (within.contains(QRectF(at - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)))) {
    canvas.scene.disc(at, reach, nullptr, {&Theme::ink, 4.5, 0});
    canvas.scene.disc(at, reach, nullptr, {&Theme::kin, 2.5, 0});
    return;
  }
  std::vector<QPolygonF> parts(1);
  constexpr int fine = 240;
  for (int i = 0; i <= fine; ++i) {
    const double angle = 2 * std::acos(-1.0) * i / fine;
    const QPointF place = at + QPointF(std::cos(angle), std::sin(angle)) * reach;
    if (within.contains(place))
      parts.back() << place;
    else if (!parts.back().isEmpty())
      parts.emplace_back();
  }
  for (const QPolygonF& part : parts)
    if (part.size() > 1) canvas.kin_line(part);
}

/// The handle of the radius, on the side where there is room.
void add_radius_handle(PointCanvas& canvas, QPointF at, double reach) {
  const double side = at.x() + reach + 8 < canvas.layout.picture.right() - 40 ? 1 : -1;
  const QPointF handle = at + QPointF(side * reach, 0);
  constexpr double most = 0.5;
  canvas.scene.disc(handle, 4.5, &Theme::canvas, {&Theme::ink, 2, 0}).named(QStringLiteral("radius"));
  canvas.scene.touch(
      {{handle - QPointF(9, 9), QSizeF(18, 18)},
       9,
       Spot::Act::drag,
       point_places::radius,
       Grab{"radius", Axis{0, most, at.x(), at.x() + side * most * canvas.layout.radius}, Qt::Horizontal, 0.01}},
      Kin::of_node(point_radius_node));
}

}  // namespace

void add_probe(PointCanvas& canvas) {
  const bool looks = canvas.step >= point_steps::meeting;
  if (canvas.alone) {  // an arc
    const QPointF at = canvas.px(canvas.run.ring_probe, canvas.ring_radius);
    canvas.scene.disc(at, 6, &Theme::kin, probe_dot);
    for (const QLineF& part : looks ? seen_of_ring(canvas) : std::vector<QLineF>()) {
      const QPointF way = (part.p2() - part.p1()) / std::max(1e-9, part.length());
      const QPointF out = QPointF(way.y(), -way.x()) * 8;
      for (const double side : {1.0, -1.0})
        canvas.kin_line(QPolygonF({part.p1() + out * side, part.p2() + out * side}), true);
    }
    canvas.scene.touch(probe_touch(canvas, at, 16), Kin::of_node(point_probe_node));
    return;
  }
  const QPointF at = canvas.px(canvas.run.probe);
  const double reach = looks ? to_double(canvas.run.scenario.radius) * canvas.layout.radius : 6;
  if (looks)
    add_circle(canvas, at, reach);
  else
    canvas.scene.disc(at, 6, &Theme::kin, probe_dot).named(QStringLiteral("probe"));
  canvas.scene.touch(probe_touch(canvas, at, std::clamp(reach, 12.0, 60.0)), Kin::of_node(point_probe_node));
  if (looks) add_radius_handle(canvas, at, reach);
}

}  // namespace littlestone::ui
