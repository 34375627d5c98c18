// SPDX-License-Identifier: GPL-3.0-or-later
// The scenario of one chapter, whichever chapter it is: what a file, a card, an export and an edit hold.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/study/chapters/agnostic_scenario.hpp"
#include "core/study/chapters/lower_bound_scenario.hpp"
#include "core/study/chapters/map_scenario.hpp"
#include "core/study/chapters/prediction_scenario.hpp"
#include "core/study/chapters/scenario.hpp"
#include "core/study/chapters/stability_scenario.hpp"

namespace littlestone::ui {

/// One alternative a chapter. Its index is what ChapterInfo::scenario_kind names.
using ChapterScenario =
    std::variant<Scenario, LowerBoundScenario, PredictionScenario, AgnosticScenario, MapScenario, StabilityScenario>;
inline constexpr std::size_t scenario_kinds = std::variant_size_v<ChapterScenario>;

/// "I" … "VI": of the chapter whose scenario it is.
[[nodiscard]] QString numeral_of(const ChapterScenario& scenario);
/// The place of a chapter's scenario among the alternatives.
template <class Kind, std::size_t place = 0>
[[nodiscard]] constexpr std::size_t find_kind() {
  if constexpr (std::is_same_v<std::variant_alternative_t<place, ChapterScenario>, Kind>)
    return place;
  else
    return find_kind<Kind, place + 1>();
}
template <class Kind>
inline constexpr std::size_t kind_of = find_kind<Kind>();

/// What a chapter starts with where nothing is kept of it.
[[nodiscard]] ChapterScenario default_scenario(std::size_t kind);

[[nodiscard]] const std::string& title_of(const ChapterScenario& scenario);
[[nodiscard]] const std::string& lesson_of(const ChapterScenario& scenario);
[[nodiscard]] const std::string& source_of(const ChapterScenario& scenario);
/// What it is about, as it is typed: a class, a learner of thresholds, a tower, or families.
[[nodiscard]] std::string subject_of(const ChapterScenario& scenario);
/// The same as it is shown: of a class file its name without its folder.
[[nodiscard]] QString subject_title(const ChapterScenario& scenario);
/// The id of the page that its lesson is about; empty: the chapter's own choice.
[[nodiscard]] std::string page_of_lesson(const ChapterScenario& scenario);
/// 0 of a chapter in which nothing is random.
[[nodiscard]] std::uint64_t seed_of(const ChapterScenario& scenario);

/// The scenario with this file of labelled examples in place of its own data; none where it has no place for one.
[[nodiscard]] std::optional<ChapterScenario> with_data(const ChapterScenario& scenario, const std::string& path);
/// The files that it names, of its classes and its data, by their paths: all that it reads.
[[nodiscard]] std::vector<std::string> files_named(const ChapterScenario& scenario);
/// Whether its data are a file of the user.
[[nodiscard]] bool has_own_data(const ChapterScenario& scenario);

/// The file's JSON; chapter_scenario_from_json reads it back to an equal scenario.
[[nodiscard]] nlohmann::ordered_json chapter_scenario_to_json(const ChapterScenario& scenario);
/// Reads the fields of the chapter's scenario that the JSON is; nothing is said about whether they fit together.
[[nodiscard]] ChapterScenario chapter_scenario_from_json(const nlohmann::ordered_json& json,
                                                         std::vector<InputError>& problems);
/// Reads a scenario file of any chapter, and whether it fits together. Throws InputError.
[[nodiscard]] ChapterScenario read_chapter_scenario(const std::string& path);
/// The same of its text.
[[nodiscard]] ChapterScenario parse_chapter_scenario(const std::string& text);

}  // namespace littlestone::ui
