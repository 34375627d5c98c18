// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lower_bound/gap.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "core/base/error.hpp"

namespace littlestone {
namespace {

HomogeneousSet whole_line(const ThresholdLearner& learner, LinePoint domain, std::size_t m) {
  HomogeneousOptions options;
  options.domain = domain;
  options.examples = m;
  return find_homogeneous_set(learner, options);
}

/// The least largest step over all lists with entries in {0, 1/g, …, 1} and mean error at most e/(m·g), in units of
/// 1/g.
int least_on_grid(int m, int g, int error_units) {
  int best = g;
  std::vector<int> list(static_cast<std::size_t>(m) + 1);
  const auto place = [&](const auto& self, int i, int error, int step) -> void {
    if (error > error_units || step >= best) return;
    if (i > m) {
      best = step;
      return;
    }
    for (int p = 0; p <= g; ++p) {
      list[static_cast<std::size_t>(i)] = p;
      const int own = i == 0 ? 0 : (i <= m / 2 ? p : g - p);
      const int climb = i == 0 ? 0 : p - list[static_cast<std::size_t>(i) - 1];
      self(self, i + 1, error + own, std::max(step, climb));
    }
  };
  place(place, 0, 0, 0);
  return best;
}

Rational mean_error(const std::vector<Rational>& list) {
  const std::size_t m = list.size() - 1;
  Rational sum = 0;
  for (std::size_t i = 1; i <= m; ++i) sum += i <= m / 2 ? list[i] : 1 - list[i];
  return sum / m;
}

Rational largest_step(const std::vector<Rational>& list) {
  Rational most = 0;
  for (std::size_t i = 1; i < list.size(); ++i) most = std::max<Rational>(most, list[i] - list[i - 1]);
  return most;
}

}  // namespace

TEST_CASE("three coins on eight examples are just accurate and climb .318 at the fourth", "[lower_bound]") {
  const auto learner = ThresholdLearner::coins(3);
  const Gap gap = measure_gap(learner, whole_line(learner, 70, 8), 8, 70, {});
  CHECK(gap.index == 4);  // the fifth step is as large: the smaller index is reported
  CHECK(gap.step == Approx(0.5 - 1 / (1 + std::exp(1.5))).epsilon(1e-12));
  CHECK(gap.threshold == Approx(0.341).margin(5e-4));
  CHECK(gap.empirical_loss == Approx(0.123).margin(5e-4));
  CHECK(gap.accurate);
  CHECK(gap.enough_points);
  CHECK(gap.claim.lower == Approx(0.278).margin(5e-4));
  CHECK(gap.claim.upper == Approx(0.677).margin(5e-4));
  CHECK(gap.claim.least_step == Approx(0.057).margin(5e-4));
  CHECK(*gap.claim.printed_step == 1.0 / 32);
  CHECK(gap.half_gap == Approx(gap.step / 2 - 1.0 / 800));
}

TEST_CASE("accuracy is decided exactly at its edge", "[lower_bound]") {
  const auto steps = ThresholdLearner::staircase(flattest_staircase(8, Rational(1, 8)));
  const HomogeneousSet set = whole_line(steps, 20, 8);
  GapClaims claims;
  CHECK(measure_gap(steps, set, 8, 20, claims).accurate);
  claims.beta -= Rational(1, power_of_two(80));
  CHECK_FALSE(measure_gap(steps, set, 8, 20, claims).accurate);
}

TEST_CASE("nothing is promised once 2 alpha + 2 beta reaches a half", "[lower_bound]") {
  GapClaims claims;
  claims.alpha = claims.beta = Rational(1, 8);
  CHECK_FALSE(claim_22(8, claims, Rational(1, 800)).promised);
  claims.alpha -= Rational(1, 1000);
  CHECK(claim_22(8, claims, Rational(1, 800)).promised);
}

TEST_CASE("the least largest step of an accurate staircase is that of all lists on a grid", "[lower_bound]") {
  CHECK(least_largest_step(8, Rational(1, 8)) == Rational(1, 4));
  // On a grid the least step is the exact one, rounded up to the grid or a little above it.
  for (const int m : {2, 4})
    for (const int g : {6, 8})
      for (int units = 0; units <= m * g / 2; units += 1) {
        const Rational error(units, m * g);
        const Rational exact = least_largest_step(static_cast<std::size_t>(m), error) * g;
        const int grid = least_on_grid(m, g, units);
        INFO("m " << m << ", g " << g << ", error " << units);
        CHECK(exact <= grid);
        CHECK(grid <= to_double(exact) + m);
      }
  // Where the exact optimum lies on the grid, the grid attains it.
  CHECK(least_on_grid(4, 12, 12) == to_double(least_largest_step(4, Rational(1, 4)) * 12));
}

TEST_CASE("the flattest staircase has the error and the step it is made for", "[lower_bound]") {
  for (const std::size_t m : {2U, 4U, 6U, 8U, 10U, 16U})
    for (int numerator = 0; numerator <= 16; ++numerator) {
      const Rational error(numerator, 32);
      const std::vector<Rational> list = flattest_staircase(m, error);
      INFO("m " << m << ", error " << numerator << "/32");
      REQUIRE(list.size() == m + 1);
      CHECK(mean_error(list) <= error);
      CHECK(largest_step(list) <= least_largest_step(m, error));
    }
}

TEST_CASE("a private and accurate learner always has the step of Claim 22", "[lower_bound]") {
  CHECK(rc::check("over random homogeneous sets and exponential mechanisms", [] {
    const int tenths = *rc::gen::inRange(1, 40);
    const LinePoint domain = LinePoint{1} << *rc::gen::inRange(8, 30);
    const auto m = static_cast<std::size_t>(*rc::gen::element(2, 4));
    const auto learner = ThresholdLearner::exponential(Rational(tenths, 10));
    HomogeneousOptions options;
    options.domain = domain;
    options.examples = m;
    options.tolerance = Rational(*rc::gen::inRange(1, 60), 1000);
    options.time_limit = std::chrono::milliseconds(200);
    const HomogeneousSet set = find_homogeneous_set(learner, options);
    if (set.points.size() < 2 * m) return;
    GapClaims claims;
    claims.epsilon = Rational(tenths, 10);
    const Gap gap = measure_gap(learner, set, m, domain, claims);
    if (gap.accurate && gap.claim.promised) RC_ASSERT(gap.step >= gap.claim.least_step - 1e-9);
  }));
}

TEST_CASE("the hidden example runs through all places that the others leave", "[lower_bound]") {
  std::vector<LinePoint> points;
  for (LinePoint x = 1; x <= 70; ++x) points.push_back(x);
  const HiddenFamily family = hidden_family(points, 8, 4);
  CHECK(family.places.size() == 63);
  CHECK(family.fixed == std::vector<LinePoint>{1, 2, 3, 67, 68, 69, 70});
  for (std::size_t place = 0; place < family.places.size(); ++place) {
    const std::vector<LinePoint> sample = family.sample(place);
    REQUIRE(std::is_sorted(sample.begin(), sample.end()));
    REQUIRE(sample[3] == family.places[place]);
  }
  CHECK(hidden_family(points, 8, 1).places.front() == 1);
  CHECK(hidden_family(points, 8, 8).places.back() == 70);
}

}  // namespace littlestone
