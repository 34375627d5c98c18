// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shipped.hpp"

#include <filesystem>

#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/json.hpp"
#include "core/base/nearest.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/concept/file_kind.hpp"
#include "core/study/chapters/scenario_fields.hpp"

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

namespace {

// Neither one of these scenarios nor a file.
[[noreturn]] void refuse_scenario(const std::string& word, const std::vector<std::string>& names) {
  if (const auto nearest = nearest_word(word, names)) throw InputError("scenario", word, rules::did_you_mean(*nearest));
  std::string all;
  for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
  throw InputError("scenario", word, rules::scenario_or_file(all));
}

template <class Shipped, class Parse>
std::vector<Shipped> read_all(const std::vector<ShippedFile>& files, const Parse& parse) {
  std::vector<Shipped> all;
  all.reserve(files.size());
  for (const ShippedFile& file : files) all.push_back({std::string(file.name), parse(std::string(file.text))});
  return all;
}

// The shipped scenario of this name, else the file of it.
template <class Shipped, class Read>
auto load(const std::vector<Shipped>& all, const std::string& name_or_path, const Read& read) {
  std::vector<std::string> names;
  for (const Shipped& shipped : all) {
    if (shipped.name == name_or_path) return shipped.scenario;
    names.push_back(shipped.name);
  }
  std::error_code problem;
  if (!std::filesystem::exists(name_or_path, problem)) refuse_scenario(name_or_path, names);
  return read(name_or_path);
}

}  // namespace

const std::vector<ShippedLowerBound>& shipped_lower_bound_scenarios() {
  static const auto all = read_all<ShippedLowerBound>(shipped_lower_bound_files(), parse_lower_bound);
  return all;
}

LowerBoundScenario load_lower_bound(const std::string& name_or_path) {
  return load(shipped_lower_bound_scenarios(), name_or_path, read_lower_bound_file);
}

const std::vector<ShippedPrediction>& shipped_prediction_scenarios() {
  static const auto all = read_all<ShippedPrediction>(shipped_prediction_files(), parse_prediction);
  return all;
}

PredictionScenario load_prediction(const std::string& name_or_path) {
  return load(shipped_prediction_scenarios(), name_or_path, read_prediction_file);
}

const std::vector<ShippedAgnostic>& shipped_agnostic_scenarios() {
  static const auto all = read_all<ShippedAgnostic>(shipped_agnostic_files(), parse_agnostic);
  return all;
}

AgnosticScenario load_agnostic(const std::string& name_or_path) {
  return load(shipped_agnostic_scenarios(), name_or_path, read_agnostic_file);
}

const std::vector<ShippedMap>& shipped_map_scenarios() {
  static const auto all = read_all<ShippedMap>(shipped_map_files(), parse_map);
  return all;
}

MapScenario load_map(const std::string& name_or_path) {
  return load(shipped_map_scenarios(), name_or_path, read_map_file);
}

const std::vector<ShippedStability>& shipped_stability_scenarios() {
  static const auto all = read_all<ShippedStability>(shipped_stability_files(), parse_stability);
  return all;
}

StabilityScenario load_stability(const std::string& name_or_path) {
  return load(shipped_stability_scenarios(), name_or_path, read_stability_file);
}

Scenario load_scenario(const std::string& name_or_path) {
  const auto refuse_those_of = [&](const std::vector<ShippedFile>& files, std::string_view chapter) {
    for (const ShippedFile& file : files) {
      if (file.name == name_or_path) throw InputError("chapter", chapter, rules::equal_to("I"));
    }
  };
  refuse_those_of(shipped_lower_bound_files(), lower_bound_chapter);
  refuse_those_of(shipped_prediction_files(), prediction_chapter);
  refuse_those_of(shipped_agnostic_files(), agnostic_chapter);
  refuse_those_of(shipped_map_files(), map_chapter);
  refuse_those_of(shipped_stability_files(), stability_chapter);
  std::vector<std::string> names;
  for (const ShippedFile& file : shipped_files()) {
    if (file.name == name_or_path) return parse_scenario(std::string(file.text));
    names.emplace_back(file.name);
  }
  std::error_code problem;
  if (!std::filesystem::exists(name_or_path, problem)) refuse_scenario(name_or_path, names);
  return read_scenario_file(name_or_path);
}

Scenario load_scenario_or_class(const std::string& word) {
  std::error_code problem;
  const bool table = std::filesystem::is_regular_file(word, problem) && file_kind(word) != FileKind::scenario;
  if (table) refuse_file_without_prefix("class", word);
  if (word.find(':') == std::string::npos) return load_scenario(word);
  return scenario_of_class(word);
}

}  // namespace littlestone::cli
