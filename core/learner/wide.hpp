// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of 50 digits, and the few steps between them and whole numbers that all constants need.
#pragma once

#include <boost/multiprecision/cpp_bin_float.hpp>
#include <limits>

#include "core/learner/large_count.hpp"

namespace littlestone::detail {

namespace mp = boost::multiprecision;

using Wide = mp::number<mp::cpp_bin_float<50>, mp::et_off>;

inline constexpr double infinity = std::numeric_limits<double>::infinity();

inline Wide wide(const Rational& value) { return Wide(mp::numerator(value)) / Wide(mp::denominator(value)); }
inline Wide wide(const BigInteger& value) { return Wide(value); }

inline double log10_of(const BigInteger& value) {
  return value == 0 ? -infinity : mp::log10(Wide(value)).convert_to<double>();
}

inline LargeCount count_of(const BigInteger& value) { return {log10_of(value), value}; }

inline BigInteger ceiling(const Rational& value) {
  return (mp::numerator(value) + mp::denominator(value) - 1) / mp::denominator(value);
}

}  // namespace littlestone::detail
