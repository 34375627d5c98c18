// SPDX-License-Identifier: GPL-3.0-or-later
// How many examples for privacy: the envelope of families as curves, where the lines cross, and what a budget
// reaches. [MATH §D1]
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/study/envelope/envelope_study.hpp"
#include "core/study/envelope/planned_rows.hpp"

namespace littlestone {

/// Families whose sizes are closed forms of |X|, however large.
enum class CurveFamily { points, thresholds, cube };
[[nodiscard]] std::string_view to_string(CurveFamily family);
/// "points", "thresholds" or "cube"; throws InputError naming `field`.
[[nodiscard]] CurveFamily parse_curve_family(std::string_view field, std::string_view text);

/// What lies along the axis.
enum class CurveAcross { points, epsilon, alpha, beta };
[[nodiscard]] std::string_view to_string(CurveAcross across);
[[nodiscard]] CurveAcross parse_curve_across(std::string_view field, std::string_view text);

/// The family on 2^log2_points points: points and thresholds have as many hypotheses, Ldim 1 and ⌊log2_points⌋ (0 on
/// one point) and VC 1; the cube has 2^|X|, Ldim and VC |X|. 0 ≤ log2_points ≤ 10^9, of the cube ≤ 30; throws
/// InputError (field "points").
[[nodiscard]] EnvelopeClass curve_class(CurveFamily family, double log2_points);

struct SampleSizesOptions {
  std::vector<CurveFamily> families{CurveFamily::points, CurveFamily::thresholds};
  CurveAcross across = CurveAcross::points;
  EnvelopeGoal goal;
  double log2_points = 3;      // of the families where the axis is another
  std::vector<double> at;      // along the axis, increasing: log2 |X|, ε, α or β; empty: a grid of its own
  BigInteger budget = 10'000;  // examples, ≥ 1
  int most_dimension = 6;      // largest dimension at which a learner that pays for d alone is planned for crossing
                               // and reach, 1 … 6
  bool agnostic = true;        // also compute M's agnostic row, up to Ldim 3
  bool chain = true;           // also compute the chain learner's row, a second for each dimension and goal
};

/// One place on the axis.
struct SampleSizesPoint {
  double at = 0;
  EnvelopeGoal goal;
  EnvelopeClass shape;
  std::vector<EnvelopeRow> rows;        // as envelope_rows; the agnostic row by the growth function alone along |X|
  std::optional<std::string> cheapest;  // the private path: the name of a row
};

/// Where a learner that pays for d alone becomes the cheapest along |X|.
struct SampleSizesCrossing {
  HypothesisCount points;  // from here on permute-and-flip asks for more than it, and below it for no more
  std::string learner;     // the name of its row
  LargeCount examples;     // that it asks for, there
};

/// What a budget reaches along |X|.
struct SampleSizesReach {
  std::optional<double> privately;      // the largest whole log2 |X| that a private learner reaches; infinite: any |X|
  std::string learner;                  // whose row that is
  std::optional<double> plainly;        // the same without privacy
  std::optional<LargeCount> lean_from;  // the budget from which the lean learner joins in for this family (its least)
  std::optional<LargeCount> m_from;     // and M
};

struct SampleSizesCurve {
  CurveFamily family = CurveFamily::points;
  std::vector<SampleSizesPoint> points;
  std::vector<EnvelopeRow> of_dimension;        // along |X|: the cheapest private row that depends on d alone, at
                                                // Ldim 1, 2, …, as far as there is one
  std::optional<SampleSizesCrossing> crossing;  // along |X|
  std::string crossing_missing;                 // why there is none
  SampleSizesReach reach;                       // along |X|
};

struct SampleSizesStudy {
  SampleSizesOptions options;
  std::vector<SampleSizesCurve> curves;
};

/// Computes the curves. Constants are searched once for each dimension and goal. Throws InputError (fields "across",
/// "points", "budget", "at", those of the goal); Stopped (stage "sample sizes", in searches for constants). `planned` is
/// an optional cache: rows that it holds are not computed again, and new ones are added to it.
[[nodiscard]] SampleSizesStudy run_sample_sizes(const SampleSizesOptions& options, const Observer& observer = {},
                                                PlannedRows* planned = nullptr);

/// What a budget reaches of the family of `curve` along |X|: with permute-and-flip, with a learner of
/// curve.of_dimension, without privacy. Throws InputError as ErrorGoal::validate.
[[nodiscard]] SampleSizesReach reach_along_points(const SampleSizesCurve& curve, const EnvelopeGoal& goal,
                                                  const BigInteger& budget);

/// "across", the goal, "budget", "curves"[] {"family", "points"[] {"at", "dimension", "rows"[], "cheapest"},
/// "crossing" {"log2_points", "points" (null beyond 2^60), "learner", "examples", "exact", "by" ("plans-found": the plan
/// of the learner is the least found, and so is where it becomes the cheapest)} (or null: "crossing_why_not"), "reach"
/// {"private_log2_points" (null where "private_any_points", or where nothing is reached), "private_any_points",
/// "private_learner" (or null), "plain_log2_points", "lean_from", "m_from"}}.
[[nodiscard]] nlohmann::ordered_json sample_sizes_to_json(const SampleSizesStudy& study);

}  // namespace littlestone
