// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/votes/votes_log.hpp"

#include <algorithm>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/prediction/vote_rule.hpp"

namespace littlestone::ui {
namespace {

// So many answers of an even number of blocks are composed exactly in the time of a key: the sum takes their number to
// the third.
constexpr std::size_t quick_even = 16;

const Rational& votes_delta() {
  static const Rational delta(1, 1'000'000);
  return delta;
}

/// What the rows are made of: the same text, the same rows.
std::string data_of_votes(const PredictionScenario& s) {
  if (!s.data.empty()) return s.class_text + "|file|" + s.data;
  if (!s.rows.empty()) return s.class_text + "|rows|" + s.rows;
  return s.class_text + '|' + s.marginal + '|' + std::to_string(s.target) + '|' + std::to_string(s.examples) + '|' +
         std::to_string(s.seed);
}

bool same_rule(const VoteRuleOptions& a, const VoteRuleOptions& b) {
  return a.kind == b.kind && a.blocks == b.blocks && a.epsilon == b.epsilon;
}

}  // namespace

bool VotesLog::belong_to(const PredictionScenario& scenario) {
  std::string data = data_of_votes(scenario);
  if (data == data_) return false;
  data_ = std::move(data);
  const bool emptied = !questions_.empty();
  questions_.clear();
  compose();
  return emptied;
}

void VotesLog::add(const VotesQuestion& question) {
  questions_.push_back(question);
  compose();
}

std::optional<Label> VotesLog::last_at(PointIndex point, const VoteRuleOptions& rule, BlockLearner learner) const {
  if (questions_.empty()) return std::nullopt;
  const VotesQuestion& last = questions_.back();
  if (last.point != point || last.learner != learner || !same_rule(last.rule, rule)) return std::nullopt;
  return last.answer;
}

void VotesLog::compose() {
  privacy_ = {};
  privacy_.delta = votes_delta();
  if (questions_.empty()) return;
  const bool one_rule = std::all_of(questions_.begin(), questions_.end(),
                                    [&](const VotesQuestion& q) { return same_rule(q.rule, questions_.front().rule); });
  if (one_rule) {
    const VoteRuleOptions& rule = questions_.front().rule;
    const bool long_sum =
        rule.kind == VoteRuleKind::geometric && rule.blocks % 2 == 0 && questions_.size() > quick_even;
    if (!long_sum) {
      privacy_ = compose_answers(VoteRule(rule), questions_.size(), votes_delta());
      return;
    }
    // Of an odd number of blocks the same ε costs most, [KOV15]: it bounds that of an even one.
    VoteRuleOptions odd = rule;
    odd.blocks = 1;
    privacy_ = compose_answers(VoteRule(odd), questions_.size(), votes_delta());
    privacy_.exact = false;
    return;
  }
  privacy_.answers = questions_.size();
  for (const VotesQuestion& question : questions_) privacy_.basic += VoteRule(question.rule).epsilon_exact();
  privacy_.one = VoteRule(questions_.back().rule).epsilon_exact();
  privacy_.advanced = privacy_.basic;
  privacy_.composed = privacy_.basic;
}

nlohmann::json VotesLog::json() const {
  nlohmann::json answers = nlohmann::json::array();
  for (const VotesQuestion& q : questions_) {
    answers.push_back({{"point", q.point},
                       {"answer", std::string(1, to_char(q.answer))},
                       {"rule", to_string(q.rule.kind)},
                       {"blocks", q.rule.blocks},
                       {"epsilon", to_string(q.rule.epsilon)},
                       {"learner", to_string(q.learner)}});
  }
  return {{"data", data_}, {"answers", std::move(answers)}};
}

VotesLog VotesLog::from_json(const nlohmann::json& json) {
  constexpr const char* field = "pages.votes";
  VotesLog log;
  try {
    log.data_ = json.at("data").get<std::string>();
    const nlohmann::json& answers = json.at("answers");
    if (!answers.is_array() || answers.size() > most) throw InputError(field, "answers", rules::more_than(most));
    for (const nlohmann::json& one : answers) {
      for (const char* whole : {"point", "blocks"})
        if (!one.at(whole).is_number_integer() || one.at(whole) < 0)
          throw InputError(field, whole, rules::whole_from_0());
      VotesQuestion question;
      question.point = one.at("point").get<PointIndex>();
      question.answer = label_of(one.at("answer").get<std::string>() == "+");
      question.rule.kind = parse_vote_rule(field, one.at("rule").get<std::string>());
      question.rule.blocks = one.at("blocks").get<std::uint64_t>();
      question.rule.epsilon = parse_rational(field, one.at("epsilon").get<std::string>());
      question.rule.validate();
      if (one.contains("learner")) question.learner = parse_block_learner(field, one.at("learner").get<std::string>());
      log.questions_.push_back(question);
    }
  } catch (const nlohmann::json::exception&) {
    throw InputError(field, "answers", rules::is_missing());
  }
  log.compose();
  return log;
}

}  // namespace littlestone::ui
