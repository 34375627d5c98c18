// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/node_marks.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace littlestone::ui {
namespace {

constexpr double in_line_gap = 4;
constexpr double least_crossed = 6.5;  // closer circles would be too small for a cross
constexpr double most_pip_pitch = 6.5;
constexpr double least_pip_pitch = 4.5;
constexpr double number_width = 7;

double width_of_left(const QString& text) { return width_of(text, styles::small); }

// Too small for a cross: of a contest full, of a block lighter, a possible one hollow.
void add_pip(Scene& scene, QPointF centre, double radius, const NodeFacts& facts, std::size_t i) {
  if (i < facts.mistakes.size()) {
    scene.disc(centre, radius, facts.mistakes[i] == ForcedBy::contest ? &Theme::ink : &Theme::line);
  } else {
    scene.disc(centre, radius - 0.45, nullptr, {&Theme::ink3, 0.9, 0.4});
  }
}

// A mistake that could still be forced.
void add_possible_circle(Scene& scene, QPointF centre, double radius) {
  scene.disc(centre, radius - 0.5, nullptr, {&Theme::ink3, 1, 0.5, 1.8, 1.6});
}

}  // namespace

void add_forced_circle(Scene& scene, QPointF centre, ForcedBy by, double radius) {
  scene.disc(centre, radius, by == ForcedBy::contest ? &Theme::ink : &Theme::ink3);
  if (by == ForcedBy::contest) scene.cross(centre, radius * 0.92, &Theme::canvas);
}

std::size_t mistake_circles(const NodeFacts& facts, int dimension) {
  const std::size_t made = facts.mistakes.size();
  return facts.contest.fits() ? std::max(made, static_cast<std::size_t>(std::max(dimension, 0))) : made;
}

void add_mistake_circles(Scene& scene, QPointF left, const NodeFacts& facts, int dimension, double pitch,
                         double radius) {
  const std::size_t all = mistake_circles(facts, dimension);
  for (std::size_t i = 0; i < all; ++i) {
    const QPointF centre = left + QPointF(radius + pitch * static_cast<double>(i), 0);
    if (i < facts.mistakes.size()) {
      add_forced_circle(scene, centre, facts.mistakes[i], radius);
    } else {
      add_possible_circle(scene, centre, radius);
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
  const double words = width_of_left(left_text(facts.contest));
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
  return {Form::number, 0, 0, width_of_left(mistakes_number(facts, dimension))};
}

void add_node_facts(Scene& scene, QPointF left, const NodeFactsMark& mark, const NodeFacts& facts, int dimension) {
  using Form = NodeFactsMark::Form;
  const auto words = [&](QPointF baseline, const QString& text) {
    scene.words(baseline, text, styles::small, &Theme::ink2);
  };
  switch (mark.form) {
    case Form::stacked:
      add_mistake_circles(scene, left - QPointF(0, 5.5), facts, dimension, mark.pitch, mark.radius);
      return words(left + QPointF(0, 11), left_text(facts.contest));
    case Form::in_line: {
      const double taken = mark.width - width_of_left(left_text(facts.contest));
      add_mistake_circles(scene, left - QPointF(0, 3.5), facts, dimension, mark.pitch, mark.radius);
      return words(left + QPointF(taken, 0.5), left_text(facts.contest));
    }
    case Form::pips: {
      const std::size_t all = mistake_circles(facts, dimension);
      const double middle = all > mark.across ? 0.5 : 0;  // of two rows
      for (std::size_t i = 0; i < all; ++i) {
        const QPointF centre = left + QPointF(mark.radius + mark.pitch * static_cast<double>(i % mark.across),
                                              (i < mark.across ? -middle : middle) * mark.pitch - 2);
        add_pip(scene, centre, mark.radius, facts, i);
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
