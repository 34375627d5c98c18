// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <catch2/catch.hpp>

#include "app/cli/shipped.hpp"
#include "core/study/private_run/frequencies.hpp"
#include "opened.test.hpp"
#include "ui/pages/tournament/redraws_scene.hpp"
#include "ui/words/numbers.hpp"

using namespace littlestone;
using namespace littlestone::app;

namespace {

struct Playing : test::Opened {
  Playing() : Opened(test::eight()) {
    window.turn_to("tree");
    window.centralWidget()->setFocus();
    REQUIRE(done());
  }
  bool done() {
    return QTest::qWaitFor(
        [&] { return test::tree_page(window).game().state() && test::tree_page(window).game().settled(); }, 20'000);
  }
  const GameState& state() { return *test::tree_page(window).game().state(); }
  ui::PictureView& view() { return *test::picture_page(window, "tree").view(); }
  /// Clicks the first place in the picture that does `act` and, for points, asks x.
  void click(ui::Spot::Act act, PointIndex x = 0) {
    (void)view().grab();  // the places are those of the last painting
    for (const ui::Spot& spot : view().spots().all()) {
      if (spot.act != act || (act == ui::Spot::Act::ask && spot.kin != ui::Kin::of_point(x))) continue;
      QTest::mouseClick(&view(), Qt::LeftButton, {}, spot.rect.center().toPoint());
      REQUIRE(done());
      return;
    }
    FAIL("there is no such place");
  }
};

}  // namespace

TEST_CASE("As adversary one clicks points and labels, and the SOA errs exactly Ldim times on the tree",
          "[window][game]") {
  Playing p;
  REQUIRE(test::tree_page(p.window).game_panel().mistakes() == 0);
  while (!p.state().over()) {
    p.click(ui::Spot::Act::ask, *p.state().hint);
    REQUIRE(p.state().question.has_value());
    p.click(*p.state().question->prediction == Label::plus ? ui::Spot::Act::minus : ui::Spot::Act::plus);
  }
  REQUIRE(p.state().mistakes == 3);
  REQUIRE(test::tree_page(p.window).game_panel().mistakes() == 3);
  REQUIRE(p.window.step_panel().sentence().contains(QStringLiteral("3")));
}

TEST_CASE("Beside the SOA the best coins are told with R and their odds and what they paid", "[window][game]") {
  Playing p;
  const auto told = [&] { return test::tree_page(p.window).game_panel().coins_told(); };
  const auto sentence = [&] { return p.window.step_panel().sentence(); };
  CHECK(told() == QStringLiteral("Best coins: at most R = 3/2; 3/2 left."));
  CHECK(sentence().contains(QStringLiteral("at R = 3/2 or less")));
  p.click(ui::Spot::Act::ask, *p.state().hint);
  CHECK(sentence().contains(QStringLiteral("say +1 with chance 1/2: from here on they pay at most 3/2")));
  p.click(*p.state().question->prediction == Label::plus ? ui::Spot::Act::minus : ui::Spot::Act::plus);
  CHECK(told() == QStringLiteral("Best coins: at most R = 3/2; 1 left."));
  CHECK(sentence().contains(QStringLiteral("The best coins paid 1/2 for it; R went from 3/2 to 1.")));
  const auto& coins = test::tree_page(p.window).game().coins();
  REQUIRE(coins);
  CHECK(coins->nodes.size() == p.state().tree.nodes.size());
}

TEST_CASE("The game is played by keys alone: Enter asks, plus and minus answer, arrows take back and redo",
          "[window][game]") {
  Playing p;
  p.key(Qt::Key_Return);
  REQUIRE(p.done());
  REQUIRE(p.state().question.has_value());
  p.key(Qt::Key_Plus);
  REQUIRE(p.done());
  REQUIRE(p.state().rounds.size() == 1);
  const GameRound round = p.state().rounds.front();
  p.key(Qt::Key_Left);
  REQUIRE(p.done());
  REQUIRE(p.state().rounds.empty());
  REQUIRE(p.state().question.has_value());
  p.key(Qt::Key_Right);
  REQUIRE(p.done());
  REQUIRE(p.state().rounds.front().truth == round.truth);
  p.key(Qt::Key_R);
  REQUIRE(p.done());
  REQUIRE(test::tree_page(p.window).game().last() == 0);
}

TEST_CASE("Undoing and redoing an edit keeps the game, unless the class is another", "[window][game]") {
  Playing p;
  p.key(Qt::Key_Return);
  REQUIRE(p.done());
  p.key(Qt::Key_Plus);
  REQUIRE(p.done());
  const auto run_after = [&](const auto& change) {
    const auto before = p.window.run();
    change();
    REQUIRE(QTest::qWaitFor([&] { return p.window.run() != before; }, 20'000));
    REQUIRE(p.done());
  };
  run_after([&] { p.type(QStringLiteral("epsilon"), QStringLiteral("2")); });
  REQUIRE(p.state().rounds.size() == 1);
  run_after([&] { p.window.undo_stack().undo(); });
  REQUIRE(p.state().rounds.size() == 1);
  run_after([&] { p.window.undo_stack().redo(); });
  REQUIRE(p.state().rounds.size() == 1);
  Scenario other = test::eight();
  other.class_text = "cube:3";
  run_after([&] { emit test::scenario_panel(p.window).edited(other); });
  REQUIRE(p.state().rounds.empty());
  REQUIRE(test::tree_page(p.window).game().last() == 0);
}

TEST_CASE("The buttons ask, answer and take back, and an answer nobody gives cannot be pressed", "[window][game]") {
  Playing p;
  ui::GamePanel& panel = test::tree_page(p.window).game_panel();
  p.click(ui::Spot::Act::ask, 7);  // t1 … t8 all say + at the last point
  REQUIRE(panel.answer(Label::plus).isEnabled());
  REQUIRE_FALSE(panel.answer(Label::minus).isEnabled());
  p.key(Qt::Key_Minus);
  REQUIRE(p.done());
  REQUIRE(p.state().question.has_value());  // refused and taken back
  QTest::mouseClick(&panel.answer(Label::plus), Qt::LeftButton);
  REQUIRE(p.done());
  REQUIRE(p.state().rounds.size() == 1);
  QTest::mouseClick(&panel.undo_button(), Qt::LeftButton);
  REQUIRE(p.done());
  REQUIRE(p.state().rounds.empty());
  QTest::mouseClick(&panel.restart_button(), Qt::LeftButton);
  REQUIRE(p.done());
  QTest::mouseClick(&panel.ask_button(), Qt::LeftButton);
  REQUIRE(p.done());
  REQUIRE(p.state().question->point == 3);
}

TEST_CASE("As learner one always errs, at least Ldim times", "[window][game]") {
  Playing p;
  QTest::mouseClick(test::tree_page(p.window).game_panel().role().segment(1), Qt::LeftButton);
  REQUIRE(p.done());
  REQUIRE(p.state().role == GameRole::learner);
  for (int i = 0; i < 8 && !p.state().over(); ++i) {
    QTest::mouseClick(&test::tree_page(p.window).game_panel().answer(i % 2 == 0 ? Label::plus : Label::minus),
                      Qt::LeftButton);
    REQUIRE(p.done());
    REQUIRE(p.state().mistakes == i + 1);
  }
  REQUIRE(p.state().over());
  REQUIRE(p.state().mistakes >= 3);
}

TEST_CASE("Pointing at a hypothesis rings it in tree, class and version space", "[window][game][kin]") {
  Playing p;
  (void)p.view().grab();
  const LabelVector& t3 = p.window.run()->concept_class().row(2);
  int places = 0;
  for (const ui::Spot& spot : p.view().spots().all()) places += spot.kin == ui::Kin::of_predictor(t3) ? 1 : 0;
  REQUIRE(places == 3);
  const QImage before = p.view().grab().toImage();
  for (const ui::Spot& spot : p.view().spots().all()) {
    if (spot.kin != ui::Kin::of_predictor(t3)) continue;
    QTest::mouseMove(&p.view(), spot.rect.center().toPoint());
    break;
  }
  REQUIRE(QTest::qWaitFor([&] { return p.view().grab().toImage() != before; }, 2000));
  const QImage after = p.view().grab().toImage();
  const QRgb kin = ui::Theme::get(ui::ThemeKind::light).kin.rgb();
  int ringed = 0;
  for (const ui::Spot& spot : p.view().spots().all()) {
    if (spot.kin != ui::Kin::of_predictor(t3)) continue;
    const QPoint above(static_cast<int>(spot.rect.center().x()), static_cast<int>(spot.rect.top() - 1.5));
    ringed += after.pixelColor(above).rgb() == kin ? 1 : 0;
  }
  REQUIRE(ringed == 3);
}

TEST_CASE("Ctrl+Z takes back what was done last: a move on the tree's page, or an edit of the scenario",
          "[window][game]") {
  Playing p;
  const auto undo = [&] { p.key(Qt::Key_Z, Qt::ControlModifier); };
  const auto redo = [&] { p.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); };
  const auto settle = [&] {
    REQUIRE(QTest::qWaitFor([&] { return test::tree_page(p.window).game().settled() && !p.window.busy(); }, 10'000));
  };
  p.key(Qt::Key_Return);
  settle();
  p.key(Qt::Key_Plus);
  settle();
  REQUIRE(test::tree_page(p.window).game().step() == 2);
  undo();
  settle();
  CHECK(test::tree_page(p.window).game().step() == 1);
  redo();
  settle();
  CHECK(test::tree_page(p.window).game().step() == 2);
  // An edit after the move goes first, and is not the move's.
  p.type(QStringLiteral("epsilon"), QStringLiteral("2"));
  p.window.centralWidget()->setFocus();
  settle();
  undo();
  settle();
  CHECK(test::scenario_panel(p.window).scenario().epsilon == test::eight().epsilon);
  CHECK(test::tree_page(p.window).game().step() == 2);
  redo();
  settle();
  CHECK(test::scenario_panel(p.window).scenario().epsilon == Rational(2));
  // On another page a move is out of sight.
  p.key(Qt::Key_Left);
  settle();
  REQUIRE(test::tree_page(p.window).game().step() == 1);
  p.window.turn_to("class");
  undo();
  settle();
  CHECK(test::tree_page(p.window).game().step() == 1);
  CHECK(test::scenario_panel(p.window).scenario().epsilon == test::eight().epsilon);
}

TEST_CASE("Where nothing was released the selection's page shows the counts at a press", "[window]") {
  const auto& shipped = cli::shipped_scenarios();
  const auto found = std::find_if(shipped.begin(), shipped.end(), [](const auto& s) { return s.name == "lone-votes"; });
  REQUIRE(found != shipped.end());
  test::Opened o(found->scenario);
  REQUIRE(o.window.run()->result.list.empty());
  o.window.turn_to("selection");
  ui::PlainButton* button = test::selection_page(o.window).counts_button();
  REQUIRE(button->isVisible());
  QTest::mouseClick(button, Qt::LeftButton);
  CHECK(o.window.page().id() == "histogram");
  CHECK(test::story(o.window)[o.window.player().step()].part == ui::Part::histogram);
  test::Opened other;
  REQUIRE_FALSE(other.window.run()->result.list.empty());
  other.window.turn_to("selection");
  CHECK_FALSE(test::selection_page(other.window).counts_button()->isVisible());
}

namespace {

struct Watching : test::Opened {
  Watching() : Opened(test::eight()) { window.centralWidget()->setFocus(); }
  ui::PictureView& view() { return *test::picture_page(window, "tournament").view(); }
};

}  // namespace

TEST_CASE("Another level shows one of its batches, and the result stays", "[window][tournament]") {
  Watching w;
  const auto before = w.window.run();
  REQUIRE(before->result.internals.trace.level == 3);
  QTest::mouseClick(test::tournament_page(w.window).level_choice()->level(1), Qt::LeftButton);
  REQUIRE(QTest::qWaitFor([&] { return w.window.run() != before; }, 20'000));
  REQUIRE(w.window.run()->result.internals.trace.level == 1);
  REQUIRE(w.window.run()->result.hypothesis == before->result.hypothesis);
  // A changed parameter keeps the level; a class of another dimension does not have to.
  w.type(QStringLiteral("epsilon"), QStringLiteral("2"));
  REQUIRE(w.settled());
  REQUIRE(w.window.run()->result.internals.trace.level == 1);
}

TEST_CASE("The exact law comes beside the frequencies of the level that is shown", "[window][tournament]") {
  Watching w;
  REQUIRE(QTest::qWaitFor([&] { return test::tournament_page(w.window).exact() != nullptr; }, 20'000));
  const Frequencies seen = count_frequencies(*w.window.run(), test::tournament_page(w.window).exact().get());
  double total = 0;
  std::uint64_t counted = 0;
  for (const Frequencies::Row& column : seen.rows) {
    REQUIRE(column.exact.has_value());  // nothing comes out that the law gives no chance
    total += *column.exact;
    counted += column.count;
  }
  REQUIRE(total == Approx(1));
  std::uint64_t of_level = 0;
  std::uint64_t with_output = 0;
  for (const StableRun& run : w.window.run()->result.internals.runs) {
    of_level += run.level == 3 ? 1U : 0U;
    with_output += run.level == 3 && run.predictor ? 1U : 0U;
  }
  REQUIRE(seen.runs == of_level);
  REQUIRE(counted == with_output);
  // The table below the contests says the same.
  QTest::mouseClick(test::picture_page(w.window, "tournament").view_choice().segment(1), Qt::LeftButton);
  const ui::TableView* view = test::tournament_page(w.window).frequency_view();
  REQUIRE(view != nullptr);
  REQUIRE(view->isVisible());
  const ui::PageTable& table = view->table();
  REQUIRE(table.rows.size() >= seen.rows.size() + 1);
  for (std::size_t i = 0; i < seen.rows.size(); ++i) {
    CHECK(table.rows[i][1].data == seen.rows[i].labels.to_string());
    CHECK(table.rows[i][2].data == *seen.rows[i].exact);
    CHECK(table.rows[i][3].data == seen.rows[i].count);
    CHECK(table.rows[i][5].data.get<double>() <= table.rows[i][4].data.get<double>());
    CHECK(table.rows[i][4].data.get<double>() <= table.rows[i][6].data.get<double>());
  }
  CHECK(table.rows[seen.rows.size()][0].data == "Fail");
  CHECK(table.rows[seen.rows.size()][3].data == of_level - with_output);
}

TEST_CASE("The counter of redraws opens by click and by key, and closes again", "[window][tournament]") {
  Watching w;
  test::turn_to_end_of(w.window, test::tournament_page(w.window));
  (void)w.view().grab();
  const ui::Spot* badge = nullptr;
  for (const ui::Spot& spot : w.view().spots().all()) {
    if (spot.act == ui::Spot::Act::redraws) badge = &spot;
  }
  REQUIRE(badge != nullptr);
  const auto node = static_cast<std::size_t>(badge->kin.node);
  const std::size_t redraws = w.window.run()->result.internals.trace.nodes[node].pairings.size() - 1;
  const QString told = QStringLiteral("Pairs drawn again: %1, each with equal predictors.").arg(redraws);
  const auto opened = [&] {
    const auto& beside = w.window.step_panel().picture_view().picture();
    return beside != nullptr && beside->description() == told;
  };
  QTest::mouseClick(&w.view(), Qt::LeftButton, {}, badge->rect.center().toPoint());
  REQUIRE(opened());
  w.key(Qt::Key_Escape);
  REQUIRE_FALSE(opened());
  w.window.centralWidget()->setFocus();
  w.key(Qt::Key_O);
  REQUIRE(opened());
}

TEST_CASE("Pointing at a predictor on the tournament rings it under the frequencies and in the contest",
          "[window][kin]") {
  Watching w;
  w.key(Qt::Key_Right, Qt::ShiftModifier);
  (void)w.view().grab();
  ui::Kin strip;
  for (const ui::Spot& spot : w.view().spots().all()) {
    if (spot.kin.what == ui::Kin::What::predictor) {
      strip = spot.kin;
      QTest::mouseMove(&w.view(), spot.rect.center().toPoint());
      break;
    }
  }
  REQUIRE(strip.something());
  int places = 0;
  for (const ui::Spot& spot : w.view().spots().all()) places += spot.kin == strip ? 1 : 0;
  (void)w.window.step_panel().picture_view().grab();
  for (const ui::Spot& spot : w.window.step_panel().picture_view().spots().all()) places += spot.kin == strip ? 1 : 0;
  REQUIRE(places >= 3);
}

TEST_CASE("A predictor's tooltip on the tournament says how likely it is and how often it came out",
          "[window][tournament]") {
  Watching w;
  REQUIRE(QTest::qWaitFor([&] { return test::tournament_page(w.window).exact() != nullptr; }, 60'000));
  const Frequencies f = count_frequencies(*w.window.run(), test::tournament_page(w.window).exact().get(), 1);
  w.window.player().go_to(test::story(w.window).first_of(ui::Part::histogram) - 1);
  const QString said = w.window.chapter().tell(ui::Kin::of_predictor(f.rows.front().labels));
  CAPTURE(said.toStdString());
  CHECK(said.contains(QStringLiteral("exact: ") + ui::probability_text(*f.rows.front().exact)));
  CHECK(said.contains(QStringLiteral("estimate: ") + ui::probability_text(f.rows.front().share)));
  CHECK(said.contains(ui::probability_text(f.rows.front().interval.low) + QStringLiteral(" – ") +
                      ui::probability_text(f.rows.front().interval.high)));
  CHECK(w.window.chapter().tell(ui::Kin::of_point(0)).count(u'\n') == 0);
  w.window.turn_to("class");
  CHECK_FALSE(w.window.chapter().tell(ui::Kin::of_predictor(f.rows.front().labels)).contains("exact"));
}
