// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>

#include "ui/pages/one_more_point/point_parts.hpp"

namespace littlestone::ui {
namespace {

QPolygonF closed_region(const PointCanvas& canvas, const BrickRegion& region) {
  QPolygonF shape = canvas.polygon(region.corners, canvas.layout.radius);
  shape << shape.front();
  return shape;
}

/// A point and its label, as seen from the centre.
void add_end(PointCanvas& canvas, QPointF number, QPointF cell, std::size_t point, Label label) {
  canvas.scene.words(canvas.layout.centre + number, QString::number(point), point_number_style, &Theme::ink);
  canvas.scene.add(LabelCell{{canvas.layout.centre + cell, QSizeF(18, 18)}, label}, nullptr);
}

/// The same above a place of the upper half, below one of the lower.
void add_end_of_column(PointCanvas& canvas, double x, double y, std::size_t point, Label label) {
  add_end(canvas, {x - 15, y < 0 ? y - 12 : y + 23}, {x - 3, y < 0 ? y - 25.5 : y + 9.5}, point, label);
}

/// Whether the net has a dot there; that of cube:2 has all corners.
bool has_corner(const PointCanvas& canvas, const DiamondWorld& at) {
  if (!canvas.run.other) return true;
  const std::vector<NetDot>& dots = canvas.run.own->net->dots;
  return std::any_of(dots.begin(), dots.end(), [&](const NetDot& dot) { return dot.at == at; });
}

/// The middle of the area of a polygon, counter-clockwise as seen from `origin`.
QPointF middle_of_region(const QPolygonF& shape, QPointF origin) {
  QPointF middle;
  double area = 0;
  for (qsizetype i = 0; i < shape.size(); ++i) {
    const QPointF a = shape[i] - origin;
    const QPointF b = shape[(i + 1) % shape.size()] - origin;
    const double part = a.x() * b.y() - b.x() * a.y();
    middle += (a + b) * part / 3;
    area += part;
  }
  return origin + middle / area;
}

/// The box of this size nearest to the middle of a convex polygon that lies in it and over nothing taken.
std::optional<QRectF> box_in_region(const QPolygonF& shape, QPointF middle, QSizeF size,
                                    const std::vector<QRectF>& taken) {
  constexpr double every = 3;
  constexpr double clear = 3;
  std::optional<QRectF> best;
  double nearest = 1e9;
  const QRectF around = shape.boundingRect();
  const auto in_steps = [&](double from, double to) { return std::floor((to - from) / every) * every; };
  for (double y = middle.y() - in_steps(around.top(), middle.y()); y <= around.bottom(); y += every) {
    for (double x = middle.x() - in_steps(around.left(), middle.x()); x <= around.right(); x += every) {
      const double away = QLineF({x, y}, middle).length();
      if (away >= nearest) continue;
      const QRectF box({x - size.width() / 2, y - size.height() / 2}, size);
      const QRectF wide = box.adjusted(-clear, -clear, clear, clear);
      const std::array<QPointF, 4> ends = {wide.topLeft(), wide.topRight(), wide.bottomLeft(), wide.bottomRight()};
      const bool inside =
          std::all_of(ends.begin(), ends.end(), [&](QPointF end) { return shape.containsPoint(end, Qt::OddEvenFill); });
      const bool free =
          std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(box); });
      if (!inside || !free) continue;
      nearest = away;
      best = box;
    }
  }
  return best;
}

std::vector<QPointF> meeting_tags(const PointCanvas& canvas) {
  std::vector<QPointF> middles;
  const std::vector<BrickMeeting>& junctions = canvas.run.junctions;
  for (std::size_t i = 0; i < junctions.size(); ++i) {
    const double half = (width_of(meeting_words(junctions[i].answers.size()), styles::bold) + 14) / 2;
    constexpr double at_right = 15;
    constexpr double at_left = 31;  // there the probe may stand
    middles.push_back(canvas.px(junctions[i].at) + QPointF(i == 0 ? half + at_right : -half - at_left, 0));
  }
  return middles;
}

Grab error_grab(const PointCanvas& canvas, bool upper) {
  constexpr double most = 0.495;
  const double middle = canvas.layout.centre.y();
  return {"error", Axis{0, most, middle, middle + (upper ? -most : most) * canvas.layout.radius}, Qt::Vertical};
}

}  // namespace

QString meeting_words(std::size_t answers) {
  return OneMorePointPicture::tr("%n meet", nullptr, static_cast<int>(answers));
}

void add_point_corners(PointCanvas& canvas) {
  // Beyond the ring, and where one walks along it beyond the walker.
  const bool walks = canvas.step == point_steps::round && !canvas.run.other;
  const double r = canvas.layout.radius + 9 * std::sqrt(2.0) + (walks ? 7 : 0);
  const std::size_t first = canvas.run.other ? canvas.run.points - 2 : 1;
  for (const Label label : {Label::plus, Label::minus}) {
    // Where − is, is asked at the first step.
    if (canvas.step == point_steps::world && label == Label::minus) continue;
    const bool plus = label == Label::plus;
    if (has_corner(canvas, {plus ? 1 : -1, 0}))
      add_end(canvas, {plus ? r + 6.4 : -r - 36.5, 4.5}, {plus ? r + 18.4 : -r - 24.5, -9}, first, label);
    if (has_corner(canvas, {0, plus ? 1 : -1})) add_end_of_column(canvas, 0, plus ? -r : r, first + 1, label);
  }
  if (!canvas.run.other || canvas.run.points != 3) return;
  const double half = canvas.layout.radius + 5;
  for (const int u : {-1, 1}) {
    for (const int v : {-1, 1})
      if (has_corner(canvas, {u, v})) add_end_of_column(canvas, u * canvas.layout.radius, -v * half, 0, Label::minus);
  }
  if (has_corner(canvas, {0, 0}))
    canvas.scene.words(canvas.layout.centre + QPointF(-12, -10), QStringLiteral("0"), point_number_style, &Theme::ink,
                       1);
}

void add_point_worlds(PointCanvas& canvas) {
  QPolygonF dots;
  constexpr int fine = 6;
  for (int i = -fine; i <= fine; ++i) {
    for (int j = -(fine - std::abs(i)); j <= fine - std::abs(i); ++j) {
      if (canvas.alone && std::abs(i) + std::abs(j) < fine) continue;
      dots << canvas.px({Rational(i, fine), Rational(j, fine)},
                        canvas.alone ? canvas.ring_radius : canvas.layout.radius);
    }
  }
  if (!canvas.alone) canvas.scene.line(canvas.diamond(), {&Theme::ink, 1.5, 1, 0, 0, true});
  canvas.scene.add(Dots{dots, 2.5}, &Theme::ink3);
}

void add_point_regions(PointCanvas& canvas) {
  for (const BrickRegion& region : canvas.bricks) {
    const QPolygonF shape = canvas.polygon(region.corners, canvas.layout.radius);
    canvas.scene.add(Area{shape}, paint_tint(region.answer)).named(QStringLiteral("brick %1").arg(region.answer));
    add_paint_texture(canvas.scene, region.answer, {shape}, canvas.layout.centre);
  }
  for (const BrickRegion& region : canvas.bricks)
    canvas.scene.line(closed_region(canvas, region), {&Theme::ink, 1.5, 1, 0, 0, true})
        .named(QStringLiteral("outline %1").arg(region.answer));
  for (const BrickRegion& region : canvas.bricks)
    if (canvas.brush.lit == region.answer) canvas.kin_line(closed_region(canvas, region), true);
}

void add_region_strips(PointCanvas& canvas, bool with_meetings) {
  std::vector<QRectF> taken = {{canvas.layout.centre - QPointF(24, 12), QSizeF(32, 24)}};
  if (with_meetings) {
    for (const QPointF& middle : meeting_tags(canvas)) taken.push_back({middle - QPointF(36, 14), QSizeF(72, 28)});
  }
  for (const BrickRegion& region : canvas.bricks) {
    const QPolygonF shape = canvas.polygon(region.corners, canvas.layout.radius);
    for (const double cell : {20.0, 14.0}) {  // smaller where there is less room
      const double margin = cell / 5;
      const QSizeF size(canvas.strip_width(cell) + 2 * margin, cell + 2 * margin);
      const auto box = box_in_region(shape, middle_of_region(shape, canvas.layout.centre), size, taken);
      if (!box) continue;
      canvas.scene.box(*box, &Theme::canvas, {}, 4);
      canvas.strip(box->topLeft() + QPointF(margin, margin), cell, region.answer);
      break;
    }
  }
}

void add_point_centre(PointCanvas& canvas, double dot) {
  const double a = to_double(canvas.bricks[0].worst_loss) * canvas.layout.radius;
  const bool crowded = canvas.own || a < 16;
  if (!canvas.own) canvas.scene.disc(canvas.layout.centre, 3, &Theme::ink);
  const QPointF beside = crowded ? QPointF(-dot - 3, -(canvas.own ? dot : a) - 4) : QPointF(-8, 4.5);
  canvas.scene.words(canvas.layout.centre + beside, QStringLiteral("0"), point_number_style, &Theme::ink, 1);
}

void add_brick_edges(PointCanvas& canvas) {
  const double a = to_double(canvas.run.scenario.error);
  const QPointF centre = canvas.layout.centre;
  for (const bool upper : {true, false}) {
    const double y = centre.y() + (upper ? -a : a) * canvas.layout.radius;
    const double width = (1 - a) * canvas.layout.radius;
    canvas.scene.touch({{upper ? centre.x() - width : centre.x(), y - 6, width, 12},
                        2,
                        Spot::Act::drag,
                        upper ? point_places::upper : point_places::lower,
                        error_grab(canvas, upper)});
  }
}

void add_junctions(PointCanvas& canvas) {
  const std::vector<QPointF> tags = meeting_tags(canvas);
  const std::vector<BrickMeeting>& junctions = canvas.run.junctions;
  for (std::size_t i = 0; i < junctions.size(); ++i) {
    const QPointF at = canvas.px(junctions[i].at);
    const bool upper = i == 0 && junctions.size() > 1;
    canvas.tag(tags[i], meeting_words(junctions[i].answers.size()));
    canvas.scene.disc(at, 6, &Theme::canvas, {&Theme::ink, 2.5, 0})
        .named(QStringLiteral("junction %1").arg(i))
        .touched({{at - QPointF(10, 10), QSizeF(20, 20)},
                  10,
                  Spot::Act::drag,
                  upper ? point_places::upper : point_places::lower,
                  error_grab(canvas, upper)},
                 Kin::of_point(static_cast<PointIndex>(i)));
  }
}

}  // namespace littlestone::ui
