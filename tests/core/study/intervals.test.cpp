// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/intervals.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <numeric>

using namespace littlestone;

namespace {

// Pr[Bin(n, p) = k] by logarithms of factorials: shares nothing with the library's beta functions.
double binomial(int n, int k, double p) {
  if (p <= 0) return k == 0 ? 1 : 0;
  if (p >= 1) return k == n ? 1 : 0;
  return std::exp(std::lgamma(n + 1.0) - std::lgamma(k + 1.0) - std::lgamma(n - k + 1.0) + k * std::log(p) +
                  (n - k) * std::log1p(-p));
}

double binomial_between(int n, int from, int to, double p) {
  double sum = 0;
  for (int k = from; k <= to; ++k) sum += binomial(n, k, p);
  return sum;
}

}  // namespace

TEST_CASE("the ends of a Clopper and Pearson interval leave 2.5 % beyond the count on each side", "[experiment]") {
  for (const int n : {1, 7, 40, 200}) {
    for (int k = 0; k <= n; k += 1 + n / 9) {
      const Interval interval = clopper_pearson(static_cast<std::uint64_t>(k), static_cast<std::uint64_t>(n));
      if (k == 0) {
        CHECK(interval.low == 0);
      } else {
        CHECK(binomial_between(n, k, n, interval.low) == Approx(0.025).epsilon(1e-6));
      }
      if (k == n) {
        CHECK(interval.high == 1);
      } else {
        CHECK(binomial_between(n, 0, k, interval.high) == Approx(0.025).epsilon(1e-6));
      }
    }
  }
  CHECK(clopper_pearson(0, 10).high == Approx(0.30850).epsilon(1e-4));  // 1 − 0.025^(1/10)
}

TEST_CASE("a Clopper and Pearson interval covers every probability at least 95 % of the time", "[experiment]") {
  for (const double p : {0.001, 0.1, 0.37, 0.5, 0.9, 0.99}) {
    double covered = 0;
    for (int k = 0; k <= 30; ++k) {
      const Interval interval = clopper_pearson(static_cast<std::uint64_t>(k), 30);
      if (interval.low <= p && p <= interval.high) covered += binomial(30, k, p);
    }
    CHECK(covered >= 0.95);
  }
}

TEST_CASE("a quantile lies between its order statistics at least 95 % of the time, and they are the tightest",
          "[experiment]") {
  for (const int n : {1, 5, 20, 40, 199}) {
    std::vector<double> ranks(static_cast<std::size_t>(n));
    std::iota(ranks.begin(), ranks.end(), 1.0);  // value i is the order statistic i
    for (const double q : {0.1, 0.5, 0.9}) {
      const Interval interval = quantile_interval(ranks, q, 0, n + 1);
      const int low = static_cast<int>(interval.low);
      const int high = static_cast<int>(interval.high);
      // For a continuous law x_(i) ≤ quantile exactly if at least i of the n are at or below it: Bin(n, q) ≥ i.
      CHECK(binomial_between(n, low, high - 1, q) >= 0.95 - 1e-12);
      CHECK(binomial_between(n, 0, low - 1, q) <= 0.025 + 1e-12);
      CHECK(binomial_between(n, high, n, q) <= 0.025 + 1e-12);
      if (low < n) CHECK(binomial_between(n, 0, low, q) > 0.025);
      if (high > 1) CHECK(binomial_between(n, high - 1, n, q) > 0.025);
    }
  }
}

TEST_CASE("Wilson's interval has its textbook values and ends at 0 and 1", "[experiment]") {
  // 7 of 10: Wilson 1927 by hand, (p + z²/2n ± z√(p(1−p)/n + z²/4n²)) / (1 + z²/n).
  REQUIRE(wilson_interval(7, 10).low == Approx(0.39677).epsilon(1e-4));
  REQUIRE(wilson_interval(7, 10).high == Approx(0.89221).epsilon(1e-4));
  REQUIRE(wilson_interval(0, 40).low == 0);
  REQUIRE(wilson_interval(40, 40).high == 1);
  // All of n: the lower end is n / (n + z²).
  REQUIRE(wilson_interval(40, 40).low == Approx(40 / (40 + 3.8414588)).epsilon(1e-6));
}
