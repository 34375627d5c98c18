// SPDX-License-Identifier: GPL-3.0-or-later
// Proved rows of constants of the lean learner, for tests that must not depend on what the planner finds.
#pragma once

#include "core/learner/lean_constants.hpp"

namespace littlestone::lean_rows {

/// Constants for ε = 1, δ = 10⁻⁶, α = β = 0.1 and 1 ≤ d ≤ 5, with choosing (N): 205; 1 288; 5 456; 15 436; 48 572
/// examples.
[[nodiscard]] inline LeanConstants proved(int dimension) {
  LeanConstants constants;
  constants.goal.dimension = dimension;
  const auto set = [&](std::uint64_t m, std::uint64_t k, std::uint64_t n, std::uint64_t cap, std::uint64_t gap) {
    constants.batch = m;
    constants.batches = k;
    constants.selection = n;
    constants.cap = cap;
    constants.gap = gap;
  };
  switch (dimension) {
    case 1: set(1, 205, 0, 205, 0); break;
    case 2:
      set(23, 56, 0, 56, 0);
      constants.variant = LeanVariant::stuck;
      break;
    case 3:
      set(96, 44, 1232, 27, 87);
      constants.repetitions = {6, 3};
      constants.opponents = {2};
      break;
    case 4:
      set(174, 74, 2560, 35, 189);
      constants.repetitions = {12, 6, 2};
      constants.opponents = {2, 1};
      break;
    default:
      set(300, 141, 6272, 51, 484);
      constants.repetitions = {24, 12, 4, 2};
      constants.opponents = {2, 1, 1};
      break;
  }
  constants.complete();
  return constants;
}

}  // namespace littlestone::lean_rows
