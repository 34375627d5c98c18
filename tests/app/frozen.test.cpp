// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of the program, frozen: ./lab freeze draws every figure at every step, every page of the window and every
// card, and writes down the marks that it paints; ./lab compare compares two such folders. A change of how pictures are
// made is seen at once, wherever it is. Hidden from an ordinary run.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QPainter>
#include <algorithm>
#include <iostream>
#include <utility>

#include "app/cli/shipped.hpp"
#include "core/base/error.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "drawn_figures.test.hpp"
#include "opened.test.hpp"
#include "tests/ui/painted_marks.test.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using test::Opened;

namespace {

constexpr std::pair<ui::ThemeKind, const char*> themes[] = {
    {ui::ThemeKind::light, "light"}, {ui::ThemeKind::dark, "dark"}, {ui::ThemeKind::contrast, "contrast"}};

class Freezer {
 public:
  explicit Freezer(const QString& folder) : folder_(folder) { REQUIRE(folder_.mkpath(QStringLiteral("."))); }

  /// Whether a figure or page of this name is wanted: LITTLESTONE_FROZEN_ONLY is a part of the name, or not set.
  [[nodiscard]] bool wants(const QString& name) const { return name.contains(only_); }
  [[nodiscard]] bool wants_all() const { return only_.isEmpty(); }

  void save(const QString& name, const QImage& image) {
    REQUIRE(image.save(folder_.filePath(name + QStringLiteral(".png"))));
    ++files_;
  }

  void picture(const QString& name, const ui::Picture& picture, const ui::Theme& theme) {
    const QSize size = picture.natural_size().toSize();
    QImage image(size, QImage::Format_RGB32);
    image.fill(theme.canvas);
    QPainter painter(&image);
    picture.paint(painter, QRectF(QPointF(), QSizeF(size)), theme);
    painter.end();
    save(name, image);
    QFile marks(folder_.filePath(name + QStringLiteral(".marks")));
    REQUIRE(marks.open(QIODevice::WriteOnly));
    marks.write(ui::test::painted_marks(picture, size, theme).toUtf8());
  }

  /// Every step in the light theme, the last one in the others as well.
  void exhibit(const QString& name, const ui::Exhibit& exhibit) {
    if (!wants(name)) return;
    const auto play = exhibit.play();
    const int last = play ? play->last : 0;
    for (const auto& [kind, theme] : themes) {
      for (int step = kind == ui::ThemeKind::light && play ? play->first : last; step <= last; ++step) {
        ui::Moment moment = ui::end_of(exhibit);
        if (play) moment.step = step;
        picture(QStringLiteral("%1-%2-%3").arg(name).arg(step, 3, 10, QChar(u'0')).arg(QLatin1String(theme)),
                *exhibit.picture(ui::Theme::get(kind), moment), ui::Theme::get(kind));
      }
    }
  }

  [[nodiscard]] int files() const { return files_; }

 private:
  QDir folder_;
  QString only_ = qEnvironmentVariable("LITTLESTONE_FROZEN_ONLY");
  int files_ = 0;
};

/// The window once it stands still: what is computed late has come.
QImage still(Opened& o) {
  QImage last;
  REQUIRE(QTest::qWaitFor(
      [&] {
        QTest::qWait(60);
        const QImage now = o.window.grab().toImage();
        return std::exchange(last, now) == now;
      },
      30'000));
  return last;
}

QString frozen_folder(const char* variable) {
  const QString folder = qEnvironmentVariable(variable);
  REQUIRE_FALSE(folder.isEmpty());
  return folder;
}

}  // namespace

TEST_CASE("Every figure is frozen at every step", "[.frozen]") {
  Freezer freezer(frozen_folder("LITTLESTONE_FROZEN"));
  for (const char* code : {"en", "he"}) {
    const ui::Language language(QString::fromLatin1(code));
    for (const auto& one : test::second_figures())
      freezer.exhibit(QStringLiteral("figure-%1-%2").arg(QString::fromStdString(one.name), QLatin1String(code)),
                      *one.exhibit);
    for (const char* name : {"three-contests", "level-two", "private-205"}) {
      const auto run = compute_private_run(cli::load_scenario(name));
      for (const ui::Figure& figure : ui::all_figures()) {
        if (!figure.make || figure.name == "loss") continue;  // loss is measured; its page is frozen below
        try {
          if (const auto exhibit = figure.make(run, {}))
            freezer.exhibit(QStringLiteral("figure-%1-%2-%3")
                                .arg(QString::fromStdString(figure.name), QLatin1String(name), QLatin1String(code)),
                            *exhibit);
        } catch (const InputError&) {  // of M alone, or of the lean learner alone
        }
      }
    }
  }
  std::cout << freezer.files() << " pictures of figures\n";
  CHECK((freezer.files() > 300 || !freezer.wants_all()));
}

TEST_CASE("Every page and card of the window is frozen", "[.frozen]") {
  Freezer freezer(frozen_folder("LITTLESTONE_FROZEN"));
  for (const char* code : {"en", "he"}) {
    const ui::Language language(QString::fromLatin1(code));
    Opened o(cli::shipped_scenarios()[0].scenario);
    o.window.set_motion(false);
    REQUIRE(QTest::qWaitFor(
        [&] {
          return test::tournament_page(o.window).exact() != nullptr &&
                 test::tree_page(o.window).game().state() != nullptr;
        },
        60'000));
    for (const QSize size : {QSize(1280, 800), QSize(900, 600)}) {
      o.window.resize(size);
      for (const auto& [kind, theme] : themes) {
        o.dress(kind);
        for (ui::Page* page : o.window.all_pages()) {
          if (!freezer.wants(QStringLiteral("page-%1").arg(page->id()))) continue;
          o.turn_to(*page);
          if (page->id() == "loss") {
            REQUIRE(QTest::qWaitFor(
                [&] { return test::loss_page(o.window).cells_done() > 0 && !test::loss_page(o.window).running(); },
                120'000));
            QTest::qWait(1000);  // the theorem's sizes are worked out beside the sweep
          }
          freezer.save(QStringLiteral("page-%1-%2-%3-%4")
                           .arg(page->id(), QLatin1String(code))
                           .arg(size.width())
                           .arg(QLatin1String(theme)),
                       still(o));
          // What it shows at every step of its play, of the window's own scenario.
          if (size.width() < 1280 || kind != ui::ThemeKind::light) continue;
          for (const auto& exhibit : page->exhibits())
            freezer.exhibit(QStringLiteral("page-%1-%2-%3").arg(page->id(), exhibit->id(), QLatin1String(code)),
                            *exhibit);
        }
      }
    }
    if (!freezer.wants(QStringLiteral("cards"))) continue;
    o.window.resize(1280, 800);
    o.window.show_gallery(true);
    o.window.gallery().show_all(true);
    for (const auto& [kind, theme] : themes) {
      o.dress(kind);
      for (int i = 0; i < o.window.gallery().size(); ++i) {
        REQUIRE(QTest::qWaitFor([&] { return o.window.gallery().card(i).has_picture(); }, 60'000));
        freezer.save(
            QStringLiteral("card-%1-%2-%3").arg(i, 2, 10, QChar(u'0')).arg(QLatin1String(code), QLatin1String(theme)),
            o.window.gallery().card(i).grab().toImage());
      }
    }
  }
  std::cout << freezer.files() << " pictures of pages and cards\n";
  CHECK((freezer.files() > 300 || !freezer.wants_all()));
}

TEST_CASE("Two frozen folders differ in these pictures", "[.frozen-differences]") {
  const QDir before(frozen_folder("LITTLESTONE_FROZEN_BEFORE"));
  const QDir after(frozen_folder("LITTLESTONE_FROZEN"));
  const QDir sides(frozen_folder("LITTLESTONE_FROZEN_SIDES"));
  REQUIRE(sides.mkpath(QStringLiteral(".")));
  QStringList names = before.entryList({QStringLiteral("*.png")}) + after.entryList({QStringLiteral("*.png")});
  names.removeDuplicates();
  names.sort();
  REQUIRE_FALSE(names.isEmpty());
  int different = 0;
  const auto bytes = [](const QDir& folder, const QString& name) {
    QFile file(folder.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  };
  for (const QString& name : names) {
    const QImage one(before.filePath(name));
    const QImage other(after.filePath(name));
    const QString marks = name.chopped(4) + QStringLiteral(".marks");
    const bool same_marks = bytes(before, marks) == bytes(after, marks);
    if (one == other && same_marks) continue;
    ++different;
    if (one == other) {
      std::cout << name.toStdString() << ": other marks, the same picture\n";
      continue;
    }
    if (one.isNull() || other.isNull()) {
      std::cout << name.toStdString() << (one.isNull() ? ": new\n" : ": gone\n");
      continue;
    }
    int pixels = 0;
    QImage where(one.size().expandedTo(other.size()), QImage::Format_RGB32);
    where.fill(Qt::white);
    for (int y = 0; y < where.height(); ++y) {
      for (int x = 0; x < where.width(); ++x) {
        const bool both = one.valid(x, y) && other.valid(x, y);
        if (both && one.pixel(x, y) == other.pixel(x, y)) continue;
        where.setPixel(x, y, qRgb(200, 0, 0));
        ++pixels;
      }
    }
    QImage side(one.width() + other.width() + where.width() + 40, where.height(), QImage::Format_RGB32);
    side.fill(Qt::gray);
    QPainter painter(&side);
    painter.drawImage(0, 0, one);
    painter.drawImage(one.width() + 20, 0, other);
    painter.drawImage(one.width() + other.width() + 40, 0, where);
    painter.end();
    REQUIRE(side.save(sides.filePath(name)));
    std::cout << name.toStdString() << ": " << pixels << " pixels\n";
  }
  std::cout << different << " of " << names.size() << " pictures differ\n";
  SUCCEED();
}
