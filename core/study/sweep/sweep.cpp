// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/sweep/sweep.hpp"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <mutex>
#include <numeric>

#include "core/agnostic/relabel_simulation.hpp"
#include "core/base/shared_value.hpp"
#include "core/base/vector_state.hpp"
#include "core/base/workers.hpp"
#include "core/learner/baselines.hpp"
#include "core/learner/chain_learner.hpp"
#include "core/learner/lean_learner.hpp"
#include "core/learner/learner_simulation.hpp"

namespace littlestone {
namespace {

constexpr double rounding = 1e-12;  // of a loss, which is a sum of weights

// The distribution of M's votes, which the first worker that needs it makes while the others do what needs none.
class SharedLaw {
 public:
  SharedLaw(const Scenario& scenario, const Instance& instance, std::shared_ptr<const VoteLaw> known)
      : scenario_(scenario), instance_(instance) {
    if (known) (void)law_.get([&] { return std::move(known); }, {}, {});
  }

  [[nodiscard]] bool made() const noexcept { return law_.known(); }
  std::shared_ptr<const VoteLaw> get(const Observer& observer) {
    return law_.get([&] { return make_vote_law(scenario_, instance_, observer); }, observer, {"law", 0, 0});
  }

 private:
  const Scenario& scenario_;
  const Instance& instance_;
  SharedValue<std::shared_ptr<const VoteLaw>> law_;
};

// The constants of the lean and the chain learner, each planned when the first worker needs them, by that one.
class SharedConstants {
 public:
  const LeanConstants& lean(const AccuracyGoal& goal, const Observer& observer) {
    return lean_.get([&] { return lean_constants(goal, LeanChoosing::noisy); }, observer, {"constants", 0, 0});
  }
  const ChainConstants& chain(const AccuracyGoal& goal, const Observer& observer) {
    return chain_.get([&] { return chain_constants(goal); }, observer, {"constants", 0, 0});
  }

 private:
  SharedValue<LeanConstants> lean_;
  SharedValue<ChainConstants> chain_;
};

// What one worker needs to run replicates; nothing in it is shared but the instance, the distribution of M's votes and
// the planned constants.
class Bench {
 public:
  Bench(const Scenario& scenario, const Instance& instance, SharedLaw& law, SharedConstants& constants)
      : scenario_(scenario),
        instance_(instance),
        soa_(instance.automaton()),
        blind_loss_(population_loss(instance.soa_of_nothing(), instance.distribution())),
        root_(SeedTree(scenario.seed).child("sweep")),
        law_(law),
        constants_(constants) {}

  struct Outcome {
    double loss = 0;
    bool empty_list = false;
    bool stopped = false;
  };

  Outcome run(LearnerKind learner, std::uint64_t n, std::uint64_t replicate, const Observer& observer) {
    const SeedTree stream = root_.child(to_string(learner)).child(n).child(replicate);
    const Distribution& distribution = instance_.distribution();
    switch (learner) {
      case LearnerKind::private_learner: return run_private(n, stream, observer);
      case LearnerKind::lean: return run_lean(n, stream, observer);
      case LearnerKind::chain: return run_chain(n, stream, observer);
      case LearnerKind::generic: {
        Engine engine = stream.engine();
        const auto h = run_generic_learner(instance_.concept_class(), distribution, n, scenario_.epsilon, engine);
        return {population_loss(instance_.concept_class().row(h), distribution)};
      }
      case LearnerKind::consistent:
        return {population_loss(run_consistent_learner(soa_, distribution, n, stream), distribution)};
      case LearnerKind::relabelled: {
        Engine engine = stream.engine();
        const auto h = run_relabelled_learner(instance_.concept_class(), distribution, n, scenario_.epsilon, engine);
        if (!h) return {blind_loss_};
        return {population_loss(instance_.concept_class().row(*h), distribution)};
      }
    }
    return {};
  }

 private:
  Outcome run_private(std::uint64_t n, const SeedTree& stream, const Observer& observer) {
    const auto constants = scale_to_budget(scenario_.constants, n);
    if (!constants) return {blind_loss_, true};
    if (!private_learner_) {
      private_learner_.emplace(soa_, instance_.distribution(), learner_options(scenario_), law_.get(observer));
    }
    const LearnerOutcome outcome =
        private_learner_->run(constants->batches, constants->selection, constants->removal, stream, observer);
    if (outcome.ended == Ended::stopped) return {0, false, true};
    return {population_loss(outcome.hypothesis, instance_.distribution()), !outcome.released};
  }

  Outcome run_lean(std::uint64_t n, const SeedTree& stream, const Observer& observer) {
    if (!lean_learner_) {
      lean_learner_.emplace(instance_.concept_class(), instance_.distribution(), constants_.lean(goal(), observer));
    }
    const LeanSimulation::Outcome outcome = lean_learner_->run(n, stream, observer);
    if (outcome.ended == Ended::stopped) return {0, false, true};
    return {population_loss(outcome.hypothesis, instance_.distribution()), outcome.is_default};
  }

  Outcome run_chain(std::uint64_t n, const SeedTree& stream, const Observer& observer) {
    if (!chain_learner_) {
      chain_learner_.emplace(instance_.concept_class(), instance_.distribution(), constants_.chain(goal(), observer));
    }
    const ChainSimulation::Outcome outcome = chain_learner_->run(n, stream);
    return {population_loss(outcome.hypothesis, instance_.distribution()), outcome.is_default};
  }

  [[nodiscard]] AccuracyGoal goal() const { return goal_of(scenario_, instance_.littlestone_dimension()); }

  const Scenario& scenario_;
  const Instance& instance_;
  SoaAutomaton soa_;
  double blind_loss_;  // of SOA(∅)
  SeedTree root_;
  SharedLaw& law_;
  SharedConstants& constants_;
  std::optional<LearnerSimulation> private_learner_;
  std::optional<LeanSimulation> lean_learner_;
  std::optional<ChainSimulation> chain_learner_;
};

// A cell being filled: replicates are numbered within the shard, stage s ends before stage_ends[s].
struct Filling {
  SweepCell cell;
  std::vector<std::uint8_t> empty;        // one a replicate: M released nothing
  std::vector<std::uint64_t> stage_ends;  // rising, the last is all of them
  std::vector<std::uint64_t> stage_left;  // replicates of each stage still to come
  std::size_t stages_told = 0;

  // The stages that are complete, and every one before them.
  [[nodiscard]] std::size_t stages_done() const {
    return static_cast<std::size_t>(
        std::find_if(stage_left.begin(), stage_left.end(), [](auto left) { return left > 0; }) - stage_left.begin());
  }
  // The cell with the replicates of its first `stages` stages.
  [[nodiscard]] SweepCell prefix(std::size_t stages) const {
    const auto end = static_cast<std::ptrdiff_t>(stages == 0 ? 0 : stage_ends[stages - 1]);
    SweepCell part;
    part.learner = cell.learner;
    part.examples = cell.examples;
    part.losses.assign(cell.losses.begin(), cell.losses.begin() + end);  // what follows is being written
    part.empty_lists = std::accumulate(empty.begin(), empty.begin() + end, std::uint64_t{0});
    return part;
  }
};

struct Task {
  std::size_t cell = 0;
  std::size_t stage = 0;
  std::uint64_t first = 0;  // replicates of the shard
  std::uint64_t last = 0;
};

std::vector<std::uint64_t> stage_ends(std::uint64_t replicates, SweepOrder order) {
  std::vector<std::uint64_t> ends;
  if (order == SweepOrder::coarse_to_fine) {
    for (std::uint64_t end = 1; end < replicates; end *= 4) ends.push_back(end);
  }
  ends.push_back(replicates);
  return ends;
}

// Few enough examples that a worker is free again soon, many enough that handing out costs nothing.
std::uint64_t replicates_at_once(std::uint64_t examples) {
  return std::clamp<std::uint64_t>(1'000'000 / examples, 1, 64);
}

std::vector<Task> tasks_of(const std::vector<Filling>& fillings, SweepOrder order) {
  std::vector<std::size_t> cells;
  for (std::size_t c = 0; c < fillings.size(); ++c) {
    if (!fillings[c].stage_left.empty()) cells.push_back(c);
  }
  if (order == SweepOrder::coarse_to_fine) {
    std::stable_sort(cells.begin(), cells.end(), [&](std::size_t a, std::size_t b) {
      const auto rank = [&](std::size_t c) {
        const LearnerKind learner = fillings[c].cell.learner;
        return std::pair(may_release_nothing(learner), fillings[c].cell.examples);
      };
      return rank(a) < rank(b);
    });
  }
  std::size_t stages = 0;
  for (const std::size_t c : cells) stages = std::max(stages, fillings[c].stage_ends.size());
  std::vector<Task> tasks;
  for (std::size_t stage = 0; stage < stages; ++stage) {
    for (const std::size_t c : cells) {
      const Filling& filling = fillings[c];
      const std::uint64_t step = replicates_at_once(filling.cell.examples);
      const std::uint64_t end = filling.stage_ends[stage];
      for (std::uint64_t r = stage == 0 ? 0 : filling.stage_ends[stage - 1]; r < end; r += step) {
        tasks.push_back({c, stage, r, std::min(r + step, end)});
      }
    }
  }
  return tasks;
}

}  // namespace

bool may_release_nothing(LearnerKind learner) {
  return learner == LearnerKind::private_learner || learner == LearnerKind::lean || learner == LearnerKind::chain;
}

double SweepCell::quantile(double q) const {
  std::vector<double> sorted = losses;
  std::sort(sorted.begin(), sorted.end());
  return nearest_rank(sorted, q);
}

std::uint64_t SweepCell::successes(double alpha) const {
  return static_cast<std::uint64_t>(
      std::count_if(losses.begin(), losses.end(), [&](double loss) { return loss <= alpha + rounding; }));
}

double SweepCell::success_rate(double alpha) const {
  return static_cast<double>(successes(alpha)) / static_cast<double>(losses.size());
}

double SweepCell::mean() const {
  return std::accumulate(losses.begin(), losses.end(), 0.0) / static_cast<double>(losses.size());
}

CellSummary summarize(const SweepCell& cell, double alpha) {
  assert(!cell.losses.empty());
  std::vector<double> sorted = cell.losses;
  std::sort(sorted.begin(), sorted.end());
  CellSummary summary;
  summary.q10 = nearest_rank(sorted, 0.1);
  summary.median = nearest_rank(sorted, 0.5);
  summary.q90 = nearest_rank(sorted, 0.9);
  summary.q10_interval = quantile_interval(sorted, 0.1, 0, 1);
  summary.median_interval = quantile_interval(sorted, 0.5, 0, 1);
  summary.q90_interval = quantile_interval(sorted, 0.9, 0, 1);
  summary.success_rate = cell.success_rate(alpha);
  summary.success_interval = clopper_pearson(cell.successes(alpha), cell.losses.size());
  summary.mean = cell.mean();
  return summary;
}

bool keeps_promise(double success_rate, double beta) { return success_rate >= 1 - beta - rounding; }

std::optional<std::uint64_t> reaching_size(const std::vector<SweepCell>& cells, LearnerKind learner, double alpha,
                                           double beta) {
  std::uint64_t last_failing = 0;
  for (const SweepCell& cell : cells) {
    if (cell.learner == learner && !keeps_promise(cell.success_rate(alpha), beta)) {
      last_failing = std::max(last_failing, cell.examples);
    }
  }
  std::optional<std::uint64_t> reached;
  for (const SweepCell& cell : cells) {
    if (cell.learner == learner && cell.examples > last_failing && (!reached || cell.examples < *reached)) {
      reached = cell.examples;
    }
  }
  return reached;
}

std::optional<CustomConstants> scale_to_budget(const CustomConstants& proportions, std::uint64_t n) {
  const BigInteger batch = BigInteger(proportions.cap) + proportions.auxiliary;
  const BigInteger total = batch * proportions.batches + proportions.selection;
  CustomConstants scaled = proportions;
  scaled.selection = BigInteger(BigInteger(n) * proportions.selection / total).convert_to<std::uint64_t>();
  scaled.batches = BigInteger((n - scaled.selection) / batch).convert_to<std::uint64_t>();
  if (scaled.batches == 0) return std::nullopt;
  scaled.removal =
      BigInteger(BigInteger(proportions.removal) * scaled.batches / proportions.batches).convert_to<std::uint64_t>();
  return scaled;
}

std::shared_ptr<const VoteLaw> make_vote_law(const Scenario& scenario, const Instance& instance,
                                             const Observer& observer) {
  SoaAutomaton soa = instance.automaton(observer);  // a fresh one, so that the law has the same bits in every program
  const StableLearnerOptions options =
      stable_learner_options(scenario.constants, instance.littlestone_dimension(observer));
  auto law = exact_vote_law(soa, instance.distribution(), options, {}, observer);
  return law ? std::make_shared<const VoteLaw>(std::move(*law)) : nullptr;
}

std::shared_ptr<const VoteLaw> make_vote_law(const Scenario& scenario, const Observer& observer) {
  return make_vote_law(scenario, *instance_of(scenario), observer);
}

namespace {

// Deals the tasks out in order. A task that needs the distribution waits behind those that need none while another
// worker makes the distribution.
class Deal {
 public:
  Deal(std::vector<Task> tasks, const std::vector<Filling>& fillings, const CustomConstants& proportions,
       const SharedLaw& law)
      : tasks_(std::move(tasks)), law_(law) {
    for (std::size_t t = 0; t < tasks_.size(); ++t) {
      const SweepCell& cell = fillings[tasks_[t].cell].cell;
      // Below one batch M answers without its distribution, so such a task does not make it either.
      const bool needs_law =
          cell.learner == LearnerKind::private_learner && scale_to_budget(proportions, cell.examples).has_value();
      (needs_law ? by_law_ : others_).push_back(t);
    }
  }

  [[nodiscard]] std::size_t size() const noexcept { return tasks_.size(); }

  // The next task, or null where there is none left.
  const Task* take() {
    const std::lock_guard lock(mutex_);
    const bool law = next_by_law_ < by_law_.size();
    const bool other = next_other_ < others_.size();
    if (!law && !other) return nullptr;
    const bool held_back = in_the_making_ && !law_.made();
    const bool by_law = law && (!other || (!held_back && by_law_[next_by_law_] < others_[next_other_]));
    if (by_law) in_the_making_ = true;
    return &tasks_[by_law ? by_law_[next_by_law_++] : others_[next_other_++]];
  }

 private:
  std::vector<Task> tasks_;
  const SharedLaw& law_;
  std::vector<std::size_t> by_law_;  // places of the tasks of M that need it
  std::vector<std::size_t> others_;
  std::mutex mutex_;
  std::size_t next_by_law_ = 0;
  std::size_t next_other_ = 0;
  bool in_the_making_ = false;  // some worker has such a task
};

}  // namespace

SweepResult run_sweep(const Scenario& scenario, const Instance& instance, const SweepOptions& options,
                      const Observer& observer, const std::function<void(const SweepCell&)>& on_cell) {
  settle_vector_state();
  assert(options.shard.index < options.shard.of);
  const std::uint64_t replicates = options.shard.share(scenario.replicates);

  std::vector<Filling> fillings;
  std::uint64_t replicates_in_all = 0;
  for (const LearnerKind learner : scenario.learners) {
    for (const std::uint64_t n : scenario.sizes) {
      Filling filling;
      filling.cell.learner = learner;
      filling.cell.examples = n;
      const auto known = std::find_if(options.known.begin(), options.known.end(), [&](const SweepCell& cell) {
        return cell.learner == learner && cell.examples == n && cell.losses.size() == replicates;
      });
      if (known != options.known.end()) {
        filling.cell = *known;
      } else {
        filling.cell.losses.resize(replicates);
        filling.empty.resize(replicates);
        filling.stage_ends = stage_ends(replicates, options.order);
        filling.stage_left = filling.stage_ends;
        std::adjacent_difference(filling.stage_ends.begin(), filling.stage_ends.end(), filling.stage_left.begin());
        replicates_in_all += replicates;
      }
      fillings.push_back(std::move(filling));
    }
  }
  SharedLaw law(scenario, instance, options.law);
  Deal deal(tasks_of(fillings, options.order), fillings, scenario.constants, law);

  // What the workers share besides the deal: under the mutex the stages of the fillings.
  std::atomic<std::uint64_t> replicates_done{0};
  std::mutex mutex;
  std::vector<std::size_t> grown;  // cells with a stage that is newly complete
  SharedConstants constants;
  const auto work = [&](Workers& workers, unsigned) {
    const Observer within = [&](const Progress&) { return workers.stopping() ? Answer::stop : Answer::go_on; };
    try {
      std::optional<Bench> bench;  // made where it is needed
      for (const Task* task = deal.take(); task != nullptr && !workers.stopping(); task = deal.take()) {
        if (!bench) bench.emplace(scenario, instance, law, constants);
        Filling& filling = fillings[task->cell];
        for (std::uint64_t r = task->first; r < task->last && !workers.stopping(); ++r) {
          const std::uint64_t replicate = options.shard.index + r * options.shard.of;
          const auto outcome = bench->run(filling.cell.learner, filling.cell.examples, replicate, within);
          if (outcome.stopped) break;
          filling.cell.losses[r] = outcome.loss;  // its own place: no other task writes there
          filling.empty[r] = outcome.empty_list ? 1 : 0;
          ++replicates_done;
        }
        if (workers.stopping()) break;
        const std::lock_guard lock(mutex);
        filling.stage_left[task->stage] -= task->last - task->first;
        if (filling.stage_left[task->stage] == 0) {
          grown.push_back(task->cell);
          workers.tell();
        }
      }
    } catch (const Stopped&) {  // told to, in the middle of the distribution
    }
  };

  bool stopped = stop_requested(observer, {"sweep", 0, replicates_in_all});
  if (!stopped && deal.size() > 0) {
    try {
      (void)instance.littlestone_dimension(observer);  // once, and not by a worker, which cannot report
    } catch (const Stopped&) {
      stopped = true;
    }
  }
  if (!stopped && deal.size() > 0) {
    Workers workers;
    for (std::size_t w = std::min<std::size_t>(threads_asked(options.threads), deal.size()); w > 0; --w) {
      workers.start(work);
    }
    constexpr unsigned between_ms = 10;
    std::vector<SweepCell> news;
    for (bool over = false; !over;) {
      workers.wait(between_ms);
      over = workers.working() == 0;  // what has grown by then is told below
      {
        const std::lock_guard lock(mutex);
        for (const std::size_t c : grown) {
          Filling& filling = fillings[c];
          const std::size_t done = filling.stages_done();
          if (done == filling.stages_told) continue;
          filling.stages_told = done;
          if (on_cell) news.push_back(filling.prefix(done));
        }
        grown.clear();
      }
      for (const SweepCell& cell : news) on_cell(cell);
      news.clear();
      if (stop_requested(observer, {"sweep", replicates_done, replicates_in_all})) workers.request_stop();
    }
    (void)workers.finish();
  }

  SweepResult sweep;
  if (law.made()) {
    if (const auto votes = law.get(observer)) sweep.batch_fails = votes->sample_fails;
  }
  for (Filling& filling : fillings) {
    if (filling.stages_done() < filling.stage_left.size()) {
      sweep.ended = Ended::stopped;
      continue;
    }
    sweep.cells.push_back(filling.stage_left.empty() ? std::move(filling.cell)
                                                     : filling.prefix(filling.stage_ends.size()));
  }
  return sweep;
}

SweepResult run_sweep(const Scenario& scenario, const SweepOptions& options, const Observer& observer,
                      const std::function<void(const SweepCell&)>& on_cell) {
  return run_sweep(scenario, *instance_of(scenario), options, observer, on_cell);
}

SweepResult run_sweep(const Scenario& scenario, const Observer& observer,
                      const std::function<void(const SweepCell&)>& on_cell) {
  return run_sweep(scenario, SweepOptions{}, observer, on_cell);
}

}  // namespace littlestone
