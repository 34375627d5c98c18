// SPDX-License-Identifier: GPL-3.0-or-later
// The sizes of a loss figure: from few examples to beyond the theorem's, so that the fall of M and the promise are both
// in it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/study/sample_complexity/required.hpp"
#include "core/study/sweep/sweep.hpp"

namespace littlestone::ui {

/// A sweep with the theorem's sizes, as a figure shows it.
struct LossData {
  Scenario scenario;  ///< with the sizes that were measured
  SweepResult result;
  TheoremSizes theorem;
};

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
