// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agnostic/agnostic_plan.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <string>

#include "core/agnostic/relabel.hpp"
#include "core/base/error.hpp"

using namespace littlestone;

namespace {

AgnosticGoal goal_of(double log2_hypotheses, int dimension, int vc) {
  AgnosticGoal goal;
  goal.hypotheses = HypothesisCount::power_of_two(log2_hypotheses);
  goal.dimension = dimension;
  goal.vc = vc;
  return goal;
}

// Every condition of the proof, written out again from MATH §C1 with logarithms.
void require_keeps_promise(const AgnosticGoal& goal, const AgnosticPlan& plan) {
  const double n = plan.examples.exact->convert_to<double>();
  const double m = plan.subset.exact->convert_to<double>();
  const double a1 = to_double(plan.learner_alpha);
  const double e0 = to_double(plan.learner_epsilon);
  const double e1 = to_double(plan.selection_epsilon);
  const double beta = to_double(goal.beta);
  const double ln_h = goal.hypotheses.log2 * std::log(2.0);
  const double d = goal.vc;
  REQUIRE(e1 + std::log1p(m / n * (4 * std::exp(e0) - 1)) <= to_double(goal.epsilon) * (1 + 1e-12));
  const double ghost = std::ceil(std::max(m * m, 8 / a1));
  const double ln_pi = std::min(ln_h, d * std::log(std::exp(1.0) * m / d));
  const double ln_inner_beta = -plan.learner_beta_log2 * std::log(2.0);
  double inside = a1;
  if (plan.route == UniformRoute::growth) {
    inside = 2 * a1 * (1 + m / ghost);
    REQUIRE(ln_inner_beta <=
            std::log(beta / 16) - std::min(ln_h, d * std::log(std::exp(1.0) * (m + ghost) / d)) + 1e-9);
  } else {
    REQUIRE(ln_inner_beta <= std::log(beta / 4) - ln_h + 1e-9);
  }
  const double uniform = std::min(std::sqrt(8 * (std::log(16 / beta) + d * std::log(2 * std::exp(1.0) * n / d)) / n),
                                  std::sqrt((std::log(8 / beta) + ln_h) / (2 * n)));
  REQUIRE(inside + 2 * (ln_pi + std::log(4 / beta)) / (e1 * n) + 2 * uniform <= to_double(goal.alpha));
  // The learner inside is what its own theorem says.
  const LearnerConstants& c = plan.constants;
  REQUIRE(*c.total.exact == *plan.subset.exact);
  REQUIRE(c.goal.epsilon == plan.learner_epsilon);
  REQUIRE(c.goal.alpha == plan.learner_alpha);
  REQUIRE(c.goal.delta <= goal.delta);
  REQUIRE(c.goal.beta == Rational(1, power_of_two(static_cast<unsigned>(plan.learner_beta_log2))));
  for (const CheckedInequality& check : verify(c)) REQUIRE(check.holds);
}

}  // namespace

TEST_CASE("an agnostic plan keeps every inequality of its proof, by either route", "[agnostic]") {
  for (const auto& [log2_h, d, vc] : {std::tuple{3.0, 1, 1}, {1e6, 1, 1}, {4.0, 2, 2}}) {
    for (const UniformRoute route : {UniformRoute::growth, UniformRoute::hypotheses}) {
      const AgnosticGoal goal = goal_of(log2_h, d, vc);
      const auto plan = plan_agnostic(goal, route);
      INFO(log2_h << " bits, Ldim " << d << ", VC " << vc << ", " << to_string(route));
      if (log2_h > 1e5 && route == UniformRoute::hypotheses) {
        CHECK_FALSE(plan);
        continue;
      }
      REQUIRE(plan);
      require_keeps_promise(goal, *plan);
      CHECK(relabel_privacy(plan->learner_epsilon, goal.delta, plan->selection_epsilon,
                            plan->subset.exact->convert_to<std::uint64_t>(),
                            plan->examples.exact->convert_to<std::uint64_t>())
                .epsilon <= 1 + 1e-12);
    }
  }
}

TEST_CASE("an agnostic plan holds for other promises, and one example fewer breaks a condition", "[agnostic]") {
  AgnosticGoal goal = goal_of(20, 1, 1);
  goal.epsilon = Rational(1, 2);
  goal.alpha = Rational(1, 5);
  goal.beta = Rational(1, 100);
  auto plan = plan_agnostic(goal, UniformRoute::hypotheses);
  REQUIRE(plan);
  require_keeps_promise(goal, *plan);
  // n is the larger of what privacy and accuracy ask for; they meet to one step of epsilon1, so 1 % fewer break one
  // of them.
  const double n = plan->examples.exact->convert_to<double>() * 0.99;
  const double privacy =
      to_double(plan->selection_epsilon) +
      std::log1p(plan->subset.exact->convert_to<double>() / n * (4 * std::exp(to_double(plan->learner_epsilon)) - 1));
  CHECK(privacy > 0.5);
}

TEST_CASE("where sharp constants end the agnostic plan says why", "[agnostic]") {
  std::string missing;
  CHECK_FALSE(plan_agnostic(goal_of(9, 7, 1), UniformRoute::hypotheses, {}, &missing));
  CHECK(missing.find("must be at most 6") != std::string::npos);
  CHECK_FALSE(plan_agnostic(goal_of(5000, 1, 1), UniformRoute::hypotheses, {}, &missing));
  CHECK(missing.find("1e-240") != std::string::npos);
  CHECK_THROWS_AS(plan_agnostic(goal_of(9, 1, 2)), InputError);
  AgnosticGoal goal = goal_of(9, 1, 1);
  goal.alpha = Rational(1, 2);
  CHECK_THROWS_AS(plan_agnostic(goal), InputError);
  CHECK_THROWS_AS(plan_agnostic(goal_of(9, 1, 1), [](const Progress&) { return Answer::stop; }), Stopped);
}

TEST_CASE("with the paper's constants the agnostic learner asks for far more, and a small epsilon for its inverse",
          "[agnostic]") {
  const AgnosticGoal goal = goal_of(3, 1, 1);
  const auto paper = plan_agnostic_paper(goal);
  REQUIRE(paper);
  CHECK(paper->log10_examples > plan_agnostic(goal)->examples.log10 + 3);
  CHECK(std::log1p(paper->share * std::expm1(4)) == Approx(1));
  AgnosticGoal small = goal;
  small.epsilon = Rational(1, 1000);
  CHECK(plan_agnostic_paper(small)->log10_examples - paper->log10_examples ==
        Approx(std::log10(std::expm1(1) / std::expm1(0.001))));
  CHECK_FALSE(plan_agnostic_paper(goal_of(30, 9, 1)));
}
