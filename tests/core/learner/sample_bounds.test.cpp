// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/sample_bounds.hpp"

#include <rapidcheck/catch.h>
#include <catch2/catch.hpp>
#include <cmath>
#include <vector>

#include "core/base/error.hpp"

using namespace littlestone;

namespace {

std::uint64_t count(const LargeCount& number) { return number.exact->convert_to<std::uint64_t>(); }

// The chance that the exponential mechanism chooses a hypothesis whose loss is above this, at most, worked out from the
// binomial law: each bad one errs Bin(n, loss) times at least, in law, and its weight beside that of a target
// without errors is e^(-eps errors/2).
double bad_choice(std::uint64_t hypotheses, std::uint64_t n, double loss, double epsilon) {
  double mean = 0;
  for (std::uint64_t j = 0; j <= n; ++j)
    mean += std::exp(std::lgamma(double(n + 1)) - std::lgamma(double(j + 1)) - std::lgamma(double(n - j + 1)) +
                     double(j) * std::log(loss) + double(n - j) * std::log1p(-loss) - epsilon * double(j) / 2);
  return double(hypotheses) * mean;
}

}  // namespace

TEST_CASE("the exponential mechanism's examples are the least for which its bound is beta", "[sample_bounds]") {
  for (const auto& [h, epsilon, alpha, beta] : std::vector<std::tuple<int, double, double, double>>{
           {8, 1, 0.1, 0.1}, {1000, 0.5, 0.05, 0.01}, {2, 4, 0.3, 0.2}}) {
    const ErrorGoal goal{Rational(epsilon), Rational(alpha), Rational(beta)};
    const std::uint64_t n = count(mechanism_examples(HypothesisCount::of(h), goal));
    CHECK(bad_choice(std::uint64_t(h), n, alpha, epsilon) <= beta * (1 + 1e-9));
    CHECK(bad_choice(std::uint64_t(h), n - 1, alpha, epsilon) > beta);
  }
  const ErrorGoal usual;
  CHECK(count(mechanism_examples(HypothesisCount::of(8), usual)) == 110);  // the card of thresholds:8
  CHECK(count(consistent_examples(HypothesisCount::of(8), usual)) == 44);
  CHECK(count(mechanism_examples(HypothesisCount::of(1), usual)) == 0);
}

TEST_CASE("the agnostic mechanism's examples are the least for which both parts fit into alpha", "[sample_bounds]") {
  for (const int h : {2, 8, 1000}) {
    const ErrorGoal goal{Rational(1, 2), Rational(1, 5), Rational(1, 20)};
    const auto excess = [&](double n) {
      return 2 * std::log(2 * h / 0.05) / (0.5 * n) + 2 * std::sqrt(std::log(4 * h / 0.05) / (2 * n));
    };
    const auto n = double(count(agnostic_mechanism_examples(HypothesisCount::of(h), goal)));
    CHECK(excess(n) <= 0.2);
    CHECK(excess(n - 1) > 0.2);
  }
}

TEST_CASE("a power of two counts as the number it is, and doubling adds what one bit costs", "[sample_bounds]") {
  rc::prop("either form of |H| asks for as many", [] {
    const auto bits = *rc::gen::inRange(0, 400);
    const ErrorGoal goal{Rational(*rc::gen::inRange(1, 10), 10), Rational(*rc::gen::inRange(1, 99), 100),
                         Rational(*rc::gen::inRange(1, 99), 100)};
    const auto exact = HypothesisCount::of(power_of_two(unsigned(bits)));
    const auto power = HypothesisCount::power_of_two(bits);
    RC_ASSERT(*mechanism_examples(exact, goal).exact == *mechanism_examples(power, goal).exact);
    RC_ASSERT(*consistent_examples(exact, goal).exact == *consistent_examples(power, goal).exact);
    RC_ASSERT(*agnostic_mechanism_examples(exact, goal).exact == *agnostic_mechanism_examples(power, goal).exact);
    RC_ASSERT(*consistent_examples(power, goal).exact <= *mechanism_examples(power, goal).exact);
  });
  const ErrorGoal usual;
  const auto at = [&](double bits) { return count(mechanism_examples(HypothesisCount::power_of_two(bits), usual)); };
  CHECK(at(1e6) - at(1e6 - 1) <= 18);
  CHECK(at(1e6) - at(1e6 - 1) >= 17);
}

TEST_CASE("a budget's largest exponent fits and the next does not", "[sample_bounds]") {
  const ErrorGoal usual;
  const auto mechanism = [&](const HypothesisCount& h) { return mechanism_examples(h, usual); };
  const auto plain = [&](const HypothesisCount& h) { return consistent_examples(h, usual); };
  CHECK(*largest_exponent(10'000, mechanism) == 575);
  CHECK(*largest_exponent(10'000, plain) == 1439);
  for (const int budget : {1, 40, 77, 12'345, 1'000'000'000}) {
    const auto most = largest_exponent(budget, mechanism);
    REQUIRE(most);
    CHECK(*mechanism(HypothesisCount::power_of_two(*most)).exact <= budget);
    CHECK(*mechanism(HypothesisCount::power_of_two(*most + 1)).exact > budget);
  }
}

TEST_CASE("log* of a power counts the logarithms", "[sample_bounds]") {
  CHECK(log_star_of_power(0) == 0);
  CHECK(log_star_of_power(0.5) == 1);
  CHECK(log_star_of_power(1) == 1);
  CHECK(log_star_of_power(2) == 2);
  CHECK(log_star_of_power(4) == 3);
  CHECK(log_star_of_power(16) == 4);
  CHECK(log_star_of_power(17) == 5);
  CHECK(log_star_of_power(65536) == 5);
  CHECK(log_star_of_power(1e6) == 6);
}

TEST_CASE("bounds refuse what is out of range by field", "[sample_bounds]") {
  const auto field = [](const ErrorGoal& goal) -> std::string {
    try {
      goal.validate();
      return "";
    } catch (const InputError& error) {
      return error.field();
    }
  };
  CHECK(field({}) == "");
  CHECK(field({0, Rational(1, 2), Rational(1, 2)}) == "epsilon");
  CHECK(field({1, 1, Rational(1, 2)}) == "alpha");
  CHECK(field({1, parse_rational("", "1e-13"), Rational(1, 2)}) == "alpha");
  CHECK(field({1, Rational(1, 2), parse_rational("", "1e-301")}) == "beta");
  CHECK(count(vc_lower_bound(0, Rational(1, 10))) == 0);
  CHECK(count(vc_lower_bound(11, Rational(1, 10))) == 4);
  CHECK_THROWS_AS(vc_lower_bound(-1, Rational(1, 10)), InputError);
}
