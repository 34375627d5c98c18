// SPDX-License-Identifier: GPL-3.0-or-later
// One run of the private learner: what the pages of the first chapter, its figures and the headless run draw from.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "core/instance/instance.hpp"
#include "core/study/chapters/scenario.hpp"

namespace littlestone {

struct LeanRun;
struct ChainRun;

/// One run of the private learner on an instance: of M, the lean learner or the chain learner, as the scenario says
/// (player.hpp). Immutable once made; shared by all views. Predictor and state ids in the trace are of `soa`, of which
/// views use only the const members.
struct PrivateRun {
  Scenario scenario;  // its constants are resolved
  std::shared_ptr<const Instance> instance;
  std::shared_ptr<const SoaAutomaton> soa;  // the automaton that the run met its states with; null: stopped before it
  PrivateLearnerResult result;
  double loss = 0;                        // exact population loss of result.hypothesis
  std::shared_ptr<const LeanRun> lean;    // of a complete run of the lean learner; predictors are of `soa`
  std::shared_ptr<const ChainRun> chain;  // of a complete run of the chain learner; predictors are of `soa`
  /// Whether M learns.
  [[nodiscard]] bool is_of_m() const { return !lean && !chain; }

  // Of the instance. A run that was not stopped has them worked out, so that none of these takes time.
  [[nodiscard]] const ConceptClass& concept_class() const { return instance->concept_class(); }
  [[nodiscard]] const Distribution& distribution() const { return instance->distribution(); }
  [[nodiscard]] int littlestone() const { return instance->littlestone_dimension(); }
  [[nodiscard]] const VcResult& vc() const { return instance->vc_dimension(); }
  [[nodiscard]] const MistakeTree& tree() const { return instance->tree(); }
};

/// Called on the calling thread once the scenario is known to be one that can be run, before anything of the run is
/// worked out. `scenario` has its constants resolved, and Ldim of the instance is known.
using PreparedFunction = std::function<void(const Scenario& scenario, const std::shared_ptr<const Instance>& instance)>;

/// Works out what the instance does not know yet of dimensions and tree, then one run of M with the scenario's seed,
/// and the record of one batch of it: the first with an output at `level` where one came up there, else at the highest
/// level that came up. The list is the stable histogram's: of another rule there is no picture of noise and threshold,
/// and it is refused (field "list_by"). Of the lean and the chain learner a run has no such record, but a part of its own;
/// the chain learner is for Ldim 2 and 3 (field "dimension"), and its planner is not asked to stop (chain_constants).
/// Throws InputError; a stopped run has result.ended = stopped, and what comes
/// after the stop is empty. The observer is asked as in run_private_learner, and before it about every 20 ms of the
/// search for dimension, tree and predictor. `instance` is instance_of the scenario: nothing that it knows already is
/// worked out again.
[[nodiscard]] std::shared_ptr<const PrivateRun> compute_private_run(const Scenario& scenario,
                                                                    std::shared_ptr<const Instance> instance,
                                                                    const Observer& observer = {},
                                                                    std::optional<int> level = std::nullopt,
                                                                    const PreparedFunction& prepared = {});
/// The same on an instance of its own.
[[nodiscard]] std::shared_ptr<const PrivateRun> compute_private_run(const Scenario& scenario,
                                                                    const Observer& observer = {},
                                                                    std::optional<int> level = std::nullopt);

}  // namespace littlestone
