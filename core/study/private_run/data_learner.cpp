// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/data_learner.hpp"

#include "core/base/error.hpp"
#include "core/learner/chain_learner.hpp"

namespace littlestone {

DataConstants data_constants(const AccuracyGoal& goal, const ConceptClass& concept_class) {
  LeanConstants lean = lean_constants(goal, LeanChoosing::noisy);
  if (goal.dimension < least_chain_dimension || goal.dimension > most_chain_dimension) return lean;
  try {
    ChainConstants chain = chain_constants(goal);
    if (chain.examples < lean.total && fits_memory(concept_class, chain)) return chain;
  } catch (const InputError&) {  // not planned for this promise
  }
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
