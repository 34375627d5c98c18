// SPDX-License-Identifier: GPL-3.0-or-later
// Tails of the binomial law in three kinds of number: fractions, doubles, and integers that are rounded outward.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/rational.hpp"

namespace littlestone {

/// Pr[Bin(m, p) < t] over one denominator, for each t of `counts`, which rise, from 0 to m; 0 ≤ p ≤ 1. Exact: t products
/// of numbers of m·log(1/p) bits with small ones.
struct ExactBelow {
  std::vector<BigInteger> below;  // one a count
  BigInteger all;
};
[[nodiscard]] ExactBelow exact_below(std::uint64_t examples, const Rational& p, std::span<const std::uint64_t> counts);

/// Pr[Bin(m, p) ≥ t] for the same counts, in lowest terms.
[[nodiscard]] std::vector<Rational> exact_tails(std::uint64_t examples, const Rational& p,
                                                std::span<const std::uint64_t> counts);

/// The same to about 1e−13, in O(√m) terms.
[[nodiscard]] std::vector<double> tails(std::uint64_t examples, double p, std::span<const std::uint64_t> counts);

/// A success chance p = yes/(yes + no), of whole numbers of which the sum is from 1 to 2^44.
struct Odds {
  std::uint64_t yes = 0;
  std::uint64_t no = 1;
  /// Throws InputError (field "p") where the fraction is not from 0 to 1 or its denominator is larger.
  [[nodiscard]] static Odds of(const Rational& p);
};

/// What a chance lies between, both in units of 2^−30.
struct ChanceBounds {
  std::uint32_t lower = 0;
  std::uint32_t upper = 0;
};
inline constexpr int bound_bits = 30;

/// exact_tails with integers alone, each rounded to its own side: lower ≤ Pr[Bin(m, p) ≥ t]·2^30 ≤ upper, for
/// m ≤ 10^5. Terms are held as multiples of 2^−62 of the largest one, and go by the ratio of neighbours, so O(√m) of
/// them are above 0; the others are counted at the bound of the last. 20 µs for m = 1000.
[[nodiscard]] std::vector<ChanceBounds> tail_bounds(std::uint64_t examples, const Odds& p,
                                                    std::span<const std::uint64_t> counts);

/// Pr[Bin(m, p) = x] for x = 0 … m from below, in units of 2^−60.
[[nodiscard]] std::vector<std::uint64_t> lower_masses(std::uint64_t examples, const Odds& p);

}  // namespace littlestone
