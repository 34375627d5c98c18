// SPDX-License-Identifier: GPL-3.0-or-later
// What a file of so many lines is promised, and that perfectly labelled lines give the right answer.
#include "core/study/private_run/data_plan.hpp"

#include <catch2/catch.hpp>
#include <fstream>
#include <random>

#include "core/base/error.hpp"
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

TEST_CASE("a file is promised what the planner proves for its number of lines, and no more", "[data][lean]") {
  const DataPlan plan = plan_data_run(goal(), 6000);
  REQUIRE(plan.verdict == DataPlan::Verdict::fits);
  CHECK(plan.needed() == lean_constants(goal(), LeanChoosing::noisy).total);
  CHECK(plan.needed() == 4687);
  CHECK(plan.nearest.empty());
  CHECK(plan_data_run(goal(), 4687).verdict == DataPlan::Verdict::fits);
  CHECK(plan_data_run(goal(), 4686).verdict == DataPlan::Verdict::too_few);
  for (std::size_t i = 1; i < plan.by_alpha.size(); ++i) {
    CHECK(plan.by_alpha[i].alpha < plan.by_alpha[i - 1].alpha);
    CHECK(plan.by_alpha[i].lines > plan.by_alpha[i - 1].lines);
  }
}

TEST_CASE("where the lines are too few what is offered fits, and a little less does not", "[data][lean]") {
  const DataPlan plan = plan_data_run(goal(), 3000);
  REQUIRE(plan.verdict == DataPlan::Verdict::too_few);
  REQUIRE(plan.nearest.size() == 2);
  const DataPlan::Ask& alpha = plan.nearest[0];
  CHECK(alpha.lines <= 3000);
  CHECK(alpha.lines == lean_constants(goal(1, alpha.alpha), LeanChoosing::noisy).total);
  CHECK(lean_constants(goal(1, alpha.alpha - Rational(1, 100)), LeanChoosing::noisy).total > 3000);
  const DataPlan::Ask& epsilon = plan.nearest[1];
  CHECK(epsilon.epsilon == 2);
  CHECK(epsilon.lines <= 3000);
  CHECK(epsilon.lines == lean_constants(goal(2), LeanChoosing::noisy).total);
}

TEST_CASE("a class beyond the proved dimensions has no plan", "[data][lean]") {
  AccuracyGoal far = goal();
  far.dimension = 7;
  CHECK(plan_data_run(far, 1'000'000).verdict == DataPlan::Verdict::no_row);
}

TEST_CASE("6000 people, + from an age on, give the bin that begins there", "[data][lean]") {
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

TEST_CASE("too few lines are refused, or learned from without a promise when that is asked for", "[data][lean]") {
  const support::TemporaryFolder folder;
  const std::string path = people(folder, 3000, 39, 4);
  const Scenario scenario = of_people();
  const auto instance = instance_of(scenario);
  const DataColumns columns{1, 2, "yes", cuts};
  CHECK_THROWS_AS(compute_data_run(scenario, *instance, {path, columns, false}, false), InputError);
  const DataRun run = compute_data_run(scenario, *instance, {path, columns, true}, false);
  CHECK_FALSE(run.promised);
  CHECK(run.examples <= 3001);  // an empty last record counts
  CHECK(run.constants.goal.epsilon == scenario.epsilon);
}
