// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder in the window: its marks open other pages, its search begins again and stops, a lecture is pressed on.
#include <QTest>

#include "app/lecture_room.hpp"
#include "opened.test.hpp"
#include "ui/pages/ladder/ladder_page.hpp"
#include "ui/pages/worst_world/worst_world_page.hpp"
#include "ui/shell/study_chapter.hpp"

namespace littlestone::test {
namespace {

struct LadderWindow : Opened {
  explicit LadderWindow(const std::string& classes) {
    StabilityScenario scenario;
    scenario.page = "ladder";
    scenario.classes = classes;
    window.set_motion(false);
    window.document().replace(scenario);
    window.turn_to(QStringLiteral("ladder"));
    REQUIRE(QTest::qWaitFor([&] { return page().run() && page().run()->complete && !window.busy(); }, 60'000));
  }
  [[nodiscard]] ui::LadderPage& page() const { return page_of<ui::LadderPage>(window); }
  [[nodiscard]] const StabilityScenario& edited() {
    return std::get<StabilityScenario>(window.document().edited(ui::kind_of<StabilityScenario>));
  }
  /// The middle of a mark in a view that was just painted.
  [[nodiscard]] static QPoint mark(ui::PictureView& view, ui::LadderThing thing) {
    (void)view.grab();
    for (const ui::Spot& spot : view.spots().all())
      if (spot.place == ui::ladder_place(thing) && spot.radius >= 0) return spot.rect.center().toPoint();
    FAIL("there is no such mark");
    return {};
  }
};

TEST_CASE("A click on the ladder's G* opens Worst world on that class, and undo leads back", "[ladder]") {
  LadderWindow o("points:3 cube:2");
  ui::PictureView& view = *o.page().view();
  QTest::mouseClick(&view, Qt::LeftButton, {}, LadderWindow::mark(view, {ui::LadderMark::g_star, 1}));
  CHECK(o.window.page().id() == QStringLiteral("worst-world"));
  CHECK(o.edited().searched == "cube:2");
  auto& worst = page_of<ui::WorstWorldPage>(o.window);
  REQUIRE(QTest::qWaitFor([&] { return worst.run() && !o.window.busy(); }, 60'000));
  CHECK(worst.run()->scenario.searched == "cube:2");
  CHECK(worst.run()->scenario.blocks == 16);
  o.window.undo_stack().undo();
  CHECK(o.edited().searched == StabilityScenario().searched);
}

TEST_CASE("What is pointed at on the ladder has the band", "[ladder]") {
  LadderWindow o("points:3 cube:2");
  o.window.player().go_to(ui::ladder_steps::proofs);
  ui::PictureView& view = *o.page().view();
  const QPoint proof = LadderWindow::mark(view, {ui::LadderMark::proof, 0});
  QTest::mouseMove(&view, proof);
  CHECK(view.kin() == ui::Kin::of_node(ui::ladder_place({ui::LadderMark::proof, 0})));
  CHECK(o.page().pointed() == 0);
  const auto& picture = dynamic_cast<const ui::ScenePicture&>(*view.picture());
  const ui::Scene seen = picture.scene(picture.natural_size());
  double band = 0;
  double first = 0;
  for (const ui::Mark& mark : seen.marks) {
    if (mark.key == QStringLiteral("band")) band = std::get<ui::Box>(mark.shape).rect.center().y();
    if (mark.touch && mark.touch->place == 0 && mark.touch->act == ui::Spot::Act::choose)
      first = mark.touch->rect.center().y();
  }
  CHECK(band == Approx(first));
}

TEST_CASE("The ladder's search begins again row by row, and Esc keeps what is finished", "[ladder]") {
  LadderWindow o("points:3 cube:2");
  auto& button = o.page().search_button();
  CHECK(button.isVisible());
  std::size_t least = 9;
  QObject::connect(&o.page(), &ui::StudyPage::retold, [&] {
    const auto& rows = o.page().run()->rows;
    const auto known = std::count_if(rows.begin(), rows.end(), [](const LadderRow& row) { return row.asked; });
    least = std::min(least, static_cast<std::size_t>(known));
    if (known == 1) o.key(Qt::Key_Escape);
  });
  QTest::mouseClick(&button, Qt::LeftButton);
  CHECK(o.window.busy());
  REQUIRE(QTest::qWaitFor([&] { return !o.window.busy() && least == 0; }, 60'000));
  CHECK(o.page().run()->rows[0].asked);
  CHECK(o.page().run()->rows[0].g_star->exact);
  o.window.turn_to(QStringLiteral("same-answer"));
  CHECK_FALSE(button.isVisible());
}

TEST_CASE("In a lecture a press on the ladder puts the room's G*, and the next step shows the true one", "[ladder]") {
  LadderWindow o("points:3 cube:2");
  o.window.player().go_to(ui::ladder_steps::one);
  o.window.present(true);
  auto& wall = *o.window.findChild<ui::Presentation*>();
  (void)wall.view().grab();
  const auto handle = [&]() -> std::optional<ui::Spot> {
    for (const ui::Spot& spot : wall.view().spots().all())
      if (spot.grab && spot.grab->field == ui::ladder_guess) return spot;
    return std::nullopt;
  };
  REQUIRE(handle());
  QTest::mouseClick(&wall.view(), Qt::LeftButton, {}, handle()->rect.center().toPoint());
  CHECK(wall.view().picture()->description().contains(QStringLiteral("cube:2")));
  const auto guess = [&] {
    const auto& picture = dynamic_cast<const ui::ScenePicture&>(*wall.view().picture());
    const ui::Scene scene = picture.scene(picture.natural_size());
    return std::any_of(scene.marks.begin(), scene.marks.end(),
                       [](const ui::Mark& mark) { return mark.key == QStringLiteral("guess"); });
  };
  CHECK(guess());
  o.key(Qt::Key_Right);
  CHECK(o.window.player().step() == ui::ladder_steps::g_star);
  (void)wall.view().grab();
  CHECK(guess());
  CHECK_FALSE(handle());
  o.window.present(false);
}

TEST_CASE("In a lecture the answers of a question are cards, chosen by key or click, that stay", "[lecture][ladder]") {
  LadderWindow o("points:3 cube:2 thresholds:3");
  o.window.player().go_to(ui::ladder_steps::g);
  o.window.present(true);
  auto& wall = *o.window.findChild<ui::Presentation*>();
  CHECK_FALSE(wall.answer(0).isVisible());
  const int high = wall.view().height();
  o.key(Qt::Key_Right);
  CHECK(o.window.player().step() == ui::ladder_steps::proofs);
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK(wall.answer(i).isVisible());
    CHECK(wall.rect().contains(wall.answer(i).geometry()));
    CHECK_FALSE(wall.answer(i).geometry().intersects(wall.view().geometry()));
    CHECK_FALSE(wall.answer(i).isChecked());
  }
  CHECK(wall.view().height() < high);
  CHECK(wall.answer(2).text() == QStringLiteral("cube:2"));
  o.key(Qt::Key_3);
  CHECK(wall.answer(2).isChecked());
  o.key(Qt::Key_1);
  CHECK(wall.answer(0).isChecked());
  CHECK_FALSE(wall.answer(2).isChecked());
  QTest::mouseClick(&wall.answer(1), Qt::LeftButton);
  CHECK(wall.answer(1).isChecked());
  o.key(Qt::Key_Left);
  o.key(Qt::Key_Right);
  CHECK(wall.answer(1).isChecked());
  o.window.present(false);
}

}  // namespace
}  // namespace littlestone::test
