// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/votes/votes_study.hpp"

#include <array>
#include <cmath>
#include <string>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/study/json_parts.hpp"

namespace littlestone {

using Json = nlohmann::ordered_json;

namespace {

Json finite_or_null(double value) { return std::isfinite(value) ? Json(value) : Json(nullptr); }

bool explained(const ConceptClass& concept_class, const LabelledRows& rows) {
  VersionSpace space = concept_class.everything();
  for (const PointCount& at : rows.counts()) {
    if (at.minus > 0) space = concept_class.restrict(space, at.point, Label::minus);
    if (at.plus > 0) space = concept_class.restrict(space, at.point, Label::plus);
  }
  return !space.none();
}

void check_point(std::string_view field, std::uint64_t point, std::size_t points) {
  if (point >= points) throw InputError(field, std::to_string(point), rules::example_point(points - 1));
}

}  // namespace

VotesStudy run_votes(BlockTrainer& trainer, const LabelledRows& rows, const VotesStudyOptions& options,
                     const Observer& observer) {
  VotesStudy study{options,
                   rows.size(),
                   0,
                   explained(trainer.concept_class(), rows),
                   VotesPredictor(trainer, rows.rows(), options.votes, observer),
                   {},
                   std::nullopt};
  study.unused = rows.size() - study.predictor.blocks().size() * study.predictor.block_size();
  study.error = votes_error(study.predictor, rows.rows());
  if (options.worst) study.worst = worst_vote(trainer, study.predictor, rows.rows(), observer);
  return study;
}

Json votes_to_json(const VotesStudy& study, const LabelledRows& rows) {
  const VoteRule& rule = study.predictor.rule();
  Json json = {{"private", false},  // before the boundary
               {"examples", study.rows},
               {"unused", study.unused},
               {"realizable", study.realizable},
               {"learner", to_string(study.options.votes.learner)},
               {"kind", to_string(rule.options().kind)},
               {"epsilon", to_string(rule.options().epsilon)},
               {"epsilon_exact", finite_or_null(rule.epsilon_exact())},
               {"stability", rule.stability()},
               {"plus", study.predictor.plus()},
               {"votes", study.predictor.votes()},
               {"rule", rule.probabilities()},
               {"error", study.error.error},
               {"error_bound", study.error.error_bound},
               {"block_error", study.error.mean_block_error}};
  Json blocks = Json::array();
  for (const TrainedBlock& block : study.predictor.blocks())
    blocks.push_back({{"first", block.first},
                      {"size", block.size},
                      {"labels", block.labels.to_string()},
                      {"hypothesis", block.hypothesis ? Json(*block.hypothesis) : Json(nullptr)},
                      {"errors", block.errors}});
  json["blocks"] = std::move(blocks);
  if (study.worst) {
    const WorstVote& worst = *study.worst;
    Json found = {{"epsilon", finite_or_null(worst.epsilon)}, {"exact", worst.exact}};
    if (worst.row) {
      found["row"] = *worst.row;
      found["from"] = example_json(rows.rows()[*worst.row]);
      found["to"] = example_json(worst.example);
      found["point"] = worst.point;
      found["votes_before"] = worst.votes_before;
      found["votes_after"] = worst.votes_after;
    }
    found["everywhere"] = finite_or_null(rule.epsilon_exact());
    json["worst"] = std::move(found);
  }
  return json;
}

std::string_view to_string(VotesStep::Kind kind) {
  constexpr std::array<std::string_view, 7> names = {"deal",   "train",   "count",  "answer",
                                                     "change", "retrain", "compare"};
  return names[static_cast<std::size_t>(kind)];
}

std::vector<VotesStep> votes_steps(BlockTrainer& trainer, const VotesStudy& study, const LabelledRows& rows,
                                   PointIndex asked, std::size_t row, const Example& example) {
  using Kind = VotesStep::Kind;
  check_point("query", asked, trainer.concept_class().points());
  if (row >= rows.size()) throw InputError("row", std::to_string(row), rules::index(rows.size() - 1));
  check_point("row", example.point, trainer.concept_class().points());
  const VotesPredictor& predictor = study.predictor;
  const std::size_t k = predictor.blocks().size();
  std::vector<VotesStep> steps = {{Kind::deal, 0, 0, 0, Label::minus, 0}};
  std::size_t votes = 0;
  for (std::size_t b = 0; b < k; ++b) {
    const Label vote = predictor.blocks()[b].labels[asked];
    votes += vote == Label::plus ? 1U : 0U;
    steps.push_back({Kind::train, b, votes, 0, vote, 0});
  }
  const double plus = predictor.rule().plus(votes);
  steps.push_back({Kind::count, 0, votes, 0, Label::minus, 0});
  steps.push_back({Kind::answer, 0, votes, plus, Label::minus, 0});
  const std::size_t block = row / predictor.block_size();
  std::size_t after = votes;
  Label vote = Label::minus;
  if (block < k) {  // else the row is in no block
    const TrainedBlock& before = predictor.blocks()[block];
    const auto from = rows.rows().begin() + static_cast<std::ptrdiff_t>(before.first);
    Sample own(from, from + static_cast<std::ptrdiff_t>(before.size));
    own[row - before.first] = example;
    vote = trainer.train(own)[asked];
    after -= before.labels[asked] == Label::plus ? 1U : 0U;
    after += vote == Label::plus ? 1U : 0U;
  }
  steps.push_back({Kind::change, block, votes, 0, Label::minus, 0});
  steps.push_back({Kind::retrain, block, after, 0, vote, 0});
  steps.push_back(
      {Kind::compare, block, after, predictor.rule().plus(after), vote, predictor.rule().loss(votes, after)});
  return steps;
}

AnsweredQueries answer_queries(const VotesPredictor& predictor, std::span<const PointIndex> points, Engine& engine) {
  AnsweredQueries answered;
  for (const PointIndex x : points) {
    check_point("query", x, predictor.votes().size());
    answered.points.push_back(x);
    answered.answers.push_back(predictor.answer(x, engine));
  }
  return answered;
}

Json answers_to_json(const AnsweredQueries& answered) {
  Json json = Json::array();
  for (std::size_t i = 0; i < answered.points.size(); ++i)
    json.push_back(example_json({answered.points[i], answered.answers[i]}));
  return json;
}

Json answers_privacy_to_json(const AnswersPrivacy& privacy) {
  return {{"answers", privacy.answers},
          {"one", finite_or_null(privacy.one)},
          {"basic", finite_or_null(privacy.basic)},
          {"delta", to_string(privacy.delta)},
          {"advanced", finite_or_null(privacy.advanced)},
          {"composed", finite_or_null(privacy.composed)},
          {"exact", privacy.exact}};
}

Json loss_curve_to_json(const VotesLossOptions& options, std::span<const VotesLoss> curve) {
  const auto point = [](const VotesLoss& at) -> Json {
    return {{"blocks", at.blocks}, {"block_rows", at.block_size}, {"loss", at.loss}, {"block_error", at.block_error}};
  };
  Json json = {{"examples", options.examples},    {"learner", to_string(options.learner)},
               {"kind", to_string(options.kind)}, {"epsilon", to_string(options.epsilon)},
               {"best", point(best_of(curve))},   {"curve", Json::array()}};
  for (const VotesLoss& at : curve) json["curve"].push_back(point(at));
  return json;
}

}  // namespace littlestone
