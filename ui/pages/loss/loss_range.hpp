// SPDX-License-Identifier: GPL-3.0-or-later
// The sizes of a loss figure: from few examples to beyond the theorem's, so that the fall of M and the promise are both
// in it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/study/sample_complexity/required.hpp"
#include "core/study/sweep/loss_series.hpp"

namespace littlestone::ui {

/// What the axis of losses reaches at least: the largest loss of a run, and a little more than α.
[[nodiscard]] double largest_loss(const Scenario& scenario, const std::vector<LossSeries>& series);

/// A sweep with the theorem's sizes, as a figure shows it: the one value that plot, print, TeX, table and words read.
struct LossData {
  Scenario scenario;  ///< with the sizes that were measured
  std::vector<LossSeries> series;
  std::optional<TheoremSizes> theorem;  ///< where they are known

  /// The least and the largest n that was measured; 10 and 1000 where none was.
  [[nodiscard]] std::pair<double, double> measured_sizes() const;
  [[nodiscard]] double largest_loss() const { return ui::largest_loss(scenario, series); }
};

/// Equal losses are spread sideways, each run always by the same amount: that of run i, from −1 to 1.
[[nodiscard]] double loss_spread(std::size_t run);

/// The theorem's size for M, where it can be run: sharp constants, at most 10^9 examples.
[[nodiscard]] std::optional<double> size_of_promise(const TheoremSizes& theorem);

/// Five sizes a decade from 10 to twice the promise, the last one exactly that; empty without a promise.
[[nodiscard]] std::vector<std::uint64_t> sizes_of_fall(const TheoremSizes& theorem);

/// Where M keeps its promise from: the least measured size of all such; none where it does not in this range, or is not
/// measured.
[[nodiscard]] std::optional<std::uint64_t> size_of_fall(const LossData& data);

/// Measures the scenario's learners over sizes_of_fall; over the scenario's own sizes where there is no promise or
/// where M's batches would have to be played one by one. Constants must be resolved. None where the observer stopped
/// it. `dimension`: Ldim.
[[nodiscard]] std::optional<LossData> measure_loss(const Scenario& scenario, const Instance& instance, int dimension,
                                                   const Observer& observer);

}  // namespace littlestone::ui
