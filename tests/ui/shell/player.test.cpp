// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/player.hpp"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <catch2/catch.hpp>

#include "../pages/learn/hand_run.test.hpp"
#include "ui/pages/learn/story.hpp"
#include "ui/shell/script.hpp"
#include "ui/shell/transport_bar.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

std::shared_ptr<const Story> story() { return std::make_shared<const Story>(test::hand_run()); }

}  // namespace

TEST_CASE("A new story stands paused on its first step, and steps never leave it", "[transport]") {
  Player player;
  player.next();
  REQUIRE(player.step() == 0);
  player.set_steps(story());
  REQUIRE(player.step() == 0);
  REQUIRE_FALSE(player.playing());
  player.previous();
  REQUIRE(player.step() == 0);
  player.go_to(1000);
  REQUIRE(player.step() == player.last());
  player.next();
  REQUIRE(player.step() == player.last());
  player.previous_round();
  REQUIRE(player.step() == player.steps()->previous_round(player.last()));
}

TEST_CASE("Playing goes step by step to the end and stops there", "[transport]") {
  Player player;
  player.set_steps(story());
  player.set_speed(8);
  QSignalSpy steps(&player, &Player::step_changed);
  player.go_to(player.last() - 2);
  steps.clear();
  player.play();
  REQUIRE(player.playing());
  REQUIRE(QTest::qWaitFor([&] { return !player.playing(); }, 5000));
  REQUIRE(player.step() == player.last());
  REQUIRE(steps.count() == 2);
  player.play();  // at the end: from the start again
  REQUIRE(player.step() == 0);
  player.pause();
}

TEST_CASE("The play stops where the room is asked, and goes on to the answer at once", "[transport]") {
  const auto step = [](const char* question) {
    ScriptStep one{QStringLiteral("It is so."), {}, 1, 60'000, 0};
    one.question.text = QString::fromLatin1(question);
    return one;
  };
  Player player;
  player.set_steps(std::make_shared<const Script>(
      std::vector<Script::Part>{{QStringLiteral("all"), {step("Why?"), step("How?"), step(""), step("")}}}, 0));
  CHECK_FALSE(player.playing());
  player.play();
  REQUIRE(QTest::qWaitFor([&] { return player.step() == 1; }, 5000));  // long before the first step's time is over
  CHECK_FALSE(player.playing());
  player.play();
  REQUIRE(QTest::qWaitFor([&] { return player.step() == 2; }, 5000));
  CHECK(player.playing());  // nothing is asked here
}

TEST_CASE("One step forward moves from phase 0 to 1, and every other way stands at its end at once",
          "[transport][motion]") {
  Player player;
  player.set_steps(story());
  REQUIRE(player.phase() == 1);
  player.next();
  REQUIRE(player.phase() == 0);
  double last = 0;
  bool forward = true;
  QObject::connect(&player, &Player::phase_changed, [&](double phase) {
    forward = forward && phase >= last;
    last = phase;
  });
  REQUIRE(QTest::qWaitFor([&] { return player.phase() == 1; }, 3000));
  REQUIRE(forward);
  player.next();
  REQUIRE(player.phase() == 0);
  player.previous();  // cuts what moves
  REQUIRE(player.phase() == 1);
  player.go_to(player.step() + 3);
  REQUIRE(player.phase() == 1);
  player.first();
  player.next();
  player.set_motion(false);
  REQUIRE(player.phase() == 1);
  player.next();
  REQUIRE(player.phase() == 1);
  player.set_motion(true);
  player.set_speed(8);
  player.next();
  REQUIRE(player.phase() == 1);
  player.set_speed(4);
  player.next();
  REQUIRE(player.phase() == 0);
}

TEST_CASE("A change made by hand moves while the step stands, and a step ends it", "[transport][motion]") {
  Player player;
  player.set_steps(story());
  player.go_to(2);
  QSignalSpy steps(&player, &Player::step_changed);
  player.move_edit(60);
  CHECK(player.edit());
  CHECK(player.phase() == 0);
  REQUIRE(QTest::qWaitFor([&] { return player.phase() == 1; }, 3000));
  CHECK(player.step() == 2);
  CHECK(steps.isEmpty());
  player.move_edit(5000);
  player.next();
  CHECK_FALSE(player.edit());
  player.move_edit(5000);
  CHECK(player.edit());
  CHECK(player.phase() == 0);
  player.end_edit();
  CHECK(player.phase() == 1);
  player.next();
  player.end_edit();  // the step's own motion is not ended
  CHECK(player.phase() == 0);
  player.set_motion(false);
  QSignalSpy frames(&player, &Player::phase_changed);
  player.move_edit(5000);
  CHECK(player.phase() == 1);
  REQUIRE(frames.count() == 1);
  CHECK(frames.front().front().toDouble() == 1);
  player.set_motion(true);
  player.set_speed(8);
  player.move_edit(5000);
  CHECK(player.phase() == 1);
}

TEST_CASE("The pace is one of six, from a quarter to eight times", "[transport]") {
  Player player;
  for (int i = 0; i < 9; ++i) player.faster();
  REQUIRE(player.speed() == 8);
  for (int i = 0; i < 9; ++i) player.slower();
  REQUIRE(player.speed() == 0.25);
  player.set_speed(1.2);
  REQUIRE(player.speed() == 1);
}

TEST_CASE("On the timeline every step has its own place, further right than the one before, and is found there",
          "[transport]") {
  Player player;
  TransportBar bar(player);
  bar.resize(1280, 72);
  bar.show();
  player.set_steps(story());
  Timeline& timeline = bar.timeline();
  for (int i = 0; i <= player.last(); ++i) {
    if (i > 0) REQUIRE(timeline.x_of(i) > timeline.x_of(i - 1) + 1);
    REQUIRE(timeline.step_at(timeline.x_of(i) + 0.4) == i);
  }
  const int target = 7;
  QTest::mouseClick(&timeline, Qt::LeftButton, {}, QPointF(timeline.x_of(target), 50).toPoint());
  REQUIRE(player.step() == target);
}

TEST_CASE("The step box goes where it is told, to the nearest step there is, and keeps no nonsense", "[transport]") {
  Player player;
  TransportBar bar(player);
  bar.show();
  player.set_steps(story());
  QLineEdit& box = bar.step_box();
  const auto type = [&](const QString& text) {
    box.setFocus();
    box.selectAll();
    QTest::keyClicks(&box, text);
    QTest::keyClick(&box, Qt::Key_Return);
  };
  type(QStringLiteral("6"));
  REQUIRE(player.step() == 6);
  type(QStringLiteral("999"));
  REQUIRE(player.step() == player.last());
  REQUIRE(box.text() == QString::number(player.last()));
  type(QStringLiteral("abc"));
  REQUIRE(player.step() == player.last());
  REQUIRE(box.text() == QString::number(player.last()));
}

TEST_CASE("The play button says what it will do, and pressing it does", "[transport]") {
  Player player;
  TransportBar bar(player);
  bar.show();
  player.set_steps(story());
  REQUIRE(bar.play_button().accessibleName().startsWith(QStringLiteral("Play")));
  QTest::mouseClick(&bar.play_button(), Qt::LeftButton);
  REQUIRE(player.playing());
  REQUIRE(bar.play_button().accessibleName().startsWith(QStringLiteral("Pause")));
  QTest::mouseClick(&bar.play_button(), Qt::LeftButton);
  REQUIRE_FALSE(player.playing());
}
