// SPDX-License-Identifier: GPL-3.0-or-later
// How many rows tell a class apart on a data set: the exact chance that a subset is no net, beside both bounds, by its
// size; and one subset drawn row by row. [DF §2.1, Lemma 4; resources/help/prediction.md, §1 and §2]
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "core/prediction/net_neighbours.hpp"
#include "core/prediction/nets.hpp"

namespace littlestone {

struct NetsStudyOptions {
  int dimension = 0;                      // VC(H), of which the VC bound is said
  std::uint64_t subset = 6;               // n'
  Rational alpha{1, 5};                   // 0 < α < 1
  Rational beta{1, 10};                   // 0 < β < 1: for the sizes that suffice
  std::uint64_t most = 30;                // the curve is computed for n' up to this (and n), 0 … 10 000
  std::optional<std::uint64_t> estimate;  // subsets to draw where there are more than 16 distinct points
  std::uint64_t seed = 1;                 // of the drawn subset and the estimate
  bool worst = false;                     // look for the row whose change moves the drawn T's longest piece most
};

/// One size of the curve.
struct NetsPoint {
  std::uint64_t subset = 0;
  double failure = 0;
  double failure_bound = 0;  // of the finite class; may pass 1
  std::optional<double> vc_bound;
  double mean_classes = 0;
};

/// One row of a drawn T, and the pieces after it.
struct NetsStep {
  std::uint64_t row = 0;
  Example example;
  bool seen = false;
  std::vector<Piece> pieces;
};

/// A support that T has with positive probability.
struct NetsSupport {
  std::vector<PointIndex> points;
  double probability = 0;
  std::optional<BigInteger> subsets;  // how many of all subsets, where the law was summed with integers
  std::uint32_t classes = 0;          // |H_T|
  bool fails = false;                 // it is no α-net
};

struct NetsStudy {
  NetsStudyOptions options;
  std::uint64_t rows = 0;
  std::size_t hypotheses = 0;
  int dimension = 0;                  // VC
  std::vector<NetsSupport> supports;  // by falling probability, then by their points; none of an estimate
  std::optional<NetFailure> failure;
  std::optional<std::uint64_t> failing_draws;  // of `estimate` draws
  BigInteger all_subsets = 0;                  // where the law was summed with integers
  /// By rising n'. On 11 to 16 points the sums are of fractions, so the last digits may differ from `failure`, and
  /// `enough` at an exact tie with β.
  std::vector<NetsPoint> curve;
  std::optional<std::uint64_t> enough;  // the least n' of the curve whose failure is at most β
  std::uint64_t bound_enough = 0;       // the same by the finite class's bound
  std::uint64_t vc_enough = 0;          // and by the VC bound
  std::vector<NetsStep> drawn;          // one T of n' rows
  std::optional<WorstNetRow> worst;     // of that T
  std::optional<double> worst_failure;  // of the neighbour, where it is summed
};

/// Throws InputError (fields "subset", "alpha", "beta", "most"; "data" on more than 16 distinct points where no
/// estimate is allowed) and Stopped. Time: a law of supports for each size.
[[nodiscard]] NetsStudy run_nets(const ConceptClass& concept_class, const LabelledRows& rows,
                                 const NetsStudyOptions& options, const Observer& observer = {});

/// The exact chance that n' random rows of these data, which have at most 17 distinct points, are no α-net. Throws
/// InputError (fields "subset", "alpha", "data") and Stopped.
[[nodiscard]] double net_failure_of(const ConceptClass& concept_class, std::span<const PointCount> counts,
                                    std::uint64_t subset, const Rational& alpha, const Observer& observer = {});

/// "supports" {"points", "probability", "subsets", "classes", "net"}, "failure" (with "failure_exact") or
/// "failure_estimate" with "failure_interval", "failure_bound", "vc_bound" (null below 8/α), "mean_classes", "enough",
/// "failure_bound_enough", "vc_enough", "curve", "drawn", "worst" {"longest", "longest_after", "classes",
/// "classes_after", "row", "to", "in_subset", "failure_after", "neighbours", "exact"}.
[[nodiscard]] nlohmann::ordered_json nets_to_json(const NetsStudy& study);

}  // namespace littlestone
