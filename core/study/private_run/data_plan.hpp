// SPDX-License-Identifier: GPL-3.0-or-later
// What a data file of so many lines can be promised: decided from public numbers alone, before anything is spent.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/study/private_run/data_learner.hpp"

namespace littlestone {

/// For the learner that asks for the fewest lines (data_constants); M asks for more at every goal.
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
  std::optional<DataConstants> constants;  ///< of the promise; none for no_row
  /// What find_asks adds.
  std::vector<Ask> by_alpha;  ///< .3, .2, .15, .1, .08 and the goal's own α, falling
  std::vector<Ask> nearest;   ///< too_few: the least α in hundredths that fits, and the least ε of 2, 4, 8
  bool asked = false;         ///< whether they were looked for

  /// 0 for no_row.
  [[nodiscard]] std::uint64_t needed() const {
    return constants ? examples_of(*constants).convert_to<std::uint64_t>() : 0;
  }
};

/// The verdict. d = goal.dimension ≥ 0 is Ldim of the class. Throws InputError on a goal out of range, and Stopped. Time:
/// data_constants.
[[nodiscard]] DataPlan plan_data_run(const AccuracyGoal& goal, const ConceptClass& concept_class, std::uint64_t lines,
                                     const Observer& observer = {});
/// What the same class needs at other promises: some fifteen plans. Throws Stopped.
void find_asks(DataPlan& plan, const ConceptClass& concept_class, const Observer& observer = {});

}  // namespace littlestone
