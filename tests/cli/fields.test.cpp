// SPDX-License-Identifier: GPL-3.0-or-later
// The options of a scenario are its rows: none is missing, and each reads what the copied command line writes.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <sstream>

#include "app/cli/shared_options.hpp"
#include "outcome.test.hpp"

using namespace littlestone;
using namespace littlestone::cli;

namespace {

constexpr std::array of_run = {FieldGroup::distribution, FieldGroup::goal, FieldGroup::constants,
                               FieldGroup::randomness};

Options options_of(const char* subcommand) {
  Options options;
  find_subcommand(test::program(), subcommand).configure(options);
  return options;
}

const Option* option_of(const Options& options, std::string_view name) {
  const auto found = std::find_if(options.begin(), options.end(), [&](const Option& o) { return o.name == name; });
  return found == options.end() ? nullptr : &*found;
}

// What a call of the sweep with these words makes of the scenario of a class.
Scenario read_back(const std::vector<std::string>& words) {
  const Options options = options_of("sweep");
  std::ostringstream out;
  const Call call(headless, options, read_words("sweep", options, words), out, out);
  Scenario scenario = scenario_of_class("thresholds:8");
  for (const FieldGroup group : of_run) read_field_options(call, group, scenario);
  read_field_options(call, FieldGroup::sweep, scenario);
  return scenario;
}

std::vector<std::string> words_of(const Scenario& scenario) {
  std::vector<std::string> words;
  for (const FieldGroup group :
       {FieldGroup::distribution, FieldGroup::goal, FieldGroup::constants, FieldGroup::randomness, FieldGroup::sweep}) {
    for (std::string& word : fields_to_words(scenario_fields(), scenario, group)) words.push_back(std::move(word));
  }
  return words;
}

}  // namespace

TEST_CASE("Every row of a scenario with an option has it, with its help, range and default", "[cli][field]") {
  const Options learn = options_of("learn");
  const Options sweep = options_of("sweep");
  const Scenario defaults = scenario_of_class("");
  std::size_t rows = 0;
  for (const auto& field : scenario_fields()) {
    const FieldInfo& info = field.info;
    if (info.option.empty()) continue;
    CAPTURE(std::string(info.option));
    ++rows;
    const Option* of_sweep = option_of(sweep, info.option);
    REQUIRE(of_sweep != nullptr);
    CHECK(of_sweep->value == info.argument);
    CHECK(of_sweep->help == field_help(info, field.get(defaults)));
    const bool of_one_run = std::find(of_run.begin(), of_run.end(), info.group) != of_run.end();
    const Option* of_learn = option_of(learn, info.option);
    REQUIRE((of_learn != nullptr) == of_one_run);
    if (of_learn != nullptr) CHECK(of_learn->help.starts_with(field_help(info, field.get(defaults))));
  }
  CHECK(rows >= 17);
}

TEST_CASE("A value beyond a row's range is refused by the option with the row's own rule", "[cli][field]") {
  CHECK(test::call({"learn", "thresholds:8", "--epsilon", "0"}).err == "error: epsilon: 0: must be above 0\n");
  CHECK(test::call({"stable", "thresholds:8", "--delta", "1"}).err == "error: delta: 1: must be above 0 and below 1\n");
  CHECK(test::call({"privacy", "thresholds:2", "--auxiliary", "0"}).err ==
        "error: auxiliary: 0: must be from 1 to 2^62\n");
  CHECK(test::call({"constants", "--dimension", "1", "--beta", "3/2"}).err ==
        "error: beta: 1.5: must be above 0 and below 1\n");
  CHECK(test::call({"select", "--errors", "1,2", "--epsilon", "-1"}).err == "error: epsilon: -1: must be above 0\n");
  CHECK(test::call({"sweep", "thresholds:8", "--out", "x.csv", "--sizes", "3,3"}).err ==
        "error: sizes[1]: 3: sizes must rise, from 1 to 2^61\n");
  CHECK(test::call({"sweep", "thresholds:8", "--out", "x.csv", "--learners", "M,m"}).err ==
        "error: learners: m: must be M, lean, chain, relabel, generic or consistent\n");
  CHECK(test::call({"learn", "thresholds:8", "--constants", "sharp", "--removal", "3"}).code == exit_bad_input);
}

TEST_CASE("The words that rows become are read back to the same scenario", "[cli][field]") {
  Scenario scenario = scenario_of_class("thresholds:8");
  CHECK(read_back(words_of(scenario)) == scenario);
  scenario.marginal = "weights:1,2,3,4,5,6,7,8";
  scenario.target = 7;
  scenario.epsilon = Rational(1, 3);
  scenario.delta = Rational(1, 7'000'000);
  scenario.alpha = Rational(9, 10);
  scenario.beta = Rational(1, 1024);
  scenario.constants = {5, 6, 7, 0, {1, 0, Rational(1, 3), 2}, 9};
  scenario.sizes = {1, 10, Scenario::most_examples};
  scenario.replicates = 3;
  scenario.seed = ~std::uint64_t{0};
  scenario.learners = {LearnerKind::consistent, LearnerKind::lean};
  CHECK(read_back(words_of(scenario)) == scenario);
  Scenario sharp = scenario_of_class("thresholds:8");
  sharp.constants_kind = ConstantsKind::sharp;
  CHECK(read_back(words_of(sharp)) == sharp);
}

TEST_CASE("A removal bound on the command line drops candidates as the same scenario file does", "[cli][field]") {
  const auto all = test::call_json({"learn", "thresholds-8"});
  REQUIRE(all["list"].size() == 3);
  REQUIRE(all["list"][1]["noisy_count"] == 50);
  const auto kept = test::call_json({"learn", "thresholds-8", "--removal", "50"});
  CHECK(kept["list"].size() == 2);
  CHECK(kept["constants"]["removal"] == 50);
}
