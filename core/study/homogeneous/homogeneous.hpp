// SPDX-License-Identifier: GPL-3.0-or-later
// The search for a homogeneous set as an experiment: a scenario in, the set and what it means out. [MATH §A2]
#pragma once

#include <chrono>
#include <nlohmann/json.hpp>

#include "core/study/chapters/lower_bound_scenario.hpp"

namespace littlestone {

/// How long and how the search for X′ may go on.
struct HomogeneousLimits {
  std::chrono::milliseconds time_limit{0};  // 0: none
  unsigned threads = 0;                     // 0: one a core
  bool exact_only = false;                  // refuse "at least"
};

/// A homogeneous set of the scenario's learner.
struct HomogeneousStudy {
  LowerBoundScenario scenario;
  HomogeneousSet set;
  double guarantee_log10 = 0;  // log₁₀ of Lemma 17's number of points, for the default γ; −∞ where it promises none
};

/// Searches the scenario's candidates. Stopped by the observer (set.ended) or out of time, the set is the largest so
/// far and set.exact is false. Throws InputError as find_homogeneous_set does, and with `exact_only` (field "points")
/// where there are too many candidates to begin with, (field "seconds") where the time was over first.
[[nodiscard]] HomogeneousStudy run_homogeneous(const LowerBoundScenario& scenario, const HomogeneousLimits& limits,
                                               const Observer& observer = {});

/// What is known of the learner: "learner", "domain", "examples", "joint_law".
[[nodiscard]] nlohmann::ordered_json learner_to_json(const LowerBoundScenario& scenario);
/// "candidates" (how many), "size", "points", "probabilities", "ranges", "tolerance", "exact" (no other set among the
/// candidates is larger), "exact_among" ("domain" where the candidates are all points, else "candidates": of the other
/// points nothing is said), "guarantee_log10" (null for −∞), "trivial", "ended".
[[nodiscard]] nlohmann::ordered_json homogeneous_to_json(const HomogeneousStudy& study);

}  // namespace littlestone
