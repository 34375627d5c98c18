// SPDX-License-Identifier: GPL-3.0-or-later
// The chain learner on the command line.
#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "outcome.test.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using cli::test::call;
using cli::test::call_json;
using cli::test::Outcome;
using littlestone::support::TemporaryFolder;
using Json = nlohmann::ordered_json;

namespace {

using Said = std::vector<std::string>;

// intervals:3 has Littlestone dimension 2; the numbers are chosen by hand, so that nothing is planned.
Said by_hand(const Said& more) {
  Said words = {"learn", "intervals:3", "--learner", "chain", "--constants", "custom", "--rows",
                "900",   "--span",      "120",       "--cap", "60",          "--gap",  "5"};
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

std::string data_of(std::size_t lines) {
  std::string text = "point,label\n";
  for (std::size_t i = 0; i < lines; ++i) {
    const std::size_t x = (i * 7 + i / 3) % 3;
    text += std::to_string(x) + (x == 1 || x == 2 ? ",1\n" : ",0\n");
  }
  return text;
}

}  // namespace

TEST_CASE("learn --learner chain gives the keys of the lean learner's answer", "[cli][chain]") {
  const Json json = call_json(by_hand({"--target", "5", "--reveal"}));
  const Json lean =
      call_json({"learn", "intervals:3", "--learner", "lean", "--constants", "custom", "--target", "5", "--reveal"});
  const auto keys = [](const Json& object) {
    std::vector<std::string> names;
    for (const auto& item : object.items()) names.push_back(item.key());
    return names;
  };
  CHECK(keys(json) == keys(lean));
  CHECK(json["learner"] == "chain");
  CHECK(json["examples"] == 900);
  CHECK(json["constants"]["kind"] == "custom");
  CHECK(json["constants"]["span"] == 120);
  CHECK(json["constants"]["cap"] == 60);
  CHECK(json["constants"]["gap"] == 5);
  CHECK(json["constants"]["list_bound"] == 5);
  CHECK(json["constants"]["places"] == 3 * 900 + 5);
  CHECK(json["guarantee"]["private"] == false);  // a known seed
  CHECK(json["guarantee"]["accurate"] == false);
  CHECK(json["loss"] == 0);  // the target has many more runs than the bar
  double sum = json["internals"]["default_probability"].get<double>();
  for (const Json& candidate : json["internals"]["candidates"]) {
    sum += candidate["probability"].get<double>();
    CHECK(candidate["score"].get<int>() <= 60);
    CHECK(candidate["score"].get<int>() <= candidate["runs"].get<int>());
  }
  CHECK(sum == Approx(1).epsilon(1e-9));
  CHECK(call_json(by_hand({"--target", "5", "--reveal"})) == json);
  CHECK_FALSE(call_json(by_hand({"--target", "5"})).contains("internals"));
  const Outcome text = call(by_hand({"--target", "5", "--reveal"}));
  CHECK(text.out.find("Chain learner on intervals:3") != std::string::npos);
  CHECK(text.out.find(", level 1, runs ") != std::string::npos);
}

TEST_CASE("the chain learner releases what a data file says, and says what it promises", "[cli][chain][release]") {
  const TemporaryFolder folder;
  (void)folder.write("data.csv", data_of(1000));
  const Json released = call_json(by_hand({"--data", folder.file("data.csv")}));
  CHECK(released["release"] == true);
  CHECK(released["hypothesis"] == "-++");
  CHECK(released["guarantee"]["private"] == true);
  CHECK(released["epsilon"] == "1");
  CHECK_FALSE(released.contains("seed"));
  CHECK_FALSE(released.contains("loss"));
  CHECK(released.contains("unreadable_lines"));
  const Json seeded = call_json(by_hand({"--data", folder.file("data.csv"), "--seed", "4"}));
  CHECK(seeded["hypothesis"] == "-++");
  CHECK(seeded["guarantee"]["private"] == false);
  // Ten releases are ten times as dear, and say so first.
  const Outcome many = call(by_hand({"--data", folder.file("data.csv"), "--release", "--draws", "10", "--json"}));
  REQUIRE(many.code == cli::exit_done);
  const Json head = Json::parse(many.out.substr(0, many.out.find('\n')));
  CHECK(head["runs"] == 10);
  CHECK(head["epsilon"] == "10");
  // Too few lines are told before anything is spent.
  (void)folder.write("few.csv", data_of(700));
  const Outcome few = call(by_hand({"--data", folder.file("few.csv"), "--ledger", folder.file("ledger.json")}));
  CHECK(few.code == cli::exit_bad_input);
  CHECK(few.err.find("data") != std::string::npos);
  CHECK_FALSE(std::filesystem::exists(folder.file("ledger.json")));
}

TEST_CASE("options of other learners are refused by the chain learner, and its own by them", "[cli][chain]") {
  for (const Said& more : std::vector<Said>{{"--choosing", "N"},
                                            {"--repetitions", "2"},
                                            {"--batches", "3"},
                                            {"--selection", "3"},
                                            {"--auxiliary", "3"},
                                            {"--list-by", "laplace"},
                                            {"--variant", "F"},
                                            {"--rows", "0"},
                                            {"--span", "901"},
                                            {"--cap", "0"}}) {
    CAPTURE(more);
    const Outcome outcome = call(by_hand(more));
    CHECK(outcome.code == cli::exit_bad_input);
    CHECK(outcome.err.find(more[0].substr(2)) != std::string::npos);
  }
  CHECK(call({"learn", "intervals:3", "--learner", "lean", "--constants", "custom", "--span", "3"}).code ==
        cli::exit_bad_input);
  CHECK(call({"learn", "intervals:3", "--span", "3"}).code == cli::exit_bad_input);
  CHECK(call({"learn", "intervals:3", "--learner", "chain", "--rows", "3"}).code == cli::exit_bad_input);
  CHECK(call({"learn", "intervals:3", "--learner", "chain", "--constants", "lean"}).code == cli::exit_bad_input);
  CHECK(call({"learn", "intervals:3", "--learner", "chian"}).code == cli::exit_bad_input);
  CHECK(call({"privacy", "points:2", "--learner", "chain"}).code == cli::exit_bad_input);
  const Outcome deep = call({"learn", "thresholds:16", "--learner", "chain"});
  CHECK(deep.code == cli::exit_bad_input);
  CHECK(deep.err == "error: dimension: 4: must be from 2 to 3\n");
}

TEST_CASE("a chain run below its promise's number says that it promises no accuracy", "[cli][chain]") {
  const Json json = call_json({"learn", "intervals:3", "--learner", "chain", "--epsilon", "8", "--delta", "0.9",
                               "--alpha", "0.5", "--beta", "0.5", "--budget", "20"});
  CHECK(json["examples"] == 20);
  CHECK(json["guarantee"]["accurate"] == false);
  CHECK(json["constants"]["kind"] == "chain");
  CHECK(call({"learn", "intervals:3", "--learner", "chain", "--epsilon", "8", "--delta", "0.9", "--alpha", "0.5",
              "--beta", "0.5", "--budget", "0"})
            .code == cli::exit_bad_input);
}

TEST_CASE("beside a chain run stand the lean learner and M with the same promise", "[cli][chain]") {
  const Said promise = {"--epsilon", "4", "--delta", "1/100", "--alpha", "2/5", "--beta", "2/5", "--target", "1"};
  const auto with = [&](Said words) {
    words.insert(words.end(), promise.begin(), promise.end());
    return words;
  };
  const Json json = call_json(with({"learn", "intervals:3", "--learner", "chain", "--beside", "sharp"}));
  const Json lean = call_json(with({"learn", "intervals:3", "--learner", "lean", "--beside", "sharp"}));
  CHECK(json["learner"] == "chain");
  CHECK(json["guarantee"]["accurate"] == true);
  for (const char* key : {"hypothesis", "loss", "examples", "seed"}) CHECK(json["beside_lean"][key] == lean[key]);
  CHECK(json["beside"] == lean["beside"]);
  const std::string examples = json["examples"].dump();
  const Outcome text = call(with({"learn", "intervals:3", "--learner", "chain", "--beside", "sharp"}));
  CHECK(text.out.find("In short:    chain " + examples + " examples, lean " + lean["examples"].dump()) !=
        std::string::npos);
}
