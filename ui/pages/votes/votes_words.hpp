// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of the votes' steps.
#pragma once

#include <memory>

#include "core/study/votes/votes_run.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

/// Deal, one step a block (or several), count, answer, and the three steps of a changed example. `coin`: the answer
/// that is shown.
[[nodiscard]] std::shared_ptr<const Script> votes_script(const VotesRun& run, Label coin);

/// What the page's figure says, and that of the curve of losses by the number of blocks.
[[nodiscard]] FigureTold votes_told(const VotesRun& run, Label coin);
[[nodiscard]] FigureTold votes_losses_told(const VotesRun& run, Label coin);

}  // namespace littlestone::ui
