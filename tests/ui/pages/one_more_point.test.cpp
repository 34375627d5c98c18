// SPDX-License-Identifier: GPL-3.0-or-later
// One more point as it is seen and touched: its story, its picture at every step, its handles, painting by hand.
#include <catch2/catch.hpp>

#include <QKeyEvent>
#include <algorithm>
#include <string>
#include <vector>

#include "../kit/pictures.test.hpp"
#include "../painted_words.test.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/ui/screens.test.hpp"
#include "ui/pages/one_more_point/one_more_point_page.hpp"
#include "ui/pages/one_more_point/one_more_point_scene.hpp"
#include "ui/pages/one_more_point/one_more_point_table.hpp"
#include "ui/pages/one_more_point/one_more_point_words.hpp"
#include "ui/pages/stability/stability_chapter.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

StabilityScenario point_case(const Rational& error = Rational(1, 5), const std::string& known = "with",
                             const std::string& painting = "bricks") {
  StabilityScenario scenario;
  scenario.page = "one-more-point";
  scenario.error = error;
  scenario.known = known;
  scenario.painting = painting;
  return scenario;
}

StabilityScenario own_case(std::uint64_t mesh, std::string painted, const std::string& known = "with") {
  StabilityScenario scenario = point_case(Rational(1, 5), known, "yours");
  scenario.mesh = mesh;
  scenario.painted = std::move(painted);
  return scenario;
}

/// Each dot in the first colour that it allows.
std::string first_allowed_colours(std::uint64_t mesh, const std::string& known = "with") {
  const auto run = compute_one_more_point(own_case(mesh, "", known));
  std::string digits;
  for (std::size_t i = 0; i < run->own->colours.size(); ++i) {
    std::size_t answer = 0;
    while (!run->own->net->allows(i, answer)) ++answer;
    digits += static_cast<char>('1' + answer);
  }
  return digits;
}

std::vector<StabilityScenario> point_cases() {
  std::vector<StabilityScenario> cases = {point_case(),
                                          point_case(0),
                                          point_case(Rational(1, 50)),
                                          point_case(Rational(99, 200)),
                                          point_case(Rational(1, 5), "without"),
                                          point_case(Rational(2, 5), "without"),
                                          own_case(3, ""),
                                          own_case(3, first_allowed_colours(3)),
                                          own_case(4, first_allowed_colours(4).substr(0, 4)),
                                          own_case(3, first_allowed_colours(3, "without"), "without"),
                                          own_case(14, first_allowed_colours(14))};
  StabilityScenario corner = point_case();
  corner.across = -1;
  corner.up = 0;
  corner.radius = Rational(1, 2);
  cases.push_back(corner);
  corner.known = "without";
  cases.push_back(corner);
  return cases;
}

/// A page that has computed the scenario, as the chapter has it do, and what it asks to be edited.
struct OpenedPoint {
  OneMorePointPage page{one_more_point_page()};
  std::vector<StabilityScenario> edits;
  int changes = 0;

  OpenedPoint() {
    QObject::connect(&page, &StudyPage::edited, [this](const ChapterScenario& edited, int) {
      edits.push_back(std::get<StabilityScenario>(edited));
    });
    QObject::connect(&page, &Page::changed, [this] { ++changes; });
  }
  void compute(const StabilityScenario& scenario) {
    const auto take = page.work(scenario)([](StudyPage::Take first) { first(); }, {});
    if (take) take();
  }
};

Spot point_spot(const ScenePicture& picture, std::int32_t place, QSize size = {728, 600}) {
  Spot found;
  for (const Spot& spot : test::painted_spots(picture, size))
    if (spot.place == place && spot.act != Spot::Act::none) found = spot;
  return found;
}

QString point_said(const std::shared_ptr<const OneMorePointRun>& run, int step) {
  return test::read_aloud(one_more_point_picture(run, step, 1));
}

}  // namespace

TEST_CASE("The story of One more point is the one that was written for it", "[one-more-point]") {
  const auto script = one_more_point_script(*compute_one_more_point(point_case()));
  REQUIRE(script->size() == point_steps::count);
  const char* sentences[] = {
      "Each dot is a world. The centre sees only point 0. Right and up mean +, left and down mean −.",
      "Paint each world with its most frequent answer. A colour may err on .2 of the examples here.",
      "Where k colours meet, k answers tie. So none of them has more than 1/k.",
      "Walk along the ring: four colours, one turn.",
      "Round the ring the colours turn once. So inside three must meet: in some world no answer has a chance above ⅓.",
      "Two. The ring has no inside, and ½ is possible, even with one example.",
      "Neither. A point that everyone knows lowers the best stability from ½ to ⅓."};
  for (int step = 0; step < script->size(); ++step) {
    CHECK(script->sentence(step) == QString::fromUtf8(sentences[step]));
    CHECK((*script)[step].question.text.isEmpty() == (step == point_steps::price));
    CHECK((*script)[step].question.answers.size() <= 3);
    CHECK_FALSE((*script)[step].reference.isEmpty());
    CHECK((*script)[step].dwell_ms == 2400);
    CHECK((*script)[step].motion_ms == 240);
  }
  for (const StabilityScenario& scenario : point_cases()) {
    const auto run = compute_one_more_point(scenario);
    for (int step = 0; step < script->size(); ++step) {
      CHECK(one_more_point_script(*run)->sentence(step).endsWith(u'.'));
      CHECK_FALSE(one_more_point_script(*run)->sentence(step).contains(u'%'));
      CHECK(one_more_point_notes(*run, step).size() <= 2);
    }
  }
}

TEST_CASE("Words of One more point lie within the picture and over no others", "[one-more-point]") {
  int which = 0;
  for (const StabilityScenario& scenario : point_cases()) {
    const auto run = compute_one_more_point(scenario);
    PointBrush brush;
    if (run->own) brush = {2, PointBrush::Refusal{0, 2}};
    for (int step = 0; step < point_steps::count; ++step) {
      for (const QSize size : {QSize(728, 600), QSize(728, 520), QSize(900, 700)}) {
        CAPTURE(which, step, size.width(), size.height());
        CHECK(test::misplaced_words(one_more_point_picture(run, step, 1, brush), size) == "");
      }
    }
    ++which;
  }
}

TEST_CASE("A step of One more point shows what it speaks of and not the answer of its question", "[one-more-point]") {
  const auto run = compute_one_more_point(point_case());
  // Words in the picture with title and subtitle: at most 60.
  for (int step = 0; step < point_steps::count; ++step) {
    std::ptrdiff_t words = 16;
    for (const test::PaintedWords& piece : test::painted_words(one_more_point_picture(run, step, 1), {728, 600})) {
      const QStringList all = piece.text.split(u' ', Qt::SkipEmptyParts);
      words += std::count_if(all.begin(), all.end(), [](const QString& word) {
        return std::any_of(word.begin(), word.end(), [](QChar sign) { return sign.isLetter(); });
      });
    }
    CAPTURE(step);
    CHECK(words <= 60);
  }
  CHECK_FALSE(point_said(run, point_steps::paint).contains("meet"));
  CHECK(point_said(run, point_steps::meeting).contains("3meet"));
  CHECK_FALSE(point_said(run, point_steps::meeting).contains("Turns"));
  CHECK_FALSE(point_said(run, point_steps::meeting).contains("Theynevergo"));
  CHECK(point_said(run, point_steps::round).contains("onceround"));
  CHECK_FALSE(point_said(run, point_steps::round).contains("meet"));
  CHECK(point_said(run, point_steps::inside).contains("Theynevergo"));
  CHECK(point_said(run, point_steps::inside).count(".333") == 3);
  for (const char* mass : {".76", ".04", ".20"}) CHECK(point_said(run, point_steps::inside).contains(mass));
  CHECK_FALSE(point_said(run, point_steps::inside).contains("2meet"));
  CHECK(point_said(run, point_steps::without).count("2meet") == 4);
  CHECK_FALSE(point_said(run, point_steps::without).contains("3meet"));
  CHECK(point_said(run, point_steps::price).contains("Beststability"));
  CHECK(point_said(compute_one_more_point(point_case(0)), point_steps::meeting).contains("4meet"));
}

TEST_CASE("A hand on the bricks slides their meetings, both ways, below a half", "[one-more-point]") {
  OpenedPoint opened;
  opened.compute(point_case());
  const ScenePicture picture = one_more_point_picture(opened.page.run(), point_steps::inside, 1);
  for (const std::int32_t place : {point_places::upper, point_places::lower}) {
    const Spot handle = point_spot(picture, place);
    REQUIRE(handle.grab);
    CHECK(handle.grab->field == "error");
    CHECK(handle.grab->here == Approx(0.2));
    const double out = place == point_places::upper ? -1 : 1;
    opened.edits.clear();
    opened.page.take_drag({handle, Drag::Phase::begin, handle.rect.center(), {0, 0, 728, 600}});
    opened.page.take_drag({handle, Drag::Phase::move, handle.rect.center() + QPointF(0, out * 18.6), {0, 0, 728, 600}});
    REQUIRE(opened.edits.size() == 1);
    CHECK(opened.edits.back().error == Rational(3, 10));
    opened.page.take_drag({handle, Drag::Phase::move, handle.rect.center() + QPointF(0, out * 500), {0, 0, 728, 600}});
    CHECK(opened.edits.back().error == Rational(99, 200));
    opened.page.take_drag({handle, Drag::Phase::move, handle.rect.center() - QPointF(0, out * 500), {0, 0, 728, 600}});
    CHECK(opened.edits.back().error == 0);
  }
  opened.edits.clear();
  const QKeyEvent up(QEvent::KeyPress, Qt::Key_Up, Qt::NoModifier);
  CHECK(opened.page.take_key(up, {}, nullptr));
  REQUIRE(opened.edits.size() == 1);
  CHECK(opened.edits.back().error == Rational(21, 100));
}

TEST_CASE("The probe goes across and up with the hand, stays in the diamond, and on the ring without point 0",
          "[one-more-point]") {
  OpenedPoint opened;
  opened.compute(point_case());
  for (const QSize size : {QSize(728, 600), QSize(1456, 1200)}) {
    opened.edits.clear();
    const double scale = size.width() / 728.0;
    const ScenePicture picture = one_more_point_picture(opened.page.run(), point_steps::inside, 1);
    const Spot handle = point_spot(picture, point_places::probe, size);
    REQUIRE(handle.grab);
    const QRectF area({}, QSizeF(size));
    const auto drag = [&](Drag::Phase phase, QPointF by) {
      opened.page.take_drag({handle, phase, handle.rect.center() + by * scale, area});
    };
    drag(Drag::Phase::begin, {});
    CHECK(opened.edits.empty());
    drag(Drag::Phase::move, {18.6, -37.2});
    REQUIRE(opened.edits.size() == 1);
    CHECK(to_double(opened.edits.back().across) == Approx(0.13975).margin(0.002));
    CHECK(to_double(opened.edits.back().up) == Approx(0).margin(0.002));
    drag(Drag::Phase::move, {900, -900});
    CHECK(abs(opened.edits.back().across) + abs(opened.edits.back().up) <= 1);
    std::vector<InputError> problems;
    check_stability(opened.edits.back(), problems);
    CHECK(problems.empty());
  }
  StabilityScenario without = point_case(Rational(1, 5), "without");
  opened.compute(without);
  const Spot handle =
      point_spot(one_more_point_picture(opened.page.run(), point_steps::inside, 1), point_places::probe);
  REQUIRE(handle.grab);
  CHECK(known_mass(opened.page.run()->ring_probe) == 0);
  const ProbeShares& shares = opened.page.run()->ring_shares;
  CHECK(*std::max_element(shares.begin(), shares.end()) >= 0.5 - 1e-9);
}

TEST_CASE("Dots take the chosen colour, give it back, and refuse one that errs too much", "[one-more-point]") {
  OpenedPoint opened;
  opened.compute(own_case(3, ""));
  REQUIRE(opened.page.run()->own);
  const OwnNet& net = *opened.page.run()->own->net;
  std::size_t right = 0;
  while (!(net.places[right] == DiamondWorld{1, 0})) ++right;
  Spot dot;
  dot.act = Spot::Act::choose;
  dot.place = point_places::first_dot + static_cast<std::int32_t>(right);
  opened.page.take_click(dot);
  REQUIRE(opened.edits.size() == 1);
  CHECK(opened.edits.back().painted == std::string(right, '0') + "1");
  opened.compute(opened.edits.back());
  CHECK(opened.page.run()->own->painted == 1);
  opened.page.take_click(dot);
  CHECK(opened.edits.back().painted.empty());
  const QKeyEvent two(QEvent::KeyPress, Qt::Key_2, Qt::NoModifier);
  CHECK(opened.page.take_key(two, {}, nullptr));
  CHECK(opened.page.brush().answer == 1);
  const std::size_t before = opened.edits.size();
  opened.page.take_click(dot);
  CHECK(opened.edits.size() == before);
  REQUIRE(opened.page.brush().refused);
  CHECK(refused_words(*opened.page.run(), right, 1) == QStringLiteral("−+ errs on 1 here"));
  CHECK(test::read_aloud(one_more_point_picture(opened.page.run(), 4, 1, opened.page.brush()))
            .contains(QStringLiteral("−+errson1here")));
  Spot back;
  back.act = Spot::Act::choose;
  back.place = point_places::bricks;
  opened.page.take_click(back);
  CHECK(opened.edits.back().painting == "bricks");
  // Every dot of the picture can be clicked.
  std::vector<bool> seen(net.places.size());
  for (const Spot& spot : test::painted_spots(one_more_point_picture(opened.page.run(), 4, 1), {728, 600}))
    if (spot.place >= point_places::first_dot)
      seen[static_cast<std::size_t>(spot.place - point_places::first_dot)] = true;
  CHECK(std::count(seen.begin(), seen.end(), true) == 25);
}

TEST_CASE("Your own painting counts its triangles of three colours and says whether it is possible",
          "[one-more-point]") {
  const auto run = compute_one_more_point(own_case(3, first_allowed_colours(3)));
  REQUIRE(run->own);
  const QString said = point_said(run, point_steps::inside);
  CHECK(said.contains(QStringLiteral("25of25dotspainted")));
  CHECK(said.contains(QStringLiteral("%1triangle").arg(run->own->three.size())));
  CHECK(said.contains(QStringLiteral("%1partialpaintingsweretried,").arg(run->own->net->search.nodes)));
  CHECK_FALSE(point_said(run, point_steps::meeting).contains("partialpaintings"));
  CHECK(point_said(compute_one_more_point(own_case(3, "")), point_steps::inside).contains("Nothingpainted"));
  CHECK(point_said(compute_one_more_point(own_case(3, "", "without")), point_steps::inside).contains("Yes"));
}

TEST_CASE("The table of One more point holds regions, meetings, the ring, shares and L", "[one-more-point]") {
  const auto run = compute_one_more_point(point_case());
  const PageTable table = one_more_point_table(*run, ui::TableLimits::none());
  CHECK(table.rows.size() == 4 + 2 + 4 + 1 + 4 + 6);
  for (const auto& row : table.rows) CHECK(row.size() == table.columns.size());
  CHECK(table.rows[0][3].data == 0.2);
  CHECK(table.rows[4][4].data == 3);
  CHECK(table.rows[10][4].data == 1.0);
  CHECK(table.rows[15][4].data == 3);
  CHECK(table.rows[18][4].data == 2);
  const auto own = compute_one_more_point(own_case(3, first_allowed_colours(3).substr(0, 2)));
  CHECK(one_more_point_table(*own, ui::TableLimits::none()).rows.size() == 21 + 2 + 25);
  const PageTable cut = one_more_point_table(*own, ui::TableLimits{5, 64});
  CHECK(cut.rows.size() == 5);
  CHECK(cut.left_out == 43);
}

TEST_CASE("What is pointed at in One more point is told, and its command asks for the same painting",
          "[one-more-point]") {
  OpenedPoint opened;
  opened.compute(point_case());
  CHECK(opened.page.tell(Kin::of_point(0)) == QStringLiteral("D = (.80, 0, .20): they err on ++ 0, −+ 0, −− .2"));
  CHECK(opened.page.tell(Kin::of_predictor(LabelVector::parse("+++"))) ==
        QStringLiteral("++ errs on .2 at most where it is painted"));
  CHECK(opened.page.command(point_case()).toStdString() ==
        "littlestone-lab complex table:111/110/101/100 --mesh 3 --alpha 9/20 --colours 2");
  CHECK(opened.page.command(point_case(0, "without")).contains(QStringLiteral("cube:2")));
  opened.compute(own_case(3, ""));
  CHECK(opened.page.tell(Kin::of_node(0)).contains(QStringLiteral("allowed are")));
}

TEST_CASE("The card of One more point is drawn in every theme, and its scenario is the page's default",
          "[one-more-point][gallery]") {
  const StabilityScenario shipped =
      read_stability_file(support::source_folder() + "/resources/scenarios/stability/a-point-everyone-knows.json");
  CHECK(shipped.error == Rational(1, 5));
  CHECK(shipped.radius == Rational(3, 20));
  CHECK(shipped.up == Rational(-1, 5));
  const auto card = stability_card(shipped, {});
  REQUIRE(card);
  for (const ThemeKind kind : all_kinds) {
    const Theme& theme = Theme::get(kind);
    CHECK_FALSE(is_blank(rendered(*card, {244, 132}, theme), theme.canvas));
  }
  CHECK(with_value(own_case(3, "111"), "known", std::string("without")).painted.empty());
}

TEST_CASE("One more point is drawn to files to be looked at", "[.point-screens]") {
  const QString folder = test::screens_folder(QStringLiteral("one-more-point"));
  const auto draw = [&](const QString& name, const StabilityScenario& scenario, std::vector<int> steps, QSize size,
                        ThemeKind kind = ThemeKind::light, const PointBrush& brush = {}) {
    const auto run = compute_one_more_point(scenario);
    for (const int step : steps) {
      const Theme& theme = Theme::get(kind);
      QImage image(size * 2, QImage::Format_RGB32);
      image.fill(theme.canvas);
      image.setDevicePixelRatio(2);
      QPainter painter(&image);
      one_more_point_picture(run, step, 1, brush).paint(painter, QRectF(QPointF(), QSizeF(size)), theme);
      painter.end();
      image.save(QStringLiteral("%1/%2-%3.png").arg(folder, name).arg(step));
    }
  };
  draw("bricks", point_case(), {0, 1, 2, 3, 4, 5, 6}, {728, 600});
  draw("dark", point_case(), {4}, {728, 600}, ThemeKind::dark);
  draw("contrast", point_case(), {4}, {728, 600}, ThemeKind::contrast);
  draw("near-half", point_case(Rational(99, 200)), {4}, {728, 520});
  draw("zero", point_case(0), {4}, {900, 700});
  draw("without", point_case(Rational(1, 5), "without"), {1, 2, 4}, {728, 600});
  draw("own", own_case(3, first_allowed_colours(3)), {2, 4, 5}, {728, 600}, ThemeKind::light,
       {1, PointBrush::Refusal{3, 2}});
  draw("own-dark", own_case(4, first_allowed_colours(4).substr(0, 9)), {4}, {728, 600}, ThemeKind::dark);
  draw("own-empty", own_case(3, ""), {0, 1}, {728, 520});
  draw("own-fine", own_case(14, first_allowed_colours(14)), {4}, {728, 600});
}
