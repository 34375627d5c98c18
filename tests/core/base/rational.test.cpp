// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/rational.hpp"

#include <catch2/catch.hpp>

#include "core/base/error.hpp"

using namespace littlestone;

TEST_CASE("a decimal is read as the exact fraction it spells", "[base]") {
  CHECK(parse_rational("x", "0.1") == Rational(1, 10));
  CHECK(parse_rational("x", "1e-6") == Rational(1, 1'000'000));
  CHECK(parse_rational("x", "1") == 1);
  CHECK(parse_rational("x", "-2.50e+1") == -25);
  CHECK(parse_rational("x", ".5") == Rational(1, 2));
  CHECK(parse_rational("x", "5.") == 5);
  CHECK(parse_rational("x", "007") == 7);  // no octal
  CHECK(parse_rational("x", "10/4") == Rational(5, 2));
  CHECK(parse_rational("x", "-1/3") == Rational(-1, 3));
}

TEST_CASE("what spells no number is refused with field, value and rule", "[base]") {
  const auto text = GENERATE(as<std::string>{}, "", ".", "e5", "1e", "1e+", "1e+-5", "0x10", "1 ", "nan", "inf", "1/0",
                             "1/-2", "1/", "/2", "1.2/3", "1e401", "1e-401", "1e-2147483648", "1e2147483647",
                             "1e-2147483649", "1,5", "--1", "12345678901234567890123456789012345678901");
  CAPTURE(text);
  try {
    (void)parse_rational("epsilon", text);
    FAIL("accepted");
  } catch (const InputError& error) {
    CHECK(error.field() == "epsilon");
    CHECK(std::string(error.what()).find('\n') == std::string::npos);
    const std::string value = text.empty() ? "" : error.value() + ": ";
    CHECK(std::string(error.what()) == error.field() + ": " + value + error.rule().text());
  }
}

TEST_CASE("a rational's spelling reads back to the same value", "[base]") {
  for (const Rational& value : {Rational(1, 10), Rational(1, 3), Rational(1, 1'000'000), Rational(-7), Rational(0),
                                Rational(355, 113), parse_rational("x", "1e-300")}) {
    CHECK(parse_rational("x", to_string(value)) == value);
  }
  CHECK(to_string(Rational(1, 10)) == "0.1");
  CHECK(to_string(Rational(1, 1'000'000)) == "1e-6");
  CHECK(to_string(parse_rational("x", "1e-10")) == "1e-10");
  CHECK(to_string(Rational(1, 3)) == "1/3");
}
