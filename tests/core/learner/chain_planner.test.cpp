// SPDX-License-Identifier: GPL-3.0-or-later
// The chain learner's constants: how few examples they ask for, and that their proof holds and would not for better ones.
#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>
#include <set>
#include <tuple>

#include "core/base/error.hpp"
#include "core/learner/chain_constants.hpp"

using namespace littlestone;

namespace {

AccuracyGoal goal_of(int dimension, const Rational& epsilon = 1, const Rational& delta = Rational(1, 1'000'000),
                     const Rational& alpha = Rational(1, 10)) {
  AccuracyGoal goal;
  goal.dimension = dimension;
  goal.epsilon = epsilon;
  goal.delta = delta;
  goal.alpha = alpha;
  return goal;
}

/// The numbers of the inequalities that do not hold; "4" is left out where only some cells are looked at.
std::set<std::string> broken(const ChainConstants& constants, bool all_cells = true) {
  std::set<std::string> numbers;
  for (const LeanCheck& check : verify(constants)) {
    if (!check.holds && (all_cells || check.number != "4")) numbers.insert(check.number);
  }
  return numbers;
}

/// With these cells alone, so that a check takes less.
ChainConstants with_cells(ChainConstants constants, const std::vector<std::size_t>& kept) {
  std::vector<ChainCell> cells;
  for (const std::size_t i : kept) cells.push_back(constants.cells[i]);
  constants.cells = cells;
  return constants;
}

}  // namespace

TEST_CASE("the chain learner asks for fewer examples than the lean learner, and its proof holds in every cell",
          "[chain]") {
  const ChainConstants two = chain_constants(goal_of(2));
  CHECK(two.examples <= 930);
  CHECK(lean_constants(goal_of(2), LeanChoosing::noisy).total > two.examples);
  CHECK(two.list_bound == 5);
  CHECK(broken(two).empty());
  CHECK(two.cells.size() >= 78);
  CHECK(two.cells.front().from == two.goal.alpha);
  CHECK(two.cells.back().to == 1);
}

TEST_CASE("at dimension 3 the chain learner asks for less than half as many examples as the lean learner", "[chain]") {
  const ChainConstants three = chain_constants(goal_of(3));
  CHECK(three.examples <= 2440);
  CHECK(lean_constants(goal_of(3), LeanChoosing::noisy).total > 2 * three.examples);
  CHECK(three.list_bound == 37);
  CHECK(broken(with_cells(three, {0, 1, three.cells.size() / 2, three.cells.size() - 1}), false).empty());
}

TEST_CASE("each inequality of the chain learner's proof fails where a number is better than it allows", "[chain]") {
  const ChainConstants plan = chain_constants(goal_of(2));
  const auto fails = [&](const std::function<void(ChainConstants&)>& change, bool all_cells = false) {
    ChainConstants constants = all_cells ? plan : with_cells(plan, {0, plan.cells.size() - 1});
    change(constants);
    return broken(constants, all_cells);
  };
  using Numbers = std::set<std::string>;
  CHECK(fails([](ChainConstants&) {}).empty());
  CHECK(fails([](ChainConstants& c) { c.cells.front().thetas.clear(); }) == Numbers{"0"});
  CHECK(fails([](ChainConstants& c) { c.cells.front().least_score = static_cast<std::int64_t>(c.cap) + 1; }) ==
        Numbers{"0"});
  CHECK(fails([](ChainConstants& c) { c.list_bound -= 1; }).count("1") == 1);
  CHECK(fails([](ChainConstants& c) { c.places -= 1; }).count("2") == 1);
  CHECK(fails([](ChainConstants& c) { c.bar -= 1; }).count("3") == 1);
  CHECK(fails([](ChainConstants& c) { c.cells.erase(c.cells.begin() + 5); }, true) == Numbers{"4"});
  CHECK(fails([](ChainConstants& c) { c.cells.front().thetas[0] *= 0.97; }).count("A1") == 1);
  CHECK(fails([](ChainConstants& c) { c.examples -= c.examples / 20; }).size() > 1);
  CHECK(fails([](ChainConstants& c) { c.span /= 3; }).count("A2") == 1);
  CHECK(fails([](ChainConstants& c) { c.goal.beta = Rational(1, 50); }).count("B") == 1);
}

TEST_CASE("the chain planner refuses in one line what it does not plan", "[chain]") {
  for (const int dimension : {0, 1, 4}) CHECK_THROWS_AS(chain_constants(goal_of(dimension)), InputError);
  AccuracyGoal goal = goal_of(2);
  goal.beta = Rational(1, 1000);
  CHECK_THROWS_AS(chain_constants(goal), InputError);
  goal = goal_of(2);
  goal.alpha = Rational(1, 10'000'000);
  CHECK_THROWS_AS(chain_constants(goal), InputError);
  CHECK_THROWS_WITH(chain_constants(goal_of(2, Rational(1, 10))), "epsilon: 0.1: is so small that the bar passes 120");
  CHECK_THROWS_WITH(chain_constants(goal_of(3, Rational(1, 1'000'000'000'000))),
                    "epsilon: 1e-12: is so small that the bar passes 120");
}

TEST_CASE("the chain planner meets generous promises too", "[chain]") {
  for (const int dimension : {2, 3}) {
    for (const auto& [delta, alpha, beta] : {std::tuple(Rational(999, 1000), Rational(1, 2), Rational(1, 2)),
                                             {Rational(1, 10), Rational(99, 100), Rational(9, 10)}}) {
      AccuracyGoal goal = goal_of(dimension, 8, delta, alpha);
      goal.beta = beta;
      const ChainConstants plan = chain_constants(goal);
      CAPTURE(dimension, plan.examples);
      CHECK(broken(plan).empty());
      CHECK(plan.bar >= 3);
    }
  }
}
