// SPDX-License-Identifier: GPL-3.0-or-later
// A tournament for print, as [ABLMM] Fig. 4 is: black on white, in serif, with its sample as an equation.
#pragma once

#include <QSizeF>

#include "ui/kit/theme.hpp"
#include "ui/pages/tournament/tournament_state.hpp"

class QPainter;

namespace littlestone::ui {

/// px; for levels up to 4.
[[nodiscard]] QSizeF printed_tournament_size(int level);

/// Draws the tournament and what the figure shows into `room`, from (0, 0).
void draw_printed_tournament(QPainter& painter, const Theme& theme, const TournamentState& state, QSizeF room);

}  // namespace littlestone::ui
