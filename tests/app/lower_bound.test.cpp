// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter II in the window: what is dragged, kept, saved and undone there.
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <algorithm>
#include <set>
#include <sstream>

#include "app/cli/command_line.hpp"
#include "app/cli/shipped.hpp"
#include "app/drawing.hpp"
#include "app/session.hpp"
#include "opened.test.hpp"
#include "stopwatch.test.hpp"
#include "ui/pages/attack/attack_page.hpp"
#include "ui/pages/gap/gap_page.hpp"
#include "ui/pages/homogeneous/homogeneous_page.hpp"
#include "ui/pages/homogeneous/homogeneous_scene.hpp"
#include "ui/pages/lower_bound/lower_bound_panel.hpp"
#include "ui/pages/what_follows/tower_words.hpp"
#include "ui/pages/what_follows/what_follows_page.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

/// A window with chapter II open on one of its pages, and its run complete.
struct OpenedSecond : Opened {
  explicit OpenedSecond(const QString& page, const LowerBoundScenario& scenario = {}) {
    window.document().replace(scenario);
    window.turn_to(page);
    REQUIRE(settled_second());
  }
  /// Of the page that is open; null: none yet.
  [[nodiscard]] std::shared_ptr<const LowerBoundRun> run() const {
    return dynamic_cast<const ui::LowerBoundPage&>(window.page()).run();
  }
  [[nodiscard]] const LowerBoundRun& found() const { return *run(); }
  bool settled_second() {
    return QTest::qWaitFor(
        [&] {
          return run() && run()->complete && !window.chapter().running() && run()->scenario == scenario() &&
                 !window.page().running();
        },
        60'000);
  }
  [[nodiscard]] const LowerBoundScenario& scenario() {
    return std::get<LowerBoundScenario>(window.document().edited(ui::kind_of<LowerBoundScenario>));
  }

  /// Where a handle of the page's picture stands.
  QPoint handle(std::int32_t place) {
    (void)window.page().view()->grab();  // it is painted
    for (const ui::Spot& spot : window.page().view()->spots().all()) {
      if (spot.act == ui::Spot::Act::drag && spot.place == place) return spot.rect.center().toPoint();
    }
    FAIL("no such handle");
    return {};
  }
  void drag(std::int32_t place, QPoint by) {
    const QPoint from = handle(place);
    QWidget* view = window.page().view();
    QTest::mousePress(view, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 4; ++i) QTest::mouseMove(view, from + by * i / 4);
    QTest::mouseRelease(view, Qt::LeftButton, {}, from + by);
    REQUIRE(settled_second());
  }
};

}  // namespace

TEST_CASE("A step that is dragged makes a learner by hand, as one undoable edit", "[lower-bound]") {
  OpenedSecond o(QStringLiteral("gap"));
  const std::vector<double> before = o.found().gap->probabilities;
  const int edits = o.window.undo_stack().count();
  o.drag(3, {0, -40});
  REQUIRE(o.scenario().learner.starts_with("steps:"));
  const std::vector<double>& after = o.found().gap->probabilities;
  for (std::size_t i = 0; i < before.size(); ++i) {
    CAPTURE(i);
    if (i == 3) {
      CHECK(after[i] > before[i] + 0.05);
    } else {
      CHECK(after[i] == Approx(before[i]).margin(1e-6));
    }
  }
  CHECK(o.window.undo_stack().count() == edits + 1);
  o.window.undo_stack().undo();
  REQUIRE(o.settled_second());
  CHECK(o.scenario().learner == "coins:3");
  CHECK(o.found().gap->probabilities == before);
}

TEST_CASE("A page of chapter II that is turned to shows the run of the page before", "[lower-bound]") {
  OpenedSecond o(QStringLiteral("gap"));
  const auto run = o.run();
  for (const char* page : {"homogeneous", "attack", "what-follows"}) {
    CAPTURE(page);
    o.window.turn_to(QString::fromLatin1(page));
    REQUIRE(o.settled_second());
    CHECK(o.run() == run);
  }
}

TEST_CASE("The staircase by hand keeps its course when the number of examples changes", "[lower-bound]") {
  LowerBoundScenario scenario;
  scenario.learner = "steps:0,0,1/2,1,1";
  scenario.examples = 4;
  const LowerBoundScenario more = ui::with_examples(scenario, 8);
  CHECK(more.examples == 8);
  CHECK(more.learner == "steps:0,0,0,0.25,0.5,0.75,1,1,1");
  CHECK(ui::with_examples(more, 4).learner == "steps:0,0,0.5,1,1");
  std::vector<InputError> problems;
  check_lower_bound(more, problems);
  CHECK(problems.empty());
}

TEST_CASE("Each chapter has its own scenario: an edit of one leaves the other, and undo turns to what it changes",
          "[lower-bound]") {
  OpenedSecond o(QStringLiteral("gap"));
  const Scenario first = o.window.document().edited();
  LowerBoundScenario other = o.scenario();
  other.epsilon = Rational(1, 2);
  o.window.document().edit(other, 0);
  REQUIRE(o.settled_second());
  CHECK(o.found().scenario.epsilon == Rational(1, 2));
  CHECK(o.window.document().edited() == first);
  o.window.open_chapter(0);
  REQUIRE(o.window.page().id() != "gap");
  o.window.undo_stack().undo();
  CHECK(o.window.page().id() == "gap");
  REQUIRE(o.settled_second());
  CHECK(o.found().scenario.epsilon == Rational(1, 10));
  CHECK(o.window.document().edited() == first);
}

TEST_CASE("A session keeps the scenario of every chapter, and one without chapter II is read as before",
          "[lower-bound][session]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("session.json"));
  Session session;
  {
    LowerBoundScenario scenario;
    scenario.learner = "erm-mid";
    scenario.examples = 2;
    OpenedSecond o(QStringLiteral("gap"), scenario);
    o.window.player().go_to(2);
    session = o.window.session();
  }
  REQUIRE(session.others.size() == 1);
  write_session(session, path);
  const std::optional<Session> back = read_session(path);
  REQUIRE(back.has_value());
  REQUIRE(back->others.size() == 1);
  CHECK(back->others[0].edited == session.others[0].edited);
  CHECK(back->page == "gap");
  Opened again;
  again.window.restore(*back);
  const auto& page = dynamic_cast<const ui::LowerBoundPage&>(again.window.page());
  REQUIRE(
      QTest::qWaitFor([&] { return page.run() && page.run()->complete && !again.window.chapter().running(); }, 20'000));
  CHECK(page.run()->scenario.learner == "erm-mid");
  CHECK(again.window.page().id() == "gap");
  CHECK(again.window.player().step() == 2);
  QFile file(path);
  REQUIRE(file.open(QIODevice::ReadOnly));
  nlohmann::json json = nlohmann::json::parse(file.readAll().toStdString());
  file.close();
  json.erase("others");
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(QByteArray::fromStdString(json.dump()));
  file.close();
  CHECK(read_session(path)->others.empty());
}

TEST_CASE("A scenario of chapter II is saved and opened, and opens its chapter", "[lower-bound]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("mine.json"));
  LowerBoundScenario scenario;
  scenario.title = "Mine";
  scenario.learner = "constant:0.5";
  {
    OpenedSecond o(QStringLiteral("gap"), scenario);
    o.window.save_scenario(path);
  }
  Opened o;
  o.window.opening().scenario(path);
  REQUIRE(QTest::qWaitFor([&] { return o.window.chapter().info().numeral == "II"; }, 10'000));
  CHECK(std::get<LowerBoundScenario>(o.window.document().edited(ui::kind_of<LowerBoundScenario>)) == scenario);
  CHECK(o.window.windowTitle().contains(QStringLiteral("Mine")));
}

TEST_CASE("Ten powers of two are homogeneous for any consistent cut, and one that moves keeps every interval's value",
          "[lower-bound]") {
  LowerBoundScenario scenario;
  scenario.learner = "erm-uniform";
  scenario.domain = LinePoint{1} << 20;
  scenario.examples = 4;
  scenario.tolerance = Rational(1, 10);
  scenario.points = "powers";
  OpenedSecond o(QStringLiteral("homogeneous"), scenario);
  CHECK(o.found().set.points.size() == 10);
  CHECK(o.found().set.exact);
  const auto& page = dynamic_cast<ui::HomogeneousPage&>(o.window.page());
  const HomogeneousFacts& facts = *page.facts();
  CHECK(facts.moved != facts.sample);
  // Definition 16, by the learner's own values: on X′ the order alone decides, up to 2γ.
  for (const LinePoint x : o.found().set.points) {
    if (std::binary_search(facts.moved.begin(), facts.moved.end(), x)) continue;
    const ValueRange& range = o.found().set.ranges[order_of(facts.moved, x)];
    const double value = o.found().learner.probability(facts.moved, x, scenario.domain);
    CHECK(value >= range.least - 1e-12);
    CHECK(value <= range.most + 1e-12);
  }
  // A candidate is out exactly where it spreads some order over more than 2γ.
  for (const HomogeneousCandidate& one : facts.candidates) {
    REQUIRE(one.spread.has_value());
    CHECK((*one.spread <= 0.2 + 1e-12) == one.inside);
  }
  // An example of S that is dragged snaps to X′.
  o.drag(1, {60, 0});
  REQUIRE(o.scenario().sample.size() == 4);
  for (const LinePoint x : o.scenario().sample) {
    CHECK(std::binary_search(o.found().set.points.begin(), o.found().set.points.end(), x));
  }
}

TEST_CASE("A circle that is clicked forces its candidate in, and a second click sets it free", "[lower-bound]") {
  LowerBoundScenario scenario;
  scenario.learner = "erm-uniform";
  scenario.domain = LinePoint{1} << 20;
  scenario.examples = 4;
  scenario.tolerance = Rational(1, 10);
  scenario.points = "powers";
  OpenedSecond o(QStringLiteral("homogeneous"), scenario);
  o.window.resize(1280, 800);
  const LinePoint outside = 4096;
  REQUIRE_FALSE(std::binary_search(o.found().set.points.begin(), o.found().set.points.end(), outside));
  const auto click = [&](std::int32_t place) {
    (void)o.window.page().view()->grab();
    const auto& spots = o.window.page().view()->spots().all();
    const auto spot = std::find_if(spots.begin(), spots.end(), [&](const ui::Spot& one) {
      return one.act == ui::Spot::Act::choose && one.place == place;
    });
    REQUIRE(spot != spots.end());
    QTest::mouseClick(o.window.page().view(), Qt::LeftButton, {}, spot->rect.center().toPoint());
    REQUIRE(o.settled_second());
  };
  const std::int32_t circle = ui::homogeneous_circles + 12;  // of 2^12
  click(circle);
  CHECK(o.scenario().forced == std::vector<LinePoint>{outside});
  CHECK(std::binary_search(o.found().set.points.begin(), o.found().set.points.end(), outside));
  CHECK(o.found().set.exact);
  CHECK(o.window.page().command(o.scenario()).contains(QStringLiteral("--forced 4096")));
  click(circle);
  CHECK(o.scenario().forced.empty());
  CHECK(o.found().set.points.size() == 10);
  auto& panel = dynamic_cast<ui::StudyPanel&>(o.window.chapter().fields());
  QLineEdit& forced = *dynamic_cast<ui::ChoiceBox&>(*panel.control(QStringLiteral("forced"))).lineEdit();
  // Points that cannot be in one set are refused beside the field, and what was found stays.
  forced.setText(QStringLiteral("1,3"));
  emit forced.editingFinished();
  REQUIRE(QTest::qWaitFor([&] { return !panel.message(QStringLiteral("forced")).isEmpty(); }, 20'000));
  CHECK(panel.message(QStringLiteral("forced")).contains(QStringLiteral("candidates")));
}

TEST_CASE("Chapter II answers a drag at once and is exact soon after", "[.second-drags]") {
  for (const auto& shipped : cli::shipped_lower_bound_scenarios()) {
    if (shipped.scenario.page == "what-follows" || shipped.scenario.page == "deep-tree") continue;
    OpenedSecond o(QString::fromStdString(shipped.scenario.page), shipped.scenario);
    o.window.resize(1280, 800);
    (void)o.window.page().view()->grab();
    std::vector<std::int32_t> handles;
    for (const ui::Spot& spot : o.window.page().view()->spots().all()) {
      if (spot.act == ui::Spot::Act::drag) handles.push_back(spot.place);
    }
    double worst = 0;
    double settled = 0;
    for (const std::int32_t place : handles) {
      QWidget* view = o.window.page().view();
      const QPoint from = o.handle(place);
      QTest::mousePress(view, Qt::LeftButton, {}, from);
      for (int i = 1; i <= 6; ++i) {
        const double began = test::worked_ms();
        QTest::mouseMove(view, from + QPoint(8 * i, -5 * i));
        QCoreApplication::processEvents();
        worst = std::max(worst, test::worked_ms() - began);
      }
      QTest::mouseRelease(view, Qt::LeftButton, {}, from + QPoint(48, -30));
      QElapsedTimer clock;
      clock.start();
      REQUIRE(o.settled_second());
      settled = std::max(settled, static_cast<double>(clock.elapsed()));
    }
    WARN(shipped.name << ": " << handles.size() << " handles, a move at worst " << worst << " ms, exact after "
                      << settled << " ms");
  }
}

TEST_CASE("The hidden example is dragged through its places while the coins stay, and the search finds it",
          "[lower-bound]") {
  LowerBoundScenario scenario;
  scenario.draws = 400;
  OpenedSecond o(QStringLiteral("attack"), scenario);
  const auto& page = dynamic_cast<ui::AttackPage&>(o.window.page());
  REQUIRE(page.facts()->nothing == AttackFacts::Nothing::attack);
  CHECK(page.facts()->played.found == page.facts()->played.hidden);
  const std::vector<bool> row = page.facts()->played.hypotheses.front();
  const std::size_t before = page.facts()->played.hidden;
  o.drag(0, {-120, 0});
  CHECK(o.scenario().hidden < scenario.hidden);
  const AttackRun& played = page.facts()->played;
  CHECK(played.hidden < before);
  CHECK(played.found == played.hidden);
  // Only the places between the two hidden ones have other values, so only they may fall otherwise.
  for (std::size_t place = 0; place < row.size(); ++place) {
    if (place < played.hidden || place > before) CHECK(played.hypotheses.front()[place] == row[place]);
  }
  const Chance exact = search_success(Chance::of(page.facts()->low), Chance::of(page.facts()->high), scenario.draws,
                                      scenario.comparisons)
                           .independent;
  CHECK(page.facts()->success.rounded() == Approx(exact.rounded()));
}

TEST_CASE("Five probes that need more places than there are say so", "[lower-bound]") {
  LowerBoundScenario scenario;
  scenario.domain = 40;
  OpenedSecond o(QStringLiteral("attack"), scenario);
  CHECK(dynamic_cast<ui::AttackPage&>(o.window.page()).facts()->nothing == AttackFacts::Nothing::no_room);
  CHECK(o.window.step_panel().sentence().contains(QStringLiteral("63")));
}

TEST_CASE("Nine twos refute four examples, and the tower is dragged by its top", "[lower-bound]") {
  LowerBoundScenario scenario;
  scenario.examples = 16;  // of the other pages: nothing of them comes here
  OpenedSecond o(QStringLiteral("what-follows"), scenario);
  const auto& page = dynamic_cast<ui::WhatFollowsPage&>(o.window.page());
  REQUIRE(page.facts()->complete);
  const StairStep* here = page.facts()->here();
  REQUIRE(here != nullptr);
  CHECK(here->said->first_height == 9);
  CHECK(here->said->largest_set == 7);
  const auto left = ramsey_leaves(tower_of(scenario), 4, here->said->log2_ramsey);
  REQUIRE(left.has_value());
  CHECK(ui::tower_text(*left) == QString::fromUtf8("2⁶⁵\u202f⁴⁸⁵"));
  CHECK(WhatFollowsFacts::refuted(page.facts()->stairs, ConsequenceForm::sample, 6) == 0);
  CHECK(WhatFollowsFacts::refuted(page.facts()->stairs, ConsequenceForm::sample, 9) == 4);
  CHECK(WhatFollowsFacts::refuted(page.facts()->stairs, ConsequenceForm::sample, 24) == 18);
  o.drag(0, {0, 40});
  CHECK(o.scenario().height < 9);
  CHECK(page.facts()->here() != nullptr);  // the stairs stay
  CHECK(o.scenario().examples == 16);
}

TEST_CASE("A card of shelf II opens its scenario on the page that its lesson is about", "[lower-bound][gallery]") {
  Opened o;
  const auto& shipped = cli::shipped_lower_bound_scenarios();
  REQUIRE(shipped.size() == 15);
  const int first = static_cast<int>(cli::shipped_scenarios().size());  // after shelf I
  std::set<QString> pages;
  for (std::size_t i = 0; i < shipped.size(); ++i) {
    CAPTURE(shipped[i].name);
    const LowerBoundScenario& scenario = shipped[i].scenario;
    CHECK_FALSE(scenario.title.empty());
    CHECK_FALSE(scenario.lesson.empty());
    o.window.show_gallery(true);
    o.window.gallery().card(first + static_cast<int>(i)).click();
    CHECK_FALSE(o.window.gallery_shown());
    CHECK(o.window.page().id().toStdString() == scenario.page);
    CHECK(std::get<LowerBoundScenario>(o.window.document().edited(ui::kind_of<LowerBoundScenario>)) == scenario);
    REQUIRE(QTest::qWaitFor([&] { return o.chapter_of(o.window.page()).ready() && !o.window.busy(); }, 60'000));
    CHECK_FALSE(o.window.step_panel().sentence().isEmpty());
    CHECK(std::get<LowerBoundScenario>(*dynamic_cast<const ui::StudyPage&>(o.window.page()).scenario()) == scenario);
    pages.insert(o.window.page().id());
  }
  CHECK(pages.size() == 5);
}

TEST_CASE("The figures of chapter II are drawn of their own scenario or of one that is named",
          "[lower-bound][figure]") {
  QTemporaryDir folder;
  for (const char* name : {"deep-tree", "deep-tree-end", "homogeneous", "gap", "attack", "what-follows"}) {
    CAPTURE(name);
    const QString path = folder.filePath(QString::fromLatin1(name) + QStringLiteral(".png"));
    std::ostringstream out;
    std::ostringstream err;
    CHECK(cli::run_command_line(lab_program(), {"figure", name, "--out", path.toStdString()}, out, err) ==
          cli::exit_done);
    CAPTURE(err.str());
    CHECK(QImage(path).width() >= 1000);
  }
  const QString path = folder.filePath(QStringLiteral("other.svg"));
  std::ostringstream out;
  std::ostringstream err;
  CHECK(cli::run_command_line(lab_program(),
                              {"figure", "gap", "--scenario", "all-at-once", "--out", path.toStdString()}, out,
                              err) == cli::exit_done);
  CHECK(cli::run_command_line(lab_program(),
                              {"figure", "gap", "--scenario", "thresholds-8", "--out", path.toStdString()}, out,
                              err) == cli::exit_bad_input);
  CHECK(err.str().starts_with("error: scenario: thresholds-8: "));
}

TEST_CASE("Chapter II is drawn to files", "[.second]") {
  const ui::Language language(qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE", QStringLiteral("en")));
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  const QSize size(qEnvironmentVariableIntValue("LITTLESTONE_SCREENS_WIDTH"),
                   qEnvironmentVariableIntValue("LITTLESTONE_SCREENS_HEIGHT"));
  REQUIRE(QDir().mkpath(folder));
  LowerBoundScenario line;
  line.learner = "erm-uniform";
  line.domain = LinePoint{1} << 20;
  line.examples = 4;
  line.tolerance = Rational(1, 10);
  line.points = "powers";
  LowerBoundScenario coins;
  coins.epsilon = Rational(1, 2);
  const LowerBoundScenario tower;
  LowerBoundScenario held = line;
  held.forced = {32, 4096};
  for (const auto& [page, scenario] : {std::pair("homogeneous", line),
                                       {"homogeneous-forced", held},
                                       {"gap", LowerBoundScenario()},
                                       {"attack", coins},
                                       {"what-follows", tower}}) {
    OpenedSecond o(QString::fromLatin1(page).section(QStringLiteral("-forced"), 0, 0), scenario);
    o.window.set_motion(false);
    o.window.resize(size.isEmpty() ? QSize(1280, 800) : size);
    for (const auto& [kind, theme] : {std::pair(ui::ThemeKind::light, "light"),
                                      {ui::ThemeKind::dark, "dark"},
                                      {ui::ThemeKind::contrast, "contrast"}}) {
      o.dress(kind);
      for (auto* choice : o.window.findChildren<ui::Segments*>()) {  // the forced set is drawn with one colour above it
        if (choice->accessibleName() == QStringLiteral("Show")) choice->choose(scenario.forced.empty() ? 0 : 1);
      }
      QTest::qWait(50);
      REQUIRE(o.window.grab().save(
          QDir(folder).filePath(QStringLiteral("%1-%2.png").arg(QLatin1String(page), QLatin1String(theme)))));
    }
  }
}
