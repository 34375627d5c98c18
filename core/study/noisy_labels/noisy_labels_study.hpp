// SPDX-License-Identifier: GPL-3.0-or-later
// Noisy labels on a data set: the exact predictor, what is promised, and each inequality of the argument. [MATH §B6]
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <vector>

#include "core/prediction/noisy_labels.hpp"
#include "core/study/votes/votes_study.hpp"

namespace littlestone {

struct NoisyLabelsStudyOptions {
  NoisyLabelsOptions predictor;
  NoisyLabelsGoal goal;
  std::optional<std::uint64_t> apart;  // u; none: the best for the privacy that is promised
  bool worst = false;
  std::uint64_t estimate = 0;  // draws of T where S has too many points to sum over; 0: refused then
  std::uint64_t seed = 1;      // of those draws
};

struct NoisyLabelsStudy {
  NoisyLabelsStudyOptions options;
  std::uint64_t rows = 0;
  std::optional<NoisyLabelsLaw> law;            // where it is summed
  std::optional<NoisyLabelsEstimate> estimate;  // else
  NoisyLabelsPrivacy privacy;
  std::vector<NoisyLabelsCheck> checks;
  std::optional<WorstNoisyLabels> worst;
};

/// Throws InputError as the core's functions do; Stopped.
[[nodiscard]] NoisyLabelsStudy run_noisy_labels_study(BlockTrainer& trainer, const LabelledRows& rows,
                                                      const NoisyLabelsStudyOptions& options,
                                                      const Observer& observer = {});

/// "plus" (or "plus_estimate" and "plus_interval", [low, high] a point), "chosen" (chance of each ĥ), "error",
/// "excess", "epsilon_bound", "delta_bound" (before the flip), "flipped" {"epsilon", "delta"} (null without a flip),
/// "apart", "checks" [{"name", "left", "right", "relation", "holds", "meaning"}], "worst" {"epsilon", …}.
[[nodiscard]] nlohmann::ordered_json noisy_labels_to_json(const NoisyLabelsStudy& study, const LabelledRows& rows);

/// What q answers tell together, each with a fresh T: the same promise q times. "one" is the promise after the flip (or
/// with its δ).
struct NoisyLabelsAnswersPrivacy {
  std::uint64_t answers = 0;
  double epsilon = 0;        // of one answer
  double delta = 0;          // of one answer
  double basic_epsilon = 0;  // q·ε
  double basic_delta = 0;    // q·δ
  Rational at;               // the δ of the next two
  double advanced = 0;       // infinite where δ is not enough
  double composed = 0;       // by [KOV15]; infinite where δ is not enough
};
/// 1 ≤ answers ≤ 1000; throws InputError.
[[nodiscard]] NoisyLabelsAnswersPrivacy compose_noisy_labels_answers(const NoisyLabelsPrivacy& privacy, bool flipped,
                                                                     std::uint64_t answers, const Rational& delta);
[[nodiscard]] nlohmann::ordered_json noisy_labels_answers_to_json(const NoisyLabelsAnswersPrivacy& privacy);

/// One answer a query, each with a fresh T.
[[nodiscard]] AnsweredQueries answer_noisy_labels_queries(BlockTrainer& trainer, const LabelledRows& rows,
                                                          const NoisyLabelsOptions& options,
                                                          std::span<const PointIndex> points, Engine& engine);

}  // namespace littlestone
