// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/scene/scene.hpp"

#include <QImage>
#include <QPainter>
#include <catch2/catch.hpp>
#include <cmath>
#include <random>

#include "tests/ui/painted_words.test.hpp"
#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/scene/scene_picture.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

const Text& words_of(const Mark& mark) { return std::get<Text>(mark.shape); }

/// What a label at this baseline covers.
QRectF covered(const Mark& mark) { return words_box(words_of(mark).baseline, mark.width(), words_of(mark).style.size); }

/// Two rows of dots and a handle below them, in any room.
Scene dots_and_handle(int step, QSizeF room) {
  Scene scene;
  for (int i = 0; i <= step; ++i)
    scene.disc({40 + 60.0 * i, 30}, 5, &Theme::ink).grows(QString::number(i), Disc{{0, 30}, 1});
  const Axis axis{0, 10, 20, room.width() - 20};
  const QPointF at(axis.px(step), 80);
  scene.disc(at, 6, &Theme::canvas, {&Theme::ink, 2})
      .touched({{at - QPointF(10, 10), QSizeF(20, 20)}, 10, Spot::Act::drag, 7, Grab{"n", axis}});
  scene.says = QStringLiteral("%1 dots").arg(step + 1);
  return scene;
}

}  // namespace

TEST_CASE("An axis takes places back to the values that stand there", "[scene]") {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> share(0, 1);
  for (const Axis& axis : {Axis{0, 1, 66, 700}, Axis{0, 1, 260, 26}, Axis{2, 100'000, 58, 388, true},
                           Axis{0.001, 0.5, 388, 58, true}, Axis::columns(7, 10, 80)}) {
    CHECK(axis.px(axis.from) == Approx(axis.begin));
    CHECK(axis.px(axis.to) == Approx(axis.end));
    CHECK(axis.value(axis.begin - (axis.end - axis.begin)) == Approx(axis.from));
    CHECK(axis.value(axis.end + (axis.end - axis.begin)) == Approx(axis.to));
    for (int i = 0; i < 50; ++i) {
      const double value = axis.value(axis.begin + share(random) * (axis.end - axis.begin));
      CHECK(axis.value(axis.px(value)) == Approx(value));
    }
  }
  CHECK(Axis{1, 100, 0, 2, true}.px(10) == Approx(1));
  const Axis columns = Axis::columns(4, 0, 100);
  CHECK(columns.px(0) == Approx(12.5));
  CHECK(columns.px(3) == Approx(87.5));
  CHECK(columns.unit() == Approx(25));
  CHECK(Axis{3, 3, 10, 90, true}.px(3) == 10);
}

TEST_CASE("Steps of an axis are 1, 2 or 5 times a power of ten and are few", "[scene]") {
  CHECK(round_up(1) == 1);
  CHECK(round_up(1.01) == 2);
  CHECK(round_up(2) == 2);
  CHECK(round_up(0.021) == Approx(0.05));
  CHECK(round_up(5.1) == 10);
  CHECK(round_up(1e-7) == Approx(1e-7));
  for (double to = 0.013; to < 5e6; to *= 1.7) {
    for (const int most : {4, 7}) {
      const std::vector<double> ticks = Axis{0, to}.ticks(most);
      CAPTURE(to, most, ticks.size());
      REQUIRE(ticks.size() >= 2);
      CHECK(ticks.size() <= static_cast<std::size_t>(most) + 1);
      CHECK(ticks.front() == 0);
      CHECK(ticks.back() <= to * (1 + 1e-9));
      CHECK(ticks.back() + ticks[1] > to);
      const double unit = std::pow(10.0, std::floor(std::log10(ticks[1]) + 1e-9));
      const double times = ticks[1] / unit;
      CHECK((times == Approx(1) || times == Approx(2) || times == Approx(5)));
    }
  }
}

TEST_CASE("Between two scenes marks move by their keys, grow, or fade in", "[scene]") {
  Scene before;
  before.disc({0, 0}, 2, &Theme::ink).named(QStringLiteral("moves"));
  Scene after;
  after.disc({10, 20}, 4, &Theme::ink).named(QStringLiteral("moves"));
  after.box({0, 0, 40, 8}, &Theme::ink2).grows(QStringLiteral("grows"), Box{{0, 0, 0, 8}});
  after.words({5, 5}, QStringLiteral("new"), {}, &Theme::ink).named(QStringLiteral("fades"));
  after.words({5, 25}, QStringLiteral("stands"), {}, &Theme::ink);
  CHECK(between(before, after, 1) == after);
  CHECK_FALSE(between(before, after, 0.25) == after);
  const Scene half = between(before, after, 0.5);
  REQUIRE(half.marks.size() == 4);
  CHECK(std::get<Disc>(half.marks[0].shape) == Disc{{5, 10}, 3});
  CHECK(std::get<Box>(half.marks[1].shape).rect == QRectF(0, 0, 20, 8));
  CHECK(half.marks[2].opacity == 0.5);
  CHECK(half.marks[3] == after.marks[3]);
  // A mark that was there moves from there, whatever it grows from.
  CHECK(std::get<Box>(between(after, after, 0.5).marks[1].shape).rect == QRectF(0, 0, 40, 8));
  // Along a way.
  QPainterPath way(QPointF(0, 0));
  way.lineTo(100, 0);
  after.add(LabelCell{{95, -5, 10, 10}}, nullptr).named(QStringLiteral("flies")).along = way;
  CHECK(std::get<LabelCell>(between(before, after, 0.25).marks[4].shape).rect.center().x() == Approx(25));
}

TEST_CASE("Labels lie over no line, no dot and no words, the first at the best place", "[scene]") {
  const QRectF room(0, 0, 300, 200);
  const MathStyle style{12};
  const auto label = [&](Scene& scene, const QString& text, QPointF at, bool must = false) {
    scene.label(text, style, &Theme::ink, {around(at, width_of(text, style), 12, 8), room, must});
  };
  Scene scene;
  scene.line({0, 100}, {300, 100}, {&Theme::ink});
  scene.line({0, 60}, {300, 60}, thin(&Theme::hair));
  scene.disc({150, 100}, 6, &Theme::canvas, {&Theme::ink, 2});
  for (int i = 0; i < 8; ++i) label(scene, QStringLiteral("name"), {150, 100});
  const std::size_t drawn = scene.marks.size() - 8;
  place_words(scene);
  REQUIRE(scene.marks.size() >= drawn + 2);
  for (std::size_t i = drawn; i < scene.marks.size(); ++i) {
    const QRectF box = covered(scene.marks[i]);
    CAPTURE(i, box.top(), box.bottom(), box.left());
    CHECK_FALSE(scene.marks[i].candidates);
    CHECK(room.contains(box));
    CHECK((box.bottom() < 100 || box.top() > 100));
    CHECK_FALSE(box.intersects(QRectF(144, 94, 12, 12)));
    for (std::size_t j = drawn; j < i; ++j) CHECK_FALSE(box.intersects(covered(scene.marks[j])));
  }
  // The same scene has the same places.
  Scene again = scene;
  place_words(again);
  CHECK(again == scene);
}

TEST_CASE("A label without a free place is left out unless it must stand", "[scene]") {
  const QRectF room(0, 0, 60, 30);
  for (const bool must : {false, true}) {
    Scene scene;
    scene.box(room, &Theme::ink2);
    scene.label(QStringLiteral("here"), {12}, &Theme::ink, {{{{5, 5, 40, 12}}}, room, must});
    place_words(scene);
    CHECK(scene.marks.size() == (must ? 2 : 1));
  }
  // A pale ground is no hindrance.
  Scene scene;
  scene.box(room, &Theme::lineage);
  scene.label(QStringLiteral("here"), {12}, &Theme::ink, {{{{5, 5, 40, 12}}}, room});
  place_words(scene);
  CHECK(scene.marks.size() == 2);
}

TEST_CASE("What belongs to a label goes with it", "[scene]") {
  const QPolygonF lead{QPointF(0, 0), QPointF(20, 20)};
  Scene scene;
  scene.label(QStringLiteral("one"), {12}, &Theme::ink, {{{{20, 20, 40, 40}, lead}}, {0, 0, 200, 200}})
      .with_second(QStringLiteral("two"), {11}, &Theme::ink2, 14)
      .stroke = thin(&Theme::line);
  place_words(scene);
  REQUIRE(scene.marks.size() == 3);
  CHECK(std::get<Line>(scene.marks[0].shape).points == lead);
  CHECK(scene.marks[0].stroke == thin(&Theme::line));
  CHECK(words_of(scene.marks[1]).markup == QStringLiteral("one"));
  CHECK(words_of(scene.marks[2]).markup == QStringLiteral("two"));
  CHECK(words_of(scene.marks[2]).baseline == words_of(scene.marks[1]).baseline + QPointF(0, 14));
  CHECK(scene.marks[2].fill == &Theme::ink2);
}

TEST_CASE("A curve is cut off where it leaves the plot", "[scene]") {
  struct Row {
    double x;
    std::optional<double> y;
  };
  const std::vector<Row> rows = {{0, 4}, {1, 2}, {2, std::nullopt}, {3, 0.5}, {4, 3}, {5, 3}, {6, 0}};
  Scene scene;
  Plot(scene, {0, 0, 60, 100}, {0, 6}, {0, 1}).curve(rows, &Row::x, &Row::y, {&Theme::ink});
  std::size_t points = 0;
  for (const Mark& mark : scene.marks) {
    for (const QPointF& point : std::get<Line>(mark.shape).points) {
      CHECK(point.y() >= -1e-9);
      CHECK(point.y() <= 100 + 1e-9);
      ++points;
    }
  }
  // From the crossing before 3 over 3 to that after it; then from the crossing before 6.
  REQUIRE(scene.marks.size() == 2);
  CHECK(points == 5);
  const QPolygonF& first = std::get<Line>(scene.marks[0].shape).points;
  CHECK(first[0].y() == Approx(0).margin(1e-9));
  CHECK(first[0].x() == Approx(10 + 20 * (100.0 / 150)));
  CHECK(first[1] == QPointF(30, 50));
}

TEST_CASE("A scene is painted, touched and dragged alike in every size", "[scene]") {
  const ScenePicture picture({300, 120}, 120, dots_and_handle, 4);
  CHECK(picture.description() == QStringLiteral("5 dots"));
  CHECK(picture.scene({300, 120}) == dots_and_handle(4, {300, 120}));
  for (const QRectF area : {QRectF(0, 0, 300, 120), QRectF(50, 20, 600, 240), QRectF(10, 10, 150, 60)}) {
    QImage image(700, 300, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    Spots spots;
    picture.paint_spots(painter, area, Theme::get(ThemeKind::light), spots);
    painter.end();
    REQUIRE(spots.all().size() == 1);
    const Spot& handle = spots.all().front();
    CHECK(handle.place == 7);
    REQUIRE(handle.grab);
    CHECK(handle.grab->field == "n");
    CHECK(handle.grab->here == Approx(4));
    CHECK(handle.grab->value(handle.rect.center()) == Approx(4));
    CHECK(handle.grab->value(area.topRight()) == 10);
    CHECK(handle.grab->value(area.topLeft()) == 0);
    const double scale = area.width() / 300;
    CHECK(handle.grab->value(handle.rect.center() + QPointF(26 * scale, 0)) == Approx(5));
    // A dot is where the scene has it.
    CHECK(image.pixelColor((area.topLeft() + QPointF(40, 30) * scale).toPoint()) == Theme::get(ThemeKind::light).ink);
  }
}

TEST_CASE("What is dragged along columns is one of their values", "[scene]") {
  const Grab grab{"row", Axis::columns(3, 0, 30), Qt::Horizontal, -1, {2, 5, 19}};
  CHECK(grab.value({-40, 0}) == 2);
  CHECK(grab.value({9.9, 0}) == 2);
  CHECK(grab.value({10.1, 0}) == 5);
  CHECK(grab.value({200, 0}) == 19);
  CHECK(Grab{"n", {1, 100, 0, 99}, Qt::Horizontal, 8}.value({0, 0}) == 8);
  CHECK(Grab{"p", {0, 1, 100, 0}, Qt::Vertical}.value({77, 25}) == Approx(0.75));
}

TEST_CASE("On its way a picture stands between two steps", "[scene]") {
  const ScenePicture half({300, 120}, 120, dots_and_handle, 2, 0.5);
  const Scene scene = half.scene({300, 120});
  REQUIRE(scene.marks.size() == 4);
  CHECK(std::get<Disc>(scene.marks[1].shape) == Disc{{100, 30}, 5});
  const double x = std::get<Disc>(scene.marks[2].shape).centre.x();
  CHECK(x > 0);
  CHECK(x < 160);
  // Before the first step there is nothing: all of it comes.
  CHECK(std::get<Disc>(ScenePicture({300, 120}, 120, dots_and_handle, 0, 0).scene({300, 120}).marks[0].shape) ==
        Disc{{0, 30}, 1});
}

TEST_CASE("A scene in another one is drawn, touched and dragged where it is seen there", "[scene]") {
  const Scene part = dots_and_handle(2, {200, 100});
  const QPointF origin(30, 12);
  constexpr double scale = 1.5;
  Scene whole;
  whole.line({0, 5}, {400, 5}, thin(&Theme::line));
  whole.take(part, origin, scale);
  const Theme& theme = Theme::get(ThemeKind::light);
  const auto drawn = [&](const auto& draw) {
    QImage image(400, 200, QImage::Format_ARGB32_Premultiplied);
    image.fill(theme.canvas);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter);
    return image;
  };
  CHECK(drawn([&](QPainter& painter) { paint(whole, painter, theme); }) == drawn([&](QPainter& painter) {
          Scene rule;
          rule.line({0, 5}, {400, 5}, thin(&Theme::line));
          paint(rule, painter, theme);
          painter.translate(origin);
          painter.scale(scale, scale);
          paint(part, painter, theme);
        }));

  QImage image(400, 200, QImage::Format_ARGB32_Premultiplied);
  QPainter painter(&image);
  Spots spots;
  add_spots(whole, painter, {}, spots);
  REQUIRE(spots.all().size() == 1);
  const Spot& handle = spots.all().front();
  const Axis axis{0, 10, 20, 180};
  const QPointF at = origin + QPointF(axis.px(2), 80) * scale;
  CHECK(handle.rect.center() == at);
  CHECK(handle.rect.size() == QSizeF(20, 20) * scale);
  CHECK(handle.radius == 15);
  REQUIRE(handle.grab);
  CHECK(handle.grab->here == Approx(2));
  CHECK(handle.grab->value(at) == Approx(2));
  CHECK(handle.grab->value(origin + QPointF(axis.px(7), 80) * scale) == Approx(7));

  // Twice put into another one, it is where both say.
  Scene outer;
  outer.take(whole, {10, 20}, 2);
  CHECK(outer.marks.back().origin == QPointF(10, 20) + origin * 2);
  CHECK(outer.marks.back().scale == 2 * scale);
}

TEST_CASE("Words keep away from a mark where it is seen, not where its own pixels are", "[scene]") {
  Scene part;
  part.box({0, 0, 20, 20}, &Theme::ink);
  const auto placed = [&](QPointF box_at) {
    Scene scene;
    scene.take(part, box_at, 2);
    scene.where_free({10, 30}, QStringLiteral("word"), styles::small, &Theme::ink, 0, {0, 0, 200, 100});
    place_words(scene);
    return scene.marks.size();
  };
  CHECK(placed({100, 50}) == 2);
  CHECK(placed({0, 10}) == 1);  // the box lies over the words' place, and they are left out
}
