// SPDX-License-Identifier: GPL-3.0-or-later
// Loss against sample size: learners × sizes × replicates, with the exact population loss of each.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/study/chapters/scenario.hpp"
#include "core/study/intervals.hpp"
#include "core/tournament/vote_law.hpp"

namespace littlestone {

/// All replicates of one learner at one size; in a shard or a coarse answer, those that have been run.
struct SweepCell {
  LearnerKind learner = LearnerKind::private_learner;
  std::uint64_t examples = 0;                                 // n given to the learner
  std::vector<double> losses;                                 // one a replicate, in order; exact population losses
  std::uint64_t empty_lists = 0;                              // replicates that released nothing
  [[nodiscard]] double quantile(double q) const;              // nearest rank, 0 ≤ q ≤ 1
  [[nodiscard]] std::uint64_t successes(double alpha) const;  // replicates with loss ≤ α, to rounding of the loss
  [[nodiscard]] double success_rate(double alpha) const;      // their share
  [[nodiscard]] double mean() const;
};

/// Whether the learner answers with nothing where no predictor is chosen: M, lean and chain.
[[nodiscard]] bool may_release_nothing(LearnerKind learner);

/// What a cell says, with 95 % intervals: Clopper and Pearson's for the success rate, order statistics for the
/// quantiles.
struct CellSummary {
  double q10 = 0, median = 0, q90 = 0;
  Interval q10_interval, median_interval, q90_interval;
  double success_rate = 0;  // share of replicates with loss ≤ α
  Interval success_interval;
  double mean = 0;
};
/// O(R log R) for R losses, of which there must be one.
[[nodiscard]] CellSummary summarize(const SweepCell& cell, double alpha);

/// Whether a share of successes is at least 1 − β, to rounding: 38 of 40 are for β = 0.05.
[[nodiscard]] bool keeps_promise(double success_rate, double beta);

/// From which of the measured sizes on the learner keeps its promise: the least such that there and at all larger ones
/// the success rate is at least 1 − β. None where it is below at the largest. Cells in any order.
[[nodiscard]] std::optional<std::uint64_t> reaching_size(const std::vector<SweepCell>& cells, LearnerKind learner,
                                                         double alpha, double beta);

/// The replicates r with r mod of = index, for sweeps that several processes share: each gets an equal part of every
/// cell.
struct Shard {
  std::uint64_t index = 0;  // below `of`
  std::uint64_t of = 1;
  /// How many of `replicates` are its own.
  [[nodiscard]] std::uint64_t share(std::uint64_t replicates) const { return (replicates + of - 1 - index) / of; }
  friend bool operator==(const Shard&, const Shard&) = default;
};

enum class SweepOrder {
  cell_by_cell,    // learner by learner, sizes rising: finished cells come early
  coarse_to_fine,  // a replicate everywhere, baselines and small sizes first, then four, then sixteen, …
};

/// The law of what one batch of M votes for in the scenario, whose constants must be resolved; null where it costs too
/// much (see exact_vote_law). `instance` is instance_of the scenario; without one, it is made. Throws Stopped when told
/// to.
[[nodiscard]] std::shared_ptr<const VoteLaw> make_vote_law(const Scenario& scenario, const Instance& instance,
                                                           const Observer& observer = {});
[[nodiscard]] std::shared_ptr<const VoteLaw> make_vote_law(const Scenario& scenario, const Observer& observer = {});

struct SweepOptions {
  unsigned threads = 1;  // workers; 0: one a core
  Shard shard;
  SweepOrder order = SweepOrder::cell_by_cell;
  std::vector<SweepCell> known;        // cells that need not be run again: same scenario, same shard, complete
  std::shared_ptr<const VoteLaw> law;  // make_vote_law of the scenario, if the caller has it; null: it is computed
};

struct SweepResult {
  std::vector<SweepCell> cells;  // learner-major, sizes ascending; only cells with all replicates of the shard
  Ended ended = Ended::completed;
  std::optional<double> batch_fails =
      {};  // Pr[a batch's tournament passes N], where M's votes came from their exact law
};

/// Constants for M at a total of at most `n` examples with the proportions of `proportions`: block size n and cap N
/// stay, the number of batches and n' scale with the total. None when not even one batch fits: M then answers SOA(∅).
[[nodiscard]] std::optional<CustomConstants> scale_to_budget(const CustomConstants& proportions, std::uint64_t n);

/// Runs the scenario's sweep; its constants must be resolved, as those of a parsed scenario and of a PrivateRun are.
/// Replicate r of a learner at size n draws from the stream (seed, learner, n, r) alone, so the result depends neither
/// on threads nor on shards nor on the other learners and sizes. `on_cell` gets each newly finished cell (in
/// coarse_to_fine order each cell again and again, with the first 1, 4, 16, … of its replicates), and the observer is
/// asked every 10 ms (stage "sweep", in replicates), both on the calling thread. A stop is heard within a batch of M.
/// One automaton a worker. The number of examples costs nothing: M draws the votes of all its batches from their exact
/// law (learner_simulation.hpp), O(predictors), and where there is none plays them, O(batches · changes of the
/// automaton's state); the lean learner reads rows up to its theorem's number, the constants of which are planned once
/// (lean_constants); GenericLearner takes O(|X|·|H|/64 + |H|), the relabelled learner O(|X|·|H|), the consistent
/// learner O(changes). So the cells are draws from the learners' laws, which are exact to double rounding, and not the
/// runs that run_private_learner makes with the same seeds. `instance` is instance_of the scenario; without one, it is
/// made. Throws InputError.
[[nodiscard]] SweepResult run_sweep(const Scenario& scenario, const Instance& instance, const SweepOptions& options,
                                    const Observer& observer = {},
                                    const std::function<void(const SweepCell&)>& on_cell = {});
[[nodiscard]] SweepResult run_sweep(const Scenario& scenario, const SweepOptions& options,
                                    const Observer& observer = {},
                                    const std::function<void(const SweepCell&)>& on_cell = {});
[[nodiscard]] SweepResult run_sweep(const Scenario& scenario, const Observer& observer = {},
                                    const std::function<void(const SweepCell&)>& on_cell = {});

}  // namespace littlestone
