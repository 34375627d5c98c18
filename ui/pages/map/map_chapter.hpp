// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter V: the map. One promise, asked of classes and of families.
#pragma once

#include "ui/shell/study_chapter.hpp"

namespace littlestone::ui {

/// With these pages, all of them StudyPage of a MapScenario.
[[nodiscard]] ChapterInfo map_chapter_info(std::vector<PageInfo> pages);

/// The scenario with another value of a parameter.
[[nodiscard]] MapScenario with_value(MapScenario scenario, std::string_view field, const FieldValue& value);

/// The call of `envelope` that computes a page of the scenario.
[[nodiscard]] QString map_command(std::string_view page, const MapScenario& scenario);

}  // namespace littlestone::ui
