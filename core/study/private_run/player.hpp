// SPDX-License-Identifier: GPL-3.0-or-later
// Who learns in a scenario's run: M, the lean learner or the chain learner.
#pragma once

#include "core/study/chapters/scenario.hpp"

namespace littlestone {

/// The lean or the chain learner where it stands first among the scenario's learners; else M.
[[nodiscard]] LearnerKind player_of(const Scenario& scenario);
/// The scenario with `player`, M, lean or chain, as the first of its learners; the others stay in their order.
[[nodiscard]] Scenario with_player(Scenario scenario, LearnerKind player);

}  // namespace littlestone
