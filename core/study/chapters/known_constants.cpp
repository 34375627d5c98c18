// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/known_constants.hpp"

#include <cmath>

namespace littlestone {
namespace {

LargeCount counted(const BigInteger& count) { return {std::log10(count.convert_to<double>()), count}; }

KnownConstants exactly(const CustomConstants& constants) {
  KnownConstants known;
  known.state = KnownConstants::State::exact;
  known.auxiliary = counted(constants.auxiliary);
  known.cap = counted(constants.cap);
  known.batches = counted(constants.batches);
  known.selection = counted(constants.selection);
  const BigInteger batch = BigInteger(constants.cap) + constants.auxiliary;
  known.total = counted(batch * constants.batches + constants.selection);
  return known;
}

bool same_goal_and_class(const Scenario& a, const Scenario& b) {
  return a.constants_kind == b.constants_kind && a.epsilon == b.epsilon && a.delta == b.delta && a.alpha == b.alpha &&
         a.beta == b.beta && a.constants.list_by == b.constants.list_by && a.constants.on_fail == b.constants.on_fail &&
         a.class_text == b.class_text;
}

KnownConstants of_paper(const AccuracyGoal& goal) {
  KnownConstants known;
  try {
    const LearnerConstants paper = paper_constants(goal);
    known.state = KnownConstants::State::magnitude;
    known.auxiliary = paper.auxiliary;
    known.cap = paper.cap;
    known.batches = paper.batches;
    known.selection = paper.selection;
    known.total = paper.total;
  } catch (const InputError& error) {
    known.state = KnownConstants::State::refused;
    known.rule = error.rule();
  }
  return known;
}

}  // namespace

KnownConstants known_constants(const Scenario& scenario, const Scenario* resolved, int dimension) {
  switch (scenario.constants_kind) {
    case ConstantsKind::custom: return exactly(scenario.constants);
    case ConstantsKind::sharp:
      if (resolved != nullptr && same_goal_and_class(scenario, *resolved)) return exactly(resolved->constants);
      return {};
    case ConstantsKind::paper: return dimension < 0 ? KnownConstants{} : of_paper(goal_of(scenario, dimension));
  }
  return {};
}

}  // namespace littlestone
