// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/player.hpp"

#include <utility>

namespace littlestone {

LearnerKind player_of(const Scenario& scenario) {
  if (scenario.learners.empty()) return LearnerKind::private_learner;
  const LearnerKind first = scenario.learners.front();
  return first == LearnerKind::lean || first == LearnerKind::chain ? first : LearnerKind::private_learner;
}

Scenario with_player(Scenario scenario, LearnerKind player) {
  std::erase(scenario.learners, player);
  scenario.learners.insert(scenario.learners.begin(), player);
  return scenario;
}

}  // namespace littlestone
