// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/rational.hpp"

#include <catch2/catch.hpp>
#include <clocale>
#include <cstdint>
#include <optional>
#include <random>

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
  const auto text =
      GENERATE(as<std::string>{}, "", ".", "e5", "1e", "1e+", "1e+-5", "0x10", "1 ", "nan", "inf", "1/0", "1/-2", "1/",
               "/2", "1.2/3", "1e1001", "1e-1001", "9.5e-1001", "1e-2147483648", "1e2147483647", "1e-2147483649", "1,5",
               "--1", "12345678901234567890123456789012345678901");
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
  // Beyond a double a decimal stays one.
  CHECK(to_string(parse_rational("x", "1e-350")) == "1e-350");
  CHECK(to_string(parse_rational("x", "-12.50e-999")) == "-1.25e-998");
  CHECK(to_string(parse_rational("x", "1e1000")) == "1e+1000");
  CHECK(to_string(parse_rational("x", "2.5e-1000")) == "2.5e-1000");
  CHECK(to_string(parse_rational("x", "0.25e1001")) == "2.5e+1000");
}

TEST_CASE("every text that is read as a rational is written as a text that is read as the same", "[base]") {
  std::mt19937_64 engine(5);
  const auto below = [&](std::uint64_t n) { return engine() % n; };
  const auto digits = [&](std::size_t count) {
    std::string text(count, '0');
    for (char& c : text) c = static_cast<char>('0' + (below(3) == 0 ? 0 : below(10)));
    return text;
  };
  std::size_t read = 0;
  for (int i = 0; i < 4000; ++i) {
    std::string text = below(4) == 0 ? "-" : "";
    if (below(3) == 0) {
      text += digits(1 + below(60)) + '/' + digits(1 + below(60));
    } else {
      text += digits(below(22)) + (below(2) == 0 ? "." + digits(below(20)) : "");
      const std::uint64_t range = below(3) == 0 ? 20 : 2100;
      if (below(4) != 0)
        text += "e" + std::to_string(static_cast<std::int64_t>(below(range)) - static_cast<std::int64_t>(range / 2));
    }
    CAPTURE(text);
    std::optional<Rational> value;
    try {
      value = parse_rational("x", text);
    } catch (const InputError&) {
      continue;
    }
    ++read;
    const std::string written = to_string(*value);
    CAPTURE(written);
    REQUIRE(parse_rational("x", written) == *value);
    REQUIRE(to_string(parse_rational("x", written)) == written);
  }
  CHECK(read > 2000);
}

TEST_CASE("every rational of at most 1100 digits a side is written as a text that is read as the same", "[base]") {
  std::mt19937_64 engine(6);
  const auto whole = [&] {
    BigInteger value = 1 + engine() % 9;
    for (std::uint64_t k = engine() % 1000; k > 0; --k) value = value * 10 + engine() % 10;
    return value;
  };
  for (int i = 0; i < 100; ++i) {
    const BigInteger below = i % 4 == 0 ? BigInteger(1) : whole();
    const Rational value = (i % 3 == 0 ? -1 : 1) * Rational(whole(), below);
    REQUIRE(parse_rational("x", to_string(value)) == value);
  }
  for (int exponent = -1000; exponent <= 1000; exponent += 40) {
    const std::string text = "1e" + std::to_string(exponent);
    REQUIRE(parse_rational("x", to_string(parse_rational("x", text))) == parse_rational("x", text));
  }
}

TEST_CASE("a rational is written the same in a language that has a decimal comma", "[base]") {
  const std::string before = std::setlocale(LC_NUMERIC, nullptr);
  for (const char* comma : {"de_DE.UTF-8", "de_DE", "fr_FR.UTF-8"}) (void)std::setlocale(LC_NUMERIC, comma);
  CHECK(to_string(Rational(1, 10)) == "0.1");
  (void)std::setlocale(LC_NUMERIC, before.c_str());
}
