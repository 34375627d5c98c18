// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/multinomial.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <numeric>

#include "tests/support/statistics.hpp"

using namespace littlestone;

TEST_CASE("multinomial counts have the multinomial law", "[random]") {
  const std::vector<double> weights{0, 2, 1, 0, 3, 0};
  std::map<std::vector<std::uint64_t>, double> law;
  for (std::uint64_t a = 0; a <= 4; ++a) {
    for (std::uint64_t b = 0; a + b <= 4; ++b) {
      const std::uint64_t c = 4 - a - b;
      const auto factorial = [](std::uint64_t n) { return std::tgamma(static_cast<double>(n) + 1); };
      law[{0, a, b, 0, c, 0}] = 24 / (factorial(a) * factorial(b) * factorial(c)) *
                                std::pow(1.0 / 3, static_cast<double>(a)) * std::pow(1.0 / 6, static_cast<double>(b)) *
                                std::pow(0.5, static_cast<double>(c));
    }
  }
  const MultinomialSampler sampler(weights);
  Engine engine = SeedTree(81).engine();
  std::map<std::vector<std::uint64_t>, std::int64_t> seen;
  std::vector<std::uint64_t> counts;
  for (int i = 0; i < 50'000; ++i) {
    sampler(4, engine, counts);
    ++seen[counts];
  }
  CHECK(oracle::chi_square_p_value(seen, law) > oracle::false_alarm);
}

TEST_CASE("each count of very many draws is binomial, and they add up", "[random]") {
  // The sum of 2000 squared standard scores against the chi-square law's mean and deviation, 6 of these allowed.
  const std::vector<double> weights{0.5, 0.25, 1e-9, 0.2, 0.05};
  constexpr std::uint64_t draws = 1'000'000'000'000;
  const MultinomialSampler sampler(weights);
  Engine engine = SeedTree(82).engine();
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  std::vector<double> squares(weights.size(), 0.0);
  std::vector<std::uint64_t> counts;
  for (int i = 0; i < 2000; ++i) {
    sampler(draws, engine, counts);
    REQUIRE(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}) == draws);
    for (std::size_t k = 0; k < weights.size(); ++k) {
      const double p = weights[k] / sum;
      const double mean = static_cast<double>(draws) * p;
      squares[k] +=
          (static_cast<double>(counts[k]) - mean) * (static_cast<double>(counts[k]) - mean) / (mean * (1 - p));
    }
  }
  for (const double square : squares) CHECK(std::abs(square - 2000) < 6 * std::sqrt(2.0 * 2000));
}

TEST_CASE("no draws count nothing, and what has no weight never comes up", "[random]") {
  const MultinomialSampler sampler({0, 0, 5, 0});
  Engine engine = SeedTree(83).engine();
  std::vector<std::uint64_t> counts{9, 9};
  sampler(0, engine, counts);
  CHECK(counts == std::vector<std::uint64_t>(4, 0));
  sampler(std::uint64_t{1} << 62, engine, counts);
  CHECK(counts == std::vector<std::uint64_t>{0, 0, std::uint64_t{1} << 62, 0});
}
