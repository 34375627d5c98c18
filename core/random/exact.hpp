// SPDX-License-Identifier: GPL-3.0-or-later
// Samplers whose distribution is exact: random words and integers only, no floating-point number on the way.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/base/rational.hpp"
#include "core/random/engine.hpp"

namespace littlestone {

/// Uniform on {0, …, bound − 1}; bound ≥ 1. Rejection on 64-bit words, fewer than 2 words on average.
[[nodiscard]] std::uint64_t uniform_below(Engine& engine, std::uint64_t bound);
/// The same for an integer of any size.
[[nodiscard]] BigInteger uniform_below(Engine& engine, const BigInteger& bound);

/// True with probability exactly p; 0 ≤ p ≤ 1.
[[nodiscard]] bool bernoulli(Engine& engine, const Rational& p);

/// True with probability exactly exp(−γ); γ ≥ 0. [Canonne, Kamath, Steinke 2020, Algorithm 1.] O(1 + γ) expected.
[[nodiscard]] bool bernoulli_exp(Engine& engine, const Rational& gamma);

/// Y ≥ 0 with Pr[Y = y] exactly (1 − e^{−γ})·e^{−γy}; γ > 0, 1/γ below 2^62. [Canonne, Kamath, Steinke 2020, Algorithm
/// 2, before the sign.] O(1) expected Bernoulli draws. Throws std::overflow_error where Y would pass 2^62 (probability
/// below exp(−γ 2^62)). Where 1/γ is a fraction of numbers below 2^58 the draw runs on machine words; beyond, on large
/// integers, from the same random words: about 0.1 µs and 0.3 µs.
class GeometricNoise {
 public:
  explicit GeometricNoise(const Rational& gamma);
  [[nodiscard]] std::int64_t operator()(Engine& engine) const;

 private:
  friend class DiscreteLaplace;  // throws only for a draw that is kept
  [[nodiscard]] BigInteger magnitude(Engine& engine) const;
  // The draw in machine words; `buckets` are the widths of uniform draws below numerator·k.
  struct Small {
    std::uint64_t numerator;
    std::uint64_t denominator;
    std::array<std::uint64_t, 16> buckets;
  };
  [[nodiscard]] BigInteger draw_small(Engine& engine) const;
  [[nodiscard]] BigInteger draw_large(Engine& engine) const;

  std::optional<Small> small_;
  BigInteger numerator_;    // of 1/γ
  BigInteger denominator_;  // of 1/γ
};

/// Z with Pr[Z = z] exactly proportional to exp(−γ|z|), z any integer; γ > 0, 1/γ below 2^62. [Canonne, Kamath,
/// Steinke 2020, Algorithm 2, with scale 1/γ.] O(1) expected Bernoulli draws. Throws std::overflow_error where |Z|
/// would pass 2^62 (probability below exp(−γ 2^62)).
class DiscreteLaplace {
 public:
  explicit DiscreteLaplace(const Rational& gamma) : magnitude_(gamma) {}
  [[nodiscard]] std::int64_t operator()(Engine& engine) const;

 private:
  GeometricNoise magnitude_;
};

}  // namespace littlestone
