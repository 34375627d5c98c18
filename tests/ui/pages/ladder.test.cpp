// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder as it is seen: what is painted and told says what the run says, for every list of classes and every step.
#include <catch2/catch.hpp>

#include <QTest>
#include <algorithm>
#include <string>
#include <vector>

#include "../kit/pictures.test.hpp"
#include "../painted_words.test.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/ui/screens.test.hpp"
#include "ui/pages/ladder/ladder_page.hpp"
#include "ui/pages/ladder/ladder_scene.hpp"
#include "ui/pages/ladder/ladder_table.hpp"
#include "ui/pages/ladder/ladder_words.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/numbers.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

StabilityScenario ladder_scenario(const std::string& classes = StabilityScenario().classes) {
  StabilityScenario scenario;
  scenario.page = "ladder";
  scenario.classes = classes;
  return scenario;
}

WorstWorld ladder_world(double lower, double upper, std::vector<double> chances) {
  WorstWorld world;
  world.lower = lower;
  world.upper = upper;
  world.exact = true;
  for (const double chance : chances) world.best.push_back({LabelVector(4), chance});
  return world;
}

/// The seven classes with the brackets that a long search has found for n = 4: no search here.
std::shared_ptr<const LadderRun> seven_classes(StabilityScenario scenario = ladder_scenario()) {
  auto run = std::make_shared<LadderRun>(*compute_ladder(scenario, {}, {.search = false}));
  for (LadderRow& row : run->rows) {
    row.asked = true;
    if (row.dimension == 1) {
      row.g = ladder_world(.3995, .4, {.4});
      row.g_star = ladder_world(.498, .5, {.5, .4999});
    } else if (row.class_text == "thresholds:4") {
      row.g = ladder_world(.2577, .2583, {.2583, .2583, .17});
      row.g_star = ladder_world(.3071, .3121, {.312, .312, .3119, .064});
    } else if (row.dimension == 2) {
      row.g = ladder_world(.2997, .3002, {.3});
      row.g_star = ladder_world(.498, .5, {.5, .4999});
    } else {
      row.g = ladder_world(.1117, .1122, {.1122});
      row.g_star = ladder_world(.2671, .2721, {.272, .272, .272, .184});
    }
  }
  run->complete = true;
  return run;
}

std::shared_ptr<const LadderRun> quick_ladder(const std::string& classes) {
  return compute_ladder(ladder_scenario(classes), {}, {.most_points = 3, .tolerance = Rational(1, 20)});
}

bool ladder_says(const Picture& picture, const std::string& words) {
  return test::read_aloud(picture).toStdString().find(words) != std::string::npos;
}

struct OpenedLadder {
  LadderPage page{ladder_page()};
  std::vector<StabilityScenario> edits;

  explicit OpenedLadder(const std::string& classes) {
    QObject::connect(&page, &StudyPage::edited, [this](const ChapterScenario& edited, int) {
      edits.push_back(std::get<StabilityScenario>(edited));
    });
    const auto take = page.work(ladder_scenario(classes))([](const StudyPage::Take& first) { first(); }, {});
    if (take) take();
  }
};

void check_told(const LadderRun& run) {
  const auto script = ladder_script(run);
  REQUIRE(script->size() == 6);
  const auto sentence = [&](int step) { return without_isolates(script->sentence(step)).toStdString(); };
  CHECK(sentence(0) == "No learner stays beyond the dashed line in every world.");
  CHECK(sentence(1) == "With one example the best learner of cube:3 has exactly .25.");
  CHECK(sentence(2) == "Yes: .267 at least. In five classes G* reaches its ceiling.");
  CHECK(sentence(3) == "Left of it, as it sometimes gives no answer: .4, .3, .258, .112.");
  CHECK(sentence(4) ==
        "For cube:3 the proof promises .0025. In the worst world G* has .267 or more. No learner has more than ⅓ "
        "everywhere.");
  CHECK(sentence(5) ==
        "thresholds:4. Three answers share its worst world, about .31 each. With enough examples another learner comes "
        "near ½.");
}

}  // namespace

TEST_CASE("The ladder tells of the seven classes as they are searched", "[.long][ladder]") {
  const auto run = compute_ladder(ladder_scenario());
  CHECK(run->complete);
  check_told(*run);
}

TEST_CASE("The ladder tells its six steps in the sentences that were written for it", "[ladder]") {
  check_told(*seven_classes());
  const auto script = ladder_script(*seven_classes());
  const auto question = [&](int step) { return without_isolates((*script)[step].question.text).toStdString(); };
  CHECK(question(0) == "Why is it ⅓ for cube:3?");
  CHECK(question(1) == "Will a tournament of 164 examples do better?");
  CHECK(question(2) == "Where will G be?");
  CHECK(question(3) == "And what does the proof promise?");
  CHECK(question(4) == "In which class is G* farthest from its ceiling?");
  CHECK(question(5).empty());
  CHECK((*script)[4].question.answers ==
        QStringList{QStringLiteral("points:3"), QStringLiteral("thresholds:4"), QStringLiteral("cube:3")});
  CHECK((*script)[4].reference == QStringLiteral("Stability, parts 4 and 8 · Definition 6"));
  for (int step = 0; step < script->size(); ++step) {
    CHECK(script->dwell_ms(step) == 2400);
    CHECK(script->motion_ms(step) == 240);
  }
  CHECK(script->opening() == ladder_steps::proofs);
}

TEST_CASE("The ladder's sentences stay true for other classes and before the search has ended", "[ladder]") {
  const auto open = compute_ladder(ladder_scenario(), {}, {.search = false});
  CHECK(ladder_script(*open)
            ->sentence(ladder_steps::g_star)
            .startsWith(QStringLiteral("Its worst world is not known yet.")));
  CHECK(ladder_script(*open)->sentence(ladder_steps::gap).contains(QStringLiteral("not known yet")));
  CHECK_FALSE(ladder_script(*open)->sentence(ladder_steps::proofs).contains(QStringLiteral("G* has")));
  for (const char* classes :
       {"points:3", "table:01", "table:01/10 cube:2", "cube:3", "thresholds:3 cube:3", "table:111/011/001/000"}) {
    const auto run = quick_ladder(classes);
    const auto script = ladder_script(*run);
    for (int step = 0; step < script->size(); ++step) {
      CAPTURE(classes, step, script->sentence(step).toStdString());
      CHECK(script->sentence(step).endsWith(u'.'));
      CHECK(script->sentence(step).split(u' ').size() <= 42);
      CHECK_FALSE(script->sentence(step).contains(u'%'));
    }
    for (std::size_t row = 0; row < run->rows.size(); ++row) CHECK(ladder_notes(*run, 4, row).size() <= 2);
  }
  CHECK(ladder_script(*quick_ladder("thresholds:3"))
            ->sentence(ladder_steps::one)
            .contains(QStringLiteral(".395 or more, but not more than .42.")));
  CHECK(ladder_script(*quick_ladder("points:3"))->sentence(ladder_steps::gap).startsWith(QStringLiteral("In none")));
}

TEST_CASE("Numbers of the ladder have three digits, rounded to the safe side", "[ladder]") {
  CHECK(ladder_number(.26706, LadderSide::below) == QStringLiteral(".267"));
  CHECK(ladder_number(.27203, LadderSide::above) == QStringLiteral(".273"));
  CHECK(ladder_number(.5) == QStringLiteral(".5"));
  CHECK(ladder_number(.002496) == QStringLiteral(".0025"));
  CHECK(ladder_number(9.765625e-4) == QStringLiteral("9.8·10⁻⁴"));
  CHECK(ladder_number(2.9104e-11) == QStringLiteral("2.9·10⁻¹¹"));
  CHECK(ladder_number(1) == QStringLiteral("1"));
  CHECK(ladder_bracket(.25, .25) == QStringLiteral(".25"));
  CHECK(ladder_bracket(.2671, .2721) == QStringLiteral(".267 – .273"));
  CHECK(one_over_text(3) == QStringLiteral("⅓"));
}

TEST_CASE("The ladder's marks come with their steps and as the scenario shows them", "[ladder]") {
  const auto run = seven_classes();
  const auto has = [&](int step, const char* words) { return ladder_says(ladder_picture(run, step, 1), words); };
  CHECK(has(ladder_steps::ceiling, "⅓"));
  CHECK_FALSE(has(ladder_steps::g_star, ".112"));
  CHECK(has(ladder_steps::g_star, ".31"));
  CHECK(has(ladder_steps::g, ".112"));
  CHECK_FALSE(has(ladder_steps::g, ".0025"));
  CHECK(has(ladder_steps::proofs, ".0025"));
  CHECK(has(ladder_steps::proofs, "3thresholds"));
  CHECK(ladder_picture(run, 4, 1).description().contains(QStringLiteral(".267 – .273")));
  StabilityScenario few = ladder_scenario();
  few.shown = {"ceiling", "g-star"};
  const auto quiet = seven_classes(few);
  CHECK_FALSE(ladder_says(ladder_picture(quiet, 4, 1), ".0025"));
  CHECK_FALSE(ladder_says(ladder_picture(quiet, 4, 1), ".112"));
  CHECK(ladder_says(ladder_picture(quiet, 4, 1), ".31"));
  // The band is on the step's class, or on the one that is pointed at.
  CHECK(ladder_told_row(*run, ladder_steps::proofs, std::nullopt) == 6);
  CHECK(ladder_told_row(*run, ladder_steps::gap, std::nullopt) == 5);
  CHECK(ladder_told_row(*run, ladder_steps::gap, 2) == 2);
}

TEST_CASE("Words of the ladder keep clear of each other and within the picture", "[ladder]") {
  std::vector<std::shared_ptr<const LadderRun>> runs = {seven_classes()};
  for (const char* classes :
       {"points:3", "table:01", "cube:2 cube:3", "table:0110/1010/0011/1111/0000", "cube:4 table:01/10",
        "cube:1 points:1 points:2 points:3 points:4 thresholds:1 thresholds:2 thresholds:3 cube:2 cube:3 cube:4 "
        "table:01"})
    runs.push_back(compute_ladder(ladder_scenario(classes), {}, {.most_points = 2, .tolerance = Rational(1, 20)}));
  for (const auto& run : runs) {
    for (int step = 0; step < 6; ++step) {
      CAPTURE(run->scenario.classes, step);
      for (const QSize size : {QSize(728, 600), QSize(640, 500), QSize(1000, 620)})
        CHECK(test::misplaced_words(ladder_picture(run, step, 1), size) == "");
    }
    for (std::size_t row = 0; row < run->rows.size(); ++row) {
      CHECK(test::misplaced_words(ladder_picture(run, 4, 1, row), {728, 600}) == "");
      CHECK(test::misplaced_words(ladder_row_picture(run, row, ladder_steps::gap), {256, 186}) == "");
    }
  }
}

TEST_CASE("Each row of the ladder can be pointed at, the same in all themes", "[ladder]") {
  const auto run = seven_classes();
  const auto light = test::painted_spots(ladder_picture(run, 4, 1), {728, 600}, ThemeKind::light);
  for (std::size_t row = 0; row < run->rows.size(); ++row)
    CHECK(std::count_if(light.begin(), light.end(), [&](const Spot& spot) {
            return spot.kin == Kin::of_node(static_cast<std::int32_t>(row));
          }) == 2);
  for (const ThemeKind kind : {ThemeKind::dark, ThemeKind::contrast}) {
    const auto other = test::painted_spots(ladder_picture(run, 4, 1), {728, 600}, kind);
    REQUIRE(other.size() == light.size());
    for (std::size_t i = 0; i < light.size(); ++i) CHECK(other[i].rect == light[i].rect);
  }
  for (const Spot& spot : light) CHECK(QRectF(0, 0, 728, 600).contains(spot.rect));
}

TEST_CASE("The table of the ladder has a row a class with both brackets and both proofs", "[ladder]") {
  const auto run = seven_classes();
  const PageTable table = ladder_table(*run, ui::TableLimits::none());
  REQUIRE(table.rows.size() == 7);
  for (const auto& row : table.rows) REQUIRE(row.size() == table.columns.size());
  const auto cell = [&](std::size_t row, const char* field) {
    const auto column = std::find_if(table.columns.begin(), table.columns.end(),
                                     [&](const PageTable::Column& one) { return one.field == QLatin1String(field); });
    REQUIRE(column != table.columns.end());
    return table.rows[row][static_cast<std::size_t>(column - table.columns.begin())];
  };
  CHECK(cell(6, "class").data == "cube:3");
  CHECK(cell(6, "limit").data == "1/3");
  CHECK(cell(6, "one_example_lower").data == "1/4");
  CHECK(cell(6, "one_example_upper").data == "1/4");
  CHECK(cell(2, "one_example_alpha").data == "1/5");
  CHECK(cell(6, "soa_lower").data.get<double>() == Approx(.2671));
  CHECK(cell(6, "soa_upper").shown == QStringLiteral(".273"));
  CHECK(cell(6, "eta").shown == QStringLiteral(".0025"));
  CHECK(cell(6, "eta_blocks").data == 40);
  CHECK(cell(6, "other_eta_blocks").data == 14);
  CHECK(cell(6, "other_eta").data.get<double>() == Approx(.00279).epsilon(.01));
  CHECK(cell(5, "limit").data == "1/2");
  const auto open = ladder_table(*compute_ladder(ladder_scenario(), {}, {.search = false}), ui::TableLimits::none());
  CHECK(open.rows[0][12].data.is_null());
  CHECK(ladder_table(*run, ui::TableLimits{2, 64}).left_out == 5);
}

TEST_CASE("Up and Down choose the ladder's row, a name that is dragged moves it within its dimension", "[ladder]") {
  OpenedLadder opened("points:3 table:11/01/00 cube:2");
  REQUIRE(opened.page.run());
  CHECK(opened.page.run()->complete);
  opened.page.show_step(0);
  CHECK_FALSE(opened.page.pointed());
  const QKeyEvent up(QEvent::KeyPress, Qt::Key_Up, Qt::NoModifier);
  const QKeyEvent down(QEvent::KeyPress, Qt::Key_Down, Qt::NoModifier);
  const std::size_t first = ladder_told_row(*opened.page.run(), 0, std::nullopt);
  CHECK(opened.page.take_key(up, {}, nullptr));
  CHECK(opened.page.pointed() == first - 1);
  CHECK(opened.page.take_key(down, {}, nullptr));
  CHECK(opened.page.pointed() == first);
  emit opened.page.view()->pointed(Kin::of_node(0));
  CHECK(opened.page.pointed() == 0);
  CHECK(opened.page.tell(Kin::of_node(0)).contains(QStringLiteral("points:3")));
  // A card has no number that a later step asks for.
  const auto lines = [&](int step) { return ladder_card_lines(*opened.page.run(), 0, step).size(); };
  CHECK(lines(ladder_steps::ceiling) == 1);
  CHECK(lines(ladder_steps::g) == 4);
  CHECK(lines(ladder_steps::proofs) == 7);
  CHECK(opened.page.tell(Kin::of_node(7)).isEmpty());
  Spot name;
  Spot other;
  for (const Spot& spot : test::painted_spots(ladder_picture(opened.page.run(), 4, 1), {728, 600})) {
    if (spot.act == Spot::Act::drag && spot.place == 0) name = spot;
    if (spot.act == Spot::Act::drag && spot.place == 1) other = spot;
  }
  REQUIRE(name.grab);
  CHECK(name.grab->field == ladder_order);
  const QRectF area(0, 0, 728, 600);
  opened.page.take_drag({name, Drag::Phase::begin, name.rect.center(), area});
  opened.page.take_drag({name, Drag::Phase::move, name.rect.center(), area});
  CHECK(opened.edits.empty());
  opened.page.take_drag({name, Drag::Phase::move, other.rect.center(), area});
  REQUIRE(opened.edits.size() == 1);
  CHECK(opened.edits[0].classes == "table:11/01/00 points:3 cube:2");
  opened.page.take_drag({name, Drag::Phase::move, {100, 590}, area});
  CHECK(opened.edits.size() == 1);  // of another dimension
  CHECK(opened.page.command(ladder_scenario("points:3 cube:2")) ==
        QStringLiteral("littlestone-lab worst points:3 --auxiliary 4 --cap 16 --levels 0.4,0.6 --on-fail soa "
                       "--tolerance 1/500"));
  StabilityScenario good = ladder_scenario("cube:3");
  good.allowed = "0.2";
  CHECK(opened.page.command(good) ==
        QStringLiteral("littlestone-lab worst cube:3 --auxiliary 4 --cap 160 --levels "
                       "0.112156,0.190094,0.184372,0.513378 --on-fail soa --tolerance 1/200 --alpha 0.2"));
  CHECK(opened.page.command(ladder_scenario("")).startsWith(QStringLiteral("littlestone-lab worst")));
}

TEST_CASE("The lesson of the ladder's card is true of its scenario", "[ladder][gallery]") {
  const StabilityScenario shipped =
      read_stability_file(support::source_folder() + "/resources/scenarios/stability/how-far-is-the-truth.json");
  CHECK(shipped.classes == StabilityScenario().classes);
  CHECK(shipped.block == "4");
  const auto run = compute_ladder(ladder_scenario("cube:3"));
  CHECK(ladder_number(run->rows[0].proof.eta) == QStringLiteral(".0025"));
  REQUIRE(run->rows[0].g_star);
  CHECK(run->rows[0].g_star->exact);
  CHECK(run->rows[0].g_star->lower >= .267);
  CHECK(run->rows[0].g_star->upper <= .2725);
  CHECK(run->rows[0].lists.upper == 3);
  const auto card = ladder_card(shipped, {});
  REQUIRE(card);
  CHECK(test::painted_words(*card, {100, 86}).empty());
}

TEST_CASE("The ladder is drawn to files to be looked at", "[.ladder-screens]") {
  const QString folder = test::screens_folder(QStringLiteral("ladder"));
  const auto draw = [&](const QString& name, const Picture& picture, QSize size, ThemeKind kind, bool panel = false) {
    const Theme& theme = Theme::get(kind);
    QImage image(size * 2, QImage::Format_RGB32);
    image.fill(panel ? theme.panel : theme.canvas);
    image.setDevicePixelRatio(2);
    QPainter painter(&image);
    picture.paint(painter, QRectF(QPointF(), QSizeF(size)), theme);
    painter.end();
    image.save(folder + u'/' + name + QStringLiteral(".png"));
  };
  const auto run = seven_classes();
  for (int step = 0; step < 6; ++step)
    draw(QStringLiteral("step-%1").arg(step), ladder_picture(run, step, 1), {728, 600}, ThemeKind::light);
  draw(QStringLiteral("dark"), ladder_picture(run, 4, 1), {728, 600}, ThemeKind::dark);
  draw(QStringLiteral("contrast"), ladder_picture(run, 5, 1), {728, 600}, ThemeKind::contrast);
  draw(QStringLiteral("row"), ladder_row_picture(run, 6, ladder_steps::gap), {256, 186}, ThemeKind::light, true);
  draw(QStringLiteral("card"), *ladder_card(ladder_scenario(), {}), {240, 140}, ThemeKind::light);
  const auto many = compute_ladder(
      ladder_scenario("cube:1 points:1 points:2 points:3 points:4 thresholds:1 thresholds:2 thresholds:3 cube:2 cube:3 "
                      "cube:4 table:01"),
      {}, {.most_points = 3, .tolerance = Rational(1, 20)});
  draw(QStringLiteral("many"), ladder_picture(many, 4, 1), {728, 600}, ThemeKind::light);
  draw(QStringLiteral("small"), ladder_picture(run, 4, 1), {640, 500}, ThemeKind::light);
}
