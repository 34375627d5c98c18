// SPDX-License-Identifier: GPL-3.0-or-later
// The tournament's picture by its state, as the pictures that hold it take it.
#pragma once

#include "ui/pages/tournament/tournament_picture.hpp"

namespace littlestone::ui {

/// Px that all levels need at full size when they move together as far as they can; `line`: with the line of S.
[[nodiscard]] QSizeF least_tournament_size(const TournamentState& state, Style style = Style::screen, bool line = true);
/// What it shows, in a sentence.
[[nodiscard]] QString tournament_told(const TournamentState& state);
[[nodiscard]] ScenePicture tournament_picture(const std::shared_ptr<const TournamentState>& state,
                                              Style style = Style::screen, const TournamentStand& stand = {});

}  // namespace littlestone::ui
