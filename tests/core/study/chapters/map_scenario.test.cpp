// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/map_scenario.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "core/base/rules.hpp"
#include "tests/support/schema.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using MapJson = nlohmann::ordered_json;
using MapNames = std::vector<std::string>;

namespace {

MapNames map_problems_with(const MapJson& changes) {
  MapJson json = map_to_json({});
  json.merge_patch(changes);
  std::vector<InputError> problems;
  (void)map_from_json(json, problems);
  MapNames fields;
  for (const InputError& problem : problems) {
    CHECK(std::string(problem.what()).find('\n') == std::string::npos);
    fields.push_back(problem.field());
  }
  return fields;
}

FieldValue other_map_value(const Field<MapScenario>& field, const FieldValue& was) {
  switch (field.info.kind) {
    case FieldKind::choice:
      return std::string(field.info.choices[was == FieldValue(std::string(field.info.choices[0])) ? 1 : 0]);
    case FieldKind::choices: return std::vector<std::string>{"agnostic", "plain"};
    case FieldKind::text: return std::string("other");
    case FieldKind::rational: return Rational(1, 13);
    default: return std::uint64_t{5};
  }
}

}  // namespace

TEST_CASE("each parameter of chapter V changes the file and comes back alone", "[map]") {
  CHECK(parse_map(map_to_json({}).dump()) == MapScenario{});
  CHECK(parse_map(R"({"chapter": "V"})") == MapScenario{});
  std::set<std::string_view> names;
  for (const Field<MapScenario>& field : map_fields()) {
    CAPTURE(field.info.key);
    CHECK(names.insert(field.info.name()).second);
    MapScenario other;
    const FieldValue value = other_map_value(field, field.get(other));
    field.set(other, value);
    CHECK_FALSE(other == MapScenario{});
    std::vector<InputError> problems;
    MapScenario read;
    fields_from_json(map_fields(), map_to_json(other), {"version", "chapter"}, rules::no_scenario_field(), read,
                     problems);
    CHECK(problems.empty());
    CHECK(field.get(read) == value);
    CHECK(read == other);
  }
}

TEST_CASE("a scenario of chapter V that cannot be is refused field by field", "[map]") {
  CHECK(map_problems_with(MapJson::object()).empty());
  CHECK(map_problems_with({{"classes", ""}}) == MapNames{"classes"});
  CHECK(map_problems_with({{"classes", "thresholds"}}) == MapNames{"classes"});
  CHECK(map_problems_with({{"classes", "nothing:3"}}) == MapNames{"classes"});
  CHECK(map_problems_with({{"classes", "points:8 points:8"}}) == MapNames{"classes"});
  CHECK(map_problems_with({{"classes", "points:1024 points:2^10"}}) == MapNames{"classes"});
  CHECK(map_problems_with({{"classes", "points:2^"}}) == MapNames{"classes"});
  CHECK(map_problems_with({{"classes", "points:2^32"}}) == MapNames{"classes"});
  CHECK(map_problems_with({{"classes", "points:2^20   cube:3 "}}).empty());
  std::string thirteen;
  for (int i = 1; i <= 13; ++i) thirteen += "points:" + std::to_string(i + 1) + " ";
  CHECK(map_problems_with({{"classes", thirteen}}) == MapNames{"classes"});
  CHECK(map_problems_with({{"rounds", 0}}) == MapNames{"rounds"});
  CHECK(map_problems_with({{"rounds", 51}}) == MapNames{"rounds"});
  CHECK(map_problems_with({{"epsilon", "0"}}) == MapNames{"epsilon"});
  CHECK(map_problems_with({{"epsilon", "20000"}}) == MapNames{"epsilon"});
  CHECK(map_problems_with({{"delta", "1"}}) == MapNames{"delta"});
  CHECK(map_problems_with({{"alpha", "0"}}) == MapNames{"alpha"});
  CHECK(map_problems_with({{"alpha", "1e-13"}}) == MapNames{"alpha"});
  CHECK(map_problems_with({{"beta", "1"}}) == MapNames{"beta"});
  CHECK(map_problems_with({{"left", "lines"}}) == MapNames{"left"});
  CHECK(map_problems_with({{"across", "delta"}}) == MapNames{"across"});
  CHECK(map_problems_with({{"log2_points", 0}}) == MapNames{"log2_points"});
  CHECK(map_problems_with({{"log2_points", 7}, {"left", "cube"}}).empty());
  CHECK(map_problems_with({{"log2_points", 7}, {"left", "cube"}, {"across", "beta"}}) == MapNames{"log2_points"});
  CHECK(map_problems_with({{"budget", 0}}) == MapNames{"budget"});
  CHECK(map_problems_with({{"shown", MapJson::array()}}).empty());
  CHECK(map_problems_with({{"shown", {"plain", "plain"}}}).size() == 1);
  CHECK(map_problems_with({{"shown", {"other"}}}).size() == 1);
  CHECK(map_problems_with({{"nothing", 1}}) == MapNames{"nothing"});
  CHECK(map_problems_with({{"chapter", "II"}}) == MapNames{"chapter"});
  CHECK(map_problems_with({{"version", 2}}) == MapNames{"version"});
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
  const std::string folder = support::source_folder() + "/resources/scenarios/map/";
  const std::string schema = support::bytes_of(folder + "scenario.schema.json");
  // After a change of the rows: core_tests "[.map-schema]" writes it anew.
  CHECK(schema == map_schema().dump(2) + "\n");
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".json" || entry.path().stem() == "scenario.schema") continue;
    CAPTURE(entry.path().filename().string());
    CHECK(test::schema_problems(schema, support::bytes_of(entry.path().string())) == MapNames{});
    CHECK_NOTHROW(read_map_file(entry.path().string()));
  }
  CHECK(test::schema_problems(schema, map_to_json({}).dump()) == MapNames{});
  CHECK_FALSE(test::schema_problems(schema, R"({"chapter": "II"})").empty());
  CHECK_FALSE(test::schema_problems(schema, R"({"chapter": "V", "rounds": 0})").empty());
}

TEST_CASE("the schema file of chapter V is written anew", "[.map-schema]") {
  std::ofstream out(support::source_folder() + "/resources/scenarios/map/scenario.schema.json");
  out << map_schema().dump(2) << '\n';
  CHECK(out.flush().good());
}
