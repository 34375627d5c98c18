// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/node_marks.hpp"

#include <QCoreApplication>
#include <algorithm>

#include "ui/kit/marks.hpp"

namespace littlestone::ui {

void draw_forced_circle(QPainter& painter, const Theme& theme, QPointF centre, ForcedBy by, double radius) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(by == ForcedBy::contest ? theme.ink : theme.ink3);
  painter.drawEllipse(centre, radius, radius);
  painter.setBrush(Qt::NoBrush);
  if (by == ForcedBy::contest) draw_mistake_cross(painter, theme.canvas, centre, radius * 0.92);
}

void draw_possible_circle(QPainter& painter, const Theme& theme, QPointF centre, double radius) {
  QPen pen(theme.ink3, 1 + theme.heavier * 0.5);
  pen.setDashPattern({1.8, 1.6});
  pen.setCapStyle(Qt::FlatCap);
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(centre, radius - 0.5, radius - 0.5);
}

std::size_t mistake_circles(const NodeFacts& facts, int dimension) {
  const std::size_t made = facts.mistakes.size();
  return facts.contest.fits() ? std::max(made, static_cast<std::size_t>(std::max(dimension, 0))) : made;
}

void draw_mistake_circles(QPainter& painter, const Theme& theme, QPointF left, const NodeFacts& facts, int dimension,
                          double pitch, double radius) {
  const std::size_t all = mistake_circles(facts, dimension);
  for (std::size_t i = 0; i < all; ++i) {
    const QPointF centre = left + QPointF(radius + pitch * static_cast<double>(i), 0);
    if (i < facts.mistakes.size()) {
      draw_forced_circle(painter, theme, centre, facts.mistakes[i], radius);
    } else {
      draw_possible_circle(painter, theme, centre, radius);
    }
  }
}

QString left_text(const MetExample& met) {
  return met.fits() ? QCoreApplication::translate("TournamentPicture", "Ldim %1").arg(met.dimension)
                    : QCoreApplication::translate("TournamentPicture", "no row fits");
}

}  // namespace littlestone::ui
