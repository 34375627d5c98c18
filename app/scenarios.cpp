// SPDX-License-Identifier: GPL-3.0-or-later
// Shipped scenarios, read from the program's resources.
#include <QFile>
#include <algorithm>
#include <array>
#include <filesystem>

#include "app/subcommand.hpp"
#include "core/base/error.hpp"

static void load_resources() { Q_INIT_RESOURCE(scenarios); }

namespace littlestone::app {

const std::vector<ShippedScenario>& shipped_scenarios() {
  // In the order of the gallery; the first is the worked example.
  static const std::vector<ShippedScenario> all = [] {
    load_resources();
    std::vector<ShippedScenario> shipped;
    for (const char* name :
         {"thresholds-8", "points-16", "cube-3", "plane", "level-one", "level-two", "outside", "lone-votes"}) {
      QFile file(QStringLiteral(":/scenarios/") + QString::fromLatin1(name) + QStringLiteral(".json"));
      if (!file.open(QIODevice::ReadOnly)) throw std::runtime_error(std::string("the resource is missing: ") + name);
      shipped.push_back({name, parse_scenario(file.readAll().toStdString())});
    }
    return shipped;
  }();
  return all;
}

Scenario load_scenario(const std::string& name_or_path) {
  const auto& all = shipped_scenarios();
  const auto shipped =
      std::find_if(all.begin(), all.end(), [&](const ShippedScenario& s) { return s.name == name_or_path; });
  if (shipped != all.end()) return shipped->scenario;
  std::error_code problem;
  if (!std::filesystem::exists(name_or_path, problem)) {
    std::string names;
    for (const ShippedScenario& s : all) names += (names.empty() ? "" : ", ") + s.name;
    throw InputError("scenario", name_or_path, "must be a file or one of " + names);
  }
  return read_scenario_file(name_or_path);
}

Scenario load_scenario_or_class(const std::string& word) {
  if (word.find(':') == std::string::npos) return load_scenario(word);
  Scenario scenario;
  scenario.class_text = word;
  scenario.target = 0;
  return scenario;
}

}  // namespace littlestone::app
