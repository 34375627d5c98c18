// SPDX-License-Identifier: GPL-3.0-or-later
// The pairs of a node that were drawn again because both sides predicted the same.
#pragma once

#include <memory>

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// The pairs of `node` that were drawn again, in order; those that fit, and how many more. For the right panel.
[[nodiscard]] ScenePicture redraws_picture(std::shared_ptr<const PrivateRun> run, std::int32_t node);

}  // namespace littlestone::ui
