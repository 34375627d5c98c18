// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/same_answer/same_answer_marks.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/kit/stage.hpp"

namespace littlestone::ui {
namespace {

struct AnswerMarks {
  Q_DECLARE_TR_FUNCTIONS(SameAnswerPicture)
};

/// The squares from 0 on whose roots stand at least `apart` px from each other.
std::vector<double> square_ticks(double most, double px_a_root, double apart) {
  std::vector<double> ticks;
  const auto every = static_cast<int>(std::max(1.0, std::ceil(apart / px_a_root)));
  for (int root = 0; root * root <= most; root += every) ticks.push_back(root * root);
  return ticks;
}

}  // namespace

QString lab_letter(std::size_t lab) { return lab == 0 ? QStringLiteral("A") : QStringLiteral("B"); }

QPolygonF stairs_of(const Staircase& steps, const Plot& plot, double most) {
  QPolygonF points{plot.at(0, 0)};
  double height = 0;
  for (const Step& step : steps.steps) {
    const double x = std::sqrt(std::min(most, static_cast<double>(step.count)));
    points << plot.at(x, height);
    height += to_double(step.chance);
    points << plot.at(x, height);
  }
  points << plot.at(std::sqrt(most), height);
  return points;
}

void add_curve(Plot& plot, const std::vector<StaircasePlace>& curve, const Stroke& stroke) {
  plot.curve(
      curve, [](const StaircasePlace& place) { return std::sqrt(place.expected); }, &StaircasePlace::differ, stroke);
}

void add_counts(Scene& scene, const Plot& plot, double most, double apart) {
  const double y = plot.room().bottom();
  scene.line({plot.room().left(), y}, {plot.room().right(), y}, thin(&Theme::line));
  for (const double count : square_ticks(most, plot.x().unit(), apart)) {
    const double x = plot.x().px(std::sqrt(count));
    scene.line({x, y}, {x, y + 4}, thin(&Theme::line));
    scene.words({x, y + 18}, QString::number(count), styles::small, &Theme::ink3, 0.5);
  }
}

void add_worlds(Scene& scene, const QRectF& room, const QString& words, bool ends) {
  const double y = room.bottom() + 33;
  if (ends) scene.words({room.left(), y}, AnswerMarks::tr("rare"), styles::small, &Theme::ink3);
  scene.words({room.center().x(), y}, words, styles::small, &Theme::ink2, 0.5);
  if (ends) scene.words({room.right(), y}, AnswerMarks::tr("common"), styles::small, &Theme::ink3, 1);
}

void add_band(Scene& scene, const QRectF& rect) {
  scene.box(rect, &Theme::lineage);
  scene.add(Hatch{rect, 7, 1}, &Theme::line);
}

void add_die(Scene& scene, const QRectF& box) {
  const double unit = box.width() / 24;
  scene.box(box, &Theme::canvas, {&Theme::ink, 1.75 * std::sqrt(unit), 0}, 5 * unit).named(QStringLiteral("die"));
  for (const QPointF& dot : {QPointF(0, 0), QPointF(-6, -6), QPointF(6, -6), QPointF(-6, 6), QPointF(6, 6)})
    scene.disc(box.center() + dot * unit, 1.9 * unit, &Theme::ink);
}

void add_lab(Scene& scene, std::size_t lab, QPointF at, double radius, const MathStyle& style, const QString& key) {
  scene.disc(at, radius, lab == 0 ? &Theme::ink : &Theme::canvas, {&Theme::ink, 1.75, 0}).named(key);
  scene.words(at + QPointF(0, style.size * 0.36), lab_letter(lab), style, lab == 0 ? &Theme::canvas : &Theme::ink, 0.5)
      .named(key + QStringLiteral(" letter"));
}

}  // namespace littlestone::ui
