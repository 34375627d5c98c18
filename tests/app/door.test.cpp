// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures on the cards of the door: as large as their card allows, at every size of the window.
#include <QDir>
#include <algorithm>
#include <utility>

#include "app/cli/shipped.hpp"
#include "opened.test.hpp"
#include "ui/shell/gallery.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

struct OpenedDoor : Opened {
  OpenedDoor() : Opened(cli::shipped_scenarios()[0].scenario) {
    REQUIRE(settled());
    window.resize(1280, 800);
    window.show_gallery(true);
    const int last = door().size() - 1;
    REQUIRE(QTest::qWaitFor([&] { return door().card(last).has_picture(); }, 120'000));
  }
  [[nodiscard]] ui::Gallery& door() { return window.gallery(); }
};

// What is painted of `image` other than the ground, in `room`.
QRect painted_in(const QImage& image, const QRect& room, const QColor& ground) {
  QRect found;
  for (int y = room.top(); y <= room.bottom(); ++y) {
    for (int x = room.left(); x <= room.right(); ++x) {
      if (image.pixelColor(x, y) != ground) found |= QRect(x, y, 1, 1);
    }
  }
  return found;
}

}  // namespace

TEST_CASE("The pictures of the cards fill the room that their cards have for them", "[door]") {
  OpenedDoor o;
  for (const QSize size : {QSize(1280, 800), QSize(1280, 760), QSize(1920, 1080)}) {
    o.window.resize(size);
    QCoreApplication::processEvents();
    const ui::Theme& theme = ui::Theme::get(o.window.theme());
    int seen = 0;
    for (int i = 0; i < o.door().size(); ++i) {
      ui::GalleryCard& card = o.door().card(i);
      if (!card.isVisible()) continue;
      ++seen;
      const QRect room = card.picture_room().toRect();
      CAPTURE(size.width(), size.height(), card.text().toStdString(), room.width(), room.height());
      // Half as high again as wide at most, and nothing but a margin above and below it.
      CHECK(room.width() >= 60);
      CHECK(room.height() == card.height() - 16);
      const QRect painted = painted_in(card.grab().toImage().convertToFormat(QImage::Format_RGB32), room, theme.canvas);
      CAPTURE(painted.width(), painted.height());
      CHECK(painted.width() >= 0.7 * room.width());
      CHECK(painted.height() >= 0.45 * room.height());
      // Nothing of it reaches its words or its frame.
      const QRect whole = painted_in(card.grab().toImage().convertToFormat(QImage::Format_RGB32),
                                     QRect(3, 3, room.right() + 4, card.height() - 6), theme.canvas);
      CHECK(room.adjusted(-2, -2, 2, 2).contains(whole));
      // All of the shelf is seen at once.
      CHECK(card.mapTo(&o.door(), QPoint(0, card.height())).y() <= o.door().height() - 36);
    }
    CHECK(seen == (size.width() > 1280 ? 18 : 12));  // two bands of shelves where six are too narrow
  }
}

TEST_CASE("The door is drawn to files", "[.door-screens]") {
  const ui::Language language(qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE", QStringLiteral("en")));
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  OpenedDoor o;
  for (const auto& [kind, theme] : {std::pair(ui::ThemeKind::light, "light"),
                                    {ui::ThemeKind::dark, "dark"},
                                    {ui::ThemeKind::contrast, "contrast"}}) {
    o.dress(kind);
    for (const QSize size : {QSize(1280, 800), QSize(1280, 760), QSize(1920, 1080), QSize(1000, 700)}) {
      if (kind == ui::ThemeKind::contrast && size.width() != 1280) continue;
      o.window.resize(size);
      QTest::qWait(60);
      REQUIRE(o.window.grab().save(QDir(folder).filePath(
          QStringLiteral("door-%1-%2x%3.png").arg(QLatin1String(theme)).arg(size.width()).arg(size.height()))));
    }
  }
  o.dress(ui::ThemeKind::light);
  o.window.resize(1280, 800);
  o.door().focus_card(o.door().size() - 1);  // all of every shelf
  QTest::qWait(60);
  REQUIRE(o.window.grab().save(QDir(folder).filePath(QStringLiteral("door-all.png"))));
}
