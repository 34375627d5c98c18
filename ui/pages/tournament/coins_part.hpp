// SPDX-License-Identifier: GPL-3.0-or-later
// What a false coin does to the SOA, and how rare it is that all coins are true.
#pragma once

#include <memory>

#include "core/study/private_run/exact_levels.hpp"
#include "ui/kit/scene/scene.hpp"
#include "ui/pages/tournament/tournament_state.hpp"

namespace littlestone::ui {

inline constexpr double coins_part_height = 94;

/// Puts both beside each other into `box`; the chances only where the exact laws are known. `exact` may be null.
void add_coins_part(Scene& scene, const TournamentState& state, const std::shared_ptr<const ExactLevels>& exact,
                    const QRectF& box);

}  // namespace littlestone::ui
