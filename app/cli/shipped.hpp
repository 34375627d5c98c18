// SPDX-License-Identifier: GPL-3.0-or-later
// The example scenarios that come with the program, and scenarios by the word that names them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/study/certificates/shipped_certificates.hpp"
#include "core/study/chapters/agnostic_scenario.hpp"
#include "core/study/chapters/lower_bound_scenario.hpp"
#include "core/study/chapters/map_scenario.hpp"
#include "core/study/chapters/prediction_scenario.hpp"
#include "core/study/chapters/scenario.hpp"
#include "core/study/chapters/stability_scenario.hpp"

namespace littlestone::cli {

/// All of them, in the order of the gallery; the first is the worked example. The build makes this from the files.
[[nodiscard]] const std::vector<ShippedFile>& shipped_files();

/// Those of chapter II, files of resources/scenarios/lower-bound/, in the order of its shelf.
[[nodiscard]] const std::vector<ShippedFile>& shipped_lower_bound_files();

/// Those of chapter III, files of resources/scenarios/prediction/, in the order of its shelf.
[[nodiscard]] const std::vector<ShippedFile>& shipped_prediction_files();
/// Those of chapter V, files of resources/scenarios/map/, in the order of its shelf.
[[nodiscard]] const std::vector<ShippedFile>& shipped_map_files();

/// Those of chapter IV, files of resources/scenarios/agnostic/, in the order of its shelf.
[[nodiscard]] const std::vector<ShippedFile>& shipped_agnostic_files();

/// Those of chapter VI, files of resources/scenarios/stability/, in the order of its shelf.
[[nodiscard]] const std::vector<ShippedFile>& shipped_stability_files();

/// A shipped scenario, read.
struct ShippedScenario {
  std::string name;
  Scenario scenario;
};

/// All of them, in the same order; read once.
[[nodiscard]] const std::vector<ShippedScenario>& shipped_scenarios();

/// What a list says of a shipped scenario.
struct ShippedWords {
  std::string name;
  std::string title;
  std::string lesson;
  std::string source;
};

/// The words of all of them, in the same order. Only the files' texts are read: nothing is computed of a class, as
/// shipped_scenarios does.
[[nodiscard]] std::vector<ShippedWords> shipped_words();

/// A shipped scenario's name, or a scenario file. Throws InputError (field "scenario") when it is neither, (field
/// "chapter") when it is one of another chapter.
[[nodiscard]] Scenario load_scenario(const std::string& name_or_path);

/// A shipped scenario of chapter II, read.
struct ShippedLowerBound {
  std::string name;
  LowerBoundScenario scenario;
};

/// All of them, in the order of their shelf; read once.
[[nodiscard]] const std::vector<ShippedLowerBound>& shipped_lower_bound_scenarios();

/// The name of a shipped scenario of chapter II, or a file of one. Throws InputError (field "scenario") when it is
/// neither.
[[nodiscard]] LowerBoundScenario load_lower_bound(const std::string& name_or_path);

/// A shipped scenario of chapter III, read.
struct ShippedPrediction {
  std::string name;
  PredictionScenario scenario;
};

/// All of them, in the order of their shelf; read once.
[[nodiscard]] const std::vector<ShippedPrediction>& shipped_prediction_scenarios();

/// The name of a shipped scenario of chapter III, or a file of one. Throws InputError (field "scenario") when it is
/// neither.
[[nodiscard]] PredictionScenario load_prediction(const std::string& name_or_path);

/// A shipped scenario of chapter IV, read.
struct ShippedAgnostic {
  std::string name;
  AgnosticScenario scenario;
};

/// All of them, in the order of their shelf; read once.
[[nodiscard]] const std::vector<ShippedAgnostic>& shipped_agnostic_scenarios();

/// The name of a shipped scenario of chapter IV, or a file of one. Throws InputError (field "scenario") when it is
/// neither.
[[nodiscard]] AgnosticScenario load_agnostic(const std::string& name_or_path);

/// A shipped scenario of chapter V, read.
struct ShippedMap {
  std::string name;
  MapScenario scenario;
};

/// All of them, in the order of their shelf; read once.
[[nodiscard]] const std::vector<ShippedMap>& shipped_map_scenarios();

/// The name of a shipped scenario of chapter V, or a file of one. Throws InputError (field "scenario") when it is
/// neither.
[[nodiscard]] MapScenario load_map(const std::string& name_or_path);

/// A shipped scenario of chapter VI, read.
struct ShippedStability {
  std::string name;
  StabilityScenario scenario;
};

/// All of them, in the order of their shelf; read once.
[[nodiscard]] const std::vector<ShippedStability>& shipped_stability_scenarios();

/// The name of a shipped scenario of chapter VI, or a file of one. Throws InputError (field "scenario") when it is
/// neither.
[[nodiscard]] StabilityScenario load_stability(const std::string& name_or_path);

/// load_scenario, or the text of a class (it has a colon) with a scenario's defaults, not checked yet.
[[nodiscard]] Scenario load_scenario_or_class(const std::string& word);

}  // namespace littlestone::cli
