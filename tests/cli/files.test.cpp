// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line does with files that are not what it hopes for.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <string>

#include "desk.test.hpp"

using namespace littlestone::cli;
using littlestone::support::bytes_of;
using test::call;
using test::call_json;
using test::Desk;
using test::Outcome;

namespace {

// The one line of a call that is refused.
std::string refusal(const std::vector<std::string>& arguments) {
  const Outcome outcome = call(arguments);
  CAPTURE(outcome.err);
  CHECK(outcome.code == exit_bad_input);
  CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
  return outcome.err;
}

}  // namespace

TEST_CASE("No command replaces a file that it reads", "[cli][files]") {
  const Desk desk;
  REQUIRE(desk.sweep("r.csv").empty());
  const std::string results = bytes_of(desk.file("r.csv"));
  CHECK(refusal({"merge", desk.file("r.csv"), "--out", desk.file("r.csv")}).find("is the file that is read") !=
        std::string::npos);
  CHECK(bytes_of(desk.file("r.csv")) == results);
  const std::string table = desk.folder.write("t.json", "0,1\n1,1\n");
  CHECK(refusal({"dimension", "file:" + table, "--tree", table}).find("is the file that is read") != std::string::npos);
  CHECK(bytes_of(table) == "0,1\n1,1\n");
}

TEST_CASE("A name too long, links in a circle and a pipe are bad input", "[cli][files]") {
  const Desk desk;
  const std::string longest(300, 'a');
  std::filesystem::create_symlink("two.csv", desk.file("one.csv"));
  std::filesystem::create_symlink("one.csv", desk.file("two.csv"));
  for (const std::string& out : {desk.file((longest + ".csv").c_str()), desk.file("one.csv")}) {
    CHECK_FALSE(refusal({"sweep", desk.scenario, "--out", out}).empty());
  }
  CHECK_FALSE(refusal({"validate", desk.file(longest.c_str())}).empty());
  CHECK_FALSE(refusal({"validate", desk.file("one.csv")}).empty());
  CHECK_FALSE(refusal({"learn", "thresholds:3", "--data", "/dev/zero"}).empty());
}

TEST_CASE("validate refuses what is deep or beyond a double, and says what it took for names", "[cli][files]") {
  const Desk desk;
  const std::string deep =
      desk.folder.write("deep.json", "{\"class\":" + std::string(50'000, '[') + std::string(50'000, ']') + "}");
  CHECK(refusal({"validate", deep}).find("64 deep") != std::string::npos);
  const std::string beyond = desk.folder.write("beyond.json", R"({"epsilon": 1e999})");
  CHECK(refusal({"validate", beyond}).find("beyond 1.8e308") != std::string::npos);
  CHECK_FALSE(refusal({"learn", beyond}).empty());
  const std::string named = desk.folder.write("named.csv", "x,y\n0,1\n1,1\n");
  CHECK(call_json({"validate", named})["point_names"] == true);
  CHECK(call({"validate", named}).out.find("first line read as names of points") != std::string::npos);
  const std::string plain = desk.folder.write("plain.csv", "0,1\n1,1\n");
  CHECK(call_json({"validate", plain})["point_names"] == false);
  CHECK(refusal({"validate", desk.folder.write("typo.csv", "1,2\n0,1\n")}).find("line 1") != std::string::npos);
}

TEST_CASE("Files whose names are not UTF-8 are read and written under these names", "[cli][files]") {
  const Desk desk;
  const std::string table = desk.folder.write("t\xff.csv", "0,1\n1,1\n");
  const std::string tree = desk.file("tree\xfe.json");
  CHECK(call({"dimension", "file:" + table, "--tree", tree}).code == exit_done);
  CHECK(std::filesystem::exists(tree));
  // Its name could not be held in a results file.
  CHECK_FALSE(refusal({"sweep", "file:" + table, "--sizes", "5", "--out", desk.file("r.csv")}).empty());
}
