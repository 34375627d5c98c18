// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/constants.hpp"

#include <algorithm>
#include <boost/math/special_functions/beta.hpp>
#include <catch2/catch.hpp>
#include <cmath>
#include <vector>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/learner/tails.hpp"
#include "core/tournament/spectrum.hpp"
#include "tests/support/bridge.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;

namespace {

AccuracyGoal goal_of(int dimension) {
  AccuracyGoal goal;
  goal.dimension = dimension;
  return goal;
}

void require_verified(const LearnerConstants& constants) {
  for (const CheckedInequality& check : verify(constants)) {
    CAPTURE(constants.goal.dimension, check.name, check.left, check.right);
    REQUIRE(check.holds);
  }
}

bool verified(const LearnerConstants& constants) {
  for (const CheckedInequality& check : verify(constants)) {
    if (!check.holds) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("sharp constants pass every inequality of their proof, within the totals promised", "[learner]") {
  const double promised[] = {160, 25'130, 655'436, 30.9e6, 1.49e10};
  for (int d = 0; d <= 4; ++d) {
    const LearnerConstants constants = sharp_constants(goal_of(d));
    require_verified(constants);
    CAPTURE(d, constants.total.exact->str());
    CHECK(constants.total.exact->convert_to<double>() <= promised[d]);
    CHECK(runnable(constants).batches == *constants.batches.exact);
  }
}

TEST_CASE("with partition selection sharp constants pass the same inequalities and need fewer examples", "[learner]") {
  for (const auto& [epsilon, delta] : std::vector<std::array<const char*, 2>>{{"1", "1e-6"}, {"0.1", "1e-6"}}) {
    for (int d = 1; d <= 3; ++d) {  // for d = 0 every batch votes the same, and there is nothing to gain
      AccuracyGoal goal = goal_of(d);
      goal.epsilon = parse_rational("", epsilon);
      goal.delta = parse_rational("", delta);
      const LearnerConstants names = sharp_constants(goal, ListRule::partition_selection);
      require_verified(names);
      CAPTURE(d, epsilon, names.total.exact->str());
      CHECK(*names.total.exact < *sharp_constants(goal).total.exact);
      CHECK(names.threshold == 0);
      CHECK(runnable(names).list_by == ListRule::partition_selection);
      LearnerConstants fewer = names;  // what the search found is all but the least
      fewer.batches.exact = *names.batches.exact * 19 / 20;
      fewer.total.exact = *fewer.batches.exact * (*fewer.cap.exact + *fewer.auxiliary.exact) + *fewer.selection.exact;
      CHECK_FALSE(verified(fewer));
    }
  }
}

TEST_CASE("sharp constants hold for other promises too", "[learner]") {
  for (const auto& [epsilon, delta, alpha, beta] : std::vector<std::array<const char*, 4>>{
           {"0.1", "1e-9", "0.05", "0.01"}, {"8", "1e-3", "0.4", "0.4"}, {"1/3", "1e-6", "0.9", "1e-6"}}) {
    for (int d = 0; d <= 2; ++d) {
      require_verified(sharp_constants({d, parse_rational("", epsilon), parse_rational("", delta),
                                        parse_rational("", alpha), parse_rational("", beta)}));
    }
  }
}

TEST_CASE("sharp constants hold for chances so small that 1 - Pr has no digits of them left", "[learner]") {
  const auto goal = [](int d, const char* epsilon, const char* delta, const char* alpha, const char* beta) {
    return AccuracyGoal{d, parse_rational("", epsilon), parse_rational("", delta), parse_rational("", alpha),
                        parse_rational("", beta)};
  };
  require_verified(sharp_constants(goal(1, "1", "1e-6", "0.1", "1e-12")));
  require_verified(sharp_constants(goal(1, "1", "1e-6", "0.001", "1e-10")));
  require_verified(sharp_constants(goal(1, "3", "1e-300", "0.01", "1e-12")));
  require_verified(sharp_constants(goal(2, "1", "1e-6", "0.1", "1e-11")));
}

TEST_CASE("no smaller selection sample has a g and a b that keep the promise with the same list", "[learner]") {
  for (const auto& [dimension, epsilon] :
       {std::pair(0, Rational(1)), {0, Rational(3)}, {1, Rational(3)}, {1, Rational(6)}}) {
    const AccuracyGoal goal{dimension, epsilon, Rational(1, 1000), Rational(1, 4), Rational(1, 10)};
    const LearnerConstants constants = sharp_constants(goal);
    CAPTURE(dimension, to_double(epsilon), constants.selection.exact->str());
    const auto checks = verify(constants);
    const auto withheld = std::find_if(checks.begin(), checks.end(), [](const CheckedInequality& one) {
      return one.name == "Pr[f is withheld] <= beta";
    });
    REQUIRE(withheld != checks.end());
    const double left = to_double(goal.beta) - withheld->left;
    const double half = to_double(epsilon) / 2;
    const double candidates =
        constants.batches.exact->convert_to<double>() * detail::candidates_a_vote(half, constants.threshold);
    // The search looks three in a hundred of n' further down: all of these are too few.
    const auto planned = constants.selection.exact->convert_to<int>();
    REQUIRE(planned < 1000);
    for (int examples = planned - planned / 40; examples < planned; ++examples) {
      const double alpha = to_double(goal.alpha);
      std::vector<double> passes;
      for (int b = 0; b < examples; ++b) passes.push_back(candidates * boost::math::ibetac(b + 1, examples - b, alpha));
      double least = 1;
      for (int g = 0; g < examples; ++g) {
        const double errs = boost::math::ibeta(g + 1, examples - g, constants.loss_share * alpha);
        for (int b = g + 1; b < examples && errs < least; ++b) {
          const double preferred = candidates * std::exp(-half * (b + 1 - g));
          least = std::min(least, errs + passes[static_cast<std::size_t>(b)] + preferred);
        }
      }
      REQUIRE(least > left * (1 - 1e-6));
    }
  }
}

TEST_CASE("sharp constants go down to chances of 10^-240, and are checked as closely there", "[learner]") {
  const auto goal = [](int d, const char* epsilon, const char* delta, const char* alpha, const char* beta) {
    return AccuracyGoal{d, parse_rational("", epsilon), parse_rational("", delta), parse_rational("", alpha),
                        parse_rational("", beta)};
  };
  require_verified(sharp_constants(goal(0, "1", "1e-6", "0.1", "1e-240")));
  require_verified(sharp_constants(goal(1, "1", "1e-6", "0.02", "1e-100")));
  require_verified(sharp_constants(goal(1, "1", "1e-6", "0.1", "1e-120"), ListRule::partition_selection));
  require_verified(sharp_constants(goal(1, "4", "1e-3", "0.3", "1e-240")));
  LearnerConstants small = sharp_constants(goal(1, "1", "1e-6", "0.1", "1e-60"));
  CHECK(small.total.log10 < std::log10(60) + sharp_constants(goal(1, "1", "1e-6", "0.1", "0.1")).total.log10);
  small.few_errors -= 40;  // some e^-10 of a chance of 1e-60: 1 - Pr would not see it
  CHECK_FALSE(verified(small));
}

TEST_CASE("the check refuses a table in which any number is better than the proof allows", "[learner]") {
  const LearnerConstants good = sharp_constants(goal_of(2));
  REQUIRE(verified(good));
  const auto broken = [&](const auto& change) {
    LearnerConstants constants = good;
    change(constants);
    constants.total.exact =
        *constants.batches.exact * (*constants.cap.exact + *constants.auxiliary.exact) + *constants.selection.exact;
    return !verified(constants);
  };
  CHECK_FALSE(broken([](LearnerConstants&) {}));
  CHECK(broken([](auto& c) { c.eta *= 1.001; }));
  CHECK(broken([](auto& c) { c.thresholds[2] *= 1.001; }));
  CHECK(broken([](auto& c) { c.thresholds[0] *= 1.1; }));
  CHECK(broken([](auto& c) { c.levels[0] = 0; }));
  CHECK(broken([](auto& c) { c.cap.exact = *c.cap.exact * 3 / 4; }));
  CHECK(broken([](auto& c) { c.cap.exact = *c.cap.exact * 1'000'000'000; }));
  CHECK(broken([](auto& c) { c.batches.exact = *c.batches.exact * 19 / 20; }));
  CHECK(broken([](auto& c) { c.selection.exact = *c.selection.exact * 19 / 20; }));
  CHECK(broken([](auto& c) {
    const BigInteger shorter = *c.auxiliary.exact - 1;
    c.cap.exact = *c.cap.exact / *c.auxiliary.exact * shorter;
    c.auxiliary.exact = shorter;
  }));
  CHECK(broken([](auto& c) { c.few_errors -= 60; }));
  CHECK(broken([](auto& c) { c.goal.beta /= 2; }));
  CHECK(broken([](auto& c) { c.goal.delta /= 100; }));
}

TEST_CASE("on every class on 3 points some level reaches its sharp threshold, and the bounds of the proof hold",
          "[learner]") {
  // MATH §4, 1 against the exact spectrum: the recursion of ρ while no level is stable, and Lemma 25 with τ_k.
  double closest = 1e300;
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    SoaAutomaton soa(concept_class);
    const int d = soa.dimension(SoaAutomaton::start());
    static std::array<std::vector<double>, 4> thresholds;
    auto& tau = thresholds[static_cast<std::size_t>(d)];
    if (tau.empty()) tau = sharp_constants(goal_of(d)).thresholds;
    for (const char* marginal : {"uniform", "weights:6,3,1", "weights:1,20,5"}) {
      for (const std::uint64_t n : {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{5}}) {
        const Distribution distribution = make_distribution(concept_class, marginal, table.size() / 2);
        const Spectrum spectrum = exact_spectrum(soa, distribution, {n, d});
        CAPTURE(table, marginal, n);
        REQUIRE(first_stable_level(spectrum, tau));
        double best = 0;
        for (std::size_t k = 0; k < spectrum.levels.size() && spectrum.levels[k].defined; ++k) {
          best = std::max(best, spectrum.levels[k].largest() / tau[k]);
          if (k == 0) continue;
          const SpectrumLevel& below = spectrum.levels[k - 1];
          // The same inequality with the level's own largest frequency in place of τ.
          REQUIRE(spectrum.levels[k].rho >= below.rho * (below.rho - below.largest()) / 2 - 1e-12);
        }
        closest = std::min(closest, best);
      }
    }
  }
  CHECK(closest >= 1);
}

TEST_CASE("sharp constants are not refused for dimension 4 with a tenth of the privacy loss", "[learner]") {
  AccuracyGoal goal = goal_of(4);
  goal.epsilon = Rational(1, 10);
  const LearnerConstants constants = sharp_constants(goal);
  require_verified(constants);
  CHECK(constants.total.exact->convert_to<double>() <= 1.4e11);
}

TEST_CASE("tournaments overrun their cap no more often than their bound says", "[learner]") {
  // Thresholds chosen just above the class's own largest frequencies, so that the premise of the bound holds.
  const ConceptClass concept_class = make_class("thresholds:8");
  const Distribution distribution = make_distribution(concept_class, "uniform", 2);
  SoaAutomaton soa(concept_class);
  const Spectrum spectrum = exact_spectrum(soa, distribution, {1, 2});
  std::vector<double> tau;
  for (const SpectrumLevel& level : spectrum.levels) tau.push_back(level.largest() * 1.0001);
  Engine coins = SeedTree(71).engine();
  SamplerSource source(soa, distribution, SeedTree(72));
  constexpr int runs = 20'000;
  for (const int level : {1, 2}) {
    for (const std::uint64_t blocks : {8ULL, 14ULL, 24ULL}) {
      std::vector<Rational> weights(4, Rational(0));
      weights[static_cast<std::size_t>(level)] = 1;
      int failed = 0;
      for (int i = 0; i < runs; ++i) {
        std::uint64_t used = 0;
        failed += sample_tournament(soa, level, {1, blocks, weights}, source, coins, used) ? 0 : 1;
      }
      const double bound = overrun_bounds(tau, blocks)[static_cast<std::size_t>(level)];
      CAPTURE(level, blocks, failed, bound);
      CHECK(oracle::binomial_upper_tail(failed, runs, std::min(1.0, bound)) > oracle::false_alarm);
    }
  }
}

TEST_CASE("the paper's constants are those of its proof", "[learner]") {
  const LearnerConstants one = paper_constants(goal_of(1));
  CHECK(one.eta == std::ldexp(1.0, -9) / 2);  // 2^(−2^3−1)/(1+1)
  CHECK(one.thresholds[1] == std::ldexp(1.0, -8));
  CHECK(*one.auxiliary.exact == 160);                   // ⌈2^3/(1/20)⌉
  CHECK(*one.cap.exact == BigInteger(512 * 16) * 160);  // 2^(2^3+1)·4^2·n
  CHECK(one.total.log10 == Approx(12.25).margin(0.1));  // about 10^12, MATH §4
  CHECK(*one.total.exact == *one.batches.exact * (*one.cap.exact + *one.auxiliary.exact) + *one.selection.exact);
  CHECK(one.log10_eta == Approx(std::log10(one.eta)));
  const LearnerConstants four = paper_constants(goal_of(4));
  CHECK_FALSE(four.cap.exact);
  CHECK(four.log10_eta == Approx(-65 * std::log10(2.0) - std::log10(5.0)));
  CHECK(four.eta == Approx(std::ldexp(1.0, -65) / 5).epsilon(1e-12));
  for (int d = 0; d <= 60; ++d) {
    const LearnerConstants constants = paper_constants(goal_of(d));
    const double tower = std::ldexp(1.0, d + 2);
    CAPTURE(d);
    CHECK(constants.log10_eta == Approx(-(tower + 1) * std::log10(2.0) - std::log10(d + 1)).epsilon(1e-14));
    CHECK(std::isfinite(constants.total.log10));
    CHECK(constants.total.log10 > constants.cap.log10);
    CHECK(constants.levels.size() == static_cast<std::size_t>(d) + 1);
  }
  CHECK_THROWS_AS(runnable(four), InputError);
}

TEST_CASE("the paper's number of batches meets the three conditions of its stable histogram", "[learner]") {
  for (int d = 0; d <= 3; ++d) {
    const LearnerConstants constants = paper_constants(goal_of(d));
    const double k = constants.batches.exact->convert_to<double>();
    const double share = 0.1 / 3;
    CHECK(std::exp(-constants.eta * k / 128) / constants.eta <= share * 1.000001);
    CHECK(constants.eta * k / 16 >= static_cast<double>(constants.threshold) * 0.999999);
    CHECK(2 * k * std::exp(-0.25 * constants.eta * k / 16) <= share * 1.000001);
    CHECK(static_cast<double>(constants.removal) == Approx(0.75 * constants.eta * k).margin(1.5));
  }
}

TEST_CASE("goals out of range are refused by field", "[learner]") {
  const auto field = [](const AccuracyGoal& goal, const auto& constants) -> std::string {
    try {
      (void)constants(goal);
      return "";
    } catch (const InputError& error) {
      return error.field();
    }
  };
  const auto sharp = [](const AccuracyGoal& goal) { return sharp_constants(goal); };
  CHECK(field(goal_of(-1), paper_constants) == "dimension");
  CHECK(field(goal_of(61), paper_constants) == "dimension");
  CHECK(field(goal_of(7), sharp) == "dimension");
  CHECK(field({1, 0, Rational(1, 2), Rational(1, 2), Rational(1, 2)}, paper_constants) == "epsilon");
  CHECK(field({1, 1, 1, Rational(1, 2), Rational(1, 2)}, paper_constants) == "delta");
  CHECK(field({1, 1, Rational(1, 2), 1, Rational(1, 2)}, paper_constants) == "alpha");
  CHECK(field({1, 1, Rational(1, 2), Rational(1, 2), 0}, sharp) == "beta");
  CHECK(field({1, 1, Rational(1, 2), Rational(1, 2), parse_rational("", "9e-241")}, sharp) == "beta");
  CHECK(field({1, Rational(1, 1'000'000), Rational(1, 2), Rational(1, 2), Rational(1, 2)}, sharp) == "epsilon");
  CHECK_THROWS_AS(parse_constants_kind("constants", "magic"), InputError);
}
