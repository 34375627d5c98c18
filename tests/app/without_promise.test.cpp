// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter IV's pages of the online game in the window: their cards open them, and they are drawn to files to be looked at.
#include <QDir>
#include <QTest>

#include "app/cli/shipped.hpp"
#include "opened.test.hpp"
#include "ui/shell/study_chapter.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

bool of_the_game(const AgnosticScenario& scenario) {
  return scenario.page == AgnosticPage::regret || scenario.page == AgnosticPage::play_online;
}

/// Opens the page of the scenario and waits for its study.
void open_game(Opened& o, const AgnosticScenario& scenario) {
  o.window.document().replace(scenario);
  o.window.turn_to(QString::fromStdString(std::string(to_string(scenario.page))));
  auto& page = dynamic_cast<ui::StudyPage&>(o.window.page());
  REQUIRE(QTest::qWaitFor(
      [&] { return page.scenario() && !o.window.busy() && std::get<AgnosticScenario>(*page.scenario()) == scenario; },
      60'000));
}

}  // namespace

TEST_CASE("A scenario of the online game opens on its page, which says something at every step", "[without-promise]") {
  for (const cli::ShippedAgnostic& shipped : cli::shipped_agnostic_scenarios()) {
    if (!of_the_game(shipped.scenario)) continue;
    CAPTURE(shipped.name);
    CHECK_FALSE(shipped.scenario.title.empty());
    CHECK_FALSE(shipped.scenario.lesson.empty());
    Opened o;
    o.window.set_motion(false);
    open_game(o, shipped.scenario);
    auto& page = dynamic_cast<ui::StudyPage&>(o.window.page());
    REQUIRE(page.script());
    for (int step = 0; step < page.script()->size(); ++step) {
      o.window.player().go_to(step);
      CHECK(o.window.step_panel().sentence() == (*page.script())[step].sentence);
    }
  }
}

TEST_CASE("The online game's pages are drawn to files", "[.without-promise]") {
  const ui::Language language(qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE", QStringLiteral("en")));
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  for (const cli::ShippedAgnostic& shipped : cli::shipped_agnostic_scenarios()) {
    if (!of_the_game(shipped.scenario)) continue;
    Opened o;
    o.window.set_motion(false);
    o.window.resize(1280, 760);
    open_game(o, shipped.scenario);
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
