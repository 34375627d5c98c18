// SPDX-License-Identifier: GPL-3.0-or-later
// The four experiments of chapter II, on numbers that were computed apart.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <filesystem>
#include <numeric>
#include <random>
#include <set>

#include "core/learner/chain_constants.hpp"
#include "core/learner/lean_constants.hpp"
#include "core/study/attack/attack_study.hpp"
#include "core/study/deep_tree/deep_tree_run.hpp"
#include "core/study/gap/gap_study.hpp"
#include "core/study/homogeneous/homogeneous.hpp"
#include "core/study/lower_bound/what_follows.hpp"
#include "core/study/refute/refute_study.hpp"
#include "tests/support/source_folder.hpp"

using namespace littlestone;
using Json = nlohmann::ordered_json;

namespace {

LowerBoundScenario scenario_of(const char* learner, LinePoint domain, std::size_t examples) {
  LowerBoundScenario scenario;
  scenario.learner = learner;
  scenario.domain = domain;
  scenario.examples = examples;
  return scenario;
}

LowerBoundScenario shipped(const std::string& name) {
  return read_lower_bound_file(support::source_folder() + "/resources/scenarios/lower-bound/" + name + ".json");
}

}  // namespace

TEST_CASE("the study of homogeneous sets says what was found and whether it is a finding",
          "[lower_bound][experiment]") {
  const HomogeneousStudy found = run_homogeneous(shipped("regular-in-spite-of-itself"), {});
  CHECK(found.set.points.size() == 10);
  CHECK(std::pow(10, found.guarantee_log10) == Approx(8.05e-16).epsilon(0.02));
  const Json json = homogeneous_to_json(found);
  CHECK(json["size"] == 10);
  CHECK(json["exact"] == true);
  CHECK(json["trivial"] == false);
  CHECK(json["tolerance"] == "0.1");
  CHECK(json["probabilities"].size() == 5);
  CHECK(json["points"].size() == 10);
  const HomogeneousStudy none = run_homogeneous(scenario_of("erm-mid", 4, 2), {});
  CHECK(none.set.trivial == (none.set.points.size() <= 3));
  CHECK(homogeneous_to_json(run_homogeneous(scenario_of("coins:1", 4, 2), {}))["guarantee_log10"].is_null() ==
        std::isinf(lemma_17_log10(4, 2)));
}

TEST_CASE("an answer that may only be at least is refused where the exact one is wanted", "[lower_bound][experiment]") {
  HomogeneousLimits limits;
  limits.exact_only = true;
  limits.time_limit = std::chrono::milliseconds(1);
  LowerBoundScenario scenario = scenario_of("em:2", 200, 4);
  scenario.tolerance = Rational(1, 50);
  CHECK_THROWS_WITH(run_homogeneous(scenario, limits), Catch::StartsWith("seconds: 0.001: "));
  scenario.points = "1";
  for (int x = 2; x <= 600; ++x) scenario.points += "," + std::to_string(x);
  scenario.domain = 1000;
  CHECK_THROWS_WITH(run_homogeneous(scenario, limits), Catch::StartsWith("points: 600: "));
  limits.exact_only = false;
  CHECK_FALSE(run_homogeneous(scenario, limits).set.exact);
}

TEST_CASE("the study of the gap has the numbers of three coins", "[lower_bound][experiment]") {
  const GapStudy study = run_gap(shipped("just-accurate"), {});
  const Json json = gap_to_json(study);
  CHECK(json["gap"].get<double>() == Approx(.318).margin(5e-4));
  CHECK(json["index"] == 4);
  CHECK(json["claim_bound"].get<double>() == Approx(.057).margin(5e-4));
  CHECK(json["accurate"] == true);
  CHECK(json["least_largest_step"] == "0.25");
  CHECK(json["family"]["size"] == 63);
  CHECK(json["family"]["points"].size() == 63);
  CHECK(json["delta"] == to_string(Rational(1, 192000)));
  LowerBoundScenario scenario = shipped("just-accurate");
  scenario.index = 5;
  CHECK(run_gap(scenario, {}).family.index == 5);
  scenario.alpha = Rational(3, 16);
  CHECK_THROWS_WITH(run_gap(scenario, {}), Catch::StartsWith("2 alpha + 2 beta: 0.5: "));
  scenario = scenario_of("coins:3", 12, 8);
  CHECK(gap_to_json(run_gap(scenario, {}))["claim_bound"].is_null());  // 12 points, 16 are needed
}

TEST_CASE("equal steps are told apart exactly: the smaller index of equal ones, the larger step by a hair",
          "[lower_bound][experiment]") {
  // Half-way values of a uniform cut on 1, 2, 3 and 1, 3, 5: p = 0, 1/2, 1, and both steps are 1/2.
  LowerBoundScenario scenario = scenario_of("erm-uniform", 3, 2);
  CHECK(run_gap(scenario, {}).gap.index == 1);
  // 1, 2^50 + 1, 2^51 + 2: the value is 2^50/(2^51 + 1), a hair less than 1/2, so the second step is larger.
  scenario.domain = LinePoint{1} << 60;
  scenario.points = "1,1125899906842625,2251799813685250";
  CHECK(run_gap(scenario, {}).gap.index == 2);
  scenario.points = "1,1125899906842626,2251799813685250";
  CHECK(run_gap(scenario, {}).gap.index == 1);
}

TEST_CASE("a learner with the claimed privacy, accurate and without the step, would be an internal error",
          "[lower_bound][experiment]") {
  Gap gap;
  gap.claim.promised = true;
  gap.claim.least_step = 0.1;
  gap.enough_points = true;
  gap.accurate = true;
  gap.step = 0.05;
  const GapClaims claims{1, 0, Rational(1, 16), Rational(1, 16)};
  const auto contradicts = [&](const char* learner) {
    return contradicts_claim_22(ThresholdLearner::parse("learner", learner), claims, gap);
  };
  CHECK(contradicts("em:1"));
  CHECK_FALSE(contradicts("em:2"));     // it does not claim that much privacy
  CHECK_FALSE(contradicts("coins:1"));  // only each prediction is private
  gap.step = 0.2;
  CHECK_FALSE(contradicts("em:1"));
  gap.step = 0.05;
  gap.accurate = false;
  CHECK_FALSE(contradicts("em:1"));
}

TEST_CASE("the study of the attack finds three coins' example as often as it says", "[lower_bound][experiment]") {
  AttackOptions options;
  options.scenario = shipped("coins-give-it-away");
  const AttackStudy study = run_attack(options);
  CHECK(study.chance.exact);
  CHECK(study.chance.success.rounded() == Approx(.853).margin(5e-4));
  CHECK(study.union_bound.value <= study.chance.success.value);
  CHECK(study.probes.size() == 5);
  CHECK(study.hidden == 48);
  CHECK(study.threshold * 30 == Approx(10.2).margin(.05));
  const Json json = attack_to_json(study);
  CHECK(json["success"] == study.chance.success.rounded());
  CHECK(json["played"]["probes"].size() == 5);
  CHECK(attack_to_json(run_attack(options)) == json);
  options.scenario.seed = 212;
  CHECK(run_attack(options).chance.success.value == study.chance.success.value);
  options.scenario.comparisons = 6;
  CHECK_THROWS_WITH(run_attack(options), Catch::StartsWith("comparisons: 6: "));
  options.scenario = scenario_of("constant:0.5", 70, 8);
  CHECK_THROWS_WITH(run_attack(options), Catch::StartsWith("step: 0"));
}

TEST_CASE("two values are attacked as coins with these values are", "[lower_bound][experiment]") {
  AttackOptions options;
  options.values = {Rational(1, 5), Rational(1, 2)};
  options.hidden_given = false;
  int found = 0;
  constexpr int runs = 4000;  // seeds fixed; |z| > 4 has probability 6e-5
  double success = 0;
  for (int run = 0; run < runs; ++run) {
    options.scenario.seed = static_cast<std::uint64_t>(run);
    const AttackStudy study = run_attack(options);
    success = study.chance.success.rounded();
    found += study.found == study.hidden ? 1 : 0;
  }
  CHECK(std::abs(found - runs * success) < 4 * std::sqrt(runs * success * (1 - success)));
  options.values->low = Rational(3, 5);
  CHECK_THROWS_WITH(run_attack(options), Catch::StartsWith("high: 0.5: "));
  options.values->low = -1;
  CHECK_THROWS_WITH(run_attack(options), Catch::StartsWith("low: -1: "));
}

TEST_CASE("the study of refutations says what the core says", "[lower_bound][experiment]") {
  RefuteOptions options{30, 5, Rational(853, 1000), Rational(1, 2), Rational(1, 192000)};
  const Json json = refutation_to_json(options, run_refute(options));
  CHECK(json["possible"] == false);
  CHECK(json["log2_product"].get<double>() == Approx(std::log2(1.56)).margin(.01));
  CHECK(json["least_epsilon"].get<double>() == Approx(.539).margin(1e-3));
  options.success = 0;
  const Json nothing = refutation_to_json(options, run_refute(options));
  CHECK(nothing["possible"] == true);
  CHECK(nothing["log2_product"].is_null());
  CHECK(nothing["largest_family"].is_null());
  options.success = 2;
  CHECK_THROWS_WITH(run_refute(options), Catch::StartsWith("success: 2: "));
}

TEST_CASE("nine twos refute four examples, ten twos a dimension, and what can be written refutes nothing",
          "[lower_bound][experiment]") {
  const ConsequenceStudy four = run_consequence(shipped("four-examples"));
  CHECK(four.refuted);
  const Json json = consequence_to_json(four);
  CHECK(json["log_star_refuted"] == 9);
  CHECK(json["largest_set"] == 7);
  CHECK(json["paper_comparisons"] == 63999);
  CHECK(json["lemma_21"]["holds"] == false);
  CHECK(json["lemma_21"]["left"].get<double>() < .5);
  CHECK(json["tower"] == tower_to_json(Tower::of_twos(9)));
  CHECK_FALSE(run_consequence(shipped("all-that-can-be-written")).refuted);
  // At epsilon 3 neither the sharp constants nor the paper's refute two examples, and the reason is told.
  LowerBoundScenario loose;
  loose.examples = 2;
  loose.epsilon = 3;
  const Json nothing = consequence_to_json(run_consequence(loose));
  CHECK(nothing["paper"].is_null());
  CHECK(nothing["paper_comparisons"].is_null());
  CHECK(nothing["paper_why_not"] == "epsilon: 3: must be at most 0.1");
  loose.epsilon = Rational(1, 10);
  loose.delta = Rational(1, 2);
  CHECK(consequence_to_json(run_consequence(loose))["paper_why_not"] == "delta: 0.5: must be at most 0.00025");
  const ConsequenceStudy dimension = run_consequence(shipped("weak-makes-strong"));
  CHECK(dimension.refuted);
  CHECK(consequence_to_json(dimension)["log_star_refuted"] == 10);
  LowerBoundScenario scenario = shipped("four-examples");
  scenario.height = 8;
  CHECK_FALSE(run_consequence(scenario).refuted);
  scenario.form = ConsequenceForm::law;
  scenario.examples = 4;
  CHECK(run_consequence(scenario).sample_examples == 6);  // 4·1.0517 up to an even number
  CHECK(run_consequence(scenario).paper_sample_examples == 36);
  scenario.examples = 3;
  CHECK_THROWS_WITH(run_consequence(scenario), Catch::StartsWith("examples: 3: "));
  scenario.examples = 4;
  scenario.height = 41;
  CHECK_THROWS_WITH(run_consequence(scenario), Catch::StartsWith("height: 41: "));
  scenario.height = 9;
  scenario.top = 65537;
  CHECK_THROWS_WITH(run_consequence(scenario), Catch::StartsWith("top: 65537: "));
  scenario.top = 2;
  scenario.alpha = Rational(3, 16);
  CHECK_THROWS_WITH(run_consequence(scenario), Catch::StartsWith("2 alpha + 2 beta: 0.5: "));
}

TEST_CASE("drawing rows keeps the promise at the size that is printed, and coins attain it", "[lower_bound]") {
  for (const std::size_t m : {2U, 8U, 20U})
    for (const char* text : {"0.1", "0.5", "1"}) {
      const Rational epsilon = parse_rational("epsilon", text);
      const double e = to_double(epsilon);
      const std::size_t n = empirical_examples(m, epsilon, ConsequenceConstants::sharp);
      const auto loss = [&](std::size_t rows) {
        return static_cast<double>(m) * std::log1p(std::expm1(e) / static_cast<double>(rows));
      };
      INFO("m " << m << ", epsilon " << text << ", n " << n);
      CHECK(loss(n) <= e);
      CHECK(static_cast<double>(n) < static_cast<double>(m) * std::expm1(e) / e + 2);
      // Randomized response of each drawn row: the event that all say "s" has just this ratio of probabilities.
      double here = 0;
      double there = 0;
      const double lie = 1 / (1 + std::exp(e));
      for (std::size_t copies = 0; copies <= m; ++copies) {
        const double chance = std::exp(std::lgamma(double(m) + 1) - std::lgamma(double(copies) + 1) -
                                       std::lgamma(double(m - copies) + 1)) *
                              std::pow(1.0 / double(n), double(copies)) *
                              std::pow(1 - 1.0 / double(n), double(m - copies));
        here += chance * std::pow(1 - lie, double(copies)) * std::pow(lie, double(m - copies));
        there += chance * std::pow(lie, double(m));
      }
      CHECK(std::log(here / there) == Approx(loss(n)).epsilon(1e-9));
    }
}

TEST_CASE("each scenario of the shelf teaches what its line says", "[lower_bound][experiment]") {
  std::set<std::string> names;
  for (const auto& entry :
       std::filesystem::directory_iterator(support::source_folder() + "/resources/scenarios/lower-bound"))
    if (entry.path().extension() == ".json" && entry.path().stem() != "scenario.schema")
      names.insert(entry.path().stem().string());
  CHECK(names.size() == 15);
  for (const std::string& name : names) {
    const LowerBoundScenario scenario = shipped(name);
    CHECK_FALSE(scenario.title.empty());
    CHECK_FALSE(scenario.lesson.empty());
    CHECK_FALSE(scenario.source.empty());
  }
  // Order out of noise: seven levels, three thresholds. Nine in the plane: two promised, nine found.
  const auto noise = compute_deep_tree(shipped("order-out-of-noise"));
  CHECK(noise->tree.depth == 7);
  CHECK(noise->walk.chain.points.size() == 3);
  const auto plane = compute_deep_tree(shipped("nine-in-the-plane"));
  CHECK(plane->tree.depth == 5);
  CHECK(promised_thresholds(5) == 2);
  CHECK(plane->searched.points.size() == 9);
  CHECK(shipped("every-colour-half-the-depth").colours == TreeColours::hand);
  // Middle of the gap: each gap is half of the one before.
  const HomogeneousStudy middle = run_homogeneous(shipped("middle-of-the-gap"), {});
  CHECK(middle.set.exact);
  CHECK(middle.set.points == std::vector<LinePoint>{32, 48, 56, 60, 62, 63, 64});
  // Private and useless: 33 points, every value below .003.
  const HomogeneousStudy useless = run_homogeneous(shipped("private-and-useless"), {});
  CHECK(useless.set.exact);
  CHECK(useless.set.points.size() == 33);
  for (const double p : useless.set.probabilities()) CHECK(p < .003);
  // All at once: a step of 1. No climb, no use: no step, an error of one half.
  CHECK(run_gap(shipped("all-at-once"), {}).gap.step == 1);
  CHECK(run_gap(shipped("all-at-once"), {}).gap.accurate);
  HomogeneousLimits limits;
  limits.time_limit = std::chrono::milliseconds(2000);
  const GapStudy flat = run_gap(shipped("no-climb-no-use"), limits);
  CHECK(flat.gap.step < 1e-6);
  CHECK_FALSE(flat.gap.accurate);
  CHECK(flat.gap.empirical_loss == Approx(.5).margin(1e-3));
  // One draw is enough: .124, and no epsilon below 1.379.
  AttackOptions one;
  one.scenario = shipped("one-draw-is-enough");
  const AttackStudy attack = run_attack(one);
  CHECK(attack.chance.success.rounded() == Approx(.124).margin(5e-4));
  const Refutation refuted = refute(1, 5, attack.chance.success, one.scenario.epsilon, delta_of(one.scenario));
  CHECK_FALSE(refuted.possible);
  CHECK(*refuted.least_epsilon == Approx(1.379).margin(5e-4));
}

TEST_CASE("a private learner is never refuted at its own epsilon, whatever the draws and probes",
          "[lower_bound][experiment]") {
  AttackOptions options;
  options.scenario = shipped("a-private-one-resists");
  for (const std::uint64_t draws : {1U, 3U, 10U, 30U, 100U})
    for (const unsigned comparisons : {1U, 2U, 3U}) {
      options.scenario.draws = draws;
      options.scenario.comparisons = comparisons;
      options.scenario.hidden = 0;
      const AttackStudy study = run_attack(options);
      const Refutation result = refute(draws, comparisons, study.chance.success, 1, 0);
      INFO("D " << draws << ", T " << comparisons << ": " << study.chance.success.rounded());
      CHECK(result.possible);
      CHECK(*result.least_epsilon < 1);
    }
}

TEST_CASE("no learner with a proved privacy is refuted at it, however sure the attack is",
          "[lower_bound][experiment]") {
  // em is (ε, 0)-private, constant is (0, 0)-private, and T probes of predictions that are ε-private each (coins, votes)
  // are (Tε, 0)-private together.
  struct Tried {
    std::string learner;
    double epsilon = 0;   // of a whole hypothesis
    double predicts = 0;  // of one prediction
  };
  std::mt19937_64 engine(20);  // what the standard says to the bit; only its words are used
  const auto share = [&] { return static_cast<double>(engine() >> 11) * 0x1p-53; };
  const auto between = [&](double low, double high) { return low * std::pow(high / low, share()); };
  int near_certain = 0;
  for (int round = 0; round < 120; ++round) {
    const auto m = static_cast<std::size_t>(2 * (1 + engine() % 4));
    Tried tried;
    const std::string epsilon = Json(std::round(between(.05, 40) * 1000) / 1000).dump();
    const double e = std::stod(epsilon);
    switch (round % 4) {
      case 0: tried = {"em:" + epsilon, e, 0}; break;
      case 1: tried = {"coins:" + epsilon, 0, e}; break;
      case 2: tried = {"constant:" + Json(share()).dump(), 0, 0}; break;
      default: {  // geometric votes of m voters: p_j = e^{−ε(m/2 − j)}/2 below the middle, mirrored above
        tried = {"steps:", 0, e};
        for (std::size_t j = 0; j <= m; ++j) {
          const double low = std::exp(-e * std::abs(double(m) / 2 - double(j))) / 2;
          tried.learner += (j == 0 ? "" : ",") + Json(j <= m / 2 ? low : 1 - low).dump();
        }
      }
    }
    INFO(round << ": " << tried.learner << ", m = " << m);
    const ThresholdLearner learner = ThresholdLearner::parse("learner", tried.learner);
    const LinePoint domain = m + 15;
    std::vector<LinePoint> points(domain);
    std::iota(points.begin(), points.end(), LinePoint{1});
    const HiddenFamily family = hidden_family(points, m, 1 + engine() % m);
    const unsigned comparisons = 1 + static_cast<unsigned>(engine() % 3);
    // A few at 10^9 draws; the time grows as their root.
    const auto draws = static_cast<std::uint64_t>(between(1, round % 24 < 4 ? 1e9 : 1e5));
    const WideProbability low = learner.wide_probability(family.sample(0), family.places.back(), domain);
    const WideProbability high =
        learner.wide_probability(family.sample(family.places.size() - 1), family.places.front(), domain);
    const AttackChance chance = attack_chance(learner, family, domain, (low + high) / 2, draws, comparisons);
    REQUIRE(chance.exact);
    CHECK(abs(chance.success.value + chance.success.complement - 1) < 1e-40);
    CHECK_FALSE(chance.success.sure());
    near_certain += chance.success.complement < 1e-17 ? 1 : 0;
    const double most = tried.epsilon + comparisons * tried.predicts;
    const auto least = least_epsilon(draws, comparisons, chance.success, 0);
    REQUIRE(least);
    INFO("D " << draws << ", T " << comparisons << ", fails by e to the "
              << log(chance.success.complement).convert_to<double>() << ", least " << *least);
    CHECK((*least < most || (*least == 0 && most == 0)));
    if (most > 0) CHECK_FALSE(is_refuted(draws, comparisons, chance.success, most, 0));
  }
  CHECK(near_certain > 10);
}

TEST_CASE("The stairs of what follows are handed out step by step, the scenario's own first", "[lower-bound]") {
  LowerBoundScenario scenario;
  scenario.tower_examples = 4;
  std::vector<WhatFollowsFacts> handed;
  work_out(scenario, {}, [&](const WhatFollowsFacts& facts) { handed.push_back(facts); });
  constexpr std::size_t steps_of_stairs = most_stair_examples / 2;
  REQUIRE(handed.size() == steps_of_stairs + 1);  // the last time with the learners
  REQUIRE(handed.front().stairs.size() == 1);
  CHECK(handed.front().here() == &handed.front().stairs.front());
  for (std::size_t i = 0; i < handed.size(); ++i) {
    const bool last = i == steps_of_stairs;
    CHECK(handed[i].complete == last);
    CHECK(handed[i].littlestone.has_value() == last);
    CHECK(handed[i].stairs.size() == std::min(i + 1, steps_of_stairs));
    CHECK(std::is_sorted(handed[i].stairs.begin(), handed[i].stairs.end(),
                         [](const StairStep& a, const StairStep& b) { return a.examples < b.examples; }));
  }
  // Of eight thresholds the chain learner takes the fewest examples of those that see Ldim alone.
  const WhatFollowsFacts& all = handed.back();
  CHECK(all.littlestone == 3);
  const AccuracyGoal goal{.dimension = 3};
  REQUIRE(all.cheapest);
  CHECK(all.cheapest->name == "chain");
  CHECK(*all.cheapest->examples->exact == chain_constants(goal).examples);
  CHECK(*all.cheapest->examples->exact < lean_constants(goal, LeanChoosing::noisy).total);
  // Nine twos refute four examples, and no fewer do.
  REQUIRE(all.here() != nullptr);
  CHECK(all.here()->said->first_height == 9);
  CHECK(WhatFollowsFacts::refuted(all.stairs, ConsequenceForm::sample, 6) == 0);
  CHECK(WhatFollowsFacts::refuted(all.stairs, ConsequenceForm::sample, 8) < 4);
  CHECK(WhatFollowsFacts::refuted(all.stairs, ConsequenceForm::sample, 9) == 4);
  CHECK(WhatFollowsFacts::refuted(all.stairs, ConsequenceForm::sample, 24) == 18);
  for (const auto& [height, refutes] : {std::pair{8U, false}, {9U, true}}) {
    LowerBoundScenario tower = scenario;
    tower.height = height;
    WhatFollowsFacts facts;
    work_out(tower, {}, [&](const WhatFollowsFacts& known) { facts = known; });
    CHECK(facts.refutes() == refutes);
  }
  int steps = 0;
  const Observer stops = [&](const Progress&) { return ++steps > 3 ? Answer::stop : Answer::go_on; };
  handed.clear();
  CHECK_THROWS_AS(work_out(scenario, stops, [&](const WhatFollowsFacts& facts) { handed.push_back(facts); }), Stopped);
  CHECK(handed.size() < most_stair_examples / 2);
}
