// SPDX-License-Identifier: GPL-3.0-or-later
// Probabilities with 50 digits, each carried with its complement: a chance near 1 keeps the digits of what is missing.
#pragma once

#include <cstdint>

#include <boost/multiprecision/cpp_bin_float.hpp>

#include "core/base/rational.hpp"

namespace littlestone {

/// A probability with 50 digits, down to 2^(−2^44): what sums of exponentials are compared with.
using WideProbability = boost::multiprecision::number<
    boost::multiprecision::cpp_bin_float<50, boost::multiprecision::digit_base_10, void, std::int64_t,
                                         -(std::int64_t{1} << 44), std::int64_t{1} << 44>,
    boost::multiprecision::et_off>;
/// The fraction with those digits.
[[nodiscard]] WideProbability to_wide(const Rational& value);

/// What stands for a chance that is above 0 and too small to be written, 2^(−2^43): it is at least that chance.
[[nodiscard]] const WideProbability& smallest_chance();
/// exp(exponent), and smallest_chance() where that is smaller.
[[nodiscard]] WideProbability exp_above_0(const WideProbability& exponent);

/// The chance of an event and that of its complement. They add up to 1, and each has all its digits: `complement` is 0
/// only where the event is sure, `value` only where it never happens.
struct Chance {
  WideProbability value = 0;
  WideProbability complement = 1;

  /// Of a value from 0 to 1 that is itself all that is known; its complement is 1 less it.
  [[nodiscard]] static Chance of(const WideProbability& value) { return {value, 1 - value}; }
  /// Of an event that fails with this chance, from 0 to 1.
  [[nodiscard]] static Chance of_failure(const WideProbability& failure) { return {1 - failure, failure}; }
  /// Of a fraction from 0 to 1, however near it is to either.
  [[nodiscard]] static Chance exactly(const Rational& value) { return {to_wide(value), to_wide(1 - value)}; }

  [[nodiscard]] bool sure() const { return complement == 0; }
  /// The chance of the complement.
  [[nodiscard]] Chance other() const { return {complement, value}; }
  /// Of this event and an independent one.
  [[nodiscard]] Chance with(const Chance& independent) const {
    return {value * independent.value, complement + value * independent.complement};
  }
  /// Of this event in each of `times` independent trials, times ≥ 0. O(log times).
  [[nodiscard]] Chance in_each_of(std::uint64_t times) const;
  /// The nearest double, but 1 only for a sure event and 0 only for an impossible one.
  [[nodiscard]] double rounded() const;
};

/// The nearest double to a chance, 0 and 1 only where the chance is that.
[[nodiscard]] double rounded_chance(const WideProbability& chance);

}  // namespace littlestone
