// SPDX-License-Identifier: GPL-3.0-or-later
// The lean learner on the command line: `learn --learner lean` and `privacy --learner lean`.
#pragma once

#include "app/cli/planned.hpp"
#include "app/cli/shared_options.hpp"
#include "core/learner/lean_constants.hpp"

namespace littlestone::cli {

/// The learner that a call of `learn` or `privacy` names.
enum class CalledLearner { tournament, lean, chain };

/// That of --learner, or of --constants where it is lean or chain, or `of_scenario`, the scenario's player, where the
/// call asks for no constants; else M. Throws InputError (field "learner") for another name, chain among them
/// without `with_chain`, and (fields "constants", "choosing", …) where options of two learners are mixed.
[[nodiscard]] CalledLearner called_learner(const Call& call, LearnerKind of_scenario, bool with_chain);

/// --learner, with chain among the names or not, and --choosing.
void add_lean_options(Options& options, bool with_chain);

/// --rows, --repetitions, --opponents, --variant, --gap and --vote-share: with --batches, --selection and --cap the
/// numbers of the lean learner that are chosen by hand.
void add_lean_item_options(Options& options);

/// The lean learner of these constants, planned or chosen by hand (`custom`), with at most so many states a batch (0: as
/// many as it takes). Class and automaton must outlive it.
[[nodiscard]] PlannedLearner planned_lean(const LeanConstants& constants, bool custom,
                                          const ConceptClass& concept_class, SoaAutomaton& soa,
                                          std::uint64_t most_states);

/// `learn --learner lean`, after the options were checked against each other; `scenario` holds class, distribution,
/// goal and seed.
[[nodiscard]] int learn_lean(const Call& call, const Scenario& scenario);

/// `privacy --learner lean`; `scenario` holds goal, number of batches and selection.
[[nodiscard]] int privacy_lean(const Call& call, const Scenario& scenario);

}  // namespace littlestone::cli
