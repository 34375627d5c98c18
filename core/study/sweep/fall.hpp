// SPDX-License-Identifier: GPL-3.0-or-later
// Where the loss of a learner falls, by what was measured, and how far a guess of it lies beside.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/study/sweep/sweep.hpp"

namespace littlestone {

/// Two measured sizes, last < first: up to `last` half of the runs or more have loss above α at every measured size,
/// and from `first` on the learner keeps its promise (reaching_size).
struct LossFall {
  std::uint64_t last = 0;  ///< 0: at the least measured size already fewer than half of the runs
  std::uint64_t first = 0;

  friend bool operator==(const LossFall&, const LossFall&) = default;
};

/// None where the learner does not keep its promise at the largest measured size, or was not measured. Cells in any
/// order, 0 < α, β < 1.
[[nodiscard]] std::optional<LossFall> loss_fall(const std::vector<SweepCell>& cells, LearnerKind learner, double alpha,
                                                double beta);

/// By which factor at least `guess` (> 0) lies beside the fall: below 1 left of it, above 1 right of it, and 1 in it.
/// Its distance from the nearer end, so that a truth anywhere within the fall is at least so far away.
[[nodiscard]] double factor_beside(const LossFall& fall, std::uint64_t guess);

}  // namespace littlestone
