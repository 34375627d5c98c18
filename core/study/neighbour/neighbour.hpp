// SPDX-License-Identifier: GPL-3.0-or-later
// Why M is private: one example of one batch changes, one vote moves, and the two laws of what leaves are nearly the
// same.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "core/instance/instance.hpp"
#include "core/privacy/stable_histogram.hpp"
#include "core/study/chapters/scenario.hpp"

namespace littlestone {

/// One predictor that a batch votes for before or after the change.
struct NeighbourVotes {
  LabelVector labels;
  std::uint64_t before = 0;  // votes
  std::uint64_t after = 0;
};

/// How far the released lists of two vote counts are from each other. A list holds for each predictor with a vote
/// nothing, or its noisy count; the predictors are independent, so what follows is exact (to double rounding).
struct NeighbourLaws {
  /// Largest ratio of the probabilities of one list, larger to smaller, over the lists that both laws can give; at most
  /// e^ε.
  double worst_ratio = 1;
  /// Probability of the lists that only one of the laws can give, the larger of both; at most δ.
  double left_over = 0;
  /// The least δ for which these two laws are (ε, δ)-close: Σ max(0, p − e^ε q), the larger of both directions. At most
  /// δ.
  double delta_needed = 0;
  /// Half the sum of |p − q|: the most by which the chance of any set of lists differs. If each of
  /// the two laws is used with probability 1/2, the best guess of the law from the list is right with probability
  /// (1 + total_variation) / 2.
  double total_variation = 0;
};

/// The laws of `votes` through `histogram`. Removal of small released counts is a function of the list and changes none
/// of the bounds. O(3^v) for v predictors whose votes differ; throws InputError (field "votes") for more than 12 of
/// them.
[[nodiscard]] NeighbourLaws neighbour_laws(const StableHistogram& histogram, const std::vector<NeighbourVotes>& votes);

/// One change and what it moves.
struct NeighbourChange {
  std::uint64_t example = 0;  // of the batch, 1-based
  Example to;
  std::optional<LabelVector> vote_after;  // none: Fail
  NeighbourLaws laws;
};

/// One run of M, and one batch of it as a list of N + n examples: those that it read, in the order it read them, then
/// fresh ones, which it would not read. Coins and level are the run's.
class NeighbourStudy {
 public:
  /// Runs M with the scenario's seed. `instance` is instance_of(scenario). Throws InputError as run_private_learner
  /// does, and (field "learner") for a scenario of the lean learner, (field "batch") for a batch outside 1 … batches,
  /// (field "cap") where N + n is above 10^5, Stopped.
  NeighbourStudy(const Scenario& scenario, const Instance& instance, std::uint64_t batch,
                 const Observer& observer = {});

  [[nodiscard]] std::uint64_t batch() const { return batch_; }
  [[nodiscard]] const Sample& rows() const { return rows_; }
  /// How many of the rows the batch read.
  [[nodiscard]] std::uint64_t read() const { return read_; }
  [[nodiscard]] const std::optional<LabelVector>& vote() const { return vote_; }  // none: Fail
  [[nodiscard]] const StableHistogram& histogram() const { return histogram_; }

  /// Row `example` (1-based) becomes `to`: G runs again on the changed list with the same coins. Throws InputError
  /// (fields "example", "move").
  [[nodiscard]] NeighbourChange change(std::uint64_t example, Example to);
  /// The votes of all batches before and after, those with any, by falling count before.
  [[nodiscard]] std::vector<NeighbourVotes> votes(const std::optional<LabelVector>& vote_after) const;
  /// All changes of one row that move the vote, or of every row that is read: each other point and label. Throws
  /// Stopped.
  [[nodiscard]] std::vector<NeighbourChange> changes(std::optional<std::uint64_t> example = std::nullopt,
                                                     const Observer& observer = {});
  /// The one of them that needs the largest δ, of these the one with the largest ratio; none where no change moves the
  /// vote.
  [[nodiscard]] std::optional<NeighbourChange> worst(std::optional<std::uint64_t> example = std::nullopt,
                                                     const Observer& observer = {});

 private:
  [[nodiscard]] std::optional<LabelVector> run(const Sample& rows);

  Scenario scenario_;
  std::uint64_t batch_;
  SoaAutomaton soa_;
  StableHistogram histogram_;
  Sample rows_;
  std::uint64_t read_ = 0;
  std::optional<LabelVector> vote_;
  std::vector<NeighbourVotes> others_;  // the votes of the run, this batch's included
};

/// "vote_before", "vote_after" (labels, null for Fail), "releases" [{"labels", "votes_before", "votes_after", "before",
/// "after"}] with the probabilities to leave, "worst_ratio", "left_over", "delta_needed", "epsilon", "delta",
/// "threshold".
[[nodiscard]] nlohmann::ordered_json neighbour_to_json(const NeighbourStudy& study, const NeighbourChange& change);

}  // namespace littlestone
