// SPDX-License-Identifier: GPL-3.0-or-later
// The price of stability: the least loss, the least examples, its curve, and the flip of all labels at a point. [DF
// Theorem 11]
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "core/prediction/price.hpp"

namespace littlestone {

struct PriceStudyOptions {
  PriceOptions price;
  std::uint64_t examples = 60;        // n, at most 2^53
  bool curve = false;                 // also at other n
  std::optional<PointCounts> counts;  // a sample on which the flip is shown
};

/// One n of the curve.
struct PricePoint {
  std::uint64_t examples = 0;
  double loss = 0;     // least_stable_loss
  double printed = 0;  // the paper's line
};

struct PriceStudy {
  PriceStudyOptions options;
  double loss = 0;
  double heavy = 0;
  double printed_loss = 0;
  std::uint64_t least = 0;
  BestMass best;
  Rational printed;
  std::vector<PricePoint> curve;     // 81 points from 0 to 4 times the paper's number, rising
  std::vector<FlippedPoint> points;  // of the sample
  std::optional<Rational> sample_loss;
  std::optional<PointIndex> worst_flip;   // of the sample
  std::optional<WorstCount> worst_count;  // of the sample: the counting learner's worst neighbour
};

/// Throws InputError of PriceOptions, (field "examples") for n above 2^53, (field "data") for points past d − 1.
[[nodiscard]] PriceStudy run_price(const PriceStudyOptions& options);

/// "loss_bound" (attained), "heavy_loss", "paper_loss_bound", "least_examples", "paper_examples", "best_mass",
/// "best_mass_examples", "curve", "points", "sample_loss_bound", "worst_flip", "worst" {"stability", "point", "from",
/// "to", "before", "after"}.
[[nodiscard]] nlohmann::ordered_json price_to_json(const PriceStudy& study);

}  // namespace littlestone
