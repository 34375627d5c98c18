// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/data_learner.hpp"

#include <optional>
#include <utility>

#include "core/base/error.hpp"
#include "core/learner/chain_learner.hpp"

namespace littlestone {

namespace {

// None where it is not proved, not planned for this promise, or its states take too much memory.
std::optional<ChainConstants> chain_plan(const AccuracyGoal& goal, const ConceptClass& concept_class) {
  if (goal.dimension < least_chain_dimension || goal.dimension > most_chain_dimension) return std::nullopt;
  try {
    ChainConstants chain = chain_constants(goal);
    if (fits_memory(concept_class, chain)) return chain;
  } catch (const InputError&) {  // not planned
  }
  return std::nullopt;
}

}  // namespace

DataConstants data_constants(const AccuracyGoal& goal, const ConceptClass& concept_class) {
  std::optional<ChainConstants> chain = chain_plan(goal, concept_class);
  constexpr int far_fewer = 3;
  if (chain && goal.dimension == far_fewer && goal.epsilon < 1) return *std::move(chain);
  LeanConstants lean = lean_constants(goal, LeanChoosing::noisy);
  if (chain && chain->examples < lean.total) return *std::move(chain);
  return lean;
}

BigInteger examples_of(const DataConstants& constants) {
  if (const auto* chain = std::get_if<ChainConstants>(&constants)) return chain->examples;
  return std::get<LeanConstants>(constants).total;
}

LearnerKind learner_of(const DataConstants& constants) {
  return std::holds_alternative<ChainConstants>(constants) ? LearnerKind::chain : LearnerKind::lean;
}

std::optional<DataConstants> scale_to_budget(const DataConstants& constants, std::uint64_t n) {
  return std::visit(
      [n](const auto& of_one) -> std::optional<DataConstants> {
        const auto scaled = scale_to_budget(of_one, n);
        return scaled ? std::optional<DataConstants>(*scaled) : std::nullopt;
      },
      constants);
}

}  // namespace littlestone
