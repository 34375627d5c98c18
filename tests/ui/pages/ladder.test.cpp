// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder as it is seen: what is painted and told says what the run says, for every list of classes and every step.
#include <catch2/catch.hpp>

#include <QApplication>
#include <QDir>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "../kit/pictures.test.hpp"
#include "../painted_words.test.hpp"
#include "core/stability/worst_certificate.hpp"
#include "core/study/worst_world/worst_world_run.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/support/temporary_folder.hpp"
#include "tests/ui/screens.test.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/pages/ladder/class_chooser.hpp"
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

  std::vector<std::pair<QString, int>> asked;

  explicit OpenedLadder(const std::string& classes) {
    QObject::connect(&page, &StudyPage::edited, [this](const ChapterScenario& edited, int) {
      edits.push_back(std::get<StabilityScenario>(edited));
    });
    QObject::connect(&page, &Page::page_asked, [this](const QString& id, int step) { asked.emplace_back(id, step); });
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
      CHECK(test::misplaced_words(ladder_picture(run, step, 1, {.narrow = true}), {700, 520}) == "");
      for (const std::optional<double> guess : {std::optional<double>(), std::optional<double>(.1), std::optional(.5)})
        for (std::size_t row = 0; row < run->rows.size(); ++row)
          CHECK(test::misplaced_words(ladder_lecture_picture(*run, row, step, 1, {.guess = guess}), {837, 420}) == "");
    }
    for (std::size_t row = 0; row < run->rows.size(); ++row) {
      CHECK(test::misplaced_words(ladder_picture(run, 4, 1, {.pointed = row}), {728, 600}) == "");
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

TEST_CASE("A number of the ladder and its mark are the same thing", "[ladder]") {
  const auto run = seven_classes();
  const auto spots = test::painted_spots(ladder_picture(run, ladder_steps::proofs, 1), {728, 600});
  const auto ringed = [&](const Kin& kin) {
    return std::count_if(spots.begin(), spots.end(),
                         [&](const Spot& spot) { return spot.kin == kin && spot.radius >= 0; });
  };
  std::set<LadderMark> numbers;
  for (const Spot& spot : spots) {
    const auto thing = ladder_thing(*run, spot.place);
    if (!thing || thing->mark == LadderMark::row) continue;
    CHECK(spot.kin == Kin::of_node(ladder_place(*thing)));
    CAPTURE(thing->row, static_cast<int>(thing->mark));
    CHECK(ringed(spot.kin) == 1);
    if (spot.radius < 0) numbers.insert(thing->mark);
  }
  CHECK(numbers ==
        std::set{LadderMark::ceiling, LadderMark::g_star, LadderMark::g, LadderMark::proof, LadderMark::paper});
  CHECK(ladder_thing(*run, ladder_place({LadderMark::paper, 6})) == LadderThing{LadderMark::paper, 6});
  CHECK_FALSE(ladder_thing(*run, ladder_place({LadderMark::paper, 7})));
  CHECK_FALSE(ladder_thing(*run, ladder_place({LadderMark::paper, 6}) + 64));
  CHECK_FALSE(ladder_thing(*run, -1));
  const auto words = [&](LadderMark mark, std::size_t row) {
    return without_isolates(ladder_mark_words(*run, {mark, row}, row == 3)).toStdString();
  };
  CHECK(words(LadderMark::g_star, 6) == "cube:3: G*, n = 4 .267 – .273. A click opens Worst world.");
  CHECK(words(LadderMark::proof, 6) == "cube:3: proof, 40 blocks .0025");
  CHECK(words(LadderMark::paper, 6) == "cube:3: paper 2.9·10⁻¹¹");
  CHECK(words(LadderMark::ceiling, 6) == "cube:3: any learner, 1/L .333. A click opens the table.");
  CHECK(words(LadderMark::ceiling, 3) == "cube:2: any learner, 1/L .5. A click opens One more point.");
}

TEST_CASE("A click on G* or G opens Worst world with the row's class and settings", "[ladder]") {
  OpenedLadder opened("points:3 cube:2");
  const auto click = [&](LadderMark mark, std::size_t row) {
    for (const Spot& spot : test::painted_spots(ladder_picture(opened.page.run(), ladder_steps::proofs, 1), {728, 600}))
      if (spot.place == ladder_place({mark, row}) && spot.radius >= 0) return opened.page.take_click(spot);
    FAIL("there is no such mark");
  };
  click(LadderMark::g_star, 1);
  REQUIRE(opened.edits.size() == 1);
  REQUIRE(opened.asked.size() == 1);
  CHECK(opened.asked[0] == std::pair(QStringLiteral("worst-world"), 4));
  CHECK(opened.page.pointed() == 1);
  StabilityScenario asked = opened.edits[0];
  CHECK(asked.searched == "cube:2");
  CHECK(asked.on_fail == OnFail::soa);
  CHECK(asked.auxiliary == 4);
  CHECK(asked.blocks == 16);
  CHECK(asked.loss == 1);
  CHECK(asked.tolerance == "0.002");
  // What that page computes is what the ladder has.
  const auto there = compute_worst_world(asked);
  const LadderRow& row = opened.page.run()->rows[1];
  CHECK(there->star.found.lower <= row.g_star->upper);
  CHECK(there->star.found.upper >= row.g_star->lower);
  CHECK(there->g.found.lower <= row.g->upper);
  CHECK(there->g.found.upper >= row.g->lower);
  asked.page = "worst-world";
  std::vector<InputError> problems;
  check_stability(asked, problems);
  CHECK(problems.empty());
  click(LadderMark::g, 0);
  CHECK(opened.edits.back().on_fail == OnFail::fail);
  CHECK(opened.edits.back().searched == "points:3");
  CHECK(opened.asked.back() == std::pair(QStringLiteral("worst-world"), 3));
  // With α, and before the search.
  StabilityScenario good = ladder_scenario("cube:3");
  good.allowed = "0.2";
  const auto open = compute_ladder(good, {}, {.search = false});
  CHECK(worst_world_of(*open, 0, OnFail::soa).loss == Rational(1, 5));
  CHECK(worst_world_of(*open, 0, OnFail::soa).labelled == "all");
  CHECK(worst_world_of(*open, 0, OnFail::soa).tolerance == "0.01");
}

TEST_CASE("A click on a ceiling opens One more point where that shows it, and else the table", "[ladder]") {
  OpenedLadder opened("points:2 table:11/10/01/00 table:111/110/101/100");
  const auto click = [&](std::size_t row) {
    Spot spot;
    spot.place = ladder_place({LadderMark::ceiling, row});
    opened.page.take_click(spot);
  };
  click(0);
  CHECK(opened.asked.empty());
  CHECK(opened.page.table_shown());
  click(1);
  REQUIRE(opened.asked.size() == 1);
  CHECK(opened.asked[0] == std::pair(QStringLiteral("one-more-point"), 5));
  REQUIRE(opened.edits.size() == 1);
  CHECK(opened.edits[0].known == "without");
  click(2);
  CHECK(opened.asked.back() == std::pair(QStringLiteral("one-more-point"), 4));
  CHECK(opened.edits.size() == 1);  // it is so already
}

TEST_CASE("A ceiling that is not known has no hatch on the ladder", "[ladder]") {
  const auto run = compute_ladder(ladder_scenario("table:0101/0110/1000/1100 cube:3"), {}, {.search = false});
  const auto hatches = [&](int step) {
    const Scene scene = ladder_picture(run, step, 1).scene({728, 600});
    std::vector<double> tops;
    for (const Mark& mark : scene.marks)
      if (const auto* hatch = std::get_if<Hatch>(&mark.shape); hatch != nullptr && hatch->rect.width() > 11)
        tops.push_back(hatch->rect.center().y());
    return tops;
  };
  CHECK(hatches(ladder_steps::ceiling).size() == 1);
  CHECK(ladder_says(ladder_picture(run, ladder_steps::ceiling, 1), "Lbetween2and4"));
  CHECK(ladder_says(ladder_row_picture(run, 0, ladder_steps::ceiling), "Lbetween2and4"));
  CHECK_FALSE(ladder_says(ladder_picture(run, ladder_steps::ceiling, 1), "½"));
}

TEST_CASE("What is smaller than the ladder's scale is an arrow with its power of ten", "[ladder]") {
  const auto run = compute_ladder(ladder_scenario("cube:4 cube:3"), {}, {.search = false});
  CHECK(ladder_says(ladder_picture(run, ladder_steps::proofs, 1), "10⁻²¹"));
  CHECK_FALSE(ladder_says(ladder_picture(run, ladder_steps::g, 1), "10⁻²¹"));
  const auto ticks = [](const Scene& scene) {
    return std::count_if(scene.marks.begin(), scene.marks.end(),
                         [](const Mark& mark) { return std::holds_alternative<Area>(mark.shape); });
  };
  CHECK(ticks(ladder_picture(run, ladder_steps::proofs, 1).scene({728, 600})) == 1);
}

TEST_CASE("A row of the ladder whose search was stopped is a bracket that is open at its left", "[ladder]") {
  auto stopped = std::make_shared<LadderRun>(*seven_classes());
  stopped->rows[5].g_star->exact = false;
  stopped->rows[5].g_star->lower = .2;
  stopped->rows[5].g.reset();
  stopped->rows[5].asked = false;
  stopped->complete = false;
  const std::shared_ptr<const LadderRun> run = stopped;
  const auto picture = ladder_picture(run, ladder_steps::proofs, 1);
  CHECK(ladder_says(picture, "stopped"));
  CHECK(ladder_says(picture, "≤.313,stopped"));
  CHECK_FALSE(ladder_says(ladder_picture(seven_classes(), ladder_steps::proofs, 1), "stopped"));
  const Scene scene = picture.scene({728, 600});
  const auto named = [&](const QString& key) {
    return std::find_if(scene.marks.begin(), scene.marks.end(), [&](const Mark& mark) { return mark.key == key; });
  };
  CHECK(named(QStringLiteral("g* 5")) == scene.marks.end());  // no dot
  CHECK(named(QStringLiteral("g* 6")) != scene.marks.end());
  const auto open = named(QStringLiteral("open %1").arg(ladder_place({LadderMark::g_star, 5})));
  REQUIRE(open != scene.marks.end());
  const QPolygonF bar = std::get<Line>(open->shape).points;
  const auto upright = [&](double x) {
    return std::any_of(scene.marks.begin(), scene.marks.end(), [&](const Mark& mark) {
      const auto* line = std::get_if<Line>(&mark.shape);
      return line != nullptr && mark.stroke.width == 2 && line->points.size() == 2 && line->points[0].x() == x &&
             line->points[1].x() == x && line->points[0].y() < bar[0].y() && line->points[1].y() > bar[0].y();
    });
  };
  CHECK(bar[0].x() < bar[1].x());
  CHECK(upright(bar[1].x()));
  CHECK_FALSE(upright(bar[0].x()));
  for (const QSize size : {QSize(728, 600), QSize(640, 500)}) CHECK(test::misplaced_words(picture, size) == "");
}

TEST_CASE("More than twelve classes scroll between axes that stay", "[ladder]") {
  std::string many = "cube:3 points:2 points:3 points:4 thresholds:2 thresholds:3 thresholds:4 cube:1 cube:2";
  for (const char* rows : {"01/00", "011/000", "101/000", "111/000", "0111/0000", "1101/0000", "110/001"})
    many += std::string(" table:") + rows;
  const auto run = compute_ladder(ladder_scenario(many), {}, {.search = false});
  REQUIRE(run->rows.size() == 16);
  const auto names = [&](std::size_t first, QSizeF room) {
    std::set<std::size_t> rows;
    for (const Mark& mark : ladder_picture(run, ladder_steps::proofs, 1, {.first = first}).scene(room).marks)
      if (mark.touch && mark.touch->act == Spot::Act::drag && mark.touch->place < 64)
        rows.insert(static_cast<std::size_t>(mark.touch->place));
    return rows;
  };
  const QSizeF room(728, 590);
  const auto from_to = [](std::size_t first, std::size_t last) {
    std::set<std::size_t> rows;
    for (std::size_t row = first; row <= last; ++row) rows.insert(row);
    return rows;
  };
  CHECK(names(0, room) == from_to(0, 11));
  CHECK(names(3, room) == from_to(3, 14));
  CHECK(names(40, room) == from_to(4, 15));
  const auto whole = ladder_picture(run, ladder_steps::proofs, 1);
  CHECK(names(3, whole.natural_size()) == from_to(0, 15));  // of a file
  const auto axes = [&](std::size_t first) {
    std::vector<QPointF> places;
    for (const Mark& mark : ladder_picture(run, ladder_steps::proofs, 1, {.first = first}).scene(room).marks)
      if (const auto* text = std::get_if<Text>(&mark.shape); text != nullptr && text->baseline.y() > 500)
        places.push_back(text->baseline);
    return places;
  };
  CHECK(axes(0) == axes(3));
  CHECK(axes(0).size() >= 9);
  for (const std::size_t first : {0U, 2U, 4U})
    CHECK(test::misplaced_words(ladder_picture(run, ladder_steps::proofs, 1, {.first = first}), {728, 590}) == "");
  // The page: wheel, the bar at the right, and keys that bring their row into view.
  OpenedLadder opened("cube:3 points:3");
  opened.page.resize(728, 640);
  const auto take = opened.page.work(ladder_scenario(many))(
      [](const StudyPage::Take&) {},
      [](const Progress& progress) { return progress.stage == "worst" ? Answer::stop : Answer::go_on; });
  take();
  opened.page.show_step(ladder_steps::proofs);
  REQUIRE(opened.page.run()->rows.size() == 16);
  CHECK(opened.page.look().first == 4);  // the row of the step is seen
  const auto wheel = [&](int by) {
    QWheelEvent event({300, 300}, {300, 300}, {}, {0, by}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(opened.page.view(), &event);
    REQUIRE_FALSE(event.isAccepted());  // so it is the page's; one that a test makes is not handed on
    QApplication::sendEvent(&opened.page, &event);
  };
  wheel(120);
  CHECK(opened.page.look().first == 3);
  wheel(120 * 9);
  CHECK(opened.page.look().first == 0);
  wheel(-120 * 99);
  CHECK(opened.page.look().first == 4);
  const QKeyEvent up(QEvent::KeyPress, Qt::Key_Up, Qt::NoModifier);
  for (int i = 0; i < 14; ++i) (void)opened.page.take_key(up, {}, nullptr);
  CHECK(opened.page.pointed() == 1);
  CHECK(opened.page.look().first == 1);
  Spot bar;
  for (const Spot& spot : test::painted_spots(ladder_picture(opened.page.run(), 4, 1), {728, 590}))
    if (spot.grab && spot.grab->field == ladder_scroll) bar = spot;
  REQUIRE(bar.grab);
  opened.page.take_drag({bar, Drag::Phase::begin, bar.rect.bottomLeft(), QRectF(0, 0, 728, 590)});
  CHECK(opened.page.look().first == 4);
  opened.page.take_drag({bar, Drag::Phase::move, bar.rect.topLeft(), QRectF(0, 0, 728, 590)});
  CHECK(opened.page.look().first == 0);
}

TEST_CASE("In a narrow window what is proved stands in one column of numbers", "[ladder]") {
  const auto run = seven_classes();
  const auto narrow = ladder_picture(run, ladder_steps::proofs, 1, {.narrow = true});
  CHECK_FALSE(ladder_says(narrow, "logscale"));
  CHECK(ladder_says(ladder_picture(run, ladder_steps::proofs, 1), "logscale"));
  CHECK(narrow.natural_size().width() < 600);
  std::set<double> columns;
  std::size_t numbers = 0;
  for (const Mark& mark : narrow.scene({640, 560}).marks) {
    const auto thing = mark.touch ? ladder_thing(*run, mark.touch->place) : std::nullopt;
    const auto* text = std::get_if<Text>(&mark.shape);
    if (!thing || text == nullptr || (thing->mark != LadderMark::proof && thing->mark != LadderMark::paper)) continue;
    columns.insert(text->baseline.x());
    if (thing->mark == LadderMark::proof) ++numbers;
  }
  CHECK(columns.size() == 1);
  CHECK(numbers == 7);
  OpenedLadder opened("points:3");
  opened.page.show();
  opened.page.resize(1000, 600);
  CHECK_FALSE(opened.page.look().narrow);
  opened.page.resize(940, 600);
  CHECK(opened.page.look().narrow);
}

TEST_CASE("Classes of the ladder are chosen from a list", "[ladder]") {
  ClassChooser chooser("cube:3 points:3");
  CHECK(chooser.classes() == "cube:3 points:3");
  REQUIRE(chooser.line("thresholds:4"));
  CHECK_FALSE(chooser.line("thresholds:4")->isChecked());
  chooser.line("thresholds:4")->click();
  CHECK(chooser.classes() == "cube:3 points:3 thresholds:4");
  chooser.line("cube:3")->click();
  CHECK(chooser.classes() == "points:3 thresholds:4");
  CHECK(chooser.take().isEnabled());
  chooser.line("points:3")->click();
  chooser.line("thresholds:4")->click();
  CHECK_FALSE(chooser.take().isEnabled());
  // What is offered stands on the ladder.
  StabilityScenario all = ladder_scenario();
  for (const char* offered : {"points:2", "points:4", "cube:1", "thresholds:2", "intervals:2", "table:111/110/101/100",
                              "intervals:3", "cube:4"}) {
    CHECK(chooser.line(offered));
    all.classes += ' ' + std::string(offered);
  }
  CHECK(ladder_classes_of(all).size() == 15);
  CHECK(compute_ladder(all, {}, {.search = false})->rows.size() == 15);
  const auto answered = [](bool accept) {
    QTimer::singleShot(0, [accept] {
      auto* open = qobject_cast<ClassChooser*>(QApplication::activeModalWidget());
      REQUIRE(open);
      open->line("cube:2")->setChecked(true);
      accept ? open->take().click() : open->reject();
    });
    return ask_classes(ladder_scenario("points:3"), nullptr);
  };
  const auto chosen = answered(true);
  REQUIRE(chosen);
  CHECK(std::get<StabilityScenario>(*chosen).classes == "points:3 cube:2");
  CHECK_FALSE(answered(false));
}

TEST_CASE("The ladder's search begins again, and its certificates are written into a new folder", "[ladder]") {
  OpenedLadder opened("points:3 table:11/01/00");
  LadderPage& page = opened.page;
  REQUIRE(page.panel_foot().size() == 2);
  QSignalSpy computing(&page, &Page::computing_asked);
  page.search_button().click();
  CHECK(computing.size() == 1);
  std::vector<std::size_t> known;
  const auto take = page.work(ladder_scenario("points:3 table:11/01/00"))(
      [&](const StudyPage::Take& first) {
        first();
        known.push_back(static_cast<std::size_t>(std::count_if(page.run()->rows.begin(), page.run()->rows.end(),
                                                               [](const LadderRow& row) { return row.asked; })));
      },
      {});
  take();
  CHECK(known == std::vector<std::size_t>{0, 1});
  CHECK(page.run()->complete);
  const littlestone::support::TemporaryFolder folder;
  const QString in = QString::fromStdString(folder.file("in"));
  REQUIRE(QDir().mkpath(in));
  page.write_certificates(in);
  CHECK(page.running());
  REQUIRE(QTest::qWaitFor([&] { return !page.running(); }, 20'000));
  const QDir written(in + QStringLiteral("/ladder-certificates"));
  const QStringList files = written.entryList(QDir::Files);
  CHECK(files.contains(QStringLiteral("1-points-3-g-star.json")));
  CHECK(files.contains(QStringLiteral("2-table-11-01-00-g.json")));
  CHECK(page.certificates_button().text().startsWith(QString::number(files.size())));
  const auto text =
      littlestone::support::bytes_of(written.filePath(QStringLiteral("1-points-3-g-star.json")).toStdString());
  CHECK(check(parse_certificate(text)).holds);
  page.write_certificates(in);
  page.stop();
  REQUIRE(QTest::qWaitFor([&] { return !page.running(); }, 20'000));
  CHECK(QDir(in).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size() == 2);  // nothing was replaced
}

TEST_CASE("Shift with Up and Down moves a class of the ladder within its dimension", "[ladder]") {
  OpenedLadder opened("points:3 table:11/01/00 cube:2");
  opened.page.show_step(0);
  emit opened.page.view()->pointed(Kin::of_node(0));
  const QKeyEvent down(QEvent::KeyPress, Qt::Key_Down, Qt::ShiftModifier);
  CHECK(opened.page.take_key(down, {}, nullptr));
  REQUIRE(opened.edits.size() == 1);
  CHECK(opened.edits[0].classes == "table:11/01/00 points:3 cube:2");
  emit opened.page.view()->pointed(Kin::of_node(1));
  CHECK(opened.page.take_key(down, {}, nullptr));
  CHECK(opened.edits.size() == 1);  // cube:2 is of another dimension
}

TEST_CASE("A lecture shows one row of the ladder, where the room puts G* before it appears", "[ladder]") {
  OpenedLadder opened("points:3 cube:2");
  LadderPage& page = opened.page;
  page.show_step(ladder_steps::one);
  const auto shown = [&](int step) { return page.lecture(step)->picture(Theme::get(ThemeKind::light), {step, 1}); };
  const auto says = [&](int step, const char* words) { return ladder_says(*shown(step), words); };
  CHECK(says(ladder_steps::one, "cube:2"));
  CHECK_FALSE(says(ladder_steps::one, "points:3"));
  CHECK(says(ladder_steps::one, "Pressthere"));
  CHECK_FALSE(says(ladder_steps::g_star, "Pressthere"));
  const auto handle = [&](int step) -> std::optional<Spot> {
    for (const Spot& spot : test::painted_spots(*shown(step), {837, 420}))
      if (spot.grab && spot.grab->field == ladder_guess) return spot;
    return std::nullopt;
  };
  const auto press = handle(ladder_steps::one);
  REQUIRE(press);
  QSignalSpy changed(&page, &Page::changed);
  page.take_drag({*press, Drag::Phase::begin, press->rect.center(), QRectF(0, 0, 837, 420)});
  CHECK(changed.size() == 1);
  const double middle = press->grab->value(press->rect.center());
  CHECK(middle > .1);
  CHECK(middle < .6);
  const std::string told = "theroom:" + tick_text(std::round(middle * 100) / 100).toStdString();
  CHECK(says(ladder_steps::one, told.c_str()));
  CHECK(says(ladder_steps::g_star, told.c_str()));
  CHECK_FALSE(handle(ladder_steps::g_star));  // the answer is there
  const QKeyEvent up(QEvent::KeyPress, Qt::Key_Up, Qt::NoModifier);
  CHECK(page.take_key(up, {}, nullptr));
  CHECK(says(ladder_steps::one, "points:3"));
  CHECK_FALSE(says(ladder_steps::one, "theroom"));
  CHECK(says(ladder_steps::one, "Pressthere"));
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
  draw(QStringLiteral("narrow"), ladder_picture(run, 4, 1, {.narrow = true}), {700, 520}, ThemeKind::light);
  auto stopped = std::make_shared<LadderRun>(*run);
  stopped->rows[5].g_star->exact = false;
  stopped->rows[5].g_star->lower = .2;
  stopped->rows[5].g.reset();
  draw(QStringLiteral("stopped"), ladder_picture(std::shared_ptr<const LadderRun>(stopped), 4, 1), {728, 600},
       ThemeKind::light);
  std::string classes = StabilityScenario().classes + " table:0101/0110/1000/1100";
  for (const char* more : {"cube:1", "cube:4", "points:2", "points:4", "thresholds:2", "intervals:3", "table:01/00"})
    classes += ' ' + std::string(more);
  const auto more = compute_ladder(ladder_scenario(classes), {}, {.most_points = 3, .tolerance = Rational(1, 20)});
  draw(QStringLiteral("scrolled"), ladder_picture(more, 4, 1, {.first = 2}), {728, 590}, ThemeKind::light);
  const auto whole = ladder_picture(more, 4, 1);
  draw(QStringLiteral("whole"), whole, whole.natural_size().toSize(), ThemeKind::light);
  for (const int step : {1, 2, 4})
    draw(QStringLiteral("lecture-%1").arg(step), ladder_lecture_picture(*run, 6, step, 1, {.guess = .3}), {837, 420},
         ThemeKind::light);
  draw(QStringLiteral("lecture-asked"), ladder_lecture_picture(*run, 6, 1, 1, {}), {837, 420}, ThemeKind::dark);
}
