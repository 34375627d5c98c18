// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "core/study/noisy_labels/noisy_labels_run.hpp"

using namespace littlestone;

TEST_CASE("the slope of a curve at its end is the exponent of its last two points", "[prediction]") {
  using Point = NoisyCurves::Point;
  NoisyCurves curves;
  CHECK_FALSE(curves.last_slope(&Point::corollary));
  for (const double alpha : {0.4, 0.2, 0.1}) {
    Point point;
    point.alpha = alpha;
    point.mechanism = 3 / alpha;
    point.theorem = 5 / (alpha * alpha);
    if (alpha > 0.15) point.corollary = 7 / (alpha * alpha * alpha);  // past what can be searched at the last
    curves.points.push_back(point);
  }
  CHECK(curves.last_slope(&Point::mechanism).value() == Approx(-1));
  CHECK(curves.last_slope(&Point::theorem).value() == Approx(-2));
  CHECK(curves.last_slope(&Point::corollary).value() == Approx(-3));
  curves.points.resize(1);
  CHECK_FALSE(curves.last_slope(&Point::mechanism));
}
