// SPDX-License-Identifier: GPL-3.0-or-later
// How many examples are needed, against the Littlestone dimension or against ε: two bounds and a measurement.
#pragma once

#include "core/study/sample_complexity/required.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// What the theorem asks with the paper's and with sharp constants as dashed lines, the measured need of M as dots.
/// Numbers beyond the axis are arrows with 10^x; what was not measured is named below with its reason.
[[nodiscard]] Scene required_scene(const RequiredCurve& curve, QSizeF room);

[[nodiscard]] ScenePicture required_picture(RequiredCurve curve);

}  // namespace littlestone::ui
