// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/stable/stable_study.hpp"

#include <cmath>

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"

namespace littlestone {
namespace {

LabelledRows four_rows() { return {{{0, Label::minus}, {1, Label::plus}, {1, Label::minus}, {2, Label::plus}}, 3}; }

}  // namespace

TEST_CASE("the study of the stable learner keeps what is exact, bound and found apart", "[prediction]") {
  const ConceptClass thresholds = make_class("thresholds:3");
  StableStudyOptions options;
  options.dimension = 1;
  options.learner.subset = 2;
  options.worst = options.sweep = true;
  const StableStudy study = run_stable_study(thresholds, four_rows(), options);
  REQUIRE(study.any);
  CHECK(study.any->exact);
  CHECK(study.any->change.stability >= study.neighbours->worst.stability - 1e-12);
  CHECK(study.any->change.stability <= study.bounds.mechanism_stability);
  CHECK(study.bounds.mechanism_stability < study.bounds.stability);
  CHECK(study.law->excess() <= study.bounds.net + study.bounds.mechanism);
  for (const StableSweepPoint& point : study.sweep) {
    CHECK(point.stability <= point.stability_bound);
    CHECK(point.excess <= point.excess_bound);
  }
  const auto json = stable_to_json(study);
  CHECK(json["worst_any"]["exact"] == true);
  CHECK(json["worst_any"].contains("stability"));

  const ConceptClass wide = make_class("thresholds:12");
  StableStudyOptions climbing;
  climbing.dimension = 1;
  climbing.learner.subset = 3;
  climbing.climb = 400;
  Sample sample;
  for (PointIndex i = 0; i < 24; ++i) sample.push_back({i % 12, i % 12 < 5 ? Label::minus : Label::plus});
  const auto climbed = stable_to_json(run_stable_study(wide, {sample, 12}, climbing));
  CHECK(climbed["worst_any"]["exact"] == false);
  CHECK(climbed["worst_any"].contains("stability_lower_bound"));
  CHECK_FALSE(climbed["worst_any"].contains("stability"));
}

TEST_CASE("the printed excess is 3 alpha for the least alpha of Lemma 13", "[prediction]") {
  StableOptions options;
  options.subset = 1000;
  options.epsilon = Rational(1, 10);
  const StableBounds bounds = stable_bounds(8, 1, 100'000, options);
  REQUIRE(bounds.printed_excess);
  const double alpha = *bounds.printed_excess / 3;
  const auto net = [](double a) { return 2 * std::pow(1 + 2000.0, 2) * std::pow(2, -a * 500); };
  CHECK(net(alpha * 1.000001) <= alpha * 1.000001);
  CHECK(net(alpha * 0.999999) > alpha * 0.999999);
  CHECK(2 * std::log(8) / (0.1 * 100'000) <= alpha);
  options.subset = 6;
  CHECK_FALSE(stable_bounds(8, 1, 60, options).printed_excess);
}

TEST_CASE("what answers tell together is at least what one tells, and the sum at most", "[prediction]") {
  StableOptions options;
  options.subset = 10;
  options.epsilon = Rational(1, 100);
  const StableAnswersPrivacy one = compose_stable_answers(100'000, options, 1, std::nullopt);
  CHECK(one.one_stability >= stability_bound(Rational(1, 10'000), Rational(1, 100), MechanismForm::exponential));
  CHECK(one.one.delta == Rational(1, 10'000));
  const StableAnswersPrivacy many = compose_stable_answers(100'000, options, 500, Rational(1, 10));
  CHECK(many.all.epsilon == 5);
  CHECK(many.all.delta == Rational(1, 20));
  REQUIRE(many.advanced);
  CHECK(*many.advanced < 5);
  CHECK(*many.advanced == Approx(std::sqrt(2 * std::log(20) * 500 * 1e-4) + 500 * 0.01 * std::expm1(0.01)));
  CHECK_FALSE(compose_stable_answers(100'000, options, 500, Rational(1, 20)).advanced);
  const StableAnswersPrivacy nothing = compose_stable_answers(10, options, 3, std::nullopt);
  CHECK(nothing.all_stability == 1);
  CHECK_FALSE(nothing.advanced);
  CHECK_THROWS_WITH(compose_stable_answers(100, options, 1001, std::nullopt), "answers: 1001: must be from 1 to 1000");
  CHECK_THROWS_AS(compose_stable_answers(100, options, 1, Rational(1)), InputError);
}

TEST_CASE("answers keep the promise of one answer on every pair of neighbours", "[prediction]") {
  CHECK(rc::check("h_S <= e^eps h_S' + nu and |h_S - h_S'| <= gamma", [] {
    const ConceptClass concept_class = make_class(*rc::gen::element<std::string>("thresholds:4", "cube:3", "points:4"));
    const auto n = *rc::gen::inRange<std::size_t>(2, 8);
    Sample sample;
    for (std::size_t i = 0; i < n; ++i)
      sample.push_back({static_cast<PointIndex>(*rc::gen::inRange<std::size_t>(0, concept_class.points())),
                        *rc::gen::arbitrary<bool>() ? Label::plus : Label::minus});
    StableOptions options;
    options.subset = *rc::gen::inRange<std::uint64_t>(1, n);
    options.epsilon = Rational(*rc::gen::inRange(1, 40), 10);
    const LabelledRows rows(sample, concept_class.points());
    const auto to = static_cast<PointIndex>(*rc::gen::inRange<std::size_t>(0, concept_class.points()));
    const LabelledRows other = rows.with_row(0, {to, Label::plus});
    const auto a = stable_law(concept_class, rows.counts(), options).plus;
    const auto b = stable_law(concept_class, other.counts(), options).plus;
    const StableAnswersPrivacy privacy = compose_stable_answers(n, options, 1, std::nullopt);
    const double factor = std::exp(to_double(options.epsilon));
    const double share = to_double(privacy.one.delta);
    for (std::size_t x = 0; x < a.size(); ++x) {
      RC_ASSERT(std::abs(a[x] - b[x]) <= privacy.one_stability);
      for (const auto& [p, q] : {std::pair{a[x], b[x]}, {b[x], a[x]}, {1 - a[x], 1 - b[x]}, {1 - b[x], 1 - a[x]}})
        RC_ASSERT(p <= factor * q + share + 1e-12);
    }
  }));
}

}  // namespace littlestone
