// SPDX-License-Identifier: GPL-3.0-or-later
// Questions and answers: what the votes have answered about one data set, and how private that is together.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/prediction/answers.hpp"
#include "core/study/chapters/prediction_scenario.hpp"

namespace littlestone::ui {

/// One question with its answer, and by which rule it was answered.
struct VotesQuestion {
  PointIndex point = 0;
  Label answer = Label::minus;
  VoteRuleOptions rule;
  BlockLearner learner = BlockLearner::first_fit;
};

/// The questions about one data set, in their order. Other data begin a new one; another rule or another number of
/// blocks does not, since the answers tell of the same data.
class VotesLog {
 public:
  /// As many answers as it counts.
  static constexpr std::size_t most = 100;

  /// The log of this scenario's data: empties it where it was of others. Whether it did.
  bool belong_to(const PredictionScenario& scenario);
  /// There is room for one more.
  [[nodiscard]] bool open() const { return questions_.size() < most; }
  void add(const VotesQuestion& question);
  [[nodiscard]] const std::vector<VotesQuestion>& questions() const { return questions_; }
  /// The last answer, where it was to this point by this rule and this learner; none otherwise.
  [[nodiscard]] std::optional<Label> last_at(PointIndex point, const VoteRuleOptions& rule, BlockLearner learner) const;
  /// Of all answers together. With one rule compose_answers (past 16 answers of an even number of blocks the bound of
  /// an odd one, `exact` false); with several the sum of all ε, which `composed` and `advanced` then are too. answers =
  /// 0: none.
  [[nodiscard]] const AnswersPrivacy& privacy() const { return privacy_; }

  [[nodiscard]] nlohmann::json json() const;
  /// Throws InputError (field "pages.votes") for what is none.
  [[nodiscard]] static VotesLog from_json(const nlohmann::json& json);

 private:
  void compose();

  std::string data_;  // whose answers these are
  std::vector<VotesQuestion> questions_;
  AnswersPrivacy privacy_;
};

}  // namespace littlestone::ui
