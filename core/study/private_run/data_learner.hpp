// SPDX-License-Identifier: GPL-3.0-or-later
// The learner of a run on a data file: of those that are proved for its class and promise the one that asks for the
// fewest lines.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "core/concept/concept_class.hpp"
#include "core/learner/chain_constants.hpp"
#include "core/learner/lean_constants.hpp"
#include "core/study/chapters/scenario.hpp"

namespace littlestone {

/// The lean learner's constants, with choosing (N), or the chain learner's.
using DataConstants = std::variant<LeanConstants, ChainConstants>;

/// Those with fewer examples for this goal. The chain learner's are looked for where Ldim is 2 or 3, and taken only where
/// its states fit into memory (fits_memory). Where Ldim is 3 and ε < 1 the lean learner's are then not looked for, which
/// would take up to a minute: in all promises that were tried (α from 1/500 on) they ask for 1.5 times as many and more.
/// d = goal.dimension is Ldim of the class. Throws InputError as lean_constants. Time: that of the plans looked for.
[[nodiscard]] DataConstants data_constants(const AccuracyGoal& goal, const ConceptClass& concept_class);

/// Of these constants: the examples that the promise asks for.
[[nodiscard]] BigInteger examples_of(const DataConstants& constants);
/// LearnerKind::lean or LearnerKind::chain.
[[nodiscard]] LearnerKind learner_of(const DataConstants& constants);
/// The same learner on n rows, with nothing promised (scale_to_budget); none where n is too small for any run.
[[nodiscard]] std::optional<DataConstants> scale_to_budget(const DataConstants& constants, std::uint64_t n);

}  // namespace littlestone
