// SPDX-License-Identifier: GPL-3.0-or-later
// replicable: the keys of the contract, its numbers, its refusals.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "outcome.test.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using cli::test::call;
using cli::test::call_json;
using Json = nlohmann::ordered_json;
using WordsOfCall = std::vector<std::string>;

namespace {

const std::string steps_350 = "1:.17,3:.125,6:.118,9:.091,13:.12,18:.102,23:.111,31:.163";

WordsOfCall with_words(WordsOfCall words, const WordsOfCall& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

}  // namespace

TEST_CASE("replicable points gives the keys of the contract and the roof of 350 examples", "[cli][replicable]") {
  const WordsOfCall words = {"replicable", "points", "--examples", "350", "--steps", steps_350};
  const Json json = call_json(with_words(words, {"--at", "1/50,1/25,0.05"}));
  CHECK(json["examples"] == 350);
  CHECK(json["steps"][0] == Json{{"count", 1}, {"chance", "0.17"}});
  CHECK(json["differ_bound"] == .098796);
  CHECK(json["worst"]["p"].size() == 1);
  CHECK(json["worst"]["differ"].get<double>() == Approx(.09875).margin(1e-5));
  CHECK(json["miss"].get<double>() == Approx(.0359439).margin(1e-7));
  CHECK(json["curve"].size() == 3);
  CHECK(json["curve"][0]["expected"] == 7.);
  CHECK(json["curve"][0]["named"].get<double>() == Approx(.4018).margin(5e-5));
  CHECK(json["curve"][0]["differ"].get<double>() == Approx(.0985).margin(5e-5));
  CHECK(json["curve"][2]["differ"].get<double>() == Approx(.0980).margin(5e-5));
  CHECK(call_json(words)["curve"].size() == 41);
  CHECK(call_json(with_words(words, {"--alpha", "0.2"}))["miss"].get<double>() < 1e-5);
  CHECK(call(words).out.find("at most 0.098796 in every world") != std::string::npos);
}

TEST_CASE("replicable thresholds is points for two hypotheses, and more for more", "[cli][replicable]") {
  const WordsOfCall words = {"--examples", "90", "--steps", "1:.34,3:.227,5:.146,8:.287"};
  const Json points = call_json(with_words({"replicable", "points"}, words));
  const Json two = call_json(with_words({"replicable", "thresholds", "--hypotheses", "2"}, words));
  CHECK(two == points);
  const Json three = call_json(with_words({"replicable", "thresholds", "--hypotheses", "3"}, words));
  CHECK(three["hypotheses"] == 3);
  CHECK(three["worst"]["p"].size() == 2);
  CHECK(three["worst"]["p"][0].get<double>() >= three["worst"]["p"][1].get<double>());
  CHECK(three["worst"]["differ"].get<double>() > points["differ_bound"].get<double>());
  CHECK(three["differ_bound"].get<double>() <= 2 * points["differ_bound"].get<double>() + 2e-3);
}

TEST_CASE("replicable plan names the smallest table", "[cli][replicable]") {
  const Json json = call_json({"replicable", "plan", "--rho", "0.1", "--alpha", "0.1", "--beta", "0.1"});
  CHECK(json["examples"] == 350);
  CHECK(json["table"] == "points-350");
  CHECK(json["differ_bound"] == .098796);
  CHECK(json["steps"].size() == 8);
  CHECK(json["rule_of_thumb"].get<double>() == Approx(318.3).margin(.05));
  CHECK(call_json({"replicable", "plan", "--rho", ".2"})["examples"] == 83);
  CHECK(call_json({"replicable", "plan", "--hypotheses", "4"})["examples"] == 3300);
  const Json none = call_json({"replicable", "plan", "--rho", "1e-3"});
  CHECK(none["examples"].is_null());
  CHECK(none["steps"].is_null());
  CHECK(none["rule_of_thumb"].get<double>() > 1e6);
  CHECK(call({"replicable", "plan", "--rho", "1e-3"}).out.find("no table keeps this promise") == 0);
  CHECK(call({"replicable", "plan"}).out.find("steps: 1:0.17,3:0.125") != std::string::npos);
}

TEST_CASE("replicable run gives the keys of the contract, the same for the same seeds", "[cli][replicable]") {
  const WordsOfCall words = {"replicable", "run",      "points:16", "--target", "3",  "--examples", "350", "--steps",
                             steps_350,    "--shared", "5",         "--seed",   "11", "--seed",     "12"};
  const Json json = call_json(words);
  CHECK(json["answers"].size() == 2);
  CHECK(json["answers"][0].get<std::string>().size() == 16);
  CHECK(json["counts"].size() == 2);
  CHECK(json["counts"][0].size() == 16);
  // Known seeds: another stream is a deliberate change.
  CHECK(json["die"] == 6);
  CHECK(json["counts"][0][3] == 32);
  CHECK(json["counts"][1][3] == 16);
  CHECK(json["same"] == (json["answers"][0] == json["answers"][1]));
  const bool named = json["counts"][0][3].get<std::uint64_t>() >= json["die"].get<std::uint64_t>();
  CHECK((json["answers"][0].get<std::string>()[3] == '+') == named);
  const Json curve = call_json({"replicable", "points", "--examples", "350", "--steps", steps_350, "--at", "1/16"});
  CHECK(json["differ"] == curve["curve"][0]["differ"]);
  CHECK(call_json(words) == json);
  CHECK(call(words).out.find("lab B: ") != std::string::npos);
  const Json pair = call_json({"replicable", "run", "cube:2", "--target", "3", "--examples", "90", "--steps", "1:1"});
  CHECK(pair["die"] == Json{1, 1});
}

TEST_CASE("replicable clocks runs any class twice, and tells how often two labs differ", "[cli][replicable]") {
  const WordsOfCall words = {"replicable", "clocks",    "cube:3", "--target", "5",   "--examples",
                             "40",         "--epsilon", "1/2",    "--pairs",  "300", "--shared",
                             "5",          "--seed",    "11",     "--seed",   "12"};
  const Json json = call_json(words);
  CHECK(json["class"] == "cube:3");
  CHECK(json["epsilon"] == .5);
  CHECK(json["answers"].size() == 2);
  CHECK(json["answers"][0].get<std::string>().size() == 3);
  CHECK(json["errors"].size() == 2);
  CHECK(json["same"] == (json["answers"][0] == json["answers"][1]));
  CHECK(json["agree"].get<double>() > .3);
  CHECK(json["pairs"] == 300);
  CHECK(json["half_width"].get<double>() == Approx(.0784).margin(1e-4));
  CHECK(json["shared"] == "5");
  CHECK(json["seeds"] == Json{"11", "12"});
  CHECK(call_json(words) == json);
  CHECK(call(words).out.find("over data too, from 300 pairs: they differ ") != std::string::npos);
  // Equal data: one set of clocks has one answer.
  const Json equal = call_json({"replicable", "clocks", "cube:3", "--examples", "40", "--epsilon", "1", "--pairs", "1",
                                "--seed", "4", "--seed", "4"});
  CHECK(equal["same"] == true);
  CHECK(equal["agree"].get<double>() == Approx(1));
}

TEST_CASE("replicable verify checks the shipped certificates, or a file", "[cli][replicable]") {
  const Json json = call_json({"replicable", "verify"});
  CHECK(json["holds"] == true);
  CHECK(json["certificates"].size() == 7);
  CHECK(json["certificates"][1]["differ_least"] == .199506);
  const std::string file = support::source_folder() + "/resources/replicable/points-90.json";
  CHECK(call_json({"replicable", "verify", file})["certificates"][0]["differ_bound"] == .192387);
  std::string text = support::bytes_of(file);
  text.replace(text.find("0.192387"), 8, "0.192388");
  const support::TemporaryFolder folder;
  CHECK(call({"replicable", "verify", folder.write("changed.json", text)}).err ==
        "error: differ_bound: 0.192388: is not what the certificate gives: 0.192387\n");
}

TEST_CASE("replicable refuses in one line", "[cli][replicable]") {
  const std::vector<std::pair<WordsOfCall, std::string>> cases = {
      {{}, "error: kind: is missing"},
      {{"point"}, "error: kind: point: did you mean points?"},
      {{"points", "--steps", "1:1"}, "error: examples: is missing"},
      {{"points", "--examples", "9"}, "error: steps: is missing"},
      {{"points", "--examples", "9", "--steps", "1:.5,2:.4"}, "error: steps: 0.9: chances of steps must sum to 1"},
      {{"points", "--examples", "9", "--steps", "one"},
       "error: steps: one: must be counts with their chances, such as 1:0.5,3:1/2"},
      {{"points", "--examples", "9", "--steps", "2:.5,1:.5"},
       "error: steps: 1: counts of steps must rise, from 1 to the 9 examples"},
      {{"points", "--examples", "0", "--steps", "1:1"}, "error: examples: 0: must be from 1 to 100000"},
      {{"points", "--examples", "9", "--steps", "1:1", "--alpha", "1"}, "error: alpha: 1: must be above 0 and below 1"},
      {{"points", "--examples", "9", "--steps", "1:1", "--at", "2"}, "error: at[0]: 2: must be from 0 to 1"},
      {{"points", "--examples", "9", "--steps", "1:1", "--hypotheses", "3"},
       "error: hypotheses: 3: is one too many; --help shows the usage"},
      {{"thresholds", "--examples", "9", "--steps", "1:1"}, "error: hypotheses: is missing"},
      {{"thresholds", "--examples", "9", "--steps", "1:1", "--hypotheses", "65"},
       "error: hypotheses: 65: must be from 2 to 64"},
      {{"plan", "--rho", "0"}, "error: rho: 0: must be above 0 and below 1"},
      {{"plan", "--steps", "1:1"}, "error: steps: 1:1: is one too many; --help shows the usage"},
      {{"run", "cube:3", "--examples", "9", "--steps", "1:1"},
       "error: class: cube:3: must be points:N, thresholds:N or cube:2"},
      {{"run", "points:3", "--examples", "9", "--steps", "1:1", "--seed", "4"},
       "error: seed: 4: must be given twice, once for each run"},
      {{"run", "points:3", "--examples", "9", "--steps", "1:1", "--target", "3"}, "error: target: 3: "},
      {{"clocks", "cube:3", "--epsilon", "1"}, "error: examples: is missing"},
      {{"clocks", "cube:3", "--examples", "9"}, "error: epsilon: is missing"},
      {{"clocks", "cube:3", "--examples", "9", "--epsilon", "-1/2"}, "error: epsilon: -1/2: must be at least 0"},
      {{"clocks", "cube:3", "--examples", "0", "--epsilon", "1"},
       "error: examples: 0: must be from 1 to 1000000000000"},
      {{"clocks", "cube:3", "--examples", "9", "--epsilon", "1", "--pairs", "0"},
       "error: pairs: 0: must be from 1 to 10000000"},
      {{"clocks", "cube:3", "--examples", "9", "--epsilon", "1", "--steps", "1:1"},
       "error: steps: 1:1: is one too many; --help shows the usage"},
      {{"verify", "no-such-file"}, "error: file: no-such-file: "}};
  for (const auto& [words, expected] : cases) {
    const cli::test::Outcome outcome = call(with_words({"replicable"}, words));
    CAPTURE(outcome.err, expected);
    CHECK(outcome.code == cli::exit_bad_input);
    CHECK(outcome.err.substr(0, expected.size()) == expected);
    CHECK(outcome.err.find('\n') == outcome.err.size() - 1);
    CHECK(outcome.out.empty());
  }
}
