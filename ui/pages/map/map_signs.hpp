// SPDX-License-Identifier: GPL-3.0-or-later
// The signs of the envelope's rows in the pictures of both pages of the map.
#pragma once

#include <string_view>

#include "ui/kit/scene/scene.hpp"

namespace littlestone::ui {

/// How strong M's lines and signs are, far above the lean learner's: see Mark::faded.
inline constexpr double faded_m = 0.65;

/// The sign of a row of the envelope: a triangle (consistent), a square (permute-and-flip), a ring (lean), a cross
/// (chain), else M's disc of this radius.
void add_row_sign(Scene& scene, std::string_view row, QPointF at, double radius = 5);

}  // namespace littlestone::ui
