// SPDX-License-Identifier: GPL-3.0-or-later
// The probability that a predictor is released, by its votes: with the Laplace threshold, and with optimal partition
// selection.
#pragma once

#include <memory>

#include "core/privacy/release_curves.hpp"
#include "core/study/private_run/private_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"
#include "ui/shell/exhibit.hpp"

namespace littlestone::ui {

/// In the right panel it is small and has no names on its axes.
enum class ReleaseForm { panel, page };

/// Both curves over the votes where they rise, and the votes at which the probability is 1/2. It uses no data, so it
/// may stand on either side of the privacy boundary.
[[nodiscard]] Scene release_scene(const ReleaseCurves& curves, ReleaseForm form, QSizeF room);

[[nodiscard]] ScenePicture release_picture(ReleaseCurves curves, ReleaseForm form);

/// The picture of a run's ε and δ, as an exhibit that stands still; its table has both chances by votes.
[[nodiscard]] std::shared_ptr<const Exhibit> release_exhibit(const std::shared_ptr<const PrivateRun>& run);

/// The small picture of a run's ε and δ for the right panel.
[[nodiscard]] std::shared_ptr<const Picture> release_panel(const PrivateRun& run);

}  // namespace littlestone::ui
