// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/exponential.hpp"

#include <cassert>

namespace littlestone {
namespace mp = boost::multiprecision;
namespace {

// An error of one unit at most doubles in each of at most 64 squarings and adds up over as many products.
constexpr unsigned guard_bits = 80;

BigInteger shifted_up(const BigInteger& value, unsigned shift) {  // ⌈value / 2^shift⌉, value ≥ 0
  return (value + (power_of_two(shift) - 1)) >> shift;
}

FixedBounds product(const FixedBounds& a, const FixedBounds& b, unsigned bits) {
  return {(a.lower * b.lower) >> bits, shifted_up(a.upper * b.upper, bits)};
}

// exp(−above/below), 0 ≤ above/below ≤ 1/2: the partial sums of Σ (−x)^i/i! lie on alternate sides of it.
FixedBounds alternating_series(const BigInteger& above, const BigInteger& below, unsigned bits) {
  const BigInteger scaled = above << bits;
  const FixedBounds fixed = {scaled / below, (scaled + below - 1) / below};
  const BigInteger one = power_of_two(bits);
  FixedBounds sum = {one, one};
  FixedBounds term = sum;
  for (unsigned i = 1;; ++i) {
    term = product(term, fixed, bits);
    term = {term.lower / i, (term.upper + i - 1) / i};
    if (i % 2 == 1) {
      sum = {sum.lower - term.upper, sum.upper - term.lower};
    } else {
      sum = {sum.lower + term.lower, sum.upper + term.upper};
    }
    if (term.upper <= 1) break;
  }
  // What is left out is alternating and falling, so at most its first term, itself below the last one added.
  return {sum.lower - term.upper, sum.upper + term.upper};
}

}  // namespace

ExponentialBounds::ExponentialBounds(const Rational& gamma, unsigned bits) : bits_(bits) {
  assert(gamma >= 0 && bits >= 1);
  const BigInteger above = mp::numerator(gamma);
  BigInteger below = mp::denominator(gamma);
  unsigned halvings = 0;
  while (2 * above > below && halvings < 40) {
    below *= 2;
    ++halvings;
  }
  const unsigned working = bits_ + guard_bits;
  if (2 * above > below || above >= mp::denominator(gamma) * working) {  // exp(−γ) < 2^−γ, which is below one unit
    squares_.push_back({0, 1});
    return;
  }
  // The halvings are undone by squaring, each of which may double the error: so many bits more.
  const unsigned finer = working + halvings + 16;
  FixedBounds value = alternating_series(above, below, finer);
  for (unsigned i = 0; i < halvings; ++i) value = product(value, value, finer);
  squares_.push_back({value.lower >> (finer - working), shifted_up(value.upper, finer - working)});
}

FixedBounds ExponentialBounds::power(std::uint64_t k) {
  const unsigned working = bits_ + guard_bits;
  const BigInteger one = power_of_two(working);
  FixedBounds value = {one, one};
  for (std::size_t i = 0; (k >> i) != 0; ++i) {
    if (i == squares_.size()) squares_.push_back(product(squares_.back(), squares_.back(), working));
    if (((k >> i) & 1U) != 0) value = product(value, squares_[i], working);
    if (i == 63) break;
  }
  const BigInteger most = power_of_two(bits_);
  FixedBounds rounded = {value.lower >> guard_bits, shifted_up(value.upper, guard_bits)};
  if (rounded.lower < 0) rounded.lower = 0;
  if (rounded.upper > most) rounded.upper = most;
  return rounded;
}

}  // namespace littlestone
