// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/stability_scenario.hpp"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "core/base/rules.hpp"
#include "core/study/certificates/shipped_certificates.hpp"
#include "tests/support/schema.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using StabilityJson = nlohmann::ordered_json;
using StabilityNames = std::vector<std::string>;

namespace {

StabilityNames stability_problems_with(const StabilityJson& changes) {
  StabilityJson json = stability_to_json({});
  json.merge_patch(changes);
  std::vector<InputError> problems;
  (void)stability_from_json(json, problems);
  StabilityNames fields;
  for (const InputError& problem : problems) {
    CHECK(std::string(problem.what()).find('\n') == std::string::npos);
    fields.push_back(problem.field());
  }
  return fields;
}

FieldValue other_stability_value(const Field<StabilityScenario>& field, const FieldValue& was) {
  switch (field.info.kind) {
    case FieldKind::choice:
      return std::string(field.info.choices[was == FieldValue(std::string(field.info.choices[0])) ? 1 : 0]);
    case FieldKind::choices: return std::vector<std::string>{"g", "paper"};
    case FieldKind::text: return std::string("other");
    case FieldKind::rational: return Rational(1, 13);
    case FieldKind::rationals: return std::vector<Rational>{Rational(1, 13), 1};
    default: return std::uint64_t{5};
  }
}

StabilityScenario of_class(const std::string& class_text, const std::string& differ = "0.1") {
  StabilityScenario scenario;
  scenario.class_text = class_text;
  scenario.differ = differ;
  return scenario;
}

}  // namespace

TEST_CASE("each parameter of chapter VI changes the file and comes back alone", "[stability][scenario]") {
  CHECK(parse_stability(stability_to_json({}).dump()) == StabilityScenario{});
  CHECK(parse_stability(R"({"chapter": "VI"})") == StabilityScenario{});
  std::set<std::string_view> names;
  for (const Field<StabilityScenario>& field : stability_fields()) {
    CAPTURE(field.info.key);
    CHECK(names.insert(field.info.name()).second);
    StabilityScenario other;
    const FieldValue value = other_stability_value(field, field.get(other));
    field.set(other, value);
    CHECK_FALSE(other == StabilityScenario{});
    std::vector<InputError> problems;
    StabilityScenario read;
    fields_from_json(stability_fields(), stability_to_json(other), {"version", "chapter"}, rules::no_scenario_field(),
                     read, problems);
    CHECK(problems.empty());
    CHECK(field.get(read) == value);
    CHECK(read == other);
  }
}

TEST_CASE("a scenario of chapter VI that cannot be is refused field by field", "[stability][scenario]") {
  CHECK(stability_problems_with(StabilityJson::object()).empty());
  CHECK(stability_problems_with({{"class", "cube:2"}}) == StabilityNames{"class"});
  CHECK(stability_problems_with({{"class", "thresholds:5"}}) == StabilityNames{"class"});
  CHECK(stability_problems_with({{"class", "thresholds:3"}}).empty());
  CHECK(stability_problems_with({{"class", "thresholds:3"}, {"differ", "0.05"}}) == StabilityNames{"differ"});
  CHECK(stability_problems_with({{"differ", "0.3"}}) == StabilityNames{"differ"});
  CHECK(stability_problems_with({{"mass", "1.1"}}) == StabilityNames{"mass"});
  CHECK(stability_problems_with({{"die", "1"}}) == StabilityNames{"die"});
  CHECK(stability_problems_with({{"shape", "hand"}, {"steps", "3:1/2,5:1/2"}}).empty());
  for (const char* steps : {"3:1/2,5:1/3", "5:1/2,3:1/2", "0:1", "351:1", "3:x", "3", ""}) {
    CAPTURE(steps);
    CHECK(stability_problems_with({{"shape", "hand"}, {"steps", steps}}) == StabilityNames{"steps"});
    CHECK(stability_problems_with({{"shape", "even"}, {"steps", steps}}).empty());  // not read
  }
  const auto world = [](const StabilityJson& changes) {
    StabilityJson json = {{"page", "worst-world"}};
    json.merge_patch(changes);
    return stability_problems_with(json);
  };
  CHECK(world({{"searched", "thresholds:4"}, {"levels", {"1", "1", "1"}}}).empty());
  CHECK(world({{"searched", "thresholds:4"}}) == StabilityNames{"levels"});
  CHECK(world({{"searched", "points:5"}}) == StabilityNames{"searched"});
  CHECK(world({{"searched", "nothing:3"}}).size() == 1);
  CHECK(world({{"labelled", "3"}}) == StabilityNames{"labelled"});
  CHECK(world({{"labelled", "+"}}) == StabilityNames{"labelled"});
  CHECK(world({{"labelled", "all"}}).empty());
  CHECK(world({{"blocks", 40001}}) == StabilityNames{"blocks"});
  CHECK(world({{"levels", {"0", "0"}}}) == StabilityNames{"levels"});
  CHECK(world({{"tolerance", "0.3"}}) == StabilityNames{"tolerance"});
  CHECK(stability_problems_with({{"page", "one-more-point"}, {"across", "3/4"}, {"up", "-1/2"}}) ==
        StabilityNames{"up"});
  CHECK(stability_problems_with({{"page", "one-more-point"}, {"error", "1/2"}}) == StabilityNames{"error"});
  CHECK(stability_problems_with({{"page", "one-more-point"}, {"painted", "012345"}}) == StabilityNames{"painted"});
  CHECK(stability_problems_with({{"page", "one-more-point"}, {"mesh", 41}}) == StabilityNames{"mesh"});
  CHECK(stability_problems_with({{"page", "ladder"}, {"classes", ""}}) == StabilityNames{"classes"});
  CHECK(stability_problems_with({{"page", "ladder"}, {"classes", "cube:2 cube:2"}}) == StabilityNames{"classes"});
  CHECK(stability_problems_with({{"page", "ladder"}, {"classes", "cube:2 points:5"}}) == StabilityNames{"classes"});
  CHECK(stability_problems_with({{"page", "ladder"}, {"classes", "cube:2 nothing:3"}}) == StabilityNames{"classes"});
  CHECK(stability_problems_with({{"page", "attack"}}) == StabilityNames{"page"});
  CHECK(stability_problems_with({{"nothing", 1}}) == StabilityNames{"nothing"});
  CHECK(stability_problems_with({{"chapter", "V"}}) == StabilityNames{"chapter"});
  CHECK(stability_problems_with({{"version", 2}}) == StabilityNames{"version"});
}

TEST_CASE("the steps of Same answer are the shipped ones, as many equal ones, one, or those by hand",
          "[stability][scenario]") {
  CHECK(staircase_of(of_class("points:16", "0.2")).examples == 90);
  CHECK(staircase_of(of_class("points:16")).examples == 350);
  CHECK(staircase_of(of_class("points:2", "0.05")).examples == 1100);
  CHECK(staircase_of(of_class("thresholds:3")).examples == 1250);
  CHECK(staircase_of(of_class("thresholds:4")).examples == 3300);
  for (const ReplicableCertificate& certificate : shipped_certificates()) {
    if (!certificate.table) continue;
    CAPTURE(certificate.name);
    const Staircase equal = equal_steps(certificate.table->staircase);
    equal.validate();
    CHECK(equal.steps.size() == certificate.table->staircase.steps.size());
    CHECK(equal.steps.back().count == certificate.table->staircase.steps.back().count);
    for (const Step& step : equal.steps) CHECK(step.chance == equal.steps.front().chance);
  }
  const Staircase equal = equal_steps(staircase_of(of_class("points:16")));
  CHECK(equal.counts() == std::vector<std::uint64_t>{3, 7, 11, 15, 19, 23, 27, 31});
  StabilityScenario one;
  one.shape = StepsKind::one;
  CHECK(staircase_of(one).counts() == std::vector<std::uint64_t>{18});  // half of 350 · 0.1, rounded up
  one.shape = StepsKind::hand;
  one.steps = "2:1/4,9:3/4";
  CHECK(staircase_of(one).counts() == std::vector<std::uint64_t>{2, 9});
  one.class_text = "thresholds:4";
  CHECK(boundaries_of(one) == std::vector<Rational>{Rational(1, 20), Rational(1, 30), Rational(1, 60)});
}

TEST_CASE("the schema file of chapter VI is the one the rows make and the shelf is valid by it",
          "[stability][scenario]") {
  const std::string folder = support::source_folder() + "/resources/scenarios/stability/";
  const std::string schema = support::bytes_of(folder + "scenario.schema.json");
  // After a change of the rows: core_tests "[.stability-schema]" writes it anew.
  CHECK(schema == stability_schema().dump(2) + "\n");
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".json" || entry.path().stem() == "scenario.schema") continue;
    CAPTURE(entry.path().filename().string());
    CHECK(test::schema_problems(schema, support::bytes_of(entry.path().string())) == StabilityNames{});
    CHECK_NOTHROW(read_stability_file(entry.path().string()));
  }
  CHECK(test::schema_problems(schema, stability_to_json({}).dump()) == StabilityNames{});
  CHECK_FALSE(test::schema_problems(schema, R"({"chapter": "II"})").empty());
  CHECK_FALSE(test::schema_problems(schema, R"({"chapter": "VI", "mesh": 0})").empty());
}

TEST_CASE("the schema file of chapter VI is written anew", "[.stability-schema]") {
  std::ofstream out(support::source_folder() + "/resources/scenarios/stability/scenario.schema.json");
  out << stability_schema().dump(2) << '\n';
  CHECK(out.flush().good());
}
