// SPDX-License-Identifier: GPL-3.0-or-later
// How far a share of runs may be from the probability it estimates.
#pragma once

#include <cstdint>

namespace littlestone::ui {

struct Interval {
  double low = 0;
  double high = 1;
};

/// Wilson's 95 % interval for a probability of which `hits` of `runs` independent runs were seen; 0 ≤ hits ≤ runs,
/// runs ≥ 1. [Wilson 1927.]
[[nodiscard]] Interval wilson_interval(std::uint64_t hits, std::uint64_t runs);

}  // namespace littlestone::ui
