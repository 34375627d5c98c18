// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/loss_distribution.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>
#include <cmath>

#include "core/base/error.hpp"
#include "core/privacy/accounting.hpp"

using namespace littlestone;

namespace {

using Outcome = LossDistribution::Outcome;

// sup over every set of outcomes of P(E) − a Q(E), by trying all of them.
double over_all_events(const std::vector<Outcome>& outcomes, double a) {
  double most = 0;
  for (std::size_t event = 0; event < (std::size_t{1} << outcomes.size()); ++event) {
    double here = 0;
    double there = 0;
    for (std::size_t o = 0; o < outcomes.size(); ++o) {
      if (((event >> o) & 1U) == 0) continue;
      here += outcomes[o].here.convert_to<double>();
      there += outcomes[o].there.convert_to<double>();
    }
    most = std::max(most, here - a * there);
  }
  return most;
}

// Two laws on up to six outcomes, with zeros among the masses.
std::vector<Outcome> two_laws() {
  const auto size = static_cast<std::size_t>(*rc::gen::inRange(1, 7));
  std::vector<int> here = *rc::gen::container<std::vector<int>>(size, rc::gen::inRange(0, 6));
  std::vector<int> there = *rc::gen::container<std::vector<int>>(size, rc::gen::inRange(0, 6));
  ++here[0];
  ++there[size - 1];
  int all_here = 0;
  int all_there = 0;
  for (std::size_t o = 0; o < size; ++o) {
    all_here += here[o];
    all_there += there[o];
  }
  std::vector<Outcome> outcomes;
  for (std::size_t o = 0; o < size; ++o) {
    if (here[o] + there[o] == 0) continue;
    outcomes.push_back({PrivacyReal(here[o]) / all_here, PrivacyReal(there[o]) / all_there});
  }
  return outcomes;
}

std::vector<Outcome> swapped(std::vector<Outcome> outcomes) {
  for (Outcome& outcome : outcomes) std::swap(outcome.here, outcome.there);
  return outcomes;
}

// The divergence of a family of one pair and its swap, at 0, interval, …, n·interval.
std::vector<PrivacyReal> dots(const std::vector<Outcome>& outcomes, double interval, int n) {
  const LossDistribution one = LossDistribution::of(outcomes);
  const LossDistribution other = LossDistribution::of(swapped(outcomes));
  std::vector<PrivacyReal> deltas;
  for (int i = 0; i <= n; ++i) {
    const PrivacyReal epsilon = PrivacyReal(interval) * i;
    deltas.push_back(std::max(one.delta(epsilon), other.delta(epsilon)));
  }
  return deltas;
}

}  // namespace

TEST_CASE("the divergence of a loss distribution is the largest over all events", "[privacy]") {
  CHECK(rc::check([] {
    const std::vector<Outcome> outcomes = two_laws();
    const LossDistribution losses = LossDistribution::of(outcomes);
    for (const double epsilon : {0.0, 0.1, 0.5, 1.0, 2.0, -0.3}) {
      const double delta = losses.delta(epsilon).convert_to<double>();
      RC_ASSERT(std::abs(delta - over_all_events(outcomes, std::exp(epsilon))) < 1e-12);
    }
  }));
}

TEST_CASE("epsilon is the least at which the divergence is small enough", "[privacy]") {
  CHECK(rc::check([] {
    const LossDistribution losses = LossDistribution::of(two_laws());
    const PrivacyReal delta = PrivacyReal(*rc::gen::inRange(0, 100)) / 100;
    const auto epsilon = losses.epsilon(delta);
    RC_ASSERT(epsilon.has_value() == (delta >= losses.infinity_mass()));
    if (!epsilon) return;
    RC_ASSERT(*epsilon >= 0);
    RC_ASSERT(losses.delta(*epsilon) <= delta + PrivacyReal("1e-45"));
    if (*epsilon > 0) RC_ASSERT(losses.delta(PrivacyReal(*epsilon - PrivacyReal("1e-20"))) > delta);
  }));
}

TEST_CASE("randomized response has the divergence of its closed form and its pure epsilon", "[privacy]") {
  const PrivacyReal epsilon = 2;
  const PrivacyReal odds = exp(epsilon);
  const std::vector<Outcome> outcomes = {{odds / (1 + odds), 1 / (1 + odds)}, {1 / (1 + odds), odds / (1 + odds)}};
  const LossDistribution losses = LossDistribution::of(outcomes);
  for (const double at : {0.0, 0.5, 1.0, 1.75, 2.0, 3.0}) {
    const double expected = std::max(0.0, (std::exp(2.0) - std::exp(at)) / (1 + std::exp(2.0)));
    CHECK(losses.delta(at).convert_to<double>() == Approx(expected).margin(1e-15));
  }
  CHECK(abs(*losses.largest_loss() - 2) < PrivacyReal("1e-48"));
  CHECK_FALSE(LossDistribution({{1, PrivacyReal("0.5")}}, PrivacyReal("0.5")).largest_loss());
}

TEST_CASE("the losses of a moved vote give the exact accounting's divergence at every epsilon", "[privacy]") {
  for (const auto& [epsilon, delta] :
       {std::pair<Rational, Rational>{1, {1, 1000}}, {{1, 2}, {1, 10}}, {3, {1, 1'000'000}}}) {
    const StableHistogram histogram(epsilon, delta);
    const auto threshold = static_cast<std::uint64_t>(histogram.threshold());
    std::vector<std::optional<std::uint64_t>> counts = {std::nullopt, 0, 1, 2, threshold - 1, threshold, 40};
    for (const auto& from : counts) {
      if (from && *from == 0) continue;
      for (const auto& to : counts) {
        if (!from && !to) continue;
        const VoteMove move{from, to};
        const MoveLosses losses = loss_distributions(histogram, move);
        PrivacyReal all = losses.forward.infinity_mass();
        for (const auto& atom : losses.forward.atoms()) all += atom.mass;
        CHECK(abs(all - 1) < PrivacyReal("1e-40"));
        for (int sixteenths = 0; sixteenths <= 64; ++sixteenths) {
          const Rational at(sixteenths, 16);
          const HockeyStick exact = hockey_stick(histogram, move, at);
          CHECK(losses.forward.delta(PrivacyReal(at)).convert_to<double>() ==
                Approx(exact.forward).epsilon(1e-12).margin(1e-40));
          CHECK(losses.backward.delta(PrivacyReal(at)).convert_to<double>() ==
                Approx(exact.backward).epsilon(1e-12).margin(1e-40));
        }
      }
    }
  }
}

TEST_CASE("dots that are connected agree with the divergence at the points and lie above it in between", "[privacy]") {
  CHECK(rc::check([] {
    const std::vector<Outcome> outcomes = two_laws();
    const double interval = *rc::gen::elementOf(std::vector<double>{0.05, 0.1, 0.25, 0.7});
    const int n = static_cast<int>(std::ceil(4 / interval));  // no finite loss is above ln 42
    const RoundedLossDistribution rounded = connect_the_dots(interval, dots(outcomes, interval, n));
    double all = rounded.infinity_mass;
    for (const auto& [index, mass] : rounded.mass) {
      RC_ASSERT(mass > 0);
      all += mass;
    }
    RC_ASSERT(std::abs(all - 1) < 1e-12);
    const LossDistribution one = LossDistribution::of(outcomes);
    const LossDistribution other = LossDistribution::of(swapped(outcomes));
    for (int i = 0; i <= 4 * n; ++i) {
      const double epsilon = interval / 4 * i;
      const double exact = std::max(one.delta(epsilon), other.delta(epsilon)).convert_to<double>();
      RC_ASSERT(rounded.delta(epsilon) >= exact - 1e-14);
      if (i % 4 == 0) RC_ASSERT(std::abs(rounded.delta(epsilon) - exact) < 1e-12);
    }
  }));
}

TEST_CASE("two rounded distributions composed by whole indices bound the exact composition", "[privacy]") {
  CHECK(rc::check([] {
    const std::vector<Outcome> a = two_laws();
    const std::vector<Outcome> b = two_laws();
    const double interval = 0.1;
    const RoundedLossDistribution first = connect_the_dots(interval, dots(a, interval, 40));
    const RoundedLossDistribution second = connect_the_dots(interval, dots(b, interval, 40));
    RoundedLossDistribution both;
    both.interval = interval;
    both.infinity_mass = first.infinity_mass + second.infinity_mass - first.infinity_mass * second.infinity_mass;
    for (const auto& [i, p] : first.mass) {
      for (const auto& [j, q] : second.mass) both.mass[i + j] += p * q;
    }
    std::vector<Outcome> product;
    for (const Outcome& x : a) {
      for (const Outcome& y : b) product.push_back({x.here * y.here, x.there * y.there});
    }
    const LossDistribution exact = LossDistribution::of(product);
    for (const double epsilon : {0.0, 0.3, 0.55, 1.0, 1.7}) {
      RC_ASSERT(both.delta(epsilon) >= exact.delta(epsilon).convert_to<double>() - 1e-12);
    }
  }));
}

TEST_CASE("a double rounded up is the least that is not below", "[privacy]") {
  for (const char* text : {"0.1", "0.5", "1e-30", "3", "1e300"}) {
    const PrivacyReal value(text);
    const double up = rounded_up(value);
    CHECK(PrivacyReal(up) >= value);
    CHECK(PrivacyReal(std::nextafter(up, 0.0)) < value);
  }
  CHECK_THROWS_AS(connect_the_dots(0, std::vector<PrivacyReal>{0}), InputError);
  CHECK_THROWS_AS(connect_the_dots(0.1, {}), InputError);
}
