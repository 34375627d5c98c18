// SPDX-License-Identifier: GPL-3.0-or-later
// The step that privacy and accuracy force, measured on a homogeneous set, and the family of neighbours around it.
// [MATH §A3, §A4]
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "core/study/homogeneous/homogeneous.hpp"

namespace littlestone {

/// The gap of the scenario's learner.
struct GapStudy {
  HomogeneousStudy homogeneous;
  GapClaims claims;
  Gap gap;
  std::size_t index = 0;              // i: the scenario's, else where the step is largest
  std::optional<double> claim_bound;  // (u − l)/(m − 1) where X′ has the 2m points that Claim 22 needs
  Rational least_largest_step;        // of any list of m + 1 probabilities with a mean error of α + β
  HiddenFamily family;                // around x_i
  bool ended_early = false;           // the search was stopped: nothing of the above but `homogeneous`
};

/// Searches X′ and measures there. Throws InputError as run_homogeneous and measure_gap do, and (field "2 alpha + 2
/// beta") where that is 1/2 or more, for which nothing is promised. Throws std::logic_error where a learner that keeps
/// the claimed privacy is accurate and has no such step: that is a mistake of this program.
[[nodiscard]] GapStudy run_gap(const LowerBoundScenario& scenario, const HomogeneousLimits& limits,
                               const Observer& observer = {});

/// Whether the measured gap contradicts Claim 22 for a learner whose privacy is proved.
[[nodiscard]] bool contradicts_claim_22(const ThresholdLearner& learner, const GapClaims& claims, const Gap& gap);

/// "probabilities", "gap", "index", "threshold", "half_gap", "claim_bound" (null where X′ has too few
/// points), "printed_bound" (the paper's; null where a premise of the paper fails, "printed_why_not" says which), "least_largest_step", "empirical_loss", "errors", "accurate", "family" {"size", "points", "fixed"},
/// beside what the search found: the step is that on its set, so "exact_among" holds for it too.
[[nodiscard]] nlohmann::ordered_json gap_to_json(const GapStudy& study);

}  // namespace littlestone
