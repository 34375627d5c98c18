// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/motion.hpp"

#include <cmath>
#include <numbers>

namespace littlestone::ui::motion {

QColor between(const QColor& from, const QColor& to, double t) {
  const auto mix = [&](float a, float b) { return a + (b - a) * static_cast<float>(t); };
  return QColor::fromRgbF(mix(from.redF(), to.redF()), mix(from.greenF(), to.greenF()), mix(from.blueF(), to.blueF()),
                          mix(from.alphaF(), to.alphaF()));
}

QPen between(const QPen& from, const QPen& to, double t) {
  if (t >= 1) return to;
  QPen pen = from;
  pen.setWidthF(between(from.widthF(), to.widthF(), t));
  pen.setColor(between(from.color(), to.color(), t));
  return pen;
}

Turn turn(double t) {
  if (t >= 1) return {};
  const double angle = 2 * std::numbers::pi * std::max(0.0, t);
  const double seen = std::cos(angle);
  if (seen < 0) return {Turn::Face::other, -seen};
  return {angle < std::numbers::pi ? Turn::Face::blank : Turn::Face::fallen, seen};
}

}  // namespace littlestone::ui::motion
