// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/bound_text.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace littlestone {
namespace {

Rational power_of_ten(int exponent) {
  const BigInteger power = boost::multiprecision::pow(BigInteger(10), static_cast<unsigned>(std::abs(exponent)));
  return exponent >= 0 ? Rational(power) : Rational(BigInteger(1), power);
}

// The shortest decimal that reads back as the double, "1.5e-07".
std::string shortest(double value) {
  std::array<char, 40> text{};
  const auto [end, problem] =
      std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::scientific);
  return problem == std::errc() ? std::string(text.data(), end) : "0";
}

Rational decimal_of(double value) { return parse_rational("value", shortest(value)); }

// ⌈value⌉; a quotient of integers is cut off towards 0.
BigInteger least_whole_above(const Rational& value) {
  const BigInteger whole = numerator(value) / denominator(value);
  return value > 0 && whole * denominator(value) != numerator(value) ? whole + 1 : whole;
}

// digits·10^place
double number(const BigInteger& digits, int place) {
  const std::string text = digits.str() + 'e' + std::to_string(place);
  double value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

std::string short_text(double value, int digits) {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%.*g", digits, value);
  return text.data();
}

}  // namespace

double raised(const Rational& value, int place) {
  return number(least_whole_above(value / power_of_ten(place)), place);
}

double lowered(const Rational& value, int place) { return -raised(Rational(-value), place); }

double raised(double value, int place) { return std::isfinite(value) ? raised(decimal_of(value), place) : value; }

double lowered(double value, int place) { return -raised(-value, place); }

double raised(const Rational& value) {
  double nearest = to_double(value);
  while (std::isfinite(nearest) && decimal_of(nearest) < value) nearest = std::nextafter(nearest, INFINITY);
  return nearest;
}

int place_of(double value, int digits) {
  const std::string text = shortest(value);
  const std::size_t e = text.find('e') + 1;
  int exponent = 0;
  std::from_chars(text.data() + e + (text[e] == '+' ? 1 : 0), text.data() + text.size(), exponent);
  return exponent - digits + 1;
}

std::string upper_text(double value, int digits) {
  if (value == 0 || !std::isfinite(value)) return short_text(value, digits);
  return short_text(raised(value, place_of(value, digits)), digits);
}

std::string lower_text(double value, int digits) {
  if (value == 0 || !std::isfinite(value)) return short_text(value, digits);
  return short_text(lowered(value, place_of(value, digits)), digits);
}

}  // namespace littlestone
