// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "ui/pages/one_more_point/point_parts.hpp"

namespace littlestone::ui {
namespace {

constexpr double ring_thick = 6;

QPointF walked_to(const PointCanvas& canvas, double laps) {
  const auto [u, v] = place_after(laps);
  return canvas.layout.centre + QPointF(u, -v) * canvas.ring_radius;
}

void add_own_ring(PointCanvas& canvas) {
  const OwnPainting& own = *canvas.run.own;
  const std::vector<std::uint32_t>& round = own.net->round;
  const auto at = [&](std::size_t i) {
    return canvas.px(own.net->places[round[i % round.size()]], canvas.ring_radius);
  };
  for (std::size_t i = 0; i < round.size(); ++i) {
    const QPointF here = at(i);
    const std::uint8_t colour = own.colours[round[i]];
    const Ink ink = colour == 0 ? &Theme::hair : paint_edge(colour - std::size_t{1});
    canvas.scene.line(QPolygonF({(at(i + round.size() - 1) + here) / 2, here, (here + at(i + 1)) / 2}),
                      {ink, ring_thick, 0});
  }
}

/// The place of an answer in the order of the ring, at the middle of what it has of its own side.
void add_ring_number(PointCanvas& canvas, const BrickRegion& region) {
  const DiamondAnswer& says = ring_answers[region.answer];
  const std::vector<DiamondWorld> arc = region.arc();
  QPointF from;
  QPointF to;
  for (std::size_t i = 0; i + 1 < arc.size(); ++i) {
    const Rational u = arc[i].u + arc[i + 1].u;
    const Rational v = arc[i].v + arc[i + 1].v;
    if (u * says.first <= 0 || v * says.second <= 0) continue;
    from = canvas.px(arc[i], canvas.ring_radius);
    to = canvas.px(arc[i + 1], canvas.ring_radius);
  }
  const QPointF way = (to - from) / QLineF(from, to).length();
  const QPointF out(-way.y(), way.x());  // to the right of the way: outside
  const QPointF disc = (from + to) / 2 + out * 23.5;
  const QPointF tip = disc + way * 62;
  const Stroke arrow{&Theme::ink2, 1.5, 0, 0, 0, true};
  canvas.scene.line(disc + way * 20, tip, arrow);
  const QPointF back = tip - way * 7;
  const QPointF aside(way.y() * 4, -way.x() * 4);
  canvas.scene.line(QPolygonF({back + aside, tip, back - aside}), arrow);
  canvas.scene.disc(disc, 10, &Theme::canvas, {&Theme::ink, 1.5, 0})
      .touched({{disc - QPointF(10, 10), QSizeF(20, 20)}, 10}, Kin::of_predictor(point_answer_labels(region.answer)));
  canvas.scene.words(disc + QPointF(0, 4.3), QString::number(region.answer + 1), styles::bold, &Theme::ink, 0.5);
}

}  // namespace

void add_unwalked_ring(PointCanvas& canvas) {
  for (const BrickRegion& region : canvas.bricks)
    canvas.scene.line(canvas.polygon(region.arc(), canvas.ring_radius), {paint_edge(region.answer), ring_thick, 0});
}

void add_point_ring(PointCanvas& canvas) {
  if (canvas.own) return add_own_ring(canvas);
  for (const BrickRegion& region : canvas.run.bricks) {
    const QPolygonF arc = canvas.polygon(region.arc(), canvas.ring_radius);
    if (canvas.brush.lit == region.answer) {
      canvas.scene.line(arc, {&Theme::ink, ring_thick + 6, 0, 0, 0, true});
      canvas.scene.line(arc, {&Theme::kin, ring_thick + 4, 0, 0, 0, true});
    }
    canvas.scene.line(arc, {paint_edge(region.answer), ring_thick, 0})
        .named(QStringLiteral("arc %1").arg(region.answer));
  }
  for (const BrickRegion& region : canvas.run.bricks) add_ring_number(canvas, region);
}

void add_ring_meetings(PointCanvas& canvas) {
  for (const BrickMeeting& meeting : canvas.run.on_the_ring) {
    const QPointF at = canvas.px(meeting.at, canvas.ring_radius);
    canvas.scene.disc(at, 6, &Theme::canvas, {&Theme::ink, 2.5, 0});
    const QPointF inwards = (canvas.layout.centre - at) / QLineF(at, canvas.layout.centre).length();
    canvas.tag(at + QPointF(inwards.x() * 52, inwards.y() * 56), meeting_words(meeting.answers.size()));
  }
}

void add_walker(PointCanvas& canvas) {
  const double laps = canvas.brush.walked.value_or(0);
  QPolygonF way;
  for (double corner = 0; corner < laps; corner += 0.25) way << walked_to(canvas, corner);
  const QPointF at = walked_to(canvas, laps);
  way << at;
  if (way.size() > 1) canvas.scene.line(way, {&Theme::ink, 1.5, 0, 0, 0, true});
  canvas.scene.disc(at, 8, &Theme::canvas, {&Theme::ink, 2.5, 0}).named(QStringLiteral("walker"));
  canvas.scene.disc(at, 3, &Theme::ink);
  const double quarter = canvas.ring_radius;
  canvas.scene.touch(
      {{at - QPointF(12, 12), QSizeF(24, 24)},
       12,
       Spot::Act::drag,
       point_places::walker,
       Grab{"walked", Axis{-1, 1, canvas.layout.centre.x() - quarter, canvas.layout.centre.x() + quarter}}},
      Kin::of_node(point_walker_node));
}

std::optional<int> seen_quarters(const PointCanvas& canvas) {
  const bool walking = canvas.step == point_steps::round && canvas.brush.walked;
  const double laps = walking ? *canvas.brush.walked : 1;
  if (canvas.own) return quarters_walked(*canvas.run.own, laps);
  return quarters_walked(canvas.run.bricks, laps);
}

}  // namespace littlestone::ui
