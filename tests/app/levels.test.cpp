// SPDX-License-Identifier: GPL-3.0-or-later
// The levels of the tournament side by side: opened, pointed at, run twice, left again.
#include <algorithm>
#include <set>

#include "app/cli/shipped.hpp"
#include "opened.test.hpp"
#include "ui/kit/controls.hpp"
#include "ui/pages/tournament/spectrum_job.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

QString texts_of(Window& window) {
  QString text;
  for (const auto* label : window.step_panel().findChildren<ui::RichLabel*>()) text += label->markup() + u'\n';
  return text;
}

struct OpenedLevels : Opened {
  OpenedLevels() : Opened(cli::load_scenario("level-two")) {
    REQUIRE(settled());
    window.resize(1280, 800);
    window.turn_to(page());
    REQUIRE(QTest::qWaitFor([&] { return page().exact() != nullptr && !page().exact()->thresholds.empty(); }, 60'000));
    page().show_view(ui::TournamentPage::View::levels);
  }
  /// All levels, and what two runs show.
  void to_the_end() { window.player().to_last(); }
  [[nodiscard]] ui::TournamentPage& page() { return test::tournament_page(window); }
  [[nodiscard]] QString notes() { return texts_of(window); }
};

}  // namespace

TEST_CASE("The levels stand side by side, and a column that is clicked is what frequency is said of", "[levels]") {
  OpenedLevels o;
  o.to_the_end();
  REQUIRE(o.page().exhibits().size() == 4);
  CHECK(o.page().exhibits().front()->id() == QStringLiteral("levels"));
  CHECK(o.window.step_panel().sentence().contains(QStringLiteral("634")));
  CHECK(o.notes().contains(QStringLiteral("410")));  // η: all weight is on level 2
  (void)o.page().view()->grab();
  // The left-most predictor of level 4, which hardly comes out.
  const auto& spots = o.page().view()->spots().all();
  const auto spot = std::find_if(spots.rbegin(), spots.rend(), [](const ui::Spot& one) {
    return one.act == ui::Spot::Act::choose && one.place == 0;
  });
  REQUIRE(spot != spots.rend());
  const QString before = o.notes();
  QTest::mouseClick(o.page().view(), Qt::LeftButton, {}, spot->rect.center().toPoint());
  CHECK(o.notes() != before);
  const auto table = o.page().exhibits().front()->table(o.window.player().step(), {});
  CHECK(table.rows.size() > 50);
}

TEST_CASE("The levels are told one after the other, and before the last one it is asked whether it is higher",
          "[levels]") {
  OpenedLevels o;
  const auto& player = o.window.player();
  const auto sentence = [&] { return o.window.step_panel().sentence(); };
  REQUIRE(player.last() == 5);  // levels 0 to 4, then twice
  CHECK(player.step() == 0);
  CHECK(sentence().contains(QStringLiteral("cannot come out")));
  const auto levels_in_table = [&] {
    std::set<QString> levels;
    for (const auto& row : o.page().exhibits().front()->table(player.step(), {}).rows) levels.insert(row[0].shown);
    return levels.size();
  };
  // A level shows nothing of those after it: neither in words nor in the table nor in what a screen reader is told.
  const QString tops[] = {QStringLiteral(".125"), QStringLiteral(".156"), QStringLiteral(".410"),
                          QStringLiteral(".569"), QStringLiteral(".634")};
  for (std::size_t k = 0; k < 5; ++k) {
    CAPTURE(k);
    CHECK(sentence().contains(tops[k]));
    CHECK(levels_in_table() == k + 1);
    const QString told = o.page().picture()->description();
    for (std::size_t i = 0; i < 5; ++i) CHECK(told.contains(tops[i]) == (i <= k));
    CHECK(sentence().endsWith(u'?') == (k == 3));
    CHECK_FALSE(o.notes().contains(QStringLiteral("Globally stable")));
    QTest::keyClick(o.page().view(), Qt::Key_Right);
  }
  CHECK(player.step() == 5);
  CHECK(o.notes().contains(QStringLiteral("Globally stable")));
  QTest::keyClick(o.page().view(), Qt::Key_Left);
  CHECK(sentence().startsWith(QStringLiteral("Higher.")));
  // The tree keeps its own place, and so do the levels.
  QTest::keyClick(o.page().view(), Qt::Key_L);
  REQUIRE(o.page().shown_view() == ui::TournamentPage::View::tree);
  CHECK(player.step() == 0);
  CHECK(player.last() > 5);
  QTest::keyClick(o.page().view(), Qt::Key_Right);
  QTest::keyClick(o.page().view(), Qt::Key_L);
  CHECK(player.step() == 4);
  CHECK(o.window.session().step == 1);  // what a session keeps is the story's
  // An edit keeps the level that is shown.
  Scenario other = o.window.run()->scenario;
  other.constants.auxiliary = 3;
  o.window.document().edit(other, 0, false);
  REQUIRE(o.settled());
  CHECK(player.step() == 4);
  REQUIRE(QTest::qWaitFor([&] { return o.page().exact() != nullptr; }, 60'000));
  CHECK(player.step() == 4);
  QTest::keyClick(o.page().view(), Qt::Key_L);
  CHECK(player.step() <= player.last());
  // A card's scenario begins anew.
  o.page().show_view(ui::TournamentPage::View::levels);
  o.window.document().replace(cli::load_scenario("level-two"));
  REQUIRE(o.settled());
  CHECK(player.step() == 0);
}

TEST_CASE("Runs made twice are counted beside the exact chance, and another scenario forgets them", "[levels]") {
  OpenedLevels o;
  CHECK(o.page().pairs().empty());
  o.page().run_twice(100);
  REQUIRE(QTest::qWaitFor([&] { return o.page().ran_twice(); }, 60'000));
  REQUIRE(o.page().pairs().size() == 5);
  for (const LevelPairs& one : o.page().pairs()) CHECK(one.pairs == 100);
  CHECK(o.window.player().step() == o.window.player().last());  // where the runs are shown
  const auto first = o.page().pairs().back().agreed;
  CHECK(first > 20);  // .430 is exact: fewer than 20 of 100 in about 10⁻⁶ of the seeds, which is fixed
  CHECK(first < 70);
  const auto rows = o.page().exhibits()[1]->table(o.window.player().step(), {}).rows;
  REQUIRE(rows.size() == 5);
  CHECK(rows.back()[4].data == first);
  QTest::keyClick(o.page().view(), Qt::Key_L);
  CHECK(o.page().shown_view() == ui::TournamentPage::View::tree);
  QTest::keyClick(o.page().view(), Qt::Key_L);
  CHECK(o.page().shown_view() == ui::TournamentPage::View::levels);
  Scenario other = o.window.run()->scenario;
  other.constants.auxiliary = 3;
  o.window.document().replace(other);
  REQUIRE(o.settled());
  CHECK(o.page().pairs().empty());
}

TEST_CASE("Levels whose laws have too many states are sampled, and the panel says so", "[levels]") {
  Opened o;
  auto& page = test::tournament_page(o.window);
  o.window.turn_to(page);
  page.show_view(ui::TournamentPage::View::levels);
  const auto told = [&] { return o.window.step_panel().sentence(); };
  // What is said while the runs are made may be over before the next look at the window.
  QStringList sentences;
  QObject::connect(&page, &ui::Page::changed, &o.window, [&] { sentences << told(); });
  o.window.document().replace(cli::load_scenario("points-16"));
  const QString meanwhile =
      QStringLiteral("These laws have too many states to be computed. Runs of each level are made.");
  REQUIRE(QTest::qWaitFor(
      [&] { return page.exact() && page.exact()->spectrum.limited && !told().startsWith(meanwhile); }, 60'000));
  CHECK(sentences.contains(meanwhile));
  CHECK(o.window.player().last() == 2);  // two levels, then twice
  CHECK(o.window.step_panel().sentence().contains(QStringLiteral("comes out in")));
  CHECK(texts_of(o.window).contains(QStringLiteral("too many states")));
  CHECK(texts_of(o.window).contains(QStringLiteral("1000 runs")));
  o.window.player().to_last();  // the runs of the level are the pairs, too
  CHECK_FALSE(texts_of(o.window).contains(QStringLiteral("too long")));
  CHECK(o.window.step_panel().picture_view().picture()->description().contains(QStringLiteral("of 500 pairs agreed")));
  const auto table = page.exhibits().front()->table(0, {});
  REQUIRE_FALSE(table.rows.empty());
  CHECK(table.columns.back().field == QStringLiteral("runs"));
  CHECK(table.rows.front().back().data == 1000);
}

TEST_CASE("Runs of the levels of a large class say how long they still take", "[levels]") {
  Scenario scenario = cli::load_scenario("three-contests");
  scenario.class_text = "thresholds:2048";
  ui::SpectrumJob job;
  std::vector<double> left;
  bool limited = false;
  QObject::connect(&job, &ui::SpectrumJob::finished, &job,
                   [&](const auto& exact) { limited = exact->spectrum.limited.has_value(); });
  QObject::connect(&job, &ui::SpectrumJob::lasts, &job, [&](double seconds) { left.push_back(seconds); });
  job.start(resolve_constants(scenario, 11), instance_of(scenario));
  REQUIRE(QTest::qWaitFor([&] { return left.size() >= 2; }, 120'000));
  CHECK(limited);
  for (const double seconds : left) CHECK(seconds > 0);
  job.drop();
}

TEST_CASE("A card of the histogram opens at its first step, also after a card of the levels", "[levels][gallery]") {
  Opened o;
  const auto& shipped = cli::shipped_scenarios();
  const auto open = [&](const char* name) {
    for (std::size_t i = 0; i < shipped.size(); ++i) {
      if (shipped[i].name != name) continue;
      o.window.show_gallery(true);
      o.window.gallery().focus_card(static_cast<int>(i));
      QTest::mouseClick(&o.window.gallery().card(static_cast<int>(i)), Qt::LeftButton);
    }
    REQUIRE(o.settled());
  };
  for (const char* name : {"from-25-to-one", "lone-votes", "e-epsilon-exactly", "level-two", "nothing-moves"}) {
    CAPTURE(name);
    open(name);
    CHECK(o.window.page().covers(o.window.player().step()));
    CHECK(o.window.player().step() == o.window.page().opening_step(0, false));
    CHECK(o.window.player().steps() == o.window.chapter().steps(o.window.page()).get());
  }
}

TEST_CASE("A page that was left at a step of a longer run opens at one of the run that is there", "[levels]") {
  Opened o(cli::load_scenario("three-contests"));
  REQUIRE(o.settled());
  o.window.turn_to("selection");
  o.window.player().to_last();
  const int left = o.window.player().step();
  auto& page = test::tournament_page(o.window);
  page.show_view(ui::TournamentPage::View::levels);
  o.window.turn_to(page);
  Scenario shorter = o.window.run()->scenario;
  shorter.class_text = "points:2";
  shorter.target = 0;
  o.window.document().edit(shorter, 0, false);
  REQUIRE(o.settled());
  o.window.turn_to("selection");
  CHECK(o.window.player().last() < left);
  CHECK(o.window.page().id() == "selection");
  CHECK(o.window.page().covers(o.window.player().step()));
}

TEST_CASE("The tree beside the levels stands at a step of the run that is there", "[levels]") {
  Opened o(cli::load_scenario("three-contests"));
  REQUIRE(o.settled());
  auto& page = test::tournament_page(o.window);
  o.window.turn_to(page);
  int latest = 0;
  while (latest < o.window.player().last() && page.covers(latest + 1)) ++latest;
  o.window.player().go_to(latest);
  page.show_view(ui::TournamentPage::View::levels);
  REQUIRE(page.story_step() == latest);
  o.window.turn_to("histogram");
  Scenario shorter = o.window.run()->scenario;
  shorter.class_text = "points:2";
  shorter.target = 0;
  o.window.document().edit(shorter, 0, false);
  REQUIRE(o.settled());
  const int last = o.window.player().last();  // of the story
  REQUIRE(last < latest);
  CHECK(page.story_step() <= last);
  o.window.turn_to(page);
  CHECK(page.story_step() <= last);
  shorter.seed += 1;
  o.window.document().edit(shorter, 0, false);
  REQUIRE(o.settled());
  CHECK(page.shown_view() == ui::TournamentPage::View::levels);
  for (const auto& exhibit : page.exhibits())
    CHECK_FALSE(exhibit->picture(ui::Theme::get(ui::ThemeKind::light), {}) == nullptr);
}
