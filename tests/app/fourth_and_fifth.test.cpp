// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters IV and V in the window: their cards open the pages, and they are drawn to files to be looked at.
#include <QDir>
#include <QTest>
#include <set>

#include "app/cli/shipped.hpp"
#include "opened.test.hpp"
#include "ui/shell/study_chapter.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

/// Opens the page of the scenario and waits for its study.
template <class Kind>
void open_study(Opened& o, const Kind& scenario) {
  o.window.document().replace(scenario);
  o.window.turn_to(QString::fromStdString(scenario.page));
  auto& page = dynamic_cast<ui::StudyPage&>(o.window.page());
  REQUIRE(QTest::qWaitFor(
      [&] { return page.scenario() && !o.window.busy() && std::get<Kind>(*page.scenario()) == scenario; }, 60'000));
}

template <class Shipped>
void play_all(const std::vector<Shipped>& all) {
  for (const Shipped& shipped : all) {
    CAPTURE(shipped.name);
    CHECK_FALSE(shipped.scenario.title.empty());
    CHECK_FALSE(shipped.scenario.lesson.empty());
    Opened o;
    o.window.set_motion(false);
    open_study(o, shipped.scenario);
    auto& page = dynamic_cast<ui::StudyPage&>(o.window.page());
    REQUIRE(page.script());
    for (int step = 0; step < page.script()->size(); ++step) {
      o.window.player().go_to(step);
      CHECK(o.window.step_panel().sentence() == (*page.script())[step].sentence);
    }
  }
}

template <class Shipped>
void draw_all(const std::vector<Shipped>& all) {
  const ui::Language language(qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE", QStringLiteral("en")));
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  for (const Shipped& shipped : all) {
    Opened o;
    o.window.set_motion(false);
    o.window.resize(1280, 760);
    open_study(o, shipped.scenario);
    o.window.player().to_last();
    for (const auto& [theme, kind] : {std::pair("light", ui::ThemeKind::light),
                                      {"dark", ui::ThemeKind::dark},
                                      {"contrast", ui::ThemeKind::contrast}}) {
      o.dress(kind);
      QTest::qWait(50);
      CHECK(o.window.grab().save(folder + u'/' + QString::fromStdString(shipped.name) + u'-' +
                                 QString::fromLatin1(theme) + QStringLiteral(".png")));
    }
  }
}

/// The first card of each page, step by step, and step 4 in the dark.
template <class Shipped>
void draw_steps(const std::vector<Shipped>& shelf) {
  const ui::Language language(qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE", QStringLiteral("en")));
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  {
    Opened o;
    o.window.resize(1280, 800);
    o.window.show_gallery(true);
    QTest::qWait(4000);
    CHECK(o.window.grab().save(folder + QStringLiteral("/start.png")));
  }
  std::set<std::string> pages;
  for (const Shipped& shipped : shelf) {
    const std::string page(shipped.scenario.page);
    if (!pages.insert(page).second) continue;
    Opened o;
    o.window.set_motion(false);
    const QStringList size = qEnvironmentVariable("LITTLESTONE_SCREENS_SIZE", QStringLiteral("1280x760")).split(u'x');
    o.window.resize(size.at(0).toInt(), size.at(1).toInt());
    open_study(o, shipped.scenario);
    const auto save = [&](const QString& name) {
      QTest::qWait(60);
      CHECK(o.window.grab().save(folder + u'/' + QString::fromStdString(page) + u'-' + name + QStringLiteral(".png")));
    };
    for (int step = 0; step <= o.window.player().last(); ++step) {
      o.window.player().go_to(step);
      save(QString::number(step));
    }
    o.window.player().go_to(4);
    o.dress(ui::ThemeKind::dark);
    save(QStringLiteral("dark"));
    o.window.present(true);
    save(QStringLiteral("presented"));
  }
}

/// The first card of each page: its presentation, and all of its film.
template <class Shipped>
void present_and_film(const std::vector<Shipped>& shelf) {
  const ui::Language language(qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE", QStringLiteral("en")));
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  std::set<std::string> pages;
  for (const Shipped& shipped : shelf) {
    const std::string page(shipped.scenario.page);
    if (!pages.insert(page).second) continue;
    CAPTURE(page);
    Opened o;
    o.window.set_motion(false);
    o.window.resize(1280, 760);
    open_study(o, shipped.scenario);
    o.window.player().to_last();
    o.window.present(true);
    QTest::qWait(100);
    CHECK(o.window.grab().save(folder + QStringLiteral("/presented-") + QString::fromStdString(page) +
                               QStringLiteral(".png")));
    o.window.present(false);
    const QString frames = folder + QStringLiteral("/film-") + QString::fromStdString(page);
    QDir(frames).removeRecursively();
    o.window.exports().film(frames);
    REQUIRE(QTest::qWaitFor([&] { return !o.window.exports().film_job().running(); }, 240'000));
    WARN(page << ": " << QDir(frames).entryList(QDir::Files).size() << " frames");
    CHECK(QDir(frames).entryList(QDir::Files).size() > 20);
  }
}

}  // namespace

TEST_CASE("A scenario of chapter IV opens on its page, which says something at every step", "[without-promise]") {
  play_all(cli::shipped_agnostic_scenarios());
}

TEST_CASE("A scenario of chapter V opens on its page, which says something at every step", "[map]") {
  play_all(cli::shipped_map_scenarios());
}

TEST_CASE("A scenario of chapter VI opens on its page, which says something at every step", "[stability]") {
  play_all(cli::shipped_stability_scenarios());
}

TEST_CASE("Chapters IV to VI are presented and filmed to files", "[.fourth-presented]") {
  present_and_film(cli::shipped_agnostic_scenarios());
  present_and_film(cli::shipped_map_scenarios());
  present_and_film(cli::shipped_stability_scenarios());
}

TEST_CASE("Chapter VI is drawn to files step by step", "[.sixth]") { draw_steps(cli::shipped_stability_scenarios()); }

TEST_CASE("Chapter II is drawn to files step by step", "[.second-steps]") {
  draw_steps(cli::shipped_lower_bound_scenarios());
}

TEST_CASE("Chapters IV to VI are drawn to files", "[.fourth-and-fifth]") {
  draw_all(cli::shipped_agnostic_scenarios());
  draw_all(cli::shipped_map_scenarios());
  draw_all(cli::shipped_stability_scenarios());
}
