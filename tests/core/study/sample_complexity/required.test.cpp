// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/sample_complexity/required.hpp"

#include <catch2/catch.hpp>
#include <cmath>

#include "core/agnostic/agnostic_plan.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/learner/chain_constants.hpp"

using namespace littlestone;

namespace {

Scenario points() {
  Scenario scenario;
  scenario.class_text = "points:4";
  scenario.target = 1;
  return scenario;
}

}  // namespace

TEST_CASE("the theorem's sizes are those of its constants, whichever the scenario uses", "[experiment]") {
  Scenario scenario = points();
  const AccuracyGoal goal{1, 1, Rational(1, 1'000'000), Rational(1, 10), Rational(1, 10)};
  const TheoremSizes sizes = theorem_sizes(scenario, 1);
  CHECK(*sizes.sharp->exact == *sharp_constants(goal).total.exact);
  CHECK(sizes.paper.log10 == paper_constants(goal).total.log10);
  scenario.constants_kind = ConstantsKind::sharp;
  scenario = resolve_constants(scenario, 1);
  CHECK(*theorem_sizes(scenario, 1).sharp->exact == *sizes.sharp->exact);
  scenario.constants_kind = ConstantsKind::custom;
  const TheoremSizes far = theorem_sizes(scenario, 40);
  CHECK_FALSE(far.sharp);
  CHECK_FALSE(far.sharp_missing.empty());
  CHECK(far.paper.log10 > 1e9);
}

TEST_CASE("a planned learner's size is its constants' total, where it is one of the learners", "[experiment]") {
  Scenario scenario = points();
  CHECK_FALSE(theorem_sizes(scenario, 1).lean);
  scenario.learners = {LearnerKind::lean};
  const TheoremSizes sizes = theorem_sizes(scenario, 1);
  REQUIRE(sizes.lean);
  // For d = 1 the total is k, and the least k for these parameters is worked out in resources/help/lean-learner.md.
  CHECK(*sizes.lean->exact == 205);
  CHECK(sizes.lean->log10 == Approx(std::log10(205.0)));
  CHECK_FALSE(theorem_sizes(scenario, 0).lean);  // nothing is read
  CHECK_FALSE(theorem_sizes(scenario, 40).lean);
  CHECK_FALSE(sizes.chain);
  scenario.learners = {LearnerKind::chain};
  REQUIRE(theorem_sizes(scenario, 2).chain);
  CHECK(*theorem_sizes(scenario, 2).chain->exact == chain_constants(goal_of(scenario, 2)).examples);
  CHECK_FALSE(theorem_sizes(scenario, 1).chain);  // the lean learner's
}

TEST_CASE("the agnostic size is that of the plan with M inside, where the relabelled learner is one of the learners",
          "[experiment]") {
  Scenario scenario;
  scenario.class_text = "thresholds:4";
  CHECK_FALSE(theorem_sizes(scenario, 2).agnostic);
  scenario.learners = {LearnerKind::relabelled};
  const auto plan =
      plan_agnostic({HypothesisCount::of(4), 2, 1, scenario.epsilon, scenario.delta, scenario.alpha, scenario.beta});
  REQUIRE(plan);
  CHECK(*theorem_sizes(scenario, 2).agnostic->exact == *plan->examples.exact);
  scenario.alpha = Rational(3, 5);  // no agnostic promise from 1/2 on
  CHECK_FALSE(theorem_sizes(scenario, 2).agnostic);
}

TEST_CASE("the search for the theorem's sizes stops when it is told to, whatever it is at", "[experiment]") {
  Scenario scenario;
  scenario.class_text = "thresholds:4";
  scenario.learners = {LearnerKind::relabelled};
  int asked = 0;
  const TheoremSizes sizes = theorem_sizes(scenario, 2, [&](const Progress&) {
    ++asked;
    return Answer::go_on;
  });
  CHECK(sizes.agnostic);
  REQUIRE(asked > 5);
  for (const int last : {1, 3, asked}) {
    int left = last;
    CHECK_THROWS_AS(
        theorem_sizes(scenario, 2, [&](const Progress&) { return --left > 0 ? Answer::go_on : Answer::stop; }),
        Stopped);
  }
}

TEST_CASE("fewer examples are asked the larger epsilon is, and the measured need is within the theorem's",
          "[experiment]") {
  RequiredOptions options;
  options.against = RequiredAgainst::epsilon;
  options.epsilons = {Rational(1, 2), 1, 4};
  options.replicates = 20;
  const RequiredCurve curve = compute_required(points(), options);
  CHECK(curve.ended == Ended::completed);
  REQUIRE(curve.points.size() == 3);
  for (std::size_t i = 0; i < 3; ++i) {
    const RequiredPoint& point = curve.points[i];
    CHECK(point.dimension == 1);
    CHECK(point.epsilon == options.epsilons[i]);
    CHECK(point.theorem.sharp->log10 < point.theorem.paper.log10);
    REQUIRE(point.measured);
    CHECK(std::log10(static_cast<double>(point.measured->examples)) < point.theorem.sharp->log10);
    CHECK(point.measured->success_rate >= 0.9);
    // The measurement can be repeated at the size it names, and the next smaller size on the grid fails.
    Scenario here = points();
    here.epsilon = point.epsilon;
    here.constants_kind = ConstantsKind::sharp;
    here = resolve_constants(here, 1);
    here.learners = {LearnerKind::private_learner};
    here.replicates = options.replicates;
    here.sizes = {
        static_cast<std::uint64_t>(std::llround(static_cast<double>(point.measured->examples) / std::pow(10, 1.0 / 8))),
        point.measured->examples};
    const SweepResult sweep = run_sweep(here);
    CHECK(sweep.cells[1].success_rate(0.1) == point.measured->success_rate);
    if (i > 0) CHECK(point.theorem.sharp->log10 < curve.points[i - 1].theorem.sharp->log10);
    if (i > 0) CHECK(point.measured->examples < curve.points[i - 1].measured->examples);
  }
}

TEST_CASE("the curve grows from the paper's sizes over the sharp ones to the measured ones, each point in its place",
          "[experiment]") {
  RequiredOptions options;
  options.against = RequiredAgainst::epsilon;
  options.epsilons = {1, 2};
  options.replicates = 10;
  std::vector<std::pair<std::size_t, RequiredPoint>> told;
  const RequiredCurve curve = compute_required(
      points(), options, {}, [&](std::size_t place, const RequiredPoint& point) { told.emplace_back(place, point); });
  REQUIRE(told.size() == 6);
  for (std::size_t i = 0; i < 6; ++i) {
    const auto& [place, point] = told[i];
    CHECK(place == i % 2);
    CHECK(point.epsilon == options.epsilons[place]);
    CHECK(point.theorem.paper.log10 == curve.points[place].theorem.paper.log10);
    CHECK(point.theorem.sharp.has_value() == (i >= 2));
    CHECK(point.measured.has_value() == (i >= 4));
    CHECK(point.complete == (i >= 4));
  }
  // A stop in the middle keeps the complete points.
  int complete = 0;
  const RequiredCurve stopped = compute_required(
      points(), options, [&](const Progress&) { return complete > 0 ? Answer::stop : Answer::go_on; },
      [&](std::size_t, const RequiredPoint& point) { complete += point.complete ? 1 : 0; });
  CHECK(stopped.ended == Ended::stopped);
  REQUIRE(stopped.points.size() == 1);
  CHECK(stopped.points[0].measured->examples == curve.points[0].measured->examples);
}

TEST_CASE("against the dimension what cannot be run says why", "[experiment]") {
  RequiredOptions options;
  options.dimensions = {1, 2, 9};
  options.most_measured_dimension = 1;
  options.replicates = 10;
  const RequiredCurve curve = compute_required(points(), options);
  REQUIRE(curve.points.size() == 3);
  CHECK(curve.points[0].measured);
  CHECK_FALSE(curve.points[1].measured);
  CHECK(curve.points[1].measured_missing == rules::too_large_to_run());
  CHECK(curve.points[1].theorem.sharp->log10 > curve.points[0].theorem.sharp->log10);
  CHECK_FALSE(curve.points[2].theorem.sharp);
  CHECK(curve.points[2].theorem.paper.log10 > 100);
  options.dimensions = {1};
  options.most_examples = 400;
  const RequiredCurve short_of_it = compute_required(points(), options);
  REQUIRE(short_of_it.points[0].measured_missing);
  CHECK(short_of_it.points[0].measured_missing->text() == "not reached by 400 examples");
  options.against = RequiredAgainst::epsilon;
  options.epsilons = {1};
  Scenario easy = points();
  easy.alpha = Rational(1, 2);
  CHECK_FALSE(compute_required(easy, options).points[0].measured);  // SOA of nothing errs on one point of four
  const auto json = required_to_json(curve);
  CHECK(json["rows"].size() == 3);
  CHECK(json["rows"][2]["sharp"].is_null());
  CHECK(json["against"] == "dimension");
  const RequiredCurve stopped = compute_required(points(), options, [](const Progress&) { return Answer::stop; });
  CHECK(stopped.ended == Ended::stopped);
  CHECK(stopped.points.empty());
}
