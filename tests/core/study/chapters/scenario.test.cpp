// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/scenario.hpp"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/base/error.hpp"
#include "core/study/private_run/chain_run.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "core/study/private_run/private_run.hpp"
#include "tests/support/source_folder.hpp"

using namespace littlestone;
using Json = nlohmann::ordered_json;

namespace {

std::vector<std::filesystem::path> shipped() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(support::source_folder() + "/resources/scenarios")) {
    if (entry.path().extension() == ".json" && entry.path().stem() != "scenario.schema") files.push_back(entry.path());
  }
  return files;
}

std::string problem_with(const std::string& change_key, const Json& value) {
  Json json = scenario_to_json(Scenario{});
  Json* at = &json;
  std::stringstream path(change_key);
  std::string key;
  while (std::getline(path, key, '.')) at = &(*at)[key];
  *at = value;
  std::vector<InputError> problems;
  (void)scenario_from_json(json, problems);
  return problems.empty() ? "" : problems.front().field();
}

}  // namespace

TEST_CASE("a scenario written and read back is the same scenario", "[experiment]") {
  Scenario scenario;
  scenario.title = "a title with \"quotes\" and ε";
  scenario.epsilon = Rational(1, 3);
  scenario.seed = ~std::uint64_t{0};
  scenario.sizes = {1, 10, 100};
  scenario.constants.levels = {Rational(1, 3), 0, 2, 1};
  CHECK(parse_scenario(scenario_to_json(scenario).dump()) == scenario);
  Scenario other = scenario;
  other.seed = 1;
  CHECK_FALSE(other == scenario);
}

TEST_CASE("sharp and paper constants follow from the promise and the class, and custom ones stay as they are",
          "[experiment]") {
  const Scenario sharp = parse_scenario(R"({"class": "points:4", "constants": {"kind": "sharp"}})");
  CHECK(sharp.constants_kind == ConstantsKind::sharp);
  CHECK(sharp.constants.batches ==
        *sharp_constants({1, 1, Rational(1, 1'000'000), Rational(1, 10), Rational(1, 10)}).batches.exact);
  CHECK(parse_scenario(scenario_to_json(sharp).dump()) == sharp);
  Scenario other = sharp;
  other.alpha = Rational(1, 5);
  CHECK(resolve_constants(other, 1).constants.selection < sharp.constants.selection);
  CHECK(resolve_constants(Scenario{}, 3).constants.batches == Scenario{}.constants.batches);
  Scenario paper = sharp;
  paper.constants_kind = ConstantsKind::paper;
  CHECK(resolve_constants(paper, 1).constants.removal > 0);
  paper.constants.list_by = ListRule::partition_selection;  // it gives no counts to remove by
  CHECK_THROWS_AS(learner_options(resolve_constants(paper, 1)).validate(1), InputError);
  Scenario names = paper;
  names.constants_kind = ConstantsKind::sharp;
  CHECK(resolve_constants(names, 1).constants.list_by == ListRule::partition_selection);
  CHECK(resolve_constants(names, 1).constants.batches < resolve_constants(sharp, 1).constants.batches);
  CHECK(parse_scenario(scenario_to_json(names).dump()).constants.list_by == ListRule::partition_selection);
  CHECK_THROWS_AS(resolve_constants(paper, 4), InputError);  // too many to run
}

TEST_CASE("every shipped scenario is valid and runs to its end", "[experiment]") {
  const auto files = shipped();
  REQUIRE(files.size() >= 4);
  for (const auto& file : files) {
    CAPTURE(file.filename().string());
    const Scenario scenario = read_scenario_file(file.string());
    CHECK_FALSE(scenario.title.empty());
    CHECK_FALSE(scenario.lesson.empty());
    CHECK_FALSE(scenario.source.empty());
    const auto run = compute_private_run(scenario);
    CHECK(run->result.ended == Ended::completed);
    CHECK(is_shattered(run->concept_class(), run->tree()));
    CHECK(run->loss == population_loss(run->result.hypothesis, run->distribution()));
    if (const LeanRun* lean = run->lean.get()) {
      CHECK(lean->result.hypothesis == run->result.hypothesis);
      continue;  // no tournament is played
    }
    if (const ChainRun* chain = run->chain.get()) {
      CHECK(chain->result.hypothesis == run->result.hypothesis);
      CHECK(run->result.examples <= scenario.sizes.back());
      continue;
    }
    const Internals& internals = run->result.internals;
    CHECK(internals.trace.level == internals.runs[internals.traced_batch].level);
    for (const StableRun& batch : internals.runs) {
      if (batch.predictor) CHECK(batch.level <= internals.trace.level);
    }
  }
}

TEST_CASE("a source is kept where there is one and no key is written where there is none", "[experiment]") {
  const Scenario named = parse_scenario(R"({"source": "Fig. 1"})");
  CHECK(named.source == "Fig. 1");
  CHECK(parse_scenario(scenario_to_json(named).dump()) == named);
  CHECK_FALSE(named == Scenario{});
  CHECK(without_words(named) == Scenario{});
  CHECK_FALSE(scenario_to_json(Scenario{}).contains("source"));
  CHECK_THROWS_AS(parse_scenario(R"({"source": 1})"), InputError);
}

TEST_CASE("unknown keys are refused by name and missing keys keep their defaults", "[experiment]") {
  CHECK(parse_scenario("{}") == Scenario{});
  CHECK(parse_scenario(R"({"version": 1, "$schema": "scenario.schema.json"})") == Scenario{});
  CHECK(problem_with("epsilom", "0.01") == "epsilom");
  CHECK(problem_with("distribution.marginl", "uniform") == "distribution.marginl");
  CHECK(problem_with("constants.batchs", 3) == "constants.batchs");
  CHECK(parse_scenario(R"({"epsilon": 0.1, "seed": 7})").epsilon == Rational(1, 10));
}

TEST_CASE("what is wrong is named by its field", "[experiment]") {
  CHECK(problem_with("version", 2) == "version");
  CHECK(problem_with("class", "nothing:3") == "class");
  CHECK(problem_with("class", 8) == "class");
  CHECK(problem_with("epsilon", "0") == "epsilon");
  CHECK(problem_with("epsilon", "x") == "epsilon");
  CHECK(problem_with("epsilon", true) == "epsilon");
  CHECK(problem_with("delta", "1") == "delta");
  CHECK(problem_with("alpha", "1") == "alpha");
  CHECK(problem_with("beta", 0) == "beta");
  CHECK(problem_with("distribution.target", 8) == "target");
  CHECK(problem_with("distribution.target", -1) == "distribution.target");
  CHECK(problem_with("distribution.marginal", "weights:1") == "marginal");
  CHECK(problem_with("distribution", "uniform") == "distribution");
  CHECK(problem_with("constants.kind", "magic") == "constants.kind");
  CHECK(problem_with("constants.auxiliary", 0) == "auxiliary");
  CHECK(problem_with("constants.cap", 1.5) == "constants.cap");
  CHECK(problem_with("constants.levels", Json::array({"1", "1"})) == "levels");
  CHECK(problem_with("constants.levels", Json::array({"1", Json::object()})) == "constants.levels[1]");
  CHECK(problem_with("sizes", Json::array({10, 5})) == "sizes[1]");
  CHECK(problem_with("sizes", 3) == "sizes");
  CHECK(problem_with("replicates", 0) == "replicates");
  CHECK(problem_with("seed", "-1") == "seed");
}

TEST_CASE("all problems are listed, not only the first", "[experiment]") {
  std::vector<InputError> problems;
  (void)scenario_from_json(Json::parse(R"({"epsilon": "x", "delta": [], "seed": 1.5})"), problems);
  CHECK(problems.size() == 3);
}

TEST_CASE("text that is no JSON object is refused in one line", "[experiment]") {
  for (const char* text : {"", "{", "[]", "3", "{\"seed\": }", "\xff\xfe", "null"}) {
    CAPTURE(text);
    CHECK_THROWS_AS(parse_scenario(text), InputError);
  }
  CHECK_THROWS_AS(read_scenario_file("/no/such/file.json"), InputError);
  CHECK_THROWS_AS(read_scenario_file("/"), InputError);
}
