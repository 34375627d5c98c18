// SPDX-License-Identifier: GPL-3.0-or-later
// The twelve stations of chapter I: where each stands in a run, what it asks, and the answer that the run gives.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/study/lesson/lesson_facts.hpp"
#include "ui/pages/learn/story.hpp"
#include "ui/shell/lesson.hpp"

namespace littlestone::ui {

/// The name of the shipped scenario that the lesson runs; the lines are said of its run.
inline constexpr const char* lesson_scenario_name = "three-contests";

/// In order.
[[nodiscard]] const std::vector<StationInfo>& lesson_stations();

/// One of them on a run of M. `facts` may be null, or hold only some: an answer leaves out what is not known yet.
/// `guess`: where the user put a line, in examples; the answer says how far it lies beside.
[[nodiscard]] Station lesson_station(const Story& story, const LessonFacts* facts, int number,
                                     std::optional<std::uint64_t> guess = std::nullopt);

}  // namespace littlestone::ui
