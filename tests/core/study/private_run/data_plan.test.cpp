// SPDX-License-Identifier: GPL-3.0-or-later
// What a file of so many lines is promised, and that perfectly labelled lines give the right answer.
#include "core/study/private_run/data_plan.hpp"

#include <catch2/catch.hpp>
#include <fstream>
#include <random>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/study/private_run/data_run.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;

namespace {

AccuracyGoal goal(const Rational& epsilon = 1, const Rational& alpha = Rational(1, 10)) {
  return {3, epsilon, Rational(1, 1000), alpha, Rational(1, 10)};
}

/// People of some age, from 18 to 80 alike: + exactly from `from` on.
std::string people(const support::TemporaryFolder& folder, std::size_t lines, int from, unsigned seed) {
  std::string path = folder.file("people.csv");
  std::mt19937 engine(seed);
  std::ofstream out(path);
  out << "id,age,bought\n";
  for (std::size_t i = 0; i < lines; ++i) {
    const int age = 18 + static_cast<int>(engine() % 63);
    out << i << ',' << age << ',' << (age >= from ? "yes" : "no") << '\n';
  }
  return path;
}

Scenario of_people() {
  Scenario scenario;
  scenario.class_text = "thresholds:8";
  scenario.delta = Rational(1, 1000);
  return scenario;
}

const std::vector<double> cuts = {25, 32, 39, 46, 53, 60, 67};

}  // namespace

TEST_CASE("a file is promised what the planner proves for its number of lines, and no more", "[data][chain]") {
  const ConceptClass thresholds = make_class("thresholds:8");
  DataPlan plan = plan_data_run(goal(), thresholds, 6000);
  REQUIRE(plan.verdict == DataPlan::Verdict::fits);
  CHECK_FALSE(plan.asked);
  CHECK(learner_of(*plan.constants) == LearnerKind::chain);
  CHECK(plan.needed() == chain_constants(goal()).examples);
  CHECK(plan.needed() < lean_constants(goal(), LeanChoosing::noisy).total);
  CHECK(plan_data_run(goal(), thresholds, plan.needed()).verdict == DataPlan::Verdict::fits);
  CHECK(plan_data_run(goal(), thresholds, plan.needed() - 1).verdict == DataPlan::Verdict::too_few);
  find_asks(plan, thresholds);
  CHECK(plan.asked);
  CHECK(plan.nearest.empty());
  CHECK(plan.by_alpha.size() == 5);
  for (std::size_t i = 1; i < plan.by_alpha.size(); ++i) {
    CHECK(plan.by_alpha[i].alpha < plan.by_alpha[i - 1].alpha);
    CHECK(plan.by_alpha[i].lines > plan.by_alpha[i - 1].lines);
  }
}

TEST_CASE("where the lines are too few what is offered fits, and a little less does not", "[data][chain]") {
  const ConceptClass thresholds = make_class("thresholds:8");
  DataPlan plan = plan_data_run(goal(), thresholds, 1800);
  REQUIRE(plan.verdict == DataPlan::Verdict::too_few);
  find_asks(plan, thresholds);
  REQUIRE(plan.nearest.size() == 2);
  const DataPlan::Ask& alpha = plan.nearest[0];
  CHECK(alpha.lines <= 1800);
  CHECK(alpha.lines == chain_constants(goal(1, alpha.alpha)).examples);
  CHECK(chain_constants(goal(1, alpha.alpha - Rational(1, 100))).examples > 1800);
  const DataPlan::Ask& epsilon = plan.nearest[1];
  CHECK(epsilon.epsilon == 2);
  CHECK(epsilon.lines <= 1800);
  CHECK(epsilon.lines == chain_constants(goal(2)).examples);
}

TEST_CASE(
    "the lean learner learns from a file where the chain learner is not proved, not planned, too large or asks for "
    "more",
    "[data][lean]") {
  AccuracyGoal promise = goal();
  const auto learner = [&](const char* text) { return learner_of(data_constants(promise, make_class(text))); };
  promise.dimension = 1;
  CHECK(learner("points:8") == LearnerKind::lean);
  promise.dimension = 4;
  CHECK(learner("thresholds:16") == LearnerKind::lean);
  promise.dimension = 2;
  CHECK(learner("thresholds:4") == LearnerKind::chain);
  promise.beta = Rational(1, 1000);
  CHECK(learner("thresholds:4") == LearnerKind::chain);
  promise.beta = Rational(1, 2000);  // the chain learner is planned down to 1/1000
  CHECK(learner("thresholds:4") == LearnerKind::lean);
  promise = goal(8, Rational(1, 100));  // the lean learner asks for fewer
  promise.dimension = 2;
  CHECK(lean_constants(promise, LeanChoosing::noisy).total < chain_constants(promise).examples);
  CHECK(learner("thresholds:4") == LearnerKind::lean);
  promise = goal(Rational(1, 10));
  CHECK(learner("thresholds:8") == LearnerKind::chain);
  const ConceptClass many = make_class("random:1000,100000,1");  // 18 000 rows would keep 4 GB of states
  CHECK(learner_of(data_constants(promise, many)) == LearnerKind::lean);
  const DataConstants chain = data_constants(promise, make_class("thresholds:8"));
  CHECK(examples_of(*scale_to_budget(chain, 100)) == 100);
  CHECK_FALSE(scale_to_budget(chain, 0));
}

TEST_CASE("a class beyond the proved dimensions has no plan", "[data][lean]") {
  AccuracyGoal far = goal();
  far.dimension = 7;
  const ConceptClass cube = make_class("cube:7");
  DataPlan plan = plan_data_run(far, cube, 1'000'000);
  CHECK(plan.verdict == DataPlan::Verdict::no_row);
  find_asks(plan, cube);
  CHECK(plan.by_alpha.empty());
}

TEST_CASE("6000 people, + from an age on, give the bin that begins there", "[data][chain]") {
  const support::TemporaryFolder folder;
  Scenario scenario = of_people();
  const auto instance = instance_of(scenario);
  const std::string path = people(folder, 6000, 39, 1);
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    scenario.seed = seed;
    const DataRun run = compute_data_run(scenario, *instance, {path, {1, 2, "yes", cuts}, false}, false);
    CAPTURE(seed);
    CHECK(run.concept_class->name_of(run.hypothesis) == "t4");  // the bins from 39 on: the 4th and all above
  }
}

TEST_CASE("too few lines are refused, or learned from without a promise when that is asked for", "[data][chain]") {
  const support::TemporaryFolder folder;
  const std::string path = people(folder, 1800, 39, 4);
  const Scenario scenario = of_people();
  const auto instance = instance_of(scenario);
  const DataColumns columns{1, 2, "yes", cuts};
  CHECK_THROWS_AS(compute_data_run(scenario, *instance, {path, columns, false}, false), InputError);
  const DataRun run = compute_data_run(scenario, *instance, {path, columns, true}, false);
  CHECK_FALSE(run.promised);
  CHECK(run.examples <= 1801);  // an empty last record counts
  CHECK(std::get<ChainConstants>(run.constants).goal.epsilon == scenario.epsilon);
}
