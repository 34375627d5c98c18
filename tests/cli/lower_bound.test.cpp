// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommands of chapter II: keys, refusals, scenarios.
#include <catch2/catch.hpp>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/shipped.hpp"
#include "outcome.test.hpp"

using namespace littlestone;
using cli::test::call;
using cli::test::call_json;
using Json = nlohmann::ordered_json;
using Calls = std::vector<std::string>;

TEST_CASE("homogeneous gives the keys of the contract", "[cli][lower_bound]") {
  const Json json = call_json({"homogeneous", "erm-mid", "--domain", "64", "--examples", "2"});
  CHECK(json["size"] == 7);
  CHECK(json["points"].size() == 7);
  CHECK(json["probabilities"].size() == 3);
  CHECK(json["tolerance"] == "0.005");
  CHECK(json["exact"] == true);
  CHECK(json["exact_among"] == "domain");
  CHECK(json["trivial"] == false);
  CHECK(json.contains("guarantee_log10"));
  const Json powers = call_json({"homogeneous", "em:1", "--domain", "2^40", "--examples", "2", "--points", "powers"});
  CHECK(powers["size"] == 33);
  CHECK(powers["exact_among"] == "candidates");
  const Json own = call_json({"homogeneous", "erm-mid", "--domain", "64", "--examples", "2", "--points", "1,2,3"});
  CHECK(own["trivial"] == true);
  const std::string said =
      call({"homogeneous", "erm-mid", "--domain", "64", "--examples", "2", "--points", "1,2,3"}).out;
  CHECK(said.find("no finding") != std::string::npos);
  const Json priv = call_json({"homogeneous", "private", "--domain", "9", "--examples", "6", "--tolerance", "0.4"});
  CHECK(priv["learner"] == "private:4,0.1,1,0,4,2,0");
  const Json cut = call_json(
      {"homogeneous", "em:2", "--domain", "300", "--examples", "4", "--tolerance", "0.02", "--seconds", "0.05"});
  CHECK(cut["exact"] == false);
}

TEST_CASE("gap gives the keys of the contract", "[cli][lower_bound]") {
  const Json json = call_json({"gap", "coins:3", "--domain", "70", "--examples", "8"});
  CHECK(json["probabilities"].size() == 9);
  CHECK(json["gap"].get<double>() == Approx(.318).margin(5e-4));
  CHECK(json["index"] == 4);
  CHECK(json["threshold"].get<double>() == Approx(.341).margin(5e-4));
  CHECK(json["half_gap"].get<double>() == Approx(.1575).margin(5e-3));
  CHECK(json["claim_bound"].get<double>() == Approx(.057).margin(5e-4));
  CHECK(json["empirical_loss"].get<double>() == Approx(.123).margin(5e-4));
  CHECK(json["accurate"] == true);
  CHECK(json["family"]["points"].size() == 63);
}

TEST_CASE("attack gives the keys of the contract, for a learner and for two values", "[cli][lower_bound]") {
  const Json json = call_json({"attack", "coins:3", "--domain", "70", "--examples", "8", "--draws", "30",
                               "--comparisons", "5", "--seed", "211"});
  CHECK(json["success"].get<double>() == Approx(.853).margin(5e-4));
  for (const char* key : {"low_error", "high_error", "union_bound"}) CHECK(json[key].is_number());
  CHECK(json["played"]["probes"].size() == 5);
  CHECK(json["played"]["probes"][0]["point"] == 35);
  const Json values = call_json({"attack", "--low", "0.2", "--high", "0.5", "--draws", "30", "--comparisons", "20"});
  CHECK(values["success"].get<double>() > values["union_bound"].get<double>());
  CHECK(values["played"]["probes"].size() == 20);
}

TEST_CASE("refute gives the keys of the contract, for an attack and for examples", "[cli][lower_bound]") {
  const Json json = call_json({"refute", "--draws", "30", "--comparisons", "5", "--success", "0.853", "--epsilon",
                               "0.5", "--delta", "1/192000"});
  CHECK(json["possible"] == false);
  CHECK(json["least_epsilon"].get<double>() == Approx(.539).margin(1e-3));
  for (const char* key : {"log2_product", "paper_possible", "largest_family"}) CHECK(json.contains(key));
  const Json four = call_json({"refute", "--examples", "4"});
  CHECK(four["log_star_refuted"] == 9);
  CHECK(four["comparisons"].is_number());
  CHECK(four["draws"].is_number());
  CHECK(four["paper_comparisons"] == 63999);
  CHECK(four["refuted"] == true);
  CHECK(call_json({"refute", "--examples", "4", "--height", "2", "--top", "65536"})["refuted"] == false);
}

TEST_CASE("scenarios of chapter II are listed, validated and taken in place of a learner", "[cli][lower_bound]") {
  const auto& shipped = cli::shipped_lower_bound_scenarios();
  REQUIRE(shipped.size() == 15);
  const std::string list = call({"list"}).out;
  for (const auto& one : shipped) CHECK(list.find(one.name) != std::string::npos);
  std::size_t of_chapter = 0;
  const Json json = call_json({"list"});
  for (const Json& one : json["scenarios"]) of_chapter += one.value("chapter", "") == "II" ? 1U : 0U;
  CHECK(of_chapter == 15);
  CHECK(call_json({"attack", "coins-give-it-away"})["played"]["hidden"] == 48);
  CHECK(call_json({"gap", "all-at-once"})["gap"] == 1);
  const cli::test::Outcome wrong = call({"learn", "just-accurate"});
  CHECK(wrong.code == cli::exit_bad_input);
  CHECK(wrong.err == "error: chapter: II: must be I\n");
}

TEST_CASE("what chapter II cannot do is refused in one line", "[cli][lower_bound]") {
  const std::vector<std::pair<Calls, std::string>> cases = {
      {{"homogeneous"}, "error: learner: is missing"},
      {{"homogeneous", "erm-mid"}, "error: domain: is missing"},
      {{"homogeneous", "erm-mid", "--domain", "20"}, "error: examples: is missing"},
      {{"homogeneous", "erm-mid", "--domain", "20", "--examples", "3"}, "error: examples: 3: must be even"},
      {{"homogeneous", "erm-mid", "--domain", "20", "--examples", "0"}, "error: examples: 0: "},
      {{"homogeneous", "erm-mid", "--domain", "4", "--examples", "4"}, "error: domain: 4: must be at least 5"},
      {{"homogeneous", "erm-mid", "--domain", "1", "--examples", "4"}, "error: domain: 1: "},
      {{"homogeneous", "erm-mid", "--domain", "2^61", "--examples", "4"}, "error: domain: "},
      {{"homogeneous", "erm-mid", "--domain", "20", "--examples", "2", "--tolerance", "0"}, "error: tolerance: 0: "},
      {{"homogeneous", "guess", "--domain", "20", "--examples", "2"}, "error: learner: guess: must be em:E"},
      {{"homogeneous", "em:0", "--domain", "20", "--examples", "2"}, "error: learner: em:0: "},
      {{"homogeneous", "em:1", "--domain", "20", "--examples", "2", "--points", "2,1,3"}, "error: points: 1: "},
      {{"homogeneous", "em:1", "--domain", "20", "--examples", "2", "--seconds", "0"}, "error: seconds: 0: "},
      {{"homogeneous", "em:1", "--domain", "20", "--examples", "2", "--cap", "0"},
       "error: cap: 0: is an option of the learner private"},
      {{"homogeneous", "private", "--domain", "20", "--examples", "4"}, "error: examples: 4: must be 6"},
      {{"homogeneous", "private", "--domain", "400", "--examples", "6"}, "error: domain: 400: "},
      {{"homogeneous", "em:2", "--domain", "300", "--examples", "4", "--tolerance", "0.02", "--seconds", "0.05",
        "--exact"},
       "error: seconds: 0.05: must be above 0.05 for an exact answer"},
      {{"gap", "coins:3", "--domain", "70", "--examples", "8", "--epsilon", "0"}, "error: epsilon: 0: must be above 0"},
      {{"gap", "coins:3", "--domain", "70", "--examples", "8", "--delta", "1"}, "error: delta: 1: "},
      {{"gap", "coins:3", "--domain", "70", "--examples", "8", "--alpha", "0.2", "--beta", "0.05"},
       "error: 2 alpha + 2 beta: 0.5: must be below 1/2"},
      {{"attack", "coins:3", "--domain", "70", "--examples", "8", "--draws", "0", "--comparisons", "5"},
       "error: draws: 0: "},
      {{"attack", "coins:3", "--domain", "70", "--examples", "8", "--draws", "3", "--comparisons", "6"},
       "error: comparisons: 6: needs 127 places, the hidden example has 63"},
      {{"attack", "--low", "0.5", "--high", "0.2", "--draws", "3", "--comparisons", "2"}, "error: high: 0.2: "},
      {{"attack", "--low", "0.5", "--high", "0.6", "--draws", "3"}, "error: comparisons: is missing"},
      {{"attack"}, "error: draws: is missing"},
      {{"refute"}, "error: draws: is missing"},
      {{"refute", "--draws", "0", "--comparisons", "5", "--success", "1", "--epsilon", "1"}, "error: draws: 0: "},
      {{"refute", "--draws", "1", "--comparisons", "5", "--success", "2", "--epsilon", "1"}, "error: success: 2: "},
      {{"refute", "--draws", "1", "--comparisons", "5", "--success", "1", "--epsilon", "0"}, "error: epsilon: 0: "},
      {{"refute", "--examples", "3"}, "error: examples: 3: must be even"},
      {{"refute", "--examples", "4", "--height", "41"}, "error: height: 41: must be from 1 to 40"},
      {{"refute", "--examples", "4", "--top", "1"}, "error: top: 1: must be from 2 to 65536"},
      {{"refute", "--examples", "4", "--alpha", "0.2", "--beta", "0.05"}, "error: 2 alpha + 2 beta: 0.5: "},
      {{"refute", "--examples", "4", "--draws", "3"}, "error: draws: 3: is one too many"}};
  for (const auto& [words, expected] : cases) {
    const cli::test::Outcome outcome = call(words);
    CAPTURE(outcome.err, expected);
    CHECK(outcome.code == cli::exit_bad_input);
    CHECK(outcome.err.substr(0, expected.size()) == expected);
    CHECK(outcome.err.find('\n') == outcome.err.size() - 1);
    CHECK(outcome.out.empty());
  }
}
