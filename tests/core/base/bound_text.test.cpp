// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/bound_text.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

namespace littlestone {
namespace {

double any_size() {
  const double digits = static_cast<double>(*rc::gen::inRange<std::int64_t>(1, std::int64_t{1} << 53));
  return std::ldexp(digits, *rc::gen::inRange(-900, 900)) * (*rc::gen::arbitrary<bool>() ? 1 : -1);
}

double number_in(const std::string& text) { return std::stod(text); }

}  // namespace

TEST_CASE("a bound from above is never written below itself, and one from below never above", "[text]") {
  CHECK(rc::check([] {
    const double value = any_size();
    const int digits = *rc::gen::inRange(1, 16);
    const double up = number_in(upper_text(value, digits));
    const double down = number_in(lower_text(value, digits));
    RC_ASSERT(up >= value);
    RC_ASSERT(down <= value);
    // They are the nearest numbers of so many digits: together no farther apart than one unit of the last.
    const double unit = std::pow(10.0, place_of(value, digits));
    RC_ASSERT(up - down <= unit * 1.0000001 + std::abs(value) * 4e-16);  // both are doubles
  }));
}

TEST_CASE("a bound with few digits is written as it is", "[text]") {
  for (const char* text : {"0.3", "0.1", "1", "2.5", "1e-06", "123456", "1e+20", "0.0001", "700", "3.125e-05"}) {
    CHECK(upper_text(std::stod(text)) == text);
    CHECK(lower_text(std::stod(text)) == text);
  }
  CHECK(upper_text(0) == "0");
  CHECK(lower_text(0) == "0");
  CHECK(upper_text(std::numeric_limits<double>::infinity()) == "inf");
}

TEST_CASE("bounds that end between two digits", "[text]") {
  CHECK(upper_text(0.41573522) == "0.415736");
  CHECK(lower_text(0.41573588) == "0.415735");
  CHECK(upper_text(1.41908418) == "1.41909");
  CHECK(upper_text(0.9999999) == "1");
  CHECK(lower_text(0.9999999) == "0.999999");
  CHECK(lower_text(1000000.7) == "1e+06");
  CHECK(upper_text(999999.2) == "1e+06");
  CHECK(upper_text(-1.2345678) == "-1.23456");
  CHECK(upper_text(std::nextafter(0.3, 1.0)) == "0.300001");
}

TEST_CASE("a rational is raised to the least double that is written no lower", "[text]") {
  CHECK(raised(Rational(3, 10)) == 0.3);
  CHECK(raised(Rational(1, 3)) > 1.0 / 3);
  CHECK(raised(Rational(1, 4)) == 0.25);
  CHECK(raised(Rational(1, 3), -3) == 0.334);
  CHECK(lowered(Rational(1, 3), -3) == 0.333);
  CHECK(raised(Rational(-1, 3), -3) == -0.333);
  CHECK(raised(Rational(7, 1000), -3) == 0.007);
}

}  // namespace littlestone
