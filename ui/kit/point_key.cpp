// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/point_key.hpp"

#include <QStringList>
#include <algorithm>

#include "ui/kit/wrap.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

void make_set(std::vector<PointIndex>& points) {
  std::sort(points.begin(), points.end());
  points.erase(std::unique(points.begin(), points.end()), points.end());
}

}  // namespace

bool has_words(const ConceptClass& concept_class) {
  for (PointIndex x = 0; x < concept_class.points(); ++x) {
    if (!concept_class.point_name(x).is_notation()) return true;
  }
  return false;
}

bool names_wider(const ConceptClass& concept_class, std::vector<PointIndex> points, const MathStyle& style,
                 double room) {
  make_set(points);
  return std::any_of(points.begin(), points.end(), [&](PointIndex x) {
    const Name& name = concept_class.point_name(x);
    return !name.is_notation() && MathText(lone_name(name), style, MathText::Mode::plain).width() > room;
  });
}

QString point_sign(const ConceptClass& concept_class, PointIndex point, bool numbered) {
  return numbered ? QString::number(point + 1) : lone_name(concept_class.point_name(point));
}

QString point_key(const ConceptClass& concept_class, std::vector<PointIndex> points) {
  make_set(points);
  const QChar unbroken(u'\u00a0');
  QStringList parts;
  for (const PointIndex x : points) {
    parts += isolated(QString::number(x + 1) + unbroken + u'=' + unbroken +
                      literal(shortened(lone_name(concept_class.point_name(x)))));
  }
  return parts.join(QStringLiteral(", "));
}

QStringList key_lines(const ConceptClass& concept_class, const std::vector<PointIndex>& points, const MathStyle& style,
                      double width, std::size_t most) {
  QStringList lines = wrapped_markup(point_key(concept_class, points), style, width);
  if (lines.size() > static_cast<qsizetype>(most)) {
    lines.resize(static_cast<qsizetype>(most));
    lines.back() += QStringLiteral(" …");
  }
  return lines;
}

}  // namespace littlestone::ui
