// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/scenario_panel.hpp"

#include <QSignalSpy>
#include <QTest>
#include <catch2/catch.hpp>

#include "../models/hand_run.test.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

void type(NumberBox& box, const QString& text) {
  box.setFocus();
  box.selectAll();
  QTest::keyClicks(&box, text);
  QTest::keyClick(&box, Qt::Key_Return);
}

}  // namespace

TEST_CASE("A parameter is read as people write it and as the program writes it", "[pages]") {
  const QString field = QStringLiteral("delta");
  REQUIRE(parse_parameter(field, QStringLiteral("0.1")) == Rational(1, 10));
  REQUIRE(parse_parameter(field, QStringLiteral("1e-6")) == Rational(1, 1'000'000));
  REQUIRE(parse_parameter(field, QStringLiteral("10⁻⁶")) == Rational(1, 1'000'000));
  REQUIRE(parse_parameter(field, QStringLiteral("2.5·10⁻⁴")) == Rational(1, 4'000));
  REQUIRE_THROWS_AS(parse_parameter(field, QStringLiteral("⁻⁶")), InputError);
  REQUIRE_THROWS_AS(parse_parameter(field, QStringLiteral("ten")), InputError);
}

TEST_CASE("A good value is taken and told once", "[pages]") {
  ScenarioPanel panel;
  panel.show();
  QSignalSpy edited(&panel, &ScenarioPanel::edited);
  type(*panel.box(QStringLiteral("epsilon")), QStringLiteral("0.5"));
  REQUIRE(edited.count() == 1);
  REQUIRE(panel.scenario().epsilon == Rational(1, 2));
  type(*panel.box(QStringLiteral("batches")), QStringLiteral("12"));
  REQUIRE(edited.count() == 2);
  REQUIRE(panel.scenario().constants.batches == 12);
}

TEST_CASE("A bad value stays in its field with the rule below, and the scenario keeps the last good one", "[pages]") {
  ScenarioPanel panel;
  panel.show();
  QSignalSpy edited(&panel, &ScenarioPanel::edited);
  NumberBox& delta = *panel.box(QStringLiteral("delta"));
  type(delta, QStringLiteral("2"));
  REQUIRE(edited.count() == 0);
  REQUIRE(delta.refused());
  REQUIRE(delta.text() == QStringLiteral("2"));
  REQUIRE(panel.message(QStringLiteral("delta")) == QStringLiteral("2: must be above 0 and below 1"));
  // Another field still works, and neither loses the refused text nor forgives it.
  type(*panel.box(QStringLiteral("seed")), QStringLiteral("7"));
  REQUIRE(edited.count() == 1);
  REQUIRE(panel.scenario().delta == Scenario{}.delta);
  REQUIRE(delta.text() == QStringLiteral("2"));
  panel.set_run(*test::hand_run());
  REQUIRE(delta.refused());
  type(delta, QStringLiteral("0.001"));
  REQUIRE_FALSE(delta.refused());
  REQUIRE(panel.message(QStringLiteral("delta")).isEmpty());
  REQUIRE(panel.scenario().delta == Rational(1, 1000));
}

TEST_CASE("What the computation refuses is shown beside its field until a run succeeds", "[pages]") {
  ScenarioPanel panel;
  panel.show_refusal({QStringLiteral("cap"), QStringLiteral("9"), QStringLiteral("must be more")});
  REQUIRE(panel.box(QStringLiteral("cap"))->refused());
  REQUIRE(panel.message(QStringLiteral("cap")) == QStringLiteral("9: must be more"));
  panel.set_run(*test::hand_run());
  REQUIRE_FALSE(panel.box(QStringLiteral("cap"))->refused());
}

TEST_CASE("A slider moves its value by exact steps", "[pages]") {
  ScenarioPanel panel;
  panel.show();
  auto* slider = panel.findChildren<Slider*>().at(2);  // α
  slider->setFocus();
  const Rational before = panel.scenario().alpha;
  QTest::keyClick(slider, Qt::Key_Right);
  REQUIRE(panel.scenario().alpha == before + Rational(1, 200));
  QTest::keyClick(slider, Qt::Key_Left);
  REQUIRE(panel.scenario().alpha == before);
}
