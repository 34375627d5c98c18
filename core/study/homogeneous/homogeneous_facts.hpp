// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of homogeneous sets shows beside the run: the samples, how far each candidate spreads the values, one
// colour.
#pragma once

#include <optional>
#include <vector>

#include "core/study/lower_bound/lower_bound_run.hpp"

namespace littlestone {

/// A point that was looked at, and what the values do when it is in.
struct HomogeneousCandidate {
  LinePoint point = 0;
  bool inside = false;
  std::optional<double> spread;      // the widest of all orders with it; none where there are too many subsets to tell
  std::size_t order = 0;             // where it is widest
  std::vector<LinePoint> low, high;  // the (m + 1)-subsets with the least and the most value of that order
};

struct HomogeneousFacts {
  std::vector<LinePoint> sample;  // S
  std::vector<LinePoint> moved;   // S with one example elsewhere on X′; the same where it cannot be moved
  std::size_t mover = 0;          // which, 0-based
  std::vector<HomogeneousCandidate> candidates;
  std::vector<LinePoint> five;  // m + 1 points of X′: the sample and one more
  std::vector<double> colour;   // of them
  /// The candidate outside X′ whose value changes most from S to S′; where none changes, the one farthest from its
  /// interval's value; none where there is none.
  std::optional<std::size_t> stray;
};

/// `mover`: the example that moves, to `target` where that lies between its neighbours; by default the one right of the
/// middle, to the next point of X′. At most 30 000 subsets are looked at.
[[nodiscard]] HomogeneousFacts homogeneous_facts(const LowerBoundRun& run, std::optional<std::size_t> mover,
                                                 std::optional<LinePoint> target);

/// Where a point stands on the axis, from 0 to 1: as it is up to 128 points, by its logarithm beyond.
[[nodiscard]] double place_on_line(LinePoint point, LinePoint domain);
/// The point there.
[[nodiscard]] LinePoint point_at(double place, LinePoint domain);

}  // namespace littlestone
