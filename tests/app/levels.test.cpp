// SPDX-License-Identifier: GPL-3.0-or-later
// The levels of the tournament side by side: opened, pointed at, run twice, left again.
#include <algorithm>

#include "app/cli/shipped.hpp"
#include "opened.test.hpp"
#include "ui/kit/controls.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

struct OpenedLevels : Opened {
  OpenedLevels() : Opened(cli::load_scenario("level-two")) {
    REQUIRE(settled());
    window.resize(1280, 800);
    window.turn_to(page());
    REQUIRE(QTest::qWaitFor([&] { return page().exact() != nullptr && !page().exact()->thresholds.empty(); }, 60'000));
    page().show_view(ui::TournamentPage::View::levels);
  }
  [[nodiscard]] ui::TournamentPage& page() { return test::tournament_page(window); }
  [[nodiscard]] QString notes() {
    QString text;
    for (const auto* label : window.step_panel().findChildren<ui::RichLabel*>()) text += label->markup() + u'\n';
    return text;
  }
};

}  // namespace

TEST_CASE("The levels stand side by side, and a column that is clicked is what frequency is said of", "[levels]") {
  OpenedLevels o;
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
  const auto table = o.page().exhibits().front()->table(0, {});
  CHECK(table.rows.size() > 50);
}

TEST_CASE("Runs made twice are counted beside the exact chance, and another scenario forgets them", "[levels]") {
  OpenedLevels o;
  CHECK(o.page().pairs().empty());
  o.page().run_twice(100);
  REQUIRE(QTest::qWaitFor([&] { return o.page().ran_twice(); }, 60'000));
  REQUIRE(o.page().pairs().size() == 5);
  for (const LevelPairs& one : o.page().pairs()) CHECK(one.pairs == 100);
  const auto first = o.page().pairs().back().agreed;
  CHECK(first > 20);  // .430 is exact: fewer than 20 of 100 in about 10⁻⁶ of the seeds, which is fixed
  CHECK(first < 70);
  const auto rows = o.page().exhibits()[1]->table(0, {}).rows;
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

TEST_CASE("Of laws with too many states picture and panel say the same", "[levels]") {
  Opened o(cli::load_scenario("points-16"));
  REQUIRE(o.settled());
  auto& page = test::tournament_page(o.window);
  o.window.turn_to(page);
  REQUIRE(QTest::qWaitFor([&] { return page.exact() != nullptr; }, 60'000));
  page.show_view(ui::TournamentPage::View::levels);
  CHECK(o.window.step_panel().sentence() == QStringLiteral("These laws have too many states to be computed."));
}
