// SPDX-License-Identifier: GPL-3.0-or-later
// One more point under a hand: the walk round the ring, the probe's radius, what lights up, the room's painting, other
// nets, what is said of a class that is not drawn, and what is written.
#include <catch2/catch.hpp>

#include <QKeyEvent>
#include <QPushButton>
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "../kit/pictures.test.hpp"
#include "../painted_words.test.hpp"
#include "core/base/error.hpp"
#include "ui/pages/one_more_point/one_more_point_page.hpp"
#include "ui/pages/one_more_point/one_more_point_scene.hpp"
#include "ui/pages/one_more_point/one_more_point_table.hpp"
#include "ui/pages/one_more_point/one_more_point_words.hpp"
#include "ui/pages/one_more_point/point_canvas.hpp"
#include "ui/pages/stability/stability_chapter.hpp"
#include "ui/shell/scene_exhibit.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

StabilityScenario hand_case(const std::string& known = "with", const std::string& painting = "bricks") {
  StabilityScenario scenario;
  scenario.page = "one-more-point";
  scenario.known = known;
  scenario.painting = painting;
  return scenario;
}

/// A page that takes its own edits, as the chapter has it do.
struct HandOnPoint {
  OneMorePointPage page{one_more_point_page()};
  std::vector<StabilityScenario> edits;
  int changes = 0;
  double motion = 0;

  explicit HandOnPoint(const StabilityScenario& scenario) {
    QObject::connect(&page, &StudyPage::edited, [this](const ChapterScenario& edited, int) {
      edits.push_back(std::get<StabilityScenario>(edited));
      compute(edits.back());
    });
    QObject::connect(&page, &Page::changed, [this] { ++changes; });
    QObject::connect(&page, &Page::edit_moves, [this](double ms) { motion = ms; });
    compute(scenario);
  }
  void compute(const StabilityScenario& scenario) {
    const auto take = page.work(scenario)([](StudyPage::Take first) { first(); }, {});
    if (take) take();
  }
  [[nodiscard]] ScenePicture picture(int step) const {
    return one_more_point_picture(page.run(), step, 1, page.brush());
  }
  [[nodiscard]] Spot spot(int step, std::int32_t place) const {
    Spot found;
    for (const Spot& one : test::painted_spots(picture(step), {728, 600}))
      if (one.place == place && one.act != Spot::Act::none) found = one;
    return found;
  }
  [[nodiscard]] QString said(int step) const { return test::read_aloud(picture(step)); }
  void click(std::int32_t place) {
    Spot at;
    at.act = Spot::Act::choose;
    at.place = place;
    page.take_click(at);
  }
  bool press(int key, PictureView* seen = nullptr) {
    const QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
    return page.take_key(event, {}, seen);
  }
};

/// The marks of a scene with this key.
std::vector<Mark> marks_named(const Scene& scene, const QString& key) {
  std::vector<Mark> found;
  std::copy_if(scene.marks.begin(), scene.marks.end(), std::back_inserter(found),
               [&](const Mark& mark) { return mark.key == key; });
  return found;
}

/// How strongly the tints of the bricks are drawn; 0 where they are not.
double strength_of_bricks(const Scene& scene) {
  double most = 0;
  for (const Mark& mark : scene.marks) {
    const bool tint = mark.fill == &Theme::paint_mp && std::holds_alternative<Area>(mark.shape);
    if (tint) most = std::max(most, mark.opacity);
  }
  return most;
}

}  // namespace

TEST_CASE("A hand that walks round the ring sees the turn counted: 0, a quarter, a half, three quarters, 1",
          "[one-more-point]") {
  HandOnPoint hand(hand_case());
  CHECK(hand.said(point_steps::round).contains("onceround"));
  const Spot start = hand.spot(point_steps::round, point_places::walker);
  REQUIRE(start.grab);
  const QRectF area(0, 0, 728, 600);
  const QPointF centre = PointLayout::of({728, 600}).centre;
  const double ring = start.rect.center().x() - centre.x();
  hand.page.take_drag({start, Drag::Phase::begin, start.rect.center(), area});
  struct Place {
    double u;
    double v;
    const char* turns;
  };
  for (const Place& place : {Place{0.6, 0.4, "0"}, Place{-0.3, 0.7, "¼"}, Place{-0.9, 0.1, "½"}, Place{-0.4, -0.6, "½"},
                             Place{0.3, -0.7, "¾"}, Place{0.97, -0.03, "1"}}) {
    hand.page.take_drag({start, Drag::Phase::move, centre + QPointF(place.u, -place.v) * ring, area});
    CAPTURE(place.turns);
    const QString said = hand.said(point_steps::round);
    CHECK(said.contains(QStringLiteral("Turnsonthering") + QString::fromUtf8(place.turns)));
    CHECK(said.contains("sofar"));
  }
  // Not beyond once round, and not the other way.
  hand.page.take_drag({start, Drag::Phase::move, centre + QPointF(0.7, -0.3) * ring, area});
  CHECK(hand.page.brush().walked == 1.0);
  CHECK(hand.said(point_steps::round).contains("onceround"));
  // A walk that is over begins anew.
  const Spot end = hand.spot(point_steps::round, point_places::walker);
  hand.page.take_drag({end, Drag::Phase::begin, end.rect.center(), area});
  hand.page.take_drag({end, Drag::Phase::move, centre + QPointF(0.6, -0.4) * ring, area});
  CHECK(hand.page.brush().walked.value_or(1) == Approx(0.1));
  CHECK(hand.edits.empty());
  CHECK(hand.spot(point_steps::inside, point_places::walker).act == Spot::Act::none);
}

TEST_CASE("A hand on the probe's circle sets r, at most a", "[one-more-point]") {
  HandOnPoint hand(hand_case());
  const QRectF area(0, 0, 728, 600);
  const Spot handle = hand.spot(point_steps::inside, point_places::radius);
  REQUIRE(handle.grab);
  CHECK(handle.grab->here == Approx(0.15));
  hand.page.take_drag({handle, Drag::Phase::begin, handle.rect.center(), area});
  hand.page.take_drag({handle, Drag::Phase::move, handle.rect.center() - QPointF(9.3, 0), area});
  REQUIRE(hand.edits.size() == 1);
  CHECK(hand.edits.back().radius == Rational(1, 10));
  hand.page.take_drag({handle, Drag::Phase::move, handle.rect.center() + QPointF(90, 0), area});
  CHECK(hand.edits.back().radius == Rational(1, 5));
  hand.page.take_drag({handle, Drag::Phase::move, handle.rect.center() - QPointF(90, 0), area});
  CHECK(hand.edits.back().radius == Rational(1, 100));
  StabilityScenario wide = hand_case();
  wide.radius = Rational(3, 10);
  hand.compute(wide);
  CHECK(hand.said(point_steps::inside).contains("fourcoloursfitin"));
  // At the right end of the diamond the handle is at the left of the probe.
  wide.across = 1;
  wide.up = 0;
  hand.compute(wide);
  CHECK(hand.spot(point_steps::inside, point_places::radius).rect.center().x() <
        hand.spot(point_steps::inside, point_places::probe).rect.center().x());
}

TEST_CASE("A strip that is pointed at lights its region and its arc", "[one-more-point]") {
  HandOnPoint hand(hand_case());
  hand.page.show_step(point_steps::inside);
  const Scene before = hand.picture(point_steps::inside).scene({728, 600});
  emit hand.page.view()->pointed(Kin::of_predictor(point_answer_labels(1)));
  CHECK(hand.page.brush().lit == std::size_t{1});
  const Scene lit = hand.picture(point_steps::inside).scene({728, 600});
  // A ring around the region, another along the arc: each a line of ink and one of kin.
  const auto kin_lines = [](const Scene& scene) {
    return std::count_if(scene.marks.begin(), scene.marks.end(), [](const Mark& mark) {
      return mark.stroke.ink == &Theme::kin && std::holds_alternative<Line>(mark.shape);
    });
  };
  CHECK(kin_lines(lit) == kin_lines(before) + 2);
  CHECK(lit.marks.size() == before.marks.size() + 4);
  emit hand.page.view()->pointed({});
  CHECK_FALSE(hand.page.brush().lit);
}

TEST_CASE("Without point 0 the inside fades in 240 ms and the ring stays", "[one-more-point]") {
  HandOnPoint hand(hand_case());
  const auto scene_at = [&](int step, double phase) {
    return one_more_point_picture(hand.page.run(), step, phase).scene({728, 600});
  };
  CHECK(one_more_point_script(*hand.page.run())->motion_ms(point_steps::without) == 240);
  double before = 1;
  for (const double phase : {0.0, 0.3, 0.7}) {
    const Scene scene = scene_at(point_steps::without, phase);
    const double now = strength_of_bricks(scene);
    CHECK(now > 0);
    CHECK(now <= before);
    CHECK(marks_named(scene, "arc 1").size() == 1);
    before = now;
  }
  CHECK(before < 0.3);
  CHECK(strength_of_bricks(scene_at(point_steps::without, 1)) == 0);
  CHECK(strength_of_bricks(scene_at(point_steps::price, 0.3)) == 0);
  // The same when the point is taken away by hand.
  const std::shared_ptr<const OneMorePointRun> known = hand.page.run();
  CHECK(hand.motion == 0);
  hand.compute(hand_case("without"));
  CHECK(hand.motion == 240);
  const auto faded = one_more_point_picture(hand.page.run(), point_steps::inside, 0.3, {}, known);
  CHECK(strength_of_bricks(faded.scene({728, 600})) > 0);
  hand.motion = 0;
  hand.compute(hand_case("with"));
  CHECK(hand.motion == 0);
}

TEST_CASE("Where the page is narrow the column lies below a diamond of 150 px or more", "[one-more-point]") {
  const auto runs = {compute_one_more_point(hand_case()), compute_one_more_point(hand_case("without")),
                     compute_one_more_point(hand_case("with", "yours")),
                     compute_one_more_point(hand_case("cube:3", "yours"))};
  for (const QSize size : {QSize(568, 572), QSize(600, 640), QSize(628, 700)}) {
    const PointLayout layout = PointLayout::of(size);
    CHECK(layout.below);
    CHECK(layout.radius >= 150);
    CHECK(layout.centre.y() + layout.radius < layout.column.y());
    for (const auto& run : runs) {
      for (int step = 0; step < point_steps::count; ++step) {
        CAPTURE(size.width(), step, run->scenario.known);
        const ScenePicture picture = one_more_point_picture(run, step, 1);
        CHECK(test::misplaced_words(picture, size) == "");
        for (const Spot& spot : test::painted_spots(picture, size))
          if (spot.act == Spot::Act::choose) CHECK(QRectF({}, QSizeF(size)).contains(spot.rect));
      }
    }
  }
  CHECK_FALSE(PointLayout::of({728, 520}).below);
  // A page that is low and wide has the column at the side, as large as that lets the diamond be.
  const auto radius_in = [&](QSize size) {
    const auto spots = test::painted_spots(one_more_point_picture(*runs.begin(), point_steps::inside, 1), size);
    double left = 1e9;
    for (const Spot& spot : spots)
      if (spot.place == point_places::upper) left = std::min(left, spot.rect.left());
    return left;
  };
  CHECK(radius_in({700, 440}) < 200);
}

TEST_CASE("Whether your painting is possible is asked, and answered with the paintings that were tried",
          "[one-more-point]") {
  HandOnPoint hand(hand_case("with", "yours"));
  const QString tried =
      QStringLiteral("%1partialpaintingsweretried,nonecanbecompleted.").arg(hand.page.run()->own->net->search.nodes);
  CHECK(hand.said(point_steps::paint).contains("Isitpossible?"));
  CHECK_FALSE(hand.said(point_steps::paint).contains(tried));
  REQUIRE(hand.spot(point_steps::paint, point_places::possible).act == Spot::Act::choose);
  hand.click(point_places::possible);
  CHECK(hand.said(point_steps::paint).contains(tried));
  CHECK(hand.spot(point_steps::paint, point_places::possible).act == Spot::Act::none);
  CHECK(hand.spot(point_steps::paint, point_places::found).act == Spot::Act::none);
  // Another net asks anew.
  StabilityScenario other = hand_case("points:3", "yours");
  hand.compute(other);
  CHECK_FALSE(hand.page.brush().asked);
  hand.click(point_places::possible);
  CHECK(hand.said(0).contains("Yes:apaintingwasfound"));
  REQUIRE(hand.spot(0, point_places::found).act == Spot::Act::choose);
  hand.click(point_places::found);
  CHECK(hand.page.run()->own->complete());
  CHECK(hand.page.run()->own->three.empty());
}

TEST_CASE("Your own painting has at most 60 words in its picture", "[one-more-point]") {
  for (const char* known : {"with", "without", "cube:3", "table:11/01/00"}) {
    HandOnPoint hand(hand_case(known, "yours"));
    hand.click(point_places::possible);
    for (int step = 0; step < point_steps::count; ++step) {
      std::ptrdiff_t words = 16;  // of title and subtitle
      for (const test::PaintedWords& piece : test::painted_words(hand.picture(step), {728, 600})) {
        const QStringList all = piece.text.split(u' ', Qt::SkipEmptyParts);
        words += std::count_if(all.begin(), all.end(), [](const QString& word) {
          return std::any_of(word.begin(), word.end(), [](QChar sign) { return sign.isLetter(); });
        });
      }
      CAPTURE(known, step);
      CHECK(words <= 60);
    }
  }
}

TEST_CASE("Other classes are painted on their nets, with colours from 1 to 8", "[one-more-point]") {
  for (const char* text : {"points:3", "cube:3", "table:11/01/00", "table:001/010/011/100/101/110"}) {
    CAPTURE(text);
    HandOnPoint hand(hand_case(text));
    REQUIRE(hand.page.run()->own);
    const OwnNet& net = *hand.page.run()->own->net;
    const auto colours = static_cast<std::int32_t>(net.palette.size());
    for (std::int32_t colour = 0; colour < colours; ++colour) {
      CHECK(hand.spot(0, point_places::first_colour + colour).act == Spot::Act::choose);
      CHECK(hand.press(Qt::Key_1 + colour));
      CHECK(hand.page.brush().answer == static_cast<std::size_t>(colour));
    }
    CHECK_FALSE(hand.press(Qt::Key_1 + colours));
    std::size_t answer = 0;
    while (!net.allows(0, answer)) ++answer;
    hand.press(Qt::Key_1 + static_cast<int>(answer));
    hand.click(point_places::first_dot);
    REQUIRE(hand.edits.size() == 1);
    CHECK(hand.edits.back().painted == std::string(1, static_cast<char>('1' + answer)));
    for (std::size_t i = 0; i < net.mesh.worlds.size(); ++i)
      CHECK(hand.spot(0, point_places::first_dot + static_cast<std::int32_t>(i)).act == Spot::Act::choose);
    const auto script = one_more_point_script(*hand.page.run());
    CHECK(script->size() == 2);
    for (int step = 0; step < 2; ++step) {
      CHECK(test::misplaced_words(hand.picture(step), {728, 600}) == "");
      CHECK(one_more_point_notes(*hand.page.run(), step).empty());
    }
    const PageTable table = one_more_point_table(*hand.page.run(), ui::TableLimits::none());
    CHECK(table.rows.size() == 3 + 2 + net.mesh.worlds.size());
    CHECK(hand.page.command(hand_case(text)).contains(QString::fromUtf8(text)));
  }
}

TEST_CASE("A class that is not on 2 or 3 points has a table with L and its reason, and no picture",
          "[one-more-point]") {
  HandOnPoint hand(hand_case());
  CHECK_FALSE(hand.page.table_shown());
  hand.compute(hand_case("cube:4"));
  CHECK(hand.page.table_shown());
  CHECK(hand.said(0).contains("Drawnareclasseson2or3points."));
  const PageTable table = one_more_point_table(*hand.page.run(), ui::TableLimits::none());
  REQUIRE(table.rows.size() == 3);
  CHECK(table.rows[0][4].data == 4);
  CHECK_FALSE(table.rows[0][5].shown.isEmpty());
  CHECK(hand.page.exhibits().size() == 1);
  hand.compute(hand_case());
  CHECK_FALSE(hand.page.table_shown());
}

TEST_CASE("A mesh on which some worlds have no colour is refused with its rule", "[one-more-point]") {
  HandOnPoint hand(hand_case("with", "yours"));
  StabilityScenario coarse = hand_case("with", "yours");
  coarse.mesh = 2;
  std::vector<InputError> problems;
  check_stability(coarse, problems);
  CHECK(problems.empty());
  std::string rule;
  try {
    hand.compute(coarse);
  } catch (const InputError& error) {
    rule = error.rule().text();
  }
  CHECK(rule.find("too coarse for alpha") != std::string::npos);
  CHECK(hand.page.run()->scenario.mesh == 3);
  coarse.mesh = 41;
  check_stability(coarse, problems);
  REQUIRE(problems.size() == 1);
  CHECK(problems.front().field() == "mesh");
}

TEST_CASE("The painting is written as the record that complex --verify reads", "[one-more-point]") {
  HandOnPoint hand(hand_case());
  const auto record_in = [&]() -> std::optional<std::string> {
    for (const auto& exhibit : hand.page.exhibits()) {
      const auto* recorded = dynamic_cast<const HasRecord*>(exhibit.get());
      if (recorded != nullptr && exhibit->id() == QLatin1String("painting-record")) return recorded->record();
    }
    return std::nullopt;
  };
  const auto bricks = record_in();
  REQUIRE(bricks);
  const ComplexCheck found = check(parse_complex_certificate(*bricks));
  CHECK(found.class_text == class_with_known);
  CHECK(found.value == 3);
  hand.compute(hand_case("with", "yours"));
  CHECK_FALSE(record_in());
}

TEST_CASE("The button in the left panel begins your own painting", "[one-more-point]") {
  HandOnPoint hand(hand_case());
  REQUIRE(hand.page.panel_foot().size() == 1);
  auto& button = dynamic_cast<PlainButton&>(*hand.page.panel_foot().front());
  hand.page.show_step(0);
  CHECK(button.text() == "Paint it yourself");
  CHECK(button.isEnabled());
  button.click();
  REQUIRE(hand.edits.size() == 1);
  CHECK(hand.edits[0].painting == "yours");
  hand.page.show_step(0);
  CHECK_FALSE(button.isEnabled());
  CHECK(with_value(hand_case("with", "yours"), "drawn", std::string("points:3")).known == "points:3");
}

TEST_CASE("In a lecture the room paints dot by dot, then the ring is drawn and its turn is counted",
          "[one-more-point]") {
  HandOnPoint hand(hand_case("with", "yours"));
  PictureView wall({});
  const auto lecture = [&](int step) { return one_more_point_lecture(hand.page.run(), step, 1, hand.page.brush()); };
  CHECK(hand.page.headline({point_steps::paint, 1}).contains("Which colour here?"));
  CHECK_FALSE(test::read_aloud(lecture(point_steps::paint)).contains("Yourcolours"));
  const auto rings = [&](int step) {
    const Scene scene = lecture(step).scene({480, 500});
    return std::count_if(scene.marks.begin(), scene.marks.end(),
                         [](const Mark& mark) { return std::holds_alternative<Ring>(mark.shape); });
  };
  CHECK(rings(point_steps::paint) == 1);
  std::size_t painted = 0;
  while (const auto next = next_unpainted(*hand.page.run()->own)) {
    std::size_t answer = 0;
    while (!hand.page.run()->own->net->allows(*next, answer)) ++answer;
    CHECK(hand.press(Qt::Key_1 + static_cast<int>(answer), &wall));
    REQUIRE(hand.page.run()->own->painted == ++painted);
  }
  CHECK(painted == 25);
  CHECK_FALSE(hand.page.run()->own->three.empty());
  CHECK(rings(point_steps::paint) == 0);
  CHECK_FALSE(hand.page.headline({point_steps::paint, 1}).contains("Which colour here?"));
  CHECK(test::read_aloud(lecture(point_steps::round)).contains("1"));
  // Enter paints a dot that is pointed at, and is not taken from a handle.
  hand.compute(hand_case("with", "yours"));
  wall.set_kin(Kin::of_node(point_walker_node));
  CHECK_FALSE(hand.press(Qt::Key_Enter, &wall));
  const std::size_t top = *next_unpainted(*hand.page.run()->own);
  CHECK(hand.press(Qt::Key_1, hand.page.view()));
  REQUIRE(hand.page.run()->own->net->allows(top, 0));
  wall.set_kin(Kin::of_node(static_cast<std::int32_t>(top)));
  CHECK(hand.press(Qt::Key_Enter, &wall));
  CHECK(hand.page.run()->own->painted == 1);
  // In the window the same key only chooses.
  hand.compute(hand_case("with", "yours"));
  CHECK(hand.press(Qt::Key_1, hand.page.view()));
  CHECK(hand.page.run()->own->painted == 0);
}

TEST_CASE("A lecture shows the diamond alone with the slider of a", "[one-more-point]") {
  HandOnPoint hand(hand_case());
  const auto exhibit = hand.page.lecture(point_steps::inside);
  REQUIRE(exhibit);
  const auto picture = exhibit->picture(Theme::get(ThemeKind::light), {point_steps::inside, 1});
  for (const char* words : {"Neartheprobe", "Theprobe", "Beststability", "Drag"})
    CHECK_FALSE(test::read_aloud(*picture).contains(words));
  for (int step = 0; step < point_steps::count; ++step) {
    const ScenePicture at = one_more_point_lecture(hand.page.run(), step, 1, {});
    CAPTURE(step);
    for (const QSize size : {QSize(480, 500), QSize(900, 600)}) CHECK(test::misplaced_words(at, size) == "");
  }
  Spot slider;
  for (const Spot& spot : test::painted_spots(*picture, {480, 500}))
    if (spot.place == point_places::slider) slider = spot;
  REQUIRE(slider.grab);
  CHECK(slider.grab->here == Approx(0.2));
  hand.page.take_drag({slider, Drag::Phase::begin, slider.rect.center(), {0, 0, 480, 500}});
  hand.page.take_drag({slider, Drag::Phase::move, slider.rect.center() + QPointF(48.5, 0), {0, 0, 480, 500}});
  REQUIRE(hand.edits.size() == 1);
  CHECK(hand.edits.back().error == Rational(3, 10));
}
