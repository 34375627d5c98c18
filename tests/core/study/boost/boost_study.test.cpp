// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/boost/boost_study.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <string>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"

using namespace littlestone;
using Json = nlohmann::ordered_json;

namespace {

BoostOptions options_of(const std::string& text, std::size_t weak = 4) {
  BoostOptions options;
  options.class_text = text;
  options.weak_examples = weak;
  return options;
}

std::string field_of(const BoostOptions& options) {
  try {
    (void)run_boost(options);
    return "";
  } catch (const InputError& error) {
    return error.field();
  }
}

}  // namespace

TEST_CASE("the closed forms of a family are those of its table", "[class_facts]") {
  for (const char* text : {"thresholds:1", "thresholds:9", "points:2", "points:7", "intervals:1", "intervals:6",
                           "linear:2,3,2", "linear:3,2,1", "affine:2,3,1", "affine:3,2,2"}) {
    const ClassFacts closed = class_facts(text);
    const ClassFacts searched = class_facts(make_class(text));
    INFO(text);
    CHECK(closed.closed_form);
    CHECK_FALSE(searched.closed_form);
    CHECK(closed.hypotheses == searched.hypotheses);
    CHECK(closed.points == searched.points);
    CHECK(closed.littlestone == searched.littlestone);
    CHECK(closed.vc == searched.vc);
  }
  CHECK(class_facts("points:1048576").littlestone.lower == 1);
  CHECK(class_facts("cube:4").vc.lower == 4);
}

TEST_CASE("a weak learner tells a tower of the dimension, and the class its number", "[boost]") {
  const BoostStudy study = run_boost(options_of("thresholds:8"));
  REQUIRE(study.sharp);
  // m0 = 4 examples of a law are at most 6 of its own sample (4(e^0.1 - 1)/0.1 = 4.2), which are refuted from 2^^(m
  // + 5) points on (A7), and a class of Ldim d has floor(log2 d) thresholds: one two more.
  CHECK(study.sharp->sample_examples == 6);
  CHECK(study.sharp->height == 6 + 5 + 1);
  CHECK(study.within);
  CHECK(study.facts.littlestone.lower == 3);
  REQUIRE(study.strong);
  CHECK(*study.strong->total.exact ==
        *sharp_constants({3, 1, Rational(1, 1'000'000), Rational(1, 10), Rational(1, 10)}).total.exact);
  CHECK(study.pure.rounds == Approx(std::log(10) * 100));
  CHECK(study.pure.rounds * std::log1p(study.pure.share * std::expm1(0.1)) == Approx(1));
  CHECK(study.pure.examples == Approx(4 / study.pure.share));
  // The paper: 9 m0 = 36 examples; its D and T are larger, so it refutes later.
  REQUIRE(study.paper);
  CHECK(study.paper->sample_examples == 36);
  CHECK(study.paper->height > study.sharp->height);
}

TEST_CASE("more examples of the weak learner tell less of the dimension", "[boost]") {
  unsigned last = 0;
  for (const std::size_t weak : {1U, 2U, 5U, 8U}) {
    const BoostStudy study = run_boost(options_of("points:4", weak));
    REQUIRE(study.sharp);
    CHECK(study.sharp->height > last);
    last = study.sharp->height;
  }
}

TEST_CASE("what M asks for below a tower of the dimension is below the tower told", "[boost]") {
  // What the tower of examples rests on: log2 of M's total at d = 60, and that it at most doubles with d.
  AccuracyGoal goal;
  for (int d = 10; d < 60; ++d) {
    goal.dimension = d;
    const double here = paper_constants(goal).total.log10;
    goal.dimension = d + 1;
    CHECK(paper_constants(goal).total.log10 <= 2 * here);
  }
  CHECK(paper_constants(goal).total.log10 / std::log10(2.0) <= std::ldexp(1.0, 64));
  const Json json = boost_to_json(run_boost(options_of("thresholds:8")));
  CHECK(json["known_of_dimension"]["height"].get<int>() + 3 == json["known_examples_bound"]["height"].get<int>());
}

TEST_CASE("where nothing is refuted or no constants are known boosting says so", "[boost]") {
  BoostOptions options = options_of("thresholds:8");
  options.weak_epsilon = 1;  // (1 - 1/4)/e < e/4: Claim 22 leaves no step
  const Json loose = boost_to_json(run_boost(options));
  CHECK(loose["known_of_dimension"].is_null());
  CHECK(loose["known_examples_bound"].is_null());
  CHECK_FALSE(loose["within"].get<bool>());
  CHECK(loose["examples"].is_number());
  const Json high = boost_to_json(run_boost(options_of("thresholds:1000000")));
  CHECK(high["dimension"] == 19);
  CHECK(high["examples"].is_null());
  CHECK(high["why_not"].get<std::string>().find("must be at most 6") != std::string::npos);
  options.constants = ConstantsKind::paper;
  const Json paper = boost_to_json(run_boost(options));
  CHECK(paper["examples"].is_null());
  CHECK(paper["log10_examples"].get<double>() > 28);
}

TEST_CASE("boosting refuses what it cannot use by field", "[boost]") {
  CHECK(field_of(options_of("thresholds:8", 0)) == "weak-examples");
  CHECK(field_of(options_of("thresholds:8", 31)) == "weak-examples");
  CHECK(field_of(options_of("nothing:8")) == "class");
  BoostOptions options = options_of("points:3");
  options.weak_epsilon = 0;
  CHECK(field_of(options) == "weak-epsilon");
  options = options_of("points:3");
  options.weak_delta = Rational(0);
  CHECK(field_of(options) == "weak-delta");
  options = options_of("points:3");
  options.constants = ConstantsKind::custom;
  CHECK(field_of(options) == "constants");
  options = options_of("points:3");
  options.beta = 1;
  CHECK(field_of(options) == "beta");
}
