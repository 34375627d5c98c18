// SPDX-License-Identifier: GPL-3.0-or-later
// Handles by keyboard: Tab from one to the next, arrows move one, Enter opens its number box.
#include "ui/shell/handles.hpp"

#include <QApplication>
#include <QTest>
#include <QVBoxLayout>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "ui/kit/controls.hpp"
#include "ui/kit/scene/scene_picture.hpp"
#include "ui/shell/reading_order.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

Scene scene_of_handles() {
  Scene scene;
  const auto handle = [&](double x, std::int32_t place, const Grab& grab) {
    scene.touch({{x, 40, 20, 20}, 8, Spot::Act::drag, place, grab}, Kin::of_node(place));
  };
  handle(190, 0, {"even", Axis{0, 1, 100, 300}});                                         // 0.5
  handle(290, 1, {"stops", Axis{0, 2, 100, 300}, Qt::Horizontal, -1e300, {1, 10, 100}});  // the third
  scene.touch({{20, 40, 20, 20}, 8, Spot::Act::choose, 7}, Kin::of_node(7));              // no handle
  handle(60, 2, {"own", Axis{0, 1, 0, 400}});
  return scene;
}

/// A page with three handles, of which it moves and names the third itself.
class HandledPage final : public Page, public HandlePage {
 public:
  HandledPage() : Page({QStringLiteral("handled"), [] { return QStringLiteral("Handled"); }}, nullptr) {
    auto* column = new QVBoxLayout(this);
    first = new QLineEdit(this);
    picture = new PictureView(QMargins(), PictureView::Ground::canvas, this);
    last = new QLineEdit(this);
    for (QWidget* widget : {static_cast<QWidget*>(first), static_cast<QWidget*>(picture), static_cast<QWidget*>(last)})
      column->addWidget(widget);
    picture->setAccessibleName(QStringLiteral("Picture"));
    picture->set_picture(
        std::make_shared<ScenePicture>(QSizeF(400, 300), 300, [](int, QSizeF) { return scene_of_handles(); }));
    resize(440, 420);
    show();
    activateWindow();
    QTest::qWait(1);
  }
  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override { return {}; }
  [[nodiscard]] Provenance provenance(int) const override { return {}; }
  void show_step(int) override {}
  void explain(StepPanel&, int) const override {}
  void show_table(bool) override {}
  [[nodiscard]] bool table_shown() const override { return false; }
  void take_drag(const Drag& drag) override {
    if (drag.phase == Drag::Phase::move) dragged = drag.handle.grab->value(drag.at);
  }
  bool step_handle(const Spot& handle, int by) override {
    if (handle.place != 2) return false;
    steps += by;
    return true;
  }
  [[nodiscard]] QString handle_text(const Spot& handle) const override {
    return handle.place == 2 ? QStringLiteral("0.5") : QString();
  }
  void take_handle_text(const Spot&, const QString& text) override {
    if (text == QStringLiteral("no")) throw InputError("own", "no", rules::above_0());
    typed = text;
    ++takes;
  }

  /// The handle that is pointed at; −1: none.
  [[nodiscard]] int pointed() const { return picture->kin().what == Kin::What::node ? picture->kin().node : -1; }
  bool key(int code, Qt::KeyboardModifiers modifiers = {}) {
    return take_handle_key(QKeyEvent(QEvent::KeyPress, code, modifiers), *this, fields, picture);
  }

  class NoFields final : public ScenarioFields {
   public:
    NoFields() : ScenarioFields(nullptr) {}
    void set_scenario(const ChapterScenario&) override {}
    void show_refusal(const Refusal&) override {}
    bool take_back() override { return false; }
    [[nodiscard]] int drag() const override { return 0; }
  };
  NoFields fields;
  QLineEdit* first;
  PictureView* picture;
  QLineEdit* last;
  double dragged = -1;
  int steps = 0;
  QString typed;
  int takes = 0;
};

}  // namespace

TEST_CASE("Tab goes through the handles of a picture in the order of its marks, and back", "[handles]") {
  const HandledPage page;
  page.first->setFocus();
  std::vector<int> way;
  for (int i = 0; i < 4; ++i) {
    REQUIRE(focus_in_reading_order(page, true));
    way.push_back(page.pointed());
    CHECK(page.picture->hasFocus() == (i < 3));
  }
  CHECK(way == std::vector<int>{0, 1, 2, -1});
  CHECK(page.last->hasFocus());
  way.clear();
  for (int i = 0; i < 4; ++i) {
    REQUIRE(focus_in_reading_order(page, false));
    way.push_back(page.pointed());
  }
  CHECK(way == std::vector<int>{2, 1, 0, -1});
  CHECK(page.first->hasFocus());
}

TEST_CASE("Arrows move the handle that has the keyboard: by hundredths, by stops, or as its page says", "[handles]") {
  HandledPage page;
  CHECK_FALSE(page.key(Qt::Key_Right));  // none has it
  page.first->setFocus();
  (void)focus_in_reading_order(page, true);
  CHECK(page.key(Qt::Key_Right));
  CHECK(page.dragged == Approx(0.51));
  CHECK(page.key(Qt::Key_Left, Qt::ShiftModifier));
  CHECK(page.dragged == Approx(0.4));
  CHECK_FALSE(page.key(Qt::Key_Up));
  CHECK_FALSE(page.key(Qt::Key_Return));  // it has no number box
  (void)focus_in_reading_order(page, true);
  CHECK(page.key(Qt::Key_Left));
  CHECK(page.dragged == 10);
  CHECK(page.key(Qt::Key_Right));
  CHECK(page.dragged == 100);
  (void)focus_in_reading_order(page, true);
  CHECK(page.key(Qt::Key_Right, Qt::ShiftModifier));
  CHECK(page.key(Qt::Key_Left));
  CHECK(page.steps == 9);
  page.picture->set_kin(Kin::of_node(7));  // what is pointed at is no handle
  CHECK_FALSE(page.key(Qt::Key_Right));
}

TEST_CASE("Enter on a handle opens its number box, which Enter and Esc close", "[handles]") {
  HandledPage page;
  page.last->setFocus();
  (void)focus_in_reading_order(page, false);
  REQUIRE(page.pointed() == 2);
  const auto box = [&] { return qobject_cast<NumberBox*>(QApplication::focusWidget()); };
  const auto type = [&](const char* text, Qt::Key end) {
    REQUIRE(page.key(Qt::Key_Return));
    REQUIRE(box() != nullptr);
    CHECK(box()->text() == "0.5");
    CHECK(QRectF(page.picture->rect()).contains(QRectF(box()->geometry())));
    QTest::keyClicks(box(), QString::fromLatin1(text));
    QTest::keyClick(box(), end);
  };
  type("0.25", Qt::Key_Return);
  CHECK(page.typed == "0.25");
  CHECK(page.takes == 1);
  CHECK(page.picture->hasFocus());
  CHECK(page.pointed() == 2);
  type("0.75", Qt::Key_Escape);
  CHECK(page.typed == "0.25");
  CHECK(page.picture->hasFocus());
  type("no", Qt::Key_Return);
  REQUIRE(box() != nullptr);  // it stays until it is good
  CHECK(box()->refused());
  QTest::keyClick(box(), Qt::Key_Escape);
  CHECK(page.picture->hasFocus());
  CHECK(page.typed == "0.25");
}
