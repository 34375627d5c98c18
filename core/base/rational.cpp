// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/rational.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <optional>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace {

constexpr std::size_t most_digits = 40;             // of a decimal
constexpr int most_exponent = 1000;                 // of a decimal with one digit before its point
constexpr std::size_t most_fraction_digits = 1100;  // of each side of a fraction

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
    constexpr int most_spelled = most_exponent + static_cast<int>(most_digits);
    if (exponent < -most_spelled || exponent > most_spelled) return std::nullopt;
    text = text.substr(0, e);
  }
  const std::size_t point = text.find('.');
  const std::string_view whole = text.substr(0, point);
  const std::string_view fraction = point == std::string_view::npos ? std::string_view() : text.substr(point + 1);
  const std::size_t digits = whole.size() + fraction.size();
  if (digits == 0 || digits > most_digits || !all_digits(whole) || !all_digits(fraction)) return std::nullopt;
  BigInteger mantissa =
      decimal_integer(whole) * power_of_ten(static_cast<int>(fraction.size())) + decimal_integer(fraction);
  if (mantissa == 0) return Rational(0);
  exponent -= static_cast<int>(fraction.size());
  const int leading = exponent + static_cast<int>(mantissa.str().size()) - 1;
  if (leading < -most_exponent || leading > most_exponent) return std::nullopt;
  if (negative) mantissa = -mantissa;
  return exponent >= 0 ? Rational(mantissa * power_of_ten(exponent)) : Rational(mantissa, power_of_ten(-exponent));
}

// The value as a decimal in scientific notation, "1.25e-350"; none where it takes more than most_digits digits.
std::optional<std::string> scientific(const Rational& value) {
  BigInteger rest = denominator(value);
  if (value == 0) return std::nullopt;  // is written before
  const int twos = static_cast<int>(lsb(rest));
  rest >>= static_cast<unsigned>(twos);
  int fives = 0;
  for (; rest % 5 == 0; rest /= 5) ++fives;
  if (rest != 1) return std::nullopt;
  const int places = std::max(twos, fives);
  std::string digits = BigInteger(abs(numerator(value)) * power_of_ten(places) / denominator(value)).str();
  const int exponent = static_cast<int>(digits.size()) - 1 - places;
  digits.erase(digits.find_last_not_of('0') + 1);
  if (digits.size() > most_digits) return std::nullopt;
  if (digits.size() > 1) digits.insert(1, ".");
  return (value < 0 ? "-" : "") + digits + (exponent < 0 ? "e-" : "e+") + std::to_string(std::abs(exponent));
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
    const auto fits = [](std::string_view s) {
      return !s.empty() && s.size() <= most_fraction_digits && all_digits(s);
    };
    if (fits(above) && fits(below) && decimal_integer(below) != 0) {
      const Rational value(decimal_integer(above), decimal_integer(below));
      return negative ? Rational(-value) : value;
    }
  }
  throw InputError(field, text, rules::decimal(most_digits, most_exponent));
}

double to_double(const Rational& value) { return value.convert_to<double>(); }

std::string to_string(const Rational& value) {
  constexpr std::int64_t plain = 1'000'000'000'000'000;
  if (denominator(value) == 1 && value < plain && value > -plain)
    return BigInteger(numerator(value)).str();  // not 5e+1
  const double nearest = to_double(value);
  if (std::isfinite(nearest)) {
    for (int digits = 1; digits <= 17; ++digits) {
      std::array<char, 40> text{};
      const auto [end, problem] =
          std::to_chars(text.data(), text.data() + text.size(), nearest, std::chars_format::general, digits);
      std::string spelled(text.data(), end);
      const auto back = parse_decimal(spelled);
      if (!back || *back != value) continue;
      const std::size_t e = spelled.find('e');  // "1e-06" is spelled 1e-6
      if (e != std::string::npos && spelled[e + 2] == '0') spelled.erase(e + 2, 1);
      return spelled;
    }
  }
  const std::string above = BigInteger(numerator(value)).str();
  const std::string below = BigInteger(denominator(value)).str();
  const bool long_above = above.size() > most_digits + (value < 0 ? 1 : 0);
  if (long_above || below.size() > most_digits) {
    if (const auto spelled = scientific(value)) return *spelled;
  }
  return below == "1" && !long_above ? above : above + '/' + below;
}

}  // namespace littlestone
