// SPDX-License-Identifier: GPL-3.0-or-later
// Same answer in the window: its handles by keyboard, and a lecture that is played with.
#include <set>

#include "opened.test.hpp"
#include "ui/pages/same_answer/same_answer_marks.hpp"
#include "ui/pages/same_answer/same_answer_page.hpp"
#include "ui/pages/same_answer/same_answer_words.hpp"
#include "ui/shell/ask_room.hpp"
#include "ui/shell/study_chapter.hpp"

using namespace littlestone;
using test::Opened;

namespace {

/// The page at a step, with nothing to be computed.
ui::SameAnswerPage& open_same_answer(Opened& o, int step) {
  o.window.set_motion(false);
  auto& page = test::page_of<ui::SameAnswerPage>(o.window);
  o.turn_to(page);
  o.window.player().go_to(step);
  REQUIRE(o.settled());
  return page;
}

/// Tab until this handle of the picture has the keyboard.
void tab_to(Opened& o, const ui::SameAnswerPage& page, std::int32_t place) {
  const ui::Kin handle = ui::Kin::of_node(place);
  for (int i = 0; i < 100 && !(page.view()->hasFocus() && page.view()->kin() == handle); ++i) o.key(Qt::Key_Tab);
  REQUIRE(page.view()->hasFocus());
}

}  // namespace

TEST_CASE("Tab reaches the handles of Same answer, arrows move them, Enter opens a number box",
          "[same-answer][window]") {
  Opened o;
  ui::SameAnswerPage& page = open_same_answer(o, ui::same_answer_steps::ceiling);
  const StabilityScenario before = page.run()->scenario;
  tab_to(o, page, ui::mass_place);
  o.key(Qt::Key_Right);
  REQUIRE(o.settled());
  CHECK(page.run()->scenario.mass == before.mass + Rational(1, 400));
  o.key(Qt::Key_Left, Qt::ShiftModifier);
  REQUIRE(o.settled());
  CHECK(page.run()->scenario.mass == before.mass - Rational(9, 400));
  CHECK(o.window.player().step() == ui::same_answer_steps::ceiling);
  o.key(Qt::Key_Return);
  const auto& panel = dynamic_cast<ui::StudyPanel&>(o.window.chapter().fields());
  CHECK(o.window.focusWidget() == panel.control(QStringLiteral("mass")));
  // A step has no field in the panel: its box lies at the handle.
  tab_to(o, page, ui::first_step_place + 7);
  o.key(Qt::Key_Return);
  auto* box = qobject_cast<ui::NumberBox*>(o.window.focusWidget());
  REQUIRE(box != nullptr);
  CHECK(box->parentWidget() == page.view());
  QTest::keyClicks(box, QStringLiteral("40"));
  QTest::keyClick(box, Qt::Key_Return);
  REQUIRE(o.settled());
  CHECK(page.run()->shown.steps.counts().back() == 40);
  CHECK(page.view()->hasFocus());
  // Steps are shipped for one α and one β.
  for (const char* field : {"alpha", "beta"})
    CHECK(dynamic_cast<ui::NumberBox&>(*panel.control(QLatin1String(field))).isReadOnly());
}

TEST_CASE("In a lecture Space rolls the die of Same answer, and → goes on", "[same-answer][lecture]") {
  Opened o;
  ui::SameAnswerPage& page = open_same_answer(o, ui::same_answer_steps::band);
  o.window.present(true);
  std::set<double> dice;
  for (int i = 0; i < 4; ++i) {
    o.key(Qt::Key_Space);
    REQUIRE(o.settled());
    dice.insert(page.run()->die);
  }
  CHECK(dice.size() > 1);
  CHECK(o.window.player().step() == ui::same_answer_steps::band);
  o.key(Qt::Key_Right);
  CHECK(o.window.player().step() == ui::same_answer_steps::every_world);
  // The wall has the answers, once, for a key and for a click.
  o.window.player().go_to(ui::same_answer_steps::ceiling);
  const auto& room = o.window.step_panel().ask_room();
  o.key(Qt::Key_3);
  CHECK(room.chosen() == 2);
  CHECK(o.window.presentation().answer(2).isChecked());
  QTest::mouseClick(&o.window.presentation().answer(1), Qt::LeftButton);
  CHECK(room.chosen() == 1);
  CHECK(o.window.presentation().answer(1).isChecked());
  CHECK_FALSE(o.window.presentation().answer(2).isChecked());
}
