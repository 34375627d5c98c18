// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson in the window: Space alone, from the gallery through twelve stations; and the keys of every page.
#include <QTemporaryDir>
#include <algorithm>
#include <set>

#include "opened.test.hpp"
#include "tests/ui/painted_words.test.hpp"
#include "ui/pages/histogram/histogram_page.hpp"
#include "ui/pages/learn/lesson_stations.hpp"
#include "ui/pages/learn/scenario_panel.hpp"
#include "ui/pages/tree/game_panel.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using test::Opened;

namespace {

constexpr int stations = 12;

/// The answers are computed when this returns.
void wait_for_facts(Opened& o) {
  REQUIRE(QTest::qWaitFor([&] { return o.window.lesson_facts() != nullptr; }, 60'000));
}

/// In the lesson, at this station, its run on display.
void open_at(Opened& o, int station) {
  o.window.open_station(station);
  REQUIRE(QTest::qWaitFor([&] { return o.window.station().has_value(); }, 20'000));
  wait_for_facts(o);
}

void write_screen(Opened& o, const QString& name) {
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS");
  if (folder.isEmpty()) return;
  QTest::qWait(60);
  REQUIRE(o.window.grab().save(folder + u'/' + name + QStringLiteral(".png")));
}

}  // namespace

TEST_CASE("Space alone leads from the gallery through twelve stations to the end", "[lesson][window]") {
  Opened o;
  o.key(Qt::Key_0, Qt::ControlModifier);
  REQUIRE(o.window.gallery_shown());
  wait_for_facts(o);
  o.key(Qt::Key_Space);
  REQUIRE_FALSE(o.window.gallery_shown());
  REQUIRE(QTest::qWaitFor([&] { return o.window.station().has_value(); }, 20'000));
  std::vector<int> seen;
  int presses = 0;
  while (o.window.lesson().on() && ++presses < 200) {
    const int number = o.window.lesson().station();
    const auto here = o.window.station();
    REQUIRE(here.has_value());
    CAPTURE(number, presses);
    CHECK(o.window.page().id() == ui::lesson_stations()[static_cast<std::size_t>(number)].page);
    CHECK(o.window.player().step() >= here->first);
    CHECK(o.window.player().step() <= here->last);
    CHECK(o.window.lesson_panel().line() == here->line);
    CHECK(o.window.lesson_panel().heading() == QStringLiteral("LESSON, %1 OF 12").arg(number + 1));
    CHECK(o.window.lesson_bar().isVisible());
    if (number == 5) CHECK(test::tournament_page(o.window).shown_view() == ui::TournamentPage::View::tree);
    if (number == 6) CHECK(test::tournament_page(o.window).shown_view() == ui::TournamentPage::View::levels);
    const auto& histogram = test::page_of<ui::HistogramPage>(o.window);
    if (number == 8) CHECK(histogram.shown_view() == ui::HistogramPage::View::votes);
    if (number == 9) CHECK(histogram.shown_view() == ui::HistogramPage::View::neighbour);
    if (seen.empty() || seen.back() != number) {
      CHECK(o.window.player().step() == here->first);
      CHECK(o.window.lesson_panel().say().isEmpty());
      seen.push_back(number);
    }
    const bool asked = o.window.player().step() >= here->asked;
    CHECK(o.window.lesson_panel().ask().isEmpty() == !ui::LessonWalk::asks(*here, o.window.player().step()));
    const bool answered = o.window.lesson().answered();
    const int step = o.window.player().step();
    o.key(Qt::Key_Space);
    if (asked && !answered) {  // the answer comes with the next press, and nothing moves
      CHECK_FALSE(o.window.lesson_panel().say().isEmpty());
      CHECK(o.window.player().step() == step);
    }
  }
  std::vector<int> all(stations);
  for (int i = 0; i < stations; ++i) all[static_cast<std::size_t>(i)] = i;
  CHECK(seen == all);
  CHECK(o.window.gallery_shown());
  CHECK(o.window.lesson().done().size() == stations);
  CHECK(o.window.gallery().road().station(11).done());
}

TEST_CASE("The notes of a lecture say at every station what Space really does next", "[lesson][lecture][window]") {
  Opened o;
  for (int number = 0; number < static_cast<int>(ui::lesson_stations().size()); ++number) {
    open_at(o, number);
    o.window.present(true);
    o.key(Qt::Key_N);
    const ui::LectureNotes& notes = o.window.presentation().notes();
    CAPTURE(number);
    const ui::Station here = *o.window.station();
    o.window.player().go_to(here.asked);
    CHECK(notes.beside().next == QStringLiteral("Answer"));
    o.key(Qt::Key_Space);
    o.window.player().go_to(here.last);
    const bool last = number + 1 == static_cast<int>(ui::lesson_stations().size());
    CHECK(notes.beside().next ==
          (last ? QStringLiteral("End of the lesson")
                : QStringLiteral("Next: ") + ui::lesson_stations()[static_cast<std::size_t>(number) + 1].next()));
    o.window.present(false);
  }
}

TEST_CASE("Any edit and Esc leave the lesson, and the bar leads back to the place", "[lesson][window]") {
  Opened o;
  open_at(o, 8);
  o.key(Qt::Key_Space);
  REQUIRE(o.window.lesson().answered());
  const QString say = o.window.lesson_panel().say();
  SECTION("an edit") {
    o.type(QStringLiteral("epsilon"), QStringLiteral("2"));
    REQUIRE(o.settled());
    CHECK(o.window.run()->scenario.epsilon == Rational(2));
  }
  SECTION("Esc") {
    o.key(Qt::Key_Escape);
    CHECK(o.window.page().id() == "histogram");
  }
  SECTION("another page") {
    o.window.turn_to("class");
    CHECK(o.window.page().id() == "class");
  }
  SECTION("the gallery") {
    o.window.show_gallery(true);
    CHECK(o.window.gallery().road().begin_button().text() == QStringLiteral("Go on at 9"));
    o.key(Qt::Key_Escape);
  }
  CHECK_FALSE(o.window.lesson().on());
  CHECK(o.window.lesson_bar().text() == QStringLiteral("Back to station 9"));
  // The line stays over its own picture, and over no other.
  const bool own = o.window.page().id() == "histogram" && o.window.run()->scenario.epsilon == Rational(1);
  CHECK(o.window.lesson_panel().line() == (own ? ui::lesson_stations()[8].line() : QString()));
  CHECK(o.window.lesson_panel().ask().isEmpty());
  o.window.lesson_bar().click();
  REQUIRE(QTest::qWaitFor([&] { return o.window.station().has_value(); }, 20'000));
  CHECK(o.window.lesson().station() == 8);
  CHECK(o.window.page().id() == "histogram");
  CHECK(o.window.lesson_panel().say() == say);
}

TEST_CASE("The lecture's slider of ε leaves no station, and Space goes on with the lesson's own", "[lesson][window]") {
  Opened o;
  open_at(o, 8);
  o.key(Qt::Key_F5);
  REQUIRE(o.window.presenting());
  const Rational own = o.window.document().edited().epsilon;
  ui::EpsilonStrip& strip = o.window.presentation().epsilon();
  strip.setValue(strip.maximum());
  REQUIRE(o.settled());
  REQUIRE_FALSE(o.window.run()->scenario.epsilon == own);
  CHECK(o.window.lesson().on());
  CHECK(o.window.lesson().station() == 8);
  o.key(Qt::Key_Space);
  REQUIRE(QTest::qWaitFor([&] { return o.window.station().has_value(); }, 20'000));
  CHECK(o.window.document().edited().epsilon == own);
  CHECK(o.window.lesson().station() == 8);
}

TEST_CASE("A lesson that was left is gone on with after a restart", "[lesson][session]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("session.json"));
  {
    Opened o;
    o.window.keep_session(path);
    open_at(o, 5);
    o.window.close();
  }
  app::Window window(test::small());
  window.restore(app::read_session(path).value());
  window.show();
  REQUIRE(QTest::qWaitFor([&] { return window.run() != nullptr && !window.busy(); }, 20'000));
  CHECK(window.lesson_bar().text() == QStringLiteral("Back to station 6"));
  window.show_gallery(true);
  CHECK(window.gallery().road().begin_button().text() == QStringLiteral("Go on at 6"));
  QTest::keyClick(&window, Qt::Key_Space);
  REQUIRE(QTest::qWaitFor([&] { return window.station().has_value(); }, 20'000));
  CHECK(window.lesson().station() == 5);
  CHECK(window.page().id() == "tournament");
}

TEST_CASE("In the lesson arrows go back and forth and the page keys change the station", "[lesson][keys]") {
  Opened o;
  open_at(o, 3);
  const auto here = o.window.station().value();
  o.key(Qt::Key_End);
  CHECK(o.window.player().step() == here.asked);
  o.key(Qt::Key_Right);
  CHECK(o.window.lesson().answered());
  o.key(Qt::Key_Left);
  CHECK_FALSE(o.window.lesson().answered());
  o.key(Qt::Key_Left);
  CHECK(o.window.player().step() == here.asked - 1);
  o.key(Qt::Key_Home);
  CHECK(o.window.player().step() == here.first);
  o.key(Qt::Key_PageDown);
  CHECK(o.window.lesson().station() == 4);
  o.key(Qt::Key_PageUp);
  o.key(Qt::Key_PageUp);
  CHECK(o.window.lesson().station() == 2);
  CHECK(o.window.page().id() == "tree");
  o.key(Qt::Key_PageDown);
  o.key(Qt::Key_Left);  // back to the end of the station before
  CHECK(o.window.lesson().station() == 2);
  CHECK(o.window.lesson().answered());
}

TEST_CASE("What the loss page measures waits for the answer", "[lesson][window]") {
  Opened o;
  open_at(o, 11);
  CHECK(o.window.page().id() == "loss");
  CHECK_FALSE(o.window.page().running());
  CHECK(test::loss_page(o.window).asks());
  o.key(Qt::Key_Space);
  CHECK((o.window.page().running() || test::loss_page(o.window).cells_done() > 0));
}

TEST_CASE("At the last station a line is put where M falls, and the answer says how far it lies beside",
          "[lesson][window][guess]") {
  Opened o;
  open_at(o, 11);
  ui::LossPage& page = test::loss_page(o.window);
  REQUIRE(page.asks());
  const std::uint64_t first = page.guess().value();
  o.key(Qt::Key_Left, Qt::ShiftModifier);
  CHECK(o.window.lesson().station() == 11);
  CHECK(page.guess().value() < first);
  CHECK_FALSE(o.window.lesson().answered());
  auto* plot = page.findChild<ui::LossPlot*>();
  plot->setFocus();
  for (int i = 0; i < 40; ++i) o.key(Qt::Key_Left);
  CHECK(page.guess().value() <= 10);
  CHECK(o.window.lesson().station() == 11);
  CHECK(o.window.lesson_panel().say().isEmpty());
  o.key(Qt::Key_Space);
  REQUIRE(o.window.lesson().answered());
  CHECK(page.guess_state() == ui::LossGuess::State::told);
  CHECK(o.window.lesson_panel().say().contains(QStringLiteral("Your line stands at")));
  CHECK(o.window.lesson_panel().say().contains(QStringLiteral("too far left by a factor of at least")));
  REQUIRE(QTest::qWaitFor([&] { return page.share_done() == 1 && !page.running(); }, 60'000));
  CHECK_FALSE(page.plot().cells().empty());
  // Back at the question the answer is covered again, and the line stands where it stood.
  const std::uint64_t told = page.guess().value();
  o.key(Qt::Key_Left);
  CHECK_FALSE(o.window.lesson().answered());
  CHECK(page.asks());
  CHECK(page.guess().value() == told);
  o.key(Qt::Key_Escape);
  CHECK_FALSE(o.window.lesson().on());
  CHECK_FALSE(page.guess().has_value());
}

TEST_CASE("On the wall the line of the last station is dragged as in the window", "[lesson][window][guess]") {
  Opened o;
  open_at(o, 11);
  ui::LossPage& page = test::loss_page(o.window);
  REQUIRE(page.asks());
  o.key(Qt::Key_F5);
  REQUIRE(o.window.presenting());
  ui::PictureView& wall = o.window.presentation().view();
  const auto line = [&]() -> std::optional<QRectF> {
    QTest::qWait(50);
    wall.grab();  // paints
    for (const ui::Spot& spot : wall.spots().all()) {
      if (spot.act == ui::Spot::Act::drag) return spot.rect;
    }
    return std::nullopt;
  };
  const auto before = line();
  REQUIRE(before);
  const std::uint64_t first = page.guess().value();
  const auto at = [&](double x) { return QPointF(x, before->center().y()).toPoint(); };
  const double aside = before->center().x() + 120;
  QTest::mousePress(&wall, Qt::LeftButton, {}, at(before->center().x()));
  QTest::mouseMove(&wall, at(aside));
  QTest::mouseRelease(&wall, Qt::LeftButton, {}, at(aside));
  CHECK(page.guess().value() > first);
  const auto after = line();
  REQUIRE(after);
  CHECK(after->center().x() == Approx(aside).margin(6));  // a size has two digits
  CHECK(page.asks());
  o.key(Qt::Key_Space);
  CHECK(o.window.lesson().answered());
  CHECK_FALSE(line());
  // The page is hidden behind the wall, and measures all the same.
  REQUIRE(QTest::qWaitFor([&] { return page.share_done() == 1 && !page.running(); }, 60'000));
  CHECK(wall.picture()->description().contains(QStringLiteral("cells of")));
}

TEST_CASE("A session that was closed at the question of the last station opens there again",
          "[lesson][session][guess]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("session.json"));
  {
    Opened o;
    o.window.keep_session(path);
    open_at(o, 11);
    REQUIRE(test::loss_page(o.window).asks());
    o.window.close();
  }
  app::Window window(test::small());
  window.restore(app::read_session(path).value());
  window.show();
  REQUIRE(QTest::qWaitFor([&] { return window.run() != nullptr && !window.busy(); }, 20'000));
  CHECK_FALSE(test::loss_page(window).asks());  // the lesson is left
  window.lesson_bar().click();
  REQUIRE(QTest::qWaitFor([&] { return window.station().has_value(); }, 20'000));
  CHECK(window.lesson().station() == 11);
  CHECK(test::loss_page(window).asks());
}

TEST_CASE("Space, arrows, Home and End mean something on pages that stand still", "[lesson][keys]") {
  Opened o;
  for (const char* id : {"class", "loss", "data"}) {
    CAPTURE(id);
    o.window.turn_to("tournament");
    o.window.player().first();
    o.window.turn_to(id);
    o.window.centralWidget()->setFocus();
    SECTION("an arrow") {
      o.key(Qt::Key_Right);
      CHECK(o.window.page().id() == "tournament");
      CHECK(o.window.player().step() == 1);
    }
    SECTION("End") {
      o.key(Qt::Key_End);
      CHECK(o.window.page().plays());
      CHECK(o.window.player().step() == o.window.player().last());
    }
    SECTION("Home") {
      o.key(Qt::Key_Home);
      CHECK(o.window.page().id() == "tournament");
    }
    SECTION("Space") {
      o.key(Qt::Key_Space);
      CHECK(o.window.page().id() == "tournament");
      CHECK(o.window.player().playing());
      o.window.player().pause();
    }
  }
}

TEST_CASE("The play button on the class page plays where the play is seen", "[lesson][window]") {
  Opened o;
  o.window.turn_to("class");
  o.window.player().play();
  CHECK(o.window.page().id() == "tournament");
  o.window.player().pause();
  // A run that comes in is nobody's step: the page stays.
  o.window.player().go_to(5);
  o.window.turn_to("class");
  o.type(QStringLiteral("epsilon"), QStringLiteral("2"));
  REQUIRE(o.settled());
  CHECK(o.window.page().id() == "class");
}

TEST_CASE("In the gallery Ctrl and a digit open a page and Alt and a digit a chapter", "[lesson][keys]") {
  Opened o;
  o.window.show_gallery(true);
  o.key(Qt::Key_4, Qt::ControlModifier);
  CHECK_FALSE(o.window.gallery_shown());
  CHECK(o.window.page().id() == "histogram");
  CHECK(o.window.player().step() == test::story(o.window).first_of(ui::Part::histogram));  // never its end
  o.window.show_gallery(true);
  o.key(Qt::Key_2, Qt::AltModifier);
  CHECK_FALSE(o.window.gallery_shown());
  CHECK(o.window.chapter().info().numeral == QStringLiteral("II"));
}

TEST_CASE("The arrows of the gallery go through stations and then cards", "[lesson][gallery]") {
  Opened o;
  o.window.show_gallery(true);
  ui::Gallery& gallery = o.window.gallery();
  CHECK(gallery.road().begin_button().hasFocus());
  o.key(Qt::Key_Right);
  CHECK(gallery.road().station(0).hasFocus());
  for (int i = 1; i < stations; ++i) o.key(Qt::Key_Right);
  CHECK(gallery.road().station(11).hasFocus());
  o.key(Qt::Key_Right);
  CHECK(gallery.card(0).hasFocus());
  o.key(Qt::Key_Down);
  CHECK(gallery.card(1).hasFocus());
  CHECK_FALSE(gallery.all_shown());
  // The shelves stand in two bands: below the first is the fourth.
  const auto first = static_cast<int>(cli::shipped_scenarios().size());
  const int fourth = first + static_cast<int>(cli::shipped_lower_bound_scenarios().size() +
                                              cli::shipped_prediction_scenarios().size());
  o.key(Qt::Key_Down);
  CHECK(gallery.card(fourth).hasFocus());
  for (int i = 0; i < 2; ++i) o.key(Qt::Key_Down);
  CHECK(gallery.card(fourth + 2).hasFocus());  // the shelf opens where it does not show it
  CHECK(gallery.all_shown());
  CHECK(gallery.card(fourth + 2).isVisible());
  for (int i = 0; i < 3; ++i) o.key(Qt::Key_Up);
  CHECK(gallery.card(first - 1).hasFocus());
  for (int i = 0; i < first; ++i) o.key(Qt::Key_Up);
  CHECK(gallery.road().station(0).hasFocus());
  o.key(Qt::Key_Return);
  REQUIRE(QTest::qWaitFor([&] { return o.window.station().has_value(); }, 20'000));
  CHECK(o.window.lesson().station() == 0);
  CHECK(o.window.page().id() == "class");
}

TEST_CASE("In 1280 px shelves stand beside each other and nothing of the door is cut at either height",
          "[lesson][gallery]") {
  Opened o;
  const int height = GENERATE(760, 800);
  CAPTURE(height);
  o.window.resize(1280, height);
  o.window.show_gallery(true);
  ui::Gallery& gallery = o.window.gallery();
  QTest::qWait(20);
  const int foot = gallery.height() - 36;
  int shown = 0;
  for (int i = 0; i < gallery.size(); ++i) {
    const ui::GalleryCard& card = gallery.card(i);
    if (!card.isVisible()) continue;
    ++shown;
    const QRect at(card.mapTo(&gallery, QPoint()), card.size());
    CHECK(at.left() >= 64);
    CHECK(at.right() <= 1280 - 64);
    CHECK(at.bottom() < foot);
  }
  CHECK(shown == 12);
  std::set<int> tops;
  for (int i = 0; i < stations; ++i) {
    const ui::StationButton& station = gallery.road().station(i);
    CHECK(gallery.road().rect().contains(station.geometry()));
    tops.insert(station.y());
  }
  CHECK(tops.size() == 1);
  for (const ui::LinkButton* link : gallery.findChildren<ui::LinkButton*>()) {
    if (!link->isVisible()) continue;
    const QRect at(link->mapTo(&gallery, QPoint()), link->size());
    CHECK(gallery.rect().contains(at));
  }
  o.window.resize(900, 700);
  QTest::qWait(20);
  tops.clear();
  for (int i = 0; i < stations; ++i) tops.insert(gallery.road().station(i).y());
  CHECK(tops.size() == 2);  // six a row
  CHECK(gallery.card(gallery.size() - 1).isVisible());
}

TEST_CASE("The line of a card stays on the pages of its chapter until it is hidden, and the lesson takes its place",
          "[lesson][gallery]") {
  Opened o;
  o.window.show_gallery(true);
  o.window.gallery().card(3).click();
  REQUIRE(o.settled());
  const QString line = o.window.lesson_panel().line();
  CHECK(line ==
        QString::fromStdString(cli::shipped_scenarios()[3].scenario.lesson).replace(u'$', QStringLiteral("$$")));
  CHECK(o.window.lesson_panel().heading().startsWith(QStringLiteral("FROM SHELF I, ")));
  CHECK_FALSE(o.window.player().playing());
  o.window.turn_to("class");
  CHECK(o.window.lesson_panel().line() == line);
  o.window.turn_to("votes");
  CHECK_FALSE(o.window.lesson_panel().isVisible());  // it is said of a run of chapter I
  o.window.turn_to("class");
  CHECK(o.window.lesson_panel().isVisible());
  CHECK_FALSE(o.window.lesson_bar().isVisible());
  for (QAction* action : o.window.findChildren<QAction*>()) {
    if (action->text() == QStringLiteral("Lesson li&ne")) action->trigger();
  }
  CHECK_FALSE(o.window.lesson_panel().isVisible());
}

TEST_CASE("The door and the stations are drawn to files", "[.door]") {
  const QString code = qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE", QStringLiteral("en"));
  const ui::Language language(code);
  Opened o;
  const int width = qEnvironmentVariable("LITTLESTONE_SCREENS_WIDTH", QStringLiteral("1280")).toInt();
  const int height = qEnvironmentVariable("LITTLESTONE_SCREENS_HEIGHT", QStringLiteral("800")).toInt();
  o.window.resize(width, height);
  for (const auto kind : {ui::ThemeKind::light, ui::ThemeKind::dark, ui::ThemeKind::contrast}) {
    o.dress(kind);
    const QString theme = QString::number(static_cast<int>(kind));
    o.window.show_gallery(true);
    wait_for_facts(o);
    REQUIRE(
        QTest::qWaitFor([&] { return o.window.gallery().card(o.window.gallery().size() - 1).has_picture(); }, 90'000));
    write_screen(o, QStringLiteral("door-%1").arg(theme));
    if (kind != ui::ThemeKind::light) continue;
    o.window.gallery().show_all(true);
    write_screen(o, QStringLiteral("door-all"));
    o.window.gallery().show_all(false);
    for (int i = 0; i < stations; ++i) {
      open_at(o, i);
      o.key(Qt::Key_End);
      o.window.centralWidget()->setFocus();
      write_screen(o, QStringLiteral("station-%1-ask").arg(i + 1, 2, 10, QLatin1Char('0')));
      o.key(Qt::Key_Space);
      o.key(Qt::Key_End);
      if (i == 11) QTest::qWait(3000);
      write_screen(o, QStringLiteral("station-%1-say").arg(i + 1, 2, 10, QLatin1Char('0')));
    }
  }
}

TEST_CASE("The stations as the wall shows them are drawn to files", "[.door]") {
  const ui::Language language(qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE", QStringLiteral("en")));
  Opened o;
  for (int i = 0; i < stations; ++i) {
    open_at(o, i);
    o.key(Qt::Key_End);
    o.key(Qt::Key_F5);
    o.window.showNormal();
    o.window.resize(1920, 1080);
    if (i == 11) QTest::qWait(1500);
    write_screen(o, QStringLiteral("wall-%1-ask").arg(i + 1, 2, 10, QLatin1Char('0')));
    o.key(Qt::Key_Space);
    o.key(Qt::Key_End);
    QTest::qWait(i == 11 ? 4000 : 300);
    write_screen(o, QStringLiteral("wall-%1-say").arg(i + 1, 2, 10, QLatin1Char('0')));
    o.key(Qt::Key_Escape);
  }
}

TEST_CASE("A card of shelf I opens the view that its lesson is about, on its first step", "[lesson][gallery]") {
  Opened o;
  const auto card = [&](const char* name) {
    const auto& shipped = cli::shipped_scenarios();
    for (std::size_t i = 0; i < shipped.size(); ++i) {
      if (shipped[i].name == name) return static_cast<int>(i);
    }
    FAIL("no such scenario");
    return 0;
  };
  const auto open = [&](const char* name) {
    o.window.show_gallery(true);
    o.window.gallery().card(card(name)).click();
    REQUIRE(QTest::qWaitFor(
        [&] { return !o.window.busy() && o.window.run()->scenario == o.window.document().edited(); }, 60'000));
  };
  auto& histogram = test::page_of<ui::HistogramPage>(o.window);
  CHECK(o.window.gallery().card(card("level-two")).opens() == QStringLiteral("Tournament, Levels"));
  open("level-two");
  CHECK(o.window.page().id() == "tournament");
  CHECK(test::tournament_page(o.window).shown_view() == ui::TournamentPage::View::levels);
  open("three-contests");
  CHECK(o.window.page().id() == "tournament");
  CHECK(test::tournament_page(o.window).shown_view() == ui::TournamentPage::View::tree);
  CHECK(o.window.player().step() == 0);
  histogram.show_view(ui::HistogramPage::View::neighbour);
  open("lone-votes");
  CHECK(o.window.page().id() == "histogram");
  CHECK(histogram.shown_view() == ui::HistogramPage::View::votes);
  CHECK(o.window.player().step() == test::story(o.window).first_of(ui::Part::histogram));
  open("private-205");
  CHECK(o.window.page().id() == "loss");
  // What a card shows is what it opens.
  REQUIRE(QTest::qWaitFor([&] { return o.window.gallery().card(card("level-two")).has_picture(); }, 60'000));
}

TEST_CASE("What would answer a station's question is shown with the answer only", "[lesson][window]") {
  Opened o;
  const auto described = [&] { return o.window.page().view()->picture()->description(); };
  SECTION("the hidden row") {
    open_at(o, 0);
    CHECK(described().contains(QStringLiteral("the target is hidden")));
    o.key(Qt::Key_F5);
    CHECK(o.window.presentation().view().picture()->description().contains(QStringLiteral("hidden")));
    o.key(Qt::Key_Space);
    CHECK(o.window.presentation().view().picture()->description().contains(QStringLiteral("the target is t₁")));
    o.key(Qt::Key_Escape);
    CHECK(described().contains(QStringLiteral("the target is t₁")));
  }
  SECTION("where two predictors differ") {
    open_at(o, 3);
    o.key(Qt::Key_End);
    REQUIRE(o.window.player().step() == o.window.station()->asked);
    const auto contest = [&] { return o.window.step_panel().picture_view().picture()->description(); };
    CHECK_FALSE(o.window.step_panel().sentence().contains(QStringLiteral("first differ")));
    CHECK_FALSE(contest().contains(QStringLiteral("first differ")));
    o.key(Qt::Key_F5);
    CHECK(o.window.presentation().sentence().contains(QStringLiteral("Where do")));
    o.key(Qt::Key_Space);
    CHECK(o.window.presentation().sentence().contains(QStringLiteral("At 1")));
    o.key(Qt::Key_Escape);
    CHECK(o.window.step_panel().sentence().contains(QStringLiteral("first differ at 1")));
    CHECK(contest().contains(QStringLiteral("first differ at point 1")));
  }
  SECTION("which list it is") {
    open_at(o, 9);
    auto& histogram = test::page_of<ui::HistogramPage>(o.window);
    REQUIRE(QTest::qWaitFor([&] { return histogram.neighbour().facts() != nullptr; }, 60'000));
    const ui::NeighbourDesk& desk = *histogram.neighbour().desk();
    CHECK(desk.guess_alone());
    CHECK(desk.guess(true).isVisible());
    CHECK_FALSE(desk.once().isVisible());
    o.key(Qt::Key_Space);
    CHECK_FALSE(desk.guess_alone());
    CHECK(desk.once().isVisible());
  }
  SECTION("the target, in the left panel") {
    open_at(o, 0);
    auto& panel = dynamic_cast<ui::ScenarioPanel&>(o.window.chapter().fields());
    CHECK(panel.held_back());
    CHECK_FALSE(panel.target().isVisible());
    o.key(Qt::Key_Space);
    CHECK_FALSE(panel.held_back());
    CHECK(panel.target().isVisible());
    o.key(Qt::Key_Left);
    CHECK(panel.held_back());
    o.key(Qt::Key_Escape);
    CHECK_FALSE(panel.held_back());
  }
  SECTION("how many mistakes can be forced") {
    open_at(o, 1);
    const auto* game = o.window.findChild<ui::GamePanel*>();
    REQUIRE(game != nullptr);
    CHECK(game->held_back());
    REQUIRE(
        QTest::qWaitFor([&] { return o.window.step_panel().sentence().isEmpty(); }, 20'000));  // it was "Computing…"
    o.key(Qt::Key_Space);
    CHECK_FALSE(game->held_back());
    CHECK(o.window.step_panel().sentence().contains(QStringLiteral("never makes more")));
  }
  SECTION("how likely a predictor leaves") {
    const auto told = [&] { return o.window.step_panel().picture_view().picture()->description(); };
    open_at(o, 7);  // the station before it counts the same votes
    CHECK_FALSE(told().contains(QStringLiteral("even chance")));
    o.key(Qt::Key_Space);
    CHECK_FALSE(told().contains(QStringLiteral("even chance")));
    open_at(o, 8);
    CHECK_FALSE(told().contains(QStringLiteral("even chance")));
    o.key(Qt::Key_Space);
    o.key(Qt::Key_End);
    CHECK(told().contains(QStringLiteral("even chance")));
  }
  SECTION("how often two runs agree") {
    open_at(o, 6);
    auto& page = test::tournament_page(o.window);
    REQUIRE(QTest::qWaitFor([&] { return page.exact() != nullptr; }, 60'000));
    REQUIRE(QTest::qWaitFor([&] { return o.window.player().last() == 4; }, 60'000));
    for (int level = 0; level < 4; ++level) {  // the levels come one by one, then the question
      CHECK(o.window.player().step() == level);
      CHECK(page.held_back());
      CHECK(o.window.lesson_panel().ask().isEmpty());
      o.key(Qt::Key_Space);
    }
    CHECK_FALSE(o.window.lesson_panel().ask().isEmpty());
    CHECK(page.held_back());
    o.key(Qt::Key_Space);
    CHECK_FALSE(page.held_back());
    o.key(Qt::Key_Left);
    CHECK(page.held_back());
    o.key(Qt::Key_Escape);  // who leaves the lesson sees everything
    CHECK_FALSE(page.held_back());
  }
}

TEST_CASE("The note at the privacy boundary stands whole at every station and card at 1280 x 760", "[lesson][window]") {
  const QString code = GENERATE(QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("he"));
  CAPTURE(code.toStdString());
  const ui::Language language(code);
  Opened o;
  o.window.set_motion(false);
  o.window.resize(1280, 760);
  auto* note = o.window.findChild<ui::BoundaryNote*>();
  REQUIRE(note != nullptr);
  int seen = 0;
  const auto look = [&] {
    QTest::qWait(20);
    if (!note->isVisible()) return;
    ++seen;
    CHECK(note->visibleRegion().boundingRect() == note->rect());
    CHECK(note->height() >= note->heightForWidth(note->width()));
    CHECK(note->mapTo(&o.window, QPoint(0, note->height())).y() <= o.window.height() - 72);
    if (!o.window.lesson_bar().isVisible()) return;
    ui::test::WordListener bar(o.window.lesson_bar().size());
    o.window.lesson_bar().render(&bar);
    for (const ui::test::PaintedWords& piece : bar.painted()) CHECK_FALSE(piece.text.contains(u'…'));
  };
  for (int i = 0; i < stations; ++i) {
    CAPTURE(i);
    open_at(o, i);
    o.key(Qt::Key_End);
    look();
    o.key(Qt::Key_Space);
    look();
    o.key(Qt::Key_End);
    look();
  }
  CHECK(seen >= 3 * 8);  // tournament, histogram and selection are before the boundary
  seen = 0;
  for (std::size_t i = 0; i < cli::shipped_scenarios().size(); ++i) {
    CAPTURE(cli::shipped_scenarios()[i].name);
    o.window.show_gallery(true);
    o.window.gallery().card(static_cast<int>(i)).click();
    REQUIRE(o.settled());
    look();
  }
  CHECK(seen == 11);
}

TEST_CASE("The answer of the first contest does not stand beside the contests after it", "[lesson][window]") {
  Opened o;
  open_at(o, 4);
  const auto here = o.window.station().value();
  o.key(Qt::Key_Space);
  CHECK_FALSE(o.window.lesson_panel().say().isEmpty());
  o.key(Qt::Key_Space);
  REQUIRE(o.window.player().step() == here.asked + 1);
  CHECK_FALSE(o.window.lesson_panel().say().isEmpty());
  o.key(Qt::Key_Space);
  CHECK(o.window.lesson_panel().say().isEmpty());
  CHECK(o.window.lesson_panel().line() == here.line);
  CHECK(o.window.lesson_bar().isVisible());
}
