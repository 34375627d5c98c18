// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/pages/one_more_point/point_parts.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double column_wide = PointLayout::column_width;

/// How often each answer is near the probe, against the best stability.
double add_near_probe(PointCanvas& canvas, QPointF corner) {
  canvas.heading(corner, OneMorePointPicture::tr("Near the probe"));
  const ProbeShares& shares = canvas.alone ? canvas.run.ring_shares : canvas.run.shares;
  constexpr double whole = 86;  // px of a share of 1
  constexpr double pitch = 27;
  const double bar = corner.x() + 48;
  const double end = corner.x() + column_wide;
  for (std::size_t i = 0; i < diamond_answers; ++i) {
    const double y = corner.y() + 32 + pitch * static_cast<double>(i);
    canvas.strip({corner.x(), y}, 18, i);
    if (shares[i] > 0)
      add_paint_swatch(canvas.scene, {bar, y, std::max(1.0, whole * shares[i]), 18}, i, {&Theme::ink, 1.25, 0});
    canvas.scene.words({end, y + 13.6}, shares[i] > 0 ? told_probability(shares[i]) : QStringLiteral("0"),
                       shares[i] > 0 ? point_number_style : MathStyle{13}, shares[i] > 0 ? &Theme::ink : &Theme::ink3,
                       1);
  }
  const std::size_t least = canvas.alone ? canvas.run.without.list_number : canvas.run.with.list_number;
  const double x = bar + whole / static_cast<double>(least);
  const double low = corner.y() + 32 + 3 * pitch + 18;
  canvas.scene.line({x, corner.y() + 26}, {x, low + 6}, {&Theme::ink, 1.5, 1, 7, 4});
  canvas.scene.words({x, low + 21}, one_over_text(least), point_number_style, &Theme::ink, 0.5);
  return low + 38;
}

double add_probe_world(PointCanvas& canvas, QPointF corner) {
  canvas.heading(corner, OneMorePointPicture::tr("The probe’s world"));
  const DiamondWorld& world = canvas.alone ? canvas.run.ring_probe : canvas.run.probe;
  constexpr double whole = 88;
  double y = corner.y() + 30;
  const auto row = [&](const QString& point, Label label, const Rational& mass) {
    canvas.scene.words({corner.x(), y + 13.5}, point, point_number_style, &Theme::ink);
    canvas.scene.add(LabelCell{{corner.x() + 14, y, 18, 18}, label}, nullptr);
    const double share = to_double(mass);
    if (share > 0) canvas.scene.box({corner.x() + 48, y + 2, std::max(1.0, whole * share), 14}, &Theme::ink2);
    canvas.scene.words({corner.x() + column_wide, y + 13.6}, hundredths_words(share), {13}, &Theme::ink, 1);
    y += 27;
  };
  if (!canvas.alone) row(QStringLiteral("0"), Label::plus, known_mass(world));
  row(QStringLiteral("1"), world.u < 0 ? Label::minus : Label::plus, abs(world.u));
  row(QStringLiteral("2"), world.v < 0 ? Label::minus : Label::plus, abs(world.v));
  return y + 8;
}

/// What a drag would show.
QString drag_words(const PointCanvas& canvas) {
  if (canvas.run.scenario.radius > canvas.run.scenario.error && canvas.run.scenario.error > 0)
    return OneMorePointPicture::tr("$r$ is more than $a$: four colours fit in.");
  return canvas.run.junctions.size() > 1
             ? OneMorePointPicture::tr("Drag $a$: the two meeting places move. They never go.")
             : OneMorePointPicture::tr("Drag $a$: the place where four meet becomes two where three meet.");
}

}  // namespace

void PointColumn::next(double low) {
  if (canvas_.layout.below) {
    at_.rx() += column_wide + PointLayout::column_gap;
    return;
  }
  canvas_.scene.line({at_.x(), low}, {at_.x() + column_wide, low}, thin(&Theme::hair));
  at_.setY(low + 12);
}

void add_dial(PointCanvas& canvas, QPointF middle) {
  const std::optional<int> quarters = seen_quarters(canvas);
  const QRectF box(middle - QPointF(20, 20), QSizeF(40, 40));
  for (std::size_t i = 0; i < diamond_answers; ++i) {
    QPainterPath arc;
    constexpr double gap = 4;
    const double start = 90.0 * static_cast<double>(i) + gap;
    arc.arcMoveTo(box, start);
    arc.arcTo(box, start, 90 - 2 * gap);
    const bool turned = quarters && static_cast<int>(i) < *quarters;
    canvas.scene.add(Path{arc}, nullptr, {turned ? paint_edge(i) : &Theme::hair, 6, 0});
  }
  const QString turns = !quarters            ? QStringLiteral("?")
                        : *quarters % 4 == 0 ? QString::number(*quarters / 4)
                                             : fraction_words(Rational(*quarters, 4));
  canvas.scene.words(middle + QPointF(0, 7), turns, {20, QFont::DemiBold}, &Theme::ink, 0.5);
}

double add_turns(PointCanvas& canvas, QPointF corner) {
  canvas.heading(corner, OneMorePointPicture::tr("Turns on the ring"));
  add_dial(canvas, corner + QPointF(26, 56));
  const std::optional<int> quarters = seen_quarters(canvas);
  const bool on_the_way = canvas.step == point_steps::round && canvas.brush.walked.value_or(1) < 1;
  QString first = OneMorePointPicture::tr("four colours,");
  QString second = quarters == 4 ? OneMorePointPicture::tr("once round")
                                 : OneMorePointPicture::tr("%n turns", nullptr, quarters.value_or(0) / 4);
  if (!quarters) {
    first = OneMorePointPicture::tr("the ring is not");
    second = OneMorePointPicture::tr("painted all round");
  } else if (on_the_way) {
    first = OneMorePointPicture::tr("so far:");
    second = OneMorePointPicture::tr("walk on round");
  }
  constexpr double beside = 60;
  canvas.scene.words(corner + QPointF(beside, 52), first, styles::plain, &Theme::ink2, 0, column_wide - beside);
  canvas.scene.words(corner + QPointF(beside, 68), second, styles::plain, &Theme::ink2, 0, column_wide - beside);
  return corner.y() + 100;
}

double add_price(PointCanvas& canvas, QPointF corner) {
  canvas.heading(corner, OneMorePointPicture::tr("Best stability"));
  double y = corner.y() + 44;
  for (const bool with : {false, true}) {
    const std::size_t lists = with ? canvas.run.with.list_number : canvas.run.without.list_number;
    canvas.scene.words({corner.x(), y},
                       with ? OneMorePointPicture::tr("with point 0") : OneMorePointPicture::tr("without point 0"),
                       styles::plain, &Theme::ink2, 0, column_wide);
    canvas.scene.box({corner.x(), y + 8, 140.0 / static_cast<double>(lists), 14}, &Theme::ink2);
    canvas.scene.words({corner.x() + column_wide, y + 19.6}, one_over_text(lists), point_number_style, &Theme::ink, 1);
    y += 48;
  }
  return y;
}

void add_bricks_column(PointCanvas& canvas) {
  PointColumn column(canvas);
  if (canvas.step >= point_steps::round) {
    const double low = add_turns(canvas, column.at());
    if (canvas.step == point_steps::round) return;
    column.next(low);
  }
  if (canvas.step == point_steps::price) {
    add_price(canvas, column.at());
    return;
  }
  if (canvas.step >= point_steps::meeting) column.next(add_near_probe(canvas, column.at()));
  const double low = add_probe_world(canvas, column.at());
  if (canvas.step != point_steps::inside || canvas.alone) return;
  if (!canvas.layout.below) column.next(low);
  const QPointF words = canvas.layout.below ? QPointF(column.at().x(), low + 10) : column.at() + QPointF(0, 10);
  canvas.scene.paragraph(words, drag_words(canvas), styles::plain, &Theme::ink2, column_wide, 16);
}

}  // namespace littlestone::ui
