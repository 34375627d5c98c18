// SPDX-License-Identifier: GPL-3.0-or-later
// Worst world as it is seen: what it says is what the searches found, for every class and step.
#include <catch2/catch.hpp>

#include <QTest>
#include <string>
#include <vector>

#include "../kit/pictures.test.hpp"
#include "../painted_words.test.hpp"
#include "ui/pages/stability/stability_chapter.hpp"
#include "ui/pages/worst_world/worst_world_page.hpp"
#include "ui/pages/worst_world/worst_world_scene.hpp"
#include "ui/pages/worst_world/worst_world_table.hpp"
#include "ui/pages/worst_world/worst_world_words.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

StabilityScenario worst_scenario(const std::string& searched = "points:3", const std::string& labelled = "0",
                                 const std::vector<std::string>& levels = {"0.4", "0.6"}) {
  StabilityScenario scenario;
  scenario.page = "worst-world";
  scenario.searched = searched;
  scenario.labelled = labelled;
  scenario.levels.clear();
  for (const std::string& level : levels) scenario.levels.push_back(parse_rational("levels", level));
  return scenario;
}

std::shared_ptr<const WorstWorldRun> worst_run() {
  static const auto run = compute_worst_world(worst_scenario());
  return run;
}

const std::vector<std::shared_ptr<const WorstWorldRun>>& worst_runs() {
  static const auto runs = [] {
    std::vector<StabilityScenario> scenarios = {worst_scenario(),
                                                worst_scenario("table:11/01/00", "all"),
                                                worst_scenario("cube:1", "all"),
                                                worst_scenario("points:2", "1"),
                                                worst_scenario("cube:2", "all", {"0.3", "0.3", "0.4"}),
                                                worst_scenario("thresholds:3", "2", {"1/3", "2/3"}),
                                                worst_scenario("cube:3", "all", {"0.1", "0.2", "0.2", "0.5"})};
    for (StabilityScenario& scenario : scenarios) scenario.tolerance = "0.05";
    StabilityScenario four = worst_scenario("points:4", "1");
    four.tolerance = "0.05";
    scenarios.push_back(four);
    StabilityScenario good = worst_scenario();
    good.loss = Rational(1, 5);
    good.auxiliary = 1;
    good.on_fail = OnFail::fail;
    scenarios.push_back(good);
    StabilityScenario large = worst_scenario();
    large.auxiliary = 40;
    large.tolerance = "0.05";
    scenarios.push_back(large);
    StabilityScenario lone = worst_scenario("points:3", "0", {"1", "0"});
    lone.blocks = 0;
    scenarios.push_back(lone);
    std::vector<std::shared_ptr<const WorstWorldRun>> found = {worst_run()};
    for (const StabilityScenario& scenario : scenarios) found.push_back(compute_worst_world(scenario));
    return found;
  }();
  return runs;
}

struct OpenedWorst {
  WorstWorldPage page{worst_world_page()};
  int shown = 0;
  OpenedWorst() {
    QObject::connect(&page, &Page::changed, [this] { ++shown; });
  }
  void compute(const StabilityScenario& scenario) {
    const auto take = page.work(scenario)([](StudyPage::Take first) { first(); }, {});
    if (take) take();
  }
};

Drag worst_drag(const WorstWorldPage& page, int step, QPointF to, bool alt = false) {
  const ScenePicture picture = worst_world_picture(page.run(), step, 1, page.probe());
  for (const Spot& spot : test::painted_spots(picture, {728, 600})) {
    if (spot.act == Spot::Act::drag) return {spot, Drag::Phase::move, to, QRectF(0, 0, 728, 600), alt};
  }
  return {};
}

}  // namespace

TEST_CASE("The steps of Worst world say what was found", "[worst-world]") {
  const auto script = worst_world_script(*worst_run());
  const std::vector<std::string> sentences = {
      "Every dot is a world. It says how often each of the three points comes.",
      "The tone says how often the most frequent answer comes back.",
      "In a box every chance is smallest at the lower corner. One number bounds all its worlds.",
      "In the corners: one point comes, all runs agree, and G waits for a difference. It answers in 4 of 10 runs.",
      "The search halves a box until its lower corner is good enough. An open box can still hide a worse world.",
      "The same: ½. The rare point now has .044, not .203. A block still misses it with chance .636.",
      "No. Every learner changes its top answer somewhere, and there two answers tie. G* is as stable as a learner can "
      "be here."};
  const std::vector<std::string> questions = {"Where is the world in which only point 2 comes?",
                                              "Where do you expect the strongest tone?",
                                              "The corner says .41, the bar is .49. Close the box or halve it?",
                                              "Let it answer there (G*). What is the new worst?",
                                              "Give G* n = 10, not 2. Is its worst world better?",
                                              "Could a cleverer learner have more than ½ in every world?",
                                              ""};
  REQUIRE(script->size() == 7);
  for (int step = 0; step < 7; ++step) {
    CAPTURE(step);
    CHECK(script->sentence(step).toStdString() == sentences[static_cast<std::size_t>(step)]);
    CHECK((*script)[step].question.text.toStdString() == questions[static_cast<std::size_t>(step)]);
    CHECK((*script)[step].question.answers.size() <= 3);
    CHECK((*script)[step].dwell_ms == 2400);
    CHECK_FALSE((*script)[step].reference.isEmpty());
  }
  CHECK(script->opening() == 4);
  CHECK(worst_subtitle(*worst_run()) == "Each dot is a world: how often points 1, 2, 3 come.");
  StabilityScenario g = worst_scenario();
  g.on_fail = OnFail::fail;
  CHECK(worst_world_script(*compute_worst_world(g))->opening() == 3);
}

TEST_CASE("The sentences of Worst world are whole for every class, and true of it", "[worst-world]") {
  for (const auto& run : worst_runs()) {
    const auto script = worst_world_script(*run);
    CAPTURE(stability_to_json(run->scenario).dump());
    REQUIRE(script->size() == 7);
    for (int step = 0; step < 7; ++step) {
      const QString sentence = script->sentence(step);
      CAPTURE(step, sentence.toStdString());
      CHECK(sentence.endsWith(u'.'));
      CHECK_FALSE(sentence.contains(u'%'));
      CHECK(sentence.split(u' ').size() <= 40);
      CHECK(worst_world_notes(*run, step, {}).size() <= 2);
      PointWeights all = {1, 1, 1, 1};
      const auto notes = worst_world_notes(*run, step, grid_marginal(all, run->concept_class.points()));
      CHECK(notes.size() <= 2);
      CHECK(notes.front().title.contains(QStringLiteral("world")));
    }
    const bool reached = run->star.found.upper > 1.0 / static_cast<double>(run->lists.lower) - 5e-4;
    const bool alone = run->star.found.upper > 1 - 5e-4;
    CHECK(script->sentence(6).startsWith(QStringLiteral("No.")) == (alone || (reached && run->lists.lower > 1)));
    CHECK(script->sentence(3).startsWith(QStringLiteral("In the corners")) ==
          (run->g.face.size() > 1 && run->g.found.upper == Approx(to_double(run->scenario.levels[0])).margin(1e-5) &&
           run->g.corners[0] < 1 - 1e-6));
  }
}

TEST_CASE("Words of Worst world lie within the picture and over no others", "[worst-world]") {
  for (const auto& run : worst_runs()) {
    for (int step = 0; step < 7; ++step) {
      for (const QSize size : {QSize(728, 600), QSize(900, 700), QSize(640, 520)}) {
        CAPTURE(stability_to_json(run->scenario).dump(), step, size.width());
        CHECK(test::misplaced_words(worst_world_picture(run, step, 1), size) == "");
      }
      if (run->concept_class.points() < 2) continue;
      for (const PointWeights& probe : std::vector<PointWeights>{{.9, .05, .05, 0}, {.1, .8, .1, 0}, {.1, .1, .8, 0}}) {
        CAPTURE(stability_to_json(run->scenario).dump(), step, probe[0]);
        const PointWeights world = grid_marginal(probe, run->concept_class.points());
        CHECK(test::misplaced_words(worst_world_picture(run, step, 1, world), {728, 600}) == "");
      }
    }
  }
}

TEST_CASE("The picture of Worst world shows no step's answer before its question", "[worst-world]") {
  const auto run = worst_run();
  const auto says = [&](int step, const char* words) {
    return test::read_aloud(worst_world_picture(run, step, 1)).contains(QString::fromUtf8(words).remove(u' '));
  };
  CHECK_FALSE(says(0, "how often the top answer comes"));
  CHECK(says(1, "how often the top answer comes"));
  CHECK_FALSE(says(2, "A worst world"));
  CHECK_FALSE(says(2, "The ladder"));
  CHECK(says(3, "A worst world"));
  CHECK_FALSE(says(3, "G*"));
  CHECK_FALSE(says(3, "any learner"));
  CHECK(says(4, ".203, .797, 0"));
  CHECK(says(4, "all − ½, target ½"));
  CHECK(says(4, ".465proved"));
  CHECK(says(4, ".500found"));
  CHECK(says(4, "halvednext"));
  CHECK(says(4, ".133"));
  CHECK(says(4, "anylearner"));
  CHECK(says(5, ".044, .956, 0"));
  CHECK(says(6, ".490proved"));
  CHECK(worst_world_picture(run, 4, 1).description().contains(QStringLiteral(".203, .797, 0")));
}

TEST_CASE("A hand moves the ring of Worst world, into ties and back", "[worst-world]") {
  OpenedWorst opened;
  opened.compute(worst_scenario());
  WorstWorldPage& page = opened.page;
  REQUIRE(page.run());
  page.show_step(4);
  const WorstSearchRun& star = page.run()->star;
  // A place inside, far from every tie: the middle of the triangle.
  const QPointF middle(262, 448 - 452 * 0.8660254 / 3);
  page.take_drag(worst_drag(page, 4, middle));
  REQUIRE(page.probe());
  for (int x = 0; x < 3; ++x) CHECK((*page.probe())[static_cast<std::size_t>(x)] == Approx(1.0 / 3).margin(1e-4));
  CHECK(opened.shown == 1);
  CHECK(page.tell(Kin::of_node(0)).startsWith(QStringLiteral(".333, .333, .333: target ")));
  CHECK(page.tell(Kin::of_point(0)).isEmpty());
  CHECK(worst_world_notes(*page.run(), 4, page.probe()).front().text.contains(QStringLiteral("lower corner")));
  // Near the tie at (.25, …): on it, unless Alt is held.
  const PointWeights tie = at_tie(star, grid_marginal({.14, .78, .08}, 3), .05);
  const double a = tie[0] + .004;
  const QPointF near(36 + 452 * (tie[2] + a / 2), 448 - 452 * 0.8660254 * a);
  page.take_drag(worst_drag(page, 4, near));
  REQUIRE(page.probe());
  const WorldChances there = chances_at(star, *page.probe());
  CHECK(there.answers[0].chance - there.answers[1].chance < 1e-5);
  page.take_drag(worst_drag(page, 4, near, true));
  CHECK((*page.probe())[0] == Approx(a).margin(1e-3));
  // On the worst world: none by hand any more.
  const QPointF worst(36 + 452 * star.world[0] / 2, 448 - 452 * 0.8660254 * star.world[0]);
  page.take_drag(worst_drag(page, 4, worst));
  CHECK_FALSE(page.probe());
  // Outside: the nearest world.
  page.take_drag(worst_drag(page, 4, {700, 500}));
  REQUIRE(page.probe());
  CHECK((*page.probe())[2] == 1);
  const QKeyEvent up(QEvent::KeyPress, Qt::Key_Up, Qt::NoModifier);
  CHECK(page.take_key(up, {}, nullptr));
  CHECK((*page.probe())[0] == Approx(.01));
  const QKeyEvent ten(QEvent::KeyPress, Qt::Key_Up, Qt::ShiftModifier);
  CHECK(page.take_key(ten, {}, nullptr));
  CHECK((*page.probe())[0] == Approx(.11));
  // Another n keeps it.
  StabilityScenario other = worst_scenario();
  other.auxiliary = 3;
  opened.compute(other);
  CHECK(page.probe());
  opened.compute(worst_scenario("table:11/01/00", "all"));
  CHECK_FALSE(page.probe());
}

TEST_CASE("The tables of Worst world have the brackets and the boxes", "[worst-world]") {
  const auto run = worst_run();
  const PageTable table = worst_world_table(*run, ui::TableLimits::none());
  REQUIRE(table.rows.size() == 3);
  CHECK(table.rows[0][0].data == "G");
  CHECK(table.rows[2][1].data == 10);
  CHECK(table.rows[1][3].data.get<double>() == run->star.found.lower);
  CHECK(table.rows[1][3].shown == ".490");
  CHECK(table.rows[1][6].shown == "all − ½, target ½");
  CHECK(table.rows[1][8].data == 0);
  const PageTable boxes = worst_boxes_table(*run, ui::TableLimits::none());
  CHECK(boxes.rows.size() == 351);
  std::size_t next = 0;
  std::size_t open = 0;
  for (const auto& row : boxes.rows) {
    next += row[3].data == "next" ? 1U : 0U;
    open += row[3].data == "open" ? 1U : 0U;
  }
  CHECK(next == 1);
  CHECK(open + 1 == run->star.log.count(350).open);
  CHECK(worst_boxes_table(*run, ui::TableLimits{5, 64}).left_out == 346);
}

TEST_CASE("Worst world tells its command, and its cards have no words", "[worst-world]") {
  OpenedWorst opened;
  CHECK(opened.page.command(worst_scenario()) ==
        "littlestone-lab worst points:3 --auxiliary 2 --cap 8 --levels .4,.6 --on-fail soa --target 0 --tolerance "
        ".01");
  StabilityScenario other = worst_scenario("thresholds:3", "all", {"1/3", "2/3"});
  other.on_fail = OnFail::fail;
  other.loss = Rational(1, 4);
  other.tolerance = "0.05";
  CHECK(opened.page.command(other) ==
        "littlestone-lab worst thresholds:3 --auxiliary 2 --cap 8 --levels 1/3,2/3 --on-fail fail --target all "
        "--alpha .25 --tolerance .05");
  for (const StabilityScenario& scenario : {worst_scenario(), other, worst_scenario("table:11/01/00", "all")}) {
    const auto card = stability_card(scenario, {});
    REQUIRE(card);
    CHECK(test::painted_words(*card, {200, 172}).empty());
  }
  for (const PanelRow& row : opened.page.rows()) {
    CAPTURE(std::string(row.field));
    CHECK_NOTHROW(stability_field(row.field));
  }
}
