// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shipped.hpp"

#include <catch2/catch.hpp>
#include <filesystem>
#include <set>

#include "core/base/error.hpp"
#include "tests/support/damage.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using namespace littlestone::cli;
using support::bytes_of;
using support::TemporaryFolder;

TEST_CASE("The shipped scenarios are the files of resources/scenarios, byte for byte", "[cli]") {
  const std::filesystem::path folder = support::source_folder() + "/resources/scenarios";
  std::set<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (name.ends_with(".json") && !name.ends_with(".schema.json")) files.insert(entry.path().stem().string());
  }
  std::set<std::string> held;
  for (const ShippedFile& file : shipped_files()) {
    held.insert(std::string(file.name));
    CHECK(file.text == bytes_of((folder / (std::string(file.name) + ".json")).string()));
  }
  CHECK(held == files);
}

TEST_CASE("Every shipped scenario reads, has a lesson, and is found by its name", "[cli]") {
  REQUIRE(shipped_scenarios().size() == shipped_files().size());
  const std::vector<ShippedWords> words = shipped_words();
  REQUIRE(words.size() == shipped_files().size());
  for (std::size_t i = 0; i < words.size(); ++i) {
    const ShippedScenario& shipped = shipped_scenarios()[i];
    CHECK(words[i].name == shipped.name);
    CHECK(words[i].title == shipped.scenario.title);
    CHECK(words[i].lesson == shipped.scenario.lesson);
    CHECK(words[i].source == shipped.scenario.source);
  }
  for (const ShippedScenario& shipped : shipped_scenarios()) {
    CAPTURE(shipped.name);
    CHECK_FALSE(shipped.scenario.title.empty());
    CHECK_FALSE(shipped.scenario.lesson.empty());
    CHECK(load_scenario(shipped.name) == shipped.scenario);
    CHECK(load_scenario_or_class(shipped.name) == shipped.scenario);
  }
  CHECK(load_scenario_or_class("points:7").class_text == "points:7");
  CHECK_THROWS_AS(load_scenario("no-such"), InputError);
}

TEST_CASE("A damaged scenario file is read or refused in one line, never anything else", "[cli][files]") {
  const TemporaryFolder folder;
  int refused = 0;
  const std::vector<std::string> files = support::damaged_json(std::string(shipped_files()[0].text), 1);
  for (const std::string& bytes : files) {
    const std::string path = folder.write("scenario.json", bytes);
    try {
      (void)read_scenario_file(path);
    } catch (const InputError& e) {
      const std::string said = e.what();
      CAPTURE(said);
      REQUIRE_FALSE(said.empty());
      REQUIRE(said.find('\n') == std::string::npos);
      REQUIRE(said.size() < 600);
      ++refused;
    }
  }
  REQUIRE(refused > static_cast<int>(files.size()) / 2);
}
