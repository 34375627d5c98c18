// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/class/class_edit.hpp"

#include <catch2/catch.hpp>

#include "core/concept/distribution.hpp"
#include "core/concept/families.hpp"

namespace littlestone::ui {
namespace {

Scenario edited_eight() {
  Scenario s;
  s.class_text = "thresholds:8";
  s.constants.levels = {Rational(1), Rational(1), Rational(1), Rational(1)};
  return s;
}

TEST_CASE("A label that is turned by hand is the only one that changes") {
  const Scenario scenario = edited_eight();
  const ConceptClass before = make_class(scenario.class_text);
  const ClassEdit edit = flip_cell(scenario, before, 2, 6);
  REQUIRE(edit.scenario);
  CHECK(edit.refusal.isEmpty());
  CHECK(edit.scenario->constants.levels.empty());
  const ConceptClass after = make_class(edit.scenario->class_text);
  REQUIRE(after.size() == before.size());
  for (HypothesisIndex h = 0; h < before.size(); ++h) {
    CHECK(after.hypothesis_name(h) == before.hypothesis_name(h));
    for (PointIndex x = 0; x < before.points(); ++x) {
      CAPTURE(h, x);
      CHECK((after.row(h)[x] == before.row(h)[x]) != (h == 2 && x == 6));
    }
  }
  // Turned again it is the table that was there.
  const ClassEdit back = flip_cell(*edit.scenario, after, 2, 6);
  REQUIRE(back.scenario);
  const ConceptClass again = make_class(back.scenario->class_text);
  for (HypothesisIndex h = 0; h < before.size(); ++h) CHECK(again.row(h) == before.row(h));
}

TEST_CASE("A row that would equal another one and a table that is too large are refused") {
  const Scenario scenario = edited_eight();
  // t3 with + at point 2 is t2.
  const ClassEdit equal = flip_cell(scenario, make_class("thresholds:8"), 2, 1);
  CHECK_FALSE(equal.scenario);
  CHECK(equal.refusal.contains(QStringLiteral("t₂")));
  const ClassEdit large = flip_cell(scenario, make_class("thresholds:65"), 2, 6);
  CHECK_FALSE(large.scenario);
  CHECK_FALSE(large.refusal.isEmpty());
  CHECK(cells_refused(make_class("thresholds:64")).isEmpty());
}

TEST_CASE("A weight that is set by hand is that part of the largest one") {
  const Scenario scenario = edited_eight();
  const std::vector<double> uniform(8, 0.125);
  const ClassEdit half = set_weight(scenario, uniform, 3, 0.5);
  REQUIRE(half.scenario);
  const std::vector<double> weights = make_marginal(half.scenario->marginal, 8);
  CHECK(weights[3] == Approx(0.5 / 7.5));
  for (const std::size_t x : {0U, 1U, 2U, 4U, 7U}) CHECK(weights[x] == Approx(1 / 7.5));
  // Put back it is the uniform one by its name.
  const ClassEdit whole = set_weight(*half.scenario, weights, 3, 1);
  REQUIRE(whole.scenario);
  CHECK(whole.scenario->marginal == "uniform");
  CHECK_FALSE(set_weight(scenario, uniform, 3, 1.01).scenario);  // the same to a twentieth
  const ClassEdit none = set_weight(scenario, {0, 0, 1, 0}, 2, 0.01);
  CHECK_FALSE(none.scenario);
  CHECK_FALSE(none.refusal.isEmpty());
}

TEST_CASE("What was not touched keeps its share to a ten-thousandth") {
  const Scenario scenario = edited_eight();
  const std::vector<double> zipf = make_marginal("zipf:1", 8);
  const ClassEdit edit = set_weight(scenario, zipf, 0, 0);
  REQUIRE(edit.scenario);
  const std::vector<double> weights = make_marginal(edit.scenario->marginal, 8);
  CHECK(weights[0] == 0);
  for (std::size_t x = 1; x < 8; ++x) CHECK(weights[x] == Approx(zipf[x] / (1 - zipf[0])).epsilon(1e-4));
}

TEST_CASE("A column that is left out is the only one that goes, and of a file it is brought back") {
  Scenario scenario = edited_eight();
  scenario.marginal = "weights:1,2,3,4,5,6,7,8";
  const ConceptClass before = make_class("thresholds:8");
  const ClassEdit edit = leave_out(scenario, before, 2);
  REQUIRE(edit.scenario);
  CHECK(edit.scenario->marginal == "weights:1,2,4,5,6,7,8");
  CHECK(edit.scenario->constants.levels.empty());
  const ConceptClass after = make_class(edit.scenario->class_text);
  REQUIRE(after.points() == 7);
  CHECK(after.given_rows() == before.given_rows());  // the target's number is right: equal rows stay
  for (PointIndex x = 0; x < 7; ++x) CHECK(after.point_name(x) == before.point_name(x < 2 ? x : x + 1));
  CHECK_FALSE(leave_out(scenario, make_class("thresholds:1"), 0).scenario);
  CHECK(left_out_of(edit.scenario->class_text).empty());

  scenario.class_text = "file:zoo.csv;names=both";
  scenario.marginal = "uniform";
  const ConceptClass zoo("file:zoo.csv", {LabelVector::parse("+-+"), LabelVector::parse("-++")},
                         {"fur", "a,b", "legs"});
  const ClassEdit one = leave_out(scenario, zoo, 1);
  REQUIRE(one.scenario);
  CHECK(one.scenario->class_text == "file:zoo.csv;names=both;columns=\"-a,b\"");
  CHECK(left_out_of(one.scenario->class_text) == std::vector<std::string>{"a,b"});
  const ConceptClass less("file:zoo.csv", {LabelVector::parse("++"), LabelVector::parse("-+")}, {"fur", "legs"});
  Scenario uniform = *one.scenario;
  const ClassEdit two = leave_out(uniform, less, 0);
  REQUIRE(two.scenario);
  CHECK(left_out_of(two.scenario->class_text) == std::vector<std::string>{"a,b", "fur"});
  const ClassEdit back = bring_back(*two.scenario, "a,b");
  REQUIRE(back.scenario);
  CHECK(back.scenario->class_text == "file:zoo.csv;names=both;columns=-fur");
  const ClassEdit all = bring_back(*back.scenario, "fur");
  REQUIRE(all.scenario);
  CHECK(all.scenario->class_text == "file:zoo.csv;names=both");
  CHECK_FALSE(bring_back(*all.scenario, "fur").scenario);
  // Columns without names are counted as the file has them.
  const ConceptClass numbered("file:n.csv", {LabelVector::parse("+-"), LabelVector::parse("-+")});
  uniform.class_text = "file:n.csv;columns=-1";
  CHECK(leave_out(uniform, numbered, 1).scenario->class_text == "file:n.csv;columns=-1,-3");
}

TEST_CASE("The target that stands already is no edit") {
  Scenario scenario = edited_eight();
  scenario.target = 4;
  const ConceptClass c = make_class(scenario.class_text);
  CHECK_FALSE(choose_target(scenario, c, 4).scenario);
  REQUIRE(choose_target(scenario, c, 5).scenario);
  CHECK(choose_target(scenario, c, 5).scenario->target == 5);
}

TEST_CASE("The target is told by its number among all rows, equal ones included") {
  const ConceptClass c = make_class("table:a=10/b=10/c=01");
  Scenario scenario = edited_eight();
  scenario.target = 1;  // b, which equals a
  CHECK_FALSE(choose_target(scenario, c, 0).scenario);
  REQUIRE(choose_target(scenario, c, 1).scenario);
  CHECK(choose_target(scenario, c, 1).scenario->target == 2);
}

}  // namespace
}  // namespace littlestone::ui
