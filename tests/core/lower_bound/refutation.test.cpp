// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lower_bound/refutation.hpp"

#include <algorithm>
#include <cmath>
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
          CHECK(least_other_mass(draws, s, epsilon, delta).convert_to<double>() ==
                Approx(expected).epsilon(1e-10).margin(1e-15));
          CHECK(rough_least_other_mass(draws, s, epsilon, delta) == Approx(expected).epsilon(1e-9).margin(1e-15));
        }
}

TEST_CASE("an event that is certain under one side costs all that is not hidden", "[lower_bound]") {
  for (const unsigned draws : {1U, 5U, 40U})
    CHECK(least_other_mass(draws, 1, 3, WideProbability(1) / 5).convert_to<double>() ==
          Approx(std::pow(0.8, draws)).epsilon(1e-12));
}

TEST_CASE("the rough trade-off agrees with the wide one on many draws", "[lower_bound]") {
  for (const std::uint64_t draws : {30U, 1000U, 20000U})
    for (const double epsilon : {0.1, 0.5})
      CHECK(rough_least_other_mass(draws, 0.8, epsilon, 1e-6) ==
            Approx(least_other_mass(draws, 0.8, epsilon, 1e-6).convert_to<double>()).epsilon(1e-6).margin(1e-290));
}

TEST_CASE("three coins are refuted below epsilon .539 and by one draw below 1.379", "[lower_bound]") {
  const WideProbability low = 1 / (1 + exp(WideProbability(1.5)));
  const Rational delta(1, 192000);  // 1/(10^3 m^2 log m), m = 8
  const auto success = [&](std::uint64_t draws) {
    return WideProbability(search_success(low, WideProbability(0.5), draws, 5).independent);
  };
  const Refutation thirty = refute(30, 5, success(30), Rational(1, 2), delta);
  CHECK_FALSE(thirty.possible);
  CHECK(std::exp2(thirty.log2_product) == Approx(1.56).margin(0.005));
  CHECK(thirty.least_epsilon == Approx(0.539).margin(5e-4));
  const Refutation one = refute(1, 5, success(1), Rational(2), delta);
  CHECK(one.possible);
  CHECK(success(1).convert_to<double>() == Approx(0.124).margin(5e-4));
  CHECK(one.least_epsilon == Approx(1.379).margin(5e-4));
}

TEST_CASE("the least epsilon is refuted and a little more is not", "[lower_bound]") {
  for (const unsigned comparisons : {2U, 5U, 12U}) {
    const Refutation result = refute(40, comparisons, WideProbability(0.7), Rational(1), Rational(1, 1000000));
    const auto product = [&](double epsilon) {
      return ldexp(least_other_mass(40, 0.7, epsilon, WideProbability(1) / 1000000), static_cast<int>(comparisons));
    };
    CHECK(product(result.least_epsilon) > 1);
    CHECK(product(result.least_epsilon * 1.000001) <= 1);
    CHECK(ldexp(least_other_mass(40, 0.7, 1, WideProbability(1) / 1000000),
                static_cast<int>(result.largest_comparisons)) <= 1);
    CHECK(ldexp(least_other_mass(40, 0.7, 1, WideProbability(1) / 1000000),
                static_cast<int>(result.largest_comparisons) + 1) > 1);
    CHECK(result.largest_family == power_of_two(result.largest_comparisons + 2) - 2);
  }
}

TEST_CASE("the exact trade-off refutes whatever the paper's form refutes", "[lower_bound]") {
  for (const std::uint64_t draws : {1U, 10U, 100U})
    for (const unsigned comparisons : {1U, 5U, 20U, 60U})
      for (const double s : {0.2, 0.6, 0.99}) {
        const Refutation result = refute(draws, comparisons, s, Rational(1, 5), Rational(1, 100000));
        if (!result.paper_possible) CHECK_FALSE(result.possible);
      }
}

TEST_CASE("no success at all refutes nothing, and bad numbers are refused", "[lower_bound]") {
  const Refutation none = refute(3, 4, 0, Rational(1), Rational(0));
  CHECK(none.possible);
  CHECK(none.least_epsilon == 0);
  CHECK_THROWS_AS(refute(0, 4, 0.5, Rational(1), Rational(0)), InputError);
  CHECK_THROWS_AS(refute(3, 0, 0.5, Rational(1), Rational(0)), InputError);
  CHECK_THROWS_AS(refute(3, 4, 1.5, Rational(1), Rational(0)), InputError);
  CHECK_THROWS_AS(refute(3, 4, 0.5, Rational(0), Rational(0)), InputError);
  CHECK_THROWS_AS(refute(3, 4, 0.5, Rational(1), Rational(1)), InputError);
}

}  // namespace littlestone
