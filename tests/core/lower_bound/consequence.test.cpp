// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lower_bound/consequence.hpp"

#include <cmath>

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/lower_bound/refutation.hpp"

namespace littlestone {
namespace {

double binomial(std::uint64_t n, std::uint64_t k, double p) {
  return std::exp(std::lgamma(double(n + 1)) - std::lgamma(double(k + 1)) - std::lgamma(double(n - k + 1)) +
                  double(k) * std::log(p) + double(n - k) * std::log1p(-p));
}

/// The two errors at one r, by adding up the mass of every count.
double errors_at(std::uint64_t draws, double g, double r) {
  double sum = 0;
  for (std::uint64_t c = 0; c <= draws; ++c) {
    if (double(c) > r * double(draws) && r - g > 0) sum += binomial(draws, c, r - g);
    if (double(c) <= r * double(draws) && r + g < 1) sum += binomial(draws, c, r + g);
  }
  return sum;
}

}  // namespace

TEST_CASE("the certified error sum covers every r and is attained nearly", "[lower_bound]") {
  for (const std::uint64_t draws : {1U, 2U, 7U, 40U})
    for (const double g : {0.02, 0.1, 0.3}) {
      const double bound = worst_error_sum(draws, g);
      double most = 0;
      for (int i = 1; i < 4000; ++i) {
        const double r = g + (1 - 2 * g) * i / 4000.0;
        const double value = errors_at(draws, g, r);
        REQUIRE(value <= bound + 1e-12);
        most = std::max(most, value);
      }
      INFO("D " << draws << ", g " << g);
      CHECK(most >= bound - 0.01);
    }
}

TEST_CASE("towers are ordered as the numbers they stand for", "[lower_bound]") {
  CHECK(Tower::of_twos(3) == Tower{0, 16});
  CHECK(Tower::of_twos(4) == Tower{0, 65536});
  CHECK(Tower::of_twos(5) == Tower{1, 65536});
  CHECK(Tower{1, 60} < Tower::of_twos(5));
  CHECK(Tower::of_twos(5) < Tower{1, 65537});
  CHECK_FALSE(Tower{1, 65537} < Tower::of_twos(5));
  CHECK(Tower{0, 3} < Tower{0, 4});
  CHECK(log_star(Tower{0, 16}) == 3);
  CHECK(log_star(Tower::of_twos(9)) == 9);
  CHECK(log_star(Tower{0, 65536}) == 4);
  CHECK(log_star(Tower{0, 1}) == 0);
  CHECK(*Tower::of_twos(9).iterated_log2(4) == Tower::of_twos(5));
  CHECK_FALSE((Tower{0, 1}.iterated_log2(2)));
}

namespace {

// (0.1, δ of Theorem 1)-private, (1/16, 1/16)-accurate.
GapClaims claims_of_theorem_1(std::size_t m) {
  GapClaims claims;
  claims.delta = theorem_1_delta(m);
  return claims;
}

}  // namespace

TEST_CASE("nine twos refute four examples, and what privacy leaves is 3, 7, 19, 1029 points", "[lower_bound]") {
  const int leaves[] = {3, 7, 19, 1029};
  for (std::size_t i = 0; i < 4; ++i) {
    const std::size_t m = 2 * (i + 1);
    const auto result = consequence(m, claims_of_theorem_1(m), ConsequenceConstants::sharp);
    REQUIRE(result);
    INFO("m = " << m << ": T = " << result->comparisons << ", D = " << result->draws);
    CHECK(result->largest_set == leaves[i]);
    CHECK(result->first_height == m + 5);
    CHECK(result->log2_product > 0);
    // The certified success and the trade-off, taken again.
    const double g = result->least_step / 2 - 1.0 / (100.0 * double(m));
    const double success = 1 - result->comparisons * worst_error_sum(result->draws, g) / 2;
    CHECK(result->success <= success + 1e-9);
    CHECK(ldexp(least_other_mass(result->draws, Chance::of(result->success), WideProbability(1) / 10,
                                 WideProbability(1) / WideProbability(1000.0 * double(m * m) * std::log2(double(m)))),
                int(result->comparisons)) > 1);
  }
  CHECK(consequence(4, claims_of_theorem_1(4), ConsequenceConstants::sharp)->log2_ramsey == Approx(50.3).margin(0.05));
  CHECK(consequence(4, claims_of_theorem_1(4), ConsequenceConstants::sharp)->least_step == Approx(0.132).margin(0.002));
}

TEST_CASE("the paper's constants refute four examples at the same height", "[lower_bound]") {
  const auto result = consequence(4, claims_of_theorem_1(4), ConsequenceConstants::paper);
  REQUIRE(result);
  CHECK(result->comparisons == 63999);
  CHECK(result->first_height == 9);
  CHECK(result->least_step == 1.0 / 16);
}

TEST_CASE("the paper's constants refute nothing where a premise of the paper fails", "[lower_bound]") {
  const auto broken = [](const GapClaims& claims) {
    CHECK_FALSE(consequence(4, claims, ConsequenceConstants::paper));
    return broken_premise(4, claims, Rational(1, 400))->field();
  };
  const GapClaims good = claims_of_theorem_1(4);
  CHECK_FALSE(broken_premise(4, good, Rational(1, 400)));
  CHECK(broken_premise(4, good, Rational(1, 399))->field() == "tolerance");
  GapClaims stronger = good;  // what is promised more is promised
  stronger.epsilon = Rational(1, 20);
  stronger.delta = 0;
  stronger.alpha = stronger.beta = Rational(1, 17);
  CHECK(consequence(4, stronger, ConsequenceConstants::paper));
  GapClaims claims = good;
  claims.epsilon = Rational(3);
  CHECK(broken(claims) == "epsilon");
  claims = good;
  claims.delta += Rational(1, power_of_two(200));
  CHECK(broken(claims) == "delta");
  claims = good;
  claims.alpha = Rational(1, 15);
  CHECK(broken(claims) == "alpha");
  claims = good;
  claims.beta = Rational(1, 15);
  CHECK(broken(claims) == "beta");
}

TEST_CASE("delta 0 is delta 0", "[lower_bound]") {
  const auto result = consequence(4, {}, ConsequenceConstants::sharp);
  REQUIRE(result);
  CHECK(result->delta == 0);
  const double grow = std::exp(.1);
  CHECK(result->least_step == Approx((.75 / grow - .25 * grow - 2.0 / 400) / 3).epsilon(1e-12));  // 0.132445
}

TEST_CASE("the last line of Lemma 21 fails for every m", "[lower_bound]") {
  for (std::size_t m = 2; m <= 64; m += 2) {
    INFO("m = " << m);
    CHECK(2.0 / 3 - lemma_21_loss(m) < 0.5);
  }
}

TEST_CASE("a PAC learner gives an empirical one with 1.052 times the examples at epsilon .1", "[lower_bound]") {
  CHECK(empirical_examples(100, Rational(1, 10), ConsequenceConstants::sharp) == 106);
  CHECK(empirical_examples(100, Rational(1, 10), ConsequenceConstants::paper) == 900);
  CHECK(empirical_examples(1, Rational(1, 10), ConsequenceConstants::sharp) == 2);
}

TEST_CASE("without a promise or a step there is no consequence", "[lower_bound]") {
  GapClaims claims;
  claims.alpha = claims.beta = Rational(1, 8);
  CHECK_FALSE(consequence(4, claims, ConsequenceConstants::sharp));
  CHECK_THROWS_AS(consequence(3, {}, ConsequenceConstants::sharp), InputError);
  CHECK_THROWS_AS(consequence(66, {}, ConsequenceConstants::sharp), InputError);
}

}  // namespace littlestone
