// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/constants.hpp"

#include <algorithm>
#include <boost/math/special_functions/beta.hpp>
#include <catch2/catch.hpp>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/learner/level_bounds.hpp"
#include "core/learner/tails.hpp"
#include "core/tournament/cap_law.hpp"
#include "core/tournament/spectrum.hpp"
#include "core/tournament/vote_law.hpp"
#include "tests/support/bridge.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/support/statistics.hpp"
#include "tests/support/temporary_folder.hpp"

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
  const double promised[] = {160, 5'260, 167'000, 6.3e6, 3.27e9};
  for (int d = 0; d <= 4; ++d) {
    const LearnerConstants constants = sharp_constants(goal_of(d));
    require_verified(constants);
    CAPTURE(d, constants.total.exact->str());
    CHECK(constants.total.exact->convert_to<double>() <= promised[d]);
    CHECK(runnable(constants).batches == *constants.batches.exact);
  }
}

TEST_CASE("G* needs fewer examples, and its sharp constants pass every inequality of their proof", "[learner]") {
  const double promised[] = {160, 4'820, 135'500, 5.7e6, 3.23e9};
  for (int d = 0; d <= 4; ++d) {
    const LearnerConstants constants = sharp_constants(goal_of(d), ListRule::laplace, OnFail::soa);
    require_verified(constants);
    CAPTURE(d, constants.total.exact->str());
    CHECK(constants.total.exact->convert_to<double>() <= promised[d]);
    CHECK(runnable(constants).on_fail == OnFail::soa);
    if (d == 0) continue;
    CHECK(*constants.total.exact < *sharp_constants(goal_of(d)).total.exact);
    LearnerConstants broken = constants;
    broken.on_fail = OnFail::fail;  // level 0 has no weight of its own: only the batches that fail answer for it
    CHECK_FALSE(verified(broken));
    broken = constants;
    broken.eta *= 1 + 1e-8;
    CHECK_FALSE(verified(broken));
    broken = constants;
    broken.cap.exact = *broken.cap.exact - 2 * *broken.auxiliary.exact;  // one pair of blocks fewer
    broken.total.exact =
        *broken.batches.exact * (*broken.cap.exact + *broken.auxiliary.exact) + *broken.selection.exact;
    CHECK_FALSE(verified(broken));
  }
  // Two blocks, one pair: eta = 1/4 (STABILITY R4).
  AccuracyGoal coarse = goal_of(1);
  coarse.alpha = Rational(9, 10);
  const LearnerConstants quarter = sharp_constants(coarse, ListRule::laplace, OnFail::soa);
  CHECK(quarter.eta == Approx(0.25).epsilon(2e-3));
  CHECK(*quarter.cap.exact == 2);
}

TEST_CASE("G* says the predictor of the proof as often as its sharp constants promise", "[learner]") {
  // Over random classes and distributions: the exact law of G* with its constants' levels and cap, n as is.
  double closest = 1e300;
  Engine engine = SeedTree(23).engine();
  for (int i = 0; i < 150; ++i) {
    const ConceptClass concept_class =
        make_class("random:" + std::to_string(3 + engine() % 6) + ",4," + std::to_string(i));
    SoaAutomaton soa(concept_class);
    const int d = soa.dimension(SoaAutomaton::start());
    if (d < 1 || d > 2) continue;
    static std::array<std::optional<LearnerConstants>, 3> known;
    auto& constants = known[static_cast<std::size_t>(d)];
    if (!constants) constants = sharp_constants(goal_of(d), ListRule::laplace, OnFail::soa);
    Distribution distribution = make_distribution(concept_class, "uniform", engine() % concept_class.size());
    double sum = 0;
    for (double& weight : distribution.weights) sum += weight = 1 + static_cast<double>(engine() % 30);
    for (double& weight : distribution.weights) weight /= sum;
    const std::uint64_t n = 1 + engine() % 4;
    const auto blocks = static_cast<std::uint64_t>(*constants->cap.exact / *constants->auxiliary.exact);
    SoaAutomaton fresh(concept_class);
    const auto law = exact_vote_law(fresh, distribution, {n, n * blocks, constants->levels, OnFail::soa});
    REQUIRE(law);
    CAPTURE(i, d, n);
    REQUIRE(law->predictors.front().probability >= constants->eta);
    closest = std::min(closest, law->predictors.front().probability / constants->eta);
  }
  CHECK(closest < 8);
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
      return one.name == "(5) Pr[f is withheld] <= beta";
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

TEST_CASE("every inequality that is checked has its number, which the text of the proof has too", "[learner]") {
  const std::string text = support::bytes_of(support::source_folder() + "/resources/help/sharp-constants.md");
  for (const OnFail on_fail : {OnFail::fail, OnFail::soa}) {
    std::set<int> numbers;
    for (const CheckedInequality& check : verify(sharp_constants(goal_of(2), ListRule::laplace, on_fail))) {
      if (check.name.front() == '(') numbers.insert(std::stoi(check.name.substr(1)));
    }
    std::set<int> expected = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    if (on_fail == OnFail::soa) expected.insert(10);
    CHECK(numbers == expected);
    for (const int number : numbers) {
      CAPTURE(number);
      CHECK(text.find("**(" + std::to_string(number) + ")**") != std::string::npos);
    }
  }
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
  // sharp-constants.md, 1, against the exact spectrum.
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
        }
        closest = std::min(closest, best);
      }
    }
  }
  CHECK(closest >= 1);
}

TEST_CASE("while no level is stable tournaments agree with the target as often as the proof says", "[learner]") {
  // sharp-constants.md, 1 and 3, with the largest frequencies themselves in place of τ: the exact spectrum knows
  // neither recursion.
  int tried = 0;
  int refuted = 0;  // of the bound with ρ² in place of ρ(ρ − τ)
  double loosest_cap = 0;
  Engine engine = SeedTree(17).engine();
  for (int i = 0; i < 600; ++i) {
    const ConceptClass concept_class = make_class("random:" + std::to_string(4 + engine() % 9) + "," +
                                                  std::to_string(4 + engine() % 2) + "," + std::to_string(i));
    SoaAutomaton soa(concept_class);
    const int dimension = soa.dimension(SoaAutomaton::start());
    Distribution distribution = make_distribution(concept_class, "uniform", engine() % concept_class.size());
    double sum = 0;
    for (double& weight : distribution.weights) sum += weight = 1 + static_cast<double>(engine() % 30);
    for (double& weight : distribution.weights) weight /= sum;
    const std::uint64_t n = 1 + engine() % 4;
    const Spectrum spectrum = exact_spectrum(soa, distribution, {n, dimension});
    CAPTURE(i, n, distribution.target.to_string());
    std::vector<double> tau;
    std::vector<double> collisions;
    for (std::size_t k = 1; k < spectrum.levels.size() && spectrum.levels[k].defined; ++k) {
      const SpectrumLevel& below = spectrum.levels[k - 1];
      tau.push_back(below.largest());
      collisions.push_back(below.collision);
      const double rho = spectrum.levels[k].rho;
      if (k == 1) {
        REQUIRE(rho == Approx(0.5).epsilon(1e-12));
      } else if (below.largest() < below.rho) {
        ++tried;
        const double larger = 2 * (1 - below.largest() * below.rho);
        REQUIRE(rho >= below.rho * (below.rho - below.largest()) / larger - 1e-12);
        refuted += rho < below.rho * below.rho / larger - 1e-12 ? 1 : 0;
      }
      // The same under a cap of 2^k − 1 pairs of blocks, for level k as the last.
      const std::size_t pairs = (std::size_t{1} << k) - 1;
      const auto bounds = detail::level_bounds(tau, pairs);
      if (bounds.output.empty()) break;
      const double agrees = chances_under_cap(collisions, n, 2 * n * pairs)->back().reach * rho;
      REQUIRE(agrees >= bounds.output.back() - 1e-13);
      loosest_cap = std::max(loosest_cap, bounds.output.back() / agrees);
      for (std::size_t j = 0; j < k; ++j) {
        const double reach = (*chances_under_cap(collisions, n, 2 * n * pairs))[j].reach;
        REQUIRE(spectrum.levels[j].largest() * reach >= bounds.output[j] - 1e-13);
      }
    }
  }
  CHECK(tried > 100);
  CHECK(refuted > tried / 2);
  CHECK(loosest_cap > 0.9);  // and the bound under the cap is met
}

TEST_CASE("the bounds under a cap are those of contests that collide as often as the thresholds allow", "[learner]") {
  const std::vector<double> tau = {0.3, 0.2, 0.05};
  for (const std::size_t pairs : {std::size_t{0}, std::size_t{3}, std::size_t{7}, std::size_t{8}, std::size_t{40}}) {
    const auto bounds = detail::level_bounds(tau, pairs);
    const auto chances = *chances_under_cap(tau, 1, 2 * pairs);
    CAPTURE(pairs);
    REQUIRE(bounds.output.size() == 4);
    CHECK(bounds.agreement[1] == Approx(0.5).epsilon(1e-15));
    CHECK(bounds.agreement[2] == Approx(0.5 * 0.3 / (2 * 0.9)).epsilon(1e-15));
    for (std::size_t k = 0; k < 3; ++k) CHECK(bounds.output[k] == Approx(tau[k] * chances[k].reach).epsilon(1e-15));
    // φ: only c_0 is known not to be small.
    const auto rarely = *chances_under_cap(std::vector<double>{tau[0], 0, 0}, 1, 2 * pairs);
    REQUIRE(bounds.fail.size() == 4);
    for (std::size_t k = 0; k <= 3; ++k) CHECK(bounds.fail[k] == Approx(rarely[k].fail).epsilon(1e-14));
    const double product = bounds.agreement[3] * chances[3].reach;
    if (pairs == 7) {  // no contest is redone: A_3
      double no_redraw = 1;
      for (std::size_t k = 0; k < 3; ++k) no_redraw *= no_redraw * (1 - tau[k] / bounds.agreement[k]) / 2;
      CHECK(bounds.output[3] == Approx(no_redraw).epsilon(1e-14));
      CHECK(bounds.output[3] > product);
    } else {
      CHECK(bounds.output[3] == Approx(product).epsilon(1e-15));
    }
  }
  CHECK(detail::level_bounds(std::vector<double>{0.3, 0.5}, 3).output.empty());  // τ_1 = ρ_1
}

TEST_CASE("where no contest is redone the bound is that of the unnormalised masses, in fractions", "[learner]") {
  // STABILITY R3: m_0 = a_0 = 1, R = a/m, a' = a(a − mτ)/2, m' = m²(1 − τR).
  for (const std::vector<Rational>& tau :
       std::vector<std::vector<Rational>>{{Rational(1, 3)},
                                          {Rational(19, 100), Rational(19, 100)},
                                          {Rational(1, 5), Rational(1, 10), Rational(1, 50)},
                                          {Rational(1, 50), Rational(1, 40), Rational(1, 100), Rational(1, 300)}}) {
    Rational m = 1;
    Rational a = 1;
    for (const Rational& one : tau) {
      const Rational agreement = a / m;
      a = a * (a - m * one) / 2;
      m = m * m * (1 - one * agreement);
    }
    const auto bounds = detail::level_bounds(tau, (std::size_t{1} << tau.size()) - 1);
    CAPTURE(tau.size());
    REQUIRE(bounds.output.size() == tau.size() + 1);
    CHECK(bounds.agreement[1] == Rational(1, 2));
    CHECK(bounds.agreement.back() == a / m);
    CHECK(bounds.output.back() == a);
  }
}

TEST_CASE("the bounds give the eta that STABILITY has of R1 to R4", "[learner]") {
  // G* with w_0 = 0: η = 1/Σ_{k ≥ 1} 1/σ_k. τ_k = u_k ρ_k, and τ_0 is its γ.
  struct Row {
    std::vector<double> shares;
    std::size_t pairs;
    double eta;
    double digit;
  };
  for (const Row& row : std::vector<Row>{{{.94}, 6, .155065, 1e-6},
                                         {{.19, .38}, 3, .0400544, 1e-7},
                                         {{.0339692, .0631842, .2655211}, 7, .00343216, 1e-8},
                                         {{.0017623, .0034118, .0095450, .1519601}, 15, 2.33761e-5, 1e-10}}) {
    std::vector<double> tau;
    for (const double share : row.shares) {
      tau.push_back(share * (tau.empty() ? 1 : detail::level_bounds(tau, row.pairs).agreement.back()));
    }
    const auto bounds = detail::level_bounds(tau, row.pairs);
    double sum = 0;
    for (std::size_t k = 1; k < bounds.output.size(); ++k) sum += 1 / bounds.output[k];
    CAPTURE(tau);
    CHECK(1 / sum == Approx(row.eta).epsilon(0).margin(.51 * row.digit));
  }
}

TEST_CASE("a class whose samples collide as often as the thresholds allow is as frequent as the bound", "[learner]") {
  // cube:2, two points alike, the target ++, n = 1. Level 0 says one of two predictors, each half of the time:
  // c_0 = 1/2 = max q_0. Level 1 says the target half of the time.
  const ConceptClass concept_class = make_class("cube:2");
  const Distribution distribution =
      make_distribution(concept_class, "uniform", *concept_class.find(LabelVector::parse("++")));
  for (const std::size_t pairs : {std::size_t{1}, std::size_t{2}, std::size_t{3}, std::size_t{7}}) {
    SoaAutomaton soa(concept_class);
    const auto law = exact_vote_law(soa, distribution, {1, 2 * pairs, {0, 1, 0}});
    REQUIRE(law);
    const double most = law->predictors.front().probability;
    CAPTURE(pairs);
    CHECK(most == Approx(.5 * (1 - std::pow(.5, static_cast<double>(pairs)))).epsilon(1e-12));
    const auto bounds = detail::level_bounds(std::vector<double>{.5, .5 - 1e-9}, pairs);
    REQUIRE(bounds.output.size() == 3);
    CHECK(bounds.output[1] <= most);
    CHECK(bounds.output[1] == Approx(most).epsilon(1e-8));
  }
}

TEST_CASE("the one threshold of the sharp constants is nearly the best", "[learner]") {
  // For the n that were chosen, every longer or shorter block up to twice and half as long needs more examples a vote.
  for (int d = 1; d <= 4; ++d) {
    const LearnerConstants constants = sharp_constants(goal_of(d));
    const auto chosen = constants.auxiliary.exact->convert_to<std::uint64_t>();
    const auto pairs = static_cast<std::size_t>(*constants.cap.exact / *constants.auxiliary.exact / 2);
    for (std::uint64_t n = std::max<std::uint64_t>(1, chosen / 2); n <= 2 * chosen; ++n) {
      const double tau = std::pow(1 - constants.loss_share * 0.1, static_cast<double>(n));
      for (std::size_t r = std::max<std::size_t>(1, pairs / 2); r <= 2 * pairs; ++r) {
        const auto bounds = detail::level_bounds(std::vector<double>(static_cast<std::size_t>(d), tau), r);
        if (bounds.output.empty()) continue;
        double sum = 0;
        for (const double output : bounds.output) sum += 1 / output;
        CAPTURE(d, n, r);
        REQUIRE(static_cast<double>(n * (2 * r + 1)) * sum >
                static_cast<double>(chosen * (2 * pairs + 1)) / constants.eta * (1 - 1e-6));
      }
    }
  }
}

TEST_CASE("sharp constants are not refused for dimension 4 with a tenth of the privacy loss", "[learner]") {
  AccuracyGoal goal = goal_of(4);
  goal.epsilon = Rational(1, 10);
  const LearnerConstants constants = sharp_constants(goal);
  require_verified(constants);
  CHECK(constants.total.exact->convert_to<double>() <= 1.4e11);
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
