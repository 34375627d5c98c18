// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages of chapter II show: a learner, a homogeneous set of it, and the gap there.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/lower_bound/gap.hpp"
#include "core/lower_bound/homogeneous.hpp"
#include "core/study/chapters/lower_bound_scenario.hpp"

namespace littlestone {

/// One learner of a row of learners that are compared under the same claims.
struct ComparedLearner {
  std::string name;    // as ThresholdLearner::parse reads it
  LinePoint domain;    // its own N
  std::string points;  // where its homogeneous set was looked for, as a scenario says it
  Gap gap;
};

/// All that follows from a scenario's learner. Where `complete` is false the search goes on and the set may still grow.
struct LowerBoundRun {
  LowerBoundScenario scenario;
  ThresholdLearner learner;
  Rational tolerance;  // γ in use
  Rational delta;      // δ in use
  HomogeneousSet set;
  std::optional<Gap> gap;          // none where the search was stopped before it had m + 1 points
  Rational least_step;             // the least largest step of an accurate staircase
  std::vector<Rational> flattest;  // and one that has it
  std::vector<ComparedLearner> others;
  bool complete = true;
};

/// The learners of the row: each is compared on a set of its own.
[[nodiscard]] std::vector<ComparedLearner> compared_learners(const LowerBoundScenario& scenario);

/// Computes the run; the search for the set ends at the latest after `limit` (0: when it is done). Throws InputError.
/// Where the observer stops it, what was found is in the run and `complete` is false.
[[nodiscard]] std::shared_ptr<const LowerBoundRun> compute_lower_bound(const LowerBoundScenario& scenario,
                                                                       std::chrono::milliseconds limit,
                                                                       std::vector<ComparedLearner> others,
                                                                       const Observer& observer = {});

}  // namespace littlestone
