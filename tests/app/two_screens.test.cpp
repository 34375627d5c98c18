// SPDX-License-Identifier: GPL-3.0-or-later
// A lecture on two screens. Hidden from an ordinary run, which has one: CTest starts these on Qt's offscreen platform
// with the screens of two_screens.json.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScreen>
#include <set>
#include <string_view>

#include "opened.test.hpp"
#include "tests/support/source_folder.hpp"

// Debian's qt6-base-private-dev, which ./lab test installs.
#if __has_include(<qpa/qplatformnativeinterface.h>)
#include <qpa/qplatformnativeinterface.h>
#define LITTLESTONE_SCREENS_CHANGE
#endif

using namespace littlestone;
using test::Opened;

namespace {

Scenario three_contests() {
  for (const cli::ShippedScenario& shipped : cli::shipped_scenarios()) {
    if (shipped.name == "three-contests") return shipped.scenario;
  }
  throw std::logic_error("no such scenario");
}

QScreen* screen_called(const char* name) {
  for (QScreen* screen : QGuiApplication::screens()) {
    if (screen->name() == QLatin1String(name)) return screen;
  }
  return nullptr;
}

/// What is seen of a screen, from the window that lies there.
QImage seen_on(QScreen& screen) {
  const QRect all = screen.geometry();
  return screen.grabWindow(0, all.x(), all.y(), all.width(), all.height()).toImage();
}

std::set<QRgb> colours_of(const QImage& image) {
  std::set<QRgb> colours;
  for (int y = 0; y < image.height(); y += 3) {
    for (int x = 0; x < image.width(); x += 3) colours.insert(image.pixel(x, y));
  }
  return colours;
}

/// A window on the lecturer's screen that presents, by its key, the step before the first contest.
struct Lecture {
  Opened o{three_contests()};
  QScreen* own = screen_called("lecturer");
  QScreen* wall = screen_called("wall");

  Lecture() {
    REQUIRE(own != nullptr);
    REQUIRE(wall != nullptr);
    REQUIRE(QGuiApplication::primaryScreen() == own);
    o.window.set_motion(false);
    o.window.turn_to("tournament");
    const ui::Story& story = test::story(o.window);
    int step = 0;
    while (story[step].round == 0) ++step;
    o.window.player().go_to(step - 1);
    REQUIRE(o.window.screen() == own);
    o.key(Qt::Key_F5);
    REQUIRE(o.window.presenting());
    REQUIRE(QTest::qWaitFor([&] { return seen_on(*wall).size() == wall->size(); }, 5'000));
    REQUIRE(QTest::qWaitFor([&] { return seen_on(*own).size() == own->size(); }, 5'000));
    QTest::qWait(100);
  }
  /// Where the keys go, as the screens stand.
  static void press(Qt::Key key) {
    REQUIRE(QApplication::focusWidget() != nullptr);
    QTest::keyClick(QApplication::focusWidget(), key);
  }
  [[nodiscard]] ui::LectureNotes* notes() { return o.window.lecture_room().screen_notes(); }
};

#ifdef LITTLESTONE_SCREENS_CHANGE
/// From now on the desktop has the screens of two_screens.json that are called so.
void leave_screens(std::initializer_list<std::string_view> names) {
  QFile file(QString::fromStdString(support::source_folder()) + QStringLiteral("/tests/app/two_screens.json"));
  REQUIRE(file.open(QIODevice::ReadOnly));
  QJsonArray left;
  for (const QJsonValue screen : QJsonDocument::fromJson(file.readAll()).object()["screens"].toArray()) {
    const std::string name = screen.toObject()["name"].toString().toStdString();
    if (std::find(names.begin(), names.end(), name) != names.end()) left.append(screen);
  }
  QPlatformNativeInterface* platform = QGuiApplication::platformNativeInterface();
  REQUIRE(platform != nullptr);
  using Set = void (*)(const QJsonObject&, QPlatformNativeInterface*);
  const auto set = reinterpret_cast<Set>(platform->nativeResourceForIntegration("setConfiguration"));
  REQUIRE(set != nullptr);
  set(QJsonObject{{QStringLiteral("screens"), left}}, platform);
}

/// Both screens again, whatever happens between; the lecturer's is the first one.
struct ScreensBack {
  ~ScreensBack() {
    leave_screens({"lecturer", "wall"});
    leave_screens({"lecturer"});
    leave_screens({"lecturer", "wall"});
  }
};
#endif

}  // namespace

TEST_CASE("F5 puts the picture on the wall's screen and notes and clock on the lecturer's", "[.two-screens]") {
  Lecture lecture;
  app::Window& window = lecture.o.window;
  CHECK(window.screen() == lecture.wall);
  CHECK(window.geometry() == lecture.wall->geometry());
  CHECK(window.isFullScreen());
  CHECK(window.presentation().view().picture() != nullptr);
  REQUIRE(lecture.notes() != nullptr);
  CHECK(lecture.notes()->screen() == lecture.own);
  CHECK(lecture.notes()->geometry() == lecture.own->geometry());
  CHECK(lecture.notes()->isFullScreen());
  CHECK_FALSE(lecture.notes()->ask().toPlainText().isEmpty());
  CHECK(lecture.notes()->beside().next_picture != nullptr);
  CHECK(colours_of(seen_on(*lecture.wall)).size() > 20);
  CHECK(colours_of(seen_on(*lecture.own)).size() > 20);
  CHECK(seen_on(*lecture.wall) != seen_on(*lecture.own));
  CHECK(lecture.notes()->clock().startsWith("0:0"));
  const QString began = lecture.notes()->clock();
  CHECK(QTest::qWaitFor([&] { return lecture.notes()->clock() != began; }, 5'000));

  // The lecturer's keys work on either screen, and type nothing into the notes.
  const QString asked = lecture.notes()->ask().toPlainText();
  const int step = window.player().step();
  Lecture::press(Qt::Key_Space);
  CHECK(window.player().step() == step + 1);
  lecture.notes()->activateWindow();
  REQUIRE(QTest::qWaitFor([&] { return lecture.notes()->isActiveWindow(); }, 5'000));
  Lecture::press(Qt::Key_Left);
  CHECK(window.player().step() == step);
  CHECK(lecture.notes()->ask().toPlainText() == asked);
  Lecture::press(Qt::Key_Space);
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS");
  if (!folder.isEmpty()) {
    REQUIRE(QDir().mkpath(folder));
    QTest::qWait(100);
    CHECK(seen_on(*lecture.wall).save(folder + QStringLiteral("/wall.png")));
    CHECK(seen_on(*lecture.own).save(folder + QStringLiteral("/lecturer.png")));
  }

  QTest::keyClick(&window, Qt::Key_Escape);
  CHECK_FALSE(window.presenting());
  CHECK(lecture.notes() == nullptr);
  REQUIRE(QTest::qWaitFor([&] { return window.screen() == lecture.own && !window.isFullScreen(); }, 5'000));
  CHECK(lecture.own->geometry().intersects(window.frameGeometry()));
}

TEST_CASE("B blanks the wall's screen and leaves the lecturer's", "[.two-screens]") {
  Lecture lecture;
  const QImage notes = seen_on(*lecture.own);
  Lecture::press(Qt::Key_B);
  QTest::qWait(100);
  CHECK(colours_of(seen_on(*lecture.wall)) == std::set<QRgb>{qRgb(0, 0, 0)});
  REQUIRE(lecture.notes() != nullptr);
  CHECK(lecture.notes()->isVisible());
  CHECK(colours_of(seen_on(*lecture.own)).size() > 20);
  // But for the clock they are as they were.
  const QImage now = seen_on(*lecture.own);
  REQUIRE(now.size() == notes.size());
  int other = 0;
  for (int y = 0; y < now.height(); ++y) {
    for (int x = 0; x < now.width(); ++x) other += now.pixel(x, y) != notes.pixel(x, y) ? 1 : 0;
  }
  CHECK(other < now.width() * now.height() / 100);
  QTest::keyClick(lecture.notes(), Qt::Key_B);
  QTest::qWait(100);
  CHECK(colours_of(seen_on(*lecture.wall)).size() > 20);
}

#ifdef LITTLESTONE_SCREENS_CHANGE
TEST_CASE("The lecturer's screen is lost and the picture stays on the wall", "[.two-screens]") {
  const ScreensBack back;
  Lecture lecture;
  leave_screens({"wall"});
  QTest::qWait(200);
  CHECK(lecture.notes() == nullptr);
  CHECK(lecture.o.window.presenting());
  CHECK(lecture.o.window.screen() == lecture.wall);
  REQUIRE(seen_on(*lecture.wall).size() == lecture.wall->size());
  CHECK(colours_of(seen_on(*lecture.wall)).size() > 20);
  lecture.o.key(Qt::Key_Escape);
  CHECK_FALSE(lecture.o.window.presenting());
}

TEST_CASE("The wall's screen is lost and the picture goes on where the notes were", "[.two-screens]") {
  const ScreensBack back;
  Lecture lecture;
  const int step = lecture.o.window.player().step();
  leave_screens({"lecturer"});
  QTest::qWait(200);
  CHECK(lecture.notes() == nullptr);
  CHECK(lecture.o.window.presenting());
  CHECK(lecture.o.window.screen() == lecture.own);
  CHECK(lecture.o.window.geometry() == lecture.own->geometry());
  REQUIRE(seen_on(*lecture.own).size() == lecture.own->size());
  CHECK(colours_of(seen_on(*lecture.own)).size() > 20);
  lecture.o.key(Qt::Key_Space);
  CHECK(lecture.o.window.player().step() == step + 1);
  lecture.o.key(Qt::Key_Escape);
  CHECK_FALSE(lecture.o.window.presenting());
}
#endif
