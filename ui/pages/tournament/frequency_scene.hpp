// SPDX-License-Identifier: GPL-3.0-or-later
// How often each predictor came out of the batches of one level: estimates with their intervals beside the exact law
// and τ.
#pragma once

#include <memory>

#include "core/study/private_run/frequencies.hpp"
#include "core/study/private_run/private_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// Where the picture has to share its room, it can be as low as this, px.
inline constexpr double frequency_least_height = 220;

/// One column per predictor, by falling exact probability (by falling share while that is not known): a tick at the
/// exact probability, a dot with its 95 % interval at the share of the level's batches, on a log axis; the predictor
/// below. Of the level of the traced batch. `lit`: the predictor that batch votes for is marked as what the lineage led
/// to. `exact` may be null: not known yet. `share_of_batches` in [0, 1]: the first of the level's batches, in order, as
/// far as they have been counted.
[[nodiscard]] ScenePicture frequency_picture(const std::shared_ptr<const PrivateRun>& run, bool lit,
                                             const std::shared_ptr<const ExactLevels>& exact = nullptr,
                                             double share_of_batches = 1);

/// The same for a file, the traced batch marked: on a narrow page the title and what the marks are stand on three lines.
[[nodiscard]] std::shared_ptr<const Picture> printed_frequencies(const std::shared_ptr<const PrivateRun>& run,
                                                                 const std::shared_ptr<const ExactLevels>& exact,
                                                                 double share_of_batches = 1);

/// What a column says: the predictor's exact probability, its share of the runs and the 95 % interval, a line each;
/// empty where it has no column.
[[nodiscard]] QString told_frequency(const Frequencies& frequencies, const LabelVector& labels);

}  // namespace littlestone::ui
