// SPDX-License-Identifier: GPL-3.0-or-later
// What a data file of so many lines can be promised: decided from public numbers alone, before anything is spent.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/learner/lean_constants.hpp"

namespace littlestone {

/// The lean learner is the one of which a data file needs the fewest lines; M asks for more at every goal.
struct DataPlan {
  enum class Verdict {
    fits,     ///< loss ≤ α with chance 1 − β, if some hypothesis of the class explains the labels
    too_few,  ///< the promise asks for more lines than there are
    no_row,   ///< no constants are proved for this Ldim and promise
  };
  /// How many lines the same class needs at another α or ε, everything else as it is.
  struct Ask {
    Rational epsilon;
    Rational alpha;
    std::uint64_t lines = 0;
  };
  AccuracyGoal goal;
  std::uint64_t lines = 0;
  Verdict verdict = Verdict::no_row;
  std::optional<LeanConstants> constants;  ///< of the promise; none for no_row
  std::vector<Ask> by_alpha;               ///< .3, .2, .15, .1, .08 and the goal's own α, falling
  std::vector<Ask> nearest;  ///< too_few: the least α in hundredths that fits, and the least ε of 2, 4, 8

  [[nodiscard]] std::uint64_t needed() const { return constants ? constants->total.convert_to<std::uint64_t>() : 0; }
};

/// d = goal.dimension ≥ 0. Some twenty plans of the planner at most, 0.1 s each where d ≤ 4 and ε ≥ 1. Throws InputError
/// on a goal out of range, and Stopped.
[[nodiscard]] DataPlan plan_data_run(const AccuracyGoal& goal, std::uint64_t lines, const Observer& observer = {});

}  // namespace littlestone
