// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/estimate.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace littlestone::ui {

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

}  // namespace littlestone::ui
