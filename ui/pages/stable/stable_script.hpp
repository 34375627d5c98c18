// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the stable learner's page and their sentences.
#pragma once

#include <memory>

#include "ui/pages/stable/stable_scene.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

/// The steps of a run as it is looked at; opens where the changed answers are shown first.
[[nodiscard]] std::shared_ptr<const Script> stable_script(const StablePageRun& run, StableView view);

/// What the figure of the page or of a part of it says.
[[nodiscard]] FigureTold stable_told(const StablePageRun& run, StableView view, StablePart part);

}  // namespace littlestone::ui
