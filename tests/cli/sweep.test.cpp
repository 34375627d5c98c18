// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "app/cli/subcommand.hpp"
#include "desk.test.hpp"

using namespace littlestone::cli;
using littlestone::support::bytes_of;
using test::call;
using test::Desk;
using test::Outcome;
namespace fs = std::filesystem;

TEST_CASE("sweep gives the rows of the contract, with intervals that are named", "[cli]") {
  Desk desk;
  const Outcome outcome = call({"sweep", desk.scenario, "--out", desk.file("a.json"), "--json"});
  REQUIRE(outcome.code == exit_done);
  const Json json = Json::parse(outcome.out);
  REQUIRE(json["rows"].size() == 9);
  for (const char* key : {"learner", "n", "replicates", "median_loss", "q10", "q90", "success_rate", "mean_loss",
                          "empty_lists", "success_low", "success_high", "median_low", "median_high"}) {
    CAPTURE(key);
    for (const Json& row : json["rows"]) CHECK(row.contains(key));
  }
  CHECK(json["intervals"]["success_rate"] == "Clopper-Pearson");
  CHECK(json["seed"] == "3");
  CHECK(json["program"].get<std::string>().starts_with("littlestone-lab "));
  CHECK(Json::parse(bytes_of(desk.file("a.json")))["rows"][8]["losses"].size() == 6);
  CHECK_FALSE(fs::exists(desk.file("a.json") + ".cells"));
}

TEST_CASE("the bytes of a sweep depend neither on threads nor on shards", "[cli]") {
  Desk desk;
  for (const char* ending : {".json", ".csv"}) {
    const auto name = [&](const char* stem) { return stem + std::string(ending); };
    REQUIRE(desk.sweep(name("one").c_str(), {"--threads", "1"}) == "");
    REQUIRE(desk.sweep(name("many").c_str(), {"--threads", "3"}) == "");
    CHECK(bytes_of(desk.file(name("one").c_str())) == bytes_of(desk.file(name("many").c_str())));
    REQUIRE(desk.sweep(name("s0").c_str(), {"--shard", "0/2"}) == "");
    REQUIRE(desk.sweep(name("s1").c_str(), {"--shard", "1/2"}) == "");
    const auto merged = call({"merge", desk.file(name("s1").c_str()), desk.file(name("s0").c_str()), "--out",
                              desk.file(name("merged").c_str())});
    CHECK(merged.code == exit_done);
    CHECK(bytes_of(desk.file(name("one").c_str())) == bytes_of(desk.file(name("merged").c_str())));
  }
}

TEST_CASE("a sweep with more sizes runs only those that are missing", "[cli]") {
  Desk desk;
  REQUIRE(desk.sweep("a.csv", {"--sizes", "5,300"}) == "");
  const Outcome more = call({"sweep", desk.scenario, "--out", desk.file("a.csv"), "--json"});
  CHECK(Json::parse(more.out)["resumed_cells"] == 6);
  REQUIRE(desk.sweep("b.csv") == "");
  CHECK(bytes_of(desk.file("a.csv")) == bytes_of(desk.file("b.csv")));
}

TEST_CASE("sweep and merge say what is wrong in one line and overwrite nothing of another experiment", "[cli]") {
  Desk desk;
  REQUIRE(desk.sweep("a.csv") == "");
  const std::string before = bytes_of(desk.file("a.csv"));
  CHECK(desk.sweep("a.csv", {"--seed", "4"}).starts_with("2 error: out: "));
  CHECK(desk.sweep("a.csv", {"--epsilon", "2"}).starts_with("2 error: out: "));
  CHECK(bytes_of(desk.file("a.csv")) == before);
  CHECK(desk.sweep("a.txt").starts_with("2 error: out: "));
  std::ofstream(desk.file("foreign.csv")) << "somebody else's\n";
  CHECK(desk.sweep("foreign.csv")
            .starts_with("2 error: out: " + desk.file("foreign.csv") + ": exists, but holds no results"));
  CHECK(bytes_of(desk.file("foreign.csv")) == "somebody else's\n");
  const Outcome checked = call({"validate", desk.file("a.csv")});
  CHECK(checked.code == exit_done);
  CHECK(checked.out.find("a valid results file, 9 cells") != std::string::npos);
  CHECK(call({"validate", desk.file("foreign.csv")}).err.starts_with("error: class: "));
  CHECK(desk.sweep("b.csv", {"--shard", "2/2"}).starts_with("2 error: shard: 2/2: "));
  CHECK(desk.sweep("b.csv", {"--shard", "1"}).starts_with("2 error: shard: 1: "));
  CHECK(desk.sweep("b.csv", {"--shard", "0/7"}).starts_with("2 error: shard: 0/7: "));
  CHECK(desk.sweep("b.csv", {"--threads", "0"}).starts_with("2 error: threads: 0: "));
  CHECK(desk.sweep("b.csv", {"--sizes", "9,3"}).starts_with("2 error: sizes[1]: 3: "));
  CHECK(desk.sweep("b.csv", {"--learners", "M,m"}).starts_with("2 error: learners: m: "));
  CHECK(desk.sweep("b.csv", {"--learners", "M,M"}).starts_with("2 error: learners[1]: M: "));
  CHECK(call({"merge", "--out", desk.file("m.csv")}).code == exit_bad_input);
  CHECK(call({"merge", desk.scenario, "--out", desk.file("m.csv")}).code == exit_bad_input);
  REQUIRE(desk.sweep("s0.csv", {"--shard", "0/2"}) == "");
  CHECK(call({"merge", desk.file("s0.csv"), "--out", desk.file("m.csv")})
            .err.starts_with("error: shard: 1/2: is missing"));
  CHECK_FALSE(fs::exists(desk.file("m.csv")));
}
