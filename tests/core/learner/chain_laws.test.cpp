// SPDX-License-Identifier: GPL-3.0-or-later
// The bounds of laws in the chain learner's proof, against the laws themselves, term by term.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdint>
#include <limits>
#include <tuple>
#include <vector>

#include "core/learner/binomial.hpp"
#include "core/learner/chain_laws.hpp"
#include "core/learner/wide.hpp"

using namespace littlestone;

namespace {

using detail::Wide;

/// Pr[S_j > n] for j = 0 … most, by the recursion of a geometric wait, row by row.
std::vector<double> lateness(int n, int most, double first, double second) {
  std::vector<double> mass(static_cast<std::size_t>(n) + 1, 0.0);
  mass[0] = 1;
  std::vector<double> late = {0};
  for (int j = 1; j <= most; ++j) {
    for (const double rate : {first, second}) {
      double before = 0;
      double after = 0;
      for (double& here : mass) {
        after = (1 - rate) * after + rate * before;
        before = here;
        here = after;
      }
    }
    double sum = 0;
    for (const double here : mass) sum += here;
    late.push_back(1 - sum);
  }
  return late;
}

}  // namespace

TEST_CASE("a binomial probability is right to the last digits, far from the mode too", "[chain]") {
  for (const auto& [n, p] : {std::tuple(std::int64_t{12}, 0.3), {500, 0.02}, {40'000, 0.7}, {1'000'000, 1e-5}}) {
    const detail::BinomialLaw<Wide> law(static_cast<std::uint64_t>(n), Wide(p), Wide("1e-60"));
    double sum = 0;
    for (std::int64_t k = law.first; k <= law.last(); ++k) {
      const Wide right = law.mass[static_cast<std::size_t>(k - law.first)];
      if (right < 1e-40) continue;
      const double here = detail::binomial_mass<double>(n, p, k);
      sum += here;
      CAPTURE(n, p, k);
      REQUIRE(std::abs(here / static_cast<double>(right) - 1) < 1e-11);
      if (k % 7 == 0) REQUIRE(abs(Wide(detail::binomial_mass<Wide>(n, Wide(p), k) / right - 1)) < Wide("1e-44"));
    }
    CHECK(sum == Approx(1).epsilon(1e-12));
  }
}

TEST_CASE("the lateness of steps is bounded from above, and by little more than it is", "[chain]") {
  // Also where one wait is nearly certain, where both are alike, and where hardly any step is in time.
  for (const auto& [n, first, second] : {std::tuple(900, 0.1, 0.044),
                                         {2400, 0.1, 0.06},
                                         {2400, 0.97, 0.06},
                                         {2400, 0.9999, 0.06},
                                         {2400, 1.0, 0.06},
                                         {150, 0.1, 0.06},
                                         {2, 0.5, 0.25},
                                         {6466, 0.0122, 0.00343},
                                         {700, 0.3, 0.3},
                                         {300, 0.02, 1e-7}}) {
    const int most = std::min(90, n);
    const std::vector<double> right = lateness(n, most, first, second);
    for (int j = 1; j <= most; ++j) {
      const double bound = detail::late_in_groups<double>(n, j, first, second);
      const double here = right[static_cast<std::size_t>(j)];
      CAPTURE(n, first, second, j, here, bound);
      REQUIRE(bound >= here - 1e-12);
      REQUIRE(bound <= 1);
      REQUIRE(bound <= 1.08 * here + 1e-12);
    }
  }
  CHECK(detail::late_in_groups<double>(100, 3, 0.5, 0.0) == 1);
  CHECK(detail::late_in_groups<double>(100, 3, 1.0, 1.0) == 0);
  CHECK(detail::late_in_groups<double>(5, 3, 1.0, 1.0) == 1);
  CHECK(detail::late_in_groups<double>(100, 3, 0.5, std::numeric_limits<double>::min()) == 1);
}

TEST_CASE("the lateness of steps is the same in doubles and with 50 digits", "[chain]") {
  for (const std::int64_t n : {900, 90'000, 9'000'000}) {
    for (const double share : {0.7, 0.95, 1.0}) {
      const double first = 90.0 / static_cast<double>(n);
      const auto j = static_cast<std::int64_t>(share * static_cast<double>(n) / (1 / first + 2 / first));
      const double bound = detail::late_in_groups<double>(n, j, first, first / 2);
      const Wide wide = detail::late_in_groups<Wide>(n, j, Wide(first), Wide(first) / 2);
      CAPTURE(n, j, bound);
      CHECK(std::abs(bound / static_cast<double>(wide) - 1) < 1e-10);
    }
  }
}

TEST_CASE("few hits are counted by the binomial law", "[chain]") {
  const detail::FewerHits<double> fewer(30, 0.2, 1e-16);
  double sum = 0;
  for (std::size_t u = 0; u <= 31; ++u) {
    CHECK(fewer(u) == Approx(sum).epsilon(1e-12).margin(1e-15));
    if (u <= 30) sum += detail::binomial_mass<double>(30, 0.2, static_cast<std::int64_t>(u));
  }
  CHECK(fewer(1000) == 1);
}

TEST_CASE("the decay of the top chain bounds its recursion from above", "[chain]") {
  for (const auto& [below, lost, again] :
       {std::tuple(1e-5, 3e-4, 0.36), {0.001, 0.01, 0.42}, {0.02, 0.1, 0.6}, {0.0, 0.0, 0.1}, {0.2, 0.5, 0.3}}) {
    const double fails = below;
    const double theta = again + below;
    const detail::ChainDecay<double> decay(below, lost, theta, fails);
    constexpr std::size_t most = 60;
    std::vector<double> none(most + 1, 1.0);
    none[0] = 0;
    std::vector<double> base = none;
    std::vector<double> breaks(most + 1, 0.0);
    double least_share = 1e300;  // of logarithms, where it is unlikely
    for (std::size_t j = 1; j <= 300; ++j) {
      std::vector<double> next_none(most + 1, 0.0);
      std::vector<double> next_base(most + 1, 0.0);
      std::vector<double> next_breaks(most + 1, 0.0);
      for (std::size_t u = 1; u <= most; ++u) {
        next_none[u] = std::min(1.0, (1 - below) * base[u] + lost * breaks[u] + below * none[u]);
        next_base[u] =
            std::min(1.0, (1 - theta - fails) * none[u - 1] + theta * base[u] + fails * none[u] + lost * breaks[u]);
        next_breaks[u] = std::max(0.0, std::max(none[u], base[u]) - none[u - 1]);
      }
      none = next_none;
      base = next_base;
      breaks = next_breaks;
      for (std::size_t u = 1; u <= most; ++u) {
        CAPTURE(below, lost, again, j, u, none[u]);
        REQUIRE(decay(j, u) >= none[u] * (1 - 1e-12));
        REQUIRE(decay(j, u) <= 1);
        if (u == most && none[u] < 1e-6 && none[u] > 1e-200)
          least_share = std::min(least_share, std::log(decay(j, u)) / std::log(none[u]));
      }
    }
    CAPTURE(below, lost, again);
    CHECK(least_share > 0.5);  // the right order of magnitude: no bound that says nothing
  }
}
