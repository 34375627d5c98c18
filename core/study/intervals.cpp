// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/intervals.hpp"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <cassert>
#include <cmath>

namespace littlestone {

Interval clopper_pearson(std::uint64_t hits, std::uint64_t runs, double confidence) {
  assert(runs >= 1 && hits <= runs && confidence > 0 && confidence < 1);
  using boost::math::binomial_distribution;
  const auto n = static_cast<double>(runs);
  const auto k = static_cast<double>(hits);
  const double tail = (1 - confidence) / 2;
  return {hits == 0 ? 0 : binomial_distribution<double>::find_lower_bound_on_p(n, k, tail),
          hits == runs ? 1 : binomial_distribution<double>::find_upper_bound_on_p(n, k, tail)};
}

Interval wilson_interval(std::uint64_t hits, std::uint64_t runs) {
  assert(runs >= 1 && hits <= runs);
  constexpr double z = 1.959963984540054;  // the normal quantile at 0.975
  const auto n = static_cast<double>(runs);
  const double p = static_cast<double>(hits) / n;
  const double denominator = 1 + z * z / n;
  const double centre = (p + z * z / (2 * n)) / denominator;
  const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / denominator;
  return {hits == 0 ? 0 : std::max(0.0, centre - half), hits == runs ? 1 : std::min(1.0, centre + half)};
}

double nearest_rank(const std::vector<double>& sorted, double q) {
  const auto rank = static_cast<std::size_t>(std::max(1.0, std::ceil(q * static_cast<double>(sorted.size()))));
  return sorted[std::min(rank, sorted.size()) - 1];
}

Interval quantile_interval(const std::vector<double>& sorted, double q, double least, double most, double confidence) {
  const boost::math::binomial_distribution<double> below(static_cast<double>(sorted.size()), q);
  const double tail = (1 - confidence) / 2;
  // The least whole number in [from, to) that holds, `to` where none does; those that hold are a final stretch.
  const auto first_that = [](std::size_t from, std::size_t to, const auto& holds) {
    while (from < to) {
      const std::size_t middle = from + (to - from) / 2;
      if (holds(middle)) {
        to = middle;
      } else {
        from = middle + 1;
      }
    }
    return from;
  };
  // x_(l) is above the quantile only if fewer than l values are at or below it: Pr[Bin < l] ≤ tail.
  const std::size_t low =
      first_that(0, sorted.size(), [&](std::size_t l) { return cdf(below, static_cast<double>(l)) > tail; });
  // x_(u) is below it only if at least u values are below it: Pr[Bin ≥ u] ≤ tail.
  const std::size_t high = first_that(
      1, sorted.size() + 1, [&](std::size_t u) { return cdf(complement(below, static_cast<double>(u) - 1)) <= tail; });
  return {low == 0 ? least : sorted[low - 1], high > sorted.size() ? most : sorted[high - 1]};
}

}  // namespace littlestone
