// SPDX-License-Identifier: GPL-3.0-or-later
// What the marks of the plots mean, for the right panel.
#pragma once

#include <cstdint>

#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// A list of marks with their meaning, 256 px wide: of the histogram, of the numbers of the loss plot, or of what
/// dimensions need. `runs`: of each estimate.
enum class MarksOf { histogram, numbers, need };
[[nodiscard]] ScenePicture marks_picture(MarksOf what, std::uint64_t runs);

}  // namespace littlestone::ui
