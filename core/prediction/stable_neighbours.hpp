// SPDX-License-Identifier: GPL-3.0-or-later
// How far an answer of the stable learner moves when one row is replaced: the worst neighbour of one data set, of all
// data sets of a size, and the worst that a climb finds.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/concept/concept_class.hpp"
#include "core/prediction/labelled_rows.hpp"
#include "core/prediction/stable_learner.hpp"
#include "core/random/engine.hpp"

namespace littlestone {

/// One row `from` becomes `to`, and the answer at `point` moves by `stability`, the most of all points.
struct RowChange {
  Example from;
  Example to;
  PointIndex point = 0;
  double stability = 0;
};

/// All neighbours of one data set S: each kind of row in it replaced by each other kind.
struct NeighbourRange {
  std::uint64_t neighbours = 0;  // kinds of rows in S times 2|X| − 1
  RowChange worst;               // the first of equal ones: from, then to, then point rising, − before +
  std::vector<double> plus;      // h_S(x) of S
  std::vector<double> changed;   // h_{S'}(x) of the worst neighbour
  std::vector<double> least;     // least and most h_{S'}(x) over S and all its neighbours
  std::vector<double> most;
};

/// Exact over all neighbours of S, which has at most 16 distinct points. Time: that of a law of supports for each pair
/// of points and of a StableLaw for each neighbour. Asks the observer before each neighbour (stage "neighbours"),
/// throws Stopped. Throws InputError as stable_law.
[[nodiscard]] NeighbourRange stable_neighbours(const ConceptClass& concept_class, std::span<const PointCount> counts,
                                               const StableOptions& options, const Observer& observer = {});

/// The worst pair of neighbours, by the first of them.
struct WorstPair {
  PointCounts counts;  // S
  RowChange change;
  bool exact = false;           // of all pairs; else a lower bound
  std::uint64_t data_sets = 0;  // whose law was computed
};

/// The number of data sets of n rows up to their order, C(n + 2|X| − 1, n); 2^64 − 1 where it is more.
[[nodiscard]] std::uint64_t data_sets_of(std::size_t points, std::uint64_t rows);

/// Up to so many data sets are gone through.
inline constexpr std::uint64_t most_data_sets = 200'000;

/// The exact stability of the learner for n rows: the most over all data sets of n rows and all their neighbours. Order
/// does not matter to the learner, so multisets are enough. Throws InputError (field "rows") where there are more than
/// most_data_sets of them. Time that of a StableLaw for each, and (2|X|)² look-ups. Asks the observer before each
/// (stage "data sets"), throws Stopped.
[[nodiscard]] WorstPair worst_pair(const ConceptClass& concept_class, std::uint64_t rows, const StableOptions& options,
                                   const Observer& observer = {});

/// A climb from the worst neighbour of S (then from random pairs): a row of both, or the row in which they differ, is
/// replaced while this moves the answer farther. What it finds is a lower bound of the learner's stability.
struct ClimbOptions {
  std::uint64_t evaluations = 20'000;  // laws to compute at most, 1 … 10^9
  std::uint64_t starts = 4;            // the first is S; 1 … 10^6
};

/// Rows stay on the points of S, or on all points where the class has at most 12. Throws InputError (fields
/// "evaluations", "starts"; as stable_law). Asks the observer before each law (stage "climb"): where it says stop, what
/// was found stands.
[[nodiscard]] WorstPair climb_worst_pair(const ConceptClass& concept_class, std::span<const PointCount> counts,
                                         const StableOptions& options, const ClimbOptions& climb, Engine& engine,
                                         const Observer& observer = {});

}  // namespace littlestone
