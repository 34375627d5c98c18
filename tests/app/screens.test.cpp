// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the window, to be looked at and for the README: ./lab screens makes them. Hidden from an ordinary run.
#include <QDir>

#include "app/cli/shipped.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "core/study/private_run/player.hpp"
#include "opened.test.hpp"
#include "tests/support/source_folder.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

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
  Opened o(cli::shipped_scenarios()[0].scenario);
  REQUIRE(QTest::qWaitFor(
      [&] {
        return test::tournament_page(o.window).exact() != nullptr &&
               test::tree_page(o.window).game().state() != nullptr;
      },
      60'000));
  o.window.set_motion(false);
  o.window.resize(size.isEmpty() ? QSize(1280, 800) : size);
  for (const auto& [kind, theme] : {std::pair(ui::ThemeKind::light, "light"), std::pair(ui::ThemeKind::dark, "dark"),
                                    std::pair(ui::ThemeKind::contrast, "contrast")}) {
    o.dress(kind);
    int number = 0;
    for (ui::Page* page : o.window.all_pages()) {
      ++number;
      o.window.turn_to(*page);
      if (page->id() == "tournament") {
        o.window.player().go_to(test::story(o.window).first_of(ui::Part::other_batches) - 2);
      }
      if (page->id() == "loss") {
        REQUIRE(QTest::qWaitFor(
            [&] { return test::loss_page(o.window).cells_done() > 0 && !test::loss_page(o.window).running(); },
            120'000));
        QTest::qWait(1000);  // the theorem's sizes are worked out beside the sweep
      }
      save(o, QStringLiteral("%1-%2").arg(number).arg(QString::fromLatin1(theme)));
    }
    for (const QString page : {"tournament", "histogram"}) {
      o.window.turn_to(page);
      test::picture_page(o.window, page).show_table(true);
      save(o, QStringLiteral("table-%1-%2").arg(page, QString::fromLatin1(theme)));
      test::picture_page(o.window, page).show_table(false);
    }
    o.window.turn_to("tree");
    test::tree_page(o.window).game().ask(3);
    REQUIRE(QTest::qWaitFor([&] { return test::tree_page(o.window).game().state()->question.has_value(); }, 10'000));
    save(o, QStringLiteral("game-%1").arg(QString::fromLatin1(theme)));
    test::picture_page(o.window, "tree").view()->zoom_by(2);
    save(o, QStringLiteral("close-%1").arg(QString::fromLatin1(theme)));
    test::picture_page(o.window, "tree").view()->fit();
    test::tree_page(o.window).game().restart();
    o.window.show_gallery(true);
    REQUIRE(QTest::qWaitFor([&] { return o.window.gallery().card(7).has_picture(); }, 30'000));
    save(o, QStringLiteral("gallery-%1").arg(QString::fromLatin1(theme)));
    const int last = o.window.gallery().size() - 1;
    REQUIRE(QTest::qWaitFor([&] { return o.window.gallery().card(last).has_picture(); }, 60'000));
    o.window.gallery().focus_card(last);
    save(o, QStringLiteral("gallery-second-%1").arg(QString::fromLatin1(theme)));
    o.window.show_gallery(false);
  }
  o.dress(ui::ThemeKind::light);
  o.window.present(true);
  QTest::qWait(100);  // until it has filled the screen there is
  for (const QSize screen : {QSize(1920, 1080), QSize(1366, 768)}) {
    o.window.resize(screen);
    const QString lecture = QStringLiteral("lecture-%1-%2").arg(screen.width());
    int number = 0;
    for (ui::Page* page : o.window.all_pages()) {
      ++number;
      o.window.turn_to(*page);
      save(o, lecture.arg(number));
      if (page->id() == "histogram") {
        o.window.player().go_to(test::story(o.window).first_of(ui::Part::histogram) + 1);
        save(o, lecture.arg(QStringLiteral("4-noise")));
      }
    }
  }
}

TEST_CASE("Deep tournaments are drawn to files", "[.deep-screens]") {
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  for (const auto& [text, level] :
       {std::pair("thresholds:16", 4), {"thresholds:128", 5}, {"cube:6", 5}, {"cube:6", 6}, {"thresholds:128", 7}}) {
    Scenario scenario;
    scenario.class_text = text;
    scenario.target = 1;
    scenario.constants.cap = 100'000;
    scenario.constants.batches = 2;
    scenario.constants.selection = 2;
    const int dimension = compute_private_run(scenario)->littlestone();
    for (int k = 0; k <= dimension; ++k) scenario.constants.levels.emplace_back(k == level ? 1 : 0);
    Opened o(scenario);
    REQUIRE(o.settled());
    o.window.set_motion(false);
    o.window.turn_to("tournament");
    o.window.player().go_to(test::story(o.window).first_of(ui::Part::other_batches) - 2);
    for (const auto& [kind, theme] : {std::pair(ui::ThemeKind::light, "light"), {ui::ThemeKind::dark, "dark"}}) {
      o.dress(kind);
      for (const QSize size : {QSize(1280, 800), QSize(1280, 760), QSize(1920, 1080)}) {
        o.window.resize(size);
        QTest::qWait(50);
        REQUIRE(o.window.grab().save(QDir(folder).filePath(QStringLiteral("deep-%1-%2-%3-%4.png")
                                                               .arg(QString::fromLatin1(text).replace(u':', u'-'))
                                                               .arg(level)
                                                               .arg(QLatin1String(theme))
                                                               .arg(size.height()))));
      }
    }
  }
}

TEST_CASE("The levels are drawn to files", "[.levels-screens]") {
  const ui::Language language(qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE", QStringLiteral("en")));
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  for (const char* name : {"level-two", "from-25-to-one", "thresholds-8", "points-16", "plane"}) {
    Opened o(cli::load_scenario(name));
    o.window.set_motion(false);
    o.window.resize(1280, 800);
    REQUIRE(o.settled());
    auto& page = test::tournament_page(o.window);
    o.window.turn_to(page);
    REQUIRE(QTest::qWaitFor([&] { return page.exact() != nullptr; }, 60'000));
    QTest::qWait(300);
    page.show_view(ui::TournamentPage::View::levels);
    o.window.resize(1280, 760);
    o.window.player().go_to(1);
    QTest::qWait(50);
    REQUIRE(o.window.grab().save(QDir(folder).filePath(QStringLiteral("levels-%1-step.png").arg(QLatin1String(name)))));
    o.window.resize(1280, 800);
    page.run_twice(100);
    REQUIRE(QTest::qWaitFor([&] { return page.ran_twice(); }, 60'000));
    for (const auto& [kind, theme] : {std::pair(ui::ThemeKind::light, "light"),
                                      {ui::ThemeKind::dark, "dark"},
                                      {ui::ThemeKind::contrast, "contrast"}}) {
      o.dress(kind);
      QTest::qWait(50);
      REQUIRE(o.window.grab().save(
          QDir(folder).filePath(QStringLiteral("levels-%1-%2.png").arg(QLatin1String(name), QLatin1String(theme)))));
    }
  }
}

TEST_CASE("The lean learner's pages are drawn to files", "[.lean-screens]") {
  const ui::Language language(qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE", QStringLiteral("en")));
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  for (const char* name : {"private-205", "thresholds-8"}) {
    Opened o(with_player(cli::load_scenario(name), LearnerKind::lean));
    o.window.set_motion(false);
    REQUIRE(o.settled());
    for (const auto& [kind, theme] : {std::pair(ui::ThemeKind::light, "light"), {ui::ThemeKind::dark, "dark"}}) {
      o.dress(kind);
      for (const char* page : {"tournament", "histogram", "selection"}) {
        o.window.turn_to(QString::fromLatin1(page));
        int last = o.window.player().last();
        while (last > 0 && !o.window.page().covers(last)) --last;
        o.window.player().go_to(last);
        QTest::qWait(50);
        REQUIRE(o.window.grab().save(QDir(folder).filePath(
            QStringLiteral("lean-%1-%2-%3.png").arg(QLatin1String(name), QLatin1String(page), QLatin1String(theme)))));
      }
    }
  }
}

TEST_CASE("The chain learner's pages are drawn to files", "[.chain-screens]") {
  const ui::Language language(qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE", QStringLiteral("en")));
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  for (const char* name : {"private-2418", "thresholds-8"}) {
    Opened o(with_player(cli::load_scenario(name), LearnerKind::chain));
    o.window.set_motion(false);
    o.window.resize(1280, 760);
    REQUIRE(o.settled());
    for (const auto& [kind, theme] : {std::pair(ui::ThemeKind::light, "light"), {ui::ThemeKind::dark, "dark"}}) {
      o.dress(kind);
      for (const char* page : {"tournament", "histogram", "selection"}) {
        o.window.turn_to(QString::fromLatin1(page));
        for (int step = 0; step <= o.window.player().last(); ++step) {
          if (!o.window.page().covers(step)) continue;
          if (kind == ui::ThemeKind::dark && step < o.window.player().last() && o.window.page().covers(step + 1))
            continue;
          o.window.player().go_to(step);
          QTest::qWait(50);
          REQUIRE(o.window.grab().save(QDir(folder).filePath(QStringLiteral("chain-%1-%2-%3-%4.png")
                                                                 .arg(QLatin1String(name), QLatin1String(page))
                                                                 .arg(step)
                                                                 .arg(QLatin1String(theme)))));
        }
      }
    }
  }
}

TEST_CASE("Every page is drawn to a file in every language, at both sizes and in every theme", "[.looks]") {
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  for (const QString code : {"en", "de", "he", "pseudo"}) {
    const ui::Language language(code);
    Opened o(cli::shipped_scenarios()[0].scenario);
    REQUIRE(QTest::qWaitFor(
        [&] {
          return test::tournament_page(o.window).exact() != nullptr &&
                 test::tree_page(o.window).game().state() != nullptr;
        },
        60'000));
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
      int number = 0;
      for (ui::Page* page : o.window.all_pages()) {
        ++number;
        o.window.turn_to(*page);
        if (o.window.page().id() == "loss") {
          REQUIRE(QTest::qWaitFor(
              [&] { return test::loss_page(o.window).cells_done() > 0 && !test::loss_page(o.window).running(); },
              120'000));
          QTest::qWait(1000);  // the theorem's sizes are worked out beside the sweep
        }
        save(QString::number(number));
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

TEST_CASE("The pages of chapter I are drawn to files with a table of one's own", "[.own-screens]") {
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  for (const char* table : {"zoo.csv", "living.cxt", "truth-table.csv"}) {
    Scenario own;
    own.class_text = "file:" + support::source_folder() + "/tests/app/tables/" + table;
    own.target = 2;
    Opened o(own);
    REQUIRE(QTest::qWaitFor([&] { return test::tournament_page(o.window).exact() != nullptr; }, 60'000));
    o.window.set_motion(false);
    for (const QSize size : {QSize(1280, 760), QSize(900, 560)}) {
      o.window.resize(size);
      for (const auto& [kind, theme] :
           {std::pair(ui::ThemeKind::light, "light"), std::pair(ui::ThemeKind::dark, "dark")}) {
        o.dress(kind);
        for (const char* page : {"class", "tree", "tournament", "histogram", "selection"}) {
          o.window.turn_to(page);
          if (std::string(page) == "tournament") {
            o.window.player().go_to(test::story(o.window).first_of(ui::Part::other_batches) - 2);
          }
          QTest::qWait(40);
          const QString name = QStringLiteral("%1-%2-%3-%4.png")
                                   .arg(QString::fromLatin1(table).section(u'.', 0, 0), QString::fromLatin1(page),
                                        QString::number(size.width()), QString::fromLatin1(theme));
          REQUIRE(o.window.grab().save(QDir(folder).filePath(name)));
        }
      }
    }
  }
}
