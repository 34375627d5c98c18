// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/lower_bound_scenario.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "chapter_of_studies.test.hpp"

using namespace littlestone;
using Json = nlohmann::ordered_json;

namespace {

const test::ChapterOfStudies<LowerBoundScenario> lower_bound_shelf = {"II",
                                                                      "lower-bound",
                                                                      lower_bound_fields,
                                                                      lower_bound_to_json,
                                                                      lower_bound_from_json,
                                                                      parse_lower_bound,
                                                                      read_lower_bound_file,
                                                                      lower_bound_schema};

using Fields = std::vector<std::string>;

}  // namespace

TEST_CASE("each parameter of chapter II changes the file and comes back alone", "[experiment][lower_bound]") {
  lower_bound_shelf.check_parameters();
}

TEST_CASE("a scenario of chapter II written and read back is the same scenario", "[experiment][lower_bound]") {
  CHECK(parse_lower_bound(lower_bound_to_json({}).dump()) == LowerBoundScenario{});
  LowerBoundScenario scenario;
  scenario.title = "a title with \"quotes\" and γ";
  scenario.lesson = "one line";
  scenario.source = "Lemma 21";
  scenario.page = "what-follows";
  scenario.learner = "steps:0,1/3,1";
  scenario.domain = (LinePoint{1} << 60) - 1;
  scenario.examples = 2;
  scenario.tolerance = Rational(1, 3);
  scenario.points = "1,2,4,2^40";
  scenario.sample = {3, (LinePoint{1} << 60) - 1};
  scenario.epsilon = Rational(1, 3);
  scenario.delta = Rational(1, 192000);
  scenario.alpha = Rational(1, 7);
  scenario.beta = Rational(1, 9);
  scenario.draws = 1;
  scenario.comparisons = 30;
  scenario.index = 2;
  scenario.hidden = (std::uint64_t{1} << 30) - 1;
  scenario.height = 40;
  scenario.top = 65536;
  scenario.form = ConsequenceForm::dimension;
  scenario.class_text = "points:4";
  scenario.seed = ~std::uint64_t{0};
  const LowerBoundScenario read = parse_lower_bound(lower_bound_to_json(scenario).dump());
  CHECK(read == scenario);
  CHECK(read.domain == scenario.domain);
  CHECK(read.sample == scenario.sample);
  CHECK(read.seed == scenario.seed);
  CHECK(read.page == scenario.page);
  CHECK(read.form == scenario.form);
  CHECK_FALSE(read == LowerBoundScenario{});
}

TEST_CASE("a scenario of chapter II that cannot be is refused field by field", "[experiment][lower_bound]") {
  CHECK(lower_bound_shelf.problems_with(Json::object()).empty());
  CHECK(lower_bound_shelf.problems_with({{"examples", 7}}) == Fields{"examples"});
  CHECK(lower_bound_shelf.problems_with({{"examples", 0}}) == Fields{"examples"});
  CHECK(lower_bound_shelf.problems_with({{"examples", 34}}) == Fields{"examples"});
  CHECK(lower_bound_shelf.problems_with({{"domain", "8"}}) == Fields{"domain"});
  CHECK(lower_bound_shelf.problems_with({{"domain", "1152921504606846977"}}) == Fields{"domain"});
  CHECK(lower_bound_shelf.problems_with({{"draws", 0}}) == Fields{"draws"});
  CHECK(lower_bound_shelf.problems_with({{"tolerance", "0"}}) == Fields{"tolerance"});
  CHECK(lower_bound_shelf.problems_with({{"tolerance", "-0.1"}}) == Fields{"tolerance"});
  CHECK(lower_bound_shelf.problems_with({{"epsilon", "0"}}) == Fields{"epsilon"});
  CHECK(lower_bound_shelf.problems_with({{"delta", "1"}}) == Fields{"delta"});
  CHECK(lower_bound_shelf.problems_with({{"delta", "-1"}}) == Fields{"delta"});
  CHECK(lower_bound_shelf.problems_with({{"alpha", "1"}}) == Fields{"alpha"});
  CHECK(lower_bound_shelf.problems_with({{"comparisons", 0}}) == Fields{"comparisons"});
  CHECK(lower_bound_shelf.problems_with({{"comparisons", 31}}) == Fields{"comparisons"});
  CHECK(lower_bound_shelf.problems_with({{"comparisons", 4}, {"hidden", 16}}) == Fields{"hidden"});
  CHECK(lower_bound_shelf.problems_with({{"index", 9}}) == Fields{"index"});
  CHECK(lower_bound_shelf.problems_with({{"index", 0}}) == Fields{"index"});
  CHECK(lower_bound_shelf.problems_with({{"tower", {{"height", 0}}}}) == Fields{"height"});
  CHECK(lower_bound_shelf.problems_with({{"tower", {{"height", 41}}}}) == Fields{"height"});
  CHECK(lower_bound_shelf.problems_with({{"tower", {{"top", 1}}}}) == Fields{"top"});
  CHECK(lower_bound_shelf.problems_with({{"tower", {{"top", 65537}}}}) == Fields{"top"});
  CHECK(lower_bound_shelf.problems_with({{"tower", {{"refutes", 5}}}}) == Fields{"refutes"});
  CHECK(lower_bound_shelf.problems_with({{"learner", "guess"}}) == Fields{"learner"});
  CHECK(lower_bound_shelf.problems_with({{"learner", "steps:0,1,1"}}) == Fields{"examples"});
  CHECK(lower_bound_shelf.problems_with({{"points", "1,2,x"}}) == Fields{"points"});
  CHECK(lower_bound_shelf.problems_with({{"points", "1,2,3"}}) == Fields{"points"});
  CHECK(lower_bound_shelf.problems_with({{"points", "1,2,3,4,5,6,7,9,8"}}) == Fields{"points"});
  CHECK(lower_bound_shelf.problems_with({{"points", "1,2,3,4,5,6,7,8,2^9"}}) == Fields{"points"});
  CHECK(lower_bound_shelf.problems_with({{"sample", {1, 2, 3}}}) == Fields{"sample"});
  CHECK(lower_bound_shelf.problems_with({{"sample", {1, 2, 3, 4, 5, 6, 7, 71}}}) == Fields{"sample"});
  CHECK(lower_bound_shelf.problems_with({{"sample", {1, 2, 3, 4, 5, 6, 8, 7}}}) == Fields{"sample[7]"});
  CHECK(lower_bound_shelf.problems_with({{"form", "other"}}) == Fields{"form"});
  CHECK(lower_bound_shelf.problems_with({{"page", "loss"}}) == Fields{"page"});
  CHECK(lower_bound_shelf.problems_with({{"nothing", 1}}) == Fields{"nothing"});
  CHECK(lower_bound_shelf.problems_with({{"chapter", "I"}}) == Fields{"chapter"});
  CHECK(lower_bound_shelf.problems_with({{"version", 2}}) == Fields{"version"});
  CHECK(lower_bound_shelf.problems_with({{"levels", 0}}) == Fields{"levels"});
  CHECK(lower_bound_shelf.problems_with({{"levels", 13}}) == Fields{"levels"});
  CHECK(lower_bound_shelf.problems_with({{"levels", 12}}).empty());
  CHECK(lower_bound_shelf.problems_with({{"row", -1}}) == Fields{"row"});
  CHECK(lower_bound_shelf.problems_with({{"colours", "blue"}}) == Fields{"colours"});
  CHECK(lower_bound_shelf.problems_with({{"turned", {2, 1}}}) == Fields{"turned[1]"});
  CHECK(lower_bound_shelf.problems_with({{"turned", {0, 8190}}}).empty());
  CHECK(lower_bound_shelf.problems_with({{"draws", 0}, {"epsilon", "-1"}, {"examples", 3}}) ==
        Fields{"epsilon", "draws", "examples"});
}

TEST_CASE("what a scenario of chapter II leaves out follows from m", "[experiment][lower_bound]") {
  const LowerBoundScenario scenario = parse_lower_bound(R"({"chapter": "II", "examples": 8})");
  CHECK(scenario == LowerBoundScenario{});
  CHECK(tolerance_of(scenario) == Rational(1, 800));
  CHECK(delta_of(scenario) == Rational(1, 192000));  // 10^3 · 64 · log₂ 8
  CHECK(claims_of(scenario).delta == delta_of(scenario));
  CHECK(search_of(scenario).points.empty());
  CHECK(search_of(scenario).domain == 70);
  CHECK(learner_of(scenario).name() == "coins:3");
  LowerBoundScenario powers = scenario;
  powers.points = "powers";
  CHECK(search_of(powers).points == std::vector<LinePoint>{1, 2, 4, 8, 16, 32, 64});
  CHECK(tower_of(scenario) == Tower::of_twos(9));
  LowerBoundScenario writable = scenario;
  writable.height = 2;
  writable.top = 65536;
  CHECK(tower_of(writable) == Tower::of_twos(5));
  CHECK(parse_candidates("points", "1,7,2^40", 9) == std::vector<LinePoint>{1, 7, LinePoint{1} << 40});
  CHECK_THROWS_AS(parse_candidates("points", "1,,2", 9), InputError);
}

TEST_CASE("scenarios of the two chapters are told apart", "[experiment][lower_bound]") {
  CHECK(is_lower_bound_scenario(lower_bound_to_json({})));
  CHECK_FALSE(is_lower_bound_scenario(Json::parse(R"({"class": "thresholds:8"})")));
  CHECK_FALSE(is_lower_bound_scenario(Json::parse(R"({"chapter": 2})")));
  CHECK_FALSE(is_lower_bound_scenario(Json::array()));
  std::vector<InputError> problems;
  (void)lower_bound_from_json(Json::parse(R"({"class": "thresholds:8"})"), problems);
  REQUIRE(problems.size() == 1);
  CHECK(problems.front().field() == "chapter");
}

TEST_CASE("the tower has examples of its own, and files from before mean theirs by those of the page",
          "[experiment][lower_bound]") {
  CHECK(parse_lower_bound(R"({"chapter": "II", "examples": 16})").tower_examples == 4);
  CHECK(parse_lower_bound(R"({"chapter": "II", "page": "what-follows", "examples": 16})").tower_examples == 16);
  const LowerBoundScenario both =
      parse_lower_bound(R"({"chapter": "II", "page": "what-follows", "examples": 16, "tower": {"refutes": 6}})");
  CHECK(both.tower_examples == 6);
  CHECK(both.examples == 16);
  LowerBoundScenario back;
  back.page = "what-follows";
  back.examples = 16;
  CHECK(parse_lower_bound(lower_bound_to_json(back).dump()) == back);
}

TEST_CASE("the schema file of chapter II is the one the rows make, and the shelf is valid by it",
          "[experiment][lower_bound]") {
  lower_bound_shelf.check_shelf(15, R"({"chapter": "II", "draws": 0})");
}

TEST_CASE("the schema file of chapter II is written anew", "[.lower-bound-schema]") {
  lower_bound_shelf.write_schema();
}

TEST_CASE("a damaged scenario of chapter II is read or refused in one line", "[experiment][lower_bound]") {
  lower_bound_shelf.check_damaged(1);
}
