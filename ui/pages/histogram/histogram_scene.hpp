// SPDX-License-Identifier: GPL-3.0-or-later
// The stable histogram: true counts, noise, threshold, what leaves, and where the δ sits.
#pragma once

#include <memory>

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// Down to this height rows are left out before anything gets smaller.
inline constexpr double histogram_least_height = 320;

/// What a predictor is called in the stages, in at most `room` px, see predictor_title.
Mark& add_predictor_title(Scene& scene, QPointF baseline, const ConceptClass& concept_class, const LabelVector& labels,
                          double room, double anchor = 0);
/// The diamond that a noisy count is.
[[nodiscard]] Area noisy_mark(QPointF at, double reach = 5.5);

/// What is shown at a step, its position: 0 nothing yet, 1 counts, 2 noise, 3 threshold and release. One row per vote
/// before the privacy boundary, one per released predictor after it. A withheld predictor leaves no trace after the
/// line: the released ones close up.
[[nodiscard]] Scene histogram_scene(const PrivateRun& run, int step, QSizeF room);
/// As high as its rows need, up to nine of them.
[[nodiscard]] ScenePicture histogram_picture(std::shared_ptr<const PrivateRun> run, int position, double phase = 1);
/// The same for a file: on a narrow page a column, in which what leaves stands below the votes.
[[nodiscard]] std::shared_ptr<const Picture> printed_histogram(const std::shared_ptr<const PrivateRun>& run,
                                                               int position);

}  // namespace littlestone::ui
