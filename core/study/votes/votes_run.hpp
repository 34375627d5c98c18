// SPDX-License-Identifier: GPL-3.0-or-later
// Votes on the scenario's data: the trained blocks, the count at the asked point, one changed example, and the loss by
// the number of blocks.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/error.hpp"
#include "core/study/chapters/prediction_scenario.hpp"
#include "core/study/votes/votes_study.hpp"

namespace littlestone {

/// The vote rules in the order of their enumerators.
inline constexpr std::array vote_rules = {VoteRuleKind::geometric, VoteRuleKind::logistic, VoteRuleKind::linear};

/// One example that differs, and what that does at the asked point.
struct VotesChange {
  std::size_t row = 0;
  Example from;
  Example to;
  std::optional<std::size_t> block;           // that the row is in; none: it is left over
  LabelVector after;                          // what the block then predicts; empty without a block
  std::optional<HypothesisIndex> hypothesis;  // where that is a row of the class
  std::size_t votes = 0;                      // for + at the asked point, after the change
  double plus = 0;                            // the chance of + then
  double loss = 0;                            // |ln| of the larger ratio; infinite where a chance of 0 became positive
};

/// So many examples the exact curve takes.
inline constexpr std::uint64_t most_curve_examples = 20'000;

/// The exact expected loss by the number of blocks, of data drawn from the scenario's distribution.
struct VotesCurves {
  VoteRuleKind kind = VoteRuleKind::geometric;
  VoteRuleKind other_kind = VoteRuleKind::logistic;  // the private rule beside it
  std::vector<VotesLoss> chosen;                     // empty where it was refused
  std::vector<VotesLoss> other;
  std::optional<InputError> refused;  // why there are none
  [[nodiscard]] bool known() const noexcept { return !chosen.empty(); }
};

/// Blocks that predict alike.
struct VotesGroup {
  LabelVector labels;
  std::optional<HypothesisIndex> hypothesis;
  std::size_t blocks = 0;
  std::size_t first = 0;  // the first of them
};

/// So many blocks are drawn one by one.
inline constexpr std::size_t most_drawn_blocks = 72;

/// What the page shows of a scenario.
struct VotesRun {
  PredictionScenario scenario;
  ChapterData data;  // without wrong labels, unless they are a user's own
  VotesStudy study;
  PointIndex asked = 0;
  std::size_t votes = 0;        // for + at the asked point
  double plus = 0;              // the chance of + there
  Label answer = Label::minus;  // the coin of the play, drawn with the scenario's seed
  VotesChange change;
  std::optional<WorstVote> worst;             // over all neighbours; none: not looked for, or no change moves a vote
  std::vector<PointCounts> counts;            // of each block, where they are drawn one by one
  std::vector<VotesGroup> groups;             // most blocks first
  std::array<std::vector<double>, 3> rules;   // p_0 … p_k of each of vote_rules
  std::vector<double> wrong;                  // chance of another answer than the target's, at each point
  double expected_wrong = 0;                  // its mean over D
  std::shared_ptr<const VotesCurves> curves;  // null: still worked out

  [[nodiscard]] const ConceptClass& concept_class() const { return data.concept_class; }
  [[nodiscard]] const VotesPredictor& predictor() const { return study.predictor; }
  [[nodiscard]] std::size_t blocks() const { return study.predictor.blocks().size(); }
  [[nodiscard]] std::size_t block_size() const { return study.predictor.block_size(); }
  /// The rows are the user's own: a file.
  [[nodiscard]] bool own_data() const { return !scenario.data.empty(); }
  /// The rows were not drawn from the distribution.
  [[nodiscard]] bool by_hand() const { return own_data() || !scenario.rows.empty(); }
  /// The chance of a label where so many of the voters say +.
  [[nodiscard]] double chance(Label label, std::size_t of_plus) const {
    return predictor().rule().plus(label == Label::plus ? of_plus : blocks() - of_plus);
  }
  /// Chance of a label at the asked point, before and after the change.
  [[nodiscard]] double chance(Label label) const { return chance(label, votes); }
  [[nodiscard]] double chance_after(Label label) const { return chance(label, change.votes); }
};

/// Whether the curves of one scenario are those of the other.
[[nodiscard]] bool same_votes_curves(const PredictionScenario& one, const PredictionScenario& other);

/// The study of given data, without the curves: k trainings, and those that look for an example whose change turns a
/// vote. Throws InputError (n < k, a point or row that is none) and Stopped.
[[nodiscard]] VotesRun votes_run_of(const PredictionScenario& scenario, ChapterData data,
                                    const Observer& observer = {});
/// Both curves; `refused` where they are too large to be summed exactly. Throws Stopped.
[[nodiscard]] VotesCurves votes_curves_of(const PredictionScenario& scenario, const ChapterData& data,
                                          const Observer& observer = {});

/// The page's study. Curves are taken from `before` where they are the same. With `first`, the study without curves is
/// handed over as soon as it is there when the curves take longer. Throws InputError and Stopped.
[[nodiscard]] std::shared_ptr<const VotesRun> compute_votes(
    const PredictionScenario& scenario, const Observer& observer = {},
    const std::shared_ptr<const VotesRun>& before = nullptr,
    const std::function<void(std::shared_ptr<const VotesRun>)>& first = nullptr);

/// The j-th answer that is asked for by hand: drawn with the scenario's seed, or by the operating system for a user's
/// own data.
[[nodiscard]] Label ask_votes(const VotesRun& run, PointIndex point, std::uint64_t j);

}  // namespace littlestone
