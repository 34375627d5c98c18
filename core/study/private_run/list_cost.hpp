// SPDX-License-Identifier: GPL-3.0-or-later
// What a list costs: how many votes a predictor needs where batches vote for lists instead of for one predictor.
#pragma once

#include <cstdint>
#include <vector>

#include "core/learner/lean_constants.hpp"

namespace littlestone {

struct ListCost {
  std::uint64_t list = 1;   // s, the most predictors a batch may vote for
  std::uint64_t votes = 0;  // the least score u with which a lone candidate is chosen with the given chance
};

/// Of choosing (N) with these constants' ε, δ and k, for s = 1, 10, …, 10^6 and the constants' own s, by rising s: the
/// least score u of one candidate, beside (k + 1)s − 1 dummies and under the bar τ(s), that is chosen with probability
/// `chance` (0 < chance < 1) or more; exact, by half_score_law. Empty for (E) and for d = 0. About ten laws an s.
[[nodiscard]] std::vector<ListCost> list_costs(const LeanConstants& constants, double chance = 0.9);

}  // namespace littlestone
