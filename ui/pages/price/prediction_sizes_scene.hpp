// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of how many examples each predictor of the chapter needs: excess error against n.
#pragma once

#include <memory>

#include "core/study/price/prediction_sizes.hpp"
#include "ui/kit/scene/scene_picture.hpp"
#include "ui/kit/table.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

[[nodiscard]] ScenePicture prediction_sizes_picture(std::shared_ptr<const PredictionSizes> sizes);

/// One row a learner, a kind of constants and an α.
[[nodiscard]] PageTable prediction_sizes_table(const PredictionSizes& sizes, TableLimits limits);

/// What its figure says, at α = 1/100.
[[nodiscard]] FigureTold prediction_sizes_told(const PredictionSizes& sizes);

}  // namespace littlestone::ui
