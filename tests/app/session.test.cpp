// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session.hpp"

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <catch2/catch.hpp>

#include "app/cli/shipped.hpp"
#include "opened.test.hpp"
#include "ui/pages/histogram/histogram_table.hpp"
#include "ui/pages/tournament/tournament_table.hpp"
#include "ui/pages/tree/tree_table.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

TEST_CASE("A session is read back as it was written, and a file that is none is refused and kept aside", "[session]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("deep/session.json"));
  REQUIRE_FALSE(read_session(path).has_value());
  Session session;
  session.scenario = test::eight();
  session.scenario.epsilon = Rational(1, 3);
  session.opened = test::eight();
  session.file = folder.filePath(QStringLiteral("mine.json"));
  session.page = QStringLiteral("selection");
  session.step = 17;
  session.theme = 2;
  session.motion = false;
  write_session(session, path);
  const std::optional<Session> back = read_session(path);
  REQUIRE(back.has_value());
  REQUIRE(back->scenario == session.scenario);
  REQUIRE(back->opened == session.opened);
  REQUIRE(back->file == session.file);
  REQUIRE(back->page == "selection");
  REQUIRE(back->step == 17);
  REQUIRE(back->theme == 2);
  REQUIRE_FALSE(back->motion);

  QFile file(path);
  REQUIRE(file.open(QIODevice::ReadOnly));
  const QByteArray good = file.readAll();
  file.close();
  QByteArray wrong_page = good;
  wrong_page.replace("\"page\": \"selection\"", "\"page\": \"nowhere\"");
  for (const QByteArray& bad : {QByteArray(), good.left(good.size() / 2), QByteArray("[]"), QByteArray("\0\xff\x01", 3),
                                QByteArray("{\"version\": 7}"), wrong_page}) {
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(bad);
    file.close();
    REQUIRE_THROWS_AS(read_session(path), InputError);
  }
  const QString aside = put_aside(path);
  REQUIRE_FALSE(QFile::exists(path));
  REQUIRE(QFile(aside).size() == wrong_page.size());
}

TEST_CASE("A session deep in brackets, with a number beyond a double, or that is a pipe is refused", "[session]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("session.json"));
  write_session({test::eight(), test::eight(), {}, QStringLiteral("tournament"), 0, 0, true, {}}, path);
  QFile file(path);
  REQUIRE(file.open(QIODevice::ReadOnly));
  const QByteArray good = file.readAll();
  file.close();
  QByteArray step = good;
  step.replace("\"step\": 0", "\"step\": 1e999");
  QByteArray epsilon = good;
  epsilon.replace("\"epsilon\": \"1\"", "\"epsilon\": \"1e-2147483648\"");
  QByteArray deep = good;
  deep.replace("\"step\": 0", "\"step\": " + QByteArray(100'000, '[') + QByteArray(100'000, ']'));
  for (const QByteArray& bad : {step, epsilon, deep}) {
    REQUIRE(bad != good);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(bad);
    file.close();
    REQUIRE_THROWS_AS(read_session(path), InputError);
  }
  REQUIRE(file.remove());
  REQUIRE(::mkfifo(QFile::encodeName(path).constData(), 0600) == 0);
  REQUIRE_THROWS_AS(read_session(path), InputError);
  const QString aside = put_aside(path);
  REQUIRE_FALSE(QFileInfo::exists(path));
  REQUIRE(QFileInfo::exists(aside));
}

TEST_CASE("A start that ended before its window answered is known to the next, and only to the next", "[session]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("session.json"));
  {
    const SessionTrial first(path);
    REQUIRE_FALSE(first.failed_before());
    REQUIRE_FALSE(SessionTrial(path).failed_before());  // two at once: nothing is known of the first yet
  }
  REQUIRE_FALSE(SessionTrial(path).failed_before());
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    const SessionTrial crashes(path);
    ::_exit(1);
  }
  int status = 0;
  REQUIRE(::waitpid(child, &status, 0) == child);
  REQUIRE(SessionTrial(path).failed_before());
  REQUIRE_FALSE(SessionTrial(path).failed_before());
  REQUIRE(QDir(folder.path()).isEmpty(QDir::Files));
}

TEST_CASE("The window keeps its session and a new one goes on where it was", "[window][session]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("session.json"));
  int step = 0;
  {
    Opened o(test::eight());
    o.window.keep_session(path);
    o.type(QStringLiteral("seed"), QStringLiteral("99"));
    REQUIRE(o.settled());
    o.window.set_theme(ui::ThemeKind::dark);
    o.window.centralWidget()->setFocus();
    o.key(Qt::Key_Right, Qt::ShiftModifier);
    step = o.window.player().step();
    REQUIRE(step > 0);
    REQUIRE(QTest::qWaitFor([&] { return QFile::exists(path); }, 5000));
    o.window.close();
  }
  Window next(test::small());
  next.restore(*read_session(path));
  next.show();
  REQUIRE(QTest::qWaitFor([&] { return next.run() != nullptr && !next.busy(); }, 20'000));
  REQUIRE(next.run()->scenario.seed == 99);
  REQUIRE(next.page().id() == "tournament");
  REQUIRE(next.player().step() == step);
  REQUIRE(next.theme() == ui::ThemeKind::dark);
  REQUIRE(next.windowTitle().contains(QStringLiteral("Four thresholds")));
}

TEST_CASE("A session that cannot be kept is told once and loses nothing else", "[window][session]") {
  Opened o;
  o.window.keep_session(QStringLiteral("/proc/no/such/folder/session.json"));
  o.type(QStringLiteral("seed"), QStringLiteral("4"));
  REQUIRE(QTest::qWaitFor([&] { return !o.window.told().isEmpty(); }, 5000));
  REQUIRE(o.window.told().contains(QStringLiteral("session")));
}

TEST_CASE("A session that could not be kept is kept as soon as it can be", "[window][session]") {
  QTemporaryDir folder;
  QFile in_the_way(folder.filePath(QStringLiteral("kept")));
  REQUIRE(in_the_way.open(QIODevice::WriteOnly));
  in_the_way.close();
  const QString path = folder.filePath(QStringLiteral("kept/session.json"));
  Opened o;
  o.window.keep_session(path);
  o.type(QStringLiteral("seed"), QStringLiteral("4"));
  REQUIRE(QTest::qWaitFor([&] { return !o.window.told().isEmpty(); }, 5000));
  REQUIRE(in_the_way.remove());
  o.type(QStringLiteral("seed"), QStringLiteral("5"));
  REQUIRE(QTest::qWaitFor([&] { return QFile::exists(path); }, 5000));
  REQUIRE(read_session(path)->scenario.seed == 5);
}

TEST_CASE("Every edit is undone and redone, and the run follows", "[window][undo]") {
  Opened o;
  const Scenario first = test::scenario_panel(o.window).scenario();
  o.type(QStringLiteral("epsilon"), QStringLiteral("2"));
  o.type(QStringLiteral("seed"), QStringLiteral("7"));
  REQUIRE(o.settled());
  REQUIRE(o.window.undo_stack().count() == 2);
  o.window.undo_stack().undo();
  REQUIRE(o.settled());
  REQUIRE(o.window.run()->scenario.seed == first.seed);
  REQUIRE(o.window.run()->scenario.epsilon == Rational(2));
  o.window.undo_stack().undo();
  REQUIRE(o.settled());
  REQUIRE(test::scenario_panel(o.window).scenario() == first);
  o.window.undo_stack().redo();
  o.window.undo_stack().redo();
  REQUIRE(o.settled());
  REQUIRE(o.window.run()->scenario.seed == 7);
  REQUIRE(o.window.run()->scenario.epsilon == Rational(2));
}

TEST_CASE("An entry of undo and the menu say what it changes", "[window][undo]") {
  Opened o;
  const auto menu_says = [&](const QString& text) {
    const QList<QAction*> actions = o.window.actions();
    return std::any_of(actions.begin(), actions.end(),
                       [&](const QAction* one) { return QString(one->text()).remove(u'&') == text; });
  };
  CHECK(menu_says("Undo"));
  o.type(QStringLiteral("epsilon"), QStringLiteral("0.1"));
  CHECK(o.window.undo_stack().undoText() == QStringLiteral("ε 0.1"));
  CHECK(menu_says("Undo: ε 0.1"));
  Scenario two = test::scenario_panel(o.window).scenario();
  two.seed = 7;
  two.class_text = "file:/a/long/way/to/my table.csv";
  o.window.document().edit(two, 0, false);
  CHECK(o.window.undo_stack().undoText() == QStringLiteral("Class, Seed"));
  two.class_text = "file:/another/table.csv";
  o.window.document().edit(two, 0, false);
  CHECK(o.window.undo_stack().undoText() == QStringLiteral("Class table.csv"));
  two.seed = 8;
  two.class_text = "cube:3";
  two.target = 0;
  two.delta = Rational(1, 1000);
  o.window.document().edit(two, 0, false);
  CHECK(o.window.undo_stack().undoText() == QStringLiteral("Class and 3 more"));
  o.window.document().replace(test::eight());
  CHECK(o.window.undo_stack().undoText() == QStringLiteral("“Four thresholds” opened"));
  o.window.undo_stack().undo();
  CHECK(menu_says("Redo: “Four thresholds” opened"));
  CHECK(menu_says("Undo: Class and 3 more"));
}

TEST_CASE("A drag is named by where it ended", "[window][undo]") {
  Opened o;
  Scenario dragged = test::small();
  for (const int tenths : {9, 5, 3}) {
    dragged.epsilon = Rational(tenths, 10);
    o.window.document().edit(dragged, 1, false);
  }
  CHECK(o.window.undo_stack().count() == 1);
  CHECK(o.window.undo_stack().undoText() == QStringLiteral("ε 0.3"));
}

TEST_CASE("The theme as the system follows its palette until another is chosen, and a session keeps that",
          "[window][session]") {
  struct Palette {
    QPalette before = QApplication::palette();
    ~Palette() { QApplication::setPalette(before); }
  } const kept;
  const auto use = [](ui::ThemeKind kind) {
    QApplication::setPalette(ui::Theme::get(kind).palette());
    QTest::qWait(10);
  };
  use(ui::ThemeKind::light);
  Opened o;
  use(ui::ThemeKind::dark);
  CHECK(o.window.theme() == ui::ThemeKind::light);  // it was chosen
  CHECK_FALSE(o.window.session().system_theme);
  for (QAction* action : o.window.actions()) {
    if (QString(action->text()).remove(u'&') == QStringLiteral("As the system")) action->trigger();
  }
  CHECK(o.window.theme() == ui::ThemeKind::dark);
  use(ui::ThemeKind::light);
  CHECK(o.window.theme() == ui::ThemeKind::light);
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("session.json"));
  write_session(o.window.session(), path);
  use(ui::ThemeKind::dark);
  Window next(test::small());
  next.restore(*read_session(path));
  CHECK(next.theme() == ui::ThemeKind::dark);
  CHECK(next.follows_system());
  next.set_theme(ui::ThemeKind::contrast);
  use(ui::ThemeKind::light);
  CHECK(next.theme() == ui::ThemeKind::contrast);
}

TEST_CASE("A drag of a slider is one entry, two drags are two", "[window][undo]") {
  Opened o;
  auto* slider = test::scenario_panel(o.window).findChildren<ui::Slider*>().at(0);
  const Scenario first = test::scenario_panel(o.window).scenario();
  const auto drag = [&](int from, int to) {
    const int y = slider->height() / 2;
    QTest::mousePress(slider, Qt::LeftButton, {}, QPoint(from, y));
    for (int i = 1; i <= 8; ++i) QTest::mouseMove(slider, QPoint(from + (to - from) * i / 8, y));
    QTest::mouseRelease(slider, Qt::LeftButton, {}, QPoint(to, y));
  };
  drag(40, 200);
  REQUIRE(o.window.undo_stack().count() == 1);
  const Scenario second = test::scenario_panel(o.window).scenario();
  drag(200, 100);
  REQUIRE(o.window.undo_stack().count() == 2);
  o.window.undo_stack().undo();
  REQUIRE(test::scenario_panel(o.window).scenario() == second);
  o.window.undo_stack().undo();
  REQUIRE(test::scenario_panel(o.window).scenario() == first);
}

TEST_CASE("The gallery shows a picture of every scenario's own run and opens it", "[window][gallery]") {
  Opened o;
  REQUIRE(o.window.gallery().size() == test::shipped_cards());
  o.window.show_gallery(true);
  REQUIRE(QTest::qWaitFor(
      [&] {
        for (int i = 0; i < o.window.gallery().size(); ++i) {
          if (!o.window.gallery().card(i).has_picture()) return false;
        }
        return true;
      },
      60'000));
  o.window.gallery().focus_card(0);
  o.key(Qt::Key_Down);
  REQUIRE(o.window.gallery().card(1).hasFocus());
  o.key(Qt::Key_Return);
  REQUIRE_FALSE(o.window.gallery_shown());
  REQUIRE(o.settled());
  REQUIRE(o.window.run()->scenario == cli::shipped_scenarios()[1].scenario);
  // It is paused at the first step of what its lesson is about.
  const ui::Story& story = test::story(o.window);
  const int step = o.window.player().step();
  REQUIRE_FALSE(o.window.player().playing());
  REQUIRE(step == story.first_of(story[step].part));
  o.window.undo_stack().undo();  // choosing is a change like any other
  REQUIRE(o.settled());
  REQUIRE(o.window.run()->scenario.class_text == test::small().class_text);
  o.window.show_gallery(true);
  o.key(Qt::Key_Escape);
  REQUIRE_FALSE(o.window.gallery_shown());
}

TEST_CASE("Every scenario of the gallery plays to its end", "[window][gallery]") {
  Opened o;
  for (const cli::ShippedScenario& shipped : cli::shipped_scenarios()) {
    CAPTURE(shipped.name);
    o.window.show_gallery(true);
    for (int i = 0; i < static_cast<int>(cli::shipped_scenarios().size()); ++i) {
      if (cli::shipped_scenarios()[static_cast<std::size_t>(i)].name == shipped.name) {
        o.window.gallery().focus_card(i);
        QTest::mouseClick(&o.window.gallery().card(i), Qt::LeftButton);
      }
    }
    REQUIRE(o.settled());
    REQUIRE(o.window.run()->scenario == shipped.scenario);
    if (!o.window.page().plays()) o.window.turn_to("tournament");
    const auto play = [&] {
      int guard = 0;
      while (o.window.player().step() < o.window.player().last() && ++guard < 2000)
        o.key(Qt::Key_Right, Qt::ShiftModifier);
      REQUIRE(o.window.player().step() == o.window.player().last());
    };
    play();
    auto& tournament = test::tournament_page(o.window);
    if (&o.window.page() == &tournament) {  // the levels have an end of their own
      REQUIRE(tournament.shown_view() == ui::TournamentPage::View::levels);
      tournament.show_view(ui::TournamentPage::View::tree);
      play();
    }
    REQUIRE(o.window.page().id() == "histogram");
  }
}

TEST_CASE("Presentation fills the window with the picture, keeps the keys, and Escape ends it",
          "[window][presentation]") {
  Opened o(test::eight());
  o.window.centralWidget()->setFocus();
  o.window.present(true);
  REQUIRE(o.window.presenting());
  o.key(Qt::Key_PageDown);
  REQUIRE(o.window.player().step() == 1);
  REQUIRE_FALSE(o.window.presentation().sentence().isEmpty());
  REQUIRE(o.window.presentation().view().picture() != nullptr);
  o.key(Qt::Key_Right);
  REQUIRE(o.window.player().step() == 2);
  o.key(Qt::Key_Escape);
  REQUIRE_FALSE(o.window.presenting());
}

TEST_CASE("In a narrow window the panels are drawers over the page", "[window][drawers]") {
  using Side = ui::Frame::Side;
  Opened o;
  REQUIRE(o.window.frame().panel(Side::left).isVisible());
  REQUIRE(o.window.frame().panel(Side::right).isVisible());
  o.window.resize(900, 640);
  REQUIRE(QTest::qWaitFor([&] { return !o.window.frame().panel(Side::right).isVisible(); }, 2000));
  REQUIRE_FALSE(o.window.frame().panel(Side::left).isVisible());
  o.window.frame().toggle_drawer(Side::right);
  REQUIRE(o.window.frame().panel(Side::right).isVisible());
  REQUIRE(o.window.frame().panel(Side::right).geometry().right() == o.window.width() - 1);
  o.window.frame().toggle_drawer(Side::left);
  REQUIRE(o.window.frame().panel(Side::left).isVisible());
  REQUIRE_FALSE(o.window.frame().panel(Side::right).isVisible());  // one at a time: the page is to be seen
  o.window.centralWidget()->setFocus();
  o.key(Qt::Key_Escape);
  REQUIRE_FALSE(o.window.frame().panel(Side::left).isVisible());
  o.window.resize(1300, 800);
  REQUIRE(QTest::qWaitFor(
      [&] { return o.window.frame().panel(Side::left).isVisible() && o.window.frame().panel(Side::right).isVisible(); },
      2000));
}

TEST_CASE(
    "Sharp constants are worked out and shown, while the paper's are told as powers of ten, and the old run stays",
    "[window][constants]") {
  Opened o(test::eight());
  ui::ScenarioPanel& panel = test::scenario_panel(o.window);
  const auto custom = o.window.run();
  QTest::mouseClick(panel.constants().segment(0), Qt::LeftButton);
  REQUIRE(o.settled());
  REQUIRE(o.window.run() == custom);
  REQUIRE_FALSE(panel.message(QStringLiteral("constants")).isEmpty());
  REQUIRE(panel.promise().contains(QStringLiteral("10")));
  REQUIRE(panel.box(QStringLiteral("cap"))->isReadOnly());
  QTest::mouseClick(panel.constants().segment(2), Qt::LeftButton);
  REQUIRE(o.settled());
  REQUIRE(panel.message(QStringLiteral("constants")).isEmpty());
  REQUIRE(panel.box(QStringLiteral("cap"))->text() == QStringLiteral("64"));
  REQUIRE(o.window.command_line().contains(QStringLiteral("--constants custom --auxiliary 2")));
}

TEST_CASE("The command line of sharp constants names the kind and none of its numbers", "[window][constants]") {
  Scenario s = test::small();
  s.constants_kind = ConstantsKind::sharp;
  const Window window(s);
  REQUIRE(window.command_line().contains(QStringLiteral("--constants sharp --seed")));
  REQUIRE_FALSE(window.command_line().contains(QStringLiteral("--cap")));
}

TEST_CASE("Every page has a table twin with the numbers of its picture, and it can be saved as CSV",
          "[window][table]") {
  Opened o(test::eight());
  o.window.player().to_last();
  QTemporaryDir folder;
  for (ui::Page* any : o.window.all_pages()) {
    auto* picture_page = qobject_cast<ui::PicturePage*>(any);
    if (picture_page == nullptr) continue;  // the loss page measures first
    ui::PicturePage& page = *picture_page;
    o.turn_to(page);
    test::turn_to_end_of(o.window, page);
    QTest::mouseClick(page.view_choice().segment(1), Qt::LeftButton);
    REQUIRE(page.table_shown());
    REQUIRE(page.table_view().isVisible());
    // A table that is too long for the screen ends in a line that says so; its file holds all rows.
    const std::size_t rows = page.table().rows.size();
    const std::size_t left_out = page.table().left_out;
    REQUIRE(static_cast<std::size_t>(page.table_view().row_count()) == rows + (left_out > 0 ? 1 : 0));
    REQUIRE_FALSE(page.table().rows.empty());
    const QString path = folder.filePath(page.id() + QStringLiteral(".csv"));
    test::export_page(o.window, path);
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    REQUIRE(static_cast<std::size_t>(file.readAll().count('\n')) == rows + left_out + 2);
  }
  const ui::PageTable votes = ui::votes_table(*o.window.run(), 3);
  REQUIRE(votes.rows.size() == o.window.run()->result.internals.votes.size());
  std::size_t released = 0;
  for (const auto& row : votes.rows) released += row.back().data == true ? 1U : 0U;
  REQUIRE(released == o.window.run()->result.list.size());
  const ui::PageTable tree = ui::tree_table(o.window.run()->concept_class(), o.window.run()->tree());
  REQUIRE(tree.rows.size() == 15);
  const TournamentTrace& trace = o.window.run()->result.internals.trace;
  std::size_t decided = 0;  // those below pairs that were drawn again included
  for (const TraceEvent& event : trace.events) decided += event.kind == TraceEvent::Kind::contest ? 1U : 0U;
  REQUIRE(decided >= 7);
  REQUIRE(ui::tournament_table(*o.window.run(), static_cast<int>(trace.events.size())).rows.size() == decided + 1);
  // What the batch votes for has a column of its own: no f₀ and no f₁ of a contest.
  const ui::PageTable contests = ui::tournament_table(*o.window.run(), static_cast<int>(trace.events.size()));
  for (const auto& row : contests.rows) REQUIRE(row.size() == contests.columns.size());
  REQUIRE(contests.columns.back().field == QStringLiteral("output"));
  REQUIRE(contests.rows.back().back().data == o.window.run()->soa->labels(trace.final_block->predictor).to_string());
  REQUIRE(contests.rows.back()[3].data.is_null());
  REQUIRE(contests.rows.front().back().data.is_null());
}

TEST_CASE("A scenario that was refused is not what the next start begins with", "[window][session]") {
  Opened o;
  REQUIRE(o.settled());
  o.type(QStringLiteral("cap"), QStringLiteral("99999999999999999"));
  REQUIRE(o.settled());
  REQUIRE_FALSE(o.window.told().isEmpty());
  CHECK(o.window.session().scenario == o.window.run()->scenario);
  o.type(QStringLiteral("cap"), QStringLiteral("80"));
  REQUIRE(o.settled());
  CHECK(o.window.told().isEmpty());
  CHECK(o.window.session().scenario.constants.cap == 80);
}

TEST_CASE("The first scenario of a window may be one that cannot be computed: the page says so, and another one is",
          "[window]") {
  Scenario gone = test::small();
  gone.class_text = "file:/there/is/no/such/table.csv";
  app::Window window(gone);
  window.show();
  const auto said = [&] { return test::picture_page(window, "tournament").view()->empty_text(); };
  REQUIRE(QTest::qWaitFor([&] { return said().contains(QStringLiteral("marked")); }, 5000));
  CHECK(window.run() == nullptr);
  window.turn_to("loss");
  CHECK(window.step_panel().sentence() == QStringLiteral("There is no class yet to measure on."));
  CHECK(test::loss_page(window).state_text() == QStringLiteral("Not measured"));
  window.turn_to("class");
  CHECK(window.step_panel().sentence().isEmpty());
  emit window.gallery().begin_asked();
  CHECK(window.in_lesson());
  REQUIRE(QTest::qWaitFor([&] { return window.lesson_screen().has_course(); }, 60'000));
  QTest::keyClick(&window, Qt::Key_Escape);
  REQUIRE(QTest::qWaitFor([&] { return window.run() != nullptr; }, 20'000));
  CHECK(window.page().id() == "class");
}
