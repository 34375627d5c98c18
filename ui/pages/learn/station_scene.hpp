// SPDX-License-Identifier: GPL-3.0-or-later
// A station of the lesson in a picture as large as a stamp: what its page shows of the lesson's run, in marks, before
// its question is answered. What a station asks for is on no stamp, its own or another's.
#pragma once

#include <memory>

#include "core/study/lesson/lesson_facts.hpp"
#include "core/study/private_run/private_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// Of the station with this number, from 0.
[[nodiscard]] ScenePicture station_picture(std::shared_ptr<const PrivateRun> run,
                                           std::shared_ptr<const LessonFacts> facts, int number);

}  // namespace littlestone::ui
