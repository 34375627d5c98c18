// SPDX-License-Identifier: GPL-3.0-or-later
// Pan, zoom and fit on the mistake tree, and what is pointed at by keys: with real wheels, drags, clicks and keys.
#include <QImage>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QTemporaryDir>
#include <QWheelEvent>

#include "core/base/error.hpp"
#include "opened.test.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

void wheel(QWidget& widget, QPointF at, int notches, Qt::KeyboardModifiers modifiers) {
  QWheelEvent event(at, widget.mapToGlobal(at), {}, QPoint(0, 120 * notches), Qt::NoButton, modifiers,
                    Qt::NoScrollPhase, false);
  QApplication::sendEvent(&widget, &event);
}

void pinch(QWidget& widget, QPointF at, double by) {
  QNativeGestureEvent event(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, at,
                            widget.mapTo(widget.window(), at), widget.mapToGlobal(at), by, {});
  QApplication::sendEvent(&widget, &event);
}

const ui::Spot* spot_of(const ui::PictureView& view, std::int32_t node) {
  for (const ui::Spot& spot : view.spots().all()) {
    if (spot.place == node) return &spot;
  }
  return nullptr;
}

struct TreeOpened : Opened {
  explicit TreeOpened(const Scenario& scenario = test::eight()) : Opened(scenario) {
    window.turn_to("tree");
    REQUIRE(QTest::qWaitFor([&] { return test::tree_page(window).game().state() != nullptr; }, 10'000));
    paint();
  }
  ui::PictureView& view() { return *test::picture_page(window, "tree").view(); }
  void paint() { (void)window.grab(); }
};

}  // namespace

TEST_CASE("The wheel with Ctrl zooms the tree and what is under the pointer stays there", "[window][lens]") {
  TreeOpened o;
  ui::PictureView& view = o.view();
  REQUIRE(view.lens().fitted());
  REQUIRE(view.has_lens());
  wheel(view, {200, 150}, 4, Qt::ControlModifier);
  const double close = view.lens().zoom;
  REQUIRE(close == Approx(std::pow(1.25, 4)));
  o.paint();
  const ui::Spot* node = nullptr;
  for (const ui::Spot& spot : view.spots().all()) {
    if (spot.place >= 0 && spot.rect.width() > 20) node = &spot;
  }
  REQUIRE(node != nullptr);
  const std::int32_t which = node->place;
  const QPointF at = node->rect.center();
  wheel(view, at, 1, Qt::ControlModifier);
  o.paint();
  REQUIRE(spot_of(view, which) != nullptr);
  REQUIRE(QLineF(spot_of(view, which)->rect.center(), at).length() < 6);
  wheel(view, {200, 150}, -40, Qt::ControlModifier);
  REQUIRE(view.lens().fitted());
  wheel(view, {200, 150}, 1, {});  // nothing to move
  REQUIRE(view.lens().fitted());
}

TEST_CASE("A pinch zooms the tree where it is, and never further out than the whole tree", "[window][lens]") {
  TreeOpened o;
  ui::PictureView& view = o.view();
  const ui::Spot* leaf = spot_of(view, 3);
  REQUIRE(leaf != nullptr);
  pinch(view, leaf->rect.center(), 0.5);
  o.paint();
  REQUIRE(spot_of(view, 3) != nullptr);
  const QPointF at = spot_of(view, 3)->rect.center();
  pinch(view, at, 0.5);
  REQUIRE(view.lens().zoom == Approx(2.25));
  o.paint();
  REQUIRE(spot_of(view, 3) != nullptr);
  REQUIRE(QLineF(spot_of(view, 3)->rect.center(), at).length() < 8);
  for (int i = 0; i < 20; ++i) pinch(view, at, -0.3);
  REQUIRE(view.lens().fitted());
  for (int i = 0; i < 40; ++i) pinch(view, at, 0.9);
  REQUIRE(view.lens().zoom == Approx(ui::Lens::most));
  REQUIRE(test::tree_page(o.window).game().state()->rounds.empty());  // nothing was played
}

TEST_CASE("Dragging moves a zoomed tree, plays nothing, and cannot lose the tree", "[window][lens]") {
  TreeOpened o;
  ui::PictureView& view = o.view();
  test::tree_page(o.window).zoom_in()->click();
  for (int i = 0; i < 5; ++i) QTest::mouseClick(test::tree_page(o.window).zoom_in(), Qt::LeftButton);
  o.paint();
  const QPointF before = view.lens().centre;
  const std::size_t played = test::tree_page(o.window).game().state()->rounds.size();
  const auto drag = [&](QPoint from, QPoint to) {
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 6; ++i) QTest::mouseMove(&view, from + (to - from) * i / 6);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
  };
  drag({300, 140}, {200, 120});
  REQUIRE(view.lens().centre.x() > before.x());
  REQUIRE(view.lens().centre.y() > before.y());
  REQUIRE(test::tree_page(o.window).game().state()->rounds.size() == played);
  REQUIRE_FALSE(test::tree_page(o.window).game().state()->question.has_value());
  for (int i = 0; i < 30; ++i) drag({300, 140}, {40, 40});
  REQUIRE(view.lens().centre.x() == Approx(1 - 0.5 / view.lens().zoom));
  REQUIRE(view.lens().centre.y() == Approx(1 - 0.5 / view.lens().zoom));
}

TEST_CASE("Keys zoom, move, look at a node and fit, and the keys of the game keep their meaning", "[window][lens]") {
  TreeOpened o;
  ui::PictureView& view = o.view();
  o.window.centralWidget()->setFocus();
  o.key(Qt::Key_Plus, Qt::ControlModifier);
  o.key(Qt::Key_Plus, Qt::ControlModifier);
  REQUIRE(view.lens().zoom == Approx(1.25 * 1.25));
  const QPointF before = view.lens().centre;
  o.key(Qt::Key_Right, Qt::ShiftModifier);
  REQUIRE(view.lens().centre.x() > before.x());
  o.key(Qt::Key_F);
  REQUIRE(view.lens().fitted());
  o.key(Qt::Key_Return);  // asks the tree's next point, at the root
  REQUIRE(QTest::qWaitFor([&] { return test::tree_page(o.window).game().state()->question.has_value(); }, 10'000));
  o.key(Qt::Key_Plus);  // answers
  REQUIRE(QTest::qWaitFor([&] { return test::tree_page(o.window).game().state()->rounds.size() == 1; }, 10'000));
  o.key(Qt::Key_Z);
  REQUIRE_FALSE(view.lens().fitted());
  o.key(Qt::Key_Minus, Qt::ControlModifier);
  QTest::mouseClick(test::tree_page(o.window).fit_button(), Qt::LeftButton);
  REQUIRE(view.lens().fitted());
}

TEST_CASE("In a tree of depth 8 every witness can be read by looking at a node", "[window][lens]") {
  Scenario s = test::small();
  s.class_text = "thresholds:256";
  s.constants.batches = 2;
  s.constants.cap = 200;
  TreeOpened o(s);
  ui::PictureView& view = o.view();
  REQUIRE(o.window.run()->tree().depth == 8);
  REQUIRE(spot_of(view, 1) != nullptr);
  // A node of depth 5, reached as one would: the way down to it by clicks with Shift.
  const auto& nodes = o.window.run()->tree().nodes;
  std::int32_t node = 0;
  for (int depth = 0; depth < 5; ++depth) {
    node = nodes[static_cast<std::size_t>(node)].plus;
    o.paint();
    const ui::Spot* spot = spot_of(view, node);
    CAPTURE(depth, node, view.lens().zoom, view.lens().centre.x(), view.lens().centre.y(), view.spots().all().size());
    REQUIRE(spot != nullptr);
    QTest::mouseClick(&view, Qt::LeftButton, Qt::ShiftModifier, spot->rect.center().toPoint());
  }
  o.paint();
  int leaves = 0;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (!nodes[i].leaf()) continue;
    std::int32_t up = static_cast<std::int32_t>(i);
    while (up > node) up = nodes[static_cast<std::size_t>(up)].parent;
    if (up != node) continue;
    const ui::Spot* spot = spot_of(view, static_cast<std::int32_t>(i));
    REQUIRE(spot != nullptr);
    REQUIRE(spot->rect.height() >= 16);  // it has its name
    ++leaves;
  }
  REQUIRE(leaves == 8);
}

TEST_CASE("What is exported is the whole tree, however closely it is looked at", "[window][lens]") {
  TreeOpened o;
  QTemporaryDir folder;
  const QString whole = folder.filePath(QStringLiteral("whole.png"));
  const QString close = folder.filePath(QStringLiteral("close.png"));
  test::export_page(o.window, whole);
  o.view().zoom_by(3);
  test::export_page(o.window, close);
  REQUIRE(QImage(whole) == QImage(close));
}

TEST_CASE("N points at one thing after another, in every view, Shift and N at the one before, and Escape at none",
          "[window][keys]") {
  Opened o(test::eight());
  o.window.centralWidget()->setFocus();
  o.window.player().to_last();
  o.window.turn_to("tournament");
  (void)o.window.grab();
  ui::PictureView& view = *test::picture_page(o.window, "tournament").view();
  std::vector<ui::Kin> told;
  QObject::connect(&view, &ui::PictureView::pointed, [&](const ui::Kin& kin) { told.push_back(kin); });
  const QImage plain = o.window.grab().toImage();
  o.key(Qt::Key_N);
  o.key(Qt::Key_N);
  REQUIRE(told.size() == 2);
  REQUIRE(told[0].something());
  REQUIRE_FALSE(told[0] == told[1]);
  REQUIRE(o.window.grab().toImage() != plain);
  o.key(Qt::Key_N, Qt::ShiftModifier);
  REQUIRE(told[2] == told[0]);
  o.key(Qt::Key_Escape);
  REQUIRE(view.kin() == ui::Kin{});
}

TEST_CASE("A page that plays is written as frames behind the window, and one that does not says so", "[window][film]") {
  Opened o;
  QTemporaryDir folder;
  const QString frames = folder.filePath(QStringLiteral("frames"));
  o.window.player().set_speed(8);
  o.window.turn_to("class");
  REQUIRE_THROWS_AS(o.window.exports().film(frames), InputError);
  o.window.turn_to("selection");
  o.window.exports().film(frames);
  REQUIRE(QTest::qWaitFor([&] { return !o.window.exports().film_job().running(); }, 30'000));
  REQUIRE(o.window.told().contains(frames));
  REQUIRE_FALSE(QDir(frames).isEmpty());
  o.window.exports().film(frames);  // not empty any more
  REQUIRE(QTest::qWaitFor([&] { return !o.window.exports().film_job().running(); }, 30'000));
  REQUIRE(o.window.told().contains(QStringLiteral("empty")));
}
