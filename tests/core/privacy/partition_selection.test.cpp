// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/partition_selection.hpp"

#include <catch2/catch.hpp>
#include <cmath>

#include "core/base/error.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;

namespace {

struct Setting {
  const char* epsilon;
  const char* delta;
  std::uint64_t even;     // votes for an even chance
  std::uint64_t laplace;  // … with the Laplace threshold
};

const std::vector<Setting> settings = {
    {"1", "1e-6", 27, 28}, {"0.5", "1e-5", 42, 45}, {"2", "1e-8", 19, 20}, {"0.1", "1e-6", 217, 264}};

PartitionSelection selection_of(const Setting& setting) {
  return {parse_rational("epsilon", setting.epsilon), parse_rational("delta", setting.delta)};
}

}  // namespace

TEST_CASE("optimal partition selection names with an even chance from fewer votes than the Laplace threshold",
          "[partition_selection]") {
  for (const Setting& setting : settings) {
    const PartitionSelection selection = selection_of(setting);
    CAPTURE(setting.epsilon, setting.delta);
    CHECK(selection.even_chance() == setting.even);
    const StableHistogram histogram(selection.epsilon(), selection.delta());
    std::uint64_t votes = 1;
    while (histogram.release_probability(votes) < 0.5) ++votes;
    CHECK(votes == setting.laplace);
    // And from there on never less often. (A single vote leaves through the threshold with δ, here with δ/2.)
    for (std::uint64_t n = setting.even; n < 2 * setting.laplace; ++n) {
      REQUIRE(selection.release_probability(n) >= histogram.release_probability(n) * (1 - 1e-12));
    }
  }
}

TEST_CASE("the probabilities are those of the recursion, and of its closed form", "[partition_selection]") {
  for (const Setting& setting : settings) {
    const PartitionSelection selection = selection_of(setting);
    const double growth = std::exp(to_double(selection.epsilon()) / 2);
    const double half_delta = to_double(selection.delta()) / 2;
    double recursion = 0;
    CHECK(selection.probability(0) == 0);
    for (std::uint64_t n = 1; n <= selection.certain() + 3; ++n) {
      recursion = std::min({growth * recursion + half_delta, 1 - (1 - recursion - half_delta) / growth, 1.0});
      CAPTURE(setting.epsilon, n);
      REQUIRE(selection.release_probability(n) == Approx(recursion).epsilon(1e-10));
      REQUIRE(selection.release_probability(n) ==
              Approx(partition_selection_probability(selection.epsilon(), selection.delta(), n)).epsilon(1e-14));
    }
    CHECK(selection.probability(selection.certain()) == 1);
    CHECK(selection.probability(selection.certain() - 1) < 1);
  }
}

TEST_CASE("every step keeps both inequalities of privacy exactly", "[partition_selection]") {
  // In rationals, with e^{ε/2} replaced by a fraction below it: stricter than what is promised, by 10^−40.
  const PartitionSelection selection(Rational(1), Rational(1, 1'000'000));
  const Rational growth = parse_rational("", "1.648721270700128146848650787814163571653");
  const Rational half(1, 2'000'000);
  const Rational slack = parse_rational("", "1e-38");
  for (std::uint64_t n = 1; n <= selection.certain(); ++n) {
    const Rational before = selection.probability(n - 1);
    const Rational now = selection.probability(n);
    REQUIRE(now >= before);
    REQUIRE(now <= growth * before + half + slack);
    REQUIRE(1 - before <= growth * (1 - now) + half + slack);
  }
}

TEST_CASE("no move of a vote tells more than epsilon and delta, and one vote ahead it would", "[partition_selection]") {
  for (const Setting& setting : settings) {
    const PartitionSelection selection = selection_of(setting);
    const double delta = to_double(selection.delta());
    const std::uint64_t most = selection.certain() + 1;
    const std::uint64_t step = setting.even > 100 ? 23 : 1;
    double worst = 0;
    const auto consider = [&](const VoteMove& move) {
      worst = std::max(worst, hockey_stick(selection, move, selection.epsilon()).larger());
    };
    for (std::uint64_t from = 1; from <= most; from += step) {
      for (std::uint64_t to = 0; to < most; to += step) consider({from, to});
      consider({from, std::nullopt});
    }
    consider({std::nullopt, 0});
    CAPTURE(setting.epsilon, setting.delta);
    CHECK(worst <= delta);
    CHECK(worst > 0.49 * delta);
    // One vote ahead, a first vote would leave as a second one does: with more than δ.
    CHECK(selection.release_probability(2) > delta);
  }
}

TEST_CASE("draws have the exact probability", "[partition_selection]") {
  Engine engine = SeedTree(41).engine();
  const PartitionSelection selection(Rational(1), Rational(1, 10));
  for (std::uint64_t votes = 0; votes <= selection.certain() + 1; ++votes) {
    std::int64_t named = 0;
    for (int i = 0; i < 5000; ++i) named += selection.names(votes, engine) ? 1 : 0;
    CHECK(oracle::binomial_p_value(named, 5000, selection.release_probability(votes)) > oracle::false_alarm);
  }
}

TEST_CASE("a partition selection out of range is refused by field", "[partition_selection]") {
  const auto field = [](const char* epsilon, const char* delta) -> std::string {
    try {
      const PartitionSelection selection(parse_rational("", epsilon), parse_rational("", delta));
      return "";
    } catch (const InputError& error) {
      return error.field();
    }
  };
  CHECK(field("0", "0.1") == "epsilon");
  CHECK(field("1", "0") == "delta");
  CHECK(field("1", "1") == "delta");
  CHECK(field("1e-9", "1e-6") == "epsilon");
  CHECK(field("1", "1e-300").empty());
  const PartitionSelection selection(Rational(1), Rational(1, 10));
  CHECK_THROWS_AS(hockey_stick(selection, {}, 1), InputError);
  CHECK_THROWS_AS(hockey_stick(selection, {0, 1}, 1), InputError);
  CHECK_THROWS_AS(hockey_stick(selection, {1, 1}, -1), InputError);
}

TEST_CASE("the closed form of partition selection has a number for every ε", "[privacy][partition]") {
  // For a large ε: δ/2 for one vote and certain from two on, as the exact table says.
  for (const char* epsilon : {"2000", "1e6", "1e8", "99999999999999999999"}) {
    const Rational e = parse_rational("epsilon", epsilon);
    const Rational d = parse_rational("delta", "0.3");
    CAPTURE(epsilon);
    const double chances[] = {0, 0.15, 1, 1};
    for (std::uint64_t votes = 0; votes < 4; ++votes)
      CHECK(partition_selection_probability(e, d, votes) == Approx(chances[votes]).margin(1e-12));
  }
}
