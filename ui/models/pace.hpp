// SPDX-License-Identifier: GPL-3.0-or-later
// How long a step of the story stands and moves, on the screen and in a film of it.
#pragma once

#include "ui/models/story.hpp"

namespace littlestone::ui {

/// Milliseconds the step stands at the normal pace, its motion included: plain draws pass quickly, what decides something stands
/// long enough to be read.
[[nodiscard]] double dwell_ms(const Story& story, int step);

/// Milliseconds its motion takes at the normal pace; 0 where nothing moves. Never longer than the step stands.
[[nodiscard]] double motion_ms(const Story& story, int step);

/// Above this pace only end states are shown.
inline constexpr double fastest_motion = 4;

}  // namespace littlestone::ui
