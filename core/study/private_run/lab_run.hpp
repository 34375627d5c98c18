// SPDX-License-Identifier: GPL-3.0-or-later
// One scenario, computed: what the pages of the window, the figures and the headless run all draw from.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "core/instance/instance.hpp"
#include "core/study/scenario/scenario.hpp"

namespace littlestone {

/// Everything computed for one scenario. Immutable once made; shared by all views. Predictor and state ids in the trace
/// are of `soa`, of which views use only the const members.
struct LabRun {
  Scenario scenario;
  std::shared_ptr<const Instance> instance;  // what the next four are of
  std::shared_ptr<const ConceptClass> concept_class;
  std::shared_ptr<const SoaAutomaton> soa;
  Distribution distribution;
  int littlestone = 0;
  int vc = 0;
  bool vc_exact = true;  // false: VC is at least `vc`, the search was cut short
  MistakeTree tree;
  PrivateLearnerResult result;
  double loss = 0;  // exact population loss of result.hypothesis
};

/// Called on the calling thread once the scenario is known to be one that can be run, before anything of the run is
/// worked out. `scenario` has its constants resolved, and Ldim of the instance is known.
using PreparedFunction = std::function<void(const Scenario& scenario, const std::shared_ptr<const Instance>& instance)>;

/// Computes the scenario: class, dimensions, tree, one run of M with the scenario's seed, and the record of one batch
/// of it: the first with an output at `level` where one came up there, else at the highest level that came up. The list
/// is the stable histogram's: of another rule there is no picture of noise and threshold, and it is refused (field
/// "list_by"). Throws InputError; a stopped run has result.ended = stopped, and what comes after the stop is empty. The
/// observer is asked as in run_private_learner, and before it about every 20 ms of the search for dimension, tree and
/// predictor. `instance` is instance_of the scenario: nothing that it knows already is worked out again.
[[nodiscard]] std::shared_ptr<const LabRun> compute_lab_run(const Scenario& scenario,
                                                            std::shared_ptr<const Instance> instance,
                                                            const Observer& observer = {},
                                                            std::optional<int> level = std::nullopt,
                                                            const PreparedFunction& prepared = {});
/// The same on an instance of its own.
[[nodiscard]] std::shared_ptr<const LabRun> compute_lab_run(const Scenario& scenario, const Observer& observer = {},
                                                            std::optional<int> level = std::nullopt);

}  // namespace littlestone
