// SPDX-License-Identifier: GPL-3.0-or-later
// Worst world in the window: its buttons in the panel, its learner's switch, and the way to chapter I.
#include <QDialog>

#include "opened.test.hpp"
#include "ui/pages/worst_world/certificate_dialog.hpp"
#include "ui/pages/worst_world/worst_world_page.hpp"

using namespace littlestone;
using test::Opened;

namespace {

/// The page at the step that is asked for, computed.
ui::WorstWorldPage& opened_worst(Opened& o, int step) {
  auto& page = test::page_of<ui::WorstWorldPage>(o.window);
  o.turn_to(page);
  o.window.player().go_to(step);
  return page;
}

const StabilityScenario& worst_edited(app::Window& window) {
  return std::get<StabilityScenario>(window.document().edited(ui::kind_of<StabilityScenario>));
}

QPointF place_in_view(const ui::WorstWorldPage& page) {
  for (const ui::Spot& spot : page.view()->spots().all())
    if (spot.kin == ui::Kin::of_node(0)) return spot.rect.center();
  return {};
}

}  // namespace

TEST_CASE("A click on the worst world opens it in chapter I, at the levels of the tournament",
          "[window][worst-world]") {
  Opened o;
  ui::WorstWorldPage& page = opened_worst(o, 4);
  REQUIRE(QTest::qWaitFor([&] { return o.window.player().phase() >= 1; }, 5'000));
  page.view()->repaint();
  const QPoint place = place_in_view(page).toPoint();
  REQUIRE(place != QPoint());
  const Scenario before = o.window.document().edited();
  QTest::mouseClick(page.view(), Qt::LeftButton, {}, place);
  CHECK(o.window.page().id() == "tournament");
  const Scenario& scenario = o.window.document().edited();
  CHECK(scenario.class_text == "points:3");
  CHECK(scenario.marginal.starts_with("weights:0.2026"));
  REQUIRE(o.settled());
  CHECK(o.window.run()->scenario.marginal == scenario.marginal);
  CHECK(o.window.page().view_state()["view"] == "levels");
  o.window.undo_stack().undo();
  CHECK(o.window.document().edited() == before);
}

TEST_CASE("The panel of Worst world has its two buttons, and no other page has them", "[window][worst-world]") {
  Opened o;
  ui::WorstWorldPage& page = opened_worst(o, 0);
  CHECK(page.search_button().isVisible());
  CHECK(page.certificate_button().isVisible());
  CHECK(page.offer().isHidden());
  const QRect panel(QPoint(), o.window.fields().size());
  for (const QWidget* button : {&page.search_button(), &page.certificate_button()})
    CHECK(panel.contains(QRect(button->mapTo(&o.window.fields(), QPoint()), button->size())));
  // A new search is watched from its first box, at the step that shows boxes.
  page.search_button().click();
  CHECK(o.window.player().step() == 4);
  CHECK(o.window.player().edit());
  CHECK(o.window.player().phase() < 1);
  page.certificate_button().click();
  auto* dialog = o.window.findChild<ui::CertificateDialog*>();
  REQUIRE(dialog != nullptr);
  REQUIRE(QTest::qWaitFor([&] { return !dialog->working(); }, 120'000));
  CHECK(dialog->text().toPlainText().contains(QStringLiteral("points:3")));
  dialog->reject();
  o.window.turn_to("ladder");
  CHECK_FALSE(page.search_button().isVisible());
}

TEST_CASE("The switch of the learner turns Worst world to its step", "[window][worst-world]") {
  Opened o;
  ui::WorstWorldPage& page = opened_worst(o, 4);
  auto* learner =
      qobject_cast<ui::Segments*>(dynamic_cast<ui::StudyPanel&>(o.window.fields()).control(QStringLiteral("on_fail")));
  REQUIRE(learner != nullptr);
  learner->segment(0)->click();
  REQUIRE(worst_edited(o.window).on_fail == OnFail::fail);
  REQUIRE(QTest::qWaitFor([&] { return page.run()->scenario.on_fail == OnFail::fail; }, 60'000));
  CHECK(o.window.player().step() == 3);
  learner->segment(1)->click();
  REQUIRE(QTest::qWaitFor([&] { return page.run()->scenario.on_fail == OnFail::soa; }, 60'000));
  CHECK(o.window.player().step() == 4);
  o.window.player().go_to(6);
  learner->segment(0)->click();
  REQUIRE(QTest::qWaitFor([&] { return page.run()->scenario.on_fail == OnFail::fail; }, 60'000));
  CHECK(o.window.player().step() == 6);
}

TEST_CASE("In a narrow window the ladder of Worst world stands below the bracket", "[window][worst-world]") {
  Opened o;
  ui::WorstWorldPage& page = opened_worst(o, 4);
  const double wide = page.picture()->natural_size().width();
  o.window.resize(1100, 800);
  REQUIRE(QTest::qWaitFor([&] { return page.picture()->natural_size().width() < wide; }, 5'000));
  // What is exported is the same in any window.
  const auto exhibit = page.exhibits().front();
  CHECK(exhibit->picture(ui::Theme::get(ui::ThemeKind::light), ui::end_of(*exhibit))->natural_size().width() == wide);
  o.window.resize(1280, 800);
  REQUIRE(QTest::qWaitFor([&] { return page.picture()->natural_size().width() == wide; }, 5'000));
}
