// SPDX-License-Identifier: GPL-3.0-or-later
// The tables that a scenario names are looked for beside it first.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>

#include "core/concept/families.hpp"
#include "core/study/chapters/chapter_file.hpp"
#include "core/study/chapters/map_scenario.hpp"
#include "core/study/chapters/prediction_scenario.hpp"
#include "core/study/chapters/scenario.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using support::TemporaryFolder;

namespace {

void put(const std::string& path, const std::string& text) { std::ofstream(path) << text; }

}  // namespace

TEST_CASE("a table that lies beside the scenario is found from any folder", "[scenario][files]") {
  const TemporaryFolder folder;
  put(folder.file("own table.csv"), "1,0,0\n0,1,0\n0,0,1\n");
  put(folder.file("own.json"), R"({"class": "file:own table.csv;names=none", "epsilon": "1/3"})");
  const Scenario scenario = read_scenario_file(folder.file("own.json"));
  CHECK(scenario.class_text == "file:" + folder.file("own table.csv") + ";names=none");
  CHECK(scenario.epsilon == Rational(1, 3));
  CHECK(make_class(scenario.class_text).points() == 3);
}

TEST_CASE("a file that does not lie beside the scenario, or has a whole path, stays as it is named",
          "[scenario][files]") {
  const TemporaryFolder folder;
  for (const char* text : {R"({"class": "file:none.csv"})", R"({"class": "cube:3"})", R"({"class": "file:/dev/null"})",
                           "{]", "[1]", R"({"class": 7})"}) {
    CHECK(chapter_file::with_files_beside(text, folder.file("own.json")) == text);
  }
  put(folder.file("own.csv"), "1\n0\n");
  CHECK(chapter_file::with_files_beside(R"({"class": "file:own.csv"})", "own.json") == R"({"class": "file:own.csv"})");
}

TEST_CASE("a scenario that is nested too deeply is left to the reader", "[scenario][files]") {
  std::string deep;
  for (int i = 0; i < 1'000'000; ++i) deep += "{\"a\":";
  CHECK(chapter_file::with_files_beside(deep + "1" + std::string(1'000'000, '}'), "a/own.json").size() == 6'000'001);
}

TEST_CASE("each of several classes and the data of a scenario are looked for beside it", "[scenario][files]") {
  const TemporaryFolder folder;
  put(folder.file("a.csv"), "1,0\n0,1\n");
  put(folder.file("rows.csv"), "point,label\n0,1\n");
  const std::string text = chapter_file::with_files_beside(
      R"({"classes": "cube:2 file:a.csv file:b.csv", "data": "rows.csv"})", folder.file("own.json"));
  CHECK(text.find("cube:2 file:" + folder.file("a.csv") + " file:b.csv") != std::string::npos);
  CHECK(text.find("\"data\":\"" + folder.file("rows.csv") + '"') != std::string::npos);
}
