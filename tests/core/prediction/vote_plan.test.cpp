// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/vote_plan.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"

namespace littlestone {
namespace {

PredictionGoal goal_of(std::uint64_t hypotheses, const Rational& epsilon, const Rational& alpha) {
  PredictionGoal goal;
  goal.hypotheses = hypotheses;
  goal.epsilon = epsilon;
  goal.alpha = alpha;
  return goal;
}

/// ∫₀¹ min(1, m(1 − t)^b) dt by the trapezoidal rule: the expected error of a consistent learner among m competitors is
/// at most that.
double integral(double competitors, double rows) {
  constexpr int steps = 200'000;
  double sum = 0;
  for (int i = 0; i <= steps; ++i) {
    const double t = static_cast<double>(i) / steps;
    sum += std::min(1.0, competitors * std::pow(1 - t, rows)) * (i == 0 || i == steps ? 0.5 : 1);
  }
  return sum / steps;
}

}  // namespace

TEST_CASE("the envelope in closed form is that of the table, both ways", "[prediction][vote_plan]") {
  CHECK(rc::check([] {
    const auto k = *rc::gen::inRange<std::uint64_t>(1, 60);
    const Rational epsilon(*rc::gen::inRange(1, 30), 20);
    VoteRuleOptions options;
    options.blocks = k;
    options.epsilon = epsilon;
    const VoteRule rule(options);
    const GeometricEnvelope envelope(static_cast<double>(k), to_double(epsilon));
    for (std::size_t j = 0; j <= k; ++j)
      RC_ASSERT(std::abs(envelope.plus(static_cast<double>(j)) - rule.plus(j)) < 1e-13);
    const double error = *rc::gen::inRange(0, 101) / 100.0;
    RC_ASSERT(std::abs(envelope.at(error) - rule.envelope(error)) < 1e-12);
    const auto expected = rule.envelope_inverse(error);
    const auto found = envelope.inverse(error);
    RC_ASSERT(expected.has_value() == found.has_value());
    if (expected && *expected < 1) RC_ASSERT(std::abs(*expected - *found) < 1e-9);
  }));
}

TEST_CASE("the rows of a block are the least whose integral is small enough", "[prediction][vote_plan]") {
  for (const double competitors : {1.0, 7.0, 28.0, 1000.0})
    for (const double error : {.3, .1, .02}) {
      const std::uint64_t rows = block_rows(std::log(competitors), error).value();
      INFO(competitors << ", " << error << ": " << rows);
      CHECK(integral(competitors, static_cast<double>(rows)) <= error + 1e-5);
      if (rows > 1) CHECK(integral(competitors, static_cast<double>(rows - 1)) > error - 1e-5);
    }
  CHECK(block_rows(log_pairs(1), .1) == std::optional<std::uint64_t>(1));
  CHECK_FALSE(block_rows(log_pairs(8), 0).has_value());
}

TEST_CASE("the planned votes are the least over all numbers of blocks, and a quarter or less of Lemma 9's",
          "[prediction][vote_plan]") {
  for (const std::uint64_t hypotheses : {2U, 8U, 100U})
    for (const Rational& epsilon : {Rational(1, 2), Rational(1)})
      for (const Rational& alpha : {Rational(1, 10), Rational(1, 50)}) {
        const PredictionGoal goal = goal_of(hypotheses, epsilon, alpha);
        const VotesPlan sharp = plan_votes_sharp(goal);
        const VotesPlan paper = plan_votes_paper(goal);
        std::uint64_t least = paper.examples;
        for (std::uint64_t k = 1; k <= 2 * paper.blocks; ++k) {
          VoteRuleOptions options;
          options.blocks = k;
          options.epsilon = epsilon;
          const auto rows = block_rows_for(VoteRule(options), log_others(hypotheses), to_double(alpha));
          if (rows) least = std::min(least, k * *rows);
        }
        INFO(hypotheses << ", " << to_string(epsilon) << ", " << to_string(alpha));
        CHECK(sharp.examples == least);
        CHECK(4 * sharp.examples <= paper.examples);
        CHECK(paper.blocks ==
              static_cast<std::uint64_t>(std::ceil(4 * std::log(2 / to_double(alpha)) / to_double(epsilon))));
        // k/α′, the part without the class: 8 to 14 times less (MATH §B5).
        const double gain = static_cast<double>(paper.blocks) / paper.block_error /
                            (static_cast<double>(sharp.blocks) / sharp.block_error);
        CHECK(gain > 7.5);
        CHECK(gain < 14.5);
      }
}

TEST_CASE("with the planned votes the exact loss on thresholds is at most alpha, whatever the target",
          "[prediction][vote_plan]") {
  const ConceptClass thresholds = make_class("thresholds:8");
  const VotesPlan plan = plan_votes_sharp(goal_of(8, Rational(1, 2), Rational(1, 10)));
  for (std::uint64_t target = 0; target < 8; ++target)
    for (const char* marginal : {"uniform", "geometric:0.4"}) {
      SoaAutomaton soa(thresholds);
      VotesLossOptions options;
      options.examples = plan.examples;
      options.blocks = {plan.blocks};
      const auto curve = votes_loss_curve(soa, make_distribution(thresholds, marginal, target), options);
      CHECK(curve.front().loss <= .1);
      CHECK(curve.front().block_error <= plan.block_error);
    }
}

TEST_CASE("a plan for noisy labels keeps every inequality", "[prediction][vote_plan]") {
  for (const PieceScore score : {PieceScore::representative, PieceScore::minimum})
    for (const std::uint64_t hypotheses : {8U, 1000U})
      for (const Rational& alpha : {Rational(1, 10), Rational(1, 1000)}) {
        const PredictionGoal goal = goal_of(hypotheses, Rational(1, 2), alpha);
        const NoisyLabelsPlan plan = plan_noisy_labels(goal, score);
        const double epsilon = .5;
        INFO(to_string(score) << ", " << hypotheses << ", " << to_string(alpha) << ": n " << plan.examples);
        // Privacy, by MATH §B6 written out.
        const double share = plan.subset / plan.examples;
        const double exponent = (score == PieceScore::minimum ? 0 : plan.epsilon1) + plan.epsilon2;
        const double before =
            std::log(1 + share * (4 * std::exp(exponent * plan.apart) - 1)) + plan.epsilon1 + plan.epsilon2;
        CHECK(before <= epsilon + 1e-9);
        const double pairs = static_cast<double>(hypotheses * (hypotheses - 1)) / 2;
        const double delta =
            share * std::min(1.0, pairs * std::pow(1 - plan.apart / (plan.examples - 1), plan.subset - 1));
        CHECK(std::log(1 + (1 - 2 * plan.flip) * delta / plan.flip) <= epsilon + 1e-6);
        // Accuracy.
        CHECK(plan.uniform == Approx(std::sqrt(std::log(static_cast<double>(hypotheses)) / (2 * plan.examples))));
        CHECK(plan.mechanism == Approx(mechanism_excess_errors(log_others(hypotheses), plan.epsilon1) / plan.examples));
        CHECK(plan.blocks * plan.block_rows <= plan.examples);
        const double competitors = score == PieceScore::minimum ? pairs : static_cast<double>(hypotheses - 1);
        const double net = 1 - plan.subset / (plan.subset + 1) * std::pow(competitors, -1 / plan.subset);
        CHECK(plan.net == Approx(net).margin(1e-9));
        CHECK(plan.uniform + plan.net + plan.mechanism + plan.votes + plan.flip <= to_double(alpha) + 1e-12);
        CHECK(plan.examples < plan_noisy_labels_paper(goal).examples);
      }
}

TEST_CASE("scoring by the minimum plans fewer rows, by a tenth to a half", "[prediction][vote_plan]") {
  for (const Rational& alpha : {Rational(1, 50), Rational(1, 1000)}) {
    const PredictionGoal goal = goal_of(8, Rational(1, 100), alpha);
    const double ratio = plan_noisy_labels(goal, PieceScore::minimum).examples /
                         plan_noisy_labels(goal, PieceScore::representative).examples;
    CHECK(ratio < .9);
    CHECK(ratio > .5);
  }
}

TEST_CASE("Theorem 12 asks for fewer rows than Corollary 2 once alpha is small, 7e-5 among them",
          "[prediction][vote_plan]") {
  // |H| = 8, ε = 0.01: the picture's calculator, with fixed shares of α, meets at 7·10⁻⁵ and asks for 8·10⁸ at α = .02;
  // free shares do better.
  const auto theorem = [](const Rational& alpha) {
    return plan_noisy_labels(goal_of(8, Rational(1, 100), alpha), PieceScore::minimum).examples;
  };
  const auto corollary = [](const Rational& alpha) {
    return static_cast<double>(plan_flipped(goal_of(8, Rational(1, 100), alpha)).examples);
  };
  CHECK(theorem(Rational(2, 100)) <= 8e8);
  CHECK(theorem(Rational(2, 100)) > corollary(Rational(2, 100)));
  CHECK(theorem(Rational(7, 100'000)) < corollary(Rational(7, 100'000)));
  // Slopes −2, and −1 up to logarithms.
  const double steep = std::log10(corollary(Rational(1, 10'000)) / corollary(Rational(1, 1000)));
  CHECK(steep == Approx(2).margin(.02));
  const double flat = std::log10(theorem(Rational(1, 10'000)) / theorem(Rational(1, 1000)));
  CHECK(flat > 1);
  CHECK(flat < 1.35);
}

TEST_CASE("both planners meet where they say", "[prediction][vote_plan]") {
  const PredictionGoal goal = goal_of(8, Rational(1, 100), Rational(1, 10));
  const auto meet = where_slopes_cross(goal, PieceScore::minimum).alpha;
  REQUIRE(meet.has_value());
  CHECK(*meet > 7e-5);
  const PredictionGoal there = goal_of(8, Rational(1, 100), Rational(*meet));
  CHECK(plan_noisy_labels(there, PieceScore::minimum).examples ==
        Approx(static_cast<double>(plan_flipped(there).examples)).epsilon(.05));
  CHECK_THROWS_AS(where_slopes_cross(goal, PieceScore::minimum, [](const Progress&) { return Answer::stop; }), Stopped);
}

TEST_CASE("a flipped stable learner's plan has the stability that its flip needs", "[prediction][vote_plan]") {
  const FlippedPlan plan = plan_flipped(goal_of(8, Rational(1, 2), Rational(1, 10)));
  CHECK(plan.stability == Approx(plan.flip * std::expm1(.5) / (1 - 2 * plan.flip)));
  CHECK(plan.stable.stability <= plan.stability * (1 + 1e-9));
  CHECK(plan.stable.excess() + plan.flip <= .1 + 1e-9);
  CHECK(plan.examples == plan.stable.examples);
}

TEST_CASE("plans end where a handful of rows is enough", "[prediction][vote_plan]") {
  for (const std::uint64_t hypotheses : {1U, 2U, 3U})
    for (const PieceScore score : {PieceScore::representative, PieceScore::minimum}) {
      const NoisyLabelsPlan plan = plan_noisy_labels(goal_of(hypotheses, 100, Rational(2, 5)), score);
      CHECK(plan.examples >= 3);
      CHECK(plan.examples < 1000);
      CHECK(plan.excess() <= .4);
    }
}

TEST_CASE("bad goals of a plan are refused", "[prediction][vote_plan]") {
  CHECK_THROWS_WITH(plan_votes_sharp(goal_of(0, 1, Rational(1, 10))), "hypotheses: 0: must be from 1 to 2^53");
  CHECK_THROWS_WITH(plan_votes_sharp(goal_of(8, 0, Rational(1, 10))), "epsilon: 0: must be above 0");
  CHECK_THROWS_WITH(plan_noisy_labels(goal_of(8, 1, Rational(1, 2)), PieceScore::minimum),
                    "alpha: 0.5: must be above 0 and below 1/2");
  CHECK_THROWS_AS(plan_flipped(goal_of(8, 1, 0)), InputError);
  // One hypothesis leaves nothing to learn but privacy of nothing.
  CHECK(plan_votes_sharp(goal_of(1, 1, Rational(1, 10))).block_rows == 1);
}

}  // namespace littlestone
