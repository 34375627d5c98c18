// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommands that draw replace no file that they read, and no output of theirs another.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <string>

#include "tests/cli/desk.test.hpp"

using namespace littlestone::cli;
using littlestone::support::bytes_of;
using test::call;
using test::Desk;

namespace {

// Refused in one line, for the file that `field` names.
void check_refused(const std::vector<std::string>& arguments, const std::string& field, const std::string& rule) {
  const test::Outcome outcome = call(arguments);
  CAPTURE(outcome.err);
  CHECK(outcome.code == exit_bad_input);
  CHECK(outcome.out.empty());
  CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
  CHECK(outcome.err.starts_with("error: " + field + ": "));
  CHECK(outcome.err.find(rule) != std::string::npos);
}

}  // namespace

TEST_CASE("plot replaces neither its results by a picture or data, nor one of them by the other", "[cli][files]") {
  const Desk desk;
  REQUIRE(desk.sweep("r.json").empty());
  REQUIRE(desk.sweep("r.csv").empty());
  const std::string results = bytes_of(desk.file("r.json"));
  const std::string picture = desk.file("x.svg");
  const auto plot = [](std::vector<std::string> more) {
    more.insert(more.begin(), "plot");
    return more;
  };
  check_refused(plot({desk.file("r.json"), "--out", picture, "--data", desk.file("r.json")}), "data", "is read");
  // By another name of the same file, too.
  std::filesystem::create_symlink("r.json", desk.file("link.json"));
  check_refused(plot({desk.file("r.json"), "--out", picture, "--data", desk.file("link.json")}), "data", "is read");
  std::filesystem::create_hard_link(desk.file("r.json"), desk.file("hard.svg"));
  check_refused(plot({desk.file("r.json"), "--out", desk.file("hard.svg")}), "out", "is read");
  check_refused(plot({desk.file("r.csv"), "--out", picture, "--data", desk.file("r.csv")}), "data", "is read");
  check_refused(plot({desk.file("r.csv"), "--out", picture, "--data", desk.file("d.csv")}), "data", "NAME.json");
  std::filesystem::create_symlink("both.json", desk.file("both.svg"));
  check_refused(plot({desk.file("r.csv"), "--out", desk.file("both.svg"), "--data", desk.file("both.json")}), "data",
                "out");
  CHECK(bytes_of(desk.file("r.json")) == results);
  CHECK_FALSE(std::filesystem::exists(picture));
}

TEST_CASE("figure replaces neither its scenario nor the table of its class", "[cli][files]") {
  const Desk desk;
  const std::string table = desk.folder.write("t.svg", "0,1\n1,1\n");
  const std::string scenario =
      desk.folder.write("s.svg", R"({"class": "file:)" + table + R"(", "distribution": {"target": 0}})");
  const std::string bytes = bytes_of(scenario);
  check_refused({"figure", "class", "--scenario", scenario, "--out", scenario}, "out", "is read");
  check_refused({"figure", "class", "--scenario", scenario, "--out", table}, "out", "is read");
  CHECK(bytes_of(scenario) == bytes);
  CHECK(bytes_of(table) == "0,1\n1,1\n");
}

TEST_CASE("A figure by a name with an ending of no picture is refused before it is computed", "[cli][files]") {
  const Desk desk;
  // Its progress would be told in lines of its own.
  check_refused({"figure", "prediction-sizes", "--out", desk.file("x.bmp")}, "out", "must end in .png");
}
