// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/statistics.hpp"

#include <catch2/catch.hpp>

#include <cmath>
#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

using namespace littlestone::oracle;
using Counts = std::vector<std::int64_t>;

TEST_CASE("With two degrees of freedom the chi-square p-value is exp(-statistic/2)", "[support]") {
  // expected 20, 20, 20: (25-20)²/20 + 0 + (15-20)²/20 = 2.5
  CHECK(chi_square_p_value(Counts{25, 20, 15}, {1.0 / 3, 1.0 / 3, 1.0 / 3}) == Approx(std::exp(-1.25)).epsilon(1e-12));
}

TEST_CASE("With one degree of freedom the chi-square p-value is that of a normal deviate", "[support]") {
  // expected 50, 50: 2·(10²/50) = 4 = 2 standard deviations squared
  CHECK(chi_square_p_value(Counts{60, 40}, {0.5, 0.5}) == Approx(std::erfc(std::sqrt(2.0))).epsilon(1e-12));
}

TEST_CASE("Counts equal to their expectation have p-value 1", "[support]") {
  CHECK(chi_square_p_value(Counts{10, 30, 60}, {0.1, 0.3, 0.6}) == Approx(1).epsilon(1e-12));
}

TEST_CASE("Cells that expect fewer than 5 are pooled", "[support]") {
  // expected 50, 46, 3, 1: the last two make 4 < 5 and join the 46. Left: 50 and 50, observed 40 and 60.
  CHECK(chi_square_p_value(Counts{40, 46, 10, 4}, {0.5, 0.46, 0.03, 0.01}) ==
        Approx(std::erfc(std::sqrt(2.0))).epsilon(1e-12));
  // expected 50, 44, 3, 3: the last two make a cell of 6; observed 50, 44, 6 is exactly what is expected
  CHECK(chi_square_p_value(Counts{50, 44, 6, 0}, {0.5, 0.44, 0.03, 0.03}) == Approx(1).epsilon(1e-12));
}

TEST_CASE("A pooled cell takes its place among the others before the next one is pooled", "[support]") {
  // expected 90, 4, 3, 3: 3+3 = 6 overtakes the 4, which then joins it. Left: 90 and 10, observed 96 and 4.
  CHECK(chi_square_p_value(Counts{96, 4, 0, 0}, {0.9, 0.04, 0.03, 0.03}) ==
        Approx(std::erfc(2 / std::sqrt(2.0))).epsilon(1e-12));  // 36/90 + 36/10 = 4
}

TEST_CASE("An impossible outcome has p-value 0", "[support]") {
  CHECK(chi_square_p_value(Counts{50, 50, 1}, {0.5, 0.5, 0}) == 0);
  CHECK(chi_square_p_value(Counts{99, 1}, {1, 0}) == 0);
  CHECK(chi_square_p_value(std::map<std::string, std::int64_t>{{"a", 50}, {"b", 50}, {"c", 1}},
                           std::map<std::string, double>{{"a", 0.5}, {"b", 0.5}}) == 0);
}

TEST_CASE("A law on one outcome is met when nothing else was seen", "[support]") {
  CHECK(chi_square_p_value(Counts{100, 0}, {1, 0}) == 1);
}

TEST_CASE("An outcome that was never seen counts as zero observations", "[support]") {
  const std::map<std::string, std::int64_t> observed{{"a", 120}, {"b", 80}};
  const std::map<std::string, double> expected{{"a", 0.5}, {"b", 0.3}, {"c", 0.2}};
  CHECK(chi_square_p_value(observed, expected) == Approx(chi_square_p_value(Counts{120, 80, 0}, {0.5, 0.3, 0.2})));
  CHECK(chi_square_p_value(observed, expected) < false_alarm);
}

TEST_CASE("A sample that could reject nothing is refused", "[support]") {
  CHECK_THROWS_AS(chi_square_p_value(Counts{2, 2}, {0.5, 0.5}), std::invalid_argument);
  CHECK_THROWS_AS(chi_square_p_value(Counts{0, 0}, {0.5, 0.5}), std::invalid_argument);
  CHECK_THROWS_AS(chi_square_p_value(Counts{50, 50}, {0.5, 0.4}), std::invalid_argument);
  CHECK_THROWS_AS(chi_square_p_value(Counts{50, 50}, {1.0}), std::invalid_argument);
}

TEST_CASE("Binomial tails are the sums of the binomial law", "[support]") {
  // Bin(4, 1/2): 1, 4, 6, 4, 1 sixteenths
  CHECK(binomial_lower_tail(1, 4, 0.5) == Approx(5.0 / 16).epsilon(1e-12));
  CHECK(binomial_upper_tail(3, 4, 0.5) == Approx(5.0 / 16).epsilon(1e-12));
  CHECK(binomial_upper_tail(2, 4, 0.5) == Approx(11.0 / 16).epsilon(1e-12));
  CHECK(binomial_lower_tail(4, 4, 0.5) == 1);
  CHECK(binomial_upper_tail(0, 4, 0.5) == 1);
  CHECK(binomial_p_value(0, 4, 0.5) == Approx(2.0 / 16).epsilon(1e-12));
  CHECK(binomial_p_value(2, 4, 0.5) == 1);
  // Bin(3, 1/4): 27, 27, 9, 1 sixty-fourths
  CHECK(binomial_upper_tail(2, 3, 0.25) == Approx(10.0 / 64).epsilon(1e-12));
  CHECK(binomial_lower_tail(0, 3, 0.25) == Approx(27.0 / 64).epsilon(1e-12));
}

TEST_CASE("Binomial tails are right for a certain and an impossible event", "[support]") {
  CHECK(binomial_lower_tail(0, 10, 0) == 1);
  CHECK(binomial_upper_tail(1, 10, 0) == 0);
  CHECK(binomial_lower_tail(9, 10, 1) == 0);
  CHECK(binomial_upper_tail(10, 10, 1) == 1);
  CHECK_THROWS_AS(binomial_lower_tail(11, 10, 0.5), std::invalid_argument);
  CHECK_THROWS_AS(binomial_upper_tail(1, 10, 1.5), std::invalid_argument);
}
