// SPDX-License-Identifier: GPL-3.0-or-later
// Tails of the number of + among independent draws. Internal to core/lower_bound.
#pragma once

#include <cstdint>

#include <boost/math/distributions/binomial.hpp>

namespace littlestone::detail {

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
