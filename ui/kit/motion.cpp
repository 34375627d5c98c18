// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/motion.hpp"

#include <cmath>
#include <numbers>

namespace littlestone::ui::motion {

Turn turn(double t) {
  if (t >= 1) return {};
  const double angle = 2 * std::numbers::pi * std::max(0.0, t);
  const double seen = std::cos(angle);
  if (seen < 0) return {Turn::Face::other, -seen};
  return {angle < std::numbers::pi ? Turn::Face::blank : Turn::Face::fallen, seen};
}

}  // namespace littlestone::ui::motion
