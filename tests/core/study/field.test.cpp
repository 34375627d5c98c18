// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/field.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <fstream>
#include <iterator>
#include <limits>

#include "core/base/rules.hpp"
#include "core/study/chapters/scenario_fields.hpp"
#include "tests/support/schema.hpp"
#include "tests/support/source_folder.hpp"

using namespace littlestone;
using Json = nlohmann::ordered_json;

namespace {

// An owner with a parameter of every kind, as studies to come have them.
struct Everything {
  bool worst = false;
  std::string name = "left";
  std::uint64_t domain = 8;
  int depth = 3;
  Rational share{1, 2};
  std::optional<Rational> tolerance;
  std::vector<std::uint64_t> points;
  std::vector<Rational> weights;
  std::vector<std::string> methods;
};

const std::vector<Field<Everything>>& everything() {
  using E = Everything;
  static const std::vector<Field<Everything>> fields = {
      member_field<E, &E::worst>(
          {.key = "worst", .option = "worst", .help = "Also the worst", .kind = FieldKind::flag}),
      member_field<E, &E::name>({.key = "a.name", .option = "name", .help = "A name"}),
      member_field<E, &E::domain>({.key = "a.domain",
                                   .option = "domain",
                                   .help = "Points",
                                   .unit = "points",
                                   .kind = FieldKind::whole,
                                   .range = from_to(1, power_of_two(60)),
                                   .powers = true}),
      member_field<E, &E::depth>(
          {.key = "a.b.depth", .option = "depth", .help = "Depth", .kind = FieldKind::whole, .range = from_to(0, 64)}),
      member_field<E, &E::share>({.key = "share",
                                  .option = "share",
                                  .help = "Share",
                                  .kind = FieldKind::rational,
                                  .range = strictly_between(0, Rational(3, 4))}),
      member_field<E, &E::tolerance>({.key = "tolerance",
                                      .option = "tolerance",
                                      .help = "Tolerance",
                                      .kind = FieldKind::rational,
                                      .range = above(0)}),
      member_field<E, &E::points>({.key = "points",
                                   .option = "points",
                                   .help = "Points",
                                   .kind = FieldKind::wholes,
                                   .range = from_to(1, power_of_two(60)),
                                   .rising = true}),
      member_field<E, &E::weights>({.key = "weights",
                                    .option = "weights",
                                    .help = "Weights",
                                    .kind = FieldKind::rationals,
                                    .range = from_to(0, 1)}),
      member_field<E, &E::methods>({.key = "methods",
                                    .option = "methods",
                                    .help = "Methods",
                                    .kind = FieldKind::choices,
                                    .choices = {"M", "lean", "relabel", "generic", "consistent"},
                                    .not_a_choice = rules::learner(),
                                    .empty_rule = rules::one_learner(),
                                    .distinct = true})};
  return fields;
}

std::vector<InputError> problems_of(const Everything& owner) {
  std::vector<InputError> problems;
  check_fields(everything(), owner, problems);
  return problems;
}

// Sets the row from its option's text, and says what is wrong with it: "" where nothing is.
template <class Owner>
std::string told(const std::vector<Field<Owner>>& fields, std::string_view option, const std::string& text) {
  const Field<Owner>& field = *find_field(fields, option);
  std::vector<InputError> problems;
  try {
    check_field(field.info, parse_field(field.info, text), problems);
  } catch (const InputError& error) {
    return error.what();
  }
  return problems.empty() ? "" : problems.front().what();
}

std::string told(std::string_view option, const std::string& text) { return told(everything(), option, text); }

Everything sample() {
  Everything owner;
  owner.worst = true;
  owner.name = "\"ε\"";
  owner.domain = (std::uint64_t{1} << 60) - 1;
  owner.depth = 64;
  owner.share = Rational(1, 3);
  owner.tolerance = Rational(1, 1000);
  owner.points = {1, 5, std::uint64_t{1} << 60};
  owner.weights = {0, 1, Rational(2, 7)};
  owner.methods = {"M", "consistent"};
  return owner;
}

// What a file of the source tree holds.
std::string text_of(const std::string& path) {
  std::ifstream in(support::source_folder() + "/" + path);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

}  // namespace

TEST_CASE("A value of every kind comes back from JSON and from its option's text", "[field]") {
  const Everything owner = sample();
  const Json json = fields_to_json(everything(), owner);
  Everything read;
  read.methods = {"M"};
  std::vector<InputError> problems;
  fields_from_json(everything(), Json::parse(json.dump()), {}, rules::no_scenario_field(), read, problems);
  CHECK(problems.empty());
  CHECK(fields_to_json(everything(), read) == json);
  Everything typed;
  for (const auto& field : everything()) {
    field.set(typed, parse_field(field.info, field_text(field.info, field.get(owner))));
    CAPTURE(std::string(field.info.key));
    CHECK(field.get(typed) == field.get(owner));
  }
  CHECK(
      json.dump() ==
      R"({"worst":true,"a":{"name":"\"ε\"","domain":1152921504606846975,"b":{"depth":64}},"share":"1/3",)"
      R"("tolerance":"0.001","points":[1,5,1152921504606846976],"weights":["0","1","2/7"],"methods":["M","consistent"]})");
}

TEST_CASE("An optional parameter that is not given has no key and no text", "[field]") {
  const Everything owner;
  const auto& field = *find_field(everything(), "tolerance");
  CHECK(field.get(owner) == FieldValue());
  CHECK(field_text(field.info, field.get(owner)).empty());
  CHECK_FALSE(fields_to_json(everything(), owner).contains("tolerance"));
  Everything given = sample();
  field.set(given, FieldValue());
  CHECK_FALSE(given.tolerance);
}

TEST_CASE("The edges of a range are accepted, one past each is refused with the row's own message", "[field]") {
  CHECK(told("domain", "1").empty());
  CHECK(told("domain", "2^60").empty());
  CHECK(told("domain", "1152921504606846976").empty());
  CHECK(told("domain", "0") == "domain: 0: must be from 1 to 2^60");
  CHECK(told("domain", "1152921504606846977") == "domain: 1152921504606846977: must be from 1 to 2^60");
  CHECK(told("domain", "2^64") == "domain: 2^64: must be from 1 to 2^60");
  CHECK(told("domain", "2^x").starts_with("domain: x: must be an integer"));
  CHECK(told("domain", "eight").starts_with("domain: eight: must be an integer"));
  CHECK(told("depth", "64").empty());
  CHECK(told("depth", "65") == "depth: 65: must be from 0 to 64");
  CHECK(told("depth", "2^3").starts_with("depth: 2^3: must be an integer"));
  CHECK(told("share", "0.7499").empty());
  CHECK(told("share", "3/4") == "share: 0.75: must be above 0 and below 0.75");
  CHECK(told("share", "0") == "share: 0: must be above 0 and below 0.75");
  CHECK(told("tolerance", "1e-300").empty());
  CHECK(told("tolerance", "0") == "tolerance: 0: must be above 0");
  CHECK(told("weights", "0,1/2,1").empty());
  CHECK(told("weights", "0,1.5") == "weights[1]: 1.5: must be from 0 to 1");
  CHECK(told("points", "1,2,2^60").starts_with("points: 2^60: must be an integer"));  // not said to take powers
  CHECK(told("points", "1,3,3") == "points[2]: 3: the points must increase");
  CHECK(told("points", "0,3") == "points[0]: 0: must be from 1 to 2^60");
  CHECK(told("methods", "M,generic").empty());
  CHECK(told("methods", "M,m") == "methods: m: must be M, lean, chain, relabel, generic or consistent");
  CHECK(told("methods", "M,M") == "methods[1]: M: is named twice");
  CHECK(told("worst", "yes") == "worst: yes: must be true or false");
}

TEST_CASE("A list that must not be empty says so, and a sample of every kind is in its ranges", "[field]") {
  CHECK(problems_of(sample()).empty());
  Everything owner = sample();
  owner.methods.clear();
  REQUIRE(problems_of(owner).size() == 1);
  CHECK(std::string(problems_of(owner).front().what()) == "methods: []: must name at least one learner");
}

TEST_CASE("A value of another kind, a key without a row and a value for an object are named by their whole key",
          "[field]") {
  const auto broken = [](const char* text) {
    Everything owner;
    std::vector<InputError> problems;
    fields_from_json(everything(), Json::parse(text), {"also"}, rules::no_scenario_field(), owner, problems);
    std::string all;
    for (const InputError& problem : problems) all += std::string(problem.what()) + "\n";
    return all;
  };
  CHECK(broken(R"({"also": 1})").empty());
  CHECK(broken(R"({"worst": 1})") == "worst: 1: must be true or false\n");
  CHECK(broken(R"({"a": 3})") == "a: 3: must be an object\n");
  CHECK(broken(R"({"a": {"b": []}})") == "a.b: []: must be an object\n");
  CHECK(broken(R"({"a": {"name": 3, "nam": 1}, "x": 2})") ==
        "a.name: 3: must be a string\na.nam: 1: is no field of a scenario\nx: 2: is no field of a scenario\n");
  CHECK(broken(R"({"a": {"b": {"depth": -1}}})") == "a.b.depth: -1: must be a whole number from 0 to 2^64 - 1\n");
  CHECK(broken(R"({"share": true})") == "share: true: must be a number or a string spelling one\n");
  CHECK(broken(R"({"points": 1})") == "points: 1: must be a list\n");
  CHECK(broken(R"({"points": [1, "x", 2.5]})") ==
        "points[1]: x: must be a whole number from 0 to 2^64 - 1\n"
        "points[2]: 2.5: must be a whole number from 0 to 2^64 - 1\n");
  CHECK(broken(R"({"methods": ["M", 1]})") ==
        "methods[1]: 1: must be M, lean, chain, relabel, generic or consistent\n");
}

TEST_CASE("A bound is spelled as a power of two where it is one", "[field]") {
  CHECK(bound_text(0) == "0");
  CHECK(bound_text(1) == "1");
  CHECK(bound_text(64) == "64");
  CHECK(bound_text(10'000'000) == "10000000");
  CHECK(bound_text(power_of_two(20)) == "2^20");
  CHECK(bound_text(power_of_two(62)) == "2^62");
  CHECK(bound_text(power_of_two(64) - 1) == "2^64 - 1");
  CHECK(bound_text(1023) == "1023");
  CHECK(bound_text(Rational(1, 3)) == "1/3");
}

TEST_CASE("Help tells the range with its unit and the default", "[field]") {
  const Everything owner;
  const auto help = [&](std::string_view option) {
    const auto& field = *find_field(everything(), option);
    return field_help(field.info, field.get(owner));
  };
  CHECK(help("domain") == "Points (1 to 2^60 points; default 8).");
  CHECK(help("share") == "Share (above 0 and below 0.75; default 0.5).");
  CHECK(help("tolerance") == "Tolerance (above 0).");
  CHECK(help("methods") == "Methods (M, lean, relabel, generic or consistent).");
  CHECK(help("name") == "A name (default left).");
}

TEST_CASE("The schema passes what the reader passes, and refuses other keys, kinds and numbers out of range",
          "[field]") {
  const std::string schema = slots_schema(slots_of(everything(), Everything{})).dump();
  const auto valid = [&](const std::string& document) { return test::schema_problems(schema, document).empty(); };
  CHECK(valid("{}"));
  CHECK(valid(fields_to_json(everything(), sample()).dump()));
  for (const char* good :
       {R"({"a": {"domain": 1}})", R"({"a": {"domain": "5"}})", R"({"share": 0.5})", R"({"share": "1/2"})",
        R"({"points": [1, "2"]})", R"({"a": {"domain": 1152921504606846976}})"}) {
    CAPTURE(good);
    CHECK(valid(good));
  }
  for (const char* bad : {R"({"x": 1})",
                          R"({"a": {"x": 1}})",
                          R"({"a": {"b": {"x": 1}}})",
                          R"({"a": 1})",
                          R"({"worst": 1})",
                          R"({"a": {"name": 1}})",
                          R"({"a": {"domain": 0}})",

                          R"({"a": {"domain": 1.5}})",
                          R"({"a": {"domain": "x"}})",
                          R"({"share": 0})",
                          R"({"share": 0.75})",
                          R"({"share": "x"})",
                          R"({"tolerance": 0})",
                          R"({"points": 1})",
                          R"({"points": [0]})",
                          R"({"points": [1, 1]})",
                          R"({"weights": [2]})",
                          R"({"methods": []})",
                          R"({"methods": ["M", "M"]})",
                          R"({"methods": ["m"]})"}) {
    CAPTURE(bad);
    CHECK_FALSE(valid(bad));
  }
}

namespace {

// Numbers next to the edges of a row's range, those within and those without.
struct Edges {
  std::vector<std::string> within;
  std::vector<std::string> beyond;
};

Edges edges_of(const FieldInfo& info) {
  Edges edges;
  const bool whole = info.kind == FieldKind::whole || info.kind == FieldKind::wholes;
  const Rational step = whole ? Rational(1) : Rational(1, 1'000'000'000);
  const auto add = [&](const std::optional<Rational>& bound, const Rational& inwards) {
    if (!bound) return;
    (info.range.open ? edges.beyond : edges.within).push_back(to_string(*bound));
    if (info.range.open) edges.within.push_back(to_string(*bound + inwards));
    if (!whole || *bound - inwards >= 0) edges.beyond.push_back(to_string(*bound - inwards));
  };
  add(info.range.least, step);
  add(info.range.most, -step);
  // to_string spells large numbers as 2^62 is not; whole ones are read as digits.
  for (auto* texts : {&edges.within, &edges.beyond}) {
    for (std::string& text : *texts) {
      if (whole) text = numerator(parse_rational("edge", text)).str();
    }
  }
  return edges;
}

}  // namespace

TEST_CASE("Every row of a scenario accepts the edges of its range and refuses one past them with its own rule",
          "[field][scenario]") {
  int edges_seen = 0;
  for (const auto& field : scenario_fields()) {
    if (field.info.option.empty()) continue;
    CAPTURE(std::string(field.info.key));
    const Edges edges = edges_of(field.info);
    for (const std::string& text : edges.within) {
      CAPTURE(text);
      CHECK(told(scenario_fields(), field.info.option, text).empty());
      ++edges_seen;
    }
    for (const std::string& text : edges.beyond) {
      CAPTURE(text);
      const bool list = field.info.kind == FieldKind::wholes || field.info.kind == FieldKind::rationals;
      const std::string rule =
          (field.info.rising ? rules::rising(bound_text(*field.info.range.least), bound_text(*field.info.range.most))
                             : field.info.range.rule())
              .text();
      CHECK(told(scenario_fields(), field.info.option, text) ==
            std::string(field.info.name()) + (list ? "[0]: " : ": ") + text + ": " + rule);
      ++edges_seen;
    }
  }
  CHECK(edges_seen > 30);
}

TEST_CASE("Every row of a scenario has words, an own key, an own option and a value that comes back",
          "[field][scenario]") {
  std::vector<std::string_view> seen;
  Scenario other;
  other.constants.levels = {1, Rational(1, 2)};
  other.constants.removal = 7;
  other.constants.list_by = ListRule::partition_selection;
  other.constants.on_fail = OnFail::soa;
  other.sizes = {10, 100};
  other.learners = {LearnerKind::generic};
  other.title = "title";
  other.source = "Fig. 1";
  for (const auto& field : scenario_fields()) {
    const FieldInfo& info = field.info;
    CAPTURE(std::string(info.key));
    CHECK_FALSE(info.help.empty());
    CHECK(info.option.empty() == (info.argument.empty() || info.argument == "CLASS"));
    CHECK((info.option.empty() || !info.label.empty()));
    for (const std::string_view word : {info.key, info.option}) {
      if (word.empty()) continue;
      if (word == info.option && word == info.key) continue;
      CHECK(std::find(seen.begin(), seen.end(), word) == seen.end());
      seen.push_back(word);
    }
    Scenario read;
    std::vector<InputError> problems;
    const auto value = field_from_json(info, field_to_json(info, field.get(other)), problems);
    REQUIRE(value);
    field.set(read, *value);
    CHECK(field.get(read) == field.get(other));
    if (info.option.empty() || field_text(info, field.get(other)).empty()) continue;
    field.set(read, field.get(Scenario{}));
    field.set(read, parse_field(info, field_text(info, field.get(other))));
    CHECK(field.get(read) == field.get(other));
  }
}

TEST_CASE("Every row of a scenario stands in the schema and in a file that says all", "[field][scenario]") {
  Scenario all;
  all.title = all.lesson = all.source = "words";
  all.constants.levels = {1, 2};
  all.constants.removal = 7;
  all.constants.list_by = ListRule::partition_selection;
  all.constants.on_fail = OnFail::soa;
  all.learners = {LearnerKind::lean};
  const Json file = scenario_to_json(all);
  for (const auto& field : scenario_fields()) {
    CAPTURE(std::string(field.info.key));
    std::string in_file = "/" + std::string(field.info.key);
    std::string in_schema = "/properties" + in_file;
    if (const std::size_t dot = in_file.find('.'); dot != std::string::npos) {
      in_file.replace(dot, 1, "/");
      in_schema = "/properties" + in_file.substr(0, dot) + "/properties" + in_file.substr(dot);
    }
    CHECK(file.contains(Json::json_pointer(in_file)));
    CHECK(scenario_schema().contains(Json::json_pointer(in_schema + "/description")));
  }
}

TEST_CASE("The stops of a slider rise within the row's range, and each lies at its own step", "[field][scenario]") {
  int stops = 0;
  for (const auto& field : scenario_fields()) {
    const FieldSlider& slider = field.info.slider;
    if (slider.steps == 0) continue;
    CAPTURE(std::string(field.info.key));
    CHECK_FALSE(slider.low.empty());
    CHECK_FALSE(slider.high.empty());
    for (int i = 0; i <= slider.steps; ++i) {
      CAPTURE(i);
      CHECK(field.info.range.holds(slider.at(i)));
      CHECK((i == 0 || slider.at(i - 1) < slider.at(i)));
      CHECK(std::lround(slider.position(slider.at(i))) == i);
      ++stops;
    }
  }
  CHECK(stops == 41 + 20 + 50 + 50);
  const FieldSlider& epsilon = scenario_field("epsilon").info.slider;
  CHECK(epsilon.at(0) == Rational(1, 100));
  CHECK(epsilon.at(3) == Rational(1, 50));  // 10^-1.7 with two digits
  CHECK(epsilon.at(40) == 100);
  const FieldSlider& delta = scenario_field("delta").info.slider;
  CHECK(delta.at(0) == Rational(BigInteger(1), BigInteger(10'000'000'000)));
  CHECK(delta.at(19) == Rational(3, 10));
  CHECK(scenario_field("alpha").info.slider.at(49) == Rational(1, 4));
  CHECK(scenario_field("beta").info.slider.position(Rational(1, 2)) > 49);
}

TEST_CASE("Rows become the words of a call, without those that do not apply or say only the default",
          "[field][scenario]") {
  using Words = std::vector<std::string>;
  Scenario scenario;
  const auto words = [&](FieldGroup group) { return fields_to_words(scenario_fields(), scenario, group); };
  CHECK(words(FieldGroup::about).empty());
  CHECK(words(FieldGroup::distribution) == Words{"--marginal", "uniform", "--target", "2"});
  CHECK(words(FieldGroup::constants) ==
        Words{"--constants", "custom", "--auxiliary", "2", "--cap", "64", "--batches", "240", "--selection", "20"});
  CHECK(words(FieldGroup::sweep) == Words{"--replicates", "40"});
  scenario.constants.levels = {1, Rational(1, 3)};
  scenario.learners = {LearnerKind::lean, LearnerKind::generic};
  scenario.sizes = {10, 20};
  const Words constants = words(FieldGroup::constants);
  CHECK(Words(constants.end() - 2, constants.end()) == Words{"--levels", "1,1/3"});
  CHECK(words(FieldGroup::sweep) == Words{"--sizes", "10,20", "--replicates", "40", "--learners", "lean,generic"});
  scenario.constants_kind = ConstantsKind::paper;
  CHECK(words(FieldGroup::constants) == Words{"--constants", "paper"});
}

TEST_CASE("The ranges of the rows are those that the learner itself enforces", "[field][scenario]") {
  for (const char* name : {"auxiliary", "cap", "batches", "selection"}) {
    const Field<Scenario>& field = scenario_field(name);
    for (const std::string& text : edges_of(field.info).beyond) {
      CAPTURE(name, text);
      Scenario scenario;
      field.set(scenario, parse_field(field.info, text));
      std::string said;
      try {
        learner_options(scenario).validate(3);
      } catch (const InputError& error) {
        said = error.what();
      }
      CHECK(said == told(scenario_fields(), name, text));
    }
  }
}

TEST_CASE("The schema file is the one the rows make, byte for byte", "[field][scenario]") {
  // After a change of the rows: core_tests "[.schema]" writes it anew.
  CHECK(text_of("resources/scenarios/scenario.schema.json") == scenario_schema().dump(2) + "\n");
}

TEST_CASE("The schema file is written anew", "[.schema]") {
  std::ofstream out(support::source_folder() + "/resources/scenarios/scenario.schema.json");
  out << scenario_schema().dump(2) << '\n';
  CHECK(out.flush().good());
}

TEST_CASE("Every shipped scenario and every written one is valid by the schema, and broken ones are not",
          "[field][scenario]") {
  const std::string schema = text_of("resources/scenarios/scenario.schema.json");
  const auto problems = [&](const std::string& document) { return test::schema_problems(schema, document); };
  int shipped = 0;
  for (const char* name : {"cube-3", "e-epsilon-exactly", "from-25-to-one", "level-one", "level-two", "lone-votes",
                           "nobodys-predictor", "nothing-gained", "nothing-moves", "outside", "plane", "points-16",
                           "private-205", "private-2418", "three-contests", "thresholds-8"}) {
    CAPTURE(name);
    CHECK(problems(text_of(std::string("resources/scenarios/") + name + ".json")) == std::vector<std::string>{});
    ++shipped;
  }
  CHECK(shipped == 16);
  Scenario all;
  all.constants.levels = {0, 1, Rational(1, 3), 2};
  all.constants.removal = 5;
  all.sizes = {1, Scenario::most_examples};
  all.seed = std::numeric_limits<std::uint64_t>::max();
  all.source = "Fig. 1";
  all.learners = {LearnerKind::consistent};
  CHECK(problems(scenario_to_json(all).dump()) == std::vector<std::string>{});
  CHECK(problems(R"({"version": 1, "$schema": "scenario.schema.json", "constants": {"removal": 3}})").empty());
  for (const char* bad : {R"({"version": 2})",
                          R"({"epsilom": "0.01"})",
                          R"({"constants": {"batchs": 3}})",
                          R"({"distribution": {"marginl": ""}})",
                          R"({"constants": {"kind": "magic"}})",
                          R"({"constants": 3})",
                          R"({"epsilon": 0})",
                          R"({"delta": 1})",
                          R"({"alpha": 1})",
                          R"({"class": 8})",
                          R"({"sizes": 3})",
                          R"({"sizes": [0]})",
                          R"({"replicates": 1000001})",
                          R"({"constants": {"auxiliary": 0}})",
                          R"({"constants": {"batches": 10000001}})",
                          R"({"constants": {"levels": [-1]}})",
                          R"({"learners": []})",
                          R"({"learners": ["M", "M"]})",
                          R"({"seed": -1})",
                          R"({"source": 1})"}) {
    CAPTURE(bad);
    CHECK_FALSE(problems(bad).empty());
    CHECK_THROWS_AS(parse_scenario(bad), InputError);
  }
}
