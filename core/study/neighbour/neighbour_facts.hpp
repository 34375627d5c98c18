// SPDX-License-Identifier: GPL-3.0-or-later
// What changes when one example of one batch changes: the vote, and the two laws of what leaves. Nothing here is drawn.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "core/random/engine.hpp"
#include "core/study/intervals.hpp"
#include "core/study/neighbour/neighbour.hpp"
#include "core/study/private_run/private_run.hpp"

namespace littlestone {

/// A possible outcome for the vote of the batch. Predictors outside the class with the same number of votes form one
/// group.
struct NeighbourGroup {
  enum class Kind { stays, fails, member, other };
  Kind kind = Kind::stays;
  std::uint64_t votes = 0;    ///< of each such predictor, before the change; 0 where there is none
  std::uint64_t changes = 0;  ///< how many changes lead there
  NeighbourLaws laws;
  std::optional<LabelVector> vote;  ///< a predictor of the group
  std::uint64_t example =
      0;  ///< one of these changes: the last that turns a label, where there is one; its example, 1-based
  Example to;
};

/// A predictor that the vote goes to, or Fail.
struct NeighbourOutcome {
  std::optional<LabelVector> vote;  ///< none: Fail
  std::size_t group = 0;
};

/// A change that moves the vote.
struct NeighbourMove {
  std::uint64_t example = 0;  ///< 1-based
  Example to;
  std::size_t outcome = 0;
};

/// One batch with every change of one example that moves its vote. Immutable.
struct NeighbourBatch {
  std::shared_ptr<const PrivateRun> run;
  std::uint64_t batch = 1;
  Sample rows;             ///< N + n examples: those read, then fresh ones
  std::uint64_t read = 0;  ///< how many of them the batch read
  std::uint64_t tried =
      0;  ///< of the first so many rows every change is known; all that are read, but in a very long batch
  std::optional<LabelVector> vote;         ///< none: Fail
  std::vector<NeighbourOutcome> outcomes;  ///< the first is the vote that stays
  /// The first is the vote that stays, then Fail, members of the class, others, both by falling votes.
  std::vector<NeighbourGroup> groups;
  std::vector<NeighbourMove> moves;  ///< by example, then by point, − before +
  std::vector<std::uint32_t> marks;  ///< of each row: how many of its changes move the vote

  /// How many changes one example has: every other point and label.
  [[nodiscard]] std::uint64_t changes_a_row() const { return 2 * run->concept_class().points() - 1; }
  /// Of all rows that are known, those not read included.
  [[nodiscard]] std::uint64_t changes_in_all() const;
  /// The outcome of a change; 0 for one that moves nothing.
  [[nodiscard]] std::size_t outcome_of(std::uint64_t example, Example to) const;
  /// The rows of one block T: the n examples that were drawn together with `example`, all of them read or none.
  struct Block {
    std::size_t first = 0;  ///< index in rows
    std::size_t size = 0;
    [[nodiscard]] bool has(std::size_t row) const { return row >= first && row - first < size; }
  };
  /// `example`: 1-based, of rows.
  [[nodiscard]] Block block_of(std::uint64_t example) const;
  /// Whether every change of the row is known.
  [[nodiscard]] bool knows(std::uint64_t example) const { return example <= tried || example > read; }
  /// The group that needs the largest δ, of these the one with the largest ratio; 0 where no change moves the vote.
  [[nodiscard]] std::size_t worst() const;
  [[nodiscard]] StableHistogram histogram() const { return {run->scenario.epsilon, run->scenario.delta}; }
};

/// Whether the batches of both runs read the same examples with the same coins, and so vote the same: the scenarios
/// differ in ε, δ, α, β and words alone, constants resolved, and no file of the class was changed between the runs.
[[nodiscard]] bool batches_alike(const PrivateRun& a, const PrivateRun& b);

/// Limit on the work for the changes of one batch: runs of G times examples read. Beyond it only the first rows are
/// tried.
inline constexpr std::uint64_t most_neighbour_work = 40'000'000;

/// Runs every change of the batch. `known`: what was found before, or null; where its run differs in ε, δ, α or β alone
/// the changes are not run again. Throws InputError and Stopped as NeighbourStudy does.
[[nodiscard]] std::shared_ptr<const NeighbourBatch> find_neighbours(const std::shared_ptr<const PrivateRun>& run,
                                                                    std::uint64_t batch,
                                                                    const std::shared_ptr<const NeighbourBatch>& known,
                                                                    const Observer& observer = {});

/// Which change is looked at.
struct NeighbourChoice {
  std::uint64_t batch = 1;
  std::uint64_t example = 1;  ///< 1-based
  Example to;
  friend bool operator==(const NeighbourChoice&, const NeighbourChoice&) = default;
};
[[nodiscard]] nlohmann::json choice_to_json(const NeighbourChoice& choice);
/// Throws InputError.
[[nodiscard]] NeighbourChoice choice_from_json(const nlohmann::json& json);

/// How often something happened in independent draws, and what that tells of its probability. Without draws the
/// interval is all of [0, 1].
struct DrawnShare {
  std::uint64_t hits = 0;
  double share = 0;   ///< hits / draws; 0 without draws
  Interval interval;  ///< of Clopper and Pearson, 95 %

  DrawnShare() = default;
  /// hits ≤ draws.
  DrawnShare(std::uint64_t hits, std::uint64_t draws);
  friend bool operator==(const DrawnShare&, const DrawnShare&) = default;
};

/// How often each predictor left in draws of the noise.
struct NoiseTally {
  std::uint64_t draws = 0;  ///< of each of the two lists
  std::vector<DrawnShare> before;
  std::vector<DrawnShare> after;
  std::vector<std::int64_t> last_before;  ///< noise drawn last; 0 for a count of 0
  std::vector<std::int64_t> last_after;
};
/// Draws the noise of both vote lists `times` more. The draws are those that `from.draws` and the seed say: the same
/// for the same tally. Throws Stopped.
[[nodiscard]] NoiseTally draw_noise(const std::vector<NeighbourVotes>& votes, const StableHistogram& histogram,
                                    std::uint64_t seed, NoiseTally from, std::uint64_t times,
                                    const Observer& observer = {});
/// The same draws with what was counted on the way: `from`, then tallies at even distances, after every single draw
/// where `times` times the predictors is at most most_tallied; the last one is draw_noise's. Throws Stopped.
[[nodiscard]] std::vector<NoiseTally> draw_noise_on_the_way(const std::vector<NeighbourVotes>& votes,
                                                            const StableHistogram& histogram, std::uint64_t seed,
                                                            NoiseTally from, std::uint64_t times,
                                                            const Observer& observer = {});
/// Limit on the counts that draw_noise_on_the_way keeps of either list.
inline constexpr std::uint64_t most_tallied = 200'000;

/// One change of one batch, ready to be drawn.
struct NeighbourFacts {
  std::shared_ptr<const NeighbourBatch> batch;
  NeighbourChoice choice;
  std::size_t outcome = 0;            ///< of batch->outcomes
  std::vector<NeighbourVotes> votes;  ///< of all predictors that have any, before or after, by falling count before
  std::optional<std::size_t> loses;   ///< index in votes of the one that loses the vote
  std::optional<std::size_t> gains;
  NoiseTally tally;
  bool moving = false;  ///< the points to move the example to are open

  [[nodiscard]] const PrivateRun& run() const { return *batch->run; }
  [[nodiscard]] Example from() const { return batch->rows[choice.example - 1]; }
  [[nodiscard]] const std::optional<LabelVector>& vote_after() const { return batch->outcomes[outcome].vote; }
  [[nodiscard]] std::size_t group() const { return batch->outcomes[outcome].group; }
  [[nodiscard]] const NeighbourLaws& laws() const { return batch->groups[group()].laws; }
  [[nodiscard]] bool unread() const { return choice.example > batch->read; }
  [[nodiscard]] bool flips() const { return from().point == choice.to.point && !(from() == choice.to); }
};

/// `choice` is of this batch; an example or point that it does not have becomes its worst change.
[[nodiscard]] std::shared_ptr<const NeighbourFacts> look_at_change(const std::shared_ptr<const NeighbourBatch>& batch,
                                                                   std::optional<NeighbourChoice> choice,
                                                                   NoiseTally tally = {}, bool moving = false);
/// The votes of the run before and after a vote moves.
[[nodiscard]] std::vector<NeighbourVotes> votes_after(const PrivateRun& run, const std::optional<LabelVector>& before,
                                                      const std::optional<LabelVector>& after);

/// A list drawn from one of the two laws, which of them a fair coin says.
struct GuessedList {
  bool changed = false;  ///< from the law after the change
  struct Row {
    std::size_t predictor = 0;  ///< index in NeighbourFacts::votes
    std::int64_t noisy = 0;
  };
  std::vector<Row> rows;  ///< by falling noisy count
};
[[nodiscard]] GuessedList draw_list(const NeighbourFacts& facts, std::uint64_t number);
/// How often a guess was right, beside the best there is for these two laws and what (ε, δ) allows.
struct GuessScore {
  std::uint64_t made = 0;
  DrawnShare right;
  double best = 0.5;
  double allowed = 0.5;

  void add(bool was_right);
};
/// The most that (ε, δ) allows for the chance to guess right which of two neighbouring inputs a list came from: (e^ε +
/// δ) / (1 + e^ε).
[[nodiscard]] double allowed_guess(double epsilon, double delta);

}  // namespace littlestone
