// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/parts.hpp"

#include <QPainterPath>
#include <algorithm>

#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui::lesson {
namespace {

QString of(const QString& key, const char* part) {
  return key.isEmpty() ? key : key + QLatin1Char(' ') + QLatin1String(part);
}

double cell_scale(const QSizeF& cell) { return std::max(1.0, std::min(cell.width(), cell.height()) / strip_cell); }

}  // namespace

void person(Scene& scene, QPointF centre, std::optional<Label> label, bool strong, const QString& key) {
  const Ink ink = strong ? &Theme::ink : &Theme::line;
  const QPointF body = centre + QPointF(-15, 0);
  scene.disc(body + QPointF(0, -14), 10, ink).named(of(key, "head"));
  QPainterPath shoulders;
  shoulders.moveTo(body + QPointF(-16, 25));
  shoulders.cubicTo(body + QPointF(-16, 2), body + QPointF(16, 2), body + QPointF(16, 25));
  shoulders.closeSubpath();
  scene.add(Path{shoulders}, ink).named(of(key, "body"));
  const QRectF cell(centre + QPointF(5, -3), QSizeF(28, 28));
  if (label) {
    scene.add(LabelCell{cell, *label, true}, nullptr).named(of(key, "label")).opacity = strong ? 1 : 0.45;
  } else {
    scene.box(cell, &Theme::canvas, {&Theme::ink, 2, 1, 4, 3}, 4).named(of(key, "unknown"));
    scene.words(cell.center() + QPointF(0, 7), QStringLiteral("?"), lesson_styles::bold, &Theme::ink, 0.5);
  }
}

void label_row(Scene& scene, const Row& row, const LabelVector& labels, const QString& key) {
  for (std::size_t x = 0; x < labels.size(); ++x) {
    Mark& mark = scene.add(LabelCell{row.at(x), labels[x], true, cell_scale(row.cell)}, nullptr);
    if (!key.isEmpty()) mark.named(QStringLiteral("%1 %2").arg(key).arg(x));
    mark.opacity = row.opacity;
  }
}

void point_names(Scene& scene, const Row& row, const ConceptClass& concept_class, double above,
                 std::optional<std::size_t> strong) {
  for (std::size_t x = 0; x < concept_class.points(); ++x) {
    const bool here = strong == x;
    scene.words({row.at(x).center().x(), row.corner.y() - above},
                name_markup(concept_class.point_name(static_cast<PointIndex>(x)),
                            here ? lesson_styles::bold : lesson_styles::plain, row.pitch),
                here ? lesson_styles::bold : lesson_styles::plain, here ? &Theme::ink : &Theme::ink3, 0.5);
  }
}

Mark& frame(Scene& scene, const QRectF& around, const QString& key, double grown) {
  return scene.box(around.adjusted(-grown, -grown, grown, grown), nullptr, {&Theme::ink, 3.5}, 9).named(key);
}

void mistake(Scene& scene, QPointF centre, bool made, const QString& key, double radius) {
  if (!made) {
    scene.disc(centre, radius, nullptr, {&Theme::line, 1.25, 1, 2.5, 2.5}).named(of(key, "place"));
    return;
  }
  scene.disc(centre, radius, &Theme::ink).grows(of(key, "disc"), Disc{centre, 1});
  scene.cross(centre, radius, &Theme::canvas);
}

void points_at(Scene& scene, QPointF from, QPointF to, const QString& key) {
  const QLineF way(from, to);
  const QPointF along = way.length() > 0 ? QPointF(way.dx(), way.dy()) / way.length() : QPointF();
  const QPointF across(-along.y(), along.x());
  const QPointF base = to - along * 13;
  scene.line(from, base, {&Theme::noise, 2.5, 1, 7, 5}).grows(of(key, "line"), from);
  scene.add(Area{QPolygonF({to, base + across * 6.5, base - across * 6.5})}, &Theme::noise)
      .grows(of(key, "tip"), Area{QPolygonF({from, from, from})});
}

void eye(Scene& scene, QPointF centre, double width, const QString& key) {
  const double w = width / 2;
  QPainterPath lids;
  lids.moveTo(centre + QPointF(-w, 0));
  lids.quadTo(centre + QPointF(0, -w), centre + QPointF(w, 0));
  lids.quadTo(centre + QPointF(0, w), centre + QPointF(-w, 0));
  lids.closeSubpath();
  scene.add(Path{lids}, &Theme::canvas, {&Theme::noise, std::max(2.5, width / 24)}).named(of(key, "lids"));
  scene.disc(centre, width * 0.15, &Theme::noise).named(of(key, "pupil"));
}

void guessed_right(Scene& scene, const QRectF& room, double chance, const QString& key) {
  const double middle = room.center().y();
  const QRectF all(room.left(), middle - 3, room.width(), 6);
  scene.box(all, &Theme::hair).named(of(key, "all"));
  const double share = std::clamp(2 * chance - 1, 0.0, 1.0);
  scene.box({all.topLeft(), QSizeF(all.width() * share, all.height())}, &Theme::ink)
      .grows(of(key, "share"), Box{{all.topLeft(), QSizeF(0, all.height())}});
}

double chip(Scene& scene, QPointF left_middle, const QString& point, Label label, double opacity, const QString& key) {
  constexpr double high = 34;
  constexpr double cell = 22;
  const double words = width_of(point, lesson_styles::bold);
  const QRectF all(left_middle + QPointF(0, -high / 2), QSizeF(words + cell + 22, high));
  scene.box(all, &Theme::canvas, {&Theme::line, 1.25}, 4).named(of(key, "chip"));
  scene.marks.back().opacity = opacity;
  scene.words(left_middle + QPointF(9, 6.5), point, lesson_styles::bold, &Theme::ink).named(of(key, "point"));
  scene.marks.back().opacity = opacity;
  scene.add(LabelCell{{left_middle + QPointF(words + 15, -cell / 2), QSizeF(cell, cell)}, label, true}, nullptr)
      .named(of(key, "label"));
  scene.marks.back().opacity = opacity;
  return all.width();
}

}  // namespace littlestone::ui::lesson
