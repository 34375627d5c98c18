// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/rational.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <optional>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace {

constexpr std::size_t most_digits = 40;
constexpr int most_exponent = 400;

bool all_digits(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

BigInteger power_of_ten(int exponent) {
  return boost::multiprecision::pow(BigInteger(10), static_cast<unsigned>(exponent));
}

// A decimal with optional sign, point and exponent; none when the text is not one.
std::optional<Rational> parse_decimal(std::string_view text) {
  bool negative = false;
  if (!text.empty() && (text.front() == '-' || text.front() == '+')) {
    negative = text.front() == '-';
    text.remove_prefix(1);
  }
  int exponent = 0;
  if (const std::size_t e = text.find_first_of("eE"); e != std::string_view::npos) {
    std::string_view tail = text.substr(e + 1);
    if (tail.starts_with('+') && !tail.starts_with("+-")) tail.remove_prefix(1);
    const auto [end, problem] = std::from_chars(tail.data(), tail.data() + tail.size(), exponent);
    if (problem != std::errc() || end != tail.data() + tail.size()) return std::nullopt;
    if (exponent < -most_exponent || exponent > most_exponent)
      return std::nullopt;  // the least int has no absolute value
    text = text.substr(0, e);
  }
  const std::size_t point = text.find('.');
  const std::string_view whole = text.substr(0, point);
  const std::string_view fraction = point == std::string_view::npos ? std::string_view() : text.substr(point + 1);
  const std::size_t digits = whole.size() + fraction.size();
  if (digits == 0 || digits > most_digits || !all_digits(whole) || !all_digits(fraction)) return std::nullopt;
  BigInteger mantissa =
      decimal_integer(whole) * power_of_ten(static_cast<int>(fraction.size())) + decimal_integer(fraction);
  if (negative) mantissa = -mantissa;
  exponent -= static_cast<int>(fraction.size());
  return exponent >= 0 ? Rational(mantissa * power_of_ten(exponent)) : Rational(mantissa, power_of_ten(-exponent));
}

}  // namespace

BigInteger power_of_two(unsigned exponent) {
  BigInteger result;
  boost::multiprecision::bit_set(result, exponent);
  return result;
}

// A leading 0 would make the library read octal.
BigInteger decimal_integer(std::string_view digits) {
  BigInteger value = 0;
  for (const char c : digits) value = value * 10 + (c - '0');
  return value;
}

Rational parse_rational(std::string_view field, std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) {
    if (const auto value = parse_decimal(text)) return *value;
  } else {
    std::string_view above = text.substr(0, slash);
    const std::string_view below = text.substr(slash + 1);
    const bool negative = !above.empty() && above.front() == '-';
    if (negative) above.remove_prefix(1);
    const auto fits = [](std::string_view s) { return !s.empty() && s.size() <= most_digits && all_digits(s); };
    if (fits(above) && fits(below) && decimal_integer(below) != 0) {
      const Rational value(decimal_integer(above), decimal_integer(below));
      return negative ? Rational(-value) : value;
    }
  }
  throw InputError(field, text, rules::decimal(40, 400));
}

double to_double(const Rational& value) { return value.convert_to<double>(); }

std::string to_string(const Rational& value) {
  const double nearest = to_double(value);
  if (std::isfinite(nearest)) {
    for (int digits = 1; digits <= 17; ++digits) {
      char text[40];
      std::snprintf(text, sizeof text, "%.*g", digits, nearest);
      const auto back = parse_decimal(text);
      if (!back || *back != value) continue;
      std::string spelled = text;  // "1e-06" is spelled 1e-6
      const std::size_t e = spelled.find('e');
      if (e != std::string::npos && spelled[e + 2] == '0') spelled.erase(e + 2, 1);
      return spelled;
    }
  }
  return value.str();
}

}  // namespace littlestone
