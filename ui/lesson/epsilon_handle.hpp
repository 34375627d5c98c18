// SPDX-License-Identifier: GPL-3.0-or-later
// The slider of ε in the lesson's pictures.
#pragma once

#include <QString>
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <string>

#include "core/base/rational.hpp"
#include "ui/lesson/station.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui::lesson {

/// The field of a Hand that it sets.
inline constexpr const char* epsilon_field = "epsilon";
/// What is written at its line, from end to end; a value near one of them becomes it.
inline constexpr std::array<double, 5> epsilon_ticks = {0.1, 0.5, 1, 2, 4};

/// Two digits, within the line.
[[nodiscard]] inline double settled_epsilon(double value) {
  const double within = std::clamp(value, epsilon_ticks.front(), epsilon_ticks.back());
  for (const double tick : epsilon_ticks)
    if (std::abs(within / tick - 1) < 0.045) return tick;
  const double unit = within < 1 ? 0.01 : 0.1;
  return std::round(within / unit) * unit;
}

/// A settled value as the fraction that it is written as.
[[nodiscard]] inline Rational epsilon_exactly(double settled) {
  return Rational(static_cast<long long>(std::llround(settled * 100)), 100);
}

/// What the hand has chosen, else `usual`.
[[nodiscard]] inline Rational chosen_epsilon(const Hand& hand, const Rational& usual) {
  return hand.has(epsilon_field) ? epsilon_exactly(settled_epsilon(hand.at(epsilon_field, 1))) : usual;
}

/// 84 px high from `top`: ε at the left, values over a line from `begin` to `end`, and under it `below` of each, where
/// that is not empty.
inline void epsilon_handle(Scene& scene, double top, double begin, double end, const Rational& epsilon,
                           const std::function<QString(const Rational&)>& below = {}) {
  const double y = top + 38;
  Grab grab{epsilon_field};
  grab.axis = {epsilon_ticks.front(), epsilon_ticks.back(), begin, end, true};
  grab.here = to_double(epsilon);
  const double x = grab.axis.px(grab.here);
  scene.words({0, y + 9}, QStringLiteral("$ε$"), {28}, &Theme::ink).named(QStringLiteral("epsilon name"));
  scene.line({begin, y}, {end, y}, {&Theme::line, 2}).named(QStringLiteral("epsilon line"));
  scene.line({begin, y}, {x, y}, {&Theme::ink, 4}).named(QStringLiteral("epsilon done"));
  const auto told = [&](const Rational& value, double at, const MathStyle& style, Ink ink) {
    scene.words({at, y - 20}, rational_text(value), style, ink, 0.5);
    if (below) scene.words({at, y + 40}, below(value), style, ink, 0.5);
  };
  for (const double tick : epsilon_ticks) {
    const double at = grab.axis.px(tick);
    scene.line({at, y - 6}, {at, y + 6}, {&Theme::line, 2});
    if (std::abs(at - x) > 52) told(epsilon_exactly(tick), at, lesson_styles::small, &Theme::ink3);
    Grab there = grab;
    there.here = tick;
    scene.touch({{at - 26, y - 40, 52, 84}, 6, Spot::Act::choose, -1, there});
  }
  told(epsilon, x, lesson_styles::bold, &Theme::ink);
  scene.disc({x, y}, 11, &Theme::canvas, {&Theme::ink, 3})
      .named(QStringLiteral("epsilon handle"))
      .touched({{x - 18, y - 18, 36, 36}, 18, Spot::Act::drag, -1, grab});
}

}  // namespace littlestone::ui::lesson
