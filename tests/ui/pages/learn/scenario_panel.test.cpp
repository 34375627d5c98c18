// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/scenario_panel.hpp"
#include "core/concept/inline_table.hpp"
#include "ui/words/language.hpp"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>

#include "../../painted_words.test.hpp"
#include "core/base/rules.hpp"
#include "hand_run.test.hpp"
#include "ui/kit/choice_names.hpp"
#include "ui/words/fields.hpp"
#include "ui/words/rules.hpp"
#include "ui/words/typed.hpp"

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

TEST_CASE("No row of the scenario panel is wider than the panel, in any language", "[panel]") {
  for (const char* code : {"en", "de", "he"}) {
    const Language language{QString::fromLatin1(code)};
    ScenarioPanel panel;
    constexpr int side_panel = 264;
    CAPTURE(code);
    CHECK(panel.minimumSizeHint().width() <= side_panel);
  }
}

TEST_CASE("A parameter is read as people write it and as the program writes it", "[pages]") {
  const QString field = QStringLiteral("delta");
  REQUIRE(parse_parameter(field, QStringLiteral("0.1")) == Rational(1, 10));
  REQUIRE(parse_parameter(field, QStringLiteral("1e-6")) == Rational(1, 1'000'000));
  REQUIRE(parse_parameter(field, QStringLiteral("10⁻⁶")) == Rational(1, 1'000'000));
  REQUIRE(parse_parameter(field, QStringLiteral("2.5·10⁻⁴")) == Rational(1, 4'000));
  REQUIRE_THROWS_AS(parse_parameter(field, QStringLiteral("⁻⁶")), InputError);
  REQUIRE_THROWS_AS(parse_parameter(field, QStringLiteral("ten")), InputError);
}

TEST_CASE("Every class of the list has its name beside its code, which is what is taken", "[pages]") {
  ScenarioPanel panel;
  panel.show();
  auto* box = panel.findChild<ChoiceBox*>();
  REQUIRE(box->count() > 8);
  for (int i = 0; i < box->count(); ++i) {
    CAPTURE(box->itemText(i).toStdString());
    CHECK(beside(*box, i).size() > 5);
    CHECK(box->itemData(i, Qt::AccessibleTextRole).toString() == box->itemText(i) + ", " + beside(*box, i));
  }
  box->setCurrentIndex(box->findText(QStringLiteral("cube:3")));
  emit box->activated(box->currentIndex());
  CHECK(panel.scenario().class_text == "cube:3");
  panel.show();
  box->showPopup();
  QTest::qWait(10);
  CHECK(box->view()->sizeHintForColumn(0) <= box->view()->width());
  CHECK_FALSE(box->view()->grab().isNull());
  box->hidePopup();
}

TEST_CASE("Of a class in a file the field shows the beginning of the file's name", "[pages]") {
  ScenarioPanel panel;
  Scenario s;
  const std::string folder = "file:/a/folder/with/a/long/name/of/its/own/";
  s.class_text = folder + "a table with a very long name.csv";
  panel.set_scenario(s);
  const QLineEdit* field = panel.findChild<ChoiceBox*>()->lineEdit();
  CHECK(field->cursorPosition() > static_cast<int>(folder.size()) + 4);
  CHECK(field->cursorPosition() < field->text().size());
  s.class_text = folder + "t.csv";
  panel.set_scenario(s);
  CHECK(field->cursorPosition() == field->text().size());
  s.class_text = "thresholds:8";
  panel.set_scenario(s);
  CHECK(field->cursorPosition() == 0);
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
  panel.show_refusal({QStringLiteral("cap"), QStringLiteral("9"), rules::at_least(10)});
  REQUIRE(panel.box(QStringLiteral("cap"))->refused());
  REQUIRE(panel.message(QStringLiteral("cap")) == QStringLiteral("9: must be at least 10"));
  panel.set_run(*test::hand_run());
  REQUIRE_FALSE(panel.box(QStringLiteral("cap"))->refused());
}

TEST_CASE("Every row of a scenario that the window edits has its control, named by the row", "[pages][field]") {
  ScenarioPanel panel;
  panel.show();
  // The others are parts of a file, of the command line, or of the loss page.
  const QStringList elsewhere = {QStringLiteral("levels"),     QStringLiteral("removal"),  QStringLiteral("sizes"),
                                 QStringLiteral("replicates"), QStringLiteral("learners"), QStringLiteral("list-by")};
  QStringList expected;
  for (const auto& row : scenario_fields()) {
    const std::string_view id = row.info.option.empty() ? row.info.name() : row.info.option;
    const QString name = QString::fromStdString(std::string(id));
    if (!row.info.label.empty() && !elsewhere.contains(name)) expected += name;
  }
  expected.sort();
  QStringList fields = panel.fields();
  fields.sort();
  REQUIRE(fields == expected);
  int boxes = 0;
  for (const auto& row : scenario_fields()) {
    NumberBox* box = panel.box(QString::fromStdString(std::string(row.info.option)));
    if (box == nullptr) continue;
    CAPTURE(std::string(row.info.option));
    ++boxes;
    REQUIRE(box->accessibleName() == field_name(row.info));
    REQUIRE(box->toolTip().startsWith(field_name(row.info)));
    for (const auto& bound : {row.info.range.least, row.info.range.most}) {
      if (!bound) continue;
      const bool least = bound == row.info.range.least;
      const Rational beyond = row.info.range.open ? *bound : Rational(*bound + (least ? -1 : 1));
      if (beyond < 0) continue;  // no text of a count
      type(*box,
           QString::fromStdString(row.info.kind == FieldKind::whole ? numerator(beyond).str() : to_string(beyond)));
      REQUIRE(box->refused());
      REQUIRE(panel.message(QString::fromStdString(std::string(row.info.option)))
                  .endsWith(rule_text(row.info.range.rule()).remove(u'$')));
    }
  }
  REQUIRE(boxes == 9);
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

TEST_CASE("A long name of the target is cut before the arrow, whole in the tooltip, and gets more room", "[pages]") {
  const auto run_of = [](const std::string& name) {
    auto run = test::hand_run();
    std::vector<LabelVector> rows;
    for (HypothesisIndex h = 0; h < run->concept_class().size(); ++h) rows.push_back(run->concept_class().row(h));
    const ConceptClass named("named", rows, {}, {"t1", name, "t3", "t4"});
    run->instance = Instance::make(inline_table(named), "uniform", 1);
    return run;
  };
  ScenarioPanel panel;
  panel.resize(264, 760);
  panel.show();
  panel.set_run(*run_of("t2"));
  REQUIRE(panel.target().width() == 56);
  for (const char* name : {"cat or dog", "everything that barks at night"}) {
    panel.set_run(*run_of(name));
    QCoreApplication::processEvents();
    REQUIRE(panel.target().width() > 56);
    REQUIRE(panel.target().toolTip().contains(QString::fromLatin1(name)));
    test::WordListener listener(panel.target().size());
    panel.target().render(&listener);
    REQUIRE(listener.painted().size() == 1);
    REQUIRE(listener.painted().front().box.right() <= panel.target().width() - 22);
    const auto* strip = panel.findChild<SmallStrip*>();
    REQUIRE(strip->width() >= 40);
    REQUIRE(strip->geometry().right() < panel.width() - 14);
  }
}

TEST_CASE("A target that the list does not reach is shown and chosen", "[pages]") {
  auto run = test::hand_run();
  run->instance = Instance::make("cube:11", "uniform", 1090);
  run->scenario.target = 1090;
  ScenarioPanel panel;
  panel.set_run(*run);
  REQUIRE(panel.target().currentData().toULongLong() == 1090);
  run->scenario.target = 1023;
  panel.set_run(*run);
  REQUIRE(panel.target().currentData().toULongLong() == 1023);
}

TEST_CASE("Nine digits are seen whole in every count, and twenty from the first one on", "[pages]") {
  ScenarioPanel panel;
  panel.resize(264, 760);
  panel.show();
  const std::array fields = {QStringLiteral("auxiliary"), QStringLiteral("cap"), QStringLiteral("batches"),
                             QStringLiteral("selection")};
  const auto shown = [&](const QString& field, std::uint64_t value) -> NumberBox& {
    Scenario s;
    std::uint64_t* const members[4] = {&s.constants.auxiliary, &s.constants.cap, &s.constants.batches,
                                       &s.constants.selection};
    *members[std::find(fields.begin(), fields.end(), field) - fields.begin()] = value;
    panel.set_scenario(s);
    QCoreApplication::processEvents();
    return *panel.box(field);
  };
  for (const QString& field : fields) {
    INFO(field.toStdString());
    NumberBox& box = shown(field, 987'654'321);
    const int room = box.width() - 18;
    REQUIRE(box.fontMetrics().horizontalAdvance(box.text()) <= room);
    REQUIRE(box.toolTip().endsWith(QStringLiteral("987\u202F654\u202F321")));
    NumberBox& longest = shown(field, 18'446'744'073'709'551'615ULL);
    REQUIRE(longest.cursorPosition() == 0);
    REQUIRE(longest.geometry().right() < panel.width() - 14);
    REQUIRE(longest.fontInfo().pixelSize() >= 11);
    const int digits = longest.cursorPositionAt({longest.width() - 10, 11});
    REQUIRE(digits >= 9);
  }
  NumberBox& batches = shown(fields[2], 200);
  REQUIRE(batches.fontInfo().pixelSize() == 13);
}

TEST_CASE("Other constants forget what was refused of the numbers that are then worked out", "[pages]") {
  ScenarioPanel panel;
  panel.show();
  for (const char* field : {"auxiliary", "cap", "batches", "selection"}) {
    type(*panel.box(QString::fromLatin1(field)), QStringLiteral("many"));
    REQUIRE_FALSE(panel.message(QString::fromLatin1(field)).isEmpty());
  }
  panel.constants().choose(1);
  for (const char* field : {"auxiliary", "cap", "batches", "selection"}) {
    REQUIRE(panel.message(QString::fromLatin1(field)).isEmpty());
    REQUIRE_FALSE(panel.box(QString::fromLatin1(field))->refused());
  }
  panel.constants().choose(2);
  REQUIRE(panel.box(QStringLiteral("batches"))->text() == QString::number(Scenario{}.constants.batches));
}
