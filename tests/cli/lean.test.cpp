// SPDX-License-Identifier: GPL-3.0-or-later
// The lean learner on the command line: learn, privacy and sweep.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/command_line.hpp"
#include "app/cli/subcommand.hpp"
#include "outcome.test.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone::cli;
using littlestone::support::TemporaryFolder;
using test::call;
using test::call_json;
using test::Outcome;

TEST_CASE("learn --learner lean gives the keys of M's answer, and its internals only where they are asked for",
          "[cli][lean]") {
  const std::vector<std::string> words = {"learn", "points:8", "--learner", "lean", "--target", "3"};
  const Json json = call_json(words);
  CHECK(json["learner"] == "lean");
  CHECK(json["hypothesis"].get<std::string>().size() == 8);
  CHECK(json["is_default"].is_boolean());
  CHECK(json["examples"].get<int>() <= 207);
  CHECK(json["loss"].get<double>() <= 0.125);
  CHECK(json["guarantee"]["accurate"] == true);
  CHECK(json["constants"]["kind"] == "lean");
  CHECK(json["constants"]["choosing"] == "N");
  CHECK(json["constants"]["list_bound"] == 1);
  CHECK(json["seed"] == "1");
  CHECK_FALSE(json.contains("internals"));
  CHECK(call_json(words) == json);
  Json other = call_json({"learn", "points:8", "--constants", "lean", "--target", "3", "--reveal", "--choosing", "E"});
  CHECK(other["learner"] == "lean");
  CHECK(other["constants"]["choosing"] == "E");
  REQUIRE(other["internals"]["candidates"].size() == 1);
  const Json& candidate = other["internals"]["candidates"][0];
  CHECK(candidate["tag"] == "top");
  CHECK(candidate["probability"].get<double>() + other["internals"]["default_probability"].get<double>() ==
        Approx(1).epsilon(1e-9));
  CHECK(call_json({"learn", "points:8", "--target", "3"})["learner"] == "tournament");
  const Outcome text = call({"learn", "points:8", "--learner", "lean", "--target", "3", "--reveal"});
  CHECK(text.out.find("Lean learner on points:8") != std::string::npos);
  CHECK(text.out.find("votes") != std::string::npos);
}

TEST_CASE("a scenario whose learner is lean is learned by it, unless the call says otherwise", "[cli][lean]") {
  const Json json = call_json({"learn", "private-205"});
  CHECK(json["learner"] == "lean");
  CHECK(json["constants"]["choosing"] == "N");
  CHECK(json["examples"] == 205);  // the card's title
  CHECK(json["guarantee"]["accurate"] == true);
  CHECK(call_json({"learn", "private-205", "--learner", "lean"}) == json);
  CHECK(call_json({"learn", "private-205", "--constants", "lean"}) == json);
  CHECK(call_json({"learn", "private-205", "--learner", "tournament"})["learner"] == "tournament");
  CHECK(call_json({"learn", "private-205", "--constants", "custom"})["learner"] == "tournament");
}

TEST_CASE("a lean run below its theorem's number says that it promises no accuracy", "[cli][lean]") {
  const Json json = call_json({"learn", "points:8", "--learner", "lean", "--budget", "60"});
  CHECK(json["examples"].get<int>() <= 60);
  CHECK(json["guarantee"]["private"] == false);  // a known seed
  CHECK(json["guarantee"]["accurate"] == false);
  const Outcome none = call({"learn", "points:8", "--learner", "lean", "--budget", "0"});
  CHECK(none.code == exit_bad_input);
}

TEST_CASE("beside a lean run stands M with the same promise on the same distribution", "[cli][lean]") {
  const std::vector<std::string> words = {"learn",    "points:4", "--learner", "lean",
                                          "--beside", "sharp",    "--target",  "1"};
  const Json json = call_json(words);
  const Json alone = call_json({"learn", "points:4", "--constants", "sharp", "--target", "1"});
  CHECK(json["learner"] == "lean");
  CHECK(json["beside"]["learner"] == "tournament");
  for (const char* key : {"hypothesis", "loss", "examples", "seed"}) CHECK(json["beside"][key] == alone[key]);
  for (const char* key : {"kind", "batches", "cap", "selection", "threshold"}) {
    CHECK(json["beside"]["constants"][key] == alone["constants"][key]);
  }
  const Outcome text = call(words);
  const auto ours = json["examples"].get<int>();
  const auto theirs = json["beside"]["examples"].get<int>();
  CHECK(text.out.find("In short:    lean " + std::to_string(ours) + " examples, M " + std::to_string(theirs) + ", " +
                      std::to_string((theirs + ours / 2) / ours) + " times as many\n") != std::string::npos);
  CHECK_FALSE(call_json({"learn", "points:4", "--learner", "lean"}).contains("beside"));
}

TEST_CASE("the numbers of a lean learner can be chosen by hand, and then no accuracy is promised", "[cli][lean]") {
  const Json json = call_json({"learn",         "thresholds:8",
                               "--learner",     "lean",
                               "--constants",   "custom",
                               "--rows",        "20",
                               "--batches",     "7",
                               "--selection",   "30",
                               "--repetitions", "3,1",
                               "--opponents",   "1",
                               "--cap",         "5",
                               "--gap",         "2",
                               "--choosing",    "E",
                               "--vote-share",  "1/2",
                               "--target",      "3"});
  const Json& constants = json["constants"];
  CHECK(constants["kind"] == "custom");
  CHECK(constants["rows"] == 20);
  CHECK(constants["batches"] == 7);
  CHECK(constants["selection"] == 30);
  CHECK(constants["repetitions"] == Json({3, 1}));
  CHECK(constants["opponents"] == Json({1}));
  CHECK(constants["cap"] == 5);
  CHECK(constants["gap"] == 2);
  CHECK(constants["vote_share"] == "0.5");
  CHECK(constants["list_bound"] == 3 + 2 + 8);  // r_1 + 2 r_2 + o_3, o_3 = 2·2^2
  CHECK(json["examples"] == 170);
  CHECK(json["guarantee"]["private"] == false);  // a known seed
  CHECK(json["guarantee"]["accurate"] == false);
  CHECK(call({"learn", "points:4", "--learner", "lean", "--constants", "custom"}).out.find("custom constants do not") !=
        std::string::npos);
  // The planned numbers by hand are the planned learner.
  const Json planned = call_json({"learn", "points:4", "--learner", "lean"});
  const Json by_hand = call_json({"learn", "points:4", "--learner", "lean", "--constants", "custom", "--rows", "1",
                                  "--batches", planned["constants"]["batches"].dump(), "--selection", "0"});
  CHECK(by_hand["hypothesis"] == planned["hypothesis"]);
  CHECK(by_hand["constants"]["bar"] == planned["constants"]["bar"]);
}

TEST_CASE("a lean run on a data file is a release unless a seed is given", "[cli][lean]") {
  const TemporaryFolder folder;
  std::string csv = "point,label\nnonsense\n";
  for (int i = 0; i < 400; ++i) csv += std::to_string(i % 4) + (i % 4 == 1 ? ",1\n" : ",-1\n");
  const std::string file = folder.write("data.csv", csv);
  const Json release = call_json({"learn", "points:4", "--learner", "lean", "--data", file});
  CHECK(release["release"] == true);
  CHECK(release["guarantee"]["private"] == true);
  CHECK(release["constants"]["most_states"].get<std::uint64_t>() > 0);
  CHECK_FALSE(release.contains("seed"));
  CHECK_FALSE(release.contains("internals"));
  CHECK_FALSE(release.contains("loss"));
  const std::vector<std::string> seeded = {"learn", "points:4", "--learner", "lean", "--data", file, "--seed", "1"};
  CHECK(call(seeded).code == exit_bad_input);  // the line that is no example is told
  std::vector<std::string> revealed = seeded;
  revealed.emplace_back("--reveal");
  const Json study = call_json(revealed);
  CHECK(study["guarantee"]["private"] == false);
  CHECK(study["internals"]["replaced_records"] == 1);
  CHECK(study["hypothesis"] == "-+--");
}

TEST_CASE("words of the two learners that do not go together are refused", "[cli][lean]") {
  const auto field_of = [](std::vector<std::string> words) {
    words.insert(words.begin(), {"learn", "points:4"});
    const Outcome outcome = call(words);
    CHECK(outcome.code == exit_bad_input);
    const std::size_t from = std::string("error: ").size();
    return outcome.err.substr(from, outcome.err.find(':', from) - from);
  };
  CHECK(field_of({"--learner", "fat"}) == "learner");
  CHECK(field_of({"--learner", "tournament", "--constants", "lean"}) == "learner");
  CHECK(field_of({"--learner", "lean", "--constants", "sharp"}) == "constants");
  CHECK(field_of({"--learner", "lean", "--batches", "10"}) == "batches");
  CHECK(field_of({"--learner", "lean", "--choosing", "X"}) == "choosing");
  CHECK(field_of({"--choosing", "E"}) == "choosing");
  CHECK(field_of({"--learner", "lean", "--release", "--seed", "1"}) == "seed");
  CHECK(field_of({"--gap", "2"}) == "gap");
  CHECK(field_of({"--beside", "sharp"}) == "beside");
  CHECK(field_of({"--learner", "lean", "--beside", "custom"}) == "beside");
  CHECK(field_of({"--learner", "lean", "--beside", "sharp", "--release"}) == "beside");
  CHECK(field_of({"--learner", "lean", "--beside", "sharp", "--draws", "2"}) == "beside");
  CHECK(field_of({"--learner", "lean", "--figures", "/proc/nowhere"}) == "figures");
  const auto custom = [&](std::vector<std::string> words) {
    words.insert(words.begin(), {"--learner", "lean", "--constants", "custom"});
    return field_of(words);
  };
  CHECK(custom({"--rows", "0"}) == "rows");
  CHECK(custom({"--rows", "10000001"}) == "rows");
  CHECK(custom({"--batches", "0"}) == "batches");
  CHECK(custom({"--selection", "-1"}) == "selection");
  CHECK(custom({"--cap", "61"}) == "cap");
  CHECK(custom({"--gap", "201"}) == "gap");
  CHECK(custom({"--variant", "F"}) == "variant");
  CHECK(custom({"--variant", "G"}) == "variant");
  CHECK(custom({"--repetitions", "2"}) == "repetitions");
  CHECK(custom({"--vote-share", "1/2"}) == "vote-share");
  CHECK(custom({"--choosing", "E", "--vote-share", "1"}) == "vote_share");
  CHECK(custom({"--levels", "1,1"}) == "levels");
  CHECK(custom({"--auxiliary", "1"}) == "auxiliary");
}

TEST_CASE("privacy --learner lean gives the exact delta of the whole of it", "[cli][lean]") {
  for (const char* choosing : {"N", "E"}) {
    const Json json = call_json({"privacy", "cube:2", "--learner", "lean", "--rows", "2", "--batches", "2",
                                 "--selection", "1", "--delta", "0.2", "--choosing", choosing});
    CHECK(json["learner"] == "lean");
    CHECK(json["exact_delta"].get<double>() <= 0.2);
    CHECK(json["exact_delta"].get<double>() > 0);
    CHECK(json["selection_delta"] == 0.0);
    CHECK(json["datasets"] == "1024");
    CHECK(json["worst"].size() == 5);
  }
  CHECK(call({"privacy", "cube:2", "--learner", "lean", "--variant", "F", "--rows", "3", "--selection", "0"})
            .out.find("of the chosen candidate") != std::string::npos);
  CHECK(call({"privacy", "cube:2", "--learner", "lean", "--cap", "3"}).code == exit_bad_input);
}

TEST_CASE("a sweep takes the lean learner by name", "[cli][lean]") {
  const TemporaryFolder folder;
  const Json json = call_json({"sweep", "points:8", "--learners", "lean,consistent", "--sizes", "100,300",
                               "--replicates", "4", "--target", "3", "--out", folder.file("a.csv")});
  REQUIRE(json["rows"].size() == 4);
  CHECK(json["rows"][0]["learner"] == "lean");
  CHECK(json["rows"][3]["learner"] == "consistent");
  const Outcome wrong = call({"sweep", "points:8", "--learners", "fat", "--out", folder.file("b.csv")});
  CHECK(wrong.code == exit_bad_input);
  CHECK(wrong.err.starts_with("error: learners"));
}
