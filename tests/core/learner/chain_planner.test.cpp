// SPDX-License-Identifier: GPL-3.0-or-later
// The chain learner's constants: how few examples they ask for, and that their proof holds and would not for better ones.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "core/base/error.hpp"
#include "core/learner/chain_bounds.hpp"
#include "core/learner/chain_constants.hpp"
#include "core/privacy/choosing_tables.hpp"

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

/// The numbers that ε and α have in plans, from `from` to `to`.
std::vector<Rational> of_three_digits(const Rational& from, const Rational& to) {
  std::vector<Rational> all;
  for (Rational unit(1, 100'000'000); unit < 10; unit *= 10) {
    for (int k = 100; k < 1000; k += k < 200 ? 1 : k < 500 ? 2 : 5) {
      if (const Rational value = k * unit; value >= from && value <= to) all.push_back(value);
    }
  }
  return all;
}
std::vector<Rational> every(std::size_t step, const std::vector<Rational>& all) {
  std::vector<Rational> some;
  for (std::size_t i = 0; i < all.size(); i += step) some.push_back(all[i]);
  return some;
}
/// 10^−from, …, falling by about the factor 10^{1/4}.
std::vector<Rational> deltas(int from, int to) {
  std::vector<Rational> all;
  for (Rational power = Rational(1, boost::multiprecision::pow(BigInteger(10), static_cast<unsigned>(from))); from > to;
       --from, power *= 10) {
    for (const int share : {100, 178, 316, 562}) all.push_back(power * Rational(share, 100));
  }
  return all;
}

/// Along rising values of one number of a promise, n never rises.
void check_falls(AccuracyGoal goal, Rational AccuracyGoal::*number, const std::vector<Rational>& rising) {
  std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
  for (const Rational& value : rising) {
    goal.*number = value;
    const ChainConstants plan = chain_constants(goal);
    CAPTURE(goal.dimension, to_string(goal.epsilon), to_string(goal.delta), to_string(goal.alpha),
            to_string(goal.beta));
    CHECK(plan.examples <= least);
    least = std::min(least, plan.examples);
  }
}

}  // namespace

TEST_CASE("the chain learner asks for fewer examples than the lean learner, and its proof holds in every cell",
          "[chain]") {
  const ChainConstants two = chain_constants(goal_of(2));
  CHECK(two.examples <= 930);
  CHECK(lean_constants(goal_of(2), LeanChoosing::noisy).total > two.examples);
  CHECK(two.list_bound == 5);
  CHECK(broken(two).empty());
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

TEST_CASE("what is no number does not pass for a proof", "[chain]") {
  // Runs of two rows: no Run(2) ends in time, the chances of a step of (A3) add up to more than 1, and its sums grow
  // beyond all numbers.
  ChainConstants constants;
  constants.goal = goal_of(3, 2);
  constants.examples = 629;
  constants.span = 2;
  constants.cap = 15;
  constants.gap = 33;
  constants.loss_share = 0.376733;
  constants.cells = {{Rational(1, 10), Rational(103, 1000), 10, {0.3, 0.5}}};
  constants.complete();
  CHECK(broken(constants).count("A3") == 1);
}

TEST_CASE("runs that hardly ever end in time prove nothing at dimension 3", "[chain]") {
  // The constants of the promise but for m. A walk's sums are chances: without their ends 0 and 1 they swing to −10^22 and
  // below, and (A3) would seem to hold.
  ChainConstants constants;
  constants.goal = goal_of(3);
  constants.examples = 2414;
  constants.cap = 29;
  constants.gap = 167;
  constants.loss_share = 0.602;
  constants.cells = {{Rational(1, 10), Rational(103, 1000), 24, {0.1357, 0.4247}}};
  constants.complete();
  for (const std::uint64_t span : {20U, 30U, 40U}) {
    CAPTURE(span);
    constants.span = span;
    CHECK(broken(constants, false).count("A3") == 1);
  }
  detail::ChainSetting<double> setting;
  setting.dimension = 3;
  setting.half_epsilon = 0.5;
  setting.alpha = 0.1;
  setting.loss = 0.0602;
  setting.examples = 2414;
  setting.cap = 29;
  setting.gap = 167;
  setting.bar = 36;
  setting.names = 11;
  setting.places = 26591;
  setting.rare = 1e-3;
  setting.cut = 1e-16;
  double before = 3;  // beyond 1, how far from a proof
  for (const std::uint64_t span : {2U, 10U, 20U, 30U, 40U, 60U, 90U, 157U}) {
    setting.span = span;
    const detail::ChainCellBounds<double> bounds(setting, 0.1, 0.103);
    detail::StepSums<double> steps = bounds.steps(0.1357, setting.examples);
    const double here = bounds.top_level(24, steps, {0.1357, 0.4247});
    CAPTURE(span, here);
    CHECK(here > 0);
    CHECK(here <= before);  // longer runs do not fail more often
    before = here;
  }
}

TEST_CASE("the left side of (A1) is at least the sum over votes and errors, and hardly more", "[chain]") {
  // By the binomial laws themselves, one for each number of votes; also where nearly every other row is an error.
  for (const auto& [rate, loss, gap] : {std::tuple(0.03, 0.04, std::int64_t{20}),
                                        {0.2, 0.3, std::int64_t{90}},
                                        {0.3, 0.6999999, std::int64_t{200}},
                                        {0.05, 0.05, std::int64_t{0}},
                                        {0.5, 0.2, std::int64_t{60}}}) {
    detail::ChainSetting<double> setting;
    setting.half_epsilon = 0.5;
    setting.alpha = 0.1;
    setting.loss = loss;
    setting.examples = 300;
    setting.span = 50;
    setting.cap = 25;
    setting.gap = gap;
    setting.bar = 20;
    setting.places = 905;
    setting.rare = 1e-3;
    setting.cut = 1e-16;
    detail::ChainCellBounds<double> bounds(setting, 0.5, 0.52);
    const double theta = rate / 0.5;
    for (const std::int64_t u0 : {1, 10, 25}) {
      const double errs = std::min(1.0, loss / (1 - rate));
      const auto mass = [](int n, double p, int j) {
        return std::exp(std::lgamma(n + 1.0) - std::lgamma(j + 1.0) - std::lgamma(n - j + 1.0) + j * std::log(p) +
                        (n - j) * std::log1p(-p));
      };
      double sum = 0;
      for (int v = 0; v <= 300; ++v) {
        double inner = 0;
        for (int e = 0; e <= 300 - v; ++e) {
          const std::int64_t score =
              std::max<std::int64_t>(0, std::min<std::int64_t>(v, 25 - std::max<std::int64_t>(0, e - gap)));
          inner += mass(300 - v, errs, e) * bounds.wrong(score, u0);
        }
        sum += mass(300, rate, v) * inner;
      }
      CAPTURE(rate, loss, gap, u0);
      const double bound = bounds.first_level(u0, theta);
      CHECK(bound >= sum * (1 - 1e-9));
      CHECK(bound <= 1.1 * sum + 1e-9);
    }
  }
}

TEST_CASE("the chain planner finds cells near 1 where those before them lead nowhere", "[chain]") {
  AccuracyGoal goal = goal_of(2, Rational(1, 2), Rational(1, 1000), Rational(1, 200));
  goal.beta = Rational(1, 100);
  const ChainConstants plan = chain_constants(goal);
  CHECK(plan.examples <= 45'600);  // the lean learner asks for 57 225
  CHECK(plan.cells.back().to == 1);
  CHECK(broken(with_cells(plan, {0, plan.cells.size() - 2, plan.cells.size() - 1}), false).empty());
}

TEST_CASE("the chain planner refuses in one line what it does not plan", "[chain]") {
  for (const int dimension : {0, 1, 4}) CHECK_THROWS_AS(chain_constants(goal_of(dimension)), InputError);
  AccuracyGoal goal = goal_of(2);
  goal.beta = Rational(1, 1000);
  const ChainConstants rare = chain_constants(goal);
  CHECK(rare.examples < lean_constants(goal, LeanChoosing::noisy).total);
  CHECK(broken(rare).empty());
  goal.beta = Rational(999, 1'000'000);
  CHECK_THROWS_WITH(chain_constants(goal), "beta: 0.000999: must be at least 0.001");
  goal = goal_of(2);
  goal.alpha = Rational(1, 10'000'000);
  CHECK_THROWS_AS(chain_constants(goal), InputError);
  CHECK_THROWS_WITH(chain_constants(goal_of(3, Rational(1, 1'000'000'000'000))),
                    "epsilon: 1e-12: is so small that the bar passes 10^5");
}

TEST_CASE("the chain planner takes a stricter delta where dummies would pass the bar", "[chain]") {
  const ChainConstants plan = chain_constants(goal_of(2, 1, Rational(1, 1000)));
  CHECK(plan.goal.delta < Rational(1, 1000));
  CHECK(plan.goal.epsilon == 1);
  CHECK(plan.examples < chain_constants(goal_of(2)).examples);
  CHECK(lean_constants(goal_of(2, 1, Rational(1, 1000)), LeanChoosing::noisy).total > plan.examples);
  CHECK(broken(plan).empty());
  CHECK(chain_constants(goal_of(2)).goal.delta == Rational(1, 1'000'000));
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

TEST_CASE(
    "the chain learner asks for fewer examples than the lean learner on a grid of promises, and for more where more is "
    "promised",
    "[chain]") {
  std::map<std::tuple<int, Rational, Rational, Rational>, std::uint64_t> examples;
  for (const int d : {2, 3}) {
    for (const Rational& epsilon : {Rational(1, 10), Rational(1)}) {
      for (const Rational& delta : {Rational(1, 1'000'000), Rational(1, 1'000'000'000)}) {
        for (const Rational& alpha : {Rational(1, 20), Rational(1, 10)}) {
          const AccuracyGoal goal = goal_of(d, epsilon, delta, alpha);
          const std::uint64_t here = chain_constants(goal).examples;
          CAPTURE(d, to_string(epsilon), to_string(delta), to_string(alpha), here);
          CHECK(here < lean_constants(goal, LeanChoosing::noisy).total);
          examples[{d, epsilon, delta, alpha}] = here;
        }
      }
    }
  }
  for (const auto& [promise, here] : examples) {
    const auto& [d, epsilon, delta, alpha] = promise;
    CAPTURE(d, to_string(epsilon), to_string(delta), to_string(alpha));
    CHECK(here >= examples[{d, Rational(1), delta, alpha}]);
    CHECK(here >= examples[{d, epsilon, Rational(1, 1'000'000), alpha}]);
    CHECK(here >= examples[{d, epsilon, delta, Rational(1, 10)}]);
  }
  AccuracyGoal surer = goal_of(3);
  surer.beta = Rational(1, 100);
  CHECK(chain_constants(surer).examples > examples[{3, Rational(1), Rational(1, 1'000'000), Rational(1, 10)}]);
}

TEST_CASE("the chain planner's promise is at least as strict as the one asked for, and hardly stricter", "[chain]") {
  for (const int dimension : {2, 3}) {
    AccuracyGoal goal = goal_of(dimension, Rational(13, 30), Rational(37, 100'000'000), Rational(1, 7));
    goal.beta = Rational(17, 100);
    const ChainConstants plan = chain_constants(goal);
    CAPTURE(dimension, to_string(plan.goal.delta));
    CHECK(plan.goal.epsilon == Rational(432, 1000));
    CHECK(plan.goal.alpha == Rational(142, 1000));
    CHECK(plan.goal.beta == Rational(16, 100));
    CHECK(plan.goal.delta <= goal.delta);
    CHECK(plan.bar - choosing_bar(plan.goal.epsilon, goal.delta, plan.list_bound) <= plan.bar / 50);
    CHECK_NOTHROW(plan.validate());
    CHECK(broken(with_cells(plan, {0, plan.cells.size() - 1}), false).empty());
    // What comes to the same numbers has the same plan.
    goal.epsilon = Rational(4339, 10'000);
    goal.alpha = Rational(1424, 10'000);
    goal.beta = Rational(179, 1000);
    const ChainConstants near = chain_constants(goal);
    CHECK(near.examples == plan.examples);
    CHECK(near.goal.delta == plan.goal.delta);
  }
  // Numbers of one or two digits are planned as they stand.
  for (const Rational& number :
       {Rational(1), Rational(3, 10), Rational(99, 100), Rational(1, 1000), Rational(27, 100)}) {
    AccuracyGoal goal = goal_of(2, number);
    CHECK(chain_constants(goal).goal.epsilon == number);
  }
}

TEST_CASE("a plan of the chain learner for a higher bar has a delta of few digits with that bar", "[chain]") {
  // Bars from 100 on are even in plans, so some of these δ's are planned as smaller ones.
  int smaller = 0;
  for (int k = 0; k < 5; ++k) {
    const AccuracyGoal goal = goal_of(3, Rational(3, 10), Rational(10 + k, 10'000'000));
    const ChainConstants plan = chain_constants(goal);
    CAPTURE(k, to_string(plan.goal.delta), plan.bar);
    CHECK(plan.goal.delta <= goal.delta);
    CHECK(plan.bar % 2 == 0);
    CHECK(plan.bar == choosing_bar(plan.goal.epsilon, plan.goal.delta, plan.list_bound));
    CHECK(to_string(plan.goal.delta).size() <= 7);
    smaller += plan.goal.delta < goal.delta ? 1 : 0;
  }
  CHECK(smaller > 0);
  CHECK(smaller < 5);
}

TEST_CASE("of two promises the chain planner does not ask for more where less is promised", "[chain]") {
  for (const int d : {2, 3}) {
    const AccuracyGoal goal = goal_of(d);
    const std::vector<Rational> betas = {Rational(9, 100), Rational(1, 10), Rational(101, 1000), Rational(11, 100)};
    check_falls(goal, &AccuracyGoal::epsilon, every(4, of_three_digits(Rational(9, 10), Rational(11, 10))));
    check_falls(goal, &AccuracyGoal::alpha, every(4, of_three_digits(Rational(9, 100), Rational(11, 100))));
    check_falls(goal, &AccuracyGoal::beta, betas);
    check_falls(goal, &AccuracyGoal::delta, deltas(7, 4));
  }
  check_falls(goal_of(2), &AccuracyGoal::epsilon, of_three_digits(Rational(186, 1000), Rational(188, 1000)));
}

TEST_CASE("of two promises the chain planner does not ask for more where less is promised, on long walks",
          "[.chain-long]") {
  const std::vector<Rational> betas = [] {
    std::vector<Rational> all;
    for (const Rational& unit : {Rational(1, 1000), Rational(1, 100)}) {
      for (const int k : {10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 25, 28, 30, 35, 40, 45, 50, 55, 60, 70, 80, 90})
        all.push_back(k * unit);
    }
    return all;
  }();
  for (const int d : {2, 3}) {
    for (const auto& [epsilon, alpha] : {std::pair(Rational(1), Rational(1, 10)), {Rational(1, 2), Rational(1, 50)}}) {
      const AccuracyGoal goal = goal_of(d, epsilon, Rational(1, 1'000'000), alpha);
      check_falls(goal, &AccuracyGoal::alpha, of_three_digits(Rational(5, 100), Rational(15, 100)));
      check_falls(goal, &AccuracyGoal::beta, betas);
      check_falls(goal, &AccuracyGoal::delta, deltas(12, 1));
    }
    check_falls(goal_of(d), &AccuracyGoal::epsilon, of_three_digits(Rational(1, 2), Rational(2)));
    check_falls(goal_of(d), &AccuracyGoal::epsilon, every(4, of_three_digits(Rational(1, 10), Rational(1, 2))));
    check_falls(goal_of(d), &AccuracyGoal::alpha, every(8, of_three_digits(Rational(1, 1000), Rational(9, 10))));
  }
}

TEST_CASE("the chain learner's plan for a small epsilon is proved as well", "[chain]") {
  // At d = 3 by the top chain's recursion and, with a larger bar, by its decay.
  for (const auto& [d, epsilon] : {std::tuple(2, Rational(1, 10)), {3, Rational(1, 10)}, {3, Rational(1, 50)}}) {
    ChainConstants plan = with_cells(chain_constants(goal_of(d, epsilon)), {0, 1});
    CAPTURE(d, to_string(epsilon), plan.examples);
    CHECK(broken(plan, false).empty());
    plan.examples -= plan.examples / 20;
    CHECK_FALSE(broken(plan, false).empty());
  }
}

TEST_CASE("scores that count as one in the chain learner's proof count as the worst of them", "[chain]") {
  detail::ChainTables<double> tables(0.01, 300);
  for (const std::int64_t u : {5, 250, 256, 300, 500, 777}) {
    const std::int64_t last = tables.last_like(u);
    for (std::int64_t score = u; score <= last; ++score) {
      double highest = 0;
      for (std::int64_t v = 1; v < score; ++v)
        highest = std::max(highest, (tables.choice().beats_under_bar(v, score) - tables.choice().beaten_from(score)) /
                                        static_cast<double>(v));
      CAPTURE(u, score);
      CHECK(tables.higher(u) >= highest * (1 - 1e-12));
      CHECK(tables.higher(u) <= 1.5 * highest + 1e-12);
    }
  }
}
