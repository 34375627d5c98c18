// SPDX-License-Identifier: GPL-3.0-or-later
// Two worlds as it is seen: what is painted says what the study says, in every theme and for every list of classes.
#include <catch2/catch.hpp>

#include <QDir>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "../kit/pictures.test.hpp"
#include "../painted_words.test.hpp"
#include "core/concept/families.hpp"
#include "core/online/randomized.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/ui/screens.test.hpp"
#include "ui/pages/map/map_thumbnail.hpp"
#include "ui/pages/map/map_words.hpp"
#include "ui/pages/two_worlds/two_worlds_page.hpp"
#include "ui/pages/two_worlds/two_worlds_scene.hpp"
#include "ui/pages/two_worlds/two_worlds_table.hpp"
#include "ui/pages/two_worlds/two_worlds_words.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

MapScenario shipped_worlds(const std::string& name) {
  return read_map_file(support::source_folder() + "/resources/scenarios/map/" + name + ".json");
}

/// The learners' steps up to d = 2 only, which is quick.
std::shared_ptr<const TwoWorldsRun> worlds_of(const std::string& classes, std::uint64_t rounds = 6) {
  MapScenario scenario;
  scenario.classes = classes;
  scenario.rounds = rounds;
  return compute_two_worlds(scenario, {}, {.most_dimension = 2});
}

std::shared_ptr<const TwoWorldsRun> few_worlds() {
  static const auto run = worlds_of("points:2^20 points:8 thresholds:4 cube:2 thresholds:8");
  return run;
}

bool worlds_say(const Picture& picture, const std::string& words) {
  return test::read_aloud(picture).toStdString().find(words) != std::string::npos;
}

double worlds_examples(const TwoWorldsRow& row, const char* name) {
  return worlds_row(row, name)->examples->exact->convert_to<double>();
}

struct OpenedWorlds {
  TwoWorldsPage page{two_worlds_page()};
  std::vector<int> asked;

  explicit OpenedWorlds(const std::string& classes) {
    QObject::connect(&page, &Page::page_asked, [this](const QString& id, int step) {
      CHECK(id == "two-worlds");
      asked.push_back(step);
    });
    MapScenario scenario;
    scenario.classes = classes;
    const auto take = page.work(scenario)([](const StudyPage::Take&) {}, {});
    if (take) take();
  }
};

}  // namespace

TEST_CASE("Classes stand by their dimension and those of one dimension ask the same of M", "[two-worlds]") {
  const auto run = few_worlds();
  REQUIRE(run->groups.size() == 3);
  CHECK(run->groups[0].dimension == 1);
  CHECK(run->groups[0].rows == std::vector<std::size_t>{0, 1});
  CHECK(run->groups[1].dimension == 2);
  CHECK(run->groups[2].rows == std::vector<std::size_t>{4});
  for (const WorldsGroup& group : run->groups) {
    for (const std::size_t row : group.rows) {
      CHECK(run->study.rows[row].facts.littlestone.lower == group.dimension);
      CHECK(worlds_examples(run->study.rows[row], "m-sharp") ==
            run->examples_of(group, "m-sharp")->exact->convert_to<double>());
      CHECK(run->group_of_row(row) == static_cast<std::size_t>(&group - run->groups.data()));
    }
  }
  // One step a dimension, one for the two classes of d = 1, endless, there and back.
  CHECK(worlds_steps(*run).size() == 3 + 1 + 3);
  CHECK(step_of_group(*run, 0) == 0);
  CHECK(step_of_group(*run, 1) == 2);
  CHECK(step_of_group(*run, 3) == 4);
  CHECK(opening_of(*run) == 3);
}

TEST_CASE("The picture of Two worlds writes out the class of the step with the study's numbers", "[two-worlds]") {
  const auto run = few_worlds();
  const ScenePicture picture = two_worlds_picture(run, 3, 1);
  CHECK(class_told(*run, 3, std::nullopt) == 4);  // thresholds:8
  CHECK(worlds_say(picture, "SOA3"));
  CHECK(worlds_say(picture, "1.5bycoin"));
  const double flipped = std::ceil(std::log(7 / 0.2) / -std::log(1 - 0.1 * (1 - std::exp(-0.5))));
  CHECK(worlds_say(picture, "PF" + QString::number(flipped).toStdString()));
  CHECK(worlds_say(picture, "lean" + QString::number(worlds_examples(run->study.rows[4], "lean")).toStdString()));
  CHECK(worlds_say(picture, "chain" + QString::number(worlds_examples(run->study.rows[4], "chain")).toStdString()));
  CHECK(worlds_say(picture, "thresholdsonℝ"));
  CHECK(worlds_say(two_worlds_picture(run, 0, 1, {false, 0}), "points:2^20"));
  // The other constants stand at the end of each dimension's band.
  CHECK(worlds_say(picture, "paper"));
  CHECK(worlds_say(two_worlds_picture(run, 3, 1, {true, {}}), "sharp"));
}

TEST_CASE("Words of Two worlds keep clear of each other and within the picture for every list of classes",
          "[two-worlds]") {
  const std::vector<std::shared_ptr<const TwoWorldsRun>> runs = {
      few_worlds(),
      worlds_of("points:8"),
      worlds_of("points:1"),
      worlds_of("points:2 points:3 points:4 points:5 points:6 points:7 points:8 points:9 points:10 points:11 points:12 "
                "points:13"),
      worlds_of("thresholds:2147483648 points:8"),
      worlds_of("thresholds:2 points:3", 50),
      worlds_of("thresholds:4", 1)};
  for (const auto& run : runs) {
    const auto steps = static_cast<int>(worlds_steps(*run).size());
    for (int step = 0; step < steps; ++step) {
      for (const bool paper : {false, true}) {
        CAPTURE(run->scenario.classes, step, paper);
        CHECK(test::misplaced_words(two_worlds_picture(run, step, 1, {paper, {}}), {728, 600}) == "");
      }
    }
    CHECK(test::misplaced_words(two_worlds_picture(run, 0, 1), {640, 500}) == "");
    CHECK(test::misplaced_words(two_worlds_picture(run, 0, 1), {1000, 620}) == "");
    for (std::size_t row = 0; row < run->study.rows.size(); ++row)
      CHECK(test::misplaced_words(worlds_card_picture(run, row), {256, 358}) == "");
  }
}

TEST_CASE("What can be pointed at in Two worlds is the same in all themes and each class has three places",
          "[two-worlds]") {
  const auto run = few_worlds();
  const ScenePicture picture = two_worlds_picture(run, 3, 1);
  const auto light = test::painted_spots(picture, {728, 600}, ThemeKind::light);
  for (std::size_t row = 0; row < run->study.rows.size(); ++row) {
    CHECK(std::count_if(light.begin(), light.end(), [&](const Spot& spot) {
            return spot.kin == Kin::of_node(static_cast<std::int32_t>(row));
          }) == 3);
  }
  for (const ThemeKind kind : {ThemeKind::dark, ThemeKind::contrast}) {
    const auto other = test::painted_spots(picture, {728, 600}, kind);
    REQUIRE(other.size() == light.size());
    for (std::size_t i = 0; i < light.size(); ++i) CHECK(other[i].rect == light[i].rect);
  }
  for (const Spot& spot : light) CHECK(QRectF(0, 0, 728, 600).contains(spot.rect));
}

TEST_CASE("The table of Two worlds has one row a class from the highest dimension down", "[two-worlds]") {
  const auto run = few_worlds();
  const PageTable table = two_worlds_table(*run, ui::TableLimits::none());
  REQUIRE(table.rows.size() == 5);
  CHECK(table.rows[0][0].data == "thresholds:8");
  CHECK(table.rows[4][0].shown == "points:2^20");
  CHECK(table.rows[0][4].data == "3/2");
  CHECK(table.rows[0][5].data == "63/32");
  for (const auto& row : table.rows) REQUIRE(row.size() == table.columns.size());
  for (std::size_t i = 0; i + 1 < table.rows.size(); ++i)
    CHECK(table.rows[i][2].data.get<int>() >= table.rows[i + 1][2].data.get<int>());
  const auto asked = [&](std::size_t row, const char* key) {
    const auto column = std::find_if(table.columns.begin(), table.columns.end(),
                                     [&](const PageTable::Column& one) { return one.field == QLatin1String(key); });
    return table.rows[row][static_cast<std::size_t>(column - table.columns.begin())].data;
  };
  CHECK(asked(0, "chain") == worlds_examples(run->study.rows[4], "chain"));
  CHECK(asked(0, "lean") == worlds_examples(run->study.rows[4], "lean"));
  CHECK(asked(4, "chain").is_null());      // d = 1
  CHECK(table.rows[4][5].data.is_null());  // a million hypotheses: no exact regret
  CHECK(two_worlds_table(*run, ui::TableLimits{2, 64}).left_out == 3);
}

TEST_CASE("Each step of Two worlds has a short sentence and a reference for every list of classes", "[two-worlds]") {
  for (const auto& run : {few_worlds(), worlds_of("points:1"), worlds_of("thresholds:2147483648 points:8"),
                          worlds_of("cube:2 thresholds:4 points:8")}) {
    const auto script = two_worlds_script(*run);
    REQUIRE(script->size() == static_cast<int>(worlds_steps(*run).size()));
    for (int step = 0; step < script->size(); ++step) {
      const QString sentence = script->sentence(step);
      CAPTURE(run->scenario.classes, step, sentence.toStdString());
      CHECK(sentence.endsWith(u'.'));
      CHECK(sentence.split(u' ').size() <= 42);
      CHECK_FALSE(sentence.contains(u'%'));
      CHECK_FALSE((*script)[step].reference.isEmpty());
    }
    CHECK(two_worlds_notes(*run).size() <= 3);
  }
  CHECK(two_worlds_script(*few_worlds())->sentence(0).startsWith(QStringLiteral("At d = 1 you force 1 mistake")));
  CHECK(two_worlds_script(*few_worlds())->sentence(1).contains(QStringLiteral("differ in |H|")));
  // The cheapest that pays for d alone comes first, and heads the figure.
  const auto high = few_worlds();
  const QString chain = asked_text(*high->examples_of(high->groups[2], "chain"));
  CHECK(two_worlds_script(*high)->sentence(3).contains(QStringLiteral("The chain learner asks for ") + chain));
  CHECK(two_worlds_told(*high).title.contains(chain + QStringLiteral(" examples privately (chain learner)")));
  CHECK(
      two_worlds_script(*worlds_of("cube:2 thresholds:4"))->sentence(1).contains(QStringLiteral("different classes")));
}

TEST_CASE("The handle of Two worlds and its keys go from dimension to dimension and a class fills the card",
          "[two-worlds]") {
  OpenedWorlds opened("points:8 thresholds:4");
  REQUIRE(opened.page.run());
  opened.page.show_step(0);
  const QRectF area(0, 0, 728, 600);
  const ScenePicture picture = two_worlds_picture(opened.page.run(), 0, 1);
  Spot handle;
  Spot thresholds;
  for (const Spot& spot : test::painted_spots(picture, {728, 600})) {
    if (spot.act == Spot::Act::drag) handle = spot;
    if (spot.act == Spot::Act::choose && spot.place == 1) thresholds = spot;
  }
  REQUIRE(handle.grab);
  CHECK(handle.grab->field == worlds_group);
  CHECK(handle.grab->here == 0);
  CHECK(handle.grab->value(handle.rect.center()) == 0);
  CHECK(handle.grab->value({handle.rect.center().x(), 60}) == 2);
  CHECK(handle.grab->value(thresholds.rect.center()) == 1);
  opened.page.take_drag({handle, Drag::Phase::move, thresholds.rect.center(), area});
  opened.page.take_drag({handle, Drag::Phase::move, {276, 60}, area});
  const QKeyEvent up(QEvent::KeyPress, Qt::Key_Up, Qt::NoModifier);
  CHECK(opened.page.take_key(up, {}, nullptr));
  opened.page.take_click(thresholds);
  CHECK(opened.asked == std::vector<int>{1, 2, 1, 1});
  CHECK(opened.page.pointed() == 1);
  opened.page.show_step(1);
  CHECK(opened.page.pointed() == 1);
  opened.page.show_step(0);
  CHECK_FALSE(opened.page.pointed());
  emit opened.page.view()->pointed(Kin::of_node(1));
  CHECK(opened.page.pointed() == 1);
  CHECK(opened.page.tell(Kin::of_node(1)).contains(QStringLiteral("thresholds:4")));
  opened.page.constants_choice().choose(0);
  const auto state = opened.page.view_state();
  CHECK(state.at("paper_constants") == true);
  opened.page.constants_choice().choose(1);
  opened.page.set_view_state(state);
  CHECK(opened.page.constants_choice().chosen() == 0);
  MapScenario scenario;
  scenario.classes = "points:2^10";
  CHECK(opened.page.command(scenario).startsWith(
      QStringLiteral("littlestone-lab envelope points:1024 --worlds --rounds 6 --epsilon 1")));
}

TEST_CASE("A hand on the handle of Two worlds finds a group at each of its classes and what is endless above",
          "[two-worlds]") {
  for (const auto& run : {few_worlds(), worlds_of("points:8"), worlds_of("thresholds:2147483648 points:8")}) {
    const auto groups = static_cast<int>(run->groups.size());
    for (const QSize size : {QSize(728, 600), QSize(640, 500), QSize(1456, 1200)}) {
      for (int group = 0; group <= groups; ++group) {
        CAPTURE(run->scenario.classes, size.width(), group);
        const int step = step_of_group(*run, static_cast<std::size_t>(group));
        int handles = 0;
        const auto spots = test::painted_spots(two_worlds_picture(run, step, 1), size);
        for (const Spot& handle : spots) {
          if (handle.act != Spot::Act::drag) continue;
          ++handles;
          REQUIRE(handle.grab);
          CHECK(handle.grab->here == group);
          CHECK(handle.grab->value(handle.rect.center()) == group);
          CHECK(handle.grab->value({handle.rect.center().x(), -100}) == groups);
          CHECK(handle.grab->value({handle.rect.center().x(), 5000}) == 0);
          for (const Spot& spot : spots)
            if (spot.act == Spot::Act::choose)
              CHECK(handle.grab->value(spot.rect.center()) ==
                    static_cast<double>(run->group_of_row(static_cast<std::size_t>(spot.place))));
        }
        CHECK(handles == 1);
      }
    }
    // There and back are about every class: no handle.
    const auto last = static_cast<int>(worlds_steps(*run).size()) - 1;
    for (const int step : {last - 1, last})
      for (const Spot& spot : test::painted_spots(two_worlds_picture(run, step, 1), {728, 600}))
        CHECK(spot.act != Spot::Act::drag);
  }
}

TEST_CASE("The band and the handle of Two worlds move to the next dimension", "[two-worlds]") {
  const auto run = few_worlds();
  const auto band = [&](int step, double phase) {
    const Scene scene = two_worlds_picture(run, step, phase).scene({728, 600});
    const auto found = std::find_if(scene.marks.begin(), scene.marks.end(),
                                    [](const Mark& mark) { return mark.key == QLatin1String("band"); });
    REQUIRE(found != scene.marks.end());
    return std::get<Box>(found->shape).rect;
  };
  CHECK(band(2, 0) == band(1, 1));
  CHECK(band(2, 0.5).top() < band(1, 1).top());
  CHECK(band(2, 0.5).top() > band(2, 1).top());
  CHECK(two_worlds_scene(*run, 2, {}, {728, 600}) == two_worlds_scene(*run, 2, {}, {728, 600}));
}

TEST_CASE("A list of classes that cannot be is refused at its field", "[two-worlds]") {
  for (const char* classes : {"", "thresholds", "nothing:3", "points:8 points:8"}) {
    CAPTURE(classes);
    MapScenario scenario;
    scenario.classes = classes;
    try {
      (void)compute_two_worlds(scenario, {}, {.most_dimension = 1, .chain = false});
      FAIL("not refused");
    } catch (const InputError& error) {
      CHECK(error.field() == "classes");
    }
  }
}

TEST_CASE("What the lessons of Two worlds' gallery say is true of their scenarios", "[two-worlds][gallery]") {
  // 4.3 times as many rows' examples, and M the same.
  const auto same = compute_two_worlds(shipped_worlds("same-d-other-size"), {}, {.most_dimension = 1, .chain = false});
  REQUIRE(same->groups.size() == 1);
  const double many = worlds_examples(same->study.rows[0], "permute-and-flip");
  const double few = worlds_examples(same->study.rows[1], "permute-and-flip");
  CHECK(QString::number(many / few, 'f', 1) == "4.3");
  CHECK(worlds_examples(same->study.rows[0], "m-sharp") == worlds_examples(same->study.rows[1], "m-sharp"));
  CHECK(worlds_examples(same->study.rows[0], "lean") == worlds_examples(same->study.rows[1], "lean"));
  // R = 2 of d = 4; 501/256 of 2.
  MapScenario half = shipped_worlds("half-the-mistakes-by-coin");
  half.rounds = 1;
  TwoWorldsOptions options = two_worlds_of(half);
  options.most_dimension = 1;
  CHECK(options.classes == std::vector<std::string>{"affine:2,3,1", "thresholds:16"});
  const RandomizedResult coins = RandomizedEngine(make_class("thresholds:16")).bound({100'000});
  CHECK(coins.exact());
  CHECK(coins.lower == 2);
  const RandomizedResult plane = RandomizedEngine(make_class("affine:2,3,1")).bound({100'000});
  CHECK(plane.exact());
  CHECK(plane.lower == Rational(501, 256));
  // One step up: the lean learner three to six times, M 27 times and more.
  TwoWorldsOptions steps = two_worlds_of(shipped_worlds("nine-and-one"));
  steps.classes = {"points:2"};
  steps.most_dimension = 5;
  for (const DimensionStep& step : run_two_worlds(steps).steps) {
    if (step.dimension == 1) continue;
    REQUIRE(step.factor);
    REQUIRE(step.lean_factor);
    CHECK(std::lround(*step.lean_factor) >= 3);
    CHECK(std::lround(*step.lean_factor) <= 6);
    CHECK(std::lround(*step.factor) >= 27);
  }
  CHECK(shipped_worlds("nine-and-one") == [] {
    MapScenario scenario;
    const MapScenario shipped = shipped_worlds("nine-and-one");
    scenario.title = shipped.title;
    scenario.lesson = shipped.lesson;
    scenario.source = shipped.source;
    return scenario;
  }());
}

TEST_CASE("Two worlds is drawn to files to be looked at", "[.worlds-screens]") {
  const QString folder = test::screens_folder(QStringLiteral("two-worlds"));
  const auto draw = [&](const QString& name, const std::shared_ptr<const TwoWorldsRun>& run, QSize size, int step,
                        ThemeKind kind, bool paper = false) {
    const Theme& theme = Theme::get(kind);
    const auto save = [&](const Picture& picture, QSize of, const QColor& ground, const QString& file) {
      QImage image(of * 2, QImage::Format_RGB32);
      image.fill(ground);
      image.setDevicePixelRatio(2);
      QPainter painter(&image);
      picture.paint(painter, QRectF(QPointF(), QSizeF(of)), theme);
      painter.end();
      image.save(folder + u'/' + file + QStringLiteral(".png"));
    };
    save(two_worlds_picture(run, step, 1, {paper, {}}), size, theme.canvas, name);
    save(worlds_card_picture(run, class_told(*run, step, std::nullopt)), {256, 288}, theme.panel,
         name + QStringLiteral("-card"));
  };
  const auto whole = compute_two_worlds(MapScenario{});
  draw("default", whole, {728, 600}, opening_of(*whole), ThemeKind::light);
  draw("default-dark", whole, {728, 600}, 0, ThemeKind::dark);
  draw("default-contrast", whole, {728, 540}, 6, ThemeKind::contrast);
  draw("default-paper", whole, {728, 600}, 7, ThemeKind::light, true);
  draw("same", compute_two_worlds(shipped_worlds("same-d-other-size")), {728, 600}, 0, ThemeKind::light);
  draw("one", worlds_of("points:1"), {728, 600}, 0, ThemeKind::light);
  draw("large", worlds_of("thresholds:2147483648 points:8 thresholds:1024"), {728, 600}, 2, ThemeKind::light);
}
