// SPDX-License-Identifier: GPL-3.0-or-later
// The regret of an agnostic online game by its definition, without memory.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "core/concept/concept_class.hpp"

namespace littlestone::support {

/// Max over points, min over chances of +, max over labels; `losses` has one entry a hypothesis. Time (2|X|)^rounds.
inline double regret_by_listing(const ConceptClass& c, const std::vector<std::uint32_t>& losses, std::size_t rounds) {
  if (rounds == 0) return -static_cast<double>(*std::min_element(losses.begin(), losses.end()));
  double best = -1e9;
  for (PointIndex x = 0; x < c.points(); ++x) {
    std::array<double, 2> side{};
    for (const bool plus : {false, true}) {
      std::vector<std::uint32_t> next = losses;
      for (HypothesisIndex h = 0; h < c.size(); ++h) next[h] += (c.row(h)[x] == Label::plus) != plus ? 1U : 0U;
      side[plus ? 1 : 0] = regret_by_listing(c, next, rounds - 1);
    }
    // The smallest p of max(p + side[0], 1 − p + side[1]).
    const double p = std::clamp((1 + side[1] - side[0]) / 2, 0.0, 1.0);
    best = std::max(best, std::max(p + side[0], 1 - p + side[1]));
  }
  return best;
}

}  // namespace littlestone::support
