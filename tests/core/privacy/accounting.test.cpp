// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/accounting.hpp"

#include <catch2/catch.hpp>
#include <cmath>

#include "core/base/error.hpp"
#include "tests/support/oracle.hpp"

using namespace littlestone;

namespace {

oracle::Real real(const Rational& value) {
  return oracle::Real(boost::multiprecision::numerator(value)) /
         oracle::Real(boost::multiprecision::denominator(value));
}

std::vector<int> before(const VoteMove& move) {
  return {static_cast<int>(move.from.value_or(0)), static_cast<int>(move.to.value_or(0))};
}
std::vector<int> after(const VoteMove& move) {
  return {static_cast<int>(move.from.value_or(1)) - 1, static_cast<int>(move.to ? *move.to + 1 : 0)};
}

// Every kind of move for a threshold T: small counts, counts on both sides of T, far above it, Fail.
std::vector<VoteMove> moves(std::int64_t threshold) {
  const auto t = static_cast<std::uint64_t>(threshold);
  std::vector<std::optional<std::uint64_t>> counts = {std::nullopt, 0, 1, 2, t - 1, t, t + 1, t + 7};
  std::vector<VoteMove> all;
  for (const auto& from : counts) {
    for (const auto& to : counts) {
      if ((from || to) && from != 0U) all.push_back({from, to});
    }
  }
  return all;
}

}  // namespace

TEST_CASE("the hockey-stick divergence is that of all outputs enumerated", "[privacy]") {
  for (const auto& [epsilon, delta] : std::vector<std::pair<Rational, Rational>>{{8, {1, 5}}, {7, {1, 1000}}}) {
    const StableHistogram histogram(epsilon, delta);
    const auto threshold = static_cast<int>(histogram.threshold());
    for (const VoteMove& move : moves(threshold)) {
      for (const Rational& at : {Rational(1, 3), epsilon}) {
        const HockeyStick ours = hockey_stick(histogram, move, at);
        const auto expected = [&, &epsilon = epsilon](const std::vector<int>& p, const std::vector<int>& q) {
          return oracle::hockey_stick(p, q, real(epsilon), threshold, real(at)).convert_to<double>();
        };
        CAPTURE(threshold, before(move), to_string(at));
        REQUIRE(ours.forward == Approx(expected(before(move), after(move))).epsilon(1e-12).margin(1e-29));
        REQUIRE(ours.backward == Approx(expected(after(move), before(move))).epsilon(1e-12).margin(1e-29));
      }
    }
  }
}

TEST_CASE("at the promised epsilon no neighbour is further away than delta", "[privacy]") {
  double tightest = 0;
  for (const char* epsilon : {"0.05", "1/3", "1", "2", "7.5", "20"}) {
    for (const char* delta : {"1e-100", "1e-6", "0.001", "0.1", "0.5", "0.99"}) {
      const StableHistogram histogram(parse_rational("", epsilon), parse_rational("", delta));
      const double promised = to_double(histogram.delta());
      for (const VoteMove& move : moves(histogram.threshold())) {
        const double reached = hockey_stick(histogram, move, histogram.epsilon()).larger();
        CAPTURE(epsilon, delta, before(move));
        REQUIRE(reached <= promised);
        tightest = std::max(tightest, reached / promised);
      }
    }
  }
  CHECK(tightest > 0.9);  // δ is not only an upper bound: some neighbour comes near it
}

TEST_CASE("without a vote that appears or vanishes the two histograms are epsilon-indistinguishable", "[privacy]") {
  const StableHistogram histogram(Rational(1, 7), Rational(1, 1000));
  const auto t = static_cast<std::uint64_t>(histogram.threshold());
  for (const std::uint64_t from : {std::uint64_t{2}, t - 1, t, t + 1, t + 40}) {
    for (const std::uint64_t to : {std::uint64_t{1}, t - 1, t, t + 40}) {
      CHECK(hockey_stick(histogram, {from, to}, histogram.epsilon()).larger() == 0);  // exactly: no rounding left over
      CHECK(hockey_stick(histogram, {from, to}, Rational(1, 100)).larger() > 0);
    }
  }
}

TEST_CASE("the worst neighbour is the worst of all moves", "[privacy]") {
  const StableHistogram histogram(1, Rational(1, 1000));
  const std::vector<std::uint64_t> counts = {40, 3, 1, 3, 0};
  for (const Rational& at : {Rational(1, 2), Rational(1)}) {
    const WorstMove worst = worst_move(histogram, counts, at);
    double most = 0;
    const std::vector<std::optional<std::uint64_t>> ends = {std::nullopt, 0, 1, 3, 40};
    for (const auto& from : ends) {
      for (const auto& to : ends) {
        if (from == 0U || (!from && !to) || (from == to && from != 3U)) continue;
        most = std::max(most, hockey_stick(histogram, {from, to}, at).larger());
      }
    }
    CHECK(worst.divergence.larger() == most);
    CHECK(hockey_stick(histogram, worst.move, at).larger() == most);
  }
  CHECK(worst_move(histogram, std::vector<std::uint64_t>{}, 1).move.to == 0U);
}

TEST_CASE("a move of nothing, a negative epsilon and too many counts are refused", "[privacy]") {
  const StableHistogram histogram(1, Rational(1, 1000));
  CHECK_THROWS_AS(hockey_stick(histogram, {}, 1), InputError);
  CHECK_THROWS_AS(hockey_stick(histogram, {0, 1}, 1), InputError);
  CHECK_THROWS_AS(hockey_stick(histogram, {1, 1}, -1), InputError);
  std::vector<std::uint64_t> counts;
  for (std::uint64_t i = 1; i <= 301; ++i) counts.push_back(i);
  CHECK_THROWS_AS(worst_move(histogram, counts, 1), InputError);
}
