// SPDX-License-Identifier: GPL-3.0-or-later
// The line that is put where the loss is expected to fall: moved by mouse and keys, and told beside the fall.
#include <QTest>
#include <algorithm>
#include <catch2/catch.hpp>

#include "../../painted_words.test.hpp"
#include "ui/pages/learn/guess_words.hpp"
#include "ui/pages/loss/loss_page.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

Scenario guessed_scenario() {
  Scenario s;
  s.class_text = "points:4";
  s.target = 1;
  s.constants = {1, 20, 60, 10, {}};
  s.sizes = {10, 100, 2000, 10'000};
  s.replicates = 20;
  return s;
}

struct Guessing {
  LossPage page;
  LossPlot* plot = nullptr;
  Guessing() {
    page.resize(728, 700);
    page.show();
    page.set_scenario(guessed_scenario(), instance_of(guessed_scenario()));
    plot = page.findChild<LossPlot*>();
    REQUIRE(plot != nullptr);
  }
  bool measured() {
    return QTest::qWaitFor([&] { return page.share_done() == 1 && !page.running(); }, 20'000);
  }
  void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QKeyEvent event(QEvent::KeyPress, key, modifiers);
    page.take_key(event, {}, nullptr);
  }
  [[nodiscard]] bool shows(LearnerKind learner) const {
    const PageTable table = page.table();
    return std::any_of(table.rows.begin(), table.rows.end(),
                       [&](const auto& row) { return row[0].data == std::string(to_string(learner)); });
  }
  [[nodiscard]] QString said() { return ui::test::read_aloud(*page.picture(), {728, 600}); }
};

void turn_to(LossPage& page, LossGuess::State state) {
  for (int i = 0; page.guess_state() != state && i < 3; ++i) page.turn_guess();
  REQUIRE(page.guess_state() == state);
}

}  // namespace

TEST_CASE("An open guess measures nothing and covers M in picture and table until it is told", "[pages][guess]") {
  Guessing g;
  REQUIRE(g.measured());
  REQUIRE(g.shows(LearnerKind::private_learner));
  const QImage before = g.plot->toPixmap(728, 600).toImage();
  turn_to(g.page, LossGuess::State::open);
  CHECK(g.page.guess().has_value());
  CHECK_FALSE(g.shows(LearnerKind::private_learner));
  CHECK(g.shows(LearnerKind::generic));
  CHECK_FALSE(g.said().contains(QStringLiteral("Mreaches")));
  CHECK_FALSE(g.said().contains(QStringLiteral("Mfalls")));
  turn_to(g.page, LossGuess::State::told);
  CHECK(g.shows(LearnerKind::private_learner));
  CHECK(g.said().contains(QStringLiteral("Mfallsbetween")));
  turn_to(g.page, LossGuess::State::none);
  CHECK_FALSE(g.page.guess().has_value());
  CHECK(g.plot->toPixmap(728, 600).toImage() == before);
}

TEST_CASE("A page that is asked before it measured waits for the answer", "[pages][guess]") {
  LossPage page;
  page.resize(728, 700);
  page.set_scenario(guessed_scenario(), instance_of(guessed_scenario()));
  turn_to(page, LossGuess::State::open);
  page.show();
  page.start();
  CHECK_FALSE(page.running());
  CHECK(page.cells_done() == 0);
  turn_to(page, LossGuess::State::told);
  CHECK(page.running());
  page.stop();
}

TEST_CASE("The line follows the pointer, stops at the ends of the axis, and stands still once it is told",
          "[pages][guess]") {
  Guessing g;
  REQUIRE(g.measured());
  turn_to(g.page, LossGuess::State::open);
  REQUIRE(QTest::qWaitForWindowExposed(&g.page));
  g.plot->replot();
  const std::uint64_t first = *g.page.guess();
  const QPoint handle = g.plot->guess_handle().toPoint();
  QTest::mousePress(g.plot, Qt::LeftButton, {}, handle);
  CHECK(*g.page.guess() == first);
  QTest::mouseMove(g.plot, handle + QPoint(60, 120));
  const std::uint64_t moved = *g.page.guess();
  CHECK(moved > first);
  CHECK(std::abs(g.plot->guess_handle().x() - handle.x() - 60) < 3);
  QTest::mouseMove(g.plot, QPoint(g.plot->width() + 500, 200));
  CHECK(*g.page.guess() >= 10'000);
  CHECK(g.plot->guess_handle().x() < g.plot->width());
  QTest::mouseRelease(g.plot, Qt::LeftButton, {}, handle);
  const std::uint64_t left_at = *g.page.guess();
  QTest::mouseMove(g.plot, handle);
  CHECK(*g.page.guess() == left_at);  // without the button nothing is dragged
  turn_to(g.page, LossGuess::State::told);
  QTest::mouseClick(g.plot, Qt::LeftButton, {}, handle);
  CHECK(*g.page.guess() == left_at);
}

TEST_CASE("Arrows move the line by a tenth of a decade, Home and End to the ends, Shift from anywhere",
          "[pages][guess]") {
  Guessing g;
  turn_to(g.page, LossGuess::State::open);
  QApplication::setActiveWindow(&g.page);
  const std::uint64_t first = *g.page.guess();
  g.plot->clearFocus();
  g.press(Qt::Key_Right);
  CHECK(*g.page.guess() == first);  // the step's key, without the focus
  g.press(Qt::Key_Right, Qt::ShiftModifier);
  CHECK(*g.page.guess() > first);
  g.press(Qt::Key_Left, Qt::ShiftModifier);
  CHECK(*g.page.guess() == first);
  g.plot->setFocus();
  REQUIRE(g.plot->hasFocus());
  for (int i = 0; i < 10; ++i) g.press(Qt::Key_Right);
  CHECK(static_cast<double>(*g.page.guess()) == Approx(10.0 * static_cast<double>(first)).epsilon(0.1));
  g.press(Qt::Key_Home);
  CHECK(*g.page.guess() <= 10);
  g.press(Qt::Key_Left);
  CHECK(*g.page.guess() <= 10);
  g.press(Qt::Key_End);
  CHECK(*g.page.guess() >= 10'000);
  CHECK(g.plot->accessibleDescription().contains(QStringLiteral("Your line stands at")));
  turn_to(g.page, LossGuess::State::none);
  CHECK(g.plot->focusPolicy() == Qt::NoFocus);
}

TEST_CASE("A button asks, tells, and takes the line away", "[pages][guess]") {
  Guessing g;
  REQUIRE(g.measured());
  SweepBar bar(g.page);
  CHECK(bar.guess_button().text() == QStringLiteral("Guess the fall"));
  bar.guess_button().click();
  CHECK(g.page.asks());
  CHECK_FALSE(bar.button().isEnabled());
  CHECK_FALSE(g.shows(LearnerKind::private_learner));
  bar.guess_button().click();
  CHECK(g.page.guess_state() == LossGuess::State::told);
  CHECK(g.shows(LearnerKind::private_learner));
  bar.guess_button().click();
  CHECK_FALSE(g.page.guess().has_value());
}

TEST_CASE("How far a guess lies beside is told by a factor that is never too large", "[guess]") {
  const LossFall fall{2000, 10'000};
  CHECK(beside_text(fall, 1000) == QStringLiteral("too far left by a factor of at least 2"));
  CHECK(beside_text(fall, 15) == QStringLiteral("too far left by a factor of at least 133"));
  CHECK(beside_text(fall, 13'000) == QStringLiteral("too far right by a factor of at least 1.3"));
  CHECK(beside_text(fall, 19'990) == QStringLiteral("too far right by a factor of at least 1.9"));
  CHECK(beside_text(fall, 2000) == QStringLiteral("where the loss falls"));
}

TEST_CASE("The words of a line are whole and apart wherever it stands, open and told", "[plots][guess]") {
  Guessing g;
  REQUIRE(g.measured());
  LossData data = g.plot->figure();
  data.theorem.reset();
  for (const auto state : {LossGuess::State::open, LossGuess::State::told}) {
    for (const std::uint64_t examples : {8U, 10U, 60U, 300U, 1900U, 6000U, 14'000U}) {
      const LossPicture picture(data, {state, LearnerKind::private_learner, examples});
      for (const QSize size : {QSize(728, 600), QSize(560, 400), QSize(1456, 1200)}) {
        CAPTURE(static_cast<int>(state), examples, size.width());
        CHECK(ui::test::misplaced_words(picture, size).empty());
      }
    }
  }
}
