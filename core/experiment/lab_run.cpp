// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/lab_run.hpp"

#include "core/concept/families.hpp"

namespace littlestone {
namespace {

// The batch worth watching: the first of those with an output at the wanted level, else at the highest level any of them
// drew; batch 0 when all failed.
std::uint64_t batch_to_watch(const std::vector<StableRun>& runs, std::optional<int> wanted) {
  std::uint64_t best = 0;
  int level = -1;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    if (runs[i].predictor && runs[i].level == wanted) return i;
    if (runs[i].predictor && runs[i].level > level) {
      best = i;
      level = runs[i].level;
    }
  }
  return best;
}

// VC is an aside here: a second of search at most.
constexpr std::uint64_t most_vc_words = 100'000'000;

}  // namespace

std::shared_ptr<const LabRun> compute_lab_run(const Scenario& scenario, const Observer& observer,
                                              std::optional<int> level) {
  auto run = std::make_shared<LabRun>();
  run->scenario = scenario;
  run->concept_class = std::make_shared<ConceptClass>(make_class(scenario.class_text));
  run->distribution = make_distribution(*run->concept_class, scenario.marginal, scenario.target);
  std::shared_ptr<SoaAutomaton> soa;
  try {
    soa = std::make_shared<SoaAutomaton>(*run->concept_class, observer);
    run->tree = shattered_tree(soa->engine(), run->concept_class->everything());
  } catch (const Stopped&) {
    run->result.ended = Ended::stopped;
    return run;
  }
  run->littlestone = run->tree.depth;
  const VcResult vc = bound_vc_dimension(*run->concept_class, run->littlestone, most_vc_words, observer);
  run->vc = vc.dimension;
  run->vc_exact = vc.exact;
  const LearnerData data = run->distribution;
  run->scenario = resolve_constants(scenario, run->littlestone);
  const PrivateLearnerOptions options = learner_options(run->scenario);
  // A question of the automaton in the middle of M asks too, but what is told is how far M is.
  Progress last{"batches", 0, options.constants.batches};
  const Observer of_m = [&](const Progress& progress) {
    last = progress;
    return stop_requested(observer, progress) ? Answer::stop : Answer::go_on;
  };
  soa->set_observer([&](const Progress&) { return of_m(last); });
  try {
    run->result = run_private_learner(*soa, data, options, of_m);
    if (run->result.ended == Ended::completed) {
      Internals& internals = run->result.internals;
      internals.traced_batch = batch_to_watch(internals.runs, level);
      internals.trace = trace_batch(*soa, data, options, internals.traced_batch);
      run->loss = population_loss(run->result.hypothesis, run->distribution);
    }
  } catch (const Stopped&) {
    run->result.ended = Ended::stopped;
  }
  soa->set_observer({});
  run->soa = std::move(soa);
  return run;
}

}  // namespace littlestone
