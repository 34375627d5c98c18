// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lower_bound/refutation.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/lower_bound/attack.hpp"

namespace littlestone {
namespace {

/// The least Q^D-mass of an event of P^D-mass s: all outcomes of the D-fold (ε, δ) randomized response by falling
/// likelihood ratio.
double by_all_outcomes(unsigned draws, double s, double epsilon, double delta) {
  // One response: P and Q of its four outcomes; two of them occur under one of the two only.
  const double a = 1 / (1 + std::exp(-epsilon));
  const std::vector<std::pair<double, double>> one{
      {delta, 0}, {(1 - delta) * a, (1 - delta) * (1 - a)}, {(1 - delta) * (1 - a), (1 - delta) * a}, {0, delta}};
  std::vector<std::pair<double, double>> all{{1, 1}};
  for (unsigned i = 0; i < draws; ++i) {
    std::vector<std::pair<double, double>> next;
    for (const auto& [p, q] : all)
      for (const auto& [p1, q1] : one) next.emplace_back(p * p1, q * q1);
    all = std::move(next);
  }
  std::erase_if(all, [](const auto& outcome) { return outcome.first <= 0; });
  std::sort(all.begin(), all.end(),
            [](const auto& x, const auto& y) { return x.second * y.first < y.second * x.first; });
  double taken = 0;
  double cost = 0;
  for (const auto& [p, q] : all) {
    if (taken + p >= s) return cost + q * (s - taken) / p;
    taken += p;
    cost += q;
  }
  return cost;
}

}  // namespace

TEST_CASE("the trade-off function is that of all outcomes of randomized response", "[lower_bound]") {
  for (const unsigned draws : {1U, 2U, 3U, 5U})
    for (const double epsilon : {0.1, 1.0, 3.0})
      for (const double delta : {0.0, 0.01, 0.2})
        for (const double s : {0.0, 0.1, 0.3, 0.5, 0.75, 0.95, 0.99}) {
          INFO("D " << draws << ", epsilon " << epsilon << ", delta " << delta << ", s " << s);
          const double expected = by_all_outcomes(draws, s, epsilon, delta);
          CHECK(least_other_mass(draws, Chance::of(s), epsilon, delta).convert_to<double>() ==
                Approx(expected).epsilon(1e-10).margin(1e-15));
          CHECK(rough_least_other_mass(draws, s, epsilon, delta) == Approx(expected).epsilon(1e-9).margin(1e-15));
        }
}

TEST_CASE("an event that is certain under one side costs all that is not hidden", "[lower_bound]") {
  for (const unsigned draws : {1U, 5U, 40U})
    CHECK(least_other_mass(draws, Chance{1, 0}, 3, WideProbability(1) / 5).convert_to<double>() ==
          Approx(std::pow(0.8, draws)).epsilon(1e-12));
}

TEST_CASE("the rough trade-off agrees with the wide one on many draws", "[lower_bound]") {
  for (const std::uint64_t draws : {30U, 1000U, 20000U})
    for (const double epsilon : {0.1, 0.5})
      CHECK(rough_least_other_mass(draws, 0.8, epsilon, 1e-6) ==
            Approx(least_other_mass(draws, Chance::of(0.8), epsilon, 1e-6).convert_to<double>())
                .epsilon(1e-6)
                .margin(1e-290));
}

TEST_CASE("three coins are refuted below epsilon .539 and by one draw below 1.379", "[lower_bound]") {
  const WideProbability low = 1 / (1 + exp(WideProbability(1.5)));
  const Rational delta(1, 192000);  // 1/(10^3 m^2 log m), m = 8
  const auto success = [&](std::uint64_t draws) {
    return search_success(Chance::of(low), Chance::of(0.5), draws, 5).independent;
  };
  const Refutation thirty = refute(30, 5, success(30), Rational(1, 2), delta);
  CHECK_FALSE(thirty.possible);
  CHECK(std::exp2(thirty.log2_product) == Approx(1.56).margin(0.005));
  CHECK(*thirty.least_epsilon == Approx(0.539).margin(5e-4));
  const Refutation one = refute(1, 5, success(1), Rational(2), delta);
  CHECK(one.possible);
  CHECK(success(1).rounded() == Approx(0.124).margin(5e-4));
  CHECK(*one.least_epsilon == Approx(1.379).margin(5e-4));
}

TEST_CASE("the least epsilon is refuted and a little more is not", "[lower_bound]") {
  for (const unsigned comparisons : {2U, 5U, 12U}) {
    const Refutation result = refute(40, comparisons, Chance::of(0.7), Rational(1), Rational(1, 1000000));
    const auto product = [&](double epsilon) {
      return ldexp(least_other_mass(40, Chance::of(0.7), epsilon, WideProbability(1) / 1000000),
                   static_cast<int>(comparisons));
    };
    CHECK(product(*result.least_epsilon) > 1);
    CHECK(product(*result.least_epsilon * 1.000001) <= 1);
    CHECK(ldexp(least_other_mass(40, Chance::of(0.7), 1, WideProbability(1) / 1000000),
                static_cast<int>(*result.largest_comparisons)) <= 1);
    CHECK(ldexp(least_other_mass(40, Chance::of(0.7), 1, WideProbability(1) / 1000000),
                static_cast<int>(*result.largest_comparisons) + 1) > 1);
  }
}

TEST_CASE("what fails with a chance below a double's last digit is not the sure attack", "[lower_bound]") {
  // Three coins on eight examples and one coin on two, by an independent program with 120 digits.
  const auto coin = [](double log_odds) { return WideProbability(1 / (1 + exp(WideProbability(log_odds)))); };
  const auto three = [&](std::uint64_t draws) {
    return search_success(Chance::of(coin(1.5)), Chance::of(0.5), draws, 5).independent;
  };
  const Rational delta(1, 192000);
  const Chance thousand = three(1000);
  CHECK_FALSE(thousand.sure());
  CHECK(thousand.complement.convert_to<double>() == Approx(6.19e-24).epsilon(1e-3));
  CHECK(thousand.rounded() < 1);
  CHECK(refute(1000, 5, thousand, Rational(1, 2), delta).log2_product == Approx(-22.32).margin(5e-3));
  for (const auto& [draws, least] : {std::pair{400U, .4083}, {1000U, .3774}, {2000U, .3620}, {3000U, .3549}})
    CHECK(*least_epsilon(draws, 5, three(draws), to_wide(delta)) == Approx(least).margin(5e-5));
  const Chance two = search_success(Chance::of(coin(.5)), Chance::of(0.5), 5000, 1).independent;
  CHECK(*least_epsilon(5000, 1, two, 0) == Approx(.1236).margin(5e-5));
}

TEST_CASE("a success of 1 or near it costs what lies at the bottom of the likelihood order", "[lower_bound]") {
  const Refutation sure = refute(60, 20, Chance{1, 0}, Rational(3), Rational(1, 5));
  CHECK(sure.log2_product == Approx(20 + 60 * std::log2(.8)).epsilon(1e-14));  // +0.684314
  CHECK_FALSE(sure.possible);
  CHECK_FALSE(sure.least_epsilon);  // no ε counts
  CHECK(*sure.largest_comparisons == 19);
  const Refutation enough = refute(60, 19, Chance{1, 0}, Rational(3), Rational(1, 5));
  CHECK(enough.possible);
  CHECK(enough.least_epsilon == 0.0);
  CHECK(refute(7, 7, Chance{1, 0}, Rational(1), Rational(1, 2)).possible);  // 2^7·(1/2)^7 is 1, not above it
  // 1 − s far below P's least outcome, of mass (.2·e^{−3})^60: as sure as 1 up to 10^−40.
  const Refutation near =
      refute(60, 20, Chance::exactly(1 - Rational(1, power_of_two(800))), Rational(3), Rational(1, 5));
  CHECK(near.log2_product == Approx(sure.log2_product).epsilon(1e-14));
  CHECK(near.least_epsilon);
}

TEST_CASE("a success that is what gives itself away refutes nothing, and one just above it refutes what it must",
          "[lower_bound]") {
  // 1 − (1 − δ)^D of P-mass costs nothing. Its 50 digits leave a rest on either side of 0.
  for (const int thirds : {1, 2}) {
    for (unsigned draws = 1; draws <= 12; ++draws) {
      const Rational delta(thirds, 3);
      Rational kept = 1;
      for (unsigned i = 0; i < draws; ++i) kept *= 1 - delta;
      const Refutation tie = refute(draws, 1000, Chance::exactly(1 - kept), Rational(1), delta);
      INFO("D " << draws << ", delta " << thirds << "/3");
      CHECK(tie.possible);
      CHECK(tie.least_epsilon == 0.0);
      CHECK_FALSE(tie.largest_comparisons);
      const Refutation more = refute(draws, 1000, Chance::exactly(1 - kept + kept / 1000), Rational(1), delta);
      CHECK_FALSE(more.possible);
    }
  }
  // The share of 10^−52 is there though its failure is 1 in 50 digits: at most e^{−1/3} of it costs less.
  const Refutation small =
      refute(1, 300, Chance::exactly(parse_rational("success", "1e-52")), Rational(1, 3), Rational(0));
  CHECK(small.log2_product == Approx(300 - 52 * std::log2(10.) - std::log2(std::exp(1.)) / 3).epsilon(1e-12));
  CHECK_FALSE(small.possible);
}

TEST_CASE("the least epsilon is found however large it is", "[lower_bound]") {
  const Refutation high = refute(1, 10000, Chance::of(0.9), Rational(1), Rational(0));
  CHECK(*high.least_epsilon == Approx(10000 * std::log(2.) + std::log(.9)).epsilon(1e-11));  // 6931.366
  CHECK(*high.least_epsilon <= 10000 * std::log(2.) + std::log(.9));
  CHECK_FALSE(refute(1, 1, Chance{1, 0}, Rational(5000), Rational(0)).least_epsilon);
  CHECK(*refute(1, 1'000'000, Chance::of(0.5), Rational(1), Rational(0)).least_epsilon ==
        Approx(999'999 * std::log(2.)).epsilon(1e-11));
}

TEST_CASE("the largest success is the one at which the trade-off says 2 to the minus T", "[lower_bound]") {
  for (const std::uint64_t draws : {1U, 7U, 300U})
    for (const double epsilon : {0.01, 0.5, 3.0})
      for (const double delta : {0.0, 1e-6, 0.1})
        for (const unsigned comparisons : {1U, 5U, 40U}) {
          const Chance most = most_success(draws, comparisons, epsilon, delta);
          if (most.sure()) continue;
          INFO("D " << draws << ", epsilon " << epsilon << ", delta " << delta << ", T " << comparisons);
          CHECK(ldexp(least_other_mass(draws, most, epsilon, delta), static_cast<int>(comparisons))
                    .convert_to<double>() == Approx(1).epsilon(1e-12));
        }
}

TEST_CASE("the exact trade-off refutes whatever the paper's form refutes", "[lower_bound]") {
  for (const std::uint64_t draws : {1U, 10U, 100U})
    for (const unsigned comparisons : {1U, 5U, 20U, 60U})
      for (const double s : {0.2, 0.6, 0.99}) {
        const Refutation result = refute(draws, comparisons, Chance::of(s), Rational(1, 5), Rational(1, 100000));
        if (!result.paper_possible) CHECK_FALSE(result.possible);
      }
}

TEST_CASE("no success at all refutes nothing, and bad numbers are refused", "[lower_bound]") {
  const Refutation none = refute(3, 4, Chance::of(0.0), Rational(1), Rational(0));
  CHECK(none.possible);
  CHECK(none.least_epsilon == 0.0);
  CHECK_THROWS_AS(refute(0, 4, Chance::of(0.5), Rational(1), Rational(0)), InputError);
  CHECK_THROWS_AS(refute(3, 0, Chance::of(0.5), Rational(1), Rational(0)), InputError);
  CHECK_THROWS_AS(refute(3, 4, Chance::of(1.5), Rational(1), Rational(0)), InputError);
  CHECK_THROWS_AS(refute(3, 4, Chance::of(0.5), Rational(0), Rational(0)), InputError);
  CHECK_THROWS_AS(refute(3, 4, Chance::of(0.5), Rational(1), Rational(1)), InputError);
}

}  // namespace littlestone
