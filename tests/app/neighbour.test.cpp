// SPDX-License-Identifier: GPL-3.0-or-later
// One example changed in the window: opened, clicked, drawn again, guessed, kept.
#include <QDir>
#include <algorithm>

#include "app/cli/shipped.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "opened.test.hpp"
#include "ui/pages/histogram/histogram_page.hpp"
#include "ui/pages/histogram/neighbour_scene.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

struct OpenedNeighbour : Opened {
  explicit OpenedNeighbour(const Scenario& scenario = cli::load_scenario("three-contests")) : Opened(scenario) {
    REQUIRE(settled());
    window.set_motion(false);
    window.resize(1280, 800);
    window.turn_to(page());
    page().show_view(ui::HistogramPage::View::neighbour);
    REQUIRE(known());
  }
  [[nodiscard]] ui::HistogramPage& page() { return test::page_of<ui::HistogramPage>(window); }
  [[nodiscard]] const NeighbourFacts& facts() { return *page().neighbour().facts(); }
  [[nodiscard]] ui::NeighbourDesk& desk() { return *page().neighbour().desk(); }
  bool known() {
    return QTest::qWaitFor([&] { return page().neighbour().facts() && !page().running(); }, 20'000);
  }
  void click(std::int32_t place) {
    (void)page().view()->grab();
    const auto& spots = page().view()->spots().all();
    const auto spot = std::find_if(spots.begin(), spots.end(), [&](const ui::Spot& one) {
      return one.act == ui::Spot::Act::choose && one.place == place;
    });
    REQUIRE(spot != spots.end());
    QTest::mouseClick(page().view(), Qt::LeftButton, {}, spot->rect.center().toPoint());
  }
};

}  // namespace

TEST_CASE("An example is clicked, flipped, moved and picked, and the step stays", "[neighbour]") {
  OpenedNeighbour o;
  const int step = o.window.player().step();
  CHECK(o.facts().batch->batch == 1);
  CHECK(o.page().exhibits().front()->id() == QStringLiteral("neighbour"));
  CHECK(o.window.step_panel().sentence().contains(QStringLiteral("a predictor nobody chose gains it")));
  o.click(ui::neighbour_place::row + 3);
  CHECK(o.facts().choice.example == 4);
  CHECK(o.facts().flips());
  o.click(ui::neighbour_place::move);
  CHECK(o.facts().moving);
  o.click(ui::neighbour_place::point + 2);  // (2, −), a point it can be moved to
  CHECK(o.facts().choice.to == Example{1, Label::minus});
  QTest::keyClick(o.page().view(), Qt::Key_F);
  CHECK(o.facts().flips());
  std::set<std::size_t> groups;
  for (std::size_t i = 1; i < o.facts().batch->groups.size(); ++i) {
    QTest::keyClick(o.page().view(), Qt::Key_P);
    groups.insert(o.facts().group());
  }
  CHECK(groups.size() + 1 == o.facts().batch->groups.size());
  QTest::keyClick(o.page().view(), Qt::Key_Period);
  CHECK(o.window.player().step() == step);
  // A row beside it is a group of changes.
  (void)o.window.step_panel().picture_view().grab();
  const auto& spots = o.window.step_panel().picture_view().spots().all();
  REQUIRE_FALSE(spots.empty());
  QTest::mouseClick(&o.window.step_panel().picture_view(), Qt::LeftButton, {}, spots.back().rect.center().toPoint());
  CHECK(o.facts().group() == o.facts().batch->groups.size() - 1);
  // Another batch that votes for the same predictor.
  o.click(ui::neighbour_place::predictor + 0);
  REQUIRE(QTest::qWaitFor([&] { return o.facts().batch->batch != 1; }, 20'000));
  CHECK(o.facts().batch->vote == o.facts().votes[0].labels);
}

TEST_CASE("Noise is drawn again beside the votes and beside the neighbour, and guesses are counted", "[neighbour]") {
  OpenedNeighbour o;
  REQUIRE(o.desk().isVisible());
  QTest::mouseClick(&o.desk().hundred(), Qt::LeftButton);
  REQUIRE(QTest::qWaitFor([&] { return o.facts().tally.draws == 100; }, 20'000));
  QTest::mouseClick(&o.desk().once(), Qt::LeftButton);
  REQUIRE(QTest::qWaitFor([&] { return o.facts().tally.draws == 101; }, 20'000));
  const std::uint64_t left = o.facts().tally.before[*o.facts().loses].hits;
  CHECK(o.desk().draws_said().contains(QString::number(left)));
  CHECK(left > 75);  // .949 exactly: fewer in about 10⁻⁹ of the seeds, and the seed is fixed
  std::uint64_t right = 0;
  for (int i = 0; i < 12; ++i) {
    const bool changed = o.page().neighbour().list().changed;
    if (!changed) ++right;
    QTest::mouseClick(&o.desk().guess(false), Qt::LeftButton);
  }
  CHECK(o.page().neighbour().guesses() == 12);
  CHECK(o.desk().answer().contains(QStringLiteral("%1 of 12").arg(right)));
  // The draws of the votes alone are counted apart, and only where the noise has been seen.
  o.page().show_view(ui::HistogramPage::View::votes);
  const int first = test::story(o.window).first_of(ui::Part::histogram);
  o.window.player().go_to(first);
  CHECK(o.desk().empty());
  o.window.player().go_to(first + 1);
  REQUIRE_FALSE(o.desk().empty());
  QTest::mouseClick(&o.desk().hundred(), Qt::LeftButton);
  REQUIRE(QTest::qWaitFor([&] { return o.page().neighbour().votes_tally().draws == 100; }, 20'000));
  CHECK(o.page().neighbour().votes_tally().before.size() == o.window.run()->result.internals.votes.size());
}

TEST_CASE("Other privacy parameters keep the change, another scenario does not, and a lean run has none",
          "[neighbour]") {
  OpenedNeighbour o;
  o.click(ui::neighbour_place::row + 3);
  const NeighbourChoice choice = o.facts().choice;
  Scenario other = o.window.run()->scenario;
  other.epsilon = 2;
  o.window.document().replace(other);
  REQUIRE(o.settled());
  REQUIRE(QTest::qWaitFor([&] { return o.facts().run().scenario.epsilon == Rational(2); }, 20'000));
  CHECK(o.facts().choice == choice);
  other.class_text = "thresholds:16";
  o.window.document().replace(other);
  REQUIRE(o.settled());
  REQUIRE(o.known());
  CHECK(o.facts().batch->run == o.window.run());
  o.window.document().replace(cli::load_scenario("private-205"));
  REQUIRE(o.settled());
  CHECK(o.page().shown_view() == ui::HistogramPage::View::votes);
  o.window.turn_to(o.page());
  CHECK(o.desk().empty());
  CHECK(o.page().exhibits().front()->id() == QStringLiteral("histogram"));
}

TEST_CASE("A change made by hand moves, its noise too, and without motion the end stands at once",
          "[neighbour][motion]") {
  OpenedNeighbour o;
  const auto seen = [&] { return o.page().view()->grab().toImage(); };
  const auto ended = [&] { return QTest::qWaitFor([&] { return o.window.player().phase() == 1; }, 20'000); };
  o.click(ui::neighbour_place::row + 3);
  CHECK(o.window.player().phase() == 1);
  const QImage still = seen();
  o.window.set_motion(true);
  o.page().neighbour().pick();
  REQUIRE(o.facts().outcome != 0);
  REQUIRE(o.window.player().phase() < 1);
  CHECK(o.window.player().edit());
  const QImage begun = seen();
  REQUIRE(ended());
  const QImage end = seen();
  CHECK_FALSE(begun == end);
  // Motion turned off in between shows the end.
  o.page().neighbour().choose(ui::neighbour_place::row + 3);
  o.page().neighbour().pick();
  const NeighbourChoice picked = o.facts().choice;
  REQUIRE(o.window.player().phase() < 1);
  o.window.set_motion(false);
  CHECK(o.window.player().phase() == 1);
  const QImage cut = seen();
  o.page().neighbour().choose(ui::neighbour_place::row + 3);
  CHECK(seen() == still);
  o.page().neighbour().look_at(picked);
  CHECK(seen() == cut);
  // A hundred draws run up beside the picture as well, and the whole count stands at the end.
  o.window.set_motion(true);
  std::set<QString> said;
  bool forward = true;
  std::uint64_t last = 0;
  QObject::connect(&o.window.player(), &ui::Player::phase_changed, &o.page(), [&](double phase) {
    said.insert(o.desk().draws_said());
    const std::uint64_t now = o.page().neighbour().motion().tally(o.facts(), phase).draws;
    forward = forward && now >= last;
    last = now;
  });
  QTest::mouseClick(&o.desk().hundred(), Qt::LeftButton);
  REQUIRE(QTest::qWaitFor([&] { return o.facts().tally.draws == 100; }, 20'000));
  REQUIRE(ended());
  CHECK(forward);
  CHECK(last == 100);
  CHECK(said.size() > 2);
  // A step that is played moves nothing here, and another page ends the motion.
  o.page().neighbour().pick();
  REQUIRE(o.window.player().edit());
  o.window.turn_to(QStringLiteral("tournament"));
  CHECK(o.window.player().phase() == 1);
}

TEST_CASE("A session keeps the change that is looked at", "[neighbour][session]") {
  OpenedNeighbour o;
  o.click(ui::neighbour_place::row + 9);
  const Session session = o.window.session();
  Opened again(test::small());
  again.window.restore(session);
  REQUIRE(again.settled());
  auto& page = test::page_of<ui::HistogramPage>(again.window);
  REQUIRE(page.shown_view() == ui::HistogramPage::View::neighbour);
  REQUIRE(QTest::qWaitFor([&] { return page.neighbour().facts() && !page.running(); }, 20'000));
  CHECK(page.neighbour().facts()->choice == o.facts().choice);
}

TEST_CASE("The motion of a changed example is drawn to files", "[.neighbour-frames]") {
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  OpenedNeighbour o;
  const auto save = [&](const QString& what, std::initializer_list<double> moments) {
    const double length = o.page().neighbour().motion().length(o.facts());
    for (const double ms : moments) {
      o.page().show_motion({o.window.player().step(), ms / length, true}, o.window.step_panel());
      REQUIRE(o.window.grab().save(QDir(folder).filePath(QStringLiteral("%1-%2.png").arg(what).arg(ms))));
    }
  };
  const std::size_t worst = o.facts().group();
  o.page().neighbour().choose(ui::neighbour_place::row + 3);
  o.page().neighbour().choose(ui::neighbour_place::group + static_cast<std::int32_t>(worst));
  save(QStringLiteral("change"), {0, 50, 200, 300, 360, 500, 610, 660, 760, 840});
  o.page().neighbour().choose(ui::neighbour_place::row + 3);
  o.page().neighbour().choose(ui::neighbour_place::group + 1);
  save(QStringLiteral("fails"), {0, 360, 500, 660});
  o.page().neighbour().draw_noise(1);
  REQUIRE(QTest::qWaitFor([&] { return o.facts().tally.draws == 1; }, 20'000));
  save(QStringLiteral("once"), {0, 60, 320});
  o.page().neighbour().draw_noise(100);
  REQUIRE(QTest::qWaitFor([&] { return o.facts().tally.draws == 101; }, 20'000));
  save(QStringLiteral("hundred"), {0, 300, 1000});
}

TEST_CASE("A changed example is drawn to files", "[.neighbour-screens]") {
  const ui::Language language(qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE", QStringLiteral("en")));
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  const int height = qEnvironmentVariableIntValue("LITTLESTONE_SCREENS_HEIGHT");
  REQUIRE(QDir().mkpath(folder));
  const QStringList names = qEnvironmentVariable("LITTLESTONE_SCREENS_SCENARIOS",
                                                 QStringLiteral("three-contests,points-16,cube-3,plane,lone-votes"))
                                .split(u',');
  for (const QString& name : names) {
    OpenedNeighbour o(cli::load_scenario(name.toStdString()));
    o.window.resize(1280, height > 0 ? height : 800);
    const auto save = [&](const QString& what) {
      QTest::qWait(60);
      REQUIRE(o.window.grab().save(QDir(folder).filePath(QStringLiteral("neighbour-%1-%2.png").arg(name, what))));
    };
    save(QStringLiteral("opened"));
    o.page().neighbour().draw_noise(100);
    REQUIRE(QTest::qWaitFor([&] { return o.facts().tally.draws == 100; }, 20'000));
    for (int i = 0; i < 7; ++i) o.page().neighbour().guess(i % 2 == 0);
    for (const auto& [kind, theme] : {std::pair(ui::ThemeKind::light, "light"),
                                      {ui::ThemeKind::dark, "dark"},
                                      {ui::ThemeKind::contrast, "contrast"}}) {
      if (kind != ui::ThemeKind::light && name != names.front()) continue;
      o.dress(kind);
      save(QString::fromLatin1(theme));
    }
    o.dress(ui::ThemeKind::light);
    for (std::size_t i = 1; i < std::min<std::size_t>(5, o.facts().batch->groups.size()); ++i) {
      o.page().neighbour().choose(ui::neighbour_place::group + static_cast<std::int32_t>(i));
      if (i == 2) o.page().neighbour().choose(ui::neighbour_place::move);
      save(QStringLiteral("group-%1").arg(i));
    }
    o.page().neighbour().choose(ui::neighbour_place::row + static_cast<std::int32_t>(o.facts().batch->rows.size() - 1));
    save(QStringLiteral("unread"));
    if (name != names.front()) continue;
    o.page().show_table(true);
    save(QStringLiteral("table"));
    o.page().show_table(false);
    o.page().show_view(ui::HistogramPage::View::votes);
    o.window.player().go_to(test::story(o.window).first_of(ui::Part::histogram) + 2);
    save(QStringLiteral("votes"));
    o.page().neighbour().draw_noise(100);
    REQUIRE(QTest::qWaitFor([&] { return o.page().neighbour().votes_tally().draws == 100; }, 20'000));
    save(QStringLiteral("votes-drawn"));
  }
}
