// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shipped.hpp"

#include <filesystem>

#include "core/base/error.hpp"
#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "core/study/scenario/scenario_fields.hpp"

namespace littlestone::cli {

const std::vector<ShippedScenario>& shipped_scenarios() {
  static const std::vector<ShippedScenario> all = [] {
    std::vector<ShippedScenario> shipped;
    for (const ShippedFile& file : shipped_files()) {
      shipped.push_back({std::string(file.name), parse_scenario(std::string(file.text))});
    }
    return shipped;
  }();
  return all;
}

std::vector<ShippedWords> shipped_words() {
  std::vector<ShippedWords> all;
  for (const ShippedFile& file : shipped_files()) {
    std::vector<InputError> problems;
    const Scenario scenario = scenario_fields_from_json(parse_json("scenario", std::string(file.text)), problems);
    if (!problems.empty()) throw InputError(problems.front());
    all.push_back({std::string(file.name), scenario.title, scenario.lesson, scenario.source});
  }
  return all;
}

const std::vector<ShippedLowerBound>& shipped_lower_bound_scenarios() {
  static const std::vector<ShippedLowerBound> all = [] {
    std::vector<ShippedLowerBound> shipped;
    for (const ShippedFile& file : shipped_lower_bound_files()) {
      shipped.push_back({std::string(file.name), parse_lower_bound(std::string(file.text))});
    }
    return shipped;
  }();
  return all;
}

LowerBoundScenario load_lower_bound(const std::string& name_or_path) {
  std::string names;
  for (const ShippedLowerBound& shipped : shipped_lower_bound_scenarios()) {
    if (shipped.name == name_or_path) return shipped.scenario;
    names += (names.empty() ? "" : ", ") + shipped.name;
  }
  std::error_code problem;
  if (!std::filesystem::exists(name_or_path, problem)) {
    throw InputError("scenario", name_or_path, rules::scenario_or_file(names));
  }
  return read_lower_bound_file(name_or_path);
}

Scenario load_scenario(const std::string& name_or_path) {
  std::string names;
  for (const ShippedFile& file : shipped_lower_bound_files()) {
    if (file.name == name_or_path) throw InputError("chapter", lower_bound_chapter, rules::equal_to("I"));
  }
  for (const ShippedFile& file : shipped_files()) {
    if (file.name == name_or_path) return parse_scenario(std::string(file.text));
    names += (names.empty() ? "" : ", ") + std::string(file.name);
  }
  std::error_code problem;
  if (!std::filesystem::exists(name_or_path, problem)) {
    throw InputError("scenario", name_or_path, rules::scenario_or_file(names));
  }
  return read_scenario_file(name_or_path);
}

Scenario load_scenario_or_class(const std::string& word) {
  if (word.find(':') == std::string::npos) return load_scenario(word);
  return scenario_of_class(word);
}

std::string file_of_class(std::string_view class_text) {
  constexpr std::string_view family = "file:";
  return class_text.starts_with(family) ? std::string(class_text.substr(family.size())) : "";
}

}  // namespace littlestone::cli
