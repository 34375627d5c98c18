// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/map_scenario.hpp"

#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <vector>

#include "chapter_of_studies.test.hpp"

using namespace littlestone;
using MapJson = nlohmann::ordered_json;
using MapNames = std::vector<std::string>;

namespace {

const test::ChapterOfStudies<MapScenario> map_shelf = {"V",           "map",     map_fields,    map_to_json,
                                                       map_from_json, parse_map, read_map_file, map_schema};

}  // namespace

TEST_CASE("each parameter of chapter V changes the file and comes back alone", "[map]") {
  map_shelf.check_parameters();
}

TEST_CASE("a scenario of chapter V that cannot be is refused field by field", "[map]") {
  CHECK(map_shelf.problems_with(MapJson::object()).empty());
  CHECK(map_shelf.problems_with({{"classes", ""}}) == MapNames{"classes"});
  CHECK(map_shelf.problems_with({{"classes", "thresholds"}}) == MapNames{"classes"});
  CHECK(map_shelf.problems_with({{"classes", "nothing:3"}}) == MapNames{"classes"});
  CHECK(map_shelf.problems_with({{"classes", "points:8 points:8"}}) == MapNames{"classes"});
  CHECK(map_shelf.problems_with({{"classes", "points:1024 points:2^10"}}) == MapNames{"classes"});
  CHECK(map_shelf.problems_with({{"classes", "points:2^"}}) == MapNames{"classes"});
  CHECK(map_shelf.problems_with({{"classes", "points:2^32"}}) == MapNames{"classes"});
  CHECK(map_shelf.problems_with({{"classes", "points:2^20   cube:3 "}}).empty());
  std::string thirteen;
  for (int i = 1; i <= 13; ++i) thirteen += "points:" + std::to_string(i + 1) + " ";
  CHECK(map_shelf.problems_with({{"classes", thirteen}}) == MapNames{"classes"});
  CHECK(map_shelf.problems_with({{"rounds", 0}}) == MapNames{"rounds"});
  CHECK(map_shelf.problems_with({{"rounds", 51}}) == MapNames{"rounds"});
  CHECK(map_shelf.problems_with({{"epsilon", "0"}}) == MapNames{"epsilon"});
  CHECK(map_shelf.problems_with({{"epsilon", "20000"}}) == MapNames{"epsilon"});
  CHECK(map_shelf.problems_with({{"delta", "1"}}) == MapNames{"delta"});
  CHECK(map_shelf.problems_with({{"alpha", "0"}}) == MapNames{"alpha"});
  CHECK(map_shelf.problems_with({{"alpha", "1e-13"}}) == MapNames{"alpha"});
  CHECK(map_shelf.problems_with({{"beta", "1"}}) == MapNames{"beta"});
  CHECK(map_shelf.problems_with({{"left", "lines"}}) == MapNames{"left"});
  CHECK(map_shelf.problems_with({{"across", "delta"}}) == MapNames{"across"});
  CHECK(map_shelf.problems_with({{"log2_points", 0}}) == MapNames{"log2_points"});
  CHECK(map_shelf.problems_with({{"log2_points", 7}, {"left", "cube"}}).empty());
  CHECK(map_shelf.problems_with({{"log2_points", 7}, {"left", "cube"}, {"across", "beta"}}) == MapNames{"log2_points"});
  CHECK(map_shelf.problems_with({{"budget", 0}}) == MapNames{"budget"});
  CHECK(map_shelf.problems_with({{"shown", MapJson::array()}}).empty());
  CHECK(map_shelf.problems_with({{"shown", {"plain", "plain"}}}).size() == 1);
  CHECK(map_shelf.problems_with({{"shown", {"other"}}}).size() == 1);
  CHECK(map_shelf.problems_with({{"nothing", 1}}) == MapNames{"nothing"});
  CHECK(map_shelf.problems_with({{"chapter", "II"}}) == MapNames{"chapter"});
  CHECK(map_shelf.problems_with({{"version", 2}}) == MapNames{"version"});
}

TEST_CASE("classes of the map are read one by one and shown by the powers they are", "[map]") {
  MapScenario scenario;
  CHECK(classes_of(scenario) == TwoWorldsOptions{}.classes);
  scenario.classes = "points:2^31 cube:2 affine:2,3,1";
  CHECK(classes_of(scenario) == MapNames{"points:2147483648", "cube:2", "affine:2,3,1"});
  CHECK(short_class("points:1048576") == "points:2^20");
  CHECK(short_class("points:512") == "points:512");
  CHECK(short_class("points:1000000") == "points:1000000");
  CHECK(short_class("affine:2,3,1") == "affine:2,3,1");
  CHECK(short_class("file:1024") == "file:1024");
}

TEST_CASE("what the map asks of the core is what its fields say", "[map]") {
  MapScenario scenario;
  scenario.beta = Rational(1, 7);
  scenario.rounds = 9;
  CHECK(two_worlds_of(scenario).rounds == 9);
  CHECK(two_worlds_of(scenario).goal.beta == Rational(1, 7));
  CHECK(sample_sizes_of(scenario).families == std::vector{CurveFamily::points, CurveFamily::thresholds});
  CHECK(sample_sizes_of(scenario).budget == 10'000);
  scenario.right = CurveFamily::points;
  CHECK(sample_sizes_of(scenario).families == std::vector{CurveFamily::points});
  CHECK(scenario.shows(BoundGroup::agnostic));
  scenario.shown = {"plain"};
  CHECK_FALSE(scenario.shows(BoundGroup::agnostic));
  // Each row of an envelope is in one of the groups.
  std::set<BoundGroup> groups;
  for (const EnvelopeRow& row :
       envelope_rows(curve_class(CurveFamily::thresholds, 1), EnvelopeGoal{}, EnvelopeRows{true, 1}))
    groups.insert(group_of(row));
  CHECK(groups.size() == 5);
}

TEST_CASE("the schema file of chapter V is the one the rows make and the shelf is valid by it", "[map]") {
  map_shelf.check_shelf(6, R"({"chapter": "V", "rounds": 0})");
}

TEST_CASE("the schema file of chapter V is written anew", "[.map-schema]") { map_shelf.write_schema(); }
