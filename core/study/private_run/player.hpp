// SPDX-License-Identifier: GPL-3.0-or-later
// Who learns in a scenario's run: M or the lean learner.
#pragma once

#include "core/study/scenario/scenario.hpp"

namespace littlestone {

/// The lean learner where it stands first among the scenario's learners; else M. The chain learner is measured in
/// sweeps; no run of it is watched.
[[nodiscard]] LearnerKind player_of(const Scenario& scenario);
/// The scenario with `player`, M or lean, as the first of its learners; the others stay in their order.
[[nodiscard]] Scenario with_player(Scenario scenario, LearnerKind player);

}  // namespace littlestone
