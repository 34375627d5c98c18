// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario of chapter V, the map: a promise, the classes and families it is asked of, and what both pages show of
// them, in one JSON file.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.hpp"
#include "core/base/name.hpp"
#include "core/base/rational.hpp"
#include "core/study/field.hpp"
#include "core/study/sample_sizes/sample_sizes_study.hpp"
#include "core/study/two_worlds/two_worlds_study.hpp"

namespace littlestone {

/// The "chapter" of its files.
inline constexpr std::string_view map_chapter = "V";
/// The "version" of its files that this program reads.
inline constexpr int map_version = 1;

/// Which bounds Sample sizes draws.
enum class BoundGroup { private_ones, plain, agnostic, unknown, refuted };
[[nodiscard]] std::string_view to_string(BoundGroup group);  // "private", "plain", "agnostic", "unknown", "refuted"
/// The group of a row of the envelope.
[[nodiscard]] BoundGroup group_of(const EnvelopeRow& row);

/// One promise, and what is asked for it. Numbers that decide are exact; nothing is random.
struct MapScenario {
  Name title;
  Name lesson;                      // one line for the gallery
  Name source;                      // where in the paper it comes from: "Theorem 5"
  std::string page = "two-worlds";  // it opens on: two-worlds, sample-sizes

  /// Two worlds: classes with spaces between them, 1 to 12; a number in them may be a power, "points:2^20".
  std::string classes =
      "points:2^20 points:8 affine:2,3,1 thresholds:4 cube:3 thresholds:8 cube:4 thresholds:16 halfspaces:3";
  std::uint64_t rounds = 6;  // Two worlds: T of the regret, 1 … 50

  Rational epsilon = 1;
  Rational delta{1, 1'000'000};
  Rational alpha{1, 10};
  Rational beta{1, 10};

  CurveFamily left = CurveFamily::points;  // Sample sizes
  CurveFamily right = CurveFamily::thresholds;
  CurveAcross across = CurveAcross::points;
  std::uint64_t log2_points =
      3;  // Sample sizes: of both families where the axis is another, 1 … 10^6, of the cube at most 6
  std::uint64_t budget = 10'000;  // Sample sizes: examples at hand, 1 … 10^15
  std::vector<std::string> shown{"private", "plain", "agnostic", "unknown", "refuted"};  // Sample sizes

  /// Whether lines of this group are drawn.
  [[nodiscard]] bool shows(BoundGroup group) const;
  friend bool operator==(const MapScenario&, const MapScenario&);
};

/// Every parameter, in the order its file is written in. All are written that are not the default.
[[nodiscard]] const std::vector<Field<MapScenario>>& map_fields();
/// The row of this option or of the last part of its key; there must be one.
[[nodiscard]] const Field<MapScenario>& map_field(std::string_view name);

/// Whether a file's JSON is a scenario of this chapter: an object whose "chapter" says so.
[[nodiscard]] bool is_map_scenario(const nlohmann::ordered_json& json);

/// Reads a scenario; `problems` gets everything that is wrong, with the JSON path as its field. Unknown keys are
/// refused, a missing key keeps its default, and a file of another version or chapter is one problem. When every field
/// reads, check_map is asked too.
[[nodiscard]] MapScenario map_from_json(const nlohmann::ordered_json& json, std::vector<InputError>& problems);
/// The same without check_map: what is being edited need not fit together.
[[nodiscard]] MapScenario map_fields_from_json(const nlohmann::ordered_json& json, std::vector<InputError>& problems);

/// Appends what is wrong with the values, alone and together: a class that does not read, too many classes, a goal that
/// no bound takes, more points than the cube has.
void check_map(const MapScenario& scenario, std::vector<InputError>& problems);

/// Reads a scenario from text or a file; throws InputError with the first problem.
[[nodiscard]] MapScenario parse_map(const std::string& text);
[[nodiscard]] MapScenario read_map_file(const std::string& path);

/// The file's JSON; map_from_json reads it back to an equal scenario.
[[nodiscard]] nlohmann::ordered_json map_to_json(const MapScenario& scenario);

/// The schema of its files, JSON schema draft 2020-12, as resources/scenarios/map/scenario.schema.json holds it.
[[nodiscard]] nlohmann::ordered_json map_schema();

/// The classes one by one, powers multiplied out: "points:1048576". Throws InputError (field "classes") where there are
/// none or more than 12, where one stands twice, and where a power is none.
[[nodiscard]] std::vector<std::string> classes_of(const MapScenario& scenario);
/// A class as it is shown: its number as a power of two from 2^10 on, "points:2^20".
[[nodiscard]] std::string short_class(const std::string& class_text);

/// What the scenario asks of the core.
[[nodiscard]] EnvelopeGoal goal_of(const MapScenario& scenario);
[[nodiscard]] TwoWorldsOptions two_worlds_of(const MapScenario& scenario);
/// The families left and right, once where they are the same.
[[nodiscard]] SampleSizesOptions sample_sizes_of(const MapScenario& scenario);

}  // namespace littlestone
