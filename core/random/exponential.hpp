// SPDX-License-Identifier: GPL-3.0-or-later
// Powers of exp(−γ) between two integers over a power of two: what exact samplers compare with, as finely as they ask.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/rational.hpp"

namespace littlestone {

/// A real number known to lie in [lower, upper]·2^−bits, where the number of bits is known from elsewhere.
struct FixedBounds {
  BigInteger lower;
  BigInteger upper;
};

/// Bounds on exp(−γk) for rational γ ≥ 0 and whole k, from integers alone and each side rounded outwards: they hold
/// without any assumption on rounding elsewhere. upper − lower ≤ 2, and both are from 0 to 2^bits.
class ExponentialBounds {
 public:
  /// γ ≥ 0, bits ≥ 1. Time O(bits) multiplications of `bits` bits.
  ExponentialBounds(const Rational& gamma, unsigned bits);
  [[nodiscard]] unsigned bits() const noexcept { return bits_; }
  /// exp(−γk). At most 128 multiplications; the squares exp(−γ2^i) are kept as far as they were needed.
  [[nodiscard]] FixedBounds power(std::uint64_t k);

 private:
  unsigned bits_;
  std::vector<FixedBounds> squares_;  // exp(−γ·2^i), with guard bits
};

}  // namespace littlestone
