// SPDX-License-Identifier: GPL-3.0-or-later
// The sample that comes out of a tournament, as a line: the blocks and contests it is made of, and what the SOA makes
// of it.
#pragma once

#include <QRectF>

#include "ui/kit/spots.hpp"
#include "ui/kit/theme.hpp"
#include "ui/pages/tournament/tournament_state.hpp"

class QPainter;

namespace littlestone::ui {

/// Draws the line into `box`, whose height is sample_height. Where it is too narrow the line is told shorter: first
/// with fewer of the blocks' examples, then with its ends alone.
void draw_tournament_sample(QPainter& painter, const Theme& theme, const TournamentState& state, const QRectF& box,
                            Spots& spots);

}  // namespace littlestone::ui
