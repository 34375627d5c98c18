// SPDX-License-Identifier: GPL-3.0-or-later
// The tournament as a lesson: who wins is guessed before the coin lands, and any node opens its contest again.
#include <QDir>
#include <algorithm>

#include "opened.test.hpp"
#include "ui/kit/controls.hpp"
#include "ui/pages/tournament/tournament_tree.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

Scenario lesson() {
  Scenario s = test::eight();
  s.target = 0;
  s.delta = Rational(1, 1000);
  s.constants.cap = 64;
  s.constants.auxiliary = 2;
  s.constants.batches = 60;
  s.constants.selection = 24;
  s.seed = 20573;
  return s;
}

struct OpenedLesson : Opened {
  OpenedLesson() : Opened(lesson()) {
    REQUIRE(settled());
    window.turn_to(page());
    REQUIRE(QTest::qWaitFor([&] { return page().exact() != nullptr; }, 60'000));
  }
  [[nodiscard]] ui::TournamentPage& page() { return test::tournament_page(window); }
  [[nodiscard]] QString sentence() { return window.step_panel().sentence(); }
  [[nodiscard]] QString heading() { return window.step_panel().picture_view().accessibleName(); }
  [[nodiscard]] const ui::Spot* node_spot(std::int32_t node) {
    (void)page().view()->grab();
    const auto& spots = page().view()->spots().all();
    const auto found = std::find_if(spots.rbegin(), spots.rend(), [&](const ui::Spot& spot) {
      return spot.act == ui::Spot::Act::choose && spot.place == ui::place_of_node(node);
    });
    return found == spots.rend() ? nullptr : &*found;
  }
};

}  // namespace

TEST_CASE("Who wins is asked before the coin lands and told after it, and a guess is counted", "[contests]") {
  OpenedLesson o;
  o.window.set_motion(true);
  o.window.player().go_to(20);
  CHECK(o.sentence().endsWith(QStringLiteral("f₀ and f₁ first differ at 1. Who wins?")));
  CHECK(o.heading() == QStringLiteral("YOUR GUESS"));
  o.key(Qt::Key_1);
  CHECK(o.window.player().step() == 21);
  CHECK(o.window.player().phase() < 1);
  CHECK(o.sentence() == QStringLiteral("f₀ and f₁ first differ at 1. Who wins?"));
  CHECK(o.heading() == QStringLiteral("YOUR GUESS"));
  REQUIRE(QTest::qWaitFor([&] { return o.window.player().phase() >= 1; }, 5'000));
  CHECK(o.sentence().startsWith(
      QStringLiteral("The coin shows +1. f₀ says −1, so it errs and wins: the third mistake.")));
  CHECK(o.heading() == QStringLiteral("YOUR GUESS: 1 OF 1 RIGHT"));
  // Space skips: nothing is counted.
  o.window.set_motion(false);
  o.window.player().go_to(2);
  CHECK(o.heading() == QStringLiteral("YOUR GUESS"));
  o.window.player().go_to(3);
  CHECK_FALSE(o.heading().contains(QStringLiteral("RIGHT")));
}

TEST_CASE("A node that is clicked shows its contest and its sample again while the play stands still", "[contests]") {
  OpenedLesson o;
  o.window.set_motion(false);
  o.window.player().go_to(22);  // the last block: no contest of its own
  const QString told = o.sentence();
  const TournamentTrace& trace = o.window.run()->result.internals.trace;
  for (std::int32_t node = 0; node < static_cast<std::int32_t>(trace.nodes.size()); ++node) {
    CAPTURE(node);
    const ui::Spot* spot = o.node_spot(node);
    REQUIRE(spot != nullptr);
    QTest::mouseClick(o.page().view(), Qt::LeftButton, {}, spot->rect.center().toPoint());
    CHECK(o.window.player().step() == 22);
    CHECK(o.heading() == QStringLiteral("LOOKED AT AGAIN"));
    CHECK(o.window.step_panel().reference().contains(QStringLiteral("Obs. 24")));
    QString notes;
    for (const auto* label : o.window.step_panel().findChildren<ui::RichLabel*>()) notes += label->markup() + u'\n';
    const NodeTrace& at = trace.nodes[static_cast<std::size_t>(node)];
    const Example& lost = at.pairings.back().block[1 - at.winner]->examples.front();
    const QString example = QString::number(lost.point + 1) + (lost.label == Label::plus ? u'+' : QChar(u'\u2212'));
    CHECK(notes.contains(example));
    spot = o.node_spot(node);
    QTest::mouseClick(o.page().view(), Qt::LeftButton, {}, spot->rect.center().toPoint());
    CHECK(o.sentence() == told);
  }
}

TEST_CASE("A click on a node of an earlier run opens nothing", "[contests]") {
  OpenedLesson o;
  o.window.set_motion(false);
  o.window.player().go_to(21);
  const QString told = o.sentence();
  const auto nodes = static_cast<std::int32_t>(o.window.run()->result.internals.trace.nodes.size());
  for (const std::int32_t node : {nodes, nodes + 40}) {
    ui::Spot spot;
    spot.act = ui::Spot::Act::choose;
    spot.place = ui::place_of_node(node);
    o.page().take_click(spot);
    spot.act = ui::Spot::Act::redraws;
    spot.kin = ui::Kin::of_node(node);
    o.page().take_click(spot);
    CHECK(o.sentence() == told);
    CHECK(o.heading() != QStringLiteral("LOOKED AT AGAIN"));
    CHECK(o.heading() != QStringLiteral("DRAWN AGAIN"));
  }
}

TEST_CASE("The lesson is drawn to files", "[.lesson_window]") {
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  OpenedLesson o;
  o.window.set_motion(false);
  const auto save = [&](const QString& name) {
    QTest::qWait(20);
    REQUIRE(o.window.grab().save(QDir(folder).filePath(QStringLiteral("window-%1.png").arg(name))));
  };
  for (const int step : {2, 8, 20, 21, 22, 23}) {
    o.window.player().go_to(step);
    save(QString::number(step));
  }
  o.window.player().go_to(20);
  o.key(Qt::Key_1);
  save(QStringLiteral("guessed"));
  const QPoint at = o.node_spot(2)->rect.center().toPoint();
  QTest::mouseClick(o.page().view(), Qt::LeftButton, {}, at);
  save(QStringLiteral("opened"));
  o.page().close_opened();
  o.window.resize(1280, 760);
  save(QStringLiteral("760"));
  o.dress(ui::ThemeKind::dark);
  save(QStringLiteral("dark"));
}
