// SPDX-License-Identifier: GPL-3.0-or-later
// A run on a user's data as a picture: what its lines can be promised, what left it, whether it is private and why, and
// what was spent.
#pragma once

#include <memory>

#include "ui/kit/scene/scene_picture.hpp"
#include "ui/pages/data/data_words.hpp"

namespace littlestone::ui {

/// Above, left of the boundary what a run does with the file, right of it what left; below, the ledger. Where there is
/// no run yet it says what the next one will do.
[[nodiscard]] Scene data_scene(const DataShown& shown, QSizeF room);
[[nodiscard]] ScenePicture data_picture(std::shared_ptr<const DataShown> shown);

}  // namespace littlestone::ui
