// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/flip.hpp"

#include <algorithm>
#include <cmath>

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "core/base/error.hpp"

namespace littlestone {
namespace {

/// The largest log-ratio of a flipped answer over a grid of pairs (q, q′) that an (ε, δ)-private predictor may have.
double worst_on_grid(double epsilon, double delta, double chance, int steps) {
  double worst = 0;
  const auto fits = [&](double q, double other) { return q <= std::exp(epsilon) * other + delta + 1e-12; };
  for (int i = 0; i <= steps; ++i)
    for (int j = 0; j <= steps; ++j) {
      const double q = static_cast<double>(i) / steps;
      const double other = static_cast<double>(j) / steps;
      if (!fits(q, other) || !fits(other, q) || !fits(1 - q, 1 - other) || !fits(1 - other, 1 - q)) continue;
      worst = std::max(worst, std::log((chance + (1 - 2 * chance) * q) / (chance + (1 - 2 * chance) * other)));
    }
  return worst;
}

}  // namespace

TEST_CASE("a stable predictor that flips becomes private by exactly the stated amount", "[prediction][flip]") {
  // γ = .1, φ = .1: ln(1 + .8 · .1/.1) = ln 1.8.
  const Flipped flipped = flip({0, Rational(1, 10), Rational(1, 10), Rational(1, 2)});
  CHECK(flipped.epsilon == Approx(std::log(1.8)).epsilon(1e-15));
  CHECK(flipped.attained == flipped.epsilon);
  CHECK(flipped.least_stability == Approx(.1 * (std::exp(.5) - 1) / .8).epsilon(1e-15));
  CHECK(flipped.paper_stability == Approx(.025).epsilon(1e-15));
  CHECK(flipped.added_error == .1);
}

TEST_CASE("no pair of predictions on a grid passes the attained epsilon, and a fine grid comes close",
          "[prediction][flip]") {
  CHECK(rc::check([] {
    const auto epsilon = *rc::gen::inRange(0, 20);
    const auto delta = *rc::gen::inRange(0, 40);
    const auto chance = *rc::gen::inRange(1, 20);
    const Flipped flipped = flip({Rational(epsilon, 10), Rational(delta, 40), Rational(chance, 40), Rational(1, 2)});
    const double grid = worst_on_grid(epsilon / 10.0, delta / 40.0, chance / 40.0, 80);
    RC_ASSERT(grid <= flipped.attained + 1e-9);
    RC_ASSERT(flipped.attained <= grid + .41);  // a cell of 1/80 over a denominator of 1/40
    RC_ASSERT(flipped.attained <= flipped.epsilon);
  }));
}

TEST_CASE("the least stability gives back the epsilon it is for", "[prediction][flip]") {
  CHECK(rc::check([] {
    const auto wanted = Rational(*rc::gen::inRange(1, 30), 10);
    const auto chance = Rational(*rc::gen::inRange(1, 19), 40);
    const double stability = flip({0, 0, chance, wanted}).least_stability;
    if (stability < 1)
      RC_ASSERT(std::abs(flipped_epsilon(0, stability, to_double(chance)) - to_double(wanted)) < 1e-12);
    RC_ASSERT(stability >= flip({0, 0, chance, wanted}).paper_stability);
  }));
}

TEST_CASE("a chance outside (0, 1/2) and other bad numbers of a flip are refused", "[prediction][flip]") {
  const auto refused = [](const FlipOptions& options, const char* text) { CHECK_THROWS_WITH(flip(options), text); };
  refused({0, 0, Rational(1, 2), 1}, "chance: 0.5: must be above 0 and below 1/2");
  refused({0, 0, 0, 1}, "chance: 0: must be above 0 and below 1/2");
  refused({-1, 0, Rational(1, 4), 1}, "epsilon: -1: must not be below 0");
  refused({0, 2, Rational(1, 4), 1}, "delta: 2: must be from 0 to 1");
  refused({0, 0, Rational(1, 4), 0}, "wanted: 0: must be above 0");
}

}  // namespace littlestone
