// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the window, to be looked at and for the README: ./lab screens makes them. Hidden from an ordinary run.
#include <QDir>

#include "app/subcommand.hpp"
#include "opened.test.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;
using ui::PageKind;

TEST_CASE("Every page is drawn to a file, light and dark", "[.screens]") {
  // QT_SCALE_FACTOR says how many device pixels a px has; these say in which language and how large the window is.
  const ui::Language language(qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE", QStringLiteral("en")));
  const QSize size(qEnvironmentVariableIntValue("LITTLESTONE_SCREENS_WIDTH"),
                   qEnvironmentVariableIntValue("LITTLESTONE_SCREENS_HEIGHT"));
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  const auto save = [&](Opened& o, const QString& name) {
    QTest::qWait(20);  // titles find their height after the page has its width
    REQUIRE(o.window.grab().save(QDir(folder).filePath(name + QStringLiteral(".png"))));
  };
  Opened o(shipped_scenarios()[0].scenario);
  REQUIRE(QTest::qWaitFor([&] { return o.window.exact() != nullptr && o.window.game().state() != nullptr; }, 60'000));
  o.window.set_motion(false);
  o.window.resize(size.isEmpty() ? QSize(1280, 800) : size);
  for (const auto& [kind, theme] : {std::pair(ui::ThemeKind::light, "light"), std::pair(ui::ThemeKind::dark, "dark"),
                                    std::pair(ui::ThemeKind::contrast, "contrast")}) {
    o.dress(kind);
    for (int i = 0; i < ui::page_count; ++i) {
      const auto page = static_cast<PageKind>(i);
      o.window.turn_to(page);
      if (page == PageKind::tournament) {
        o.window.player().go_to(o.window.player().story()->first_of(ui::Chapter::other_batches) - 2);
      }
      if (page == PageKind::loss) {
        REQUIRE(QTest::qWaitFor(
            [&] { return o.window.loss_page().cells_done() > 0 && !o.window.loss_page().running(); }, 120'000));
        QTest::qWait(1000);  // the theorem's sizes are worked out beside the sweep
      }
      save(o, QStringLiteral("%1-%2").arg(i + 1).arg(QString::fromLatin1(theme)));
    }
    for (const PageKind page : {PageKind::tournament, PageKind::histogram}) {
      o.window.turn_to(page);
      o.window.picture_page(page).show_table(true);
      save(o, QStringLiteral("table-%1-%2").arg(ui::page_id(page), QString::fromLatin1(theme)));
      o.window.picture_page(page).show_table(false);
    }
    o.window.turn_to(PageKind::mistake_tree);
    o.window.game().ask(3);
    REQUIRE(QTest::qWaitFor([&] { return o.window.game().state()->question.has_value(); }, 10'000));
    save(o, QStringLiteral("game-%1").arg(QString::fromLatin1(theme)));
    o.window.picture_page(PageKind::mistake_tree).view().zoom_by(2);
    save(o, QStringLiteral("close-%1").arg(QString::fromLatin1(theme)));
    o.window.picture_page(PageKind::mistake_tree).view().fit();
    o.window.game().restart();
    o.window.show_gallery(true);
    REQUIRE(QTest::qWaitFor([&] { return o.window.gallery().card(7).has_picture(); }, 30'000));
    save(o, QStringLiteral("gallery-%1").arg(QString::fromLatin1(theme)));
    o.window.show_gallery(false);
  }
  o.dress(ui::ThemeKind::light);
  o.window.present(true);
  QTest::qWait(100);  // until it has filled the screen there is
  for (const QSize screen : {QSize(1920, 1080), QSize(1366, 768)}) {
    o.window.resize(screen);
    const QString lecture = QStringLiteral("lecture-%1-%2").arg(screen.width());
    for (const PageKind page : {PageKind::concept_class, PageKind::mistake_tree, PageKind::tournament,
                                PageKind::histogram, PageKind::selection, PageKind::loss}) {
      o.window.turn_to(page);
      save(o, lecture.arg(static_cast<int>(page) + 1));
      if (page == PageKind::histogram) {
        o.window.player().go_to(o.window.player().story()->first_of(ui::Chapter::histogram) + 1);
        save(o, lecture.arg(QStringLiteral("4-noise")));
      }
    }
  }
}

TEST_CASE("Every page is drawn to a file in every language, at both sizes and in every theme", "[.looks]") {
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  for (const QString code : {"en", "de", "he", "pseudo"}) {
    const ui::Language language(code);
    Opened o(shipped_scenarios()[0].scenario);
    REQUIRE(QTest::qWaitFor([&] { return o.window.exact() != nullptr && o.window.game().state() != nullptr; }, 60'000));
    o.window.set_motion(false);
    const auto save = [&](const QString& page) {
      QTest::qWait(20);
      const QString name = QStringLiteral("%1-%2-%3-%4.png")
                               .arg(code, page)
                               .arg(o.window.width())
                               .arg(static_cast<int>(o.window.theme()));
      REQUIRE(o.window.grab().save(QDir(folder).filePath(name)));
    };
    for (const auto& [size, theme] :
         {std::pair(QSize(1280, 800), ui::ThemeKind::light), std::pair(QSize(900, 600), ui::ThemeKind::light),
          std::pair(QSize(1280, 800), ui::ThemeKind::dark), std::pair(QSize(1280, 800), ui::ThemeKind::contrast)}) {
      if (theme != ui::ThemeKind::light && code == QStringLiteral("pseudo")) continue;
      o.window.resize(size);
      o.dress(theme);
      for (int i = 0; i < ui::page_count; ++i) {
        o.window.turn_to(static_cast<PageKind>(i));
        if (o.window.page() == PageKind::loss) {
          REQUIRE(QTest::qWaitFor(
              [&] { return o.window.loss_page().cells_done() > 0 && !o.window.loss_page().running(); }, 120'000));
          QTest::qWait(1000);  // the theorem's sizes are worked out beside the sweep
        }
        save(QString::number(i + 1));
      }
      o.window.show_gallery(true);
      REQUIRE(QTest::qWaitFor([&] { return o.window.gallery().card(7).has_picture(); }, 30'000));
      save(QStringLiteral("gallery"));
      o.window.show_gallery(false);
    }
    o.window.resize(900, 600);
    for (const auto side : {ui::Frame::Side::left, ui::Frame::Side::right}) {
      o.window.frame().toggle_drawer(side);
      save(side == ui::Frame::Side::left ? QStringLiteral("drawer-left") : QStringLiteral("drawer-right"));
    }
  }
}
