// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of nets shows: one subset T read row by row, the pieces of the class after each row, and all subsets of
// its size.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/prediction/net_neighbours.hpp"
#include "core/prediction/nets.hpp"
#include "core/study/chapters/prediction_scenario.hpp"
#include "core/study/intervals.hpp"

namespace littlestone {

/// Subsets that an estimate draws, where that is affordable.
inline constexpr std::uint64_t nets_estimate_draws = 2'000;
/// Rows of T that are shown one by one; of a longer T those that split a piece, and the last.
inline constexpr std::size_t nets_most_levels = 40;
/// Hypotheses that stand side by side; of a larger class one for all that agree on S.
inline constexpr std::size_t nets_most_stops = 4'096;

/// A hypothesis in the picture, and how many others it stands for because they agree with it on all of S.
struct NetsStop {
  HypothesisIndex hypothesis = 0;
  std::size_t others = 0;
  friend bool operator==(const NetsStop&, const NetsStop&) = default;
};

/// A piece of H_T: a stretch of stops.
struct NetsPiece {
  Piece piece;
  std::size_t first = 0;  // stops, both included
  std::size_t last = 0;
  std::size_t parent = 0;  // the piece of the level before that it is a part of
};

/// The class after some rows of T.
struct NetsLevel {
  std::uint64_t number = 0;  // of the row in T, from 1; 0: no row was read
  std::uint64_t row = 0;     // of S
  Example example;
  bool seen = false;                // its point was in T already
  std::vector<NetsPiece> pieces;    // from left to right
  std::vector<std::size_t> parted;  // pieces of the level before that this row splits
  std::uint64_t width = 0;          // of the longest piece
  bool net = false;                 // that is αn at most
};

/// One size of the curves.
struct NetsSize {
  std::uint64_t subset = 0;
  double failure = 0;                // chance that so many rows are no net; a share of draws where there is an interval
  std::optional<Interval> interval;  // of 95 %
  std::optional<double> mean;        // of |H_T|
  std::optional<Interval> mean_interval;
};

/// What is known of all subsets of the data set.
struct NetsSums {
  std::vector<NetsSize> sizes;          // by rising size, n' among them unless it is 0
  std::uint64_t most = 0;               // the last size of the axis
  NetsSize here;                        // of n'
  std::optional<std::uint64_t> enough;  // the least size whose chance to fail is at most β; none of an estimate
  std::uint64_t draws = 0;              // of an estimate; 0: exact
  double log10_subsets = 0;             // of C(n, n')
  std::uint64_t subsets = 0;            // C(n, n') where it has at most 15 digits, else 0
};

struct NetsRun;

/// The neighbour of S that moves the longest piece of T most.
struct NetsNeighbour {
  WorstNetRow worst;
  /// Of the neighbour, with the same rows in T; null where no change moves anything, and where its sums are too many.
  std::shared_ptr<const NetsRun> run;
};

/// A row of S that stands at another point than in the scenario's S.
struct NetsChanged {
  std::uint64_t row = 0;
  Example before;
};

struct NetsRun {
  PredictionScenario scenario;
  ChapterData data;
  std::vector<std::uint64_t> subset;  // T, in the order it is read
  std::vector<NetsStop> stops;        // from left to right
  /// For each stop the number of rows of S on which it differs from the first one, if the distance of any two stops is
  /// the number of rows on which they differ; otherwise empty.
  std::vector<std::uint64_t> places;
  std::vector<PointIndex>
      points;  // of S, from left to right: where there are places, in the order in which labels change
  std::vector<std::uint64_t> order;  // rows of S from left to right: by point, then − before +, then by their number
  std::vector<NetsLevel> levels;     // before the first row, and after those that are shown
  std::optional<NetsLevel> next;     // after the row that would be drawn next
  Rational ruler;                    // αn
  std::uint64_t dimension = 0;       // VC(H), or log₂ |H| where it is not known
  bool dimension_known = true;
  std::uint64_t bound_enough = 0;  // sizes that suffice by the finite class's bound and the VC bound
  std::uint64_t vc_enough = 0;
  std::optional<NetsSums> sums;            // none while they are computed
  std::optional<NetsNeighbour> neighbour;  // none while it is looked for, and of a neighbour
  std::optional<NetsChanged> changed;      // this is the run of a neighbour of S

  [[nodiscard]] std::uint64_t rows() const noexcept { return data.rows.size(); }
  [[nodiscard]] bool chain() const noexcept { return !places.empty(); }
  [[nodiscard]] const NetsLevel& last() const { return levels.back(); }
  /// The first level that is a net; levels.size() where none is.
  [[nodiscard]] std::size_t net_level() const;
};

/// T and its pieces, without the sums. Throws InputError and Stopped. O(levels · (|H| + patterns² · points)).
[[nodiscard]] NetsRun read_nets(const PredictionScenario& scenario, const Observer& observer = {});
/// The same for data and a T that are given; `next`: the row that would be drawn next.
[[nodiscard]] NetsRun read_nets(const PredictionScenario& scenario, ChapterData data, std::vector<std::uint64_t> subset,
                                std::optional<std::uint64_t> next, const Observer& observer = {});

/// Sums over all subsets, or an estimate where S has more than 16 distinct points. Throws InputError and Stopped.
[[nodiscard]] NetsSums sum_nets(const NetsRun& run, const Observer& observer = {});

/// The row of S whose change moves the longest piece of T most, and what it leaves, sums included. Some tenths of a
/// second for the search, which then ends with what was found; the sums take as long as those of S. Throws Stopped.
[[nodiscard]] NetsNeighbour worst_nets_neighbour(const NetsRun& run, const Observer& observer = {});

/// T and the sums, without the neighbour.
[[nodiscard]] NetsRun compute_nets(const PredictionScenario& scenario, const Observer& observer = {});

}  // namespace littlestone
