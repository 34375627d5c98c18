// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/node_marks.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/kit/marks.hpp"
#include "ui/kit/math_text.hpp"

namespace littlestone::ui {
namespace {

constexpr double in_line_gap = 4;
constexpr double least_crossed = 6.5;  // closer circles would be too small for a cross
constexpr double most_pip_pitch = 6.5;
constexpr double least_pip_pitch = 4.5;
constexpr double number_width = 7;

MathText left_words(const QString& text) { return MathText(text, {.size = 11}, MathText::Mode::plain); }

// Too small for a cross: of a contest full, of a block lighter, a possible one hollow.
void draw_pip(QPainter& painter, const Theme& theme, QPointF centre, double radius, const NodeFacts& facts,
              std::size_t i) {
  if (i < facts.mistakes.size()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(facts.mistakes[i] == ForcedBy::contest ? theme.ink : theme.line);
    painter.drawEllipse(centre, radius, radius);
  } else {
    painter.setPen(QPen(theme.ink3, 0.9 + theme.heavier * 0.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius - 0.45, radius - 0.45);
  }
  painter.setBrush(Qt::NoBrush);
}

}  // namespace

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

QString mistakes_number(const NodeFacts& facts, int dimension) {
  return QStringLiteral("%1/%2").arg(facts.mistakes.size()).arg(dimension);
}

QString left_number(const MetExample& met) {
  return met.fits() ? QString::number(met.dimension) : QStringLiteral("\u2013");
}

NodeFactsMark node_facts_mark(const NodeFacts& facts, int dimension, double room, bool below) {
  using Form = NodeFactsMark::Form;
  const auto all = static_cast<double>(mistake_circles(facts, dimension));
  const double words = left_words(left_text(facts.contest)).width();
  const auto row = [](double circles, double pitch, double radius) {
    return circles < 1 ? 0 : pitch * (circles - 1) + 2 * radius;
  };
  if (!below) {
    const double width = row(all, mistake_circle_pitch, mistake_circle_radius) + (all > 0 ? in_line_gap : 0) + words;
    if (width <= room) return {Form::in_line, mistake_circle_pitch, mistake_circle_radius, width};
  } else {
    for (double pitch = mistake_circle_pitch; pitch >= least_crossed; pitch -= 0.5) {
      const double radius = std::min(mistake_circle_radius, 0.42 * pitch);
      const double width = std::max(row(all, pitch, radius), words);
      if (width <= room) return {Form::stacked, pitch, radius, width};
    }
  }
  const bool two_rows = row(all, most_pip_pitch, 0.42 * most_pip_pitch) > room;
  const double across = two_rows ? std::ceil(all / 2) : all;
  for (double pitch = most_pip_pitch; pitch >= least_pip_pitch; pitch -= 0.25) {
    const double width = row(across, pitch, 0.42 * pitch);
    if (width <= room) {
      return {Form::pips, pitch, 0.42 * pitch, std::max(width, number_width), static_cast<std::size_t>(across)};
    }
  }
  return {Form::number, 0, 0, left_words(mistakes_number(facts, dimension)).width()};
}

void draw_node_facts(QPainter& painter, const Theme& theme, QPointF left, const NodeFactsMark& mark,
                     const NodeFacts& facts, int dimension) {
  using Form = NodeFactsMark::Form;
  const auto words = [&](QPointF baseline, const QString& text) {
    painter.setPen(theme.ink2);
    left_words(text).draw(painter, baseline);
  };
  switch (mark.form) {
    case Form::stacked:
      draw_mistake_circles(painter, theme, left - QPointF(0, 5.5), facts, dimension, mark.pitch, mark.radius);
      return words(left + QPointF(0, 11), left_text(facts.contest));
    case Form::in_line: {
      const double taken = mark.width - left_words(left_text(facts.contest)).width();
      draw_mistake_circles(painter, theme, left - QPointF(0, 3.5), facts, dimension, mark.pitch, mark.radius);
      return words(left + QPointF(taken, 0.5), left_text(facts.contest));
    }
    case Form::pips: {
      const std::size_t all = mistake_circles(facts, dimension);
      const double middle = all > mark.across ? 0.5 : 0;  // of two rows
      for (std::size_t i = 0; i < all; ++i) {
        const QPointF centre = left + QPointF(mark.radius + mark.pitch * static_cast<double>(i % mark.across),
                                              (i < mark.across ? -middle : middle) * mark.pitch - 2);
        draw_pip(painter, theme, centre, mark.radius, facts, i);
      }
      return words(left + QPointF(0, 15), left_number(facts.contest));
    }
    case Form::number:
      words(left + QPointF(0, 2), mistakes_number(facts, dimension));
      return words(left + QPointF(0, 15), left_number(facts.contest));
  }
}

QString left_text(const MetExample& met) {
  return met.fits() ? QCoreApplication::translate("TournamentPicture", "Ldim %1").arg(met.dimension)
                    : QCoreApplication::translate("TournamentPicture", "no row fits");
}

}  // namespace littlestone::ui
