// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/sweep.hpp"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <numeric>
#include <thread>

#include "core/base/vector_state.hpp"
#include "core/concept/families.hpp"
#include "core/learner/baselines.hpp"
#include "core/learner/learner_simulation.hpp"

namespace littlestone {
namespace {

constexpr double rounding = 1e-12;  // of a loss, which is a sum of weights

// Made when the first worker needs it, by that one.
class SharedLaw {
 public:
  explicit SharedLaw(std::shared_ptr<const VoteLaw> known) : law_(std::move(known)) {}

  std::shared_ptr<const VoteLaw> get(const Scenario& scenario, const Observer& observer) {
    std::call_once(made_, [&] {
      if (!law_) law_ = make_vote_law(scenario, observer);
    });
    return law_;
  }

 private:
  std::once_flag made_;
  std::shared_ptr<const VoteLaw> law_;
};

// What one worker needs to run replicates; nothing in it is shared but the class, the distribution and the law of M's votes.
class Bench {
 public:
  Bench(const Scenario& scenario, const ConceptClass& concept_class, const Distribution& distribution, SharedLaw& law)
      : scenario_(scenario),
        concept_class_(concept_class),
        distribution_(distribution),
        soa_(concept_class),
        blind_loss_(population_loss(soa_.labels_at(SoaAutomaton::start()), distribution_)),
        root_(SeedTree(scenario.seed).child("sweep")),
        law_(law) {}

  struct Outcome {
    double loss = 0;
    bool empty_list = false;
    bool stopped = false;
  };

  Outcome run(LearnerKind learner, std::uint64_t n, std::uint64_t replicate, const Observer& observer) {
    const SeedTree stream = root_.child(to_string(learner)).child(n).child(replicate);
    switch (learner) {
      case LearnerKind::private_learner: return run_private(n, stream, observer);
      case LearnerKind::generic: {
        Engine engine = stream.engine();
        const auto h = run_generic_learner(concept_class_, distribution_, n, scenario_.epsilon, engine);
        return {population_loss(concept_class_.row(h), distribution_)};
      }
      case LearnerKind::consistent:
        return {population_loss(run_consistent_learner(soa_, distribution_, n, stream), distribution_)};
    }
    return {};
  }

 private:
  Outcome run_private(std::uint64_t n, const SeedTree& stream, const Observer& observer) {
    const auto constants = scale_to_budget(scenario_.constants, n);
    if (!constants) return {blind_loss_, true};
    if (!private_learner_) {
      private_learner_.emplace(concept_class_, distribution_, learner_options(scenario_),
                               law_.get(scenario_, observer));
    }
    const LearnerOutcome outcome =
        private_learner_->run(constants->batches, constants->selection, constants->removal, stream, observer);
    if (outcome.ended == Ended::stopped) return {0, false, true};
    return {population_loss(outcome.hypothesis, distribution_), !outcome.released};
  }

  const Scenario& scenario_;
  const ConceptClass& concept_class_;
  const Distribution& distribution_;
  SoaAutomaton soa_;
  double blind_loss_;  // of SOA(∅)
  SeedTree root_;
  SharedLaw& law_;
  std::optional<LearnerSimulation> private_learner_;
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
        return std::pair(fillings[c].cell.learner == LearnerKind::private_learner, fillings[c].cell.examples);
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

std::shared_ptr<const VoteLaw> make_vote_law(const Scenario& scenario, const Observer& observer) {
  const ConceptClass concept_class = make_class(scenario.class_text);
  const Distribution distribution = make_distribution(concept_class, scenario.marginal, scenario.target);
  SoaAutomaton soa(concept_class, observer);  // a fresh one, so that the law has the same bits whoever makes it
  StableLearnerOptions options{scenario.constants.auxiliary, scenario.constants.cap, scenario.constants.levels};
  if (options.levels.empty()) {
    options.levels.assign(static_cast<std::size_t>(soa.dimension(SoaAutomaton::start())) + 1, Rational(1));
  }
  auto law = exact_vote_law(soa, distribution, options, {}, observer);
  return law ? std::make_shared<const VoteLaw>(std::move(*law)) : nullptr;
}

SweepResult run_sweep(const Scenario& scenario, const SweepOptions& options, const Observer& observer,
                      const std::function<void(const SweepCell&)>& on_cell) {
  settle_vector_state();
  assert(options.shard.index < options.shard.of);
  const ConceptClass concept_class = make_class(scenario.class_text);
  const Distribution distribution = make_distribution(concept_class, scenario.marginal, scenario.target);
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
  const std::vector<Task> tasks = tasks_of(fillings, options.order);

  // Workers take the tasks in order. What they share: the next task, whether to stop, and under the mutex the fillings.
  std::atomic<std::size_t> next_task{0};
  std::atomic<bool> stop{false};
  std::atomic<std::uint64_t> replicates_done{0};
  std::mutex mutex;
  std::condition_variable changed;
  std::vector<std::size_t> grown;  // cells with a stage that is newly complete
  std::size_t working = 0;
  std::exception_ptr failure;
  SharedLaw law(options.law);

  const Observer within = [&](const Progress&) { return stop.load() ? Answer::stop : Answer::go_on; };
  const auto work = [&] {
    try {
      std::optional<Bench> bench;  // made where it is needed
      for (std::size_t t = next_task++; t < tasks.size() && !stop; t = next_task++) {
        const Task& task = tasks[t];
        if (!bench) bench.emplace(scenario, concept_class, distribution, law);
        Filling& filling = fillings[task.cell];
        for (std::uint64_t r = task.first; r < task.last && !stop; ++r) {
          const std::uint64_t replicate = options.shard.index + r * options.shard.of;
          const auto outcome = bench->run(filling.cell.learner, filling.cell.examples, replicate, within);
          if (outcome.stopped) break;
          filling.cell.losses[r] = outcome.loss;  // its own place: no other task writes there
          filling.empty[r] = outcome.empty_list ? 1 : 0;
          ++replicates_done;
        }
        if (stop) break;
        const std::lock_guard lock(mutex);
        filling.stage_left[task.stage] -= task.last - task.first;
        if (filling.stage_left[task.stage] == 0) {
          grown.push_back(task.cell);
          changed.notify_one();
        }
      }
    } catch (const Stopped&) {  // told to, in the middle of the law
    } catch (...) {
      const std::lock_guard lock(mutex);
      failure = std::current_exception();
      stop = true;
    }
    const std::lock_guard lock(mutex);
    --working;
    changed.notify_one();
  };

  bool stopped = stop_requested(observer, {"sweep", 0, replicates_in_all});
  if (!stopped && !tasks.empty()) {
    const unsigned asked = options.threads > 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::jthread> workers;
    struct StopAtExit {  // also when the observer throws: the workers are joined after this
      std::atomic<bool>& stop;
      ~StopAtExit() { stop = true; }
    } const stop_at_exit{stop};
    working = std::min<std::size_t>(asked, tasks.size());
    for (std::size_t w = working; w > 0; --w) workers.emplace_back(work);

    std::vector<SweepCell> news;
    for (std::unique_lock lock(mutex);;) {
      changed.wait_for(lock, std::chrono::milliseconds(10), [&] { return working == 0 || !grown.empty(); });
      const bool over = working == 0;
      for (const std::size_t c : grown) {
        Filling& filling = fillings[c];
        const std::size_t done = filling.stages_done();
        if (done == filling.stages_told) continue;
        filling.stages_told = done;
        if (on_cell) news.push_back(filling.prefix(done));
      }
      grown.clear();
      lock.unlock();
      for (const SweepCell& cell : news) on_cell(cell);
      news.clear();
      if (stop_requested(observer, {"sweep", replicates_done, replicates_in_all})) {
        stopped = true;
        stop = true;
      }
      lock.lock();
      if (over && grown.empty()) break;
    }
  }
  if (failure) std::rethrow_exception(failure);

  SweepResult sweep;
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

SweepResult run_sweep(const Scenario& scenario, const Observer& observer,
                      const std::function<void(const SweepCell&)>& on_cell) {
  return run_sweep(scenario, SweepOptions{}, observer, on_cell);
}

}  // namespace littlestone
