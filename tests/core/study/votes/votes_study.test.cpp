// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/votes/votes_study.hpp"

#include <cmath>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "tests/support/statistics.hpp"

namespace littlestone {
namespace {

/// The 72 examples of the picture: 12 blocks of six points, labelled by t₄.
LabelledRows picture_rows() {
  Sample rows;
  for (const std::string block : {"132864", "283585", "545263", "434464", "845516", "767565", "752583", "844373",
                                  "824568", "283838", "242647", "132877"})
    for (const char point : block) rows.push_back({static_cast<PointIndex>(point - '1'), label_of(point >= '4')});
  return {rows, 8};
}

VotesStudyOptions picture_options() {
  VotesStudyOptions options;
  options.votes.rule.blocks = 12;
  options.worst = true;
  return options;
}

}  // namespace

TEST_CASE("the picture of votes has eighteen steps, and its change makes four votes five", "[study][votes]") {
  const ConceptClass thresholds = make_class("thresholds:8");
  BlockTrainer trainer(thresholds, BlockLearner::first_fit);
  const LabelledRows rows = picture_rows();
  const VotesStudy study = run_votes(trainer, rows, picture_options());
  CHECK(study.realizable);
  CHECK(study.unused == 0);
  // Point 3 is asked, and example 1 moves to point 1.
  const std::vector<VotesStep> steps = votes_steps(trainer, study, rows, 2, 1, {0, Label::minus});
  REQUIRE(steps.size() == 18);
  using Kind = VotesStep::Kind;
  CHECK(steps[0].kind == Kind::deal);
  for (std::size_t b = 1; b <= 12; ++b) {
    CHECK(steps[b].kind == Kind::train);
    CHECK(steps[b].block == b - 1);
  }
  CHECK(steps[6].label == Label::plus);  // block 6 never saw a −: it says t₁
  CHECK(steps[13].kind == Kind::count);
  CHECK(steps[13].votes == 4);
  CHECK(steps[14].kind == Kind::answer);
  CHECK(steps[14].plus == Approx(.184).margin(5e-4));
  CHECK(steps[15].kind == Kind::change);
  CHECK(steps[15].block == 0);
  CHECK(steps[16].kind == Kind::retrain);
  CHECK(steps[16].label == Label::plus);
  CHECK(steps[17].kind == Kind::compare);
  CHECK(steps[17].votes == 5);
  CHECK(steps[17].plus == Approx(.303).margin(5e-4));
  CHECK(steps[17].loss == Approx(.5));
  CHECK_THROWS_AS(votes_steps(trainer, study, rows, 8, 1, {0, Label::minus}), InputError);
  CHECK_THROWS_AS(votes_steps(trainer, study, rows, 2, 72, {0, Label::minus}), InputError);
}

TEST_CASE("the steps of any data set end where the retrained predictor answers", "[study][votes]") {
  const ConceptClass thresholds = make_class("thresholds:8");
  for (const BlockLearner learner : {BlockLearner::first_fit, BlockLearner::soa}) {
    BlockTrainer trainer(thresholds, learner);
    const LabelledRows rows = picture_rows();
    VotesStudyOptions options;
    options.votes.rule.blocks = 7;  // 10 rows each, two unused
    options.votes.learner = learner;
    const VotesStudy study = run_votes(trainer, rows, options);
    CHECK(study.unused == 2);
    for (const std::size_t row : {std::size_t{0}, std::size_t{33}, std::size_t{69}, std::size_t{70}, std::size_t{71}})
      for (PointIndex x = 0; x < 8; ++x) {
        const Example example{x, label_of(x % 2 == 0)};
        const std::vector<VotesStep> steps = votes_steps(trainer, study, rows, 3, row, example);
        const VotesPredictor after(trainer, rows.with_row(row, example).rows(), options.votes);
        CHECK(steps.back().votes == after.votes()[3]);
        CHECK(steps.back().plus == after.plus()[3]);
      }
  }
}

TEST_CASE("the JSON of votes holds the predictor, its blocks and the worst neighbour", "[study][votes]") {
  const ConceptClass thresholds = make_class("thresholds:8");
  BlockTrainer trainer(thresholds, BlockLearner::first_fit);
  const LabelledRows rows = picture_rows();
  const auto json = votes_to_json(run_votes(trainer, rows, picture_options()), rows);
  CHECK(json["plus"].size() == 8);
  CHECK(json["votes"][2] == 4);
  CHECK(json["rule"].size() == 13);
  CHECK(json["epsilon_exact"] == .5);
  CHECK(json["error"].get<double>() <= json["error_bound"].get<double>());
  CHECK(json["blocks"].size() == 12);
  CHECK(json["worst"]["exact"] == true);
  CHECK(json["worst"]["epsilon"].get<double>() <= json["worst"]["everywhere"].get<double>() + 1e-12);
}

TEST_CASE("answers to queries have the chances of the predictor, and the same seed answers the same",
          "[study][votes]") {
  // 8 binomial checks at oracle::false_alarm each.
  const ConceptClass thresholds = make_class("thresholds:8");
  BlockTrainer trainer(thresholds, BlockLearner::first_fit);
  const VotesStudy study = run_votes(trainer, picture_rows(), picture_options());
  const std::vector<PointIndex> all = {0, 1, 2, 3, 4, 5, 6, 7};
  std::vector<std::int64_t> plus(8, 0);
  Engine engine = SeedTree(3).engine();
  constexpr int draws = 20'000;
  for (int i = 0; i < draws; ++i) {
    const AnsweredQueries answered = answer_queries(study.predictor, all, engine);
    for (std::size_t x = 0; x < 8; ++x) plus[x] += answered.answers[x] == Label::plus ? 1 : 0;
  }
  for (std::size_t x = 0; x < 8; ++x)
    CHECK(oracle::binomial_p_value(plus[x], draws, study.predictor.plus()[x]) > oracle::false_alarm);
  Engine a = SeedTree(9).engine();
  Engine b = SeedTree(9).engine();
  CHECK(answer_queries(study.predictor, all, a).answers == answer_queries(study.predictor, all, b).answers);
  const std::vector<PointIndex> none = {8};
  CHECK_THROWS_AS(answer_queries(study.predictor, none, a), InputError);
}

TEST_CASE("queries are points between commas", "[study][votes]") {
  CHECK(parse_points("query", "3,5,5", 8) == std::vector<PointIndex>{3, 5, 5});
  for (const char* wrong : {"", "8", "3,", ",3", "a", "-1", "99999999999999999999"})
    CHECK_THROWS_AS(parse_points("query", wrong, 8), InputError);
}

}  // namespace littlestone
