// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/private_run.hpp"

#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/study/private_run/batch_run.hpp"
#include "core/study/private_run/chain_run.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "core/study/private_run/player.hpp"
#include "core/study/private_run/run_facts.hpp"

namespace littlestone {
namespace {

// The batch worth watching: the first of those whose tournament gave an output at the wanted level, else at the highest
// level any of them drew; batch 0 when all failed.
std::uint64_t batch_to_watch(const std::vector<StableRun>& runs, std::optional<int> wanted) {
  std::uint64_t best = 0;
  int level = -1;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const bool played = runs[i].predictor && !runs[i].failed;
    if (played && runs[i].level == wanted) return i;
    if (played && runs[i].level > level) {
      best = i;
      level = runs[i].level;
    }
  }
  return best;
}

// Runs another learner than M for a run whose scenario is resolved: compute(observer) → a LeanRun or ChainRun. Null when
// it was stopped.
template <class Compute>
auto run_other(PrivateRun& run, SoaAutomaton& soa, const char* stage, const Observer& observer,
               const Compute& compute) {
  std::shared_ptr<const decltype(compute(observer))> made;
  Progress last{stage, 0, 0};
  const Observer asked = [&](const Progress& progress) {
    last = progress;
    return stop_requested(observer, progress) ? Answer::stop : Answer::go_on;
  };
  soa.set_observer([&](const Progress&) { return asked(last); });
  try {
    made = std::make_shared<decltype(compute(observer))>(compute(asked));
    run.result.ended = made->result.ended;
    run.result.hypothesis = made->result.hypothesis;
    run.result.examples = made->result.examples;
    run.result.dimension = made->result.dimension;
    if (run.result.ended == Ended::completed) run.loss = population_loss(run.result.hypothesis, run.distribution());
  } catch (const Stopped&) {
    run.result.ended = Ended::stopped;
  }
  soa.set_observer({});
  if (run.result.ended != Ended::completed) made.reset();
  return made;
}

std::shared_ptr<const LeanRun> run_lean(PrivateRun& run, SoaAutomaton& soa, const Observer& observer) {
  return run_other(run, soa, "batches", observer, [&](const Observer& asked) {
    const LeanConstants constants = lean_constants(goal_of(run.scenario, run.littlestone()), LeanChoosing::noisy);
    return compute_lean_run(soa, run.distribution(), constants, run.scenario.seed, asked);
  });
}

std::shared_ptr<const ChainRun> run_chain(PrivateRun& run, SoaAutomaton& soa, const Observer& observer) {
  return run_other(run, soa, "runs", observer, [&](const Observer& asked) {
    const ChainConstants constants = chain_constants(goal_of(run.scenario, run.littlestone()));
    return compute_chain_run(soa, run.distribution(), constants, run.scenario.seed, asked);
  });
}

// Which batch of a complete run of M is recorded.
using BatchChoice = std::function<std::uint64_t(const std::vector<StableRun>& runs)>;

std::shared_ptr<const PrivateRun> compute_run(const Scenario& scenario, std::shared_ptr<const Instance> instance,
                                              const Observer& observer, const BatchChoice& watched,
                                              const PreparedFunction& prepared) {
  auto run = std::make_shared<PrivateRun>();
  run->scenario = scenario;
  run->instance = std::move(instance);
  const Instance& known = *run->instance;
  std::shared_ptr<SoaAutomaton> soa;
  try {
    const int littlestone = known.littlestone_dimension(observer);
    run->scenario = resolve_constants(scenario, littlestone);
    if (const ListRule list_by = scenario.constants.list_by; list_by != ListRule::laplace) {
      throw InputError("list_by", to_string(list_by), rules::equal_to(to_string(ListRule::laplace)));
    }
    learner_options(run->scenario).validate(littlestone);
    if (prepared) prepared(run->scenario, run->instance);
    (void)known.tree(observer);
    (void)known.vc_dimension(observer);
    soa = std::make_shared<SoaAutomaton>(known.automaton(observer));
  } catch (const Stopped&) {
    run->result.ended = Ended::stopped;
    return run;
  }
  if (const LearnerKind player = player_of(run->scenario); player != LearnerKind::private_learner) {
    if (player == LearnerKind::lean) {
      run->lean = run_lean(*run, *soa, observer);
    } else {
      run->chain = run_chain(*run, *soa, observer);
    }
    run->soa = std::move(soa);
    return run;
  }
  const LearnerData data = run->distribution();
  const PrivateLearnerOptions options = learner_options(run->scenario);
  // While M runs, its automaton's questions report how far M is.
  Progress last{"batches", 0, options.constants.batches};
  const Observer of_m = [&](const Progress& progress) {
    last = progress;
    return stop_requested(observer, progress) ? Answer::stop : Answer::go_on;
  };
  soa->set_observer([&](const Progress&) { return of_m(last); });
  std::optional<TournamentFacts> facts;
  try {
    run->result = run_private_learner(*soa, data, options, of_m);
    if (run->result.ended == Ended::completed) {
      Internals& internals = run->result.internals;
      internals.traced_batch = watched(internals.runs);
      internals.trace = trace_batch(*soa, data, options, internals.traced_batch);
      facts = tournament_facts(*soa, internals.trace, run->distribution().target);
      run->loss = population_loss(run->result.hypothesis, run->distribution());
    }
  } catch (const Stopped&) {
    run->result.ended = Ended::stopped;
  }
  soa->set_observer({});
  run->soa = std::move(soa);
  if (facts) attach_facts(*run, std::move(*facts));
  return run;
}

}  // namespace

std::shared_ptr<const PrivateRun> compute_private_run(const Scenario& scenario,
                                                      std::shared_ptr<const Instance> instance,
                                                      const Observer& observer, std::optional<int> level,
                                                      const PreparedFunction& prepared) {
  const BatchChoice watched = [level](const std::vector<StableRun>& runs) { return batch_to_watch(runs, level); };
  return compute_run(scenario, std::move(instance), observer, watched, prepared);
}

std::shared_ptr<const PrivateRun> compute_batch_run(const Scenario& scenario, std::shared_ptr<const Instance> instance,
                                                    std::uint64_t batch, const Observer& observer,
                                                    const PreparedFunction& prepared) {
  const BatchChoice watched = [batch](const std::vector<StableRun>& runs) {
    return batch < runs.size() ? batch : batch_to_watch(runs, std::nullopt);
  };
  return compute_run(scenario, std::move(instance), observer, watched, prepared);
}

std::shared_ptr<const PrivateRun> compute_private_run(const Scenario& scenario, const Observer& observer,
                                                      std::optional<int> level) {
  return compute_private_run(scenario, instance_of(scenario), observer, level);
}

}  // namespace littlestone
