// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/lower_bound_scenario.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "core/base/rules.hpp"
#include "tests/support/damage.hpp"
#include "tests/support/schema.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using Json = nlohmann::ordered_json;

namespace {

/// The fields of all problems of the default scenario with changed values.
std::vector<std::string> problems_with(const Json& changes) {
  Json json = lower_bound_to_json({});
  json.merge_patch(changes);
  std::vector<InputError> problems;
  (void)lower_bound_from_json(json, problems);
  std::vector<std::string> fields;
  for (const InputError& problem : problems) {
    const std::string said = problem.what();
    CHECK(said.find('\n') == std::string::npos);
    fields.push_back(problem.field());
  }
  return fields;
}

using Fields = std::vector<std::string>;

}  // namespace

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

TEST_CASE("each parameter of chapter II changes the file and comes back alone", "[experiment][lower_bound]") {
  const LowerBoundScenario first;
  for (const Field<LowerBoundScenario>& field : lower_bound_fields()) {
    CAPTURE(field.info.key);
    LowerBoundScenario other;
    const FieldValue was = field.get(other);
    FieldValue value = was;
    if (field.info.kind == FieldKind::choice) {
      value = std::string(field.info.choices[was == FieldValue(std::string(field.info.choices[0])) ? 1 : 0]);
    } else if (field.info.kind == FieldKind::text) {
      value = std::string("other");
    } else if (field.info.kind == FieldKind::rational) {
      value = Rational(1, 11);
    } else if (field.info.kind == FieldKind::wholes) {
      value = std::vector<std::uint64_t>{5, 6};
    } else {
      value = std::uint64_t{3};
    }
    field.set(other, value);
    CHECK_FALSE(other == first);
    std::vector<InputError> problems;
    LowerBoundScenario read;
    const Json json = lower_bound_to_json(other);
    fields_from_json(lower_bound_fields(), json, {"version", "chapter"}, rules::no_scenario_field(), read, problems);
    CHECK(problems.empty());
    CHECK(field.get(read) == value);
    CHECK(read == other);
  }
}

TEST_CASE("a scenario of chapter II that cannot be is refused field by field", "[experiment][lower_bound]") {
  CHECK(problems_with(Json::object()).empty());
  CHECK(problems_with({{"examples", 7}}) == Fields{"examples"});
  CHECK(problems_with({{"examples", 0}}) == Fields{"examples"});
  CHECK(problems_with({{"examples", 34}}) == Fields{"examples"});
  CHECK(problems_with({{"domain", "8"}}) == Fields{"domain"});
  CHECK(problems_with({{"domain", "1152921504606846977"}}) == Fields{"domain"});
  CHECK(problems_with({{"draws", 0}}) == Fields{"draws"});
  CHECK(problems_with({{"tolerance", "0"}}) == Fields{"tolerance"});
  CHECK(problems_with({{"tolerance", "-0.1"}}) == Fields{"tolerance"});
  CHECK(problems_with({{"epsilon", "0"}}) == Fields{"epsilon"});
  CHECK(problems_with({{"delta", "1"}}) == Fields{"delta"});
  CHECK(problems_with({{"delta", "-1"}}) == Fields{"delta"});
  CHECK(problems_with({{"alpha", "1"}}) == Fields{"alpha"});
  CHECK(problems_with({{"comparisons", 0}}) == Fields{"comparisons"});
  CHECK(problems_with({{"comparisons", 31}}) == Fields{"comparisons"});
  CHECK(problems_with({{"comparisons", 4}, {"hidden", 16}}) == Fields{"hidden"});
  CHECK(problems_with({{"index", 9}}) == Fields{"index"});
  CHECK(problems_with({{"index", 0}}) == Fields{"index"});
  CHECK(problems_with({{"tower", {{"height", 0}}}}) == Fields{"height"});
  CHECK(problems_with({{"tower", {{"height", 41}}}}) == Fields{"height"});
  CHECK(problems_with({{"tower", {{"top", 1}}}}) == Fields{"top"});
  CHECK(problems_with({{"tower", {{"top", 65537}}}}) == Fields{"top"});
  CHECK(problems_with({{"tower", {{"refutes", 5}}}}) == Fields{"refutes"});
  CHECK(problems_with({{"learner", "guess"}}) == Fields{"learner"});
  CHECK(problems_with({{"learner", "steps:0,1,1"}}) == Fields{"examples"});
  CHECK(problems_with({{"points", "1,2,x"}}) == Fields{"points"});
  CHECK(problems_with({{"points", "1,2,3"}}) == Fields{"points"});
  CHECK(problems_with({{"points", "1,2,3,4,5,6,7,9,8"}}) == Fields{"points"});
  CHECK(problems_with({{"points", "1,2,3,4,5,6,7,8,2^9"}}) == Fields{"points"});
  CHECK(problems_with({{"sample", {1, 2, 3}}}) == Fields{"sample"});
  CHECK(problems_with({{"sample", {1, 2, 3, 4, 5, 6, 7, 71}}}) == Fields{"sample"});
  CHECK(problems_with({{"sample", {1, 2, 3, 4, 5, 6, 8, 7}}}) == Fields{"sample[7]"});
  CHECK(problems_with({{"form", "other"}}) == Fields{"form"});
  CHECK(problems_with({{"page", "loss"}}) == Fields{"page"});
  CHECK(problems_with({{"nothing", 1}}) == Fields{"nothing"});
  CHECK(problems_with({{"chapter", "I"}}) == Fields{"chapter"});
  CHECK(problems_with({{"version", 2}}) == Fields{"version"});
  CHECK(problems_with({{"draws", 0}, {"epsilon", "-1"}, {"examples", 3}}) == Fields{"epsilon", "draws", "examples"});
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
  const std::string folder = support::source_folder() + "/resources/scenarios/lower-bound/";
  const std::string schema = support::bytes_of(folder + "scenario.schema.json");
  // After a change of the rows: core_tests "[.lower-bound-schema]" writes it anew.
  CHECK(schema == lower_bound_schema().dump(2) + "\n");
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".json" || entry.path().stem() == "scenario.schema") continue;
    CAPTURE(entry.path().filename().string());
    CHECK(test::schema_problems(schema, support::bytes_of(entry.path().string())) == Fields{});
    ++files;
  }
  CHECK(files == 12);
  CHECK(test::schema_problems(schema, lower_bound_to_json({}).dump()) == Fields{});
  CHECK_FALSE(test::schema_problems(schema, R"({"class": "thresholds:8"})").empty());
  CHECK_FALSE(test::schema_problems(schema, R"({"chapter": "II", "draws": 0})").empty());
}

TEST_CASE("the schema file of chapter II is written anew", "[.lower-bound-schema]") {
  std::ofstream out(support::source_folder() + "/resources/scenarios/lower-bound/scenario.schema.json");
  out << lower_bound_schema().dump(2) << '\n';
  CHECK(out.flush().good());
}

TEST_CASE("a damaged scenario of chapter II is read or refused in one line", "[experiment][lower_bound]") {
  int refused = 0;
  const std::vector<std::string> texts = support::damaged_json(lower_bound_to_json({}).dump(2), 1);
  for (const std::string& text : texts) {
    try {
      (void)parse_lower_bound(text);
    } catch (const InputError& e) {
      const std::string said = e.what();
      REQUIRE(said.find('\n') == std::string::npos);
      REQUIRE(said.size() < 600);
      ++refused;
    }
  }
  CHECK(refused > static_cast<int>(texts.size()) / 3);
}
