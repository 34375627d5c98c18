// SPDX-License-Identifier: GPL-3.0-or-later
// How often each predictor came out of the batches of one level, beside its exact probability.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/study/intervals.hpp"
#include "core/study/private_run/exact_levels.hpp"
#include "core/study/private_run/private_run.hpp"

namespace littlestone {

/// Of the level of a run's traced batch.
struct Frequencies {
  struct Row {
    LabelVector labels;
    std::optional<double> exact;  // its probability; none: no exact law is known
    std::uint64_t count = 0;
    double share = 0;   // count of decided(); 0 where nothing is decided
    Interval interval;  // of its probability, Wilson's at 95 %; all of [0, 1] where nothing is decided
  };

  int level = 0;
  const SpectrumLevel* law = nullptr;  // of the ExactLevels that were given; null: not known
  std::optional<double> tau;           // τ of the level
  std::optional<int> stable_below;     // the least level under this one at which some predictor reaches its τ
  std::vector<Row> rows;               // by falling exact probability, by falling count while that is not known
  std::uint64_t runs = 0;              // batches of the level, those that failed included
  std::uint64_t failed = 0;

  /// Batches that came out: the exact law is theirs, for no cap is in it.
  [[nodiscard]] std::uint64_t decided() const { return runs - failed; }
};

/// `exact` may be null: not known yet; else it outlives the result. `share_of_batches` in [0, 1]: the first of the
/// run's batches, in order, as far as they have been counted. O(batches + predictors).
[[nodiscard]] Frequencies count_frequencies(const PrivateRun& run, const ExactLevels* exact,
                                            double share_of_batches = 1);

}  // namespace littlestone
