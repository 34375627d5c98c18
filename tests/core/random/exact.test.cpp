// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/exact.hpp"

#include <boost/random/uniform_int_distribution.hpp>
#include <catch2/catch.hpp>
#include <cmath>

#include "tests/support/oracle.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;
using oracle::binomial_p_value;
using oracle::chi_square_p_value;
using oracle::false_alarm;

TEST_CASE("uniform_below is uniform, for words and for large integers", "[random]") {
  Engine engine = SeedTree(1).engine();
  constexpr int draws = 30'000;
  for (const std::uint64_t bound : {1ULL, 2ULL, 3ULL, 7ULL, 10ULL}) {
    std::vector<std::int64_t> seen(bound, 0);
    for (int i = 0; i < draws; ++i) ++seen[uniform_below(engine, bound)];
    const std::vector<double> law(bound, 1.0 / static_cast<double>(bound));
    CHECK(chi_square_p_value(seen, law) > false_alarm);
  }
  // 3·2^80: the top digit in base 2^80 is uniform on {0, 1, 2}.
  const BigInteger unit = BigInteger(1) << 80;
  std::vector<std::int64_t> seen(3, 0);
  for (int i = 0; i < draws; ++i) {
    const BigInteger draw = uniform_below(engine, BigInteger(3 * unit));
    REQUIRE(draw < 3 * unit);
    ++seen[BigInteger(draw / unit).convert_to<std::size_t>()];
  }
  CHECK(chi_square_p_value(seen, {1.0 / 3, 1.0 / 3, 1.0 / 3}) > false_alarm);
}

TEST_CASE("a Bernoulli draw has its exact probability", "[random]") {
  Engine engine = SeedTree(2).engine();
  constexpr int draws = 40'000;
  for (const Rational& p : {Rational(0), Rational(1, 3), Rational(99, 100), Rational(1)}) {
    std::int64_t hits = 0;
    for (int i = 0; i < draws; ++i) hits += bernoulli(engine, p) ? 1 : 0;
    CHECK(binomial_p_value(hits, draws, to_double(p)) > false_alarm);
  }
}

TEST_CASE("Bernoulli(exp(-gamma)) has probability exp(-gamma), below and above 1", "[random]") {
  Engine engine = SeedTree(3).engine();
  constexpr int draws = 40'000;
  for (const Rational& gamma :
       {Rational(0), Rational(1, 10), Rational(1, 2), Rational(1), Rational(7, 3), Rational(5)}) {
    std::int64_t hits = 0;
    for (int i = 0; i < draws; ++i) hits += bernoulli_exp(engine, gamma) ? 1 : 0;
    CAPTURE(to_string(gamma), hits);
    CHECK(binomial_p_value(hits, draws, std::exp(-to_double(gamma))) > false_alarm);
  }
}

TEST_CASE("discrete Laplace noise has the law exp(-gamma |z|), normalised", "[random]") {
  Engine engine = SeedTree(4).engine();
  constexpr int draws = 60'000;
  for (const Rational& epsilon : {Rational(1, 5), Rational(1), Rational(3), Rational(17, 7)}) {
    const DiscreteLaplace noise(Rational(epsilon / 2));
    std::map<int, std::int64_t> seen;
    std::map<int, double> law;
    const int far = 400;
    for (int z = -far; z <= far; ++z) {
      law[z] = oracle::noise_pmf(z, oracle::Real(boost::multiprecision::numerator(epsilon)) /
                                        oracle::Real(boost::multiprecision::denominator(epsilon)))
                   .convert_to<double>();
    }
    for (int i = 0; i < draws; ++i) ++seen[static_cast<int>(noise(engine))];
    CAPTURE(to_string(epsilon));
    CHECK(chi_square_p_value(seen, law) > false_alarm);
  }
}

TEST_CASE("the noise stream of seed 1 is pinned: a changed sampler is deliberate", "[random]") {
  Engine engine = SeedTree(1).child("histogram").engine();
  const DiscreteLaplace noise(Rational(1, 2));
  std::vector<std::int64_t> drawn;
  for (int i = 0; i < 12; ++i) drawn.push_back(noise(engine));
  CHECK(drawn == std::vector<std::int64_t>{-2, 0, -1, 4, -4, 6, -1, 3, 6, 0, 0, 1});
}

TEST_CASE("uniform_below takes the words Boost.Random takes", "[random]") {
  Engine ours = SeedTree(8).engine();
  Engine theirs = SeedTree(8).engine();
  for (const std::uint64_t bound :
       {1ULL, 2ULL, 3ULL, 6ULL, 1000ULL, 1ULL << 32, (1ULL << 63) + 1, (1ULL << 63) - 1, 1ULL << 63, ~0ULL}) {
    for (int i = 0; i < 50; ++i) {
      REQUIRE(uniform_below(ours, bound) ==
              boost::random::uniform_int_distribution<std::uint64_t>(0, bound - 1)(theirs));
    }
  }
  CHECK(ours() == theirs());
}

TEST_CASE("the noise in machine words is the algorithm's of the paper, word by word", "[random]") {
  for (const char* text : {"1/2", "1/20", "3", "17/14", "1e-12", "1e12", "123456789/1000"}) {
    const Rational gamma = parse_rational("gamma", text);
    const BigInteger t = boost::multiprecision::denominator(gamma);
    const BigInteger s = boost::multiprecision::numerator(gamma);
    Engine ours = SeedTree(9).engine();
    Engine papers = SeedTree(9).engine();
    const auto algorithm_one = [&](const BigInteger& above, const BigInteger& below) {
      int k = 1;
      while (uniform_below(papers, BigInteger(below * k)) < above) ++k;
      return k % 2 == 1;
    };
    const auto algorithm_two = [&] {
      for (;;) {
        const BigInteger u = uniform_below(papers, t);
        if (!algorithm_one(u, t)) continue;
        BigInteger v = 0;
        while (algorithm_one(1, 1)) ++v;
        const BigInteger magnitude = (u + t * v) / s;
        const bool negative = papers.coin();
        if (negative && magnitude == 0) continue;
        return negative ? BigInteger(-magnitude) : magnitude;
      }
    };
    const DiscreteLaplace noise(gamma);
    CAPTURE(text);
    for (int i = 0; i < 300; ++i) REQUIRE(noise(ours) == algorithm_two());
    CHECK(ours() == papers());
  }
}
