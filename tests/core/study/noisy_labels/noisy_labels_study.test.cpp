// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/noisy_labels/noisy_labels_study.hpp"

#include <cmath>
#include <vector>

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"

namespace littlestone {
namespace {

/// Sixty rows of thresholds:8 labelled by t₄, every seventh the wrong way round.
LabelledRows sixty_rows() {
  Sample rows;
  for (PointIndex i = 0; i < 60; ++i) {
    const PointIndex x = (5 * i) % 8;
    rows.push_back({x, label_of((x >= 3) != (i % 7 == 0))});
  }
  return {rows, 8};
}

NoisyLabelsStudyOptions options_of(PieceScore score, const Rational& flip) {
  NoisyLabelsStudyOptions options;
  options.predictor.score = score;
  options.predictor.flip = flip;
  options.worst = true;
  return options;
}

}  // namespace

TEST_CASE("the study of noisy labels shows exact values below its bounds", "[study][agnostic]") {
  const ConceptClass thresholds = make_class("thresholds:8");
  BlockTrainer trainer(thresholds, BlockLearner::first_fit);
  const LabelledRows rows = sixty_rows();
  for (const PieceScore score : {PieceScore::representative, PieceScore::minimum}) {
    const NoisyLabelsStudy study = run_noisy_labels_study(trainer, rows, options_of(score, Rational(1, 100)));
    CHECK(study.worst->exact);
    CHECK(study.worst->neighbours == 900);
    CHECK(study.worst->epsilon <= study.privacy.flipped_epsilon);
    const auto json = noisy_labels_to_json(study, rows);
    CHECK(json["plus"].size() == 8);
    CHECK(json["checks"].size() == 7);
    for (const auto& check : json["checks"])
      for (const char* key : {"left", "right", "holds", "meaning"}) CHECK(check.contains(key));
    CHECK(json["flipped"]["delta"] == 0);
    CHECK(json["worst"]["epsilon"].get<double>() == study.worst->epsilon);
  }
  const NoisyLabelsStudy plain = run_noisy_labels_study(trainer, rows, options_of(PieceScore::representative, 0));
  CHECK(noisy_labels_to_json(plain, rows)["flipped"].is_null());
  CHECK(plain.privacy.delta <= 1e-6);
}

TEST_CASE("several answers to noisy labels compose by one answer's promise", "[study][agnostic]") {
  NoisyLabelsPrivacy one;
  one.epsilon = .3;
  one.delta = 1e-4;
  one.flipped_epsilon = .4;
  const NoisyLabelsAnswersPrivacy flipped = compose_noisy_labels_answers(one, true, 10, Rational(1, 1000));
  CHECK(flipped.basic_epsilon == Approx(4));
  CHECK(flipped.basic_delta == 0);
  CHECK(flipped.composed <= flipped.basic_epsilon);
  const NoisyLabelsAnswersPrivacy plain = compose_noisy_labels_answers(one, false, 10, Rational(1, 100));
  CHECK(plain.basic_epsilon == Approx(3));
  CHECK(plain.basic_delta == Approx(1e-3));
  CHECK(plain.composed <= 3);
  CHECK(std::isinf(compose_noisy_labels_answers(one, false, 10, Rational(1, 10'000)).composed));
  CHECK_THROWS_AS(compose_noisy_labels_answers(one, true, 0, 0), InputError);
}

}  // namespace littlestone
