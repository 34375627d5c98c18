// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/stage.hpp"

#include <QCoreApplication>
#include <algorithm>

#include "ui/kit/marks.hpp"

namespace littlestone::ui {

double stage_scale(const QSizeF& area, const QSizeF& natural, double least_height) {
  const double whole = std::min(area.width() / natural.width(), area.height() / natural.height());
  return whole >= 1 ? whole : std::min({1.0, area.width() / natural.width(), area.height() / least_height});
}

double name_offset(std::size_t points, double strip_room) { return micro_strip_size(points, strip_room).width() + 10; }

MathText predictor_title(const ConceptClass& concept_class, const LabelVector& labels, double room) {
  const Name name = concept_class.name_of(labels);
  if (!name.empty()) return name_within(name, {14}, room);
  return MathText(QCoreApplication::translate("Stage", "new"), {11}, MathText::Mode::plain);
}

}  // namespace littlestone::ui
