// SPDX-License-Identifier: GPL-3.0-or-later
// Sample sizes: the bounds of two families along an axis, and what a budget reaches on it.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/study/chapters/map_scenario.hpp"

namespace littlestone {

/// What a number of examples reaches of a family. Along |X|: the largest whole log2 |X|, infinite for any |X| (of the
/// cube: the largest |X|). Along ε, α or β: the least value, in three digits; 0 where every value of the axis is reached.
struct SizesReach {
  /// With the cheapest private learner; none: not even the easiest place. Along ε, α or β a learner that pays for d
  /// alone counts at the places of the axis.
  std::optional<double> privately;
  std::optional<double> plainly;  // with any consistent hypothesis
  friend bool operator==(const SizesReach&, const SizesReach&) = default;
};

struct SampleSizesRun {
  MapScenario scenario;
  SampleSizesStudy study;
  std::array<SizesReach, 2> reach;  // left, right
  bool whole = true;                // false: M's agnostic rows and the chain learner's are still worked out
  std::shared_ptr<const PlannedRows> planned = nullptr;  // what was searched for, for the next run

  [[nodiscard]] const SampleSizesCurve& curve(std::size_t side) const;
  [[nodiscard]] CurveFamily family(std::size_t side) const { return side == 0 ? scenario.left : scenario.right; }
};

/// How much is worked out. The defaults are what the page shows in the end.
struct SampleSizesDetail {
  bool whole = true;  // with the rows that take long: M's agnostic ones and the chain learner's
  int most_dimension = 6;
  std::vector<double> at = {};  // places on the axis; empty: the study's own
};

/// Earlier runs whose searches are not repeated; null: none.
using EarlierSizes = std::vector<std::shared_ptr<const SampleSizesRun>>;

/// Throws InputError; Stopped.
[[nodiscard]] std::shared_ptr<const SampleSizesRun> compute_sample_sizes(const MapScenario& scenario,
                                                                         const Observer& observer = {},
                                                                         const SampleSizesDetail& detail = {},
                                                                         const EarlierSizes& earlier = {});
/// The same run for another budget, other groups and other words; what was searched for stays.
[[nodiscard]] std::shared_ptr<const SampleSizesRun> with_budget(const SampleSizesRun& run, const MapScenario& scenario);
/// Whether only the budget, the groups that are shown, or what other pages and the gallery read of it differs.
[[nodiscard]] bool same_curves(const MapScenario& a, const MapScenario& b);

/// The row of this name; null where the place has none.
[[nodiscard]] const EnvelopeRow* row_at(const SampleSizesPoint& point, std::string_view name);
/// What a place asks for, by a row: log10 n; none where there is no number, or none above 0.
[[nodiscard]] std::optional<double> log10_at(const SampleSizesPoint& point, std::string_view name);

}  // namespace littlestone
