// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/command_line.hpp"
#include "outcome.test.hpp"

using namespace littlestone;
using cli::test::call;
using cli::test::call_json;
using Json = nlohmann::ordered_json;

TEST_CASE("compose adds up runs by each of its methods", "[cli][compose]") {
  const std::vector<std::string> two = {"compose",   "--epsilon", "1",       "--delta", "1e-6",
                                        "--epsilon", "0.5",       "--delta", "2e-6"};
  const auto by = [&](const char* method) {
    std::vector<std::string> words = two;
    words.insert(words.end(), {"--method", method});
    return call_json(words);
  };
  const Json basic = by("basic");
  CHECK(basic["epsilon"] == "1.5");
  CHECK(basic["delta"] == "3e-6");
  CHECK(basic["runs"] == 2);
  CHECK(by("exact")["epsilon"] <= by("advanced")["epsilon"]);
  CHECK(by("exact")["epsilon"] <= 1.5);
  CHECK(by("exact")["delta"] == "6e-6");
  CHECK(call_json(two) == by("exact"));
}

TEST_CASE("a thousand small runs cost less together than their sum", "[cli][compose]") {
  const std::vector<std::string> words = {"compose", "--epsilon", "0.01", "--times", "1000"};
  const Json exact = call_json(words);
  CHECK(exact["delta"] == "1e-6");
  CHECK(exact["epsilon"].get<double>() == Approx(1.365446709993755960).epsilon(1e-13));
  std::vector<std::string> advanced = words;
  advanced.insert(advanced.end(), {"--method", "advanced"});
  CHECK(call_json(advanced)["epsilon"].get<double>() ==
        Approx(std::sqrt(2000 * std::log(1e6)) * 0.01 + 10 * std::expm1(0.01)).epsilon(1e-12));
  CHECK(call(words).out.find("1000 runs together: epsilon 1.365") == 0);
}

TEST_CASE("compose refuses in one line what it cannot add up", "[cli][compose]") {
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases = {
      {{"compose"}, "error: epsilon: is missing"},
      {{"compose", "--epsilon", "1", "--delta", "0", "--delta", "0"}, "error: epsilon: is missing"},
      {{"compose", "--epsilon", "1", "--epsilon", "2", "--epsilon", "3", "--delta", "0", "--delta", "0"},
       "error: delta: is missing"},
      {{"compose", "--epsilon", "-1"}, "error: epsilon: -1: "},
      {{"compose", "--epsilon", "1", "--delta", "1"}, "error: delta: 1: "},
      {{"compose", "--epsilon", "1", "--method", "moments"}, "error: method: moments: must be one of"},
      {{"compose", "--epsilon", "1", "--times", "0"}, "error: times: 0: "},
      {{"compose", "--epsilon", "1", "--delta", "0.1", "--at", "0.05"}, "error: at: 0.05: must be at least 0.1"},
      {{"compose", "--epsilon", "1", "--delta", "0.1", "--at", "0.1", "--method", "advanced"}, "error: at: "},
      {{"compose", "--epsilon", "1", "more"}, "error: argument: more: "}};
  for (const auto& [words, expected] : cases) {
    const cli::test::Outcome outcome = call(words);
    CAPTURE(outcome.err);
    CHECK(outcome.code == cli::exit_bad_input);
    CHECK(outcome.err.substr(0, expected.size()) == expected);
    CHECK(outcome.err.find('\n') == outcome.err.size() - 1);
  }
}

TEST_CASE("privacy's loss distributions say what privacy says, as dp_accounting reads them", "[cli][compose]") {
  const Json json =
      call_json({"privacy", "thresholds:2", "--epsilon", "1", "--delta", "0.3", "--batches", "1", "--pld"});
  for (const char* part : {"histogram", "selection", "learner", "hypothesis"}) {
    const Json& losses = json["loss_distributions"][part];
    CHECK(losses["value_discretization_interval"] == 0.0625);
    CHECK(losses["pessimistic_estimate"] == true);
    CHECK(losses["symmetric"] == true);
    double all = losses["infinity_mass"];
    double delta = all;  // at epsilon 1, as get_delta_for_epsilon has it
    for (const auto& [index, mass] : losses["rounded_probability_mass_function"].items()) {
      const double loss = std::stoi(index) * 0.0625;
      all += mass.get<double>();
      if (loss > 1) delta -= std::expm1(1 - loss) * mass.get<double>();
    }
    CHECK(all == Approx(1).epsilon(1e-12));
    const std::string name = part;
    const double told = name == "learner"      ? json["exact_delta"].get<double>()
                        : name == "hypothesis" ? json["hypothesis_delta"].get<double>()
                                               : 0;
    if (told > 0) CHECK(delta == Approx(told).epsilon(1e-12));
    if (name == "selection") CHECK(delta == 0);
    if (name == "histogram") CHECK(delta <= 0.3 * (1 + 1e-12));
  }
  CHECK(call({"privacy", "thresholds:2", "--pld", "--interval", "1e-9"}).code == cli::exit_bad_input);
}

TEST_CASE("runs with too many different sums are composed by the best method that is left, unless exact is asked for",
          "[cli][compose]") {
  std::vector<std::string> words = {"compose"};
  for (int i = 1; i <= 21; ++i) {
    words.emplace_back("--epsilon");
    words.push_back(std::to_string(1U << static_cast<unsigned>(i)) + "e-9");
  }
  CHECK(call_json(words)["method"] == "advanced");
  std::vector<std::string> with_delta = words;
  with_delta.insert(with_delta.end(), {"--delta", "0.001", "--at", "0.021"});
  CHECK(call_json(with_delta)["method"] == "basic");  // nothing is left of delta for advanced composition
  words.insert(words.end(), {"--method", "exact"});
  CHECK(call(words).code == cli::exit_bad_input);
}
