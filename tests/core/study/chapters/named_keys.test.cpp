// SPDX-License-Identifier: GPL-3.0-or-later
// What a scenario file says by names of rows and points.
#include <catch2/catch.hpp>

#include "core/base/json.hpp"
#include "core/concept/inline_table.hpp"
#include "core/study/chapters/agnostic_scenario.hpp"
#include "core/study/chapters/prediction_scenario.hpp"
#include "core/study/chapters/scenario_fields.hpp"

using namespace littlestone;
using Json = nlohmann::ordered_json;

namespace {

std::string zoo() {
  return inline_table(ConceptClass("zoo",
                                   {LabelVector::parse("+-+"), LabelVector::parse("-+-"), LabelVector::parse("++-")},
                                   {"fur", "eggs", "a,b"}, {"bear", "carp", "platypus"}));
}

// The first thing that is wrong; empty: nothing.
template <class Read>
std::string refusal_of(const Read& read) {
  try {
    (void)read();
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

}  // namespace

TEST_CASE("a scenario file names its target and points, and is written with their numbers", "[study][names]") {
  const Json one = {{"version", 1}, {"class", zoo()}, {"distribution", {{"target", "carp"}}}};
  const Scenario scenario = parse_scenario(one.dump());
  CHECK(scenario.target == 1);
  CHECK(scenario_to_json(scenario)["distribution"]["target"] == 1);
  Json number = one;
  number["distribution"]["target"] = "1";
  CHECK(parse_scenario(number.dump()) == scenario);
  number["distribution"]["target"] = 1;
  CHECK(parse_scenario(number.dump()) == scenario);

  const Json three = {
      {"version", 1},    {"chapter", "III"}, {"class", zoo()},         {"target", "platypus"},
      {"asked", "eggs"}, {"examples", 6},    {"becomes", "\"a,b\":-"}, {"rows", "fur:+,1:-,0:+,2:+,0:+,1:-"}};
  const PredictionScenario prediction = parse_prediction(three.dump());
  CHECK(prediction.target == 2);
  CHECK(prediction.asked == 1);
  CHECK(prediction.becomes == "2:-");

  const Json four = {{"version", 1},
                     {"chapter", "IV"},
                     {"class", zoo()},
                     {"target", "carp"},
                     {"online", {{"moves", "fur:+,eggs:-,2:+"}}}};
  const AgnosticScenario agnostic = parse_agnostic(four.dump());
  CHECK(agnostic.target == 1);
  CHECK(agnostic.moves == "0:+,1:-,2:+");
}

TEST_CASE("a name that no row or point has is refused with its field, and so is a class that cannot be made",
          "[study][names]") {
  Json one = {{"version", 1}, {"class", zoo()}, {"distribution", {{"target", "wolf"}}}};
  CHECK(refusal_of([&] { return parse_scenario(one.dump()); }).starts_with("target: wolf: must be a row of the class"));
  one["class"] = "thresholds:many";
  CHECK(refusal_of([&] { return parse_scenario(one.dump()); }).starts_with("class: "));
  const Json three = {{"version", 1}, {"chapter", "III"}, {"class", zoo()}, {"asked", "tail"}};
  CHECK(refusal_of([&] { return parse_prediction(three.dump()); }).starts_with("asked: tail: must be an index"));
  const Json four = {{"version", 1}, {"chapter", "IV"}, {"class", zoo()}, {"online", {{"moves", "tail:+"}}}};
  CHECK(refusal_of([&] { return parse_agnostic(four.dump()); }).starts_with("moves: tail:+: "));
}
