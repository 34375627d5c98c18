// SPDX-License-Identifier: GPL-3.0-or-later
// A lecture with the window: its keys, its notes, ε in front of a class, and the screens it stands on.
#include <QDir>
#include <QPlainTextEdit>
#include <QTemporaryDir>

#include "opened.test.hpp"
#include "ui/pages/tournament/contest_scene.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using app::LectureScreens;
using test::Opened;
using Cover = ui::Presentation::Cover;

namespace {

/// The lesson's run.
Scenario lecture_scenario() {
  for (const cli::ShippedScenario& shipped : cli::shipped_scenarios()) {
    if (shipped.name == "three-contests") return shipped.scenario;
  }
  throw std::logic_error("no such scenario");
}

/// Presents the step before the contest of this number, from 0.
void present_contest(Opened& o, int number) {
  o.window.set_motion(false);
  o.window.turn_to("tournament");
  const ui::Story& story = test::story(o.window);
  for (int step = 0; step < story.size(); ++step) {
    if (story[step].round > 0 && number-- == 0) o.window.player().go_to(step - 1);
  }
  o.window.present(true);
}

}  // namespace

TEST_CASE("In a lecture 1 and 2 are votes and Space lets the coin fall", "[lecture][window]") {
  Opened o(lecture_scenario());
  present_contest(o, 0);
  const int step = o.window.player().step();
  const QString question = o.window.presentation().sentence();
  CHECK(question.contains(u'?'));
  o.key(Qt::Key_2);
  CHECK(o.window.player().step() == step);
  CHECK(o.window.presentation().sentence() == question);
  o.key(Qt::Key_Space);
  CHECK(o.window.player().step() == step + 1);
  CHECK(o.window.presentation().sentence() != question);
  o.key(Qt::Key_Left);
  CHECK(o.window.presentation().sentence() == question);
}

TEST_CASE("B and W cover the wall and nothing else", "[lecture][window]") {
  Opened o(lecture_scenario());
  present_contest(o, 0);
  o.window.lecture_room().show_notes_on(o.window.screen());
  const int step = o.window.player().step();
  o.key(Qt::Key_B);
  CHECK(o.window.presentation().covered() == Cover::black);
  REQUIRE(o.window.lecture_room().screen_notes() != nullptr);
  CHECK(o.window.lecture_room().screen_notes()->isVisible());
  CHECK_FALSE(o.window.lecture_room().screen_notes()->ask().toPlainText().isEmpty());
  o.key(Qt::Key_W);
  CHECK(o.window.presentation().covered() == Cover::white);
  o.key(Qt::Key_Space);
  CHECK(o.window.presentation().covered() == Cover::none);
  CHECK(o.window.player().step() == step);
  o.key(Qt::Key_B);
  o.key(Qt::Key_Escape);
  CHECK(o.window.presenting());
  o.key(Qt::Key_Escape);
  CHECK_FALSE(o.window.presenting());
  CHECK(o.window.lecture_room().screen_notes() == nullptr);
}

TEST_CASE("The lecturer's screen goes and the picture stays", "[lecture][window]") {
  Opened o(lecture_scenario());
  present_contest(o, 0);
  o.window.lecture_room().show_notes_on(o.window.screen());
  o.window.lecture_room().show_notes_on(nullptr);
  CHECK(o.window.presenting());
  CHECK(o.window.lecture_room().screen_notes() == nullptr);
  CHECK(o.window.presentation().view().picture() != nullptr);
}

TEST_CASE("Notes stand on the desktop's first screen and the wall on another", "[lecture]") {
  using app::lecture_screens;
  CHECK(lecture_screens(1, 0, 0) == LectureScreens{0, std::nullopt});
  CHECK(lecture_screens(0, -1, -1) == LectureScreens{0, std::nullopt});
  CHECK(lecture_screens(2, 0, 0) == LectureScreens{1, 0});
  CHECK(lecture_screens(2, 0, 1) == LectureScreens{1, 0});
  CHECK(lecture_screens(2, 1, 1) == LectureScreens{0, 1});
  CHECK(lecture_screens(3, 0, 2) == LectureScreens{2, 0});
}

TEST_CASE("Notes of a lecture can be written over and are kept", "[lecture][window][session]") {
  Opened o(lecture_scenario());
  present_contest(o, 1);
  o.key(Qt::Key_N);
  REQUIRE(o.window.presentation().notes_shown());
  ui::LectureNotes& notes = o.window.presentation().notes();
  const QString made = notes.ask().toPlainText();
  REQUIRE_FALSE(made.isEmpty());
  notes.ask().setPlainText(QStringLiteral("Stand up for the left one."));
  CHECK(o.window.lecture_room().note().ask == "Stand up for the left one.");
  QTemporaryDir folder;
  app::write_session(o.window.session(), folder.filePath("session.json"));
  const auto session = app::read_session(folder.filePath("session.json"));
  REQUIRE(session);
  Opened again(lecture_scenario());
  again.window.restore(*session);
  REQUIRE(again.settled());
  present_contest(again, 1);
  CHECK(again.window.lecture_room().note().ask == "Stand up for the left one.");
  CHECK(o.window.presentation().notes().beside().next_picture != nullptr);
  o.key(Qt::Key_Escape);
  CHECK_FALSE(o.window.presentation().notes_shown());
  CHECK(o.window.presenting());
}

TEST_CASE("F2 and F3 lay the panels over a presentation and put them back", "[lecture][window]") {
  using Side = ui::Frame::Side;
  Opened o(lecture_scenario());
  present_contest(o, 0);
  QWidget& fields = o.window.frame().panel(Side::left);
  CHECK_FALSE(fields.isVisible());
  o.key(Qt::Key_F2);
  REQUIRE(fields.isVisible());
  CHECK(o.window.presentation().isAncestorOf(&fields));
  o.key(Qt::Key_F3);
  CHECK_FALSE(o.window.presentation().isAncestorOf(&fields));
  CHECK(o.window.presentation().isAncestorOf(&o.window.frame().panel(Side::right)));
  o.window.present(false);
  CHECK(o.window.frame().isAncestorOf(&fields));
  CHECK(QTest::qWaitFor([&] { return fields.isVisible() && o.window.frame().panel(Side::right).isVisible(); }, 2000));
}

TEST_CASE("The lecture's slider edits the scenario and the play stays where it is", "[lecture][window]") {
  Opened o(lecture_scenario());
  present_contest(o, 0);
  const int step = o.window.player().step();
  ui::EpsilonStrip& strip = o.window.presentation().epsilon();
  REQUIRE(strip.isVisible());
  CHECK(strip.effect().at.size() == 5);
  strip.setValue(strip.maximum());
  CHECK(o.window.document().edited().epsilon == 4);
  REQUIRE(o.settled());
  CHECK(o.window.run()->scenario.epsilon == 4);
  CHECK(o.window.player().step() == step);
  CHECK(o.window.presenting());
  o.key(Qt::Key_S);
  CHECK_FALSE(strip.isVisible());
  o.key(Qt::Key_S);
  CHECK(strip.isVisible());
  o.window.undo_stack().undo();
  CHECK(o.window.document().edited() == lecture_scenario());
}

TEST_CASE("Presentations to be looked at are drawn to files", "[.lecture-screens]") {
  const ui::Language language(qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE", QStringLiteral("en")));
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens")) + u'/';
  REQUIRE(QDir().mkpath(folder));
  const QSize size(qEnvironmentVariableIntValue("LITTLESTONE_SCREENS_WIDTH") > 0
                       ? qEnvironmentVariableIntValue("LITTLESTONE_SCREENS_WIDTH")
                       : 1280,
                   qEnvironmentVariableIntValue("LITTLESTONE_SCREENS_HEIGHT") > 0
                       ? qEnvironmentVariableIntValue("LITTLESTONE_SCREENS_HEIGHT")
                       : 800);
  Opened o(lecture_scenario());
  o.window.set_motion(false);
  o.window.turn_to("tournament");
  const auto save = [&](const QString& name) {
    QTest::qWait(60);
    CHECK(o.window.grab().save(folder + name + QStringLiteral(".png")));
  };
  present_contest(o, 6);
  o.window.showNormal();
  o.window.resize(size);
  save(QStringLiteral("asked"));
  o.key(Qt::Key_1);
  o.window.presentation().name_keys();
  save(QStringLiteral("voted"));
  o.key(Qt::Key_Right);
  save(QStringLiteral("decided"));
  for (const ui::ThemeKind kind : {ui::ThemeKind::dark, ui::ThemeKind::contrast, ui::ThemeKind::light}) {
    o.dress(kind);
    o.key(Qt::Key_Left);
    save(QStringLiteral("asked-%1").arg(static_cast<int>(kind)));
    o.key(Qt::Key_Right);
  }
  o.key(Qt::Key_Left);
  o.key(Qt::Key_N);
  save(QStringLiteral("notes"));
  o.key(Qt::Key_N);
  o.key(Qt::Key_F2);
  save(QStringLiteral("fields"));
  o.key(Qt::Key_F2);
  for (const char* page : {"class", "tree", "histogram", "selection", "loss"}) {
    o.window.turn_to(page);
    QTest::qWait(400);
    save(QString::fromLatin1(page));
  }
  o.window.present(false);
}
