// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/price/prediction_sizes.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <set>

#include "core/learner/chain_constants.hpp"
#include "core/prediction/mechanism_plan.hpp"
#include "core/prediction/stable_bounds.hpp"
#include "core/study/chapters/chapter_data.hpp"

using namespace littlestone;

TEST_CASE(
    "What every predictor asks for grows as the error allowed falls, and what it loses there is within that error",
    "[price][sizes]") {
  PredictionScenario scenario;
  scenario.class_text = "thresholds:4";
  scenario.target = 0;
  const auto sizes = compute_prediction_sizes(scenario, {}, {Rational(1, 50), Rational(1, 10), Rational(1, 5)});
  CHECK(sizes->hypotheses == 4);
  CHECK(sizes->littlestone == 2);
  REQUIRE(sizes->lines.size() == 12);
  for (const SizeLine& line : sizes->lines) {
    CAPTURE(static_cast<int>(line.learner), line.paper);
    REQUIRE(line.points.size() >= 2);
    for (std::size_t i = 0; i + 1 < line.points.size(); ++i) {
      CHECK(line.points[i].alpha < line.points[i + 1].alpha);
      CHECK(line.points[i].log10_examples >= line.points[i + 1].log10_examples - 1e-9);
    }
  }
  // One private answer asks for no more than the paper's constants do.
  CHECK(sizes->lines[3].learner == SizedLearner::votes);
  CHECK(sizes->lines[4].paper);
  for (std::size_t i = 0; i < sizes->lines[3].points.size(); ++i)
    CHECK(sizes->lines[3].points[i].log10_examples <= sizes->lines[4].points[i].log10_examples);
  // The chain learner stands beside the lean one, with what it is planned with.
  CHECK(sizes->lines[9].learner == SizedLearner::chain);
  for (const SizePoint& point : sizes->lines[9].points) {
    const Rational alpha = point.alpha < .05 ? Rational(1, 50) : point.alpha < .15 ? Rational(1, 10) : Rational(1, 5);
    const AccuracyGoal goal{2, scenario.epsilon, Rational(1, 1'000'000), alpha, scenario.beta};
    CHECK(std::pow(10, point.log10_examples) == Approx(chain_constants(goal).examples).epsilon(1e-12));
  }
  scenario.class_text = "points:3";  // Ldim 1: the chain learner is not proved there, the lean learner is
  const auto one = compute_prediction_sizes(scenario, {}, {Rational(1, 5)});
  CHECK(one->littlestone == 1);
  CHECK(one->lines[8].points.size() == 1);
  CHECK(one->lines[9].points.empty());
  // The exponential mechanism: the bound holds at n and not before.
  for (const double alpha : {0.2, 0.01}) {
    const double n = mechanism_examples(8, 0.5, alpha);
    const auto loss = [&](double examples) {
      return std::min(std::sqrt(std::log(8.0) / (2 * examples)), std::tanh(0.25)) +
             mechanism_excess_errors(std::log(7.0), 0.5) / examples;
    };
    CHECK(loss(n) <= alpha * (1 + 1e-9));
    CHECK(loss(n - 1) > alpha);
  }
  // What runs lose at that n is within what n was asked for.
  std::set<SizedLearner> measured;
  for (const MeasuredSize& found : sizes->measured) {
    CAPTURE(static_cast<int>(found.learner), found.alpha, found.examples);
    measured.insert(found.learner);
    CHECK(found.excess >= 0);
    CHECK(found.excess <= found.alpha);
    CHECK(found.most >= found.excess);
    CHECK(found.examples <= most_measured_examples);
  }
  CHECK(measured.size() == 4);
}

TEST_CASE("The exponential mechanism is measured as its weights say, on data sets with wrong labels",
          "[price][sizes]") {
  PredictionScenario scenario;
  scenario.class_text = "thresholds:4";
  scenario.target = 1;
  scenario.noise = Rational(1, 5);
  const auto sizes = compute_prediction_sizes(scenario, {}, {Rational(1, 5)});
  const auto found = std::find_if(sizes->measured.begin(), sizes->measured.end(),
                                  [](const MeasuredSize& one) { return one.learner == SizedLearner::mechanism; });
  REQUIRE(found != sizes->measured.end());
  double mean = 0;
  PredictionScenario drawn = scenario;
  drawn.examples = found->examples;
  for (std::uint64_t run = 0; run < measured_runs; ++run) {
    drawn.seed = scenario.seed + run;
    const ChapterData data = data_of(drawn);
    // Threshold i is + from point i on.
    double weights = 0;
    double loss = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      double errors = 0;
      double differs = 0;
      for (const Example& example : data.rows.rows())
        errors += (example.point >= i) != (example.label == Label::plus) ? 1 : 0;
      for (std::size_t x = 0; x < 4; ++x) differs += (x >= i) != (x >= 1) ? 0.25 : 0;
      const double weight = std::exp(-to_double(scenario.epsilon) * errors / 2);
      weights += weight;
      loss += weight * differs;
    }
    mean += 0.6 * loss / weights / measured_runs;
  }
  CHECK(found->excess == Approx(mean).margin(1e-12));
}
