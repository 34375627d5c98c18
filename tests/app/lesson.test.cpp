// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson in the window: Space alone, from the start page to the last picture; and the keys of every page.
#include <QTemporaryDir>
#include <algorithm>
#include <set>

#include "app/lesson.hpp"
#include "core/base/error.hpp"
#include "opened.test.hpp"
#include "tests/ui/painted_words.test.hpp"
#include "ui/kit/figure_words.hpp"
#include "ui/lesson/guesses.hpp"
#include "ui/pages/histogram/histogram_page.hpp"
#include "ui/pages/learn/scenario_panel.hpp"
#include "ui/pages/tree/game_panel.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using test::Opened;

namespace {

constexpr int stations = 14;

/// What the lesson shows is computed when this returns.
void wait_for_material(Opened& o) {
  REQUIRE(QTest::qWaitFor([&] { return o.window.lesson_material() != nullptr; }, 60'000));
}

/// In the lesson, at this station, without motion.
void open_at(Opened& o, int station, int beat = 0) {
  o.window.set_motion(false);
  o.window.open_station(station, beat);
  wait_for_material(o);
}

void write_screen(Opened& o, const QString& name) {
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS");
  if (folder.isEmpty()) return;
  QTest::qWait(60);
  REQUIRE(o.window.grab().save(folder + u'/' + name + QStringLiteral(".png")));
}

}  // namespace

TEST_CASE("Space alone leads from the start page through fourteen stations to the last picture", "[lesson][window]") {
  Opened o;
  o.window.set_motion(false);
  o.key(Qt::Key_0, Qt::ControlModifier);
  REQUIRE(o.window.gallery_shown());
  wait_for_material(o);
  o.key(Qt::Key_Space);
  REQUIRE(o.window.in_lesson());
  CHECK_FALSE(o.window.gallery_shown());
  CHECK_FALSE(o.window.menuWidget()->isVisible());
  ui::LessonScreen& screen = o.window.lesson_screen();
  std::vector<int> seen = {screen.walk().station()};
  int presses = 0;
  while (screen.walk().done().size() < stations && ++presses < 100) {
    REQUIRE(o.window.in_lesson());
    CHECK_FALSE((screen.question().isEmpty() && screen.answer().isEmpty()));
    REQUIRE(QTest::qWaitFor([&] { return screen.station().ready(); }, 60'000));
    o.key(Qt::Key_Space);
    if (screen.walk().station() != seen.back()) seen.push_back(screen.walk().station());
  }
  CHECK(presses == 41);  // the last of them stays where it is
  std::vector<int> all(stations);
  for (int i = 0; i < stations; ++i) all[static_cast<std::size_t>(i)] = i;
  CHECK(seen == all);
  o.key(Qt::Key_Space);
  CHECK(o.window.in_lesson());
  CHECK(screen.walk().station() == 13);
  o.window.show_gallery(true);
  CHECK(o.window.menuWidget()->isVisible());
  CHECK(o.window.gallery().road().station(12).done());
}

TEST_CASE("Esc opens the page of the state, and Space and Esc lead back from every page", "[lesson][window]") {
  Opened o;
  open_at(o, 10, 1);
  o.key(Qt::Key_Escape);
  CHECK_FALSE(o.window.in_lesson());
  REQUIRE(o.settled());
  REQUIRE(QTest::qWaitFor([&] { return o.window.page().id() == "histogram"; }, 20'000));
  CHECK(test::page_of<ui::HistogramPage>(o.window).shown_view() == ui::HistogramPage::View::neighbour);
  CHECK(o.window.back_to_lesson().isVisible());
  CHECK(o.window.back_to_lesson().text() == QStringLiteral("Back to the lesson"));
  SECTION("Space at once") {
    o.key(Qt::Key_Space);
    CHECK(o.window.in_lesson());
  }
  SECTION("Esc at once") {
    o.key(Qt::Key_Escape);
    CHECK(o.window.in_lesson());
  }
  SECTION("the button") {
    o.window.back_to_lesson().click();
    CHECK(o.window.in_lesson());
  }
  SECTION("after an edit") {
    o.type(QStringLiteral("epsilon"), QStringLiteral("2"));
    REQUIRE(o.settled());
    o.window.centralWidget()->setFocus();
    CHECK(o.window.back_to_lesson().isVisible());
    o.key(Qt::Key_Space);
    CHECK(o.window.run()->scenario.epsilon == Rational(2));
  }
  SECTION("from another chapter") {
    o.window.turn_to("votes");
    CHECK(o.window.back_to_lesson().isVisible());
    const int step = o.window.player().step();
    o.key(Qt::Key_Space);
    CHECK(o.window.player().step() == step);
  }
  SECTION("with a button in focus") {
    o.window.tab(o.window.page()).setFocus();
    o.key(Qt::Key_Space);
    CHECK(o.window.in_lesson());
  }
  CHECK(o.window.in_lesson());
  CHECK(o.window.lesson_screen().walk().station() == 10);
  CHECK(o.window.lesson_screen().walk().beat() == 1);
}

TEST_CASE("Every station opens its page, at the place it is about", "[lesson][window]") {
  Opened o;
  for (int i = 0; i < stations; ++i) {
    open_at(o, i);
    const ui::Station::Page page = o.window.lesson_screen().station().page(0);
    CAPTURE(i, page.id);
    o.key(Qt::Key_Escape);
    const bool arrived = QTest::qWaitFor(
        [&] { return o.settled() && o.window.page().id() == QString::fromStdString(page.id) && !o.window.busy(); },
        30'000);
    CAPTURE(o.window.page().id().toStdString(), o.window.player().step(), o.window.busy());
    REQUIRE(arrived);
    CHECK(o.window.run()->scenario.class_text == (page.of_agreement ? "cube:4" : "thresholds:8"));
    if (page.play == ui::Station::Page::Play::noise)
      CHECK(o.window.player().step() == test::story(o.window).first_of(ui::Part::selection) - 1);
    o.key(Qt::Key_Space);
    REQUIRE(o.window.in_lesson());
  }
}

TEST_CASE("The start page ends the way back, and the lesson goes on where it stood", "[lesson][window]") {
  Opened o;
  open_at(o, 8, 1);
  o.key(Qt::Key_Escape);
  o.window.show_gallery(true);
  CHECK(o.window.gallery().road().begin_button().text() == QStringLiteral("Go on at 8"));
  o.window.show_gallery(false);
  CHECK_FALSE(o.window.back_to_lesson().isVisible());
  o.window.centralWidget()->setFocus();
  o.window.turn_to("tournament");
  o.window.player().pause();
  o.key(Qt::Key_Space);  // plays
  CHECK(o.window.player().playing());
  o.key(Qt::Key_Space);
  o.window.show_gallery(true);
  o.key(Qt::Key_Space);
  CHECK(o.window.in_lesson());
  CHECK(o.window.lesson_screen().walk().station() == 8);
  CHECK(o.window.lesson_screen().walk().beat() == 1);
}

TEST_CASE("A lesson that was left is gone on with after a restart", "[lesson][session]") {
  Opened o;
  open_at(o, 3);
  o.key(Qt::Key_2);
  o.key(Qt::Key_Space);
  const app::Session session = o.window.session();
  app::Window again(test::small());
  again.restore(session);
  CHECK(again.lesson_screen().walk().station() == 3);
  CHECK(again.lesson_screen().walk().beat() == 1);
  CHECK(again.lesson_screen().walk().guess(0) == 1);
}

TEST_CASE("A window of another language goes on with the lesson where it stood", "[lesson][session]") {
  Opened o;
  open_at(o, 5, 2);
  o.key(Qt::Key_1);
  app::Window again(test::small());
  again.show();
  again.continue_from(o.window);
  CHECK(again.in_lesson());
  CHECK(again.lesson_material() == o.window.lesson_material());
  CHECK(again.lesson_screen().walk() == o.window.lesson_screen().walk());
  o.key(Qt::Key_Escape);
  app::Window third(test::small());
  third.resize(1280, 800);
  third.show();
  third.continue_from(o.window);
  CHECK_FALSE(third.in_lesson());
  CHECK(third.back_to_lesson().isVisible());
}

TEST_CASE("Arrows go through what can be touched in the picture, and Enter touches it", "[lesson][keys]") {
  Opened o;
  open_at(o, 1);
  ui::LessonScreen& screen = o.window.lesson_screen();
  screen.view().setFocus();
  const auto rings = [&] {
    const auto scene = dynamic_cast<const ui::ScenePicture&>(*screen.view().picture()).scene(ui::lesson_room);
    return std::count_if(scene.marks.begin(), scene.marks.end(),
                         [](const ui::Mark& mark) { return std::holds_alternative<ui::Ring>(mark.shape); });
  };
  QTest::qWait(20);
  const auto before = rings();
  o.key(Qt::Key_Right);
  CHECK(screen.walk().beat() == 0);  // the picture has the arrows
  CHECK(rings() == before + 1);
  o.key(Qt::Key_Return);
  CHECK(screen.walk().changed());
  o.key(Qt::Key_Space);
  CHECK(screen.walk().beat() == 1);
}

TEST_CASE("Space goes on in the lesson whatever has the focus, arrows go back, 1 to 3 choose a card",
          "[lesson][keys]") {
  Opened o;
  open_at(o, 3);
  ui::LessonScreen& screen = o.window.lesson_screen();
  screen.card(0).setFocus();
  o.key(Qt::Key_Space);
  CHECK(screen.walk().beat() == 1);
  CHECK_FALSE(screen.walk().guess(0));
  o.key(Qt::Key_Left);
  CHECK(screen.walk().beat() == 0);
  o.key(Qt::Key_2);
  CHECK(screen.card(1).isChecked());
  CHECK_FALSE(screen.card(0).isChecked());
  o.key(Qt::Key_2);  // takes it back
  CHECK_FALSE(screen.card(1).isChecked());
  screen.page_button().setFocus();
  o.key(Qt::Key_PageDown);
  CHECK(screen.walk().beat() == 1);
  o.key(Qt::Key_PageUp);
  o.key(Qt::Key_PageUp);
  CHECK(screen.walk().station() == 2);
  o.key(Qt::Key_Right, Qt::ShiftModifier);
  CHECK(screen.walk().station() == 3);
  CHECK(screen.walk().beat() == 0);
}

TEST_CASE("What is changed by hand in the lesson is undone, and Home takes all of it back", "[lesson][window]") {
  Opened o;
  open_at(o, 0);
  ui::LessonScreen& screen = o.window.lesson_screen();
  CHECK_FALSE(screen.home_button().isVisible());
  ui::Spot spot;
  spot.act = ui::Spot::Act::choose;
  spot.place = 2;  // the seventh person
  emit screen.view().clicked(spot);
  CHECK(screen.walk().changed());
  CHECK(screen.home_button().isVisible());
  o.key(Qt::Key_Z, Qt::ControlModifier);
  CHECK_FALSE(screen.walk().changed());
  CHECK(o.window.in_lesson());
  o.key(Qt::Key_Y, Qt::ControlModifier);
  CHECK(screen.walk().changed());
  o.key(Qt::Key_Home);
  CHECK_FALSE(screen.walk().changed());
  o.key(Qt::Key_Z, Qt::ControlModifier);
  CHECK(screen.walk().changed());
}

TEST_CASE("The lesson on the wall shows the same state, larger, and ends where it stands",
          "[lesson][lecture][window]") {
  Opened o;
  open_at(o, 5, 1);
  ui::LessonScreen& screen = o.window.lesson_screen();
  o.key(Qt::Key_F5);
  REQUIRE(o.window.presenting());
  CHECK(o.window.in_lesson());
  CHECK(screen.hall());
  CHECK(screen.isVisible());
  CHECK_FALSE(screen.page_button().isVisible());
  o.window.showNormal();
  o.window.resize(1920, 1080);
  QTest::qWait(20);
  CHECK(screen.view().height() >= 520 * 1.49);  // its smallest type has 24 px
  o.key(Qt::Key_Space);
  CHECK(screen.walk().beat() == 2);
  o.key(Qt::Key_N);
  const ui::LectureNotes& notes = o.window.presentation().notes();
  CHECK(notes.ask().toPlainText() == screen.question());
  CHECK_FALSE(notes.beside().next.isEmpty());
  CHECK(notes.beside().next_picture != nullptr);
  // Hands that are counted stand beside the answer.
  o.key(Qt::Key_Left);
  notes.hands(0).setValue(12);
  notes.hands(1).setValue(3);
  CHECK(screen.counted_hands() == std::vector<int>{12, 3});
  CHECK_FALSE(screen.words().join(u' ').contains(QStringLiteral("12")));
  o.key(Qt::Key_Right);
  o.key(Qt::Key_N);
  o.key(Qt::Key_B);
  CHECK(o.window.presentation().covered() == ui::Presentation::Cover::black);
  o.key(Qt::Key_Space);  // uncovers, and no more
  CHECK(screen.walk().beat() == 2);
  o.key(Qt::Key_PageDown);
  CHECK(screen.walk().beat() == 3);
  o.key(Qt::Key_Escape);
  CHECK_FALSE(o.window.presenting());
  CHECK(o.window.in_lesson());
  CHECK_FALSE(screen.hall());
  CHECK(screen.isVisible());
  CHECK(screen.walk().beat() == 3);
}

TEST_CASE("Lines of guesses that students sent are counted as hands", "[lesson][lecture][window]") {
  Opened o;
  open_at(o, 0, 0);
  ui::LessonScreen& screen = o.window.lesson_screen();
  o.key(Qt::Key_F5);
  o.key(Qt::Key_N);
  CHECK(o.window.presentation().notes().paste().isVisible());
  const auto line = [&](int card, int point) {
    return ui::guess_line(screen.course(), app::lesson_scenario().seed, {{{0, 0}, card}, {{1, 0}, point}});
  };
  const QString damaged = line(1, 4).replace(QStringLiteral("1=4"), QStringLiteral("1=5"));
  const QString told =
      o.window.lecture_room().count_guesses(QStringList{line(3, 4), damaged, line(3, 5), line(1, 4)}.join(u'\n'));
  CHECK(told.contains(QStringLiteral("3 lines counted.")));
  CHECK(told.contains(QStringLiteral("A class is a table of answers: 4 (2 times), 5 (1 time)")));
  CHECK(told.contains(QStringLiteral("Line 2: ")));
  CHECK(screen.counted_hands() == std::vector<int>{1, 0, 2});
  CHECK(o.window.presentation().notes().hands(2).value() == 2);
  o.key(Qt::Key_N);
  o.key(Qt::Key_Space);
  CHECK(screen.counted_hands() == std::vector<int>{1, 0, 2});  // beside the answer
  o.key(Qt::Key_Escape);
}

TEST_CASE("The window writes the lesson's page off its thread, and Esc stops it", "[lesson][web][window]") {
  Opened o;
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("lesson.html"));
  o.window.exports().lesson_page(path);
  REQUIRE(o.window.exports().web_job().running());
  CHECK_THROWS_AS(o.window.exports().lesson_page(path), InputError);
  REQUIRE(QTest::qWaitFor([&] { return o.window.told().contains(QStringLiteral("Esc")); }, 60'000));
  o.key(Qt::Key_Escape);
  REQUIRE(QTest::qWaitFor([&] { return !o.window.exports().web_job().running(); }, 60'000));
  CHECK_FALSE(QFile::exists(path));
}

TEST_CASE("The notes of a lecture say at every station what Space really does next", "[lesson][lecture][window]") {
  Opened o;
  open_at(o, 0);
  o.window.present(true);
  o.key(Qt::Key_N);
  ui::LessonScreen& screen = o.window.lesson_screen();
  const ui::LectureNotes& notes = o.window.presentation().notes();
  for (int presses = 0; presses < 60; ++presses) {
    const auto before = std::pair(screen.walk().station(), screen.walk().beat());
    REQUIRE(QTest::qWaitFor([&] { return screen.station().ready(); }, 60'000));
    const QString next = notes.beside().next;
    o.key(Qt::Key_Space);
    if (std::pair(screen.walk().station(), screen.walk().beat()) == before) {
      CHECK(before.first == 13);
      CHECK(next == QStringLiteral("The lesson stays here; Esc ends it."));
      return;
    }
    const ui::Beat here = screen.beat();
    CAPTURE(before.first, before.second);
    CHECK(next == ui::without_markup(here.asks() ? here.question : here.answer));
  }
  FAIL("the lesson does not end");
}

TEST_CASE("The lesson's screen has room for everything at every size", "[lesson][window]") {
  Opened o;
  open_at(o, 0);
  ui::LessonScreen& screen = o.window.lesson_screen();
  for (const QSize size : {QSize(1280, 800), QSize(1280, 760), QSize(800, 600), QSize(1920, 1080), QSize(696, 560)}) {
    o.window.resize(size);
    QTest::qWait(10);
    for (int i = 0; i < stations; ++i) {
      screen.open(i);
      const auto last = std::max(1, screen.station().presses()) - 1;
      for (int beat = 0; beat <= last; ++beat) {
        screen.open(i, beat);
        CAPTURE(size.width(), size.height(), i, beat);
        const auto rect_of = [&](const QWidget& widget) {
          return QRect(widget.mapTo(&screen, QPoint()), widget.size());
        };
        std::vector<const QWidget*> parts = {&screen.button()};
        for (int c = 0; c < 3; ++c)
          if (screen.card(c).isVisible()) parts.push_back(&screen.card(c));
        for (const auto* label : screen.findChildren<ui::RichLabel*>())
          if (label->isVisible() && !label->markup().isEmpty() && label->parentWidget() == &screen)
            parts.push_back(label);
        for (std::size_t a = 0; a < parts.size(); ++a) {
          CHECK(screen.rect().adjusted(-4, -4, 4, 4).contains(rect_of(*parts[a])));
          for (std::size_t b = a + 1; b < parts.size(); ++b)
            CHECK_FALSE(
                rect_of(*parts[a]).adjusted(5, 5, -5, -5).intersects(rect_of(*parts[b]).adjusted(5, 5, -5, -5)));
        }
      }
    }
  }
}

TEST_CASE("Every state of the lesson is drawn to files", "[.stations]") {
  const ui::Language language(qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE", QStringLiteral("en")));
  Opened o;
  const QStringList size = qEnvironmentVariable("LITTLESTONE_SCREENS_SIZE", QStringLiteral("1280x800")).split(u'x');
  o.window.resize(size[0].toInt(), size[1].toInt());
  const bool wall = qEnvironmentVariableIsSet("LITTLESTONE_SCREENS_WALL");
  if (qEnvironmentVariableIsSet("LITTLESTONE_SCREENS_DARK")) o.dress(ui::ThemeKind::dark);
  open_at(o, 0);
  REQUIRE(QTest::qWaitFor([&] { return !o.window.lesson_material()->loss.empty(); }, 60'000));
  if (wall) {
    o.window.present(true);
    o.window.showNormal();
    o.window.resize(size[0].toInt(), size[1].toInt());
  }
  ui::LessonScreen& screen = o.window.lesson_screen();
  for (int i = 0; i < stations; ++i) {
    screen.open(i);
    for (int beat = 0; beat < std::max(1, screen.station().presses()); ++beat) {
      screen.open(i, beat);
      write_screen(o, QStringLiteral("lesson-%1-%2").arg(i, 2, 10, QLatin1Char('0')).arg(beat));
    }
  }
}

TEST_CASE("The start page is drawn to files", "[.door]") {
  const ui::Language language(qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE", QStringLiteral("en")));
  Opened o;
  o.window.resize(qEnvironmentVariable("LITTLESTONE_SCREENS_WIDTH", QStringLiteral("1280")).toInt(),
                  qEnvironmentVariable("LITTLESTONE_SCREENS_HEIGHT", QStringLiteral("800")).toInt());
  for (const auto kind : {ui::ThemeKind::light, ui::ThemeKind::dark, ui::ThemeKind::contrast}) {
    o.dress(kind);
    o.window.show_gallery(true);
    wait_for_material(o);
    REQUIRE(
        QTest::qWaitFor([&] { return o.window.gallery().card(o.window.gallery().size() - 1).has_picture(); }, 90'000));
    write_screen(o, QStringLiteral("door-%1").arg(static_cast<int>(kind)));
  }
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
  CHECK(gallery.road().station(stations - 1).hasFocus());
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
  CHECK(o.window.in_lesson());
  CHECK(o.window.lesson_screen().walk().station() == 0);
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
  CHECK(tops.size() == 2);  // seven a row
  CHECK(gallery.card(gallery.size() - 1).isVisible());
}

TEST_CASE("The line of a card stays on the pages of its chapter until it is hidden, and the lesson takes its place",
          "[lesson][gallery]") {
  Opened o;
  o.window.show_gallery(true);
  o.window.gallery().card(3).click();
  REQUIRE(o.settled());
  const QString line = o.window.shelf_panel().line();
  CHECK(line ==
        QString::fromStdString(cli::shipped_scenarios()[3].scenario.lesson).replace(u'$', QStringLiteral("$$")));
  CHECK(o.window.shelf_panel().heading().startsWith(QStringLiteral("FROM SHELF I, ")));
  CHECK_FALSE(o.window.player().playing());
  o.window.turn_to("class");
  CHECK(o.window.shelf_panel().line() == line);
  o.window.turn_to("votes");
  CHECK_FALSE(o.window.shelf_panel().isVisible());  // it is said of a run of chapter I
  o.window.turn_to("class");
  CHECK(o.window.shelf_panel().isVisible());
  CHECK_FALSE(o.window.back_to_lesson().isVisible());
  for (QAction* action : o.window.findChildren<QAction*>()) {
    if (action->text() == QStringLiteral("Lesson li&ne")) action->trigger();
  }
  CHECK_FALSE(o.window.shelf_panel().isVisible());
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

TEST_CASE("The note at the privacy boundary stands whole on the page of every station and card at 1280 x 760",
          "[lesson][window]") {
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
    if (!o.window.back_to_lesson().isVisible()) return;
    ui::test::WordListener bar(o.window.back_to_lesson().size());
    o.window.back_to_lesson().render(&bar);
    for (const ui::test::PaintedWords& piece : bar.painted()) CHECK_FALSE(piece.text.contains(u'…'));
  };
  for (int i = 0; i < stations; ++i) {
    CAPTURE(i);
    open_at(o, i);
    o.key(Qt::Key_Escape);
    REQUIRE(o.settled());
    look();
    o.key(Qt::Key_End);
    look();
    o.key(Qt::Key_Space);
  }
  CHECK(seen >= 2 * 5);  // tournament, histogram and selection are before the boundary
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
