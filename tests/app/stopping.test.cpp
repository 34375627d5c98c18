// SPDX-License-Identifier: GPL-3.0-or-later
// Esc stops what runs wherever the focus is, and says what is shown then; what was typed is taken as it was typed.
#include <QComboBox>
#include <QScreen>
#include <QTemporaryDir>

#include "core/base/error.hpp"
#include "opened.test.hpp"
#include "ui/pages/tournament/redraws_scene.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

Scenario endless() {
  Scenario s = test::eight();
  s.constants.batches = 9'000'000;
  return s;
}

void choose_class(Opened& o, const char* text) {
  const auto boxes = test::scenario_panel(o.window).findChildren<QComboBox*>();
  QLineEdit* field = boxes.front()->lineEdit();
  REQUIRE(field != nullptr);
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, QString::fromLatin1(text));
  QTest::keyClick(field, Qt::Key_Return);
}

}  // namespace

TEST_CASE("Esc stops a run from the field that began it, and the page says that its picture is older",
          "[window][stop]") {
  Opened o(test::eight());
  REQUIRE(o.settled());
  const auto before = o.window.run();
  o.type(QStringLiteral("batches"), QStringLiteral("9000000"));
  REQUIRE(QTest::qWaitFor([&] { return o.window.job().running(); }, 5000));
  REQUIRE(qobject_cast<QLineEdit*>(o.window.focusWidget()) != nullptr);
  o.key(Qt::Key_Escape);
  REQUIRE(o.settled());
  CHECK(o.window.run() == before);
  CHECK(o.window.told().contains(QStringLiteral("run before")));
  o.window.turn_to("histogram");
  CHECK(o.window.told().contains(QStringLiteral("run before")));  // still true there
  o.window.centralWidget()->setFocus();
  o.key(Qt::Key_Escape);
  CHECK(o.window.told().contains(QStringLiteral("run before")));
  o.type(QStringLiteral("batches"), QStringLiteral("100"));
  REQUIRE(QTest::qWaitFor([&] { return o.window.run() != before; }, 20'000));
  CHECK(o.window.told().isEmpty());
}

TEST_CASE("A first run that is stopped leaves a sentence and a button that computes", "[window][stop]") {
  Window window(endless());
  window.show();
  window.activateWindow();
  REQUIRE(window.job().running());
  QTest::keyClick(&window, Qt::Key_Escape);
  REQUIRE(QTest::qWaitFor([&] { return !window.busy(); }, 20'000));
  REQUIRE(window.run() == nullptr);
  for (const QString kind : {"class", "tree", "tournament"}) {
    window.turn_to(kind);
    REQUIRE(test::picture_page(window, kind).compute_button()->isVisible());
  }
  QTest::mouseClick(test::picture_page(window, "tournament").compute_button(), Qt::LeftButton);
  CHECK(window.job().running());
  CHECK_FALSE(test::picture_page(window, "tournament").compute_button()->isVisible());
}

TEST_CASE("A class that is the beginning of a listed one is taken as it was typed", "[window][stop]") {
  Opened o;
  choose_class(o, "points:1");
  REQUIRE(o.settled());
  CHECK(test::scenario_panel(o.window).scenario().class_text == "points:1");
}

TEST_CASE("The points to ask are the class's own, also where another class had as many", "[window][stop]") {
  Opened o;
  choose_class(o, "linear:2,3,2");
  REQUIRE(QTest::qWaitFor([&] { return o.window.run()->concept_class().point_name(1) == "100"; }, 20'000));
  choose_class(o, "thresholds:8");
  REQUIRE(QTest::qWaitFor([&] { return o.window.run()->concept_class().point_name(1) == "2"; }, 20'000));
  o.window.turn_to("tree");
  REQUIRE(QTest::qWaitFor(
      [&] {
        return test::tree_page(o.window).game().state() != nullptr &&
               test::tree_page(o.window).game_panel().isEnabled();
      },
      5000));
  QTest::qWait(50);
  const auto boxes = test::tree_page(o.window).game_panel().findChildren<QComboBox*>();
  REQUIRE(boxes.size() == 1);
  REQUIRE(boxes[0]->count() == 8);
  CHECK(boxes[0]->itemText(7) == QStringLiteral("8"));
}

TEST_CASE("Esc stops the loss page's sweep from a field too", "[window][stop]") {
  Scenario s = test::eight();
  s.sizes = {1000, 10'000, 100'000};
  s.replicates = 1'000'000;
  Opened o(s);
  o.window.turn_to("loss");
  REQUIRE(QTest::qWaitFor([&] { return test::loss_page(o.window).running(); }, 5000));
  test::scenario_panel(o.window).box(QStringLiteral("seed"))->setFocus();
  REQUIRE(test::loss_page(o.window).running());
  o.key(Qt::Key_Escape);
  CHECK(QTest::qWaitFor([&] { return !test::loss_page(o.window).running(); }, 5000));
}

TEST_CASE("The loss page can be opened first in a presentation", "[window][stop]") {
  Opened o;
  o.window.present(true);
  o.key(Qt::Key_6, Qt::ControlModifier);
  REQUIRE(QTest::qWaitFor([&] { return test::loss_page(o.window).share_done() >= 1; }, 20'000));
  CHECK(o.window.presenting());
  CHECK(o.window.page().id() == "loss");
  // What is measured comes in there too.
  CHECK(QTest::qWaitFor(
      [&] { return o.window.presentation().view().picture()->description().contains(QStringLiteral("6 cells of 3")); },
      5000));
}

TEST_CASE("What cannot be computed says that the pictures are of the run before, until something is", "[window]") {
  test::Opened o;
  const auto run = o.window.run();
  // What a field alone can refuse leaves the scenario as it was; this one only the computation refuses.
  Scenario wrong = test::small();
  wrong.marginal = "weights:1,2";
  o.window.document().edit(wrong, 0);
  REQUIRE(o.settled());
  REQUIRE_FALSE(test::scenario_panel(o.window).message(QStringLiteral("marginal")).isEmpty());
  CHECK(o.window.run() == run);
  CHECK(o.window.told().contains(QStringLiteral("of the run before")));
  o.window.document().edit(test::small(), 0);
  REQUIRE(o.settled());
  CHECK(o.window.told().isEmpty());
}

TEST_CASE("Esc puts the scenario's own value back into a field that was refused or typed over", "[window][keys]") {
  test::Opened o;
  ui::NumberBox* box = test::scenario_panel(o.window).box(QStringLiteral("delta"));
  const QString before = box->text();
  o.type(QStringLiteral("delta"), QStringLiteral("abc"));
  REQUIRE(box->refused());
  box->setFocus();
  o.key(Qt::Key_Escape);
  CHECK_FALSE(box->refused());
  CHECK(box->text() == before);
  CHECK(test::scenario_panel(o.window).message(QStringLiteral("delta")).isEmpty());
  QTest::keyClicks(box, QStringLiteral("7"));
  o.key(Qt::Key_Escape);
  CHECK(box->text() == before);
  CHECK(o.window.undo_stack().count() == 0);
}

TEST_CASE("A second film does not take the place of the first", "[window][film]") {
  test::Opened o;
  QTemporaryDir folder;
  o.window.turn_to("tournament");
  o.window.exports().film(folder.filePath(QStringLiteral("one")));
  REQUIRE(o.window.exports().film_job().running());
  CHECK_THROWS_AS(o.window.exports().film(folder.filePath(QStringLiteral("two"))), InputError);
  CHECK(o.window.exports().film_job().running());
  o.window.exports().film_job().stop();
  REQUIRE(QTest::qWaitFor([&] { return !o.window.exports().film_job().running(); }, 20'000));
}

TEST_CASE(
    "In a presentation the histogram's key shows the histogram, and what it cannot show does not change behind it",
    "[window][presentation]") {
  test::Opened o(test::eight());
  o.window.present(true);
  o.key(Qt::Key_Home);
  o.key(Qt::Key_4, Qt::ControlModifier);
  const ui::Story& story = test::story(o.window);
  CHECK(o.window.player().step() == story.first_of(ui::Part::histogram));
  o.key(Qt::Key_5, Qt::ControlModifier);
  CHECK(story[o.window.player().step()].part == ui::Part::selection);
  o.key(Qt::Key_3, Qt::ControlModifier);
  o.key(Qt::Key_T, Qt::ControlModifier);
  o.key(Qt::Key_O);
  o.window.present(false);
  CHECK_FALSE(test::picture_page(o.window, "tournament").table_shown());
  const auto& beside = o.window.step_panel().picture_view().picture();
  CHECK((beside == nullptr || !beside->description().startsWith(QStringLiteral("Pairs drawn again"))));
}

TEST_CASE("The first window fits its screen", "[window]") {
  const app::Window window(test::small());
  const QSize room = window.screen()->availableSize();
  CHECK(window.width() <= std::max(room.width(), window.minimumWidth()));
  CHECK(window.height() <= std::max(room.height(), window.minimumHeight()));
}
