// SPDX-License-Identifier: GPL-3.0-or-later
// How many examples each predictor of the chapter needs, and what publishing a hypothesis costs: excess error against
// n.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/base/rational.hpp"
#include "core/base/run_control.hpp"
#include "core/study/chapters/prediction_scenario.hpp"

namespace littlestone {

/// The predictors and learners that are compared.
enum class SizedLearner {
  stable,       // the γ-stable learner, Theorem 1: stable, not private
  flipped,      // Corollary 2: a stable learner whose answer is flipped with a small probability
  votes,        // Lemma 9: labels without noise
  noisy,        // Theorem 12
  mechanism,    // from here on a hypothesis is published: by the exponential mechanism over the whole class
  lean,         // the lean learner publishes a hypothesis, labels without noise
  chain,        // the chain learner does, for the dimensions it is proved for
  private_one,  // M publishes a hypothesis, labels without noise
};

/// α, and the least n that was found for it.
struct SizePoint {
  double alpha = 0;
  double log10_examples = 0;
};

/// The n of one learner with one kind of constants.
struct SizeLine {
  SizedLearner learner = SizedLearner::stable;
  bool paper = false;             // the papers' constants, else those proved here
  std::vector<SizePoint> points;  // by rising α; an α that cannot be reached has none
};

/// The excess error of a learner with the proved constants, measured in runs at its n.
struct MeasuredSize {
  SizedLearner learner = SizedLearner::stable;
  double alpha = 0;  // the error for which n is enough
  std::uint64_t examples = 0;
  int runs = 0;       // data sets that were drawn
  double excess = 0;  // mean of the exact excess error on D of these data sets
  double most = 0;    // the largest of them
};

struct PredictionSizes {
  PredictionScenario scenario;
  std::uint64_t hypotheses = 0;
  int littlestone = 0;
  std::vector<SizeLine> lines;  // by learner, proved before paper; a line may have no points
  std::vector<MeasuredSize>
      measured;  // stable, flipped, votes and mechanism, where n is at most most_measured_examples
};

/// A learner that needs more examples than this is not run. For each n this many data sets are drawn.
inline constexpr std::uint64_t most_measured_examples = 20'000;
inline constexpr int measured_runs = 12;

/// Whether it gives a private hypothesis, not answers.
[[nodiscard]] bool publishes_hypothesis(SizedLearner learner);
/// Whether it needs labels that a hypothesis explains.
[[nodiscard]] bool realizable_only(SizedLearner learner);
/// The α of the picture: eight from 10^−3 to 1/5, rising.
[[nodiscard]] const std::vector<Rational>& asked_errors();
/// For the scenario's class, its γ (Price), ε (Votes), β (Nets) and δ = 10^−6 of lean, chain and M, at these α, rising. Throws
/// InputError; Stopped where the observer says so (stages "sizes", "measured"). About two thirds of a second an α.
[[nodiscard]] std::shared_ptr<const PredictionSizes> compute_prediction_sizes(
    const PredictionScenario& scenario, const Observer& observer = {},
    const std::vector<Rational>& errors = asked_errors());

}  // namespace littlestone
