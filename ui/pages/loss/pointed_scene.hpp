// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of the cell under the pointer in the loss plot, above a list of the marks: for the right panel.
#pragma once

#include "core/study/sweep/sweep.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// A boxed list about one cell: its mean, 10–90 %, the share of runs that succeed with its interval, and for M and
/// the lean learner how many released nothing. Under it the marks of the numbers with their heading.
[[nodiscard]] ScenePicture pointed_picture(const SweepCell& cell, double alpha, std::uint64_t runs);

}  // namespace littlestone::ui
