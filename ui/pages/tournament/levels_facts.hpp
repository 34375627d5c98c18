// SPDX-License-Identifier: GPL-3.0-or-later
// What the view of the levels shows: the law of each level, or runs of it, and runs made twice.
#pragma once

#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "core/study/levels/levels.hpp"
#include "core/study/private_run/private_run.hpp"

namespace littlestone::ui {

/// A level that is shown: its exact law, or runs of it where the law has too many states. One of the two is there.
struct ShownLevel {
  int level = 0;
  const SpectrumLevel* law = nullptr;
  const SampledLevel* sample = nullptr;

  /// q_k(f), or the share of the runs that gave f; 0 where it does not come out.
  [[nodiscard]] double probability(const LabelVector& f) const;
  /// Of its most likely predictor.
  [[nodiscard]] double largest() const;
  /// How likely two runs have the same predictor, Σ_f q(f)²; of the sampled shares where no law is known.
  [[nodiscard]] double agreement() const;
  /// How many predictors come out.
  [[nodiscard]] std::size_t predictors() const;
};

/// What the view of the levels shows.
struct LevelsFacts {
  std::shared_ptr<const PrivateRun> run;
  std::shared_ptr<const ExactLevels> exact;  // null: not known yet
  std::optional<GlobalStability> stability;
  std::vector<LevelPairs> pairs;  // runs made twice; empty: none yet, or none that can be made in short time
  bool asked = false;             // for pairs
  /// Of all levels that are defined, in the order of the columns: by their number of +, then by labels. Of more than 64
  /// the 64 that come out most often.
  std::vector<LabelVector> predictors;
  bool all = true;                                  // no predictor is left out
  std::vector<SampledLevel> sampled = {};           // in place of the laws that have too many states
  bool sampling = false;                            // those runs are being made
  std::optional<double> seconds_left = {};          // until they are, about; none: not known yet
  std::optional<LabelVector> leading = {};          // where η is not known: what the highest level gives most often
  std::optional<StabilityUnderCap> under_cap = {};  // where every level's law is known

  /// Those that have a law or runs, from level 0 on; pointers into these facts.
  [[nodiscard]] std::vector<ShownLevel> shown() const;
  /// Of the most likely predictor at each level up to `last` that is shown.
  [[nodiscard]] std::vector<double> largest(int last = std::numeric_limits<int>::max()) const;
  /// Their agreement().
  [[nodiscard]] std::vector<double> agreement(int last = std::numeric_limits<int>::max()) const;
  /// Labels that are looked at: of `pointed`, or the stable or leading predictor's; none where nothing comes out.
  [[nodiscard]] const LabelVector* looked_at(const std::optional<LabelVector>& pointed) const;
  /// Of the scenario's distribution, exact.
  [[nodiscard]] double loss(const LabelVector& f) const;
};

[[nodiscard]] LevelsFacts levels_facts(const std::shared_ptr<const PrivateRun>& run,
                                       const std::shared_ptr<const ExactLevels>& exact, std::vector<LevelPairs> pairs,
                                       bool asked, std::vector<SampledLevel> sampled = {});

}  // namespace littlestone::ui
