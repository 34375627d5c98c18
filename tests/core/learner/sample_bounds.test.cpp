// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/sample_bounds.hpp"

#include <rapidcheck/catch.h>
#include <catch2/catch.hpp>
#include <cmath>
#include <vector>

#include "core/base/error.hpp"
#include "core/privacy/selection.hpp"

using namespace littlestone;

namespace {

std::uint64_t count(const LargeCount& number) { return number.exact->convert_to<std::uint64_t>(); }

// The mean of e^(-eps errors/2) of a hypothesis of this loss, from the binomial law of its errors.
double mean_weight(std::uint64_t n, double loss, double epsilon) {
  double mean = 0;
  for (std::uint64_t j = 0; j <= n; ++j)
    mean += std::exp(std::lgamma(double(n + 1)) - std::lgamma(double(j + 1)) - std::lgamma(double(n - j + 1)) +
                     double(j) * std::log(loss) + double(n - j) * std::log1p(-loss) - epsilon * double(j) / 2);
  return mean;
}

// The most that permute-and-flip chooses another one than the target, the others' acceptance probabilities having this
// sum: where each of them but one is 0 or 1.
double most_flipped(double sum) {
  const double ones = std::floor(sum);
  const double chosen = 1 - 1 / (ones + 1);
  return chosen + (sum - ones) * (1 / (ones + 1) - 1 / (ones + 2));
}

struct Setting {
  int hypotheses;
  double epsilon, alpha, beta;
};
const std::vector<Setting> settings = {{8, 1, 0.1, 0.1},     {1000, 0.5, 0.05, 0.01}, {2, 4, 0.3, 0.2},
                                       {1000, 1, 0.1, 0.55}, {64, 2, 0.2, 0.8},       {1024, 0.25, 0.125, 0.5}};

}  // namespace

TEST_CASE("the mechanisms' examples are the least for which their bounds are beta", "[sample_bounds]") {
  for (const Setting& at : settings) {
    CAPTURE(at.hypotheses, at.epsilon, at.alpha, at.beta);
    const ErrorGoal goal{Rational(at.epsilon), Rational(at.alpha), Rational(at.beta)};
    const auto sum = [&](std::uint64_t n) { return (at.hypotheses - 1) * mean_weight(n, at.alpha, at.epsilon); };
    const std::uint64_t weighed = count(mechanism_examples(HypothesisCount::of(at.hypotheses), goal));
    CHECK(sum(weighed) / (1 + sum(weighed)) <= at.beta * (1 + 1e-9));
    CHECK(sum(weighed - 1) / (1 + sum(weighed - 1)) > at.beta);
    const std::uint64_t flipped = count(permute_and_flip_examples(HypothesisCount::of(at.hypotheses), goal));
    CHECK(most_flipped(sum(flipped)) <= at.beta * (1 + 1e-9));
    CHECK(most_flipped(sum(flipped - 1)) > at.beta);
    CHECK(flipped <= weighed);
    // Competitors that err independently: the others weigh that much in the mean, and permute-and-flip fails with
    // 1 - (1 - (1 - q)^N)/(Nq). A hundredth fewer examples, and three, are not enough for them.
    const auto independent = [&](std::uint64_t n) {
      const double q = mean_weight(n, at.alpha, at.epsilon);
      return 1 + std::expm1(at.hypotheses * std::log1p(-q)) / (at.hypotheses * q);
    };
    CHECK(independent(flipped) <= at.beta);
    if (at.beta < 0.3) CHECK(independent(flipped - flipped / 100 - 3) > at.beta);
  }
  const ErrorGoal usual;
  CHECK(count(mechanism_examples(HypothesisCount::of(8), usual)) == 104);  // the card of thresholds:8
  CHECK(count(permute_and_flip_examples(HypothesisCount::of(8), usual)) == 89);
  for (const auto& [bits, weighed, flipped] :
       {std::tuple(10, 228, 213), std::tuple(20, 401, 386), std::tuple(40, 746, 731), std::tuple(100, 1782, 1767)}) {
    CHECK(count(mechanism_examples(HypothesisCount::power_of_two(bits), usual)) == std::uint64_t(weighed));
    CHECK(count(permute_and_flip_examples(HypothesisCount::power_of_two(bits), usual)) == std::uint64_t(flipped));
  }
  // With two hypotheses and no example each is chosen half of the time.
  const ErrorGoal half{1, Rational(1, 10), Rational(1, 2)};
  CHECK(count(mechanism_examples(HypothesisCount::of(2), half)) == 0);
  CHECK(count(permute_and_flip_examples(HypothesisCount::of(2), half)) == 0);
  CHECK(count(permute_and_flip_examples(HypothesisCount::of(1), usual)) == 0);
  CHECK(count(consistent_examples(HypothesisCount::of(8), usual)) == 41);
  CHECK(count(mechanism_examples(HypothesisCount::of(1), usual)) == 0);
}

TEST_CASE("what the mechanisms choose wrongly is at most what their bounds say, whatever the errors",
          "[sample_bounds]") {
  rc::prop("the others are chosen with W/(1 + W) at most, and with F(W)", [] {
    const auto others = *rc::gen::container<std::vector<std::uint64_t>>(rc::gen::inRange<std::uint64_t>(0, 12));
    const Rational epsilon(*rc::gen::inRange(1, 40), 10);
    std::vector<std::uint64_t> errors = {0};  // of the target
    double sum = 0;
    for (const std::uint64_t one : others) {
      errors.push_back(one);
      sum += std::exp(-to_double(epsilon) * double(one) / 2);
    }
    RC_ASSERT(1 - selection_probabilities(errors, epsilon)[0] <= sum / (1 + sum) + 1e-12);
    RC_ASSERT(1 - permute_and_flip_probabilities(errors, epsilon)[0] <= most_flipped(sum) + 1e-12);
  });
  // Where it is attained: errors that are none or very many.
  const std::vector<std::uint64_t> extreme = {0, 0, 0, 1000, 1000};
  CHECK(1 - permute_and_flip_probabilities(extreme, 4)[0] == Approx(most_flipped(2)));
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
    RC_ASSERT(*permute_and_flip_examples(exact, goal).exact == *permute_and_flip_examples(power, goal).exact);
    RC_ASSERT(*permute_and_flip_examples(exact, goal).exact <= *mechanism_examples(exact, goal).exact);
    RC_ASSERT(*consistent_examples(exact, goal).exact == *consistent_examples(power, goal).exact);
    RC_ASSERT(*agnostic_mechanism_examples(exact, goal).exact == *agnostic_mechanism_examples(power, goal).exact);
    // Occam's bound is for the worst consistent hypothesis; a random choice fails less often where much may fail.
    if (goal.beta <= Rational(1, 5))
      RC_ASSERT(*consistent_examples(power, goal).exact <= *permute_and_flip_examples(power, goal).exact);
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
  CHECK(*largest_exponent(10'000, plain) == 1516);
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
