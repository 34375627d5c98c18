// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/stability_scenario.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "chapter_of_studies.test.hpp"
#include "core/study/certificates/shipped_certificates.hpp"

using namespace littlestone;
using StabilityJson = nlohmann::ordered_json;
using StabilityNames = std::vector<std::string>;

namespace {

const test::ChapterOfStudies<StabilityScenario> stability_shelf = {"VI",
                                                                   "stability",
                                                                   stability_fields,
                                                                   stability_to_json,
                                                                   stability_from_json,
                                                                   parse_stability,
                                                                   read_stability_file,
                                                                   stability_schema};

StabilityScenario of_class(const std::string& class_text, const std::string& differ = "0.1") {
  StabilityScenario scenario;
  scenario.class_text = class_text;
  scenario.differ = differ;
  return scenario;
}

}  // namespace

TEST_CASE("each parameter of chapter VI changes the file and comes back alone", "[stability][scenario]") {
  stability_shelf.check_parameters();
}

TEST_CASE("a scenario of chapter VI that cannot be is refused field by field", "[stability][scenario]") {
  CHECK(stability_shelf.problems_with(StabilityJson::object()).empty());
  CHECK(stability_shelf.problems_with({{"class", "cube:2"}}) == StabilityNames{"class"});
  CHECK(stability_shelf.problems_with({{"class", "thresholds:5"}}) == StabilityNames{"class"});
  CHECK(stability_shelf.problems_with({{"class", "thresholds:3"}}).empty());
  CHECK(stability_shelf.problems_with({{"class", "thresholds:3"}, {"differ", "0.05"}}) == StabilityNames{"differ"});
  CHECK(stability_shelf.problems_with({{"differ", "0.3"}}) == StabilityNames{"differ"});
  CHECK(stability_shelf.problems_with({{"mass", "1.1"}}) == StabilityNames{"mass"});
  CHECK(stability_shelf.problems_with({{"die", "1"}}) == StabilityNames{"die"});
  CHECK(stability_shelf.problems_with({{"shape", "hand"}, {"steps", "3:1/2,5:1/2"}}).empty());
  for (const char* steps : {"3:1/2,5:1/3", "5:1/2,3:1/2", "0:1", "351:1", "3:x", "3", ""}) {
    CAPTURE(steps);
    CHECK(stability_shelf.problems_with({{"shape", "hand"}, {"steps", steps}}) == StabilityNames{"steps"});
    CHECK(stability_shelf.problems_with({{"shape", "even"}, {"steps", steps}}).empty());  // not read
  }
  const auto world = [](const StabilityJson& changes) {
    StabilityJson json = {{"page", "worst-world"}};
    json.merge_patch(changes);
    return stability_shelf.problems_with(json);
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
  CHECK(stability_shelf.problems_with({{"page", "one-more-point"}, {"across", "3/4"}, {"up", "-1/2"}}) ==
        StabilityNames{"up"});
  CHECK(stability_shelf.problems_with({{"page", "one-more-point"}, {"error", "1/2"}}) == StabilityNames{"error"});
  CHECK(stability_shelf.problems_with({{"page", "one-more-point"}, {"painted", "012345"}}) ==
        StabilityNames{"painted"});
  CHECK(stability_shelf.problems_with({{"page", "one-more-point"}, {"mesh", 41}}) == StabilityNames{"mesh"});
  CHECK(stability_shelf.problems_with({{"page", "one-more-point"}, {"drawn", "points:3"}}).empty());
  CHECK(stability_shelf.problems_with({{"page", "one-more-point"}, {"drawn", "nothing:3"}}) == StabilityNames{"drawn"});
  CHECK(stability_shelf.problems_with({{"page", "one-more-point"}, {"drawn", "cube:3"}, {"painted", "08"}}).empty());
  CHECK(stability_shelf.problems_with({{"page", "one-more-point"}, {"drawn", "cube:3"}, {"painted", "09"}}) ==
        StabilityNames{"painted"});
  CHECK(stability_shelf.problems_with({{"page", "ladder"}, {"classes", ""}}) == StabilityNames{"classes"});
  CHECK(stability_shelf.problems_with({{"page", "ladder"}, {"classes", "cube:2 cube:2"}}) == StabilityNames{"classes"});
  CHECK(stability_shelf.problems_with({{"page", "ladder"}, {"classes", "cube:2 points:5"}}) ==
        StabilityNames{"classes"});
  CHECK(stability_shelf.problems_with({{"page", "ladder"}, {"classes", "cube:2 nothing:3"}}) ==
        StabilityNames{"classes"});
  CHECK(stability_shelf.problems_with({{"page", "attack"}}) == StabilityNames{"page"});
  CHECK(stability_shelf.problems_with({{"nothing", 1}}) == StabilityNames{"nothing"});
  CHECK(stability_shelf.problems_with({{"chapter", "V"}}) == StabilityNames{"chapter"});
  CHECK(stability_shelf.problems_with({{"version", 2}}) == StabilityNames{"version"});
}

TEST_CASE("One more point draws cube:2 with point 0 or without, or another class", "[stability][scenario]") {
  StabilityScenario scenario;
  const Field<StabilityScenario>& known = stability_field("known");
  const Field<StabilityScenario>& drawn = stability_field("drawn");
  drawn.set(scenario, FieldValue(std::string("points:3")));
  CHECK(drawn.get(scenario) == FieldValue(std::string("points:3")));
  CHECK(parse_stability(stability_to_json(scenario).dump()) == scenario);
  drawn.set(scenario, FieldValue(std::string("cube:2")));
  CHECK(known.get(scenario) == FieldValue(std::string("with")));
  known.set(scenario, FieldValue(std::string("without")));
  drawn.set(scenario, FieldValue(std::string("cube:2")));
  CHECK(known.get(scenario) == FieldValue(std::string("without")));
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
  stability_shelf.check_shelf(6, R"({"chapter": "VI", "mesh": 0})");
}

TEST_CASE("the schema file of chapter VI is written anew", "[.stability-schema]") { stability_shelf.write_schema(); }

TEST_CASE("a damaged scenario of chapter VI is read or refused in one line", "[stability][scenario]") {
  stability_shelf.check_damaged(6);
}
