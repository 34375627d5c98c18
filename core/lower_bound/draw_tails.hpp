// SPDX-License-Identifier: GPL-3.0-or-later
// Tails of the number of + among independent draws. Internal to core/lower_bound.
#pragma once

#include <cstdint>

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/special_functions/gamma.hpp>

#include "core/base/chance.hpp"

namespace littlestone::detail {

/// The tail of Bin(D, p) on the side of a cut that is away from the mean, as a multiple of the probability of its term
/// next to the cut. The terms fall from there on, so nothing cancels.
struct EdgeTail {
  bool above = false;        // the tail is X > cut, else X ≤ cut
  std::uint64_t edge = 0;    // that term: cut + 1, or cut
  WideProbability multiple;  // from 1 on
};

/// 0 < p < 1, cut < draws, `odds` = p/(1 − p). Relative error below 10^−40. At most about 15 √(draws·p(1 − p)) terms.
[[nodiscard]] inline EdgeTail edge_tail(std::uint64_t draws, const Chance& p, std::uint64_t cut) {
  static const WideProbability negligible{"1e-55"};
  EdgeTail tail;
  tail.above = WideProbability(cut) + 0.5 > p.value * draws;
  tail.edge = tail.above ? cut + 1 : cut;
  const WideProbability odds = tail.above ? p.value / p.complement : p.complement / p.value;
  WideProbability term = 1;
  tail.multiple = 1;
  // Term i of a tail above has C(D, i + 1)/C(D, i) = (D − i)/(i + 1); of one below, counted from the other end, the same.
  for (std::uint64_t i = tail.above ? tail.edge : draws - tail.edge; i < draws && term > negligible; ++i) {
    term *= WideProbability(draws - i) / WideProbability(i + 1) * odds;
    tail.multiple += term;
  }
  return tail;
}

/// ln C(n, k), 0 ≤ k ≤ n ≤ 10^9. Absolute error below 10^−38.
[[nodiscard]] inline WideProbability log_choose(std::uint64_t n, std::uint64_t k) {
  const auto log_factorial = [](std::uint64_t i) -> WideProbability {
    return i < 2 ? WideProbability(0) : boost::math::lgamma(WideProbability(i) + 1);
  };
  return log_factorial(n) - log_factorial(k) - log_factorial(n - k);
}

/// Pr[Bin(draws, p) ≤ bar], for any real p: below 0 it counts as 0, above 1 as 1.
[[nodiscard]] inline double at_most(std::uint64_t draws, double p, std::uint64_t bar) {
  if (bar >= draws || p <= 0) return 1;
  if (p >= 1) return 0;
  return boost::math::cdf(boost::math::binomial(static_cast<double>(draws), p), static_cast<double>(bar));
}

/// Pr[Bin(draws, p) > bar], likewise.
[[nodiscard]] inline double more_than(std::uint64_t draws, double p, std::uint64_t bar) {
  if (bar >= draws || p <= 0) return 0;
  if (p >= 1) return 1;
  return boost::math::cdf(
      boost::math::complement(boost::math::binomial(static_cast<double>(draws), p), static_cast<double>(bar)));
}

}  // namespace littlestone::detail
