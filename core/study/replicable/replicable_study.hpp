// SPDX-License-Identifier: GPL-3.0-or-later
// Replicable learners as numbers to show: a staircase's bound, its worst world and its curve; plans; two runs.
#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "core/replicable/certificate.hpp"
#include "core/replicable/exponential_clocks.hpp"
#include "core/replicable/two_runs.hpp"

namespace littlestone {

/// A staircase for thresholds over N points; N = 2 is that of point functions.
struct StaircaseStudyOptions {
  Staircase staircase;
  std::uint64_t hypotheses = 2;
  Rational alpha = Rational(1) / 10;
  std::vector<Rational> at;  // where the curve is told; empty: 41 places, even on the √ scale
};

/// One place of the curve: a world with one boundary.
struct StaircasePlace {
  double p = 0;
  double expected = 0;  // m p
  double named = 0;     // how often a lab counts T or more
  double differ = 0;
};

/// The place at p; 0 ≤ p ≤ 1. O(steps·√m).
[[nodiscard]] StaircasePlace staircase_place(const Staircase& staircase, double p);

struct StaircaseStudy {
  StaircaseStudyOptions options;
  WorstDiffer worst;
  Rational miss;
  std::vector<StaircasePlace> curve;
};

/// Throws InputError as Staircase::validate, worst_differ, miss and differ do; Stopped.
[[nodiscard]] StaircaseStudy run_staircase(const StaircaseStudyOptions& options, const Observer& observer = {});

/// "examples", "hypotheses" (for more than 2), "steps" [{"count", "chance" (a fraction)}], "alpha", "differ_bound"
/// (rounded up to a multiple of 10^−6), "worst" {"p" (list), "differ"}, "miss" (rounded up), "curve" [{"p", "expected",
/// "named", "differ"}].
[[nodiscard]] nlohmann::ordered_json staircase_to_json(const StaircaseStudy& study);

/// "examples", "steps", "differ_bound", "miss", "table" (its name), null where no table keeps the goal; "rule_of_thumb".
[[nodiscard]] nlohmann::ordered_json plan_to_json(const ReplicablePlanGoal& goal, const ReplicablePlan& plan);

/// "answers" (labels of both), "die" (T; a list for cube:2), "counts" (a list for each lab), "same", "differ".
[[nodiscard]] nlohmann::ordered_json two_runs_to_json(const ReplicableTask& task, const TwoRuns& runs);

/// Exponential clocks at one distribution: two runs, and means over data.
struct ClocksStudy {
  ExponentialClocks learner;
  Rational alpha;
  ClocksRuns runs;
  ClocksEstimate estimate;
};

/// "examples", "epsilon", "alpha", "answers" (labels of both), "errors" (of each answer on its lab's data), "same",
/// "agree" (the chance on these data), "pairs", "differ", "miss", "half_width".
[[nodiscard]] nlohmann::ordered_json clocks_to_json(const ConceptClass& concept_class, const ClocksStudy& study);

}  // namespace littlestone
