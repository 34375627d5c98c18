// SPDX-License-Identifier: GPL-3.0-or-later
// What the page Price of stability shows: a sample at rarely seen points, a learner's answers there before and after
// the flip, and what any γ-stable learner loses against n. [DF Theorem 11, App. D; resources/help/prediction.md, §4]
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/prediction/stable_bounds.hpp"
#include "core/study/chapters/prediction_scenario.hpp"
#include "core/study/price/price_study.hpp"

namespace littlestone {

/// A learner's answers at one light point in the two worlds: on S, and on S with all labels of the point flipped.
struct PriceAnswer {
  PointIndex point = 0;
  std::uint64_t rows = 0;      // # of the point
  std::optional<Label> truth;  // of the world that S comes from; none where the point was never seen
  Rational answer;             // chance of + on S
  Rational after;              // chance of + after the flip: of all values that γ allows, the one with the least error
  Rational bound;              // γ#, by which the two may differ, at most 1
  Rational least;              // (1 − γ#)₊/2: no γ-stable learner has a smaller mean error over the two worlds
  Rational error;              // in the world of S
  Rational error_after;        // in the other world
  [[nodiscard]] Rational mean_error() const { return (error + error_after) / 2; }
};

/// The answers at a point that was seen `minus` and `plus` times, for a learner whose chance of + there is `answer`, 0
/// … 1. Without rows the two worlds cannot be distinguished: `after` equals `answer`, and the mean error is ½ for every
/// `answer`.
[[nodiscard]] PriceAnswer answers_at(const Rational& stability, PointIndex point, std::uint64_t minus,
                                     std::uint64_t plus, const Rational& answer);

/// The least loss against n for one γ.
struct PriceCurve {
  Rational stability;
  std::optional<std::uint64_t> least;  // n for loss α; none past 2^53
  std::vector<PricePoint> points;      // evenly from 0 to PriceRun::last, rising
};

struct PriceRun {
  PredictionScenario scenario;
  PriceOptions options;
  PointCounts sample;
  PriceStudy study;                  // with the sample, without a curve
  bool own = false;                  // a learner by hand, else the one that counts
  std::vector<PriceAnswer> answers;  // one a light point
  Rational loss;  // of these answers on the light points: mass times mean error, on average of both worlds
  std::uint64_t light_rows = 0;
  std::uint64_t heavy_rows = 0;
  std::vector<PriceCurve> curves;  // by rising γ: γ/2, γ, 2γ and 1, those that are stabilities
  std::size_t here = 0;            // the curve of the scenario's γ
  std::uint64_t last = 1;          // n at the plot's right end
  std::optional<SharpStablePlan>
      enough;  // examples with which the stable learner keeps γ and α on the cube of d points
  [[nodiscard]] const PriceCurve& curve() const { return curves[here]; }
  [[nodiscard]] const PriceAnswer& flipped() const { return answers[scenario.flipped]; }
  /// Mass of one light point.
  [[nodiscard]] double point_mass() const;
};

/// γ/2, γ, 2γ and 1 where they are from 1e−5 to 1; rising, each once.
[[nodiscard]] std::vector<Rational> compared_stabilities(const Rational& stability);

/// Computes everything for a sample (heavy point: d − 1). `answers` of the scenario that are missing are those of the
/// learner that counts. Throws InputError; Stopped where the observer says so. O(400·min(n, 1/γ)).
[[nodiscard]] std::shared_ptr<const PriceRun> compute_price(const PredictionScenario& scenario, PointCounts sample,
                                                            const Observer& observer);
/// The same for the sample that the scenario's seed draws.
[[nodiscard]] std::shared_ptr<const PriceRun> compute_price(const PredictionScenario& scenario,
                                                            const Observer& observer = {});

}  // namespace littlestone
