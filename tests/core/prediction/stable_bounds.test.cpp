// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/stable_bounds.hpp"

#include <cmath>
#include <limits>
#include <vector>

#include <catch2/catch.hpp>

#include "core/base/error.hpp"

namespace littlestone {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// The expected errors beyond the best of the exponential mechanism on these many more errors than the best.
double excess_errors(const std::vector<double>& more, double epsilon) {
  double total = 0;
  double weights = 0;
  for (const double errors : more) {
    weights += std::exp(-epsilon * errors / 2);
    total += errors * std::exp(-epsilon * errors / 2);
  }
  return total / weights;
}

/// ∫₀¹ min(1, K (1 − t)^n) dt by the midpoint rule.
double net_integral(double others, int subset) {
  constexpr int steps = 400'000;
  double sum = 0;
  for (int i = 0; i < steps; ++i) sum += std::min(1.0, others * std::pow(1 - (i + 0.5) / steps, subset));
  return sum / steps;
}

/// The least of γ* + net + mechanism over a grid of ε₀ at n and n', without the core; infinite where γ* passes γ.
double least_on_grid(double n, int subset, double others, double gamma) {
  double weight = std::log1p(others);  // W(K/e) by Newton's method
  for (int i = 0; i < 60; ++i)
    weight -= (weight * std::exp(weight) - others / std::exp(1)) / (std::exp(weight) * (1 + weight));
  double best = infinity;
  for (int i = 1; i <= 4000; ++i) {
    const double epsilon = i * 5e-4;
    const double share = subset / n;
    const double half = std::exp(epsilon);
    const double stability = share + (1 - share) * (half - 1) / (half + 1);
    if (stability > gamma) break;
    const double net = 1 - subset / (subset + 1.0) * std::pow(others, -1.0 / subset);
    best = std::min(best, stability + net + 2 * weight / epsilon / n);
  }
  return best;
}

/// The least excess at n and n' by golden sections over ε₀, which use no derivative. The sum may fall, rise and fall
/// again, so the range that γ allows is cut into pieces.
double least_by_sections(double n, int subset, const StableGoal& goal, MechanismForm form) {
  const double others = log_others(goal.hypotheses);
  const double gamma = to_double(goal.stability);
  const double share = subset / n;
  if (share >= gamma) return infinity;
  const double most = (form == MechanismForm::exponential ? 4 : 2) * std::atanh((gamma - share) / (1 - share));
  const double errors = mechanism_excess_errors(others, 1);  // at ε₀ = 1
  const double net = net_excess(others, static_cast<std::uint64_t>(subset));
  const double divisor = form == MechanismForm::exponential ? 4 : 2;
  const auto sum = [&](double epsilon) {
    return share + (1 - share) * std::tanh(epsilon / divisor) + errors / epsilon / n + net;
  };
  constexpr int pieces = 8;
  double least = sum(most);
  for (int piece = 0; piece < pieces; ++piece) {
    double low = most * piece / pieces;
    double high = most * (piece + 1) / pieces;
    const double golden = (std::sqrt(5.0) - 1) / 2;
    for (int i = 0; i < 60; ++i) {
      const double a = high - golden * (high - low);
      const double b = low + golden * (high - low);
      (sum(a) < sum(b) ? high : low) = sum(a) < sum(b) ? b : a;
    }
    least = std::min(least, sum((low + high) / 2));
  }
  return least;
}

}  // namespace

TEST_CASE("one example fewer than planned is too few for every subset and epsilon_0", "[prediction]") {
  for (const int hypotheses : {2, 8, 1000}) {
    for (const auto& [gamma, alpha] : {std::pair(Rational(1, 10), Rational(3, 10)),
                                       {Rational(1, 100), Rational(1, 4)},
                                       {Rational(1, 2), Rational(1, 2)},
                                       {Rational(3, 10), Rational(1, 5)},
                                       {Rational(99, 100), Rational(4, 5)}}) {
      for (const MechanismForm form : {MechanismForm::private_one, MechanismForm::exponential}) {
        StableGoal goal;
        goal.hypotheses = hypotheses;
        goal.stability = gamma;
        goal.alpha = alpha;
        const SharpStablePlan plan = plan_stable_sharp(goal, form);
        CAPTURE(hypotheses, to_double(gamma), to_double(alpha), plan.examples);
        const auto n = static_cast<double>(plan.examples);
        CHECK(least_by_sections(n, static_cast<int>(plan.subset), goal, form) <= to_double(alpha));
        for (int subset = 1; subset < n - 1; ++subset)
          REQUIRE(least_by_sections(n - 1, subset, goal, form) > to_double(alpha) - 1e-12);
      }
    }
  }
}

TEST_CASE("the bounds of the mockup are .190 and .542", "[prediction]") {
  CHECK(stability_bound(Rational(1, 10), Rational(1, 5)) == Approx(0.190).margin(5e-4));
  CHECK(std::tanh(0.1) == Approx(0.0997).margin(5e-5));
  CHECK(net_excess(std::log(7), 6) + mechanism_excess_errors(std::log(7), 0.2) / 60 == Approx(0.542).margin(5e-4));
  CHECK(printed_stability_bound(Rational(1, 10), Rational(1, 5)).value() == Approx(0.6));
  CHECK_FALSE(printed_stability_bound(Rational(1, 10), Rational(101, 100)));
}

TEST_CASE("one row moves the chance of two answers of the exponential mechanism by tanh(epsilon/4) at most",
          "[prediction]") {
  // Two hypotheses that answer differently: the odds of + are e^{ε(errors₋ − errors₊)/2}, and one row moves the
  // difference by 2.
  for (const double epsilon : {0.1, 1.0, 3.0}) {
    double most = 0;
    for (int difference = -20; difference <= 20; ++difference) {
      const auto chance = [&](int d) { return 1 / (1 + std::exp(-epsilon * d / 2)); };
      for (const int moved : {-2, -1, 1, 2})
        most = std::max(most, std::abs(chance(difference + moved) - chance(difference)));
    }
    CHECK(most == Approx(stability_bound(0, epsilon, MechanismForm::exponential)));
    CHECK(most < stability_bound(0, epsilon, MechanismForm::private_one));
  }
}

TEST_CASE(
    "the exponential mechanism errs 2/epsilon W((k-1)/e) more than the best at most, and that much for equal "
    "competitors",
    "[prediction]") {
  for (const double epsilon : {0.2, 1.0})
    for (const std::size_t others : {1U, 2U, 7U}) {
      const double bound = mechanism_excess_errors(std::log(static_cast<double>(others)), epsilon);
      double attained = 0;
      for (int i = 0; i < 4000; ++i) {
        std::vector<double> more(others + 1, i * 0.02);
        more.front() = 0;
        const double equal = excess_errors(more, epsilon);
        attained = std::max(attained, equal);
        if (others > 1) {
          more[1] *= 0.5;
          CHECK(excess_errors(more, epsilon) <= bound * (1 + 1e-12));
        }
        CHECK(equal <= bound * (1 + 1e-12));
      }
      CHECK(attained == Approx(bound).epsilon(1e-4));
      CHECK(bound < 2 / epsilon * std::log(static_cast<double>(others) + 1));
    }
  CHECK(mechanism_excess_errors(-infinity, 0.2) == 0);
}

TEST_CASE("W of e^x solves w + ln w = x from tiny to huge", "[prediction]") {
  for (const double x : {-30.0, -1.0, 0.0, 3.0, 599.0, 601.0, 1e5, 1e12}) {
    const double w = lambert_w_of_exp(x);
    CHECK(w + std::log(w) == Approx(x).epsilon(1e-12).margin(1e-12));
  }
  CHECK(lambert_w_of_exp(-infinity) == 0);
}

TEST_CASE("the net's excess is the integral of min(1, (k-1)(1-t)^n')", "[prediction]") {
  for (const double others : {1.0, 7.0, 511.0})
    for (const int subset : {1, 6, 40})
      CHECK(net_excess(std::log(others), static_cast<std::uint64_t>(subset)) ==
            Approx(net_integral(others, subset)).margin(1e-5));
  CHECK(net_excess(-infinity, 3) == 0);
}

TEST_CASE("the sharp plan keeps its promise and no fewer examples do", "[prediction]") {
  for (const auto& [hypotheses, gamma, alpha] : {std::tuple{8, Rational(1, 10), Rational(1, 5)},
                                                 {8, Rational(1, 50), Rational(1, 5)},
                                                 {2, Rational(1, 4), Rational(1, 4)}}) {
    StableGoal goal;
    goal.hypotheses = hypotheses;
    goal.stability = gamma;
    goal.alpha = alpha;
    const SharpStablePlan plan = plan_stable_sharp(goal);
    const double n = static_cast<double>(plan.examples);
    CHECK(plan.stability == stability_bound(Rational(plan.subset, plan.examples), Rational(plan.epsilon)));
    CHECK(plan.stability <= to_double(gamma));
    CHECK(plan.excess() <= to_double(alpha));
    const double others = hypotheses - 1;
    for (int subset = 1; subset < n; ++subset) {
      if (subset / n >= to_double(gamma)) break;
      // A grid finds less than the optimum; it must not find a promise with one example in a hundred less.
      CHECK(least_on_grid(n * 0.99, subset, others, to_double(gamma)) > to_double(alpha));
    }
    CHECK(least_on_grid(n * 1.01, static_cast<int>(plan.subset), others, to_double(gamma)) <= to_double(alpha));
    CHECK(plan_stable_sharp(goal, MechanismForm::exponential).examples < plan.examples);
    CHECK(static_cast<double>(plan.examples) < plan_stable_printed(goal).examples);
  }
}

TEST_CASE("the printed plan meets each condition of Lemma 13", "[prediction]") {
  StableGoal goal;
  goal.dimension = 1;
  const PrintedStablePlan plan = plan_stable_printed(goal);
  const double gamma = 0.1 / 3;
  const double alpha = 0.1 / 5;
  const double rows = static_cast<double>(plan.subset);
  CHECK(2 * std::pow(1 + 2 * rows, 2) * std::pow(2, -alpha * rows / 2) <= alpha);
  CHECK(2 * std::pow(1 + 2 * (rows - 1), 2) * std::pow(2, -alpha * (rows - 1) / 2) > alpha);
  CHECK(plan.examples >= rows / gamma);
  CHECK(plan.examples >= 2 * std::log(8) / (gamma * alpha));
  CHECK(plan.examples >= std::log(2 * 8 / 0.1) / (2 * alpha * alpha));
  CHECK(plan.examples == plan.examples_subset);
}

TEST_CASE("a class of one hypothesis needs what stability alone asks for", "[prediction]") {
  StableGoal goal;
  goal.hypotheses = 1;
  const SharpStablePlan plan = plan_stable_sharp(goal);
  CHECK(plan.net == 0);
  CHECK(plan.mechanism == 0);
  CHECK(plan.examples == 11);  // one row of T among ten is already a tenth
}

TEST_CASE("goals out of range are refused", "[prediction]") {
  StableGoal goal;
  goal.stability = 0;
  CHECK_THROWS_WITH(plan_stable_sharp(goal), "stability: 0: must be above 0 and below 1");
  goal.stability = Rational(1, 10);
  goal.alpha = 1;
  CHECK_THROWS_WITH(plan_stable_sharp(goal), "alpha: 1: must be above 0 and below 1");
  goal.alpha = Rational(1, 10);
  goal.hypotheses = 0;
  CHECK_THROWS_WITH(plan_stable_sharp(goal), "hypotheses: 0: must be at least 1");
  goal.hypotheses = 8;
  goal.dimension = 4;
  CHECK_THROWS_WITH(plan_stable_printed(goal), "dimension: 4: must be from 0 to 3");
  goal.dimension.reset();
  goal.alpha = parse_rational("alpha", "1e-300");
  CHECK_THROWS_WITH(plan_stable_sharp(goal), "alpha: 1e-300: asks for more than 2^60 examples");
  CHECK_THROWS_AS(plan_stable_printed(goal), InputError);
}

}  // namespace littlestone
