// SPDX-License-Identifier: GPL-3.0-or-later
// Tables and data files as people have them, through the subcommands: what they mean, and what is said of it.
#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "outcome.test.hpp"
#include "tests/support/shapes.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using cli::test::call;
using cli::test::call_json;
using cli::test::Outcome;
using Json = nlohmann::ordered_json;
using Calls = std::vector<std::string>;

namespace {

Calls plus(Calls words, const Calls& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

std::string repeated(const std::string& line, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += line;
  return text;
}

constexpr const char* constant_line = "lines that cannot be read count as (point 0, −); check a file with validate";

// A learner that votes by the first example of each batch.
Calls learn_by_votes(const std::string& file, const std::string& batches) {
  return {"learn", "thresholds:4", "--data", file,          "--constants", "custom",   "--cap", "0", "--auxiliary",
          "1",     "--batches",    batches,  "--selection", "0",           "--levels", "1,0,0"};
}

// What validate says of a data file that is not right.
Json validated(const std::string& file) {
  const Outcome outcome = call({"validate", file, "--class", "thresholds:4", "--json"});
  CHECK(outcome.code == cli::exit_bad_input);
  return Json::parse(outcome.out);
}

}  // namespace

TEST_CASE("tables whose names are labels mean what their frames say", "[cli][shapes]") {
  const support::TemporaryFolder folder;
  struct Case {
    const char* text;
    int hypotheses;
    int points;
    int littlestone;
    int vc;
  };
  for (const Case& one :
       std::vector<Case>{{",0,1\nr0,1,0\nr1,0,0\nr2,1,1\n", 3, 2, 1, 1},
                         {",a,b,c\n0,1,0,1\n1,0,1,1\n", 2, 3, 1, 1},
                         {",00,01,10,11\nAND,0,0,0,1\nOR,0,1,1,1\nXOR,0,1,1,0\n", 3, 4, 1, 1},
                         {"#,fur,fins,wings\n1,1,0,0\n2,0,1,0\n3,0,0,1\n", 3, 3, 1, 1},
                         {"Tier;Fell;Federn\nBär, braun;1;0\nAdler;0;1\n", 2, 2, 1, 1},
                         {"animal,fur,fins,wings\nbear,1,0,0\nwolf,1,0,0\ncarp,0,1,0\ncrow,0,0,1\n", 3, 3, 1, 1}}) {
    CAPTURE(one.text);
    const std::string file = "file:" + folder.write("table.csv", one.text);
    const Json json = call_json({"dimension", file});
    CHECK(json["hypotheses"] == one.hypotheses);
    CHECK(json["points"] == one.points);
    CHECK(json["littlestone"] == one.littlestone);
    CHECK(json["vc"] == one.vc);
    CHECK(json["frame"]["points"] == "names");
    CHECK(json["frame"]["hypotheses"] == "names");
    CHECK(call({"dimension", file}).out.find("first line read as names of points") != std::string::npos);
  }
}

TEST_CASE("the frame of a table is decided by --names, and its columns by --columns", "[cli][shapes]") {
  const support::TemporaryFolder folder;
  const std::string bit = "file:" + folder.write("bit.csv", "bit,a,b\n0,1,0\n1,0,1\n");
  const Outcome told = call({"dimension", bit});
  CHECK(told.out.find("first column as labels") != std::string::npos);
  CHECK(told.out.find("--names none, row, column or both reads it otherwise") != std::string::npos);
  CHECK(call_json({"dimension", bit})["points"] == 3);
  CHECK(call_json({"dimension", bit, "--names", "both"})["points"] == 2);
  CHECK(call_json({"dimension", bit + ";names=both"})["points"] == 2);
  CHECK(call_json({"validate", bit.substr(5), "--names", "both"})["frame"]["hypotheses"] == "names");
  const std::string zoo = "file:" + folder.write("zoo.csv", "name,fur,legs,fins\nbear,1,4,0\ncarp,0,0,1\n");
  CHECK(call({"dimension", zoo}).err.find("line 2, column 3 (legs): 4: a label must be") != std::string::npos);
  CHECK(call_json({"dimension", zoo, "--columns=-legs"})["points"] == 2);
  CHECK(call_json({"soa", zoo, "--columns", "fur,fins", "--examples", "fins:+"})["name"] == "carp");
  CHECK(call({"dimension", "thresholds:4", "--names", "row"}).err == "error: names: row: is for a table, file:PATH\n");
}

TEST_CASE("points and rows are given by name or by their number in the file, and equal rows are listed",
          "[cli][shapes]") {
  const support::TemporaryFolder folder;
  const std::string zoo =
      "file:" + folder.write("zoo.csv", "animal,fur,fins,wings\nbear,1,0,0\nwolf,1,0,0\ncarp,0,1,0\ncrow,0,0,1\n");
  CHECK(call_json({"dimension", zoo})["merged"] == Json::array({{"bear", "wolf"}}));
  CHECK(call({"dimension", zoo}).out.find("equal rows: bear = wolf") != std::string::npos);
  CHECK(call_json({"validate", zoo.substr(5)})["merged"] == Json::array({{"bear", "wolf"}}));
  for (const auto& [target, name] : std::vector<std::pair<std::string, std::string>>{
           {"carp", "carp"}, {"2", "carp"}, {"3", "crow"}, {"crow", "crow"}, {"wolf", "wolf"}, {"1", "wolf"}}) {
    CAPTURE(target);
    const std::string out = call({"learn", zoo, "--target", target}).out;
    CHECK(out.find("target " + name + "\n") != std::string::npos);
  }
  CHECK(call({"learn", zoo, "--target", "4"}).code == cli::exit_bad_input);
  CHECK(call({"learn", zoo, "--target", "cat"}).err.starts_with("error: target: cat: must be a row of the class"));
  CHECK(call_json({"soa", zoo, "--examples", "fins:+"}) == call_json({"soa", zoo, "--examples", "1:+"}));
  CHECK(call({"soa", zoo, "--examples", "gills:+"}).err.find("or the name of one point") != std::string::npos);
  const std::string data = folder.write("data.csv", "point,label\n" + repeated("fins,yes\nfur,no\n2,no\n", 20));
  const Json named =
      call_json({"predict", "votes", zoo, "--data", data, "--blocks", "4", "--query", "fins", "--seed", "1"});
  CHECK(named["answers"][0]["point"] == 1);
}

TEST_CASE("what is said of a point calls it as the file does, and by its number where the file has none",
          "[cli][shapes]") {
  const support::TemporaryFolder folder;
  (void)folder.write("zoo.csv", ",fur,eggs,milk\nwolf,1,0,1\nhen,0,1,0\nbat,1,0,0\n");
  (void)folder.write("data.csv", "point,label\nfur,1\neggs,0\nmilk,1\n");
  (void)folder.write("numbers.csv", "point,label\n0,1\n1,0\n2,1\n");
  for (const bool named : {true, false}) {
    const std::string table = named ? "file:" + folder.file("zoo.csv") : "table:101/010/100";
    const std::string data = folder.file(named ? "data.csv" : "numbers.csv");
    const auto said = [&](const Calls& words) {
      const Outcome outcome = call(words);
      CAPTURE(words, outcome.err);
      REQUIRE(outcome.code == cli::exit_done);
      return outcome.out;
    };
    const auto has = [](const std::string& text, const std::string& part) {
      CAPTURE(text, part);
      CHECK(text.find(part) != std::string::npos);
    };
    const std::string eggs = named ? "eggs" : "1";
    CAPTURE(named);
    has(said({"predict", "votes", table, "--data", data, "--blocks", "1", "--query", "1", "--seed", "1"}),
        "point " + eggs + ": ");
    has(said({"predict", "votes", table, "--data", data, "--blocks", "1", "--worst", "--seed", "1"}),
        "; at point " + (named ? std::string("milk ") : std::string("2 ")));
    has(said({"nets", table, "--data", data, "--subset", "1"}), "  (" + (named ? std::string("milk, +)") : "2, +)"));
    (void)folder.write(
        "run.json",
        Json{{"class", table},
             {"constants", {{"kind", "custom"}, {"auxiliary", 2}, {"cap", 8}, {"batches", 4}, {"selection", 2}}}}
            .dump());
    has(said({"neighbour", folder.file("run.json"), "--batch", "1", "--example", "1", "--move", "1,+"}),
        " becomes (" + eggs + ", +)");
  }
}

TEST_CASE("a release learns what the labels of a file say, in every spelling, as a seeded run does",
          "[cli][release][shapes]") {
  const support::TemporaryFolder folder;
  for (const shapes::Spelling& labels : shapes::spellings()) {
    if (!labels.in_data) continue;
    CAPTURE(labels.what);
    const std::string file = folder.write("data.csv", "point,label\n" + repeated("0," + labels.plus + "\n", 200));
    const Json release = call_json(learn_by_votes(file, "200"));
    CHECK(release["hypothesis"] == "++++");
    CHECK(release["unreadable_lines"] == constant_line);
    CHECK(call_json(plus(learn_by_votes(file, "200"), {"--seed", "1"}))["hypothesis"] == "++++");
    CHECK(call_json({"validate", file, "--class", "thresholds:4"})["replaced"] == 0);
  }
}

TEST_CASE("every release on a file says the same line, and no seeded run does", "[cli][release][shapes]") {
  const support::TemporaryFolder folder;
  const std::string file = folder.write("data.csv", "point,label\n" + repeated("0,+\n3,-\n", 200));
  const std::vector<Calls> releases = {
      learn_by_votes(file, "200"),
      {"learn", "thresholds:4", "--data", file, "--learner", "lean", "--constants", "custom"},
      {"predict", "votes", "thresholds:4", "--data", file, "--blocks", "5", "--query", "1"},
      {"predict", "agnostic", "thresholds:4", "--data", file, "--blocks", "5", "--subset", "3", "--query", "1"},
      {"predict", "stable", "thresholds:4", "--data", file, "--subset", "3", "--query", "1"},
      {"relabel", "thresholds:4", "--data", file, "--subset", "4", "--learner", "exponential"}};
  for (Calls words : releases) {
    if (words[4] == "--learner") words[3] = folder.write("long.csv", "point,label\n" + repeated("0,+\n3,-\n", 2000));
    CAPTURE(words[0], words[1], words[4]);
    CHECK(call(words).out.find(std::string(constant_line) + "\n") != std::string::npos);
    CHECK(call_json(words)["unreadable_lines"] == constant_line);
    CHECK(call(plus(words, {"--seed", "1"})).out.find(constant_line) == std::string::npos);
    std::string drawn = call(plus(words, {"--draws", "2", "--release"})).out;
    drawn.erase(0, drawn.find('\n') + 1);  // what both runs promise together
    CHECK(Json::parse(drawn.substr(0, drawn.find('\n')))["unreadable_lines"] == constant_line);
  }
}

TEST_CASE("validate counts what a release would replace, and all readers count the same records",
          "[cli][release][shapes]") {
  const support::TemporaryFolder folder;
  const std::string file = folder.write("data.csv", "point,label\n" + repeated("0,1\n\n", 200));
  const Json found = validated(file);
  CHECK(found["kind"] == "data");
  CHECK(found["examples"] == 400);
  CHECK(found["replaced"] == 200);
  CHECK(found["valid"] == false);
  CHECK(found["problems"].size() == 50);
  CHECK(found["problems"][0]["rule"] == "line 3: is blank: after the header every line is an example");
  const Outcome text = call({"validate", file});
  CHECK(text.out.find("400 examples, of which 200 cannot be read") != std::string::npos);
  CHECK(call_json(learn_by_votes(file, "400"))["examples"] == 400);
  CHECK(call(learn_by_votes(file, "402")).err.find("400 examples: must hold") != std::string::npos);
  const Outcome seeded = call(plus(learn_by_votes(file, "300"), {"--seed", "1"}));
  CHECK(seeded.code == cli::exit_bad_input);
  CHECK(seeded.err.find("line 3: is blank") != std::string::npos);
  CHECK(seeded.err.find("the first of 200 lines of 400") != std::string::npos);
  CHECK(call_json(plus(learn_by_votes(file, "300"), {"--seed", "1", "--reveal"}))["internals"]["replaced_records"] ==
        200);
  // Points are known with a class only; those that are counted from 1 are not guessed at.
  const std::string from_one = folder.write("one.csv", "point,label\n1,0\n2,0\n3,1\n4,1\n");
  CHECK(call_json({"validate", from_one})["replaced"] == 0);
  CHECK(validated(from_one)["replaced"] == 1);
  CHECK(call({"validate", from_one, "--class", "nothing:4"}).code == cli::exit_bad_input);
}

TEST_CASE("a file that is sorted by label is learned from as well as a shuffled one", "[cli][shapes]") {
  const support::TemporaryFolder folder;
  std::string sorted = "point,label\n" + repeated("0,0\n1,0\n", 300) + repeated("2,1\n3,1\n", 300);
  const std::string file = folder.write("sorted.csv", sorted);
  const Calls votes = {"predict", "votes", "thresholds:4", "--data", file, "--blocks", "12"};
  const Json shuffled = call_json(votes);
  const Json in_order = call_json(plus(votes, {"--in-order"}));
  CHECK(shuffled["row_order"] == "random");
  CHECK(in_order["row_order"] == "file");
  CHECK(shuffled["error"].get<double>() < 0.1);
  CHECK(in_order["error"].get<double>() > 0.2);
  const Calls learn = {"learn",       "thresholds:4", "--data",    file, "--constants", "custom", "--cap",    "0",
                       "--auxiliary", "12",           "--batches", "90", "--selection", "100",    "--levels", "1,0,0"};
  for (const char* seed : {"1", "2", "3", "4", "5"}) {
    CAPTURE(seed);
    CHECK(call_json(plus(learn, {"--seed", seed}))["hypothesis"] == "--++");
    CHECK(call_json(plus(learn, {"--seed", seed, "--in-order"}))["hypothesis"] != "--++");
  }
  CHECK(call_json(learn)["hypothesis"] == "--++");  // 80 votes and more, against a threshold of 28
}

TEST_CASE("bytes that are not UTF-8 are refused with their line, and output is UTF-8", "[cli][shapes]") {
  const support::TemporaryFolder folder;
  const std::string file = folder.write("latin.csv", "Tier;Fell;Federn\nB\xe4r;1;0\nAdler;0;1\n");
  const Outcome checked = call({"validate", file});
  CHECK(checked.code == cli::exit_bad_input);
  CHECK(checked.err ==
        "error: class: line 2: B?r;1;0: is not UTF-8: its byte 2 is E4; save the file as UTF-8 (in "
        "Excel: CSV UTF-8)\n");
  CHECK(call({"soa", "file:" + file, "--examples", "0:+"}).code == cli::exit_bad_input);
}
