// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/row_order.hpp"

#include <cassert>
#include <numeric>
#include <utility>

#include "core/random/exact.hpp"

namespace littlestone {

// Fisher and Yates: place i gets one of those that are left.
std::vector<std::uint32_t> random_order(std::size_t n, const SeedTree& seeds) {
  assert(n <= std::size_t{1} << 32);
  Engine engine = seeds.child("row order").engine();
  std::vector<std::uint32_t> order(n);
  std::iota(order.begin(), order.end(), std::uint32_t{0});
  for (std::size_t i = 0; i + 1 < n; ++i) {
    std::swap(order[i], order[i + uniform_below(engine, static_cast<std::uint64_t>(n - i))]);
  }
  return order;
}

Sample in_random_order(const Sample& rows, const SeedTree& seeds) {
  Sample result;
  result.reserve(rows.size());
  for (const std::uint32_t row : random_order(rows.size(), seeds)) result.push_back(rows[row]);
  return result;
}

}  // namespace littlestone
