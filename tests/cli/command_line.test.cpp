// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>

#include "app/cli/figure_names.hpp"
#include "app/cli/subcommand.hpp"
#include "core/concept/families.hpp"
#include "core/online/soa.hpp"
#include "core/privacy/selection.hpp"
#include "outcome.test.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone::cli;
using littlestone::support::bytes_of;
using littlestone::support::TemporaryFolder;
using test::call;
using test::call_json;
using test::Outcome;

TEST_CASE("list names families, scenarios and figures", "[cli]") {
  const Json json = call_json({"list"});
  CHECK(json["families"].size() == littlestone::families().size());
  CHECK(json["scenarios"][0]["name"] == "three-contests");
  CHECK_FALSE(json["scenarios"][0]["lesson"].get<std::string>().empty());
  CHECK(json["figures"].size() == figures().size());
  CHECK(call({"list"}).out.find("thresholds:n") != std::string::npos);
}

TEST_CASE("dimension gives the keys of the contract", "[cli]") {
  const Json json = call_json({"dimension", "thresholds:8"});
  CHECK(json["hypotheses"] == 8);
  for (const char* question : {"littlestone", "vc", "thresholds"}) CHECK(json["finished"][question] == true);
  CHECK(json["ended"] == "completed");
  CHECK(json["points"] == 8);
  CHECK(json["littlestone"] == 3);
  CHECK(json["vc"] == 1);
  CHECK(json["thresholds"] == 8);
  CHECK(json["threshold_points"].size() == 8);
  CHECK(json["threshold_hypotheses"].size() == 8);
}

TEST_CASE("dimension writes its tree as json and dot, and each reads back", "[cli]") {
  const TemporaryFolder directory;
  for (const char* name : {"t.json", "t.dot"}) {
    const Outcome outcome = call({"dimension", "thresholds:8", "--tree", directory.file(name)});
    CAPTURE(name, outcome.err);
    REQUIRE(outcome.code == exit_done);
  }
  const Json tree = Json::parse(bytes_of(directory.file("t.json")));
  CHECK(tree["depth"] == 3);
  CHECK(tree["root"]["name"] == "4");
  CHECK(tree["root"]["minus"]["minus"]["minus"]["name"] == "t8");
  const std::string dot = bytes_of(directory.file("t.dot"));
  int edges = 0;
  for (std::size_t at = dot.find("->"); at != std::string::npos; at = dot.find("->", at + 1)) ++edges;
  CHECK(edges == 14);
}

TEST_CASE("dimension --walk tells how a shattered tree gives thresholds, from the row that is asked for", "[cli]") {
  const Json walk = call_json({"dimension", "random:150,12,1", "--walk", "43"})["walk"];
  CHECK(walk["levels"] == 7);
  CHECK(walk["promised"] == 3);
  REQUIRE(walk["halvings"].size() == 3);
  CHECK(walk["halvings"][0] == Json({{"row", 43},
                                     {"name", "h44"},
                                     {"levels", 7},
                                     {"plus", 4},
                                     {"minus", 3},
                                     {"label", "+"},
                                     {"point", 4},
                                     {"point_name", "5"}}));
  CHECK(walk["rows"].size() == 4);
  CHECK(walk["points"].size() == 3);
  CHECK(call_json({"dimension", "random:150,12,1", "--walk", "h44"})["walk"] == walk);
  CHECK_FALSE(call_json({"dimension", "cube:2"}).contains("walk"));
  const std::string told = call({"dimension", "random:150,12,1", "--walk", "43"}).out;
  CHECK(told.find("h44 colours 7 levels: + holds 4, - holds 3; point 5, on to its - side\n") != std::string::npos);
  CHECK(told.find("in order: points ") != std::string::npos);
  CHECK(call({"dimension", "cube:2", "--walk", "4"}).err ==
        "error: walk: 4: must be a row of the class, 0 to 3, or the name of one\n");
  CHECK(call({"dimension", "thresholds:2^30", "--walk", "0"}).code == exit_bad_input);
}

TEST_CASE("dimension writes a class as a context or a table that is the same class", "[cli]") {
  const TemporaryFolder directory;
  const Json before = call_json({"dimension", "intervals:5"});
  for (const char* name : {"class.cxt", "class.csv"}) {
    CAPTURE(name);
    const std::string path = directory.file(name);
    const Outcome written = call({"dimension", "intervals:5", "--write", path});
    REQUIRE(written.code == exit_done);
    CHECK(written.out.find("class: " + path + "\n") != std::string::npos);
    const Json after = call_json({"dimension", "file:" + path});
    for (const char* key : {"hypotheses", "points", "littlestone", "vc", "thresholds", "merged_rows"}) {
      CHECK(after.at(key) == before.at(key));
    }
  }
}

TEST_CASE("dimension within a budget tells an interval, and says which budget ended it", "[cli]") {
  // 400 rows on 30 points, a quarter of the labels +: proving "not 8" takes longer than a node allows.
  const TemporaryFolder directory;
  std::string rows;
  std::uint64_t state = 1;
  for (int i = 0; i < 400; ++i) {
    for (int x = 0; x < 60; ++x) {
      state = state * 6364136223846793005U + 1442695040888963407U;
      rows += (state >> 62U) == 0 ? '+' : '-';
    }
    rows += '\n';
  }
  const std::string text = "file:" + directory.write("sparse.txt", rows);
  const Json json = call_json({"dimension", text, "--nodes", "64", "--seconds", "0.5"});
  CHECK(json["ended"] == "nodes spent");
  CHECK(json["littlestone"].is_null());
  CHECK(json["littlestone_lower"] < json["littlestone_upper"]);
  const Outcome walked = call({"dimension", text, "--nodes", "64", "--seconds", "0.5", "--walk", "0"});
  CHECK(walked.code == exit_stopped);
  CHECK(walked.err.find("the tree is not walked: the dimension is not known\n") != std::string::npos);
  const Outcome told = call({"dimension", text, "--nodes", "64", "--seconds", "0.5"});
  CHECK(told.out.find("Littlestone dimension from ") != std::string::npos);
  CHECK(told.out.find("(nodes spent)") != std::string::npos);
  const std::string tree = directory.file("t.dot");
  const Outcome without_tree = call({"dimension", text, "--nodes", "64", "--seconds", "0.5", "--tree", tree});
  CHECK(without_tree.code == exit_stopped);
  CHECK_FALSE(std::filesystem::exists(tree));
}

TEST_CASE("dimension bounds the number of thresholds from both sides where the search is cut", "[cli]") {
  const std::vector<std::string> words = {"dimension", "random:60,256,3", "--seconds", "0.02"};
  const Json json = call_json(words);
  CHECK(json["thresholds_maximum"] == false);
  CHECK(json["finished"]["thresholds"] == false);
  CHECK(json["ended"] != "completed");
  CHECK(json["thresholds"] < json["thresholds_upper"]);
  CHECK(json["thresholds_upper"] == 60);  // of its 60 hypotheses; 2^(5 + 1) - 1 by Theorem 10
  CHECK(call(words).out.find(", at most 60\n") != std::string::npos);
  const Json whole = call_json({"dimension", "thresholds:8"});
  CHECK(whole["thresholds_upper"] == whole["thresholds"]);
}

TEST_CASE("dimension that is interrupted ends with what is known and says that it was stopped", "[cli]") {
  std::ostringstream out;
  std::ostringstream err;
  std::jthread interrupt([] {
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    request_stop();
  });
  const int code = run_command_line(test::program(), {"dimension", "random:300,300,1", "--json"}, out, err);
  CHECK(code == exit_stopped);
  const Json json = Json::parse(out.str());
  CHECK(json["ended"] == "stopped");
  CHECK(json["littlestone_lower"] <= json["littlestone_upper"]);
  CHECK(json["vc_exact"] == false);
}

TEST_CASE("soa plays a class too large for a table in closed form, and agrees with the table where both fit", "[cli]") {
  std::string examples;
  for (int i = 0; i < 10'000; ++i) examples += std::to_string(i * 104 + 7) + ":-,";
  examples += "1048570:+";
  const Json json = call_json({"soa", "thresholds:1048576", "--examples", examples});
  CHECK(json["realizable"] == true);
  CHECK(json["mistakes"] <= 20);
  CHECK(json["predictions"].get<std::string>().size() == 10'001);
  const auto labels = json["predictor"].get<std::string>();
  REQUIRE(labels.size() == 1'048'576);
  const auto first = static_cast<std::size_t>(json["positive_runs"][0][0].get<std::uint64_t>());
  CHECK(labels.find('+') == first);
  CHECK(labels.find('-', first) == std::string::npos);
  // 300 points stand above the size from which the closed form is used, so the engine's automaton is asked directly.
  const Json small = call_json({"soa", "thresholds:300", "--examples", "20:-,250:+,77:-"});
  CHECK(small["form"] == "implicit");
  const littlestone::ConceptClass table = littlestone::make_class("thresholds:300");
  littlestone::SoaAutomaton soa(table);
  using littlestone::Label;
  const littlestone::Sample sample = {{20, Label::minus}, {250, Label::plus}, {77, Label::minus}};
  const littlestone::SoaPlay play = littlestone::play_soa(soa, sample);
  CHECK(small["predictor"] == play.predictor.to_string());
  CHECK(small["mistakes"] == play.mistake_count);
}

TEST_CASE("soa plays the sequence", "[cli]") {
  const Json json = call_json({"soa", "thresholds:8", "--examples", "3:+,1:+,0:-"});
  CHECK(json["predictions"] == "---");
  CHECK(json["mistakes"] == 2);
  CHECK(json["realizable"] == true);
  CHECK(json["predictor"] == "-+++++++");
  CHECK(call_json({"soa", "thresholds:8", "--examples", "3:+,3:-"})["realizable"] == false);
  CHECK(call_json({"soa", "thresholds:8"})["predictor"] == "----++++");
}

TEST_CASE("learn is a function of its inputs and the seed, and gives the keys of the contract", "[cli]") {
  const std::vector<std::string> words = {"learn", "thresholds:8", "--target", "2", "--seed", "42190"};
  const Json json = call_json(words);
  for (const char* key :
       {"hypothesis", "loss", "epsilon", "delta", "guarantee", "list", "examples", "constants", "seed", "ended"}) {
    CHECK(json.contains(key));
  }
  CHECK(json["seed"] == "42190");
  CHECK(json["ended"] == "completed");
  CHECK(json["epsilon"] == "1");
  CHECK(json["examples"] == 240 * 66 + 20);
  CHECK(json["constants"]["threshold"] == 28);
  CHECK_FALSE(json.contains("internals"));
  CHECK_FALSE(json["list"][0].contains("errors"));
  CHECK(call_json(words) == json);
  CHECK(call_json({"learn", "thresholds-8"})["list"] == json["list"]);  // the scenario says the same
  std::vector<std::string> other = words;
  other.back() = "1";
  CHECK(call_json(other)["list"] != json["list"]);
}

TEST_CASE("learn reveals what lies before the boundary only on request, and a release never does", "[cli]") {
  const Json revealed = call_json({"learn", "thresholds-8", "--reveal"});
  CHECK(revealed["internals"]["private"] == false);
  CHECK(revealed["internals"]["votes"].size() >= revealed["list"].size());
  const Json release = call_json({"learn", "thresholds:8", "--target", "2", "--release"});
  CHECK_FALSE(release.contains("seed"));
  CHECK_FALSE(release.contains("internals"));
  CHECK_FALSE(release.contains("loss"));
  const std::string text = call({"learn", "thresholds:8", "--target", "2", "--release"}).out;
  CHECK(text.find("seed") == std::string::npos);
  CHECK(text.find("loss") == std::string::npos);
}

TEST_CASE("learn takes a data file", "[cli]") {
  const TemporaryFolder directory;
  std::string csv = "point,label\n";
  for (int i = 0; i < 700; ++i) csv += std::to_string(i * 5 % 8) + "," + (i * 5 % 8 >= 2 ? "1" : "-1") + "\n";
  const std::string file = directory.write("data.csv", csv);
  const std::vector<std::string> words = {
      "learn", "thresholds:8", "--data", file,        "--batches", "60",       "--auxiliary", "4", "--cap",
      "6",     "--selection",  "30",     "--epsilon", "2",         "--levels", "1,1,0,0"};
  const Json json = call_json(words);
  CHECK(json["examples"] == 60 * 10 + 30);
  CHECK_FALSE(json.contains("loss"));
  const Outcome outcome = call({"learn", "thresholds:8", "--data", file});
  CHECK(outcome.code == exit_bad_input);
  CHECK(outcome.err == "error: data: 700 examples: must hold at least the 15860 that these constants use\n");
}

namespace {

// 630 examples of thresholds:8 and the constants that use them all.
std::vector<std::string> words_on(const std::string& file) {
  return {"learn", "thresholds:8", "--data", file,        "--batches", "60",       "--auxiliary", "4", "--cap",
          "6",     "--selection",  "30",     "--epsilon", "2",         "--levels", "1,1,0,0"};
}

std::string data_of_eight(const std::string& first = "0,-1\n") {
  std::string csv = "point,label\n" + first;
  for (int i = 1; i < 630; ++i) csv += std::to_string(i * 5 % 8) + "," + (i * 5 % 8 >= 2 ? "1" : "-1") + "\n";
  return csv;
}

std::vector<std::string> with(std::vector<std::string> words, const std::vector<std::string>& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

}  // namespace

TEST_CASE("a run on a data file is a release unless a seed is given, and with a seed it is not private",
          "[cli][release]") {
  const TemporaryFolder directory;
  const std::string file = directory.write("data.csv", data_of_eight());
  for (const auto& more : {std::vector<std::string>{}, {"--release"}}) {
    const Json release = call_json(with(words_on(file), more));
    CHECK(release["release"] == true);
    CHECK(release["guarantee"]["private"] == true);
    CHECK_FALSE(release.contains("seed"));
    CHECK_FALSE(release.contains("internals"));
    const Outcome text = call(with(words_on(file), more));
    CHECK(text.out.find("seed") == std::string::npos);
    CHECK(text.out.find("privacy:     epsilon 2, delta 1e-6") != std::string::npos);
    CHECK(text.err.empty());
  }
  const Json seeded = call_json(with(words_on(file), {"--seed", "1"}));
  CHECK(seeded["release"] == false);
  CHECK(seeded["guarantee"]["private"] == false);
  CHECK(seeded["guarantee"]["why_private"].get<std::string>().find("seed") != std::string::npos);
  CHECK(seeded["seed"] == "1");
  CHECK(call_json(with(words_on(file), {"--seed", "1"})) == seeded);
  CHECK(call(with(words_on(file), {"--seed", "1"})).out.find("privacy:     none: whoever knows the seed") !=
        std::string::npos);
  const Outcome revealed = call(with(words_on(file), {"--reveal"}));
  CHECK(revealed.code == exit_bad_input);
  CHECK(revealed.err.starts_with("error: reveal: needs --seed"));
  CHECK(call_json({"learn", "thresholds:8", "--target", "2"})["guarantee"]["private"] == false);  // a known seed
}

TEST_CASE("no line of a data file makes a release fail or is quoted, and a seeded run tells where it is",
          "[cli][release]") {
  const TemporaryFolder directory;
  for (const char* line : {"99,1\n", "0,maybe\n", "SECRET\n", "\n", "# SECRET\n", "\x01\x02\n", "1,1,1\n"}) {
    CAPTURE(line);
    const std::string file = directory.write("data.csv", data_of_eight(line));
    const Outcome release = call(words_on(file));
    CHECK(release.code == exit_done);
    CHECK(release.err.empty());
    CHECK((release.out + release.err).find("SECRET") == std::string::npos);
    CHECK(release.out.find("eplaced") == std::string::npos);
    CHECK(call(with(words_on(file), {"--seed", "1"})).code == exit_bad_input);
    const Json revealed = call_json(with(words_on(file), {"--seed", "1", "--reveal"}));
    CHECK(revealed["internals"]["replaced_records"] == 1);
  }
  // The number of lines is public, and so is the header.
  const Outcome short_of = call(words_on(directory.write("short.csv", "point,label\nSECRET\n")));
  CHECK(short_of.err == "error: data: 1 examples: must hold at least the 630 that these constants use\n");
  const Outcome no_header = call(words_on(directory.write("headless.csv", "SECRET,17\n1,1\n")));
  CHECK(no_header.code == exit_bad_input);
  CHECK(no_header.err.find("SECRET") == std::string::npos);
}

TEST_CASE("a release says nothing on its way, however long it takes", "[cli][release]") {
  const TemporaryFolder directory;
  std::string csv = "point,label\n";
  for (int i = 0; i < 1'500'000; ++i) csv += i % 2 == 0 ? "0,1\n" : "3,-1\n";
  const std::string file = directory.write("long.csv", csv);
  const std::vector<std::string> words = {"learn",    "thresholds:4", "--data",      file, "--batches",   "1",
                                          "--cap",    "1400000",      "--auxiliary", "3",  "--selection", "0",
                                          "--levels", "0,1,0"};
  CHECK(call(words).err.empty());
}

TEST_CASE("where only the list is used, partition selection names from fewer votes than the Laplace threshold",
          "[cli]") {
  struct Setting {
    const char* epsilon;
    const char* delta;
    int even;
    int laplace;
  };
  for (const Setting& setting : std::vector<Setting>{
           {"1", "1e-6", 27, 28}, {"0.5", "1e-5", 42, 45}, {"2", "1e-8", 19, 20}, {"0.1", "1e-6", 217, 264}}) {
    const std::vector<std::string> words = {"histogram",   "--counts",      std::to_string(setting.even) + ",1,0",
                                            "--epsilon",   setting.epsilon, "--delta",
                                            setting.delta, "--list-by",     "partition-selection"};
    const Json json = call_json(words);
    CHECK(json["even_chance"] == setting.even);
    CHECK(json["laplace_even_chance"] == setting.laplace);
    CHECK(json["release_probability"][0].get<double>() >= 0.5);
    CHECK(json["release_probability"][1].get<double>() < std::stod(setting.delta));
    CHECK(json["released"][2] == false);
    CHECK(json["hockey_stick"]["delta"].get<double>() <= std::stod(setting.delta));
    CHECK_FALSE(json.contains("threshold"));
    CHECK(call(words).out.starts_with("an even chance from " + std::to_string(setting.even) +
                                      " votes (the Laplace threshold: from " + std::to_string(setting.laplace) + ")"));
  }
  const std::vector<std::string> sharp = {"constants", "--dimension", "2", "--list-by", "partition-selection"};
  const Json constants = call_json(sharp);
  CHECK(constants["even_chance"] == 27);
  CHECK(constants["total"].get<int>() < call_json({"constants", "--dimension", "2"})["total"].get<int>());
  for (const Json& check : constants["verified"]) CHECK(check["holds"] == true);
  const Json learned =
      call_json({"learn", "thresholds:4", "--target", "1", "--list-by", "partition-selection", "--reveal"});
  CHECK(learned["constants"]["list_by"] == "partition-selection");
  REQUIRE(!learned["list"].empty());
  for (const Json& named : learned["list"]) CHECK_FALSE(named.contains("noisy_count"));
  const Json privacy =
      call_json({"privacy", "thresholds:2", "--delta", "0.3", "--list-by", "partition-selection", "--pld"});
  CHECK(privacy["exact_delta"].get<double>() <= 0.3);
  CHECK(privacy["exact_delta"].get<double>() > 0.149);
  CHECK(privacy["loss_distributions"].size() == 4);
  for (const std::vector<std::string>& wrong : std::vector<std::vector<std::string>>{
           {"histogram", "--counts", "1", "--list-by", "votes"},
           {"learn", "thresholds:4", "--learner", "lean", "--list-by", "laplace"},
           {"constants", "--dimension", "1", "--constants", "paper", "--list-by", "partition-selection"}}) {
    const Outcome outcome = call(wrong);
    CHECK(outcome.code == exit_bad_input);
    CHECK(outcome.err.starts_with("error: list-by: "));
  }
  CHECK(call({"learn", "thresholds:2", "--constants", "paper", "--list-by", "partition-selection"}).code ==
        exit_bad_input);
}

TEST_CASE("the draws of histogram and select are not those of learn with the same seed", "[cli][release]") {
  const TemporaryFolder directory;
  std::vector<std::string> words = words_on(directory.write("data.csv", data_of_eight()));
  *std::find(words.begin(), words.end(), "2") = "0.05";  // so that equal noise is a chance of about 1 in 160
  for (int seed = 1; seed <= 8; ++seed) {
    const std::string text = std::to_string(seed);
    const Json votes = call_json(with(words, {"--seed", text, "--reveal"}))["internals"]["votes"];
    REQUIRE(votes.size() >= 2);
    std::string counts;  // so large that all are released
    for (const Json& vote : votes) {
      counts += (counts.empty() ? "" : ",") + std::to_string(vote["count"].get<std::int64_t>() + 2000);
    }
    const Json released = call_json({"histogram", "--counts", counts, "--epsilon", "0.05", "--seed", text})["released"];
    bool same = true;
    for (std::size_t i = 0; i < votes.size(); ++i) {
      const std::int64_t noise = released[i].get<std::int64_t>() - votes[i]["count"].get<std::int64_t>() - 2000;
      same = same && noise == votes[i]["noise"].get<std::int64_t>();
    }
    CHECK_FALSE(same);
  }
  int same = 0;
  const std::vector<std::uint64_t> errors(64, 0);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    littlestone::Engine engine = littlestone::SeedTree(seed).child("selection").engine();  // learn's
    const std::size_t learned = littlestone::exponential_mechanism(errors, 1, engine);
    std::string zeros = "0";
    for (int i = 1; i < 64; ++i) zeros += ",0";
    same += call_json({"select", "--errors", zeros, "--seed", std::to_string(seed)})["selected"] == learned ? 1 : 0;
  }
  CHECK(same < 5);
}

TEST_CASE("learn keeps its streams and its answers", "[cli][release]") {
  const Json json = call_json({"learn", "thresholds-8", "--seed", "42190"});
  REQUIRE(json["list"].size() == 3);
  CHECK(json["list"][0] == Json({{"labels", "--++++++"}, {"noisy_count", 88}}));
  CHECK(json["list"][1] == Json({{"labels", "---+++++"}, {"noisy_count", 50}}));
  CHECK(json["list"][2] == Json({{"labels", "-+++++++"}, {"noisy_count", 32}}));
  CHECK(json["hypothesis"] == "--++++++");
}

TEST_CASE("constants of the lean learner come with every inequality and both its sides", "[cli]") {
  for (const char* choosing : {"N", "E"}) {
    const Json json = call_json({"constants", "--dimension", "2", "--constants", "lean", "--choosing", choosing});
    for (const char* key : {"total", "batches", "batch", "selection", "bar", "list_bound", "choosing", "probability",
                            "thetas", "checks", "cap", "gap", "variant"}) {
      CAPTURE(choosing, key);
      CHECK(json.contains(key));
    }
    CHECK(json["choosing"] == choosing);
    CHECK(json["checks"].size() >= 7);
    for (const Json& check : json["checks"]) {
      CAPTURE(check.dump());
      CHECK(check["holds"] == true);
      CHECK(check["left"] <= check["right"]);
    }
    CHECK(json["total"] == json["batches"].get<int>() * json["batch"].get<int>() + json["selection"].get<int>());
  }
  CHECK(call_json({"constants", "--dimension", "2", "--constants", "lean"})["choosing"] == "N");
}

TEST_CASE("constants prints the chain learner's numbers and every inequality of its proof", "[chain]") {
  // A generous promise, so that the plan is quick.
  const Json json = call_json(
      {"constants", "--dimension", "2", "--constants", "chain", "--epsilon", "4", "--alpha", "0.25", "--beta", "0.25"});
  CHECK(json["constants"] == "chain");
  CHECK(json["total"] < 200);
  CHECK(json["list_bound"] == 5);
  CHECK(json["places"] == json["total"].get<std::uint64_t>() * 3 + 5);
  REQUIRE(json["checks"].size() == 9);
  for (const Json& check : json["checks"]) CHECK(check["holds"] == true);
  CHECK(json["cells"].front()["from"] == "0.25");
  CHECK(json["cells"].back()["to"] == "1");
  for (const char* dimension : {"0", "1", "4"}) {
    const Outcome outcome = call({"constants", "--dimension", dimension, "--constants", "chain"});
    CHECK(outcome.code == 2);
    CHECK(outcome.err == std::string("error: dimension: ") + dimension + ": must be from 2 to 3\n");
  }
  CHECK(call({"constants", "--dimension", "2", "--constants", "chain", "--choosing", "N"}).code == 2);
}

TEST_CASE("spectrum, constants, stable, histogram and select give the keys of the contract", "[cli]") {
  const Json spectrum = call_json({"spectrum", "thresholds:8", "--target", "2", "--auxiliary", "2", "--levels", "2"});
  CHECK(spectrum["littlestone"] == 3);
  REQUIRE(spectrum["levels"].size() == 3);
  CHECK(spectrum["levels"][0]["rho"] == 1);
  CHECK(spectrum["levels"][1]["defined"] == true);
  CHECK(spectrum["levels"][1]["hypotheses"][0]["probability"] >= spectrum["levels"][1]["hypotheses"][1]["probability"]);
  CHECK_FALSE(spectrum["levels"][0].contains("reach"));
  const Json capped =
      call_json({"spectrum", "points:3", "--marginal", "weights:1,4,0", "--auxiliary", "2", "--cap", "9"});
  CHECK(capped["cap"] == 9);
  CHECK(capped["levels"][0]["reach"] == 1);
  CHECK(capped["levels"][1]["reach"] == Approx(277056.0 / 390625).epsilon(1e-14));
  CHECK(capped["levels"][1]["fail"] == Approx(113569.0 / 390625).epsilon(1e-14));
  const Json undefined = call_json({"spectrum", "thresholds:4", "--marginal", "weights:0,1,0,0", "--levels", "1"});
  CHECK(undefined["levels"][1]["defined"] == false);

  const Json constants = call_json({"constants", "--dimension", "1", "--constants", "sharp"});
  for (const char* key : {"tau", "weights", "eta", "auxiliary", "cap", "batches", "selection", "total", "log10_eta",
                          "log10_auxiliary", "log10_cap", "log10_batches", "log10_selection", "log10_total"}) {
    CHECK(constants.contains(key));
  }
  CHECK(constants["total"] <= 5260);
  for (const Json& check : constants["verified"]) CHECK(check["holds"] == true);
  const Json paper = call_json({"constants", "--dimension", "60", "--constants", "paper"});
  CHECK(paper["cap"].is_null());
  CHECK(paper["log10_total"] > 1e18);

  const Json stable = call_json({"stable", "thresholds:8", "--target", "2", "--runs", "200", "--seed", "3"});
  std::uint64_t runs = stable["failed"];
  for (const Json& row : stable["hypotheses"]) runs += row["count"].get<std::uint64_t>();
  CHECK(runs == 200);
  CHECK_FALSE(stable.contains("failed_tournaments"));
  const std::vector<std::string> points = {"stable",   "points:3", "--marginal",  "weights:1,4,0",
                                           "--target", "0",        "--auxiliary", "2",
                                           "--cap",    "8",        "--levels",    "2,3"};
  const Json exact = call_json(with(points, {"--exact"}));
  CHECK(exact["failed"] == Approx(1 - 40310450.0 / 48828125).epsilon(1e-13));  // STABILITY S2.5
  CHECK(exact["hypotheses"][0]["probability"] == Approx(21161106.0 / 48828125).epsilon(1e-14));
  const Json always = call_json(with(points, {"--exact", "--on-fail", "soa"}));
  CHECK(always["failed"] == 0);
  CHECK(always["failed_tournaments"] == exact["failed"]);
  CHECK(always["hypotheses"][0]["probability"] == Approx(24600656.0 / 48828125).epsilon(1e-14));
  const Json drawn = call_json(with(points, {"--runs", "500", "--on-fail", "soa"}));
  CHECK(drawn["failed"] == 0);
  CHECK(drawn["failed_tournaments"] > 50);
  CHECK(call(with(points, {"--exact", "--seed", "3"})).err == "error: seed: 3: the exact law needs no runs\n");
  CHECK(call(with(points, {"--on-fail", "no"})).err == "error: on-fail: no: must be fail or soa\n");
  CHECK(call({"stable", "thresholds:8", "--cap", "100000", "--auxiliary", "1", "--exact"})
            .err.starts_with("error: exact: "));
  CHECK(call({"constants", "--dimension", "1", "--constants", "paper", "--on-fail", "soa"})
            .err.starts_with("error: on-fail: "));
  const Json star = call_json({"constants", "--dimension", "1", "--on-fail", "soa"});
  CHECK(star["on_fail"] == "soa");
  CHECK(star["total"] <= 4820);
  const Json histogram = call_json({"histogram", "--counts", "40,3,0"});
  CHECK(histogram["threshold"] == 28);
  CHECK(histogram["released"].size() == 3);
  CHECK(histogram["released"][2].is_null());
  CHECK(histogram["release_probability"][2] == 0);
  CHECK(histogram["hockey_stick"]["delta"] <= 1e-6);
  CHECK(histogram["hockey_stick"]["delta"] > 0);
  const Json apart = call_json({"histogram", "--counts", "40,3,0", "--at", "0"});
  CHECK(apart["hockey_stick"]["delta"] > 0.1);  // the total variation distance
  CHECK(apart["hockey_stick"]["neighbour"]["from"] == 40);
  const Json selected = call_json({"select", "--errors", "3,5,9", "--epsilon", "1"});
  CHECK(selected["probabilities"].size() == 3);
  CHECK(selected["selected"] < 3);
  const Json flip = call_json({"select", "--errors", "3,5,9", "--mechanism", "permute-and-flip"});
  CHECK(flip["mechanism"] == "permute-and-flip");
  CHECK(flip["probabilities"][0] > selected["probabilities"][0]);
  const Json privacy = call_json({"privacy", "thresholds:2", "--epsilon", "1", "--delta", "0.3", "--batches", "1"});
  CHECK(privacy["exact_delta"] <= 0.3);
  CHECK(privacy["batch_delta"] > 0);
  CHECK(privacy["selection_delta"] == 0);
  CHECK(privacy["pure_epsilon"].is_null());  // a first vote can be released
  CHECK(privacy["selection_epsilon"] <= 1);
  CHECK(privacy["datasets"] == "1024");  // 4^5
  CHECK(privacy["worst"].size() == 5);
}

TEST_CASE("two runs of G and of G* agree as often as the table of the gallery says", "[cli][stability]") {
  // Computed by another program from the law of each: Fail equals nothing.
  struct Row {
    std::vector<std::string> words;
    double plain;    // of G
    double patched;  // of G*
    double failed;
    double most_plain;
    double most_patched;
  };
  const std::vector<Row> table = {
      {{"points:16", "--marginal", "geometric:0.7", "--target", "8", "--auxiliary", "8"},
       .5854,
       .7399,
       .1145,
       .7536,
       .8463},
      {{"thresholds:8", "--target", "2"}, .2070, .2406, .0822, .3644, .3836},
      {{"thresholds:8", "--target", "0"}, .2271, .2781, .1059, .3254, .3632},
      {{"cube:3", "--marginal", "weights:4,2,1", "--target", "5", "--auxiliary", "3", "--cap", "96"},
       .2657,
       .4596,
       .2574,
       .4162,
       .4973},
      {{"intervals:8", "--target", "20"}, .0780, .0985, .1521, .2082, .2177},
      {{"cube:4", "--target", "15", "--cap", "96"}, .1116, .1213, .1145, .2815, .2815}};
  for (const Row& row : table) {
    std::vector<std::string> words = row.words;
    words.insert(words.begin(), "stable");
    words.insert(words.end(), {"--exact", "--on-fail", "fail"});
    CAPTURE(words[1]);
    const auto most = [](const Json& law) {
      double largest = 0;
      for (const Json& one : law["hypotheses"]) largest = std::max(largest, one["probability"].get<double>());
      return largest;
    };
    const auto is = [](const Json& told, double value) {
      CHECK(told.get<double>() == Approx(value).epsilon(0).margin(.00006));
    };
    const Json plain = call_json(words);
    is(plain["same"], row.plain);
    is(plain["failed"], row.failed);
    is(most(plain), row.most_plain);
    words.back() = "soa";
    const Json patched = call_json(words);
    is(patched["same"], row.patched);
    is(patched["failed_tournaments"], row.failed);
    is(most(patched), row.most_patched);
  }
  CHECK(call({"stable", "thresholds:8", "--target", "2", "--exact"})
            .out.find("two runs give the same answer with chance 0.20") != std::string::npos);
}

TEST_CASE("learn with sharp constants promises accuracy, and below their number of examples says that it does not",
          "[cli]") {
  const std::vector<std::string> words = {"learn", "points:6", "--target", "2", "--constants", "sharp"};
  const Json json = call_json(words);
  CHECK(json["guarantee"]["accurate"] == true);
  CHECK(json["constants"]["kind"] == "sharp");
  CHECK(json["loss"] <= 0.1);
  std::vector<std::string> less = words;
  less.insert(less.end(), {"--budget", "4000"});
  const Json cut = call_json(less);
  CHECK(cut["guarantee"]["accurate"] == false);
  CHECK(cut["examples"] <= 4000);
}

TEST_CASE("validate lists every problem of a scenario, class or data file", "[cli]") {
  const TemporaryFolder directory;
  const std::string good = directory.write("good.json", "{\"class\": \"points:4\"}");
  CHECK(call_json({"validate", good})["valid"] == true);
  const std::string bad = directory.write("bad.json", "{\"epsilon\": \"x\", \"seed\": -1}");
  const Outcome outcome = call({"validate", bad, "--json"});
  CHECK(outcome.code == exit_bad_input);
  const Json json = Json::parse(outcome.out);
  CHECK(json["valid"] == false);
  CHECK(json["problems"].size() == 2);
  CHECK(json["problems"][0]["field"] == "epsilon");
  CHECK(json["problems"][0]["value"] == "x");
  CHECK(call_json({"validate", directory.write("table.csv", "0,1\n1,1\n0,1\n")})["merged_rows"] == 1);
  CHECK(call_json({"validate", directory.write("data.csv", "point,label\n3,1\n")})["examples"] == 1);
  CHECK(call({"validate", directory.write("junk", std::string("\0\1\2\3", 4))}).code == exit_bad_input);
  CHECK(call({"validate", directory.write("broken.json", "{\"seed\":")}).code == exit_bad_input);
  CHECK(call({"validate", directory.write("list.json", "[]")}).err.starts_with("error: scenario: "));
  // Of a scenario that cannot be read as a whole the file is named.
  const std::string broken = directory.write("broken.json", "{\"seed\":");
  CHECK(call({"learn", broken}).err == "error: scenario: " + broken + ": byte 9: is not JSON from here on\n");
}

TEST_CASE("bad usage is one line naming field, value and rule, with exit code 2", "[cli]") {
  const TemporaryFolder directory;
  const auto [words, start] = GENERATE(table<std::vector<std::string>, std::string>({
      {{"nothing"}, "error: subcommand: nothing: "},
      {{"dimension"}, "error: class: is missing"},
      {{"dimension", "thresholds:0"}, "error: class: thresholds:0: "},
      {{"dimension", "thresholds:8", "extra"}, "error: argument: extra: "},
      {{"dimension", "thresholds:8", "--no-such"}, "error: dimension: --no-such: "},
      {{"dimension", "thresholds:8", "--tree"}, "error: dimension: --tree: "},
      {{"dimension", "thresholds:8", "--seconds", "0"}, "error: seconds: 0: "},
      {{"dimension", "thresholds:8", "--seconds", "-1"}, "error: seconds: -1: "},
      {{"dimension", "thresholds:8", "--nodes", "0"}, "error: nodes: 0: "},
      {{"dimension", "thresholds:8", "--threads", "0"}, "error: threads: 0: "},
      {{"dimension", "thresholds:8", "--tree", "x.doc"}, "error: tree: x.doc: "},
      {{"dimension", "thresholds:8", "--write", "x.arff"}, "error: write: x.arff: must end in .cxt or .csv"},
      {{"dimension", "thresholds:8", "--tree", "/no/such/dir/x.svg"}, "error: tree: /no/such/dir/x.svg: "},
      {{"dimension", "thresholds:8", "--tree", "/no/such/dir/x.dot"}, "error: tree: /no/such/dir/x.dot: "},
      {{"soa", "thresholds:8", "--examples", "9:+"}, "error: examples: 9:+: "},
      {{"learn", "thresholds:8", "--epsilon", "0"}, "error: epsilon: 0: "},
      {{"learn", "thresholds:8", "--epsilon", "-1"}, "error: epsilon: -1: "},
      {{"learn", "thresholds:8", "--delta", "1"}, "error: delta: 1: "},
      {{"learn", "thresholds:8", "--alpha", "2"}, "error: alpha: 2: "},
      {{"learn", "thresholds:8", "--beta", "nan"}, "error: beta: nan: "},
      {{"learn", "thresholds:8", "--target", "8"}, "error: target: 8: "},
      {{"learn", "thresholds:8", "--target", "-1"}, "error: target: -1: "},
      {{"learn", "thresholds:8", "--marginal", "weights:1,2"}, "error: marginal: weights:1,2: "},
      {{"learn", "thresholds:8", "--marginal", "weights:0,0,0,0,0,0,0,nan"}, "error: marginal: "},
      {{"learn", "thresholds:8", "--levels", "1,1"}, "error: levels: "},
      {{"learn", "thresholds:8", "--levels", "1,,1"}, "error: levels: "},
      {{"learn", "thresholds:8", "--seed", "x"}, "error: seed: x: "},
      {{"learn", "thresholds:8", "--constants", "sharp", "--cap", "3"}, "error: cap: 3: "},
      {{"learn", "thresholds:16", "--constants", "paper"}, "error: constants: paper: "},
      {{"learn", "thresholds:8", "--constants", "sharp", "--budget", "10"}, "error: budget: 10: "},
      {{"spectrum", "thresholds:8", "--levels", "65"}, "error: levels: 65: "},
      {{"spectrum", "thresholds:8", "--auxiliary", "0"}, "error: auxiliary: 0: "},
      {{"spectrum", "thresholds:8", "--auxiliary", "1", "--cap", "40002"},
       "error: cap: 40002: must be from 0 to 40001"},
      {{"constants"}, "error: dimension: is missing"},
      {{"constants", "--dimension", "61"}, "error: dimension: 61: "},
      {{"constants", "--dimension", "7"}, "error: dimension: 7: "},
      {{"constants", "--dimension", "1", "--constants", "custom"}, "error: constants: custom: "},
      {{"stable", "thresholds:8", "--runs", "0"}, "error: runs: 0: "},
      {{"histogram"}, "error: counts: is missing"},
      {{"histogram", "--counts", "1,x"}, "error: counts: x: "},
      {{"privacy", "thresholds:8", "--cap", "64"}, "error: cap: "},
      {{"histogram", "--counts", "1", "--at", "-1"}, "error: at: -1: "},
      {{"select"}, "error: errors: is missing"},
      {{"select", "--errors", "3,5", "--epsilon", "0"}, "error: epsilon: 0: "},
      {{"select", "--errors", "3,5", "--mechanism", "gumbel"}, "error: mechanism: gumbel: "},
      {{"learn", "thresholds:8", "--constants", "magic"}, "error: constants: magic: "},
      {{"learn", "thresholds:8", "--release", "--seed", "1"}, "error: seed: 1: "},
      {{"learn", "thresholds:8", "--release", "--reveal"}, "error: reveal: "},
      {{"learn", "thresholds:8", "--data", "/no/such"}, "error: data: /no/such: "},
      {{"learn", "no-such-scenario"}, "error: scenario: no-such-scenario: "},
      {{"learn", "thresholds-8", "--figures", "/proc/nowhere"}, "error: figures: /proc/nowhere: "},
      {{"dimension", "thresholds:4", "--tree", "/no/such/x.dot"}, "error: tree: /no/such/x.dot: cannot be written"},
      {{"validate", "/no/such"}, "error: file: /no/such: "},
  }));
  const Outcome outcome = call(words);
  CAPTURE(words, outcome.err);
  CHECK(outcome.code == exit_bad_input);
  CHECK(outcome.out.empty());
  CHECK(outcome.err.starts_with(start));
  CHECK(outcome.err.find('\n') == outcome.err.size() - 1);
}

TEST_CASE("A pipe or a device is not replaced by a file, and not behind a link either", "[cli]") {
  const TemporaryFolder directory;
  for (const char* ending : {".json", ".dot"}) {
    const std::string pipe = directory.file(std::string("pipe") + ending);
    const std::string link = directory.file(std::string("link") + ending);
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    REQUIRE(::symlink(pipe.c_str(), link.c_str()) == 0);
    for (const std::string& path : {pipe, link}) {
      CAPTURE(path);
      const Outcome outcome = call({"dimension", "thresholds:4", "--tree", path});
      CHECK(outcome.code == exit_bad_input);
      CHECK(outcome.err.find("is no ordinary file") != std::string::npos);
      CHECK(std::filesystem::is_fifo(path));
    }
    CHECK(std::filesystem::is_symlink(link));
  }
}

TEST_CASE("An answer that cannot be written is an error of its own", "[cli]") {
  std::ofstream full("/dev/full");
  REQUIRE(full.is_open());
  std::ostringstream err;
  CHECK(run_command_line(test::program(), {"list"}, full, err) == exit_other);
  CHECK(err.str() == "error: output: cannot be written\n");
}

TEST_CASE("help and version answer on standard output", "[cli]") {
  CHECK(call({"--help"}).out.find("dimension") != std::string::npos);
  CHECK(call({"--version"}).out.starts_with(test::program().name));
  for (const Subcommand& command : subcommands(test::program())) {
    const Outcome outcome = call({command.name, "--help"});
    CHECK(outcome.code == exit_done);
    CHECK(outcome.out.find("--json") != std::string::npos);
  }
}
