// SPDX-License-Identifier: GPL-3.0-or-later
// Votes on a data set: blocks train alone, the count decides a coin; the steps of its picture, and answers to queries.
// [MATH §B5]
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/prediction/answers.hpp"
#include "core/prediction/labelled_rows.hpp"
#include "core/prediction/votes.hpp"

namespace littlestone {

struct VotesStudyOptions {
  VotesOptions votes;
  bool worst = false;  // also the worst neighbour
};

/// The predictor that the rows make. Everything but single answers lies before the privacy boundary.
struct VotesStudy {
  VotesStudyOptions options;
  std::uint64_t rows = 0;
  std::uint64_t unused = 0;  // at the end, in no block
  bool realizable = false;   // some hypothesis explains all rows, as Lemma 9 needs for its accuracy
  VotesPredictor predictor;
  VotesError error;
  std::optional<WorstVote> worst;
};

/// Throws InputError as VotesPredictor does; Stopped where the training is stopped.
[[nodiscard]] VotesStudy run_votes(BlockTrainer& trainer, const LabelledRows& rows, const VotesStudyOptions& options,
                                   const Observer& observer = {});

/// "plus", "votes", "rule", "epsilon_exact" (of the rule; null where infinite), "error", "error_bound", "realizable",
/// "blocks" [{"first", "size", "labels", "hypothesis", "errors"}], and "worst" {"epsilon", "row", "from", "to",
/// "point", "votes_before", "votes_after", "exact", "everywhere"}.
[[nodiscard]] nlohmann::ordered_json votes_to_json(const VotesStudy& study, const LabelledRows& rows);

/// One step of the picture: deal, one a block, the count, what the rule makes of it, and what a changed example would
/// change.
struct VotesStep {
  enum class Kind { deal, train, count, answer, change, retrain, compare };
  Kind kind = Kind::deal;
  std::size_t block = 0;       // of train, change and retrain
  std::size_t votes = 0;       // for + at the asked point: so far, or after the change
  double plus = 0;             // of answer and compare: the chance of +
  Label label = Label::minus;  // of train and retrain: the block's vote
  double loss = 0;             // of compare: |ln| of the larger ratio
};
[[nodiscard]] std::string_view to_string(VotesStep::Kind kind);

/// The k + 6 steps for a point that is asked and an example that is changed: 0 deal, 1 … k train, k + 1 count, k + 2
/// answer, k + 3 change, k + 4 retrain, k + 5 compare. Throws InputError (fields "query", "row") for a point or row
/// that is none.
[[nodiscard]] std::vector<VotesStep> votes_steps(BlockTrainer& trainer, const VotesStudy& study,
                                                 const LabelledRows& rows, PointIndex asked, std::size_t row,
                                                 const Example& example);

/// Answers to queries, with what they tell.
struct AnsweredQueries {
  std::vector<PointIndex> points;
  std::vector<Label> answers;
};
/// One answer a query, each with exactly the chance of the predictor: integers only. Throws InputError (field "query")
/// for a point that is none.
[[nodiscard]] AnsweredQueries answer_queries(const VotesPredictor& predictor, std::span<const PointIndex> points,
                                             Engine& engine);

/// [{"point", "label"}].
[[nodiscard]] nlohmann::ordered_json answers_to_json(const AnsweredQueries& answered);
/// "answers", "one", "basic", "delta", "advanced", "composed", "exact"; null where infinite.
[[nodiscard]] nlohmann::ordered_json answers_privacy_to_json(const AnswersPrivacy& privacy);

/// The exact loss for a known distribution: "examples", "best" and "curve", each point {"blocks", "block_rows", "loss",
/// "block_error"}.
[[nodiscard]] nlohmann::ordered_json loss_curve_to_json(const VotesLossOptions& options,
                                                        std::span<const VotesLoss> curve);

}  // namespace littlestone
