// SPDX-License-Identifier: GPL-3.0-or-later
// A state of the lesson as a picture of its own, as a stamp, and all of it as a plan to be read.
#pragma once

#include <vector>

#include "ui/kit/scene/scene_picture.hpp"
#include "ui/lesson/station.hpp"
#include "ui/shell/lecture_plan.hpp"

namespace littlestone::ui {

/// Name, question, picture and answer, as the screen has them: 1280 × 800 px. For files and print.
[[nodiscard]] ScenePicture lesson_sheet(std::shared_ptr<const Station> station, int beat, const Hand& hand);

/// The picture of a station before its first answer, without words, small.
[[nodiscard]] ScenePicture station_stamp(std::shared_ptr<const Station> station);

/// Every station with its questions, answers and what is said.
[[nodiscard]] std::vector<PlannedStation> planned_lesson(const std::vector<std::shared_ptr<const Station>>& course);

}  // namespace littlestone::ui
