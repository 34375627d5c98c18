// SPDX-License-Identifier: GPL-3.0-or-later
// The stable learner on one data set: its answers, what they cost in errors, how far they can move, and what answers to
// queries tell. [DF Theorem 10; resources/help/prediction.md, §3]
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "core/prediction/stable_bounds.hpp"
#include "core/prediction/stable_learner.hpp"
#include "core/prediction/stable_neighbours.hpp"
#include "core/privacy/composition.hpp"
#include "core/study/votes/votes_study.hpp"

namespace littlestone {

/// What is computed.
struct StableStudyOptions {
  int dimension = 0;  // VC(H), of which the printed bounds are said
  StableOptions learner;
  bool worst = false;                     // all neighbours of the data; where there are few data sets, all pairs
  bool sweep = false;                     // stability and excess for epsilons from 0.02 to 2
  std::optional<std::uint64_t> estimate;  // draws of T where there are more than 16 distinct points
  std::optional<std::uint64_t> climb;     // laws a climb for the worst pair may compute
  std::uint64_t seed = 1;                 // of the estimate and the climb
};

/// What holds for every data set of these sizes. Shares of rows, in expectation.
struct StableBounds {
  double stability = 0;            // ν + (1 − ν)tanh(ε₀/2)
  double mechanism_stability = 0;  // ν + (1 − ν)tanh(ε₀/4), for the exponential mechanism
  std::optional<double> printed_stability;
  double net = 0;                        // of the excess on S
  double mechanism = 0;                  // of the excess on S
  std::optional<double> printed_excess;  // 3α for the least α of Lemma 13; none where the VC bound gives none below 1
};
/// `dimension` is the class's VC dimension.
[[nodiscard]] StableBounds stable_bounds(std::size_t hypotheses, int dimension, std::uint64_t rows,
                                         const StableOptions& options);

/// One ε₀ of a sweep; stability is that of the data's worst neighbour.
struct StableSweepPoint {
  Rational epsilon;
  double stability = 0;
  double stability_bound = 0;
  double excess = 0;
  double excess_bound = 0;
};

/// What was found. Exactly one of `law` and `estimate` is there.
struct StableStudy {
  StableStudyOptions options;
  std::uint64_t rows = 0;
  std::size_t hypotheses = 0;
  PointCounts counts;
  StableBounds bounds;
  std::optional<StableLaw> law;
  std::optional<StableEstimate> estimate;
  std::vector<double> mechanism;  // answers of the exponential mechanism over the whole class
  HypothesisIndex fewest = 0;     // the first hypothesis with the fewest errors (ERM)
  std::optional<NeighbourRange> neighbours;
  std::optional<WorstPair> any;  // of all pairs, or what a climb found
  std::vector<StableSweepPoint> sweep;
};

/// Throws InputError of the learner; (field "data") on more than 16 distinct points where no estimate is allowed, or
/// the worst, a sweep or a climb is asked for. Throws Stopped; a climb that is stopped keeps what it found.
[[nodiscard]] StableStudy run_stable_study(const ConceptClass& concept_class, const LabelledRows& rows,
                                           const StableStudyOptions& options, const Observer& observer = {});

/// "subset", "epsilon", "rows", "plus" or "plus_estimate" with "plus_interval", "excess" or "excess_estimate", the
/// bounds, "drawn", "worst", "worst_any", "sweep".
[[nodiscard]] nlohmann::ordered_json stable_to_json(const StableStudy& study);

/// What q answers on the same data promise: each is (0, γ*)- and (ε₀, ν)-private.
struct StableAnswersPrivacy {
  std::uint64_t answers = 0;
  double one_stability = 0;        // γ* = ν + (1 − ν)tanh(ε₀/4)
  PrivacyPromise one;              // (ε₀, ν)
  double all_stability = 0;        // qγ*, the basic composition at ε = 0; at most 1
  PrivacyPromise all;              // (qε₀, qν), the basic composition; δ of 1 or more promises nothing
  std::optional<Rational> delta;   // at which `advanced` holds
  std::optional<double> advanced;  // ε of all; none where qν is not below δ
};
/// 1 ≤ q ≤ 1000; `delta` none: twice qν where that is below 1/2. Throws InputError (fields "answers", "delta").
[[nodiscard]] StableAnswersPrivacy compose_stable_answers(std::uint64_t rows, const StableOptions& options,
                                                          std::uint64_t answers, const std::optional<Rational>& delta);
[[nodiscard]] nlohmann::ordered_json stable_answers_to_json(const StableAnswersPrivacy& privacy);

/// One answer a query, each from a T and a hypothesis of its own. Throws InputError (field "query").
[[nodiscard]] AnsweredQueries answer_stable_queries(const ConceptClass& concept_class, const LabelledRows& rows,
                                                    const StableOptions& options, std::span<const PointIndex> points,
                                                    Engine& engine);
/// "private": false; "subset" {"row", "point", "label", "seen", "classes"}, "candidates" {"hypothesis", "merged",
/// "errors", "probability"}, "drawn", "point", "answer".
[[nodiscard]] nlohmann::ordered_json stable_run_to_json(const StablePrediction& run);

}  // namespace littlestone
