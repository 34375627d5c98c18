// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario of chapter III, predict without publishing: one data set, and what its five pages do with it, in one JSON
// file.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.hpp"
#include "core/base/name.hpp"
#include "core/base/rational.hpp"
#include "core/prediction/noisy_labels.hpp"
#include "core/prediction/price.hpp"
#include "core/prediction/vote_rule.hpp"
#include "core/prediction/votes.hpp"
#include "core/study/chapters/chapter_data.hpp"
#include "core/study/field.hpp"

namespace littlestone {

/// The "chapter" of its files.
inline constexpr std::string_view prediction_chapter = "III";
/// The "version" of its files that this program reads.
inline constexpr int prediction_version = 1;

/// A class, a distribution with wrong labels, n examples of it, and the numbers of each predictor. Numbers that decide
/// are exact. Points and rows are counted from 0. Without further words it is the data set of noisy thresholds on eight
/// points.
struct PredictionScenario {
  Name title;
  Name lesson;                // one line for the gallery
  Name source;                // where in the paper it comes from: "Lemma 4"
  std::string page = "nets";  // it opens on: nets, stable, votes, noisy-labels, price

  std::string class_text = "thresholds:8";
  std::string marginal = "uniform";
  std::uint64_t target = 3;     // row of the class
  Rational noise{1, 5};         // η, chance that a label is flipped, 0 … below 1/2; Votes draws with none
  std::uint64_t examples = 60;  // n, 1 … 10^6
  /// The data set by hand, "5:+,2:-,…"; empty: drawn with the seed. Its length is n.
  std::string rows;
  /// A CSV file of examples (point,label) in their place; empty: none. Then n is what the file holds.
  std::string data;

  std::uint64_t subset = 6;           // n′, rows of T, at most n
  std::vector<std::uint64_t> chosen;  // the n′ rows of T by hand, in order; empty: drawn with the seed
  std::optional<std::uint64_t>
      changed;          // the row that changes, on Stable learner and Votes; none: the page's own choice
  std::string becomes;  // what it changes to, "4:-"; empty: the page's own choice

  Rational alpha{1, 5};  // Nets: share of rows on which merged hypotheses may differ
  Rational beta{1, 10};  // Nets: chance to miss it

  Rational mechanism{1, 5};  // Stable learner: ε₀

  Rational epsilon{1, 2};     // Votes: ε of one answer
  std::uint64_t blocks = 12;  // Votes: k
  VoteRuleKind rule = VoteRuleKind::geometric;
  BlockLearner learner = BlockLearner::first_fit;
  std::uint64_t asked = 2;  // Votes: the point that is asked

  Rational epsilon1{1, 5};         // Noisy labels: of the choice of ĥ
  Rational epsilon2{1, 2};         // Noisy labels: of the votes
  std::uint64_t noisy_blocks = 6;  // Noisy labels: k
  Rational flip{1, 100};           // Noisy labels: φ
  PieceScore score = PieceScore::representative;
  std::optional<std::uint64_t>
      leaving;  // Noisy labels: the place in T (0 … n′ − 1) of the row that is swapped; none: the page's own choice
  std::optional<std::uint64_t>
      entering;                   // Noisy labels: the row of S that takes its place; none: the page's own choice
  Rational plan_alpha{1, 50};     // Noisy labels: error that the calculator allows, 10^-6 … 1/4
  Rational plan_epsilon{1, 100};  // Noisy labels: privacy that the calculator asks for

  std::uint64_t dimension = 9;  // Price: d, 2 … 64 in a scenario
  Rational stability{1, 10};    // Price: γ
  Rational mass{2, 5};          // Price: μ
  Rational price_alpha{1, 10};  // Price: error allowed
  std::uint64_t flipped = 2;    // Price: the light point whose labels are flipped, 0 … d − 2
  std::vector<Rational>
      answers;  // Price: a learner of one's own, chance of + at each light point; empty: the counting learner

  std::uint64_t seed = 256;

  friend bool operator==(const PredictionScenario&, const PredictionScenario&);
};

/// Every parameter, in the order its file is written in. A row's `applies` is null: all are written that are not the
/// default.
[[nodiscard]] const std::vector<Field<PredictionScenario>>& prediction_fields();
/// The row of this option or of the last part of its key; there must be one.
[[nodiscard]] const Field<PredictionScenario>& prediction_field(std::string_view name);

/// Whether a file's JSON is a scenario of this chapter: an object whose "chapter" says so.
[[nodiscard]] bool is_prediction_scenario(const nlohmann::ordered_json& json);

/// Reads a scenario; `problems` gets everything that is wrong, with the JSON path as its field. Unknown keys are
/// refused, a missing key keeps its default, and a file of another version or chapter is one problem. When every field
/// reads, check_prediction is asked too.
[[nodiscard]] PredictionScenario prediction_from_json(const nlohmann::ordered_json& json,
                                                      std::vector<InputError>& problems);
/// The same without check_prediction: what is being edited need not fit together.
[[nodiscard]] PredictionScenario prediction_fields_from_json(const nlohmann::ordered_json& json,
                                                             std::vector<InputError>& problems);

/// Appends what is wrong with the values, alone and together: a class, marginal or target that do not read, n′ > n, n <
/// k, rows by hand that do not read or are not n, rows of T that are none or twice the same, a point that is none. Asks
/// only what the scenario's page uses. Makes the class.
void check_prediction(const PredictionScenario& scenario, std::vector<InputError>& problems);

/// Reads a scenario from text or a file; throws InputError with the first problem.
[[nodiscard]] PredictionScenario parse_prediction(const std::string& text);
[[nodiscard]] PredictionScenario read_prediction_file(const std::string& path);

/// The file's JSON; prediction_from_json reads it back to an equal scenario.
[[nodiscard]] nlohmann::ordered_json prediction_to_json(const PredictionScenario& scenario);

/// The schema of its files, JSON schema draft 2020-12, as resources/scenarios/prediction/scenario.schema.json holds it.
[[nodiscard]] nlohmann::ordered_json prediction_schema();

/// Draws the n rows, each label flipped with chance η (with `noise` false: none), or reads them where they are
/// given by hand. Throws InputError. O(n).
[[nodiscard]] ChapterData data_of(const PredictionScenario& scenario, bool noise = true);
/// What the changed row becomes, read; `becomes` must not be empty. Throws InputError.
[[nodiscard]] Example becomes_of(const PredictionScenario& scenario, std::size_t points);
/// T of a data set with so many rows: those chosen by hand, or a uniform n′-subset drawn with the seed, in the order
/// they are drawn: T of n′ + 1 rows begins with T of n′. Throws InputError. O(n′).
[[nodiscard]] std::vector<std::uint64_t> subset_of(const PredictionScenario& scenario, std::uint64_t rows);
/// Price of stability: n examples of d − 1 light points and a heavy one, labelled by a uniform target, drawn with the
/// seed. Throws InputError. O(n).
[[nodiscard]] PointCounts price_sample_of(const PredictionScenario& scenario);

/// What the scenario asks of the core.
[[nodiscard]] NoisyLabelsOptions noisy_labels_of(const PredictionScenario& scenario);
[[nodiscard]] VotesOptions votes_of(const PredictionScenario& scenario);
[[nodiscard]] PriceOptions price_of(const PredictionScenario& scenario);

}  // namespace littlestone
