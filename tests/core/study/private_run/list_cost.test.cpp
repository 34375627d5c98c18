// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/list_cost.hpp"

#include <catch2/catch.hpp>
#include <cmath>

#include "core/learner/lean_constants.hpp"
#include "core/privacy/choosing.hpp"

using namespace littlestone;

TEST_CASE("A longer list asks for at most (2/epsilon) ln s more votes, and one vote less is not enough", "[lean]") {
  for (const int dimension : {1, 2, 3}) {
    AccuracyGoal goal;
    goal.dimension = dimension;
    goal.epsilon = 1;
    goal.delta = Rational(1, 1'000'000);
    goal.alpha = goal.beta = Rational(1, 10);
    const LeanConstants constants = lean_constants(goal, LeanChoosing::noisy);
    const std::vector<ListCost> costs = list_costs(constants);
    REQUIRE(costs.size() >= 7);
    CHECK(costs.front().list == 1);
    CHECK(costs.back().list == 1'000'000);
    bool own = false;
    for (std::size_t i = 0; i < costs.size(); ++i) {
      CAPTURE(dimension, costs[i].list, costs[i].votes);
      own = own || costs[i].list == constants.list_bound;
      if (i > 0) CHECK(costs[i].votes >= costs[i - 1].votes);
      CHECK(static_cast<double>(costs[i].votes) <=
            static_cast<double>(costs[0].votes) + 2 * std::log(static_cast<double>(costs[i].list)) + 2);
      // The mechanism itself, by its constructor: a lone candidate of that score is chosen as often as is said.
      ChoosingOptions options;
      options.epsilon = goal.epsilon;
      options.delta = goal.delta;
      options.batches = constants.batches;
      options.list_bound = costs[i].list;
      options.cap = constants.batches;
      const HalfScoreChoosing choosing(options);
      if (costs[i].votes > constants.batches) continue;
      const Tally enough{costs[i].votes, 0};
      const Tally less{costs[i].votes - 1, 0};
      CHECK(choosing.law({&enough, 1}).chosen.front() >= 0.9);
      CHECK(choosing.law({&less, 1}).chosen.front() < 0.9);
    }
    CHECK(own);
  }
}
