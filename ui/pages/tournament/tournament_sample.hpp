// SPDX-License-Identifier: GPL-3.0-or-later
// The sample that comes out of a tournament, as a line.
#pragma once

#include "ui/kit/scene/scene.hpp"
#include "ui/pages/tournament/tournament_state.hpp"

namespace littlestone::ui {

/// "S = T_0 ∘ (5, +) ∘ T_1 ∘ …" on the lineage's ground in `box`: as much of it as has room, and where there is no line
/// yet, or none any more, why.
void add_sample_line(Scene& scene, const TournamentState& state, const QRectF& box);

}  // namespace littlestone::ui
