// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/regret/regret_run.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <cstdint>
#include <vector>

#include "tests/core/study/regret/regret_cases.test.hpp"
#include "tests/support/regret_by_listing.hpp"

using namespace littlestone;
using namespace littlestone::support;

TEST_CASE("Regret's three scenarios are true to their lessons", "[regret-page][gallery]") {
  const auto six = compute_regret(shipped_regret("six-thresholds"));
  REQUIRE(six->own.exact.size() >= 8);
  CHECK(six->own.exact[7] == Rational(133, 64));
  CHECK(six->own.coins.exact());
  CHECK(six->own.coins.lower == Rational(5, 4));
  CHECK(six->own.dimension == 2);
  const auto halved = compute_regret(shipped_regret("coins-halve-it"));
  CHECK(halved->own.coins.lower == Rational(3, 2));
  CHECK(halved->own.dimension == 3);
  const auto hardly = compute_regret(shipped_regret("coins-hardly-help"));
  CHECK(hardly->own.coins.lower == Rational(31, 32));
  CHECK(hardly->own.dimension == 1);
  for (const auto& run : {six, halved, hardly}) {
    CHECK(run->own.coins.exact());
    CHECK_FALSE(run->tree.nodes.empty());
    CHECK_FALSE(run->runs.empty());
  }
}

TEST_CASE("The exact ticks are the game's by listing and Hedge at worst lies between them and its promise",
          "[regret-page]") {
  for (const char* text : {"thresholds:6", "points:3", "cube:2"}) {
    const auto run = compute_regret(regret_scenario(text, 8, 1));
    const RegretCurves& own = run->own;
    for (std::size_t i = 0; i < 3; ++i) {
      CAPTURE(text, i);
      const double exact = to_double(own.exact[i]);
      const std::vector<std::uint32_t> none(own.concept_class.size(), 0);
      CHECK(exact == Approx(regret_by_listing(own.concept_class, none, i + 1)));
      if (i >= own.at_worst.size()) continue;
      CHECK(own.at_worst[i] >= exact - 1e-9);
      CHECK(own.at_worst[i] <= own.hedge_bound(i + 1) + 1e-9);
    }
  }
}

TEST_CASE("Runs of Hedge keep its promise and are the same for the same seed", "[regret-page]") {
  for (const RunOpponent opponent : {RunOpponent::coins, RunOpponent::greedy}) {
    AgnosticScenario scenario = regret_scenario("thresholds:6", 100, 7);
    scenario.run_opponent = opponent;
    const auto one = compute_regret(scenario);
    const auto other = compute_regret(scenario, {}, one.get());
    REQUIRE(one->runs.size() == 4);
    CHECK(one->runs.back().rounds == 100);
    for (std::size_t i = 0; i < one->runs.size(); ++i) {
      CHECK(one->runs[i].regrets == other->runs[i].regrets);
      for (const double regret : one->runs[i].regrets) CHECK(regret <= one->own.hedge_bound(one->runs[i].rounds));
    }
  }
  // Without flips there is one expert, the SOA, whose loss may be far from that of the best hypothesis; it is a whole
  // number.
  AgnosticScenario scenario = regret_scenario("thresholds:6", 64, 5);
  scenario.flips = 0;
  const auto single = compute_regret(scenario);
  for (const RegretRuns& runs : single->runs)
    for (const double regret : runs.regrets) CHECK(regret == Approx(std::round(regret)).margin(1e-9));
}

TEST_CASE("On the tree of fair coins every truth costs R and odds by hand raise the worst", "[regret-page]") {
  for (const char* text : {"thresholds:6", "cube:3", "points:6", "intervals:5", "thresholds:16", "thresholds:2"}) {
    const auto run = compute_regret(regret_scenario(text, 4, 1));
    CAPTURE(text);
    REQUIRE_FALSE(run->tree.nodes.empty());
    const Rational& value = run->tree.nodes.front().value;
    CHECK(value == run->own.coins.lower);
    for (std::size_t i = 0; i < run->tree.nodes.size(); ++i)
      CHECK(coin_cost(run->tree, static_cast<std::int32_t>(i)) == value);
    for (int sixteenth = 0; sixteenth <= 16; ++sixteenth) {
      const CoinOdds by_hand = {{0, Rational(sixteenth, 16)}};
      const Rational worst = coin_cost(run->tree, worst_leaf(run->tree, by_hand), by_hand);
      if (Rational(sixteenth, 16) == run->tree.nodes.front().plus)
        CHECK(worst == value);
      else
        CHECK(worst > value);
    }
  }
}
