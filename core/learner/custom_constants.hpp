// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers that M takes: the bottom of this folder, which constants, learner and simulation all include.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/rational.hpp"
#include "core/privacy/list_rule.hpp"
#include "core/tournament/globally_stable_learner.hpp"

namespace littlestone {

/// Constants chosen by hand (MATH §4, "custom"). Privacy holds for every choice; accuracy is not promised.
struct CustomConstants {
  std::uint64_t auxiliary = 2;   // n ≥ 1
  std::uint64_t cap = 64;        // N
  std::uint64_t batches = 240;   // k ≥ 1, each of N + n examples
  std::uint64_t selection = 20;  // n' ≥ 0 fresh examples for the selection
  std::vector<Rational> levels;  // w_0…w_d; empty: uniform
  std::uint64_t removal = 0;  // candidates with a noisy count below this are dropped [ABLMM §5.3.2, step 3]; 0: none
  ListRule list_by = ListRule::laplace;  // partition selection gives no noisy counts, so it needs removal = 0
  OnFail on_fail = OnFail::fail;         // what a batch votes whose tournament passes N

  static constexpr std::uint64_t most_batches = 10'000'000;
  static constexpr std::uint64_t most_selection = 10'000'000;
};

/// G as these constants ask for it, for a class of Ldim `dimension` ≥ 0. Not validated.
[[nodiscard]] inline StableLearnerOptions stable_learner_options(const CustomConstants& constants, int dimension) {
  return {constants.auxiliary, constants.cap, levels_or_uniform(constants.levels, dimension), constants.on_fail};
}

}  // namespace littlestone
