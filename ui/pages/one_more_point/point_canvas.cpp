// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/one_more_point/point_canvas.hpp"

#include <algorithm>
#include <cmath>

namespace littlestone::ui {
namespace {

constexpr double point_ring_out = 9;       // px from the diamond to the middle of the ring
constexpr double point_words_around = 40;  // px for the labels outside of the diamond

QPolygonF with_first_again(QPolygonF points) {
  points << points.front();
  return points;
}

}  // namespace

PointLayout PointLayout::of(QSizeF room) {
  constexpr double rounding = 0.5;
  PointLayout layout;
  if (room.width() >= wide.width() - rounding) {
    const double left = (room.width() - wide.width()) / 2;
    layout.centre = {left + 260, room.height() / 2 - 4};
    layout.picture = {left + 4, 4, 528, room.height() - 8};
    layout.column = {left + 536, 16};
    return layout;
  }
  constexpr double column_height = 176;
  const double high = room.height() - column_height;
  layout.radius = std::clamp(high / 2 - point_words_around - 6, least_radius, most_radius);
  layout.centre = {room.width() / 2, high / 2};
  layout.picture = {4, 4, room.width() - 8, high - 8};
  layout.column = {(room.width() - 3 * column_width - 2 * column_gap) / 2, high};
  layout.below = true;
  return layout;
}

PointLayout PointLayout::of_lecture(QSizeF room) {
  constexpr double slider_height = 52;
  PointLayout layout;
  layout.lecture = true;
  const double high = room.height() - slider_height;
  layout.radius = high / 2 - point_words_around - 14;
  layout.centre = {room.width() / 2, high / 2};
  layout.picture = {4, 4, room.width() - 8, high - 8};
  layout.column = {room.width() - 76, 12};
  return layout;
}

PointCanvas::PointCanvas(const OneMorePointRun& of, int at_step, const PointBrush& with, const PointLayout& where)
    : run(of),
      brush(with),
      step(at_step),
      layout(where),
      alone(point_ring_alone(of, at_step)),
      own(of.own.has_value()),
      // Dots of your own ring stand on it.
      ring_radius(own && alone ? layout.radius : layout.radius + point_ring_out * std::sqrt(2.0)),
      bricks(at_step <= point_steps::paint ? brick_painting(0) : of.bricks) {}

QPointF PointCanvas::px(const DiamondWorld& world, double scale) const {
  return layout.centre + QPointF(to_double(world.u), -to_double(world.v)) * scale;
}

QPolygonF PointCanvas::polygon(const std::vector<DiamondWorld>& corners, double scale) const {
  QPolygonF points;
  for (const DiamondWorld& corner : corners) points << px(corner, scale);
  return points;
}

QPolygonF PointCanvas::diamond() const {
  return with_first_again(polygon({{1, 0}, {0, 1}, {-1, 0}, {0, -1}}, layout.radius));
}

void PointCanvas::strip(QPointF corner, double cell, std::size_t colour, bool pointed) {
  const std::vector<Label> labels = point_labels(run, colour);
  for (std::size_t i = 0; i < labels.size(); ++i)
    scene.add(LabelCell{{corner + QPointF((cell + 2) * static_cast<double>(i), 0), QSizeF(cell, cell)}, labels[i]},
              nullptr);
  if (pointed)
    scene.touch({QRectF(corner, QSizeF(strip_width(cell), cell)).adjusted(-2, -2, 2, 2)},
                Kin::of_predictor(point_answer_labels(run, colour)));
}

double PointCanvas::strip_width(double cell) const {
  const auto labels = static_cast<double>(point_labels(run, 0).size());
  return labels * (cell + 2) - 2;
}

void PointCanvas::tag(QPointF middle, const QString& words) {
  const double width = width_of(words, styles::bold) + 14;
  scene.box({middle.x() - width / 2, middle.y() - 10, width, 20}, &Theme::canvas, {}, 4);
  scene.words({middle.x(), middle.y() + 4.3}, words, styles::bold, &Theme::ink, 0.5);
}

void PointCanvas::heading(QPointF corner, const QString& words) {
  scene.words(corner + QPointF(0, 14), words, styles::heading, &Theme::ink, 0, PointLayout::column_width);
}

QRectF PointCanvas::button(QPointF corner, const QString& words, std::int32_t place) {
  const MathStyle style{12, QFont::Medium};
  const QRectF box(corner, QSizeF(std::min(width_of(words, style) + 28, PointLayout::column_width), 26));
  scene.box(box, &Theme::canvas, thin(&Theme::line), 4).touched({box, 4, Spot::Act::choose, place});
  scene.words({box.center().x(), box.bottom() - 9}, words, style, &Theme::ink, 0.5, box.width() - 12);
  return box;
}

void PointCanvas::kin_line(const QPolygonF& points, bool round) {
  scene.line(points, {&Theme::ink, 4.5, 0, 0, 0, round});
  scene.line(points, {&Theme::kin, 2.5, 0, 0, 0, round});
}

std::vector<Label> point_labels(const OneMorePointRun& run, std::size_t colour) {
  const LabelVector labels = point_answer_labels(run, colour);
  std::vector<Label> shown;
  // Everybody knows that of point 0 in cube:2 × {+}.
  for (std::size_t x = run.other ? 0 : 1; x < labels.size(); ++x) shown.push_back(labels[static_cast<PointIndex>(x)]);
  return shown;
}

}  // namespace littlestone::ui
