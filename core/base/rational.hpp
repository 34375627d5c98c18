// SPDX-License-Identifier: GPL-3.0-or-later
// Exact rationals: ε and δ are held as fractions, never as floating-point numbers.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <string>
#include <string_view>

namespace littlestone {

// Without expression templates: each operator returns a number, which is quicker to compile and safe with auto.
using BigInteger =
    boost::multiprecision::number<boost::multiprecision::cpp_int_backend<>, boost::multiprecision::et_off>;
using Rational =
    boost::multiprecision::number<boost::multiprecision::cpp_rational_backend, boost::multiprecision::et_off>;

/// 2^exponent.
[[nodiscard]] BigInteger power_of_two(unsigned exponent);

/// The whole number that decimal digits spell; leading zeros count for nothing ("0777" is 777). `digits` holds digits
/// only.
[[nodiscard]] BigInteger decimal_integer(std::string_view digits);

/// Reads "1", "0.1", "1e-6", "2.5E+3" or "1/10" as the exact fraction it spells ("0.1" is 1/10).
/// `field` names the argument in the message. Throws InputError when the text is none of these, when the denominator
/// is 0, when a decimal has more than 40 digits or, written with one digit before its point, an exponent beyond ±1000,
/// or when a side of a fraction has more than 1100 digits.
[[nodiscard]] Rational parse_rational(std::string_view field, std::string_view text);

/// A spelling that parse_rational reads back to the same value, for each value whose numerator and denominator have at
/// most 1100 digits. It is the shortest decimal where one of at most 17 digits is exact ("0.1", "1e-6"), else "p/q"
/// with at most 40 digits a side, else an exact decimal of at most 40 digits ("1e-350"), else "p/q", whole numbers over
/// 1. The same in every locale.
[[nodiscard]] std::string to_string(const Rational& value);

/// The nearest double (correctly rounded up to one unit in the last place).
[[nodiscard]] double to_double(const Rational& value);

}  // namespace littlestone
