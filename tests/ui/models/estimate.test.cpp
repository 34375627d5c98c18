// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/estimate.hpp"

#include <catch2/catch.hpp>

using namespace littlestone::ui;

TEST_CASE("Wilson's interval has its textbook values and ends at 0 and 1", "[models]") {
  // 7 of 10: Wilson 1927 by hand, (p + z²/2n ± z√(p(1−p)/n + z²/4n²)) / (1 + z²/n).
  REQUIRE(wilson_interval(7, 10).low == Approx(0.39677).epsilon(1e-4));
  REQUIRE(wilson_interval(7, 10).high == Approx(0.89221).epsilon(1e-4));
  REQUIRE(wilson_interval(0, 40).low == 0);
  REQUIRE(wilson_interval(40, 40).high == 1);
  // All of n: the lower end is n / (n + z²).
  REQUIRE(wilson_interval(40, 40).low == Approx(40 / (40 + 3.8414588)).epsilon(1e-6));
}
