// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommands of voting, flipping and sampling: keys, refusals.
#include <algorithm>
#include <catch2/catch.hpp>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "outcome.test.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using cli::test::call;
using cli::test::call_json;
using Json = nlohmann::ordered_json;
using Calls = std::vector<std::string>;

namespace {

/// Each call is refused with exit 2 and one line that begins as told.
void check_refusals(const std::vector<std::pair<Calls, std::string>>& cases) {
  for (const auto& [words, expected] : cases) {
    const cli::test::Outcome outcome = call(words);
    CAPTURE(outcome.err, expected);
    CHECK(outcome.code == cli::exit_bad_input);
    CHECK(outcome.err.substr(0, expected.size()) == expected);
    CHECK(outcome.err.find('\n') == outcome.err.size() - 1);
    CHECK(outcome.out.empty());
  }
}

}  // namespace

TEST_CASE("flip gives the keys of the contract", "[cli][prediction]") {
  const Json json = call_json({"flip", "--delta", "0.1", "--chance", "0.1"});
  CHECK(json["epsilon"].get<double>() == Approx(.5878).margin(1e-4));
  CHECK(json["least_stability"].get<double>() == Approx(.0811).margin(1e-4));
  CHECK(json["paper_stability"].get<double>() == Approx(.025));
  CHECK(json["epsilon_attained"] == json["epsilon"]);
  CHECK(call({"flip"}).out.find("Corollary 2") != std::string::npos);
  check_refusals({{{"flip", "--chance", "0.5"}, "error: chance: 0.5: must be above 0 and below 1/2"},
                  {{"flip", "--delta", "2"}, "error: delta: 2: must be from 0 to 1"},
                  {{"flip", "--wanted", "0"}, "error: wanted: 0: must be above 0"},
                  {{"flip", "--epsilon", "x"}, "error: epsilon: x: must be a number"}});
}

TEST_CASE("amplify gives the keys of the contract, with and without replacement and in order", "[cli][prediction]") {
  const Json with =
      call_json({"amplify", "--examples", "20", "--subset", "8", "--delta", "1e-6", "--with-replacement"});
  CHECK(with["epsilon"].get<double>() == Approx(.659).margin(5e-4));
  CHECK(with["delta"].get<double>() == Approx(5.43e-7).margin(1e-9));
  CHECK(with["paper_epsilon"].get<double>() == Approx(2.4));
  CHECK(with["least_examples"] == 13);
  const Json without = call_json({"amplify", "--examples", "20", "--subset", "8"});
  CHECK(without["epsilon"].get<double>() == Approx(.523).margin(5e-4));
  CHECK(without["paper_delta"].is_null());
  CHECK(call_json({"amplify", "--examples", "20", "--subset", "8", "--epsilon", "2"})["paper_epsilon"].is_null());
  const Json order = call_json({"amplify", "--examples", "5", "--subset", "3", "--epsilon", "0.8", "--in-order"});
  CHECK(order["epsilon"].get<double>() == Approx(.631).margin(5e-4));
  CHECK(order["shuffled_epsilon"].get<double>() == Approx(.551).margin(5e-4));
  CHECK(order["counterexample"]["exceeds"] == true);
  CHECK(order["counterexample"]["rows"].get<std::string>().size() == 5);
  CHECK(order["counterexample"]["exponents"].size() == 8);
  CHECK(call({"amplify", "--examples", "13", "--subset", "8", "--with-replacement"}).out.find("13 rows keep") !=
        std::string::npos);
  check_refusals(
      {{{"amplify", "--subset", "3"}, "error: examples: is missing"},
       {{"amplify", "--examples", "3"}, "error: subset: is missing"},
       {{"amplify", "--examples", "3", "--subset", "4"}, "error: subset: 4: must be at most 3"},
       {{"amplify", "--examples", "3", "--subset", "2", "--epsilon", "0"}, "error: epsilon: 0: "},
       {{"amplify", "--examples", "7", "--subset", "2", "--in-order"}, "error: examples: 7: must be from 1"},
       {{"amplify", "--examples", "4", "--subset", "2", "--in-order", "--delta", "0.1"}, "error: delta: "},
       {{"amplify", "--examples", "4", "--subset", "2", "--in-order", "--with-replacement"}, "error: in-order: "}});
}

TEST_CASE("vote-rule gives the keys of the contract", "[cli][prediction]") {
  const Json json = call_json({"vote-rule", "--blocks", "12", "--error", "0.25"});
  CHECK(json["rule"].size() == 13);
  CHECK(json["rule"][4].get<double>() == Approx(.184).margin(5e-4));
  CHECK(json["epsilon_exact"] == .5);
  CHECK(json["envelope"].get<double>() >= json["rule"][3].get<double>());
  CHECK(call_json({"vote-rule", "--blocks", "12", "--rule", "linear"})["epsilon_exact"].is_null());
  CHECK(call_json({"vote-rule", "--blocks", "3", "--rule", "linear", "--stability", "0.1"})["rule"][0] == .35);
  CHECK(call_json({"vote-rule", "--blocks", "12", "--rule", "logistic"})["epsilon_exact"].get<double>() < .5);
  CHECK(call({"vote-rule", "--blocks", "2"}).out.find("2 votes") != std::string::npos);
  check_refusals({{{"vote-rule"}, "error: blocks: is missing"},
                  {{"vote-rule", "--blocks", "0"}, "error: blocks: 0: must be from 1 to 10^6"},
                  {{"vote-rule", "--blocks", "3", "--epsilon", "0"}, "error: epsilon: 0: must be above 0"},
                  {{"vote-rule", "--blocks", "3", "--rule", "most"}, "error: rule: most: must be one of geometric"},
                  {{"vote-rule", "--blocks", "3", "--stability", "0.1"}, "error: stability: 0.1: "},
                  {{"vote-rule", "--blocks", "3", "--error", "2"}, "error: error: 2: must be from 0 to 1"}});
}

TEST_CASE("plan gives the keys of the contract for stable, votes and agnostic", "[cli][prediction]") {
  const Json votes = call_json({"plan", "votes", "--hypotheses", "8"});
  CHECK(votes["sharp"]["examples"].get<std::uint64_t>() * 4 < votes["paper"]["examples"].get<std::uint64_t>());
  CHECK(votes["sharp"]["exact"] == true);
  CHECK(votes["sharp"]["blocks"].get<std::uint64_t>() * votes["sharp"]["block_rows"].get<std::uint64_t>() ==
        votes["sharp"]["examples"].get<std::uint64_t>());
  const Json stable = call_json({"plan", "stable", "--hypotheses", "8", "--stability", "0.1"});
  CHECK(stable["sharp"]["examples"].get<double>() < stable["paper"]["examples"].get<double>());
  CHECK(stable["sharp"]["excess"].get<double>() <= .1);
  const Json agnostic = call_json({"plan", "agnostic", "--hypotheses", "8", "--score", "minimum"});
  for (const char* key : {"sharp", "paper", "corollary_2"}) CHECK(agnostic[key]["examples"].is_number());
  CHECK(agnostic["sharp"]["excess"]["sum"].get<double>() <= .1);
  CHECK(agnostic["sharp"]["exact"] == false);
  CHECK(call({"plan", "agnostic", "--hypotheses", "8"}).out.find("Corollary 2") != std::string::npos);
  check_refusals(
      {{{"plan"}, "error: kind: is missing"},
       {{"plan", "erm", "--hypotheses", "8"}, "error: kind: erm: must be one of stable, votes"},
       {{"plan", "relabel", "--hypotheses", "8"}, "error: dimension: is missing"},
       {{"plan", "relabel", "--hypotheses", "8", "--dimension", "4"}, "error: dimension: 4: must be at most 3"},
       {{"plan", "envelope", "--hypotheses", "8", "--dimension", "3", "--vc", "4"},
        "error: vc: 4: must be from 0 to 3"},
       {{"plan", "votes", "--hypotheses", "8", "--delta", "0.1"}, "error: delta: 0.1: is one too many"},
       {{"plan", "votes"}, "error: hypotheses: is missing"},
       {{"plan", "votes", "--hypotheses", "0"}, "error: hypotheses: 0: must be from 1 to 2^53"},
       {{"plan", "votes", "--hypotheses", "8", "--alpha", "0.5"}, "error: alpha: 0.5: "},
       {{"plan", "votes", "--hypotheses", "8", "--stability", "0.1"}, "error: stability: 0.1: is one too many"},
       {{"plan", "stable", "--hypotheses", "8", "--stability", "1"}, "error: stability: 1: "},
       {{"plan", "stable", "--hypotheses", "8", "--epsilon", "1"}, "error: epsilon: 1: is one too many"},
       {{"plan", "agnostic", "--hypotheses", "8", "--score", "best"}, "error: score: best: "}});
}

namespace {

/// 72 examples of thresholds:8, labelled by t₄, in a file.
std::string data_file(const support::TemporaryFolder& folder, const std::string& more = "") {
  std::string bytes = "point,label\n";
  for (int i = 0; i < 72; ++i) {
    const int x = (5 * i + i / 9) % 8;
    bytes += std::to_string(x) + (x >= 3 ? ",1\n" : ",-1\n");
  }
  return folder.write("rows.csv", bytes + more);
}

}  // namespace

TEST_CASE("predict votes gives the keys of the contract, the exact loss and answers", "[cli][prediction]") {
  const support::TemporaryFolder folder;
  const std::string data = data_file(folder);
  const Json json = call_json({"predict", "votes", "thresholds:8", "--data", data, "--blocks", "12", "--worst"});
  CHECK(json["plus"].size() == 8);
  CHECK(json["votes"].size() == 8);
  CHECK(json["rule"].size() == 13);
  CHECK(json["epsilon_exact"] == .5);
  CHECK(json["error_bound"].get<double>() >= json["error"].get<double>());
  CHECK(json["worst"]["exact"] == true);
  CHECK(call_json({"predict", "votes", "thresholds:8", "--data", data, "--blocks", "5", "--learner", "soa", "--rule",
                   "logistic"})["epsilon_exact"]
            .get<double>() < .5);
  const Json curve = call_json({"predict", "votes", "thresholds:8", "--examples", "72", "--target", "3"});
  CHECK(curve["best"]["blocks"] == 12);
  CHECK(curve["best"]["loss"].get<double>() == Approx(.084).margin(5e-4));
  CHECK(curve["curve"].size() == 72);

  const Calls query = {"predict", "votes", "thresholds:8", "--data", data, "--blocks", "12", "--query", "2,2,7"};
  Calls seeded = query;
  for (const char* word : {"--seed", "4"}) seeded.emplace_back(word);
  const Json answered = call_json(seeded);
  CHECK(answered["answers"].size() == 3);
  CHECK(answered["answers"][0]["point"] == 2);
  CHECK(answered["privacy"]["basic"] == 1.5);
  CHECK(answered["privacy"]["exact"] == true);
  CHECK(answered["release"] == false);
  CHECK(answered["seed"] == "4");
  CHECK(call_json(seeded) == answered);
  const Json release = call_json(query);
  CHECK(release["release"] == true);
  for (const char* hidden : {"plus", "votes", "blocks", "seed", "worst"}) CHECK_FALSE(release.contains(hidden));
  Calls many = seeded;
  for (const char* word : {"--draws", "5"}) many.emplace_back(word);
  const std::string lines = call(many).out;
  CHECK(std::count(lines.begin(), lines.end(), '\n') == 5);
  CHECK(Json::parse(lines.substr(0, lines.find('\n')))["answers"] == answered["answers"]);
}

TEST_CASE("a release of answers reads a line that cannot be used as the default example", "[cli][prediction]") {
  const support::TemporaryFolder folder;
  const std::string data = data_file(folder, "nonsense\n");
  const Calls query = {"predict", "votes", "thresholds:8", "--data", data, "--blocks", "12", "--query", "2"};
  CHECK(call(query).code == cli::exit_done);
  Calls seeded = query;
  for (const char* word : {"--seed", "4"}) seeded.emplace_back(word);
  CHECK(call(seeded).code == cli::exit_bad_input);
}

TEST_CASE("predict agnostic gives the keys of the contract and answers", "[cli][prediction]") {
  const support::TemporaryFolder folder;
  const std::string data = data_file(folder, "0,1\n3,-1\n");
  const Calls base = {"predict", "agnostic", "thresholds:8", "--data", data, "--subset", "6", "--blocks", "6"};
  Calls worst = base;
  for (const char* word : {"--flip", "0.05", "--worst", "--score", "minimum"}) worst.emplace_back(word);
  const Json json = call_json(worst);
  CHECK(json["plus"].size() == 8);
  CHECK(json["epsilon_bound"].is_number());
  CHECK(json["delta_bound"].is_number());
  CHECK(json["flipped"]["delta"] == 0);
  CHECK(json["checks"].size() == 7);
  CHECK(json["worst"]["exact"] == true);
  CHECK(json["worst"]["epsilon"].get<double>() <= json["flipped"]["epsilon"].get<double>());
  Calls query = base;
  for (const char* word : {"--query", "3,4", "--flip", "0.05"}) query.emplace_back(word);
  const Json release = call_json(query);
  CHECK(release["answers"].size() == 2);
  CHECK(release["privacy"]["answers"] == 2);
  CHECK(release["release"] == true);
  CHECK_FALSE(release.contains("plus"));
  CHECK(call(base).out.find("mechanism") != std::string::npos);
}

TEST_CASE("data of more than sixteen points are refused, or estimated where that is allowed", "[cli][prediction]") {
  const support::TemporaryFolder folder;
  std::string bytes = "point,label\n";
  for (int i = 0; i < 40; ++i) bytes += std::to_string(i % 20) + (i % 20 >= 9 ? ",1\n" : ",-1\n");
  const std::string data = folder.write("many.csv", bytes);
  Calls words = {"predict", "agnostic", "thresholds:20", "--data", data, "--subset", "4", "--blocks", "4"};
  check_refusals({{words, "error: data: "}});
  for (const char* word : {"--estimate", "500"}) words.emplace_back(word);
  const Json json = call_json(words);
  CHECK(json["plus_estimate"].size() == 20);
  CHECK(json["plus_interval"].size() == 20);
  CHECK(json["plus_interval"][0].size() == 2);
  CHECK_FALSE(json.contains("plus"));
}

TEST_CASE("what predict cannot do with votes is refused in one line", "[cli][prediction]") {
  const support::TemporaryFolder folder;
  const std::string data = data_file(folder);
  const auto votes = [&](std::initializer_list<const char*> more) {
    Calls words = {"predict", "votes", "thresholds:8", "--data", data};
    words.insert(words.end(), more.begin(), more.end());
    return words;
  };
  const auto agnostic = [&](std::initializer_list<const char*> more) {
    Calls words = {"predict", "agnostic", "thresholds:8", "--data", data};
    words.insert(words.end(), more.begin(), more.end());
    return words;
  };
  check_refusals({{{"predict"}, "error: kind: is missing"},
                  {{"predict", "votes"}, "error: class: is missing"},
                  {{"predict", "guess", "thresholds:8"}, "error: kind: guess: must be one of"},
                  {{"predict", "votes", "thresholds:8", "--blocks", "2"}, "error: data: is missing"},
                  {votes({}), "error: blocks: is missing"},
                  {votes({"--blocks", "73"}), "error: examples: 72: must be at least 73"},
                  {votes({"--blocks", "0"}), "error: blocks: 0: "},
                  {votes({"--blocks", "2", "--epsilon", "0"}), "error: epsilon: 0: must be above 0"},
                  {votes({"--blocks", "2", "--query", "8"}), "error: query: 8: "},
                  {votes({"--blocks", "2", "--query", "1", "--worst"}), "error: worst: a release run prints only"},
                  {votes({"--blocks", "2", "--query", "1", "--delta", "1"}), "error: delta: 1: "},
                  {votes({"--blocks", "2", "--query", "1", "--release", "--seed", "1"}), "error: seed: 1: "},
                  {votes({"--blocks", "2", "--release"}), "error: query: is missing"},
                  {votes({"--blocks", "2", "--learner", "em"}), "error: learner: em: "},
                  {votes({"--blocks", "2", "--flip", "0.1"}), "error: flip: 0.1: is one too many"},
                  {votes({"--blocks", "2", "--target", "1"}), "error: target: 1: is one too many"},
                  {votes({"--blocks", "2", "--climb", "9"}), "error: climb: 9: is one too many"},
                  {agnostic({"--blocks", "2", "--subset", "3", "--sweep"}), "error: sweep: "},
                  {agnostic({"--blocks", "2"}), "error: subset: is missing"},
                  {agnostic({"--blocks", "2", "--subset", "73"}), "error: subset: 73: must be from 1 to 72"},
                  {agnostic({"--blocks", "2", "--subset", "3", "--flip", "0.5"}), "error: flip: 0.5: "},
                  {agnostic({"--blocks", "2", "--subset", "3", "--epsilon1", "0"}), "error: epsilon1: 0: "},
                  {agnostic({"--blocks", "2", "--subset", "3", "--epsilon2", "0"}), "error: epsilon2: 0: "},
                  {agnostic({"--blocks", "2", "--subset", "3", "--alpha", "1"}), "error: alpha: 1: "},
                  {agnostic({"--blocks", "2", "--subset", "3", "--apart", "99"}), "error: apart: 99: "},
                  {agnostic({"--blocks", "2", "--subset", "3", "--score", "x"}), "error: score: x: "}});
}
