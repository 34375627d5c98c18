// SPDX-License-Identifier: GPL-3.0-or-later
// Worst world as it is seen: what it says is what the searches found, for every class and step.
#include <catch2/catch.hpp>

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <string>
#include <vector>

#include "../kit/pictures.test.hpp"
#include "../painted_words.test.hpp"
#include "ui/pages/stability/stability_chapter.hpp"
#include "ui/pages/worst_world/certificate_dialog.hpp"
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
  const ScenePicture picture = worst_world_picture(page.run(), step, 1, {.probe = page.probe()});
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
    CHECK((*script)[step].motion_ms ==
          (step == 3 || step == 4 ? watched_ms(worst_search_at(*worst_run(), step).shown) : 240));
    CHECK((*script)[step].motion_ms <= 2400);
    CHECK((*script).waits(step) == (step < 6));  // Space stops at each question
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
        CHECK(test::misplaced_words(worst_world_picture(run, step, 1, {.probe = world}), {728, 600}) == "");
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
  CHECK(worst_world_notes(*page.run(), 4, page.probe())[1].text.contains(QStringLiteral("lower corner")));
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
    if (row.field != std::string_view("levels")) continue;
    CHECK(row.fact(worst_scenario()).isEmpty());
    CHECK(row.fact(other).isEmpty());  // thirds
    CHECK(row.fact(worst_scenario("points:3", "0", {"0.4", "0.8"})) == "add up to 1.2, taken in proportion");
  }
}

namespace {

/// The grounds of a scene: its marks in tones, each with how far it is seen.
std::vector<std::pair<const Mark*, double>> worst_toned(const Scene& scene) {
  std::vector<std::pair<const Mark*, double>> found;
  for (const Mark& mark : scene.marks) {
    const bool tone = std::find(chance_tones.begin(), chance_tones.end(), mark.fill) != chance_tones.end();
    if (tone && std::holds_alternative<Path>(mark.shape)) found.emplace_back(&mark, mark.opacity);
  }
  return found;
}

/// The left end of the bracket's bar, px.
double worst_bracket_left(const Scene& scene) {
  for (const Mark& mark : scene.marks) {
    const auto* line = std::get_if<Line>(&mark.shape);
    if (line != nullptr && mark.stroke.width == 4 && mark.stroke.ink == &Theme::ink2) return line->points.front().x();
  }
  return -1;
}

/// How many outlines of boxes are drawn in this ink, at any strength.
int worst_outlined(const Scene& scene, Ink ink) {
  int count = 0;
  for (const Mark& mark : scene.marks) {
    const auto* path = std::get_if<Path>(&mark.shape);
    if (path == nullptr || mark.fill != nullptr || mark.stroke.ink != ink || mark.stroke.width > 1) continue;
    for (int i = 0; i < path->path.elementCount(); ++i) count += path->path.elementAt(i).isMoveTo() ? 1 : 0;
  }
  return count;
}

Scene worst_watched(double halved, const WorstWorldRun& run = *worst_run()) {
  WorstLook look;
  look.halved = halved;
  return worst_world_scene(run, 4, look, {728, 600});
}

}  // namespace

TEST_CASE("A search of Worst world is watched box by box, and its tones never move", "[worst-world]") {
  const WorstSearchRun& star = worst_run()->star;
  const auto tones = worst_toned(worst_watched(0));
  REQUIRE(tones.size() >= 5);
  double before = -1;
  int jumps = 0;
  for (std::uint64_t time = 0; time <= star.shown; time += 5) {
    CAPTURE(time);
    const Scene scene = worst_watched(static_cast<double>(time));
    const WorstSearchLog::Count count = star.log.count(time);
    const std::size_t closed_and_open = static_cast<std::size_t>(count.open + count.closed);
    CHECK(closed_and_open == time + 1);
    const auto here = worst_toned(scene);
    REQUIRE(here.size() == tones.size());
    for (std::size_t i = 0; i < here.size(); ++i) {
      CHECK(here[i].second == 1);
      CHECK(std::get<Path>(here[i].first->shape).path.elementCount() > 0);
    }
    // The left end stands where the bracket of that time has it: it jumps, or stays.
    const double left = worst_bracket_left(scene);
    const double lower = star.bracket(time).lower;
    if (before >= 0) {
      CHECK(left >= before);
      jumps += left > before ? 1 : 0;
    }
    before = left;
    const Scene half = worst_watched(static_cast<double>(time) + .5);
    CHECK(worst_bracket_left(half) == left);
    CHECK(star.bracket(time).lower == lower);
  }
  CHECK(jumps > 10);
  // A halved box comes by and by.
  CHECK(worst_outlined(worst_watched(0), &Theme::ink) == 1);
  CHECK(worst_outlined(worst_watched(.5), &Theme::ink) > 1);
  // On the way to the step the boxes are those that the time of the motion leaves.
  const auto at = [&](double ms) {
    return test::read_aloud(worst_world_picture(worst_run(), 4, ms / worst_motion_ms(*worst_run(), 4)));
  };
  CHECK(at(60).contains(QStringLiteral("0boxesclosed1open")));
  CHECK(at(250).contains(QStringLiteral("0boxesclosed3open")));
  const auto closed = [](std::uint64_t time) {
    return QStringLiteral("%1boxesclosed").arg(worst_run()->star.log.count(time).closed);
  };
  CHECK(star.log.count(110).closed < star.log.count(star.shown).closed);
  CHECK(at(1201 + 10 * 1000.0 / 60).contains(closed(110)));
  CHECK(test::read_aloud(worst_world_picture(worst_run(), 4, 1)).contains(closed(star.shown)));
}

TEST_CASE("At another learner the tones of Worst world come out of those before", "[worst-world]") {
  const auto faded = [&](double come) {
    WorstLook look;
    look.before = worst_run();
    look.before_step = 3;
    look.come = come;
    return worst_world_scene(*worst_run(), 4, look, {728, 600});
  };
  const auto still = worst_toned(worst_world_scene(*worst_run(), 4, {}, {728, 600}));
  const auto half = faded(.5);
  const auto marks = worst_toned(half);
  REQUIRE(marks.size() > still.size());
  CHECK(std::count_if(marks.begin(), marks.end(), [](const auto& one) { return one.second == .5; }) ==
        static_cast<std::ptrdiff_t>(still.size()));
  CHECK(worst_toned(faded(1)).size() == still.size());
  // In the middle of the fade a world near a corner is half of both tones.
  WorstLook look;
  look.before = worst_run();
  look.before_step = 3;
  look.come = .5;
  const PointWeights world = grid_marginal({.97, .015, .015}, 3);
  const Theme& theme = Theme::get(ThemeKind::light);
  const auto tone = [&](const WorstSearchRun& search) {
    return (theme.*chance_tones[tone_of(chances_at(search, world).most)]).lightness();
  };
  const int dark = tone(worst_run()->g);
  const int bright = tone(worst_run()->star);
  CHECK(bright > dark + 60);
  constexpr int scale = 4;
  const ScenePicture picture = worst_world_picture(worst_run(), 6, 1, look);
  const QImage image = rendered(picture, QSizeF(728, 600) * scale, theme);
  const QColor middle = image.pixelColor(262 * scale, static_cast<int>((448 - 452 * 0.8660254 * .97) * scale));
  CHECK(std::abs(middle.lightness() - (dark + bright) / 2) <= 3);
}

TEST_CASE("On a narrow page the ladder of Worst world is a row of chips, in a lecture three rungs", "[worst-world]") {
  WorstLook narrow;
  narrow.layout = WorstLook::Layout::narrow;
  WorstLook wall;
  wall.layout = WorstLook::Layout::lecture;
  for (const auto& run : worst_runs()) {
    for (int step = 0; step < 7; ++step) {
      CAPTURE(stability_to_json(run->scenario).dump(), step);
      const ScenePicture chips = worst_world_picture(run, step, 1, narrow);
      for (const QSize size : {chips.natural_size().toSize(), QSize(640, 560), QSize(900, 700)})
        CHECK(test::misplaced_words(chips, size) == "");
      for (const QSize size : {QSize(820, 376), QSize(1000, 420)})
        CHECK(test::misplaced_words(worst_world_picture(run, step, 1, wall), size) == "");
    }
  }
  const auto says = [](const WorstLook& look, const char* words) {
    const ScenePicture picture = worst_world_picture(worst_run(), 4, 1, look);
    return test::read_aloud(picture, picture.natural_size().toSize()).contains(QString::fromUtf8(words));
  };
  CHECK_FALSE(says(narrow, "Theladder"));
  for (const char* words : {".5anylearner", "G*.465to.5", ".4G", ".133byproof", "paper"}) CHECK(says(narrow, words));
  for (const char* words : {".5anylearner", ".4G", ".133byproof"}) CHECK(says(wall, words));
  CHECK_FALSE(says(wall, "paper"));
  CHECK_FALSE(says(wall, "proved"));
  // The smallest type of a lecture is the one that the wall makes 24 px of.
  for (const test::PaintedWords& words : test::painted_words(worst_world_picture(worst_run(), 4, 1, wall), {820, 376}))
    CHECK(words.pixel_size >= 10.99);
}

TEST_CASE("Small boxes of Worst world, and closed ones beyond 20 000, have no outline", "[worst-world]") {
  WorstWorldRun run = *worst_run();
  WorstSearchLog& log = run.star.log;
  const WorstSearchLog::LoggedBox whole = log.boxes.front();
  const auto with = [&](double side, std::size_t count, double bound) {
    WorstSearchLog::LoggedBox box = whole;
    box.box.low = {.5, .25, .125, 0};
    box.box.high = {.5 + side, .25 + side, .25, 0};
    box.bound = bound;
    box.made = 0;
    box.halved = WorstSearchLog::never;
    log.boxes.assign(count, box);
    log.brackets.assign(2, {.1, .5, .4});
    run.star.shown = 0;
    return worst_world_scene(run, 4, {}, {728, 600});
  };
  CHECK(worst_outlined(with(.125, 3, .1), &Theme::ink) == 3);
  CHECK(worst_outlined(with(.125, 3, .45), &Theme::line) == 3);
  CHECK(worst_outlined(with(.125, 20'007, .45), &Theme::line) == 20'000);
  CHECK(worst_outlined(with(.004, 3, .1), &Theme::ink) == 0);  // 1.8 px
  CHECK(worst_outlined(with(.004, 3, .45), &Theme::line) == 0);
}

TEST_CASE("A press on a box of Worst world tells its corner, its bound and what becomes of it", "[worst-world]") {
  const auto run = worst_run();
  const WorstSearchRun& star = run->star;
  const auto inside = [&](std::size_t box) { return grid_marginal(middle_of(star.log.boxes[box].box, 3), 3); };
  const auto next = star.log.next(star.shown);
  REQUIRE(next);
  const auto notes = worst_world_notes(*run, 4, inside(*next));
  REQUIRE(notes.size() == 2);
  CHECK(notes[1].title == "Its box: halved next");
  CHECK(notes[1].text == QStringLiteral("Its lower corner is %1; no world in it is worse than %2.")
                             .arg(world_shares_words(star, star.log.boxes[*next].box.low), QStringLiteral(".465")));
  int open = 0;
  int closed = 0;
  for (std::size_t i = 0; i < star.log.boxes.size(); ++i) {
    const auto& box = star.log.boxes[i];
    if (i == *next || !box.there(star.shown)) continue;
    const PointWeights world = inside(i);
    if (box_around(star, star.shown, world) != i) continue;
    const QString title = worst_world_notes(*run, 4, world)[1].title;
    const bool is_open = box.bound < star.bracket(star.shown).goal;
    CHECK(title == (is_open ? "Its box: open" : "Its box: closed"));
    ++(is_open ? open : closed);
    // It has an outline of its own; the one that is halved next has its ring already.
    const auto heavy = [&](const Scene& scene) {
      return std::count_if(scene.marks.begin(), scene.marks.end(), [](const Mark& mark) {
        return std::holds_alternative<Path>(mark.shape) && mark.stroke.width == 2.5;
      });
    };
    if (open + closed > 12) continue;
    CHECK(heavy(worst_world_scene(*run, 4, {.probe = world}, {728, 600})) == 1);
    CHECK(heavy(worst_world_scene(*run, 4, {.probe = inside(*next)}, {728, 600})) == 0);
  }
  CHECK(open > 20);
  CHECK(closed > 20);
  // All answers of the world are named.
  const auto cube = compute_worst_world(with_searched(worst_scenario(), "cube:2"));
  const PointWeights even = grid_marginal({1, 1, 0, 0}, 2);
  const QString told = worst_world_notes(*cube, 1, even).front().text;
  for (const WorldAnswer& answer : chances_at(worst_search_at(*cube, 1), even).answers)
    if (answer.chance > 5e-4) CHECK(told.contains(worst_answer_words(worst_search_at(*cube, 1), answer.labels)));
}

TEST_CASE("A click on the worst world asks for it in chapter I, a drag from there does not", "[worst-world]") {
  OpenedWorst opened;
  opened.compute(worst_scenario());
  WorstWorldPage& page = opened.page;
  page.show_step(4);
  auto* link = page.findChild<ScenarioLink*>();
  REQUIRE(link != nullptr);
  std::vector<Scenario> asked;
  QString page_id;
  nlohmann::json view_asked;
  QObject::connect(link, &ScenarioLink::asked,
                   [&](const ChapterScenario& scenario, const QString& id, const nlohmann::json& view) {
                     asked.push_back(std::get<Scenario>(scenario));
                     page_id = id;
                     view_asked = view;
                   });
  const WorstSearchRun& star = page.run()->star;
  const QPointF worst(36 + 452 * star.world[0] / 2, 448 - 452 * 0.8660254 * star.world[0]);
  const auto hand = [&](Drag::Phase phase, QPointF at) {
    Drag drag = worst_drag(page, page.run() ? 4 : 0, at);
    drag.phase = phase;
    page.take_drag(drag);
  };
  hand(Drag::Phase::begin, worst + QPointF(5, 3));
  hand(Drag::Phase::move, worst + QPointF(6, 4));
  hand(Drag::Phase::end, worst + QPointF(6, 4));
  REQUIRE(asked.size() == 1);
  CHECK(page_id == "tournament");
  CHECK(view_asked == nlohmann::json{{"view", "levels"}});
  CHECK(asked[0].class_text == "points:3");
  CHECK(asked[0].marginal.starts_with("weights:0.2026"));
  CHECK(asked[0].title.text() == "The worst world of G*");
  hand(Drag::Phase::begin, worst);
  hand(Drag::Phase::move, worst + QPointF(60, 0));
  hand(Drag::Phase::end, worst + QPointF(60, 0));
  CHECK(asked.size() == 1);
  CHECK(page.probe());
  hand(Drag::Phase::begin, {262, 300});
  hand(Drag::Phase::end, {262, 300});
  CHECK(asked.size() == 1);
  // Before it is found there is nothing to open.
  page.show_step(1);
  hand(Drag::Phase::begin, worst);
  hand(Drag::Phase::end, worst);
  CHECK(asked.size() == 1);
}

TEST_CASE("Of four points a menu of Worst world names the faces", "[worst-world]") {
  OpenedWorst opened;
  StabilityScenario four = worst_scenario("points:4", "1");
  four.tolerance = "0.05";
  opened.compute(worst_scenario());
  CHECK(opened.page.face_choice().isHidden());
  opened.compute(four);
  WorstWorldPage& page = opened.page;
  page.show_step(4);
  ChoiceBox& choice = page.face_choice();
  REQUIRE_FALSE(choice.isHidden());
  REQUIRE(choice.count() == 4);
  CHECK(choice.itemText(0) == "points 1, 2, 3");
  CHECK(choice.itemText(3) == "points 2, 3, 4");
  const auto face_of_choice = [&] {
    QStringList points;
    for (const PointIndex x : page.run()->star.face) points << QString::number(x + 1);
    return QStringLiteral("points ") + points.join(QStringLiteral(", "));
  };
  CHECK(choice.currentText() == face_of_choice());
  const auto before = page.run()->star.below;
  const int other = choice.currentIndex() == 3 ? 0 : 3;
  choice.setCurrentIndex(other);
  emit choice.activated(other);
  REQUIRE(QTest::qWaitFor([&] { return !page.running(); }, 20'000));
  CHECK(face_of_choice() == choice.itemText(other));
  CHECK(choice.currentIndex() == other);
  CHECK(page.run()->star.below != before);
  // What lies on another face is told, and not drawn where it is not.
  const auto says = [&](const char* words) {
    return test::read_aloud(worst_world_picture(page.run(), 4, 1)).contains(QString::fromUtf8(words));
  };
  CHECK(says("onanotherface") != on_drawn_face(page.run()->star, page.run()->star.world));
  CHECK(test::misplaced_words(worst_world_picture(page.run(), 4, 1), {728, 600}) == "");
  const QKeyEvent up(QEvent::KeyPress, Qt::Key_Up, Qt::NoModifier);
  CHECK(page.take_key(up, {}, nullptr));
  REQUIRE(page.probe());
  CHECK(on_drawn_face(page.run()->star, *page.probe()));
  // Another n keeps it, another class does not.
  four.auxiliary = 3;
  opened.compute(four);
  CHECK(face_of_choice() == choice.itemText(other));
}

TEST_CASE("What is stopped in Worst world keeps bracket and boxes, and has no certificate", "[worst-world]") {
  OpenedWorst opened;
  WorstWorldPage& page = opened.page;
  int computing = 0;
  QObject::connect(&page, &Page::computing_asked, [&] { ++computing; });
  page.tell_nothing(Page::Nothing::stopped);
  CHECK(page.view()->empty_text() == "No search yet.");
  CHECK(page.compute_button()->text() == "Search");
  CHECK_FALSE(page.certificate_button().isEnabled());
  page.search_button().click();
  CHECK(computing == 1);
  StabilityScenario deep = with_searched(worst_scenario(), "thresholds:4");
  deep.labelled = "all";
  int posted = 0;
  const Observer stops = [&](const Progress&) { return posted == 0 ? Answer::go_on : Answer::stop; };
  const auto post = [&](StudyPage::Take take) {
    ++posted;
    take();
  };
  CHECK_THROWS_AS(page.work(deep)(post, stops), Stopped);
  REQUIRE(posted == 1);
  REQUIRE(page.run());
  CHECK_FALSE(page.run()->complete);
  CHECK(page.run()->star.log.last() > 300);
  CHECK_FALSE(page.certificate_button().isEnabled());
  page.search_button().click();
  CHECK(computing == 2);
  opened.compute(worst_scenario());
  CHECK(page.certificate_button().isEnabled());
  // A complete search is watched again.
  page.show_step(4);
  double moves = 0;
  QObject::connect(&page, &Page::edit_moves, [&](double ms) { moves = ms; });
  page.search_button().click();
  CHECK(computing == 2);
  CHECK(moves == worst_motion_ms(*page.run(), 4));
}

TEST_CASE("Worst world offers a smaller class and a wider bracket", "[worst-world]") {
  OpenedWorst opened;
  WorstWorldPage& page = opened.page;
  std::vector<StabilityScenario> edits;
  QObject::connect(&page, &StudyPage::edited,
                   [&](const ChapterScenario& edited, int) { edits.push_back(std::get<StabilityScenario>(edited)); });
  const auto post = [](const StudyPage::Take& take) { take(); };
  CHECK_THROWS_AS(page.work(worst_scenario("points:9"))(post, {}), InputError);
  REQUIRE_FALSE(page.offer().isHidden());
  CHECK(page.offer_words() == "Searched are classes on at most 4 points");
  CHECK(page.offer().text() == "Take thresholds:4");
  page.offer().click();
  REQUIRE(edits.size() == 1);
  CHECK(edits[0].searched == "thresholds:4");
  CHECK_NOTHROW(compute_worst_world(edits[0], {}));
  CHECK_THROWS_AS(page.work(worst_scenario("circles:3"))(post, {}), InputError);
  CHECK(page.offer().isHidden());
  opened.compute(worst_scenario());
  CHECK(page.offer().isHidden());
  auto slow = std::make_shared<WorstWorldRun>(*worst_run());
  slow->complete = false;
  slow->work_left = 2e7;
  slow->seconds_left = 40.4;
  CHECK(slow->goes_on_long());
  page.take_run(slow);
  REQUIRE_FALSE(page.offer().isHidden());
  CHECK(page.offer_words() == "About 40 s. Stop at .05 first?");
  page.offer().click();
  REQUIRE(edits.size() == 2);
  CHECK(edits[1].tolerance == "0.05");
  slow->work_left = 9e6;
  CHECK_FALSE(slow->goes_on_long());
}

TEST_CASE("A certificate of Worst world is written, kept, checked and refused", "[worst-world]") {
  StabilityScenario wide = worst_scenario();
  wide.tolerance = "0.05";
  const auto run = compute_worst_world(wide);
  CertificateDialog dialog(run, 4, nullptr);
  CHECK_FALSE(dialog.check_button().isEnabled());
  const auto done = [&] { return QTest::qWaitFor([&] { return !dialog.working(); }, 60'000); };
  REQUIRE(done());
  const QString text = dialog.text().toPlainText();
  const WorstCertificate made = parse_certificate(text.toStdString());
  CHECK(made.lower > Rational(2, 5));
  CHECK(made.problem.learner.on_fail == OnFail::soa);
  CHECK(dialog.told().contains(QString::fromStdString(to_string(made.lower))));
  dialog.check_button().click();
  REQUIRE(done());
  CHECK(dialog.told().startsWith(QStringLiteral("It holds: %1 leaves, ").arg(made.leaves)));
  CHECK(dialog.told().endsWith(QStringLiteral(" s.")));
  QTemporaryDir folder;
  const QString file = folder.filePath("worst.json");
  dialog.save_file(file);
  QString wrong = text;
  wrong.replace(QStringLiteral("\"leaves\": %1").arg(made.leaves),
                QStringLiteral("\"leaves\": %1").arg(made.leaves + 2));
  REQUIRE(wrong != text);
  dialog.text().setPlainText(wrong);
  dialog.check_button().click();
  REQUIRE(done());
  CHECK(dialog.told() == QStringLiteral("Line %1 does not hold: it says %2 leaves, the tree has %3.")
                             .arg(line_of_key(text.toStdString(), "leaves"))
                             .arg(made.leaves + 2)
                             .arg(made.leaves));
  wrong = text;
  dialog.text().setPlainText(wrong.replace(QStringLiteral("\"auxiliary\": 2"), QStringLiteral("\"auxiliary\": 0")));
  dialog.check_button().click();
  REQUIRE(done());
  CHECK(dialog.told().startsWith(QStringLiteral("Line %1: ").arg(line_of_key(text.toStdString(), "auxiliary"))));
  dialog.open_file(file);
  CHECK(dialog.text().toPlainText() == text);
  CHECK_THROWS_AS(dialog.open_file(folder.filePath("none.json")), InputError);
  WorstCertificate other = made;
  other.upper += Rational(1, 1000);
  const CertificateCheck found = check(other);
  CHECK(certificate_words(certificate_text(other), other, found, 1)
            .contains(QStringLiteral("it says %1, its world has %2.")
                          .arg(QString::fromStdString(to_string(other.upper)),
                               QString::fromStdString(to_string(made.upper)))));
  other = made;
  other.leaves -= 1;
  CHECK(certificate_words(certificate_text(other), other, check(other), 1).contains(QStringLiteral("more than")));
  CertificateDialog of_g(run, 3, nullptr);
  REQUIRE(QTest::qWaitFor([&] { return !of_g.working(); }, 60'000));
  CHECK(parse_certificate(of_g.text().toPlainText().toStdString()).problem.learner.on_fail == OnFail::fail);
}

TEST_CASE("In a lecture the worlds of Worst world are dragged, and n is its slider", "[worst-world][lecture]") {
  OpenedWorst opened;
  opened.compute(worst_scenario());
  WorstWorldPage& page = opened.page;
  page.show_step(4);
  const auto exhibit = page.lecture(4);
  REQUIRE(exhibit);
  const auto picture = exhibit->picture(Theme::get(ThemeKind::light), {4, 1});
  CHECK(picture->natural_size() == QSizeF(820, 376));
  CHECK(test::read_aloud(*picture, {820, 376}).contains(QStringLiteral("n=2")));
  const auto handle = [&](int place) {
    Drag drag;
    for (const Spot& spot : test::painted_spots(*picture, {820, 376}))
      if (spot.act == Spot::Act::drag && spot.place == place) drag.handle = spot;
    drag.phase = Drag::Phase::move;
    drag.area = {0, 0, 820, 376};
    return drag;
  };
  // The middle of its triangle.
  Drag world = handle(0);
  REQUIRE(world.handle.grab);
  world.at = QPointF(232 + 326 / 1.7320508, 340 - 326.0 / 3);
  page.take_drag(world);
  REQUIRE(page.probe());
  for (int x = 0; x < 3; ++x) CHECK((*page.probe())[static_cast<std::size_t>(x)] == Approx(1.0 / 3).margin(1e-4));
  std::vector<StabilityScenario> edits;
  QObject::connect(&page, &StudyPage::edited,
                   [&](const ChapterScenario& edited, int) { edits.push_back(std::get<StabilityScenario>(edited)); });
  Drag slider = handle(1);
  REQUIRE(slider.handle.grab);
  CHECK(slider.handle.grab->field == worst_slider_field);
  slider.at = {5000, 352};
  page.take_drag(slider);
  slider.at = {5001, 352};
  page.take_drag(slider);
  REQUIRE(edits.size() == 1);
  CHECK(edits[0].auxiliary == 20);
  slider.at = {-5000, 352};
  page.take_drag(slider);
  REQUIRE(edits.size() == 2);
  CHECK(edits[1].auxiliary == 1);
}
