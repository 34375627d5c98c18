// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of number that a polynomial with coefficients ≥ 0 is evaluated in, beside double.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/base/rational.hpp"

namespace littlestone {

/// Counts roundings instead of computing: at most how many roundings a term of the number has passed through on its way.
/// A product has those of both factors and its own, a sum those of the worse one and its own. Where all numbers are
/// ≥ 0, a value v with count m that doubles computed as v̂ satisfies v(1 − u)^m ≤ v̂ ≤ v(1 + u)^m, u = 2⁻⁵³, short of
/// underflow: each term is multiplied by at most m factors between 1 − u and 1 + u, and terms do not cancel. So one run
/// of an algorithm on these gives the error of all its runs on doubles.
struct Roundings {
  std::int64_t count = 0;
  Roundings() = default;
  explicit Roundings(int) {}
  Roundings& operator+=(Roundings other) {
    count = std::max(count, other.count) + 1;
    return *this;
  }
  friend Roundings operator+(Roundings a, Roundings b) { return a += b; }
  friend Roundings operator*(Roundings a, Roundings b) {
    a.count += b.count + 1;
    return a;
  }
};

/// Enclosure of an exact value from the double computed for it with at most `count` roundings.
class RoundingError {
 public:
  RoundingError() = default;
  /// (1 + u)^m ≤ 1 + 2mu and (1 − u)^−m ≤ 1 + 2mu for mu ≤ ½; four more roundings are those made here. Beyond that
  /// nothing is known.
  explicit RoundingError(std::int64_t count)
      : factor_(static_cast<double>(count + 4) * 0x1p-52), known_(count < (std::int64_t{1} << 50)) {}
  [[nodiscard]] double below(double value) const {
    return known_ && std::isfinite(value) ? std::max(0.0, value * (1 - factor_) - underflow) : 0.0;
  }
  /// Of a probability.
  [[nodiscard]] double above(double value) const {
    return known_ && std::isfinite(value) ? std::min(1.0, value * (1 + factor_) + underflow) : 1.0;
  }
  /// Of any number ≥ 0.
  [[nodiscard]] double above_any(double value) const { return value * (1 + factor_) + underflow; }
  [[nodiscard]] double relative() const noexcept { return factor_; }
  [[nodiscard]] bool known() const noexcept { return known_; }

 private:
  // A product below 2^−1022 loses at most 2^−1075. There are less than 2^64 of them, and what multiplies one later is
  // below 2^500: VoteBounds gives up where the unnormalised numbers grow.
  static constexpr double underflow = 0x1p-500;
  double factor_ = 0;
  bool known_ = true;
};

/// A value and its slopes along X coordinates, forward: + and × again, so that ≥ 0 stays ≥ 0.
template <class Number, std::size_t X>
struct Slope {
  Number value = Number(0);
  std::array<Number, X> along = {};
  Slope() = default;
  explicit Slope(int constant) : value(constant) { along.fill(Number(0)); }
  Slope& operator+=(const Slope& other) {
    value += other.value;
    for (std::size_t x = 0; x < X; ++x) along[x] += other.along[x];
    return *this;
  }
  friend Slope operator+(Slope a, const Slope& b) { return a += b; }
  friend Slope operator*(const Slope& a, const Slope& b) {
    Slope product;
    product.value = a.value * b.value;
    for (std::size_t x = 0; x < X; ++x) product.along[x] = a.value * b.along[x] + a.along[x] * b.value;
    return product;
  }
};

/// mantissa·2^−places: exact, and without the greatest common divisors of fractions.
class Dyadic {
 public:
  Dyadic() = default;
  explicit Dyadic(int whole) : mantissa_(whole) {}
  explicit Dyadic(BigInteger whole) : mantissa_(std::move(whole)) {}
  /// A finite double ≥ 0, exactly.
  explicit Dyadic(double value) {
    int exponent = 0;
    mantissa_ = BigInteger(static_cast<std::int64_t>(std::ldexp(std::frexp(value, &exponent), 53)));
    exponent -= 53;
    if (mantissa_ == 0) return;
    const int zeros = std::min(static_cast<int>(boost::multiprecision::lsb(mantissa_)), std::max(0, -exponent));
    mantissa_ >>= static_cast<unsigned>(zeros);
    exponent += zeros;
    if (exponent > 0) mantissa_ <<= static_cast<unsigned>(exponent);
    places_ = exponent < 0 ? static_cast<unsigned>(-exponent) : 0;
  }
  Dyadic& operator+=(const Dyadic& other) {
    if (other.mantissa_ == 0) return *this;
    if (other.places_ <= places_) {
      mantissa_ += other.mantissa_ << (places_ - other.places_);
    } else {
      mantissa_ = (mantissa_ << (other.places_ - places_)) + other.mantissa_;
      places_ = other.places_;
    }
    return *this;
  }
  friend Dyadic operator+(Dyadic a, const Dyadic& b) { return a += b; }
  friend Dyadic operator*(const Dyadic& a, const Dyadic& b) {
    Dyadic product;
    if (a.mantissa_ == 0 || b.mantissa_ == 0) return product;
    product.mantissa_ = a.mantissa_ * b.mantissa_;
    product.places_ = a.places_ + b.places_;
    return product;
  }
  [[nodiscard]] Rational rational() const { return Rational(mantissa_, power_of_two(places_)); }

 private:
  BigInteger mantissa_ = 0;
  unsigned places_ = 0;
};

}  // namespace littlestone
