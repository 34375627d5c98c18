// SPDX-License-Identifier: GPL-3.0-or-later
// A tournament for print, as [ABLMM] Fig. 4 is: black on white, in serif, with its sample as an equation.
#pragma once

#include "ui/kit/scene/scene.hpp"
#include "ui/pages/tournament/tournament_state.hpp"

namespace littlestone::ui {

/// px; for levels up to 4.
[[nodiscard]] QSizeF printed_tournament_size(int level);

/// The tournament and what the figure shows in `room`, from (0, 0).
void add_printed_tournament(Scene& scene, const TournamentState& state, QSizeF room);

}  // namespace littlestone::ui
