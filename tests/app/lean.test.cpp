// SPDX-License-Identifier: GPL-3.0-or-later
// The lean and the chain learner in the window: chosen in the panel, contests guessed.
#include "core/study/private_run/chain_run.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "core/study/private_run/player.hpp"
#include "opened.test.hpp"
#include "ui/pages/tournament/lean_exhibits.hpp"
#include "ui/pages/tournament/lean_panel_scene.hpp"
#include "ui/words/names.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

/// The first step of the window's story at which a contest is open; none where the batch has none.
std::optional<int> open_contest(const Opened& o) {
  const ui::Story& story = test::story(o.window);
  for (int step = 0; step < story.size(); ++step) {
    if (ui::last_contest(*o.window.run()->lean, ui::events_done(story, step)).asks()) return step;
  }
  return std::nullopt;
}

}  // namespace

TEST_CASE("The panel's choice of the learner plays M or the lean learner, and can be taken back", "[window][lean]") {
  Opened o(test::eight());
  REQUIRE(o.window.run()->is_of_m());
  ui::Segments& player = test::scenario_panel(o.window).player();
  CHECK(player.chosen() == 0);
  QTest::mouseClick(player.segment(1), Qt::LeftButton);
  REQUIRE(o.settled());
  REQUIRE(QTest::qWaitFor([&] { return !o.window.run()->is_of_m(); }, 20'000));
  CHECK(player.chosen() == 1);
  CHECK(player_of(o.window.document().edited()) == LearnerKind::lean);
  const QString promise = test::scenario_panel(o.window).promise();
  CHECK(promise.contains(ui::number_text(o.window.run()->lean->constants.batches)));
  CHECK(promise.contains(QStringLiteral("Ldim 3")));
  CHECK_FALSE(test::scenario_panel(o.window).constants().isVisible());
  o.window.undo_stack().undo();
  REQUIRE(QTest::qWaitFor([&] { return o.window.run()->is_of_m(); }, 20'000));
  CHECK(player.chosen() == 0);
  CHECK(test::scenario_panel(o.window).constants().isVisible());
}

TEST_CASE("The panel's third learner is the chain learner, refused in one line where the dimension is not 2 or 3",
          "[window][chain]") {
  Opened o(test::eight());
  ui::ScenarioPanel& panel = test::scenario_panel(o.window);
  QTest::mouseClick(panel.player().segment(2), Qt::LeftButton);
  REQUIRE(QTest::qWaitFor([&] { return o.window.run()->chain != nullptr; }, 300'000));
  REQUIRE(o.settled());
  CHECK(panel.player().chosen() == 2);
  CHECK(player_of(o.window.document().edited()) == LearnerKind::chain);
  CHECK(panel.promise().contains(ui::number_text(o.window.run()->chain->constants.examples)));
  CHECK_FALSE(panel.constants().isVisible());
  for (const char* page : {"tournament", "histogram", "selection"}) {
    o.window.turn_to(QString::fromLatin1(page));
    const int last = o.window.player().last();
    for (int step = 0; step <= last; ++step) {
      o.window.player().go_to(step);
      for (const Qt::Key key : {Qt::Key_1, Qt::Key_O, Qt::Key_L, Qt::Key_V, Qt::Key_D}) o.key(key);
    }
    CHECK(o.window.run()->chain != nullptr);  // no key takes the run away
  }
  // What the learner is not for is said in one line, and the old run stays.
  panel.set_class(QStringLiteral("points:4"));
  const auto told = [&] {
    for (const ui::RichLabel* label : panel.findChildren<ui::RichLabel*>()) {
      if (label->isVisible() && label->markup().contains(QStringLiteral("from 2 to 3"))) return true;
    }
    return false;
  };
  CHECK(QTest::qWaitFor(told, 20'000));
  CHECK(o.window.run()->chain != nullptr);
}

TEST_CASE("At an open contest of the lean learner the keys 1 and 2 guess, and the step after it says what was right",
          "[window][lean][keys]") {
  // The first seed whose watched batch has a contest.
  Scenario scenario = with_player(test::eight(), LearnerKind::lean);
  std::unique_ptr<Opened> o;
  std::optional<int> step;
  for (scenario.seed = 1; scenario.seed <= 20 && !step; ++scenario.seed) {
    o = std::make_unique<Opened>(scenario);
    step = open_contest(*o);
  }
  REQUIRE(step);
  o->window.turn_to("tournament");
  o->window.player().go_to(*step);
  const std::size_t contest =
      ui::last_contest(*o->window.run()->lean, ui::events_done(test::story(o->window), *step)).at;
  const bool first = ui::lean_guess_is_right(*o->window.run(), contest, 1);
  CHECK(first != ui::lean_guess_is_right(*o->window.run(), contest, 2));  // one of them is true
  const auto told = [&](const QString& words) {
    for (const ui::RichLabel* label : o->window.step_panel().findChildren<ui::RichLabel*>()) {
      if (label->isVisible() && label->markup().contains(words)) return true;
    }
    return false;
  };
  CHECK_FALSE(told(QStringLiteral("Your guesses")));
  o->key(Qt::Key_1);
  CHECK(o->window.player().step() == *step + 1);
  CHECK(told(QStringLiteral("Your guesses")));
  CHECK(told(first ? QStringLiteral("1 of 1 right") : QStringLiteral("0 of 1 right")));
  o->window.player().go_to(*step);
  o->key(Qt::Key_2);
  CHECK(told(first ? QStringLiteral("0 of 1 right") : QStringLiteral("1 of 1 right")));
  o->key(Qt::Key_1);  // no contest is open there
  CHECK(o->window.player().step() == *step + 1);
}
