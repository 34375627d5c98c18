// SPDX-License-Identifier: GPL-3.0-or-later
// The histogram and the selection in one picture.
#pragma once

#include <memory>

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// Both private stages, one above the other, with one boundary through them. `phase` is that of the stage that is being
/// played.
[[nodiscard]] ScenePicture stages_picture(const std::shared_ptr<const PrivateRun>& run, int histogram_position,
                                          int selection_position, double phase = 1);

}  // namespace littlestone::ui
