// SPDX-License-Identifier: GPL-3.0-or-later
// Same answer as it is seen: two labs, one die, the roof over every world, and hands on all of it.
#include <catch2/catch.hpp>

#include <QKeyEvent>
#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "../kit/pictures.test.hpp"
#include "../painted_words.test.hpp"
#include "tests/support/source_folder.hpp"
#include "ui/pages/same_answer/same_answer_marks.hpp"
#include "ui/pages/same_answer/same_answer_page.hpp"
#include "ui/pages/same_answer/same_answer_scene.hpp"
#include "ui/pages/same_answer/same_answer_table.hpp"
#include "ui/pages/same_answer/same_answer_words.hpp"
#include "ui/pages/stability/stability_chapter.hpp"
#include "ui/shell/ask_room.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

std::shared_ptr<const SameAnswerRun> same_answer_of(const StabilityScenario& scenario = {}) {
  static std::shared_ptr<const SameAnswerRun> earlier;
  return earlier = compute_same_answer(scenario, {}, earlier);
}

/// A page that has computed the scenario, as the chapter has it do, and what it asks to be edited.
struct OpenedAnswer {
  SameAnswerPage page{same_answer_page()};
  std::vector<StabilityScenario> edits;

  explicit OpenedAnswer(const StabilityScenario& scenario = {}) {
    QObject::connect(&page, &StudyPage::edited, [this](const ChapterScenario& edited, int) {
      edits.push_back(std::get<StabilityScenario>(edited));
    });
    if (const auto take = page.work(scenario)([](const StudyPage::Take&) {}, {})) take();
  }
  /// Drags the handle of that field, of the place where one is said, by so many px.
  void drag(const std::string& field, QPointF by, std::int32_t place = -1) {
    const ScenePicture picture = same_answer_picture(page.run(), same_answer_steps::ceiling, 1);
    const std::vector<Spot> spots = test::painted_spots(picture, {728, 600});
    const auto handle = std::find_if(spots.begin(), spots.end(), [&](const Spot& spot) {
      return spot.grab && spot.grab->field == field && (place < 0 || spot.place == place);
    });
    REQUIRE(handle != spots.end());
    const QRectF area(0, 0, 728, 600);
    page.take_drag({*handle, Drag::Phase::begin, handle->rect.center(), area});
    page.take_drag({*handle, Drag::Phase::move, handle->rect.center() + by, area});
  }
  /// The chapter computes what was asked for last.
  void compute() {
    REQUIRE_FALSE(edits.empty());
    if (const auto take = page.work(edits.back())([](const StudyPage::Take& at_once) { at_once(); }, {})) take();
  }
  /// A click on the place, of the picture of the step.
  void click(std::int32_t place, int step = same_answer_steps::ceiling) {
    const ScenePicture picture = same_answer_picture(page.run(), step, 1, page.seen_as());
    for (const Spot& spot : test::painted_spots(picture, {728, 600}))
      if (spot.place == place && spot.act == Spot::Act::choose) return page.take_click(spot);
    FAIL("nothing to click at " << place);
  }
  [[nodiscard]] QString aloud(int step = same_answer_steps::ceiling) const {
    return test::read_aloud(same_answer_picture(page.run(), step, 1, page.seen_as()), {728, 600}, QStringLiteral("|"));
  }
};

StabilityScenario scenario_with(const std::function<void(StabilityScenario&)>& change) {
  StabilityScenario scenario;
  change(scenario);
  return scenario;
}

StabilityScenario steps_by_hand(const char* steps) {
  return scenario_with([&](auto& s) { s.shape = StepsKind::hand, s.steps = steps; });
}

/// The shapes of the picture of this kind, of marks with this key where one is said.
template <class Kind>
std::vector<Kind> shapes_of(const Scene& scene, const QString& key = {}) {
  std::vector<Kind> found;
  for (const Mark& mark : scene.marks)
    if (const auto* shape = std::get_if<Kind>(&mark.shape); shape != nullptr && (key.isEmpty() || mark.key == key))
      found.push_back(*shape);
  return found;
}

Spot spot_of(std::int32_t place) {
  Spot spot;
  spot.place = place;
  return spot;
}

}  // namespace

TEST_CASE("The steps of Same answer say what is computed, and each question is answered by the next step",
          "[same-answer]") {
  const auto script = same_answer_script(*same_answer_of());
  REQUIRE(script->size() == 7);
  CHECK(script->opening() == 0);
  CHECK((*script)[0].sentence ==
        "Two labs draw 350 examples each. The rare point comes 14 times in A and 21 times in B.");
  CHECK((*script)[0].question.text == "Each lab must name the point or not. How can they agree?");
  CHECK((*script)[1].question.text == "The die shows .443. What does A say, what does B say?");
  CHECK((*script)[2].sentence ==
        "A lab names the point if the die falls below its step. They differ only between the two steps: .102.");
  CHECK((*script)[2].question.text == "The point gets rarer, p = .01. Do they differ more often?");
  CHECK((*script)[3].sentence == "No. At p = .01 it is .0945, at p = .05 it is .0980.");
  CHECK((*script)[4].sentence ==
        "Whatever the world, the labs differ in fewer than 10 of 100 pairs. 350 examples do this for any number of "
        "points.");
  CHECK((*script)[4].question.answers == QStringList{"It falls", "It stays", "It rises"});
  CHECK((*script)[5].sentence == "It rises to .162. Equal steps climb too fast where the point is common.");
  CHECK((*script)[5].question.answers.size() == 3);
  CHECK((*script)[6].sentence.contains(QStringLiteral(", not 350.")));
  CHECK((*script)[6].question.text.isEmpty());
  StabilityScenario equal;
  equal.shape = StepsKind::equal;
  CHECK(same_answer_script(*same_answer_of(equal))->opening() == same_answer_steps::equal);
}

TEST_CASE("No sentence of Same answer is false, whatever the fields are", "[same-answer]") {
  std::vector<StabilityScenario> scenarios(1);
  const auto add = [&](auto&& change) {
    StabilityScenario scenario;
    change(scenario);
    scenarios.push_back(scenario);
  };
  for (const char* differ : {"0.2", "0.05"}) add([&](auto& s) { s.differ = differ; });
  for (const char* text : {"thresholds:3", "thresholds:4"}) add([&](auto& s) { s.class_text = text; });
  for (const StepsKind shape : {StepsKind::equal, StepsKind::one}) add([&](auto& s) { s.shape = shape; });
  for (const Rational& mass : {Rational(0), Rational(1, 2), Rational(1)}) add([&](auto& s) { s.mass = mass; });
  for (const Rational& die : {Rational(0), Rational(17, 25), Rational(999, 1000)}) add([&](auto& s) { s.die = die; });
  add([](auto& s) { s.shape = StepsKind::hand, s.steps = "1:1/2,300:1/2"; });
  add([](auto& s) { s.alpha = Rational(1, 1000), s.beta = Rational(1, 1000); });
  for (const StabilityScenario& scenario : scenarios) {
    CAPTURE(stability_to_json(scenario).dump());
    const auto run = same_answer_of(scenario);
    const auto script = same_answer_script(*run);
    std::vector<double> rarer = run->boundaries;
    for (double& p : rarer) p /= 5;
    CHECK(script->sentence(3).startsWith(differ(run->shown.steps, rarer) > run->differ ? "Yes." : "No."));
    const bool rises = run->equal.worst.bound > run->even.worst.bound + Rational(1, 2000);
    CHECK(script->sentence(5).startsWith(QStringLiteral("It rises")) == rises);
    for (int step = 0; step < script->size(); ++step) {
      CAPTURE(step);
      CHECK_FALSE(script->sentence(step).isEmpty());
      CHECK_FALSE((*script)[step].reference.isEmpty());
      for (const QSize size : {QSize(728, 600), QSize(1456, 1200)}) {
        CHECK(test::misplaced_words(same_answer_picture(run, step, 1), size) == "");
      }
      CHECK_FALSE(same_answer_picture(run, step, 1).description().isEmpty());
    }
    CHECK(test::misplaced_words(equal_steps_picture(run), {728, 600}) == "");
    for (int step = 0; step <= same_answer_steps::ceiling; ++step) {
      for (const ScenePicture& picture : {pairs_picture(run, step), answer_legend_picture(step)}) {
        CHECK(test::misplaced_words(picture, picture.natural_size().toSize()) == "");
        CHECK_FALSE(picture.description().isEmpty());
      }
    }
  }
}

TEST_CASE("A step of Same answer does not show what the next one says", "[same-answer]") {
  const auto run = same_answer_of();
  const auto aloud = [&](int step) { return test::read_aloud(same_answer_picture(run, step, 1)); };
  CHECK_FALSE(aloud(0).contains(QStringLiteral(".443")));
  CHECK(aloud(1).contains(QStringLiteral(".443")));
  CHECK_FALSE(aloud(1).contains(QStringLiteral("same")));
  CHECK(aloud(2).contains(QStringLiteral("same")));
  CHECK(aloud(2).contains(QStringLiteral(".102")));
  CHECK_FALSE(aloud(2).contains(QStringLiteral(".0980")));
  CHECK(aloud(3).contains(QStringLiteral(".0980")));
  CHECK_FALSE(aloud(3).contains(QStringLiteral("ceiling")));
  CHECK(aloud(4).contains(QStringLiteral("ceiling")));
  CHECK_FALSE(aloud(5).contains(QString::number(run->price->examples)));
  CHECK(aloud(6).contains(QString::number(run->price->examples)));
}

TEST_CASE("A hand on Same answer sets the share, the die and a step", "[same-answer]") {
  OpenedAnswer opened;
  opened.drag("mass", {60, 0});
  REQUIRE(opened.edits.size() == 1);
  CHECK(opened.edits.back().mass > opened.page.run()->scenario.mass);
  opened.drag("die", {0, -50});
  REQUIRE(opened.edits.size() == 2);
  REQUIRE(opened.edits.back().die);
  CHECK(to_double(*opened.edits.back().die) == Approx(opened.page.run()->die + 50. / 262).margin(2e-3));
  opened.drag("steps", {30, 0}, 10 + 7);
  REQUIRE(opened.edits.size() == 3);
  CHECK(opened.edits.back().shape == StepsKind::hand);
  const Staircase moved = staircase_of(opened.edits.back());
  CHECK(moved.steps.back().count > 31);
  CHECK(moved.steps.size() == 8);
  // A hand in the middle of a handle does not move it.
  opened.drag("mass", {0, 0});
  opened.drag("steps", {0, 0}, 12);
  CHECK(opened.edits.size() == 3);
  const QKeyEvent up(QEvent::KeyPress, Qt::Key_Up, Qt::NoModifier);
  CHECK_FALSE(opened.page.take_key(up, {}, nullptr));
  CHECK(opened.page.tell(Kin::of_node(0)).startsWith(QStringLiteral("A: count 14")));
  CHECK(opened.page.tell(Kin::of_node(17)).contains(QStringLiteral("31")));
  CHECK(opened.page.command(StabilityScenario{}).toStdString() ==
        "littlestone-lab replicable points --examples 350 --steps " + steps_text(opened.page.run()->shown.steps.steps) +
            " --alpha 0.1");
}

TEST_CASE("A lecture of Same answer asks under the step's sentence, and its note has the answer", "[same-answer]") {
  const OpenedAnswer opened;
  const Script& script = *opened.page.script();
  CHECK(opened.page.headline({4, 1}) == script[4].sentence + QStringLiteral("\n") + script[4].question.text);
  CHECK(opened.page.note(4) == LectureNote{script[4].question.text, script[5].sentence});
  CHECK(opened.page.headline({6, 1}).isEmpty());
  CHECK(opened.page.note(6) == LectureNote{});
}

TEST_CASE("A click on a lab of Same answer opens its card, which says no more than the step does", "[same-answer]") {
  OpenedAnswer opened;
  const QString before = opened.aloud();
  opened.click(0);
  CHECK(opened.aloud().contains(QStringLiteral("LabA")));
  CHECK(opened.aloud().contains(QStringLiteral("count14")));
  CHECK(opened.aloud().contains(QStringLiteral("step.624")));
  CHECK(opened.aloud().contains(QStringLiteral("namesthepoint")));
  CHECK_FALSE(opened.aloud(0).contains(QStringLiteral("step.624")));
  CHECK_FALSE(opened.aloud(1).contains(QStringLiteral("namesthepoint")));
  for (int step = 0; step <= same_answer_steps::ceiling; ++step)
    CHECK(test::misplaced_words(same_answer_picture(opened.page.run(), step, 1, opened.page.seen_as()), {728, 600}) ==
          "");
  opened.click(1, 0);
  CHECK(opened.aloud(0).contains(QStringLiteral("count21")));
  opened.click(1);
  CHECK(opened.aloud() == before);
  opened.click(0);
  opened.page.close_opened();
  CHECK(opened.aloud() == before);
}

TEST_CASE("In a narrow window Same answer has columns of 24 px and half a roof, then no law", "[same-answer]") {
  const auto run = same_answer_of();
  const auto in = [&](AnswerView::Room room) {
    AnswerView view;
    view.room = room;
    const ScenePicture picture = same_answer_picture(run, same_answer_steps::ceiling, 1, view);
    CHECK(test::misplaced_words(picture, picture.natural_size().toSize()) == "");
    return picture;
  };
  const auto column = [](const ScenePicture& picture) {
    return shapes_of<LabelCell>(picture.scene(picture.natural_size())).front().rect.width();
  };
  const auto law = [](const ScenePicture& picture) {
    return test::read_aloud(picture, picture.natural_size().toSize()).contains(QStringLiteral("howoftenalab"));
  };
  const ScenePicture wide = in(AnswerView::Room::wide);
  const ScenePicture narrow = in(AnswerView::Room::narrow);
  const ScenePicture least = in(AnswerView::Room::least);
  CHECK(column(wide) == 34);
  CHECK(column(narrow) == 24);
  CHECK(wide.natural_size().height() - narrow.natural_size().height() == 62);
  CHECK(law(narrow));
  CHECK_FALSE(law(least));
  CHECK(least.natural_size().height() < narrow.natural_size().height());
  // The page follows its window.
  OpenedAnswer opened;
  QWidget window;
  opened.page.setParent(&window);
  window.show();
  for (const auto& [width, room] : {std::pair(1279, AnswerView::Room::wide), std::pair(1179, AnswerView::Room::narrow),
                                    std::pair(959, AnswerView::Room::least)}) {
    window.resize(width, 700);
    opened.page.resize(width - 100, 600);
    CHECK(opened.page.seen_as().room == room);
  }
  opened.page.setParent(nullptr);
}

TEST_CASE("Of 24 steps no ring is drawn, and each is a handle all the same", "[same-answer]") {
  const auto rings = [](const std::shared_ptr<const SameAnswerRun>& run) {
    const Scene scene = same_answer_scene(*run, same_answer_steps::die, {728, 600});
    const std::vector<Disc> discs = shapes_of<Disc>(scene);
    return std::count_if(discs.begin(), discs.end(), [](const Disc& disc) { return disc.radius == 4.5; });
  };
  CHECK(rings(same_answer_of()) == 8);
  const auto run = same_answer_of(scenario_with([](auto& s) { s.differ = "0.05"; }));
  REQUIRE(run->shown.steps.steps.size() == 24);
  CHECK(rings(run) == 0);
  const std::vector<Spot> spots = test::painted_spots(same_answer_picture(run, 1, 1), {728, 600});
  CHECK(std::count_if(spots.begin(), spots.end(), [](const Spot& spot) { return spot.place >= first_step_place; }) ==
        24);
}

TEST_CASE("The band of several counts is framed once where they lie over each other", "[same-answer]") {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const auto run = same_answer_of(scenario_with([&](auto& s) { s.class_text = "thresholds:4", s.seed = seed; }));
    const Scene scene = same_answer_scene(*run, same_answer_steps::band, {728, 600});
    const std::vector<Box> frames = shapes_of<Box>(scene, QStringLiteral("frame"));
    REQUIRE(frames.size() == run->bands.size());
    for (std::size_t i = 0; i < frames.size(); ++i)
      CHECK(frames[i].rect.height() == Approx(262 * (run->bands[i].high - run->bands[i].low) + 6));
  }
}

TEST_CASE("What is typed for a step of Same answer is made a law, which is said and can be undone", "[same-answer]") {
  OpenedAnswer opened;
  const auto type = [&](std::int32_t step, const char* text) {
    opened.page.take_handle_text(spot_of(first_step_place + step), QString::fromLatin1(text));
    opened.compute();
  };
  CHECK(opened.page.handle_text(spot_of(first_step_place + 7)) == "31:0.163");
  type(7, "33");
  CHECK(opened.page.run()->shown.steps.counts().back() == 33);
  CHECK(opened.page.seen_as().said.isEmpty());
  CHECK_FALSE(opened.aloud().contains(QStringLiteral("Undo")));
  const StabilityScenario before = opened.edits.back();
  type(7, "33:0.133");
  CHECK(opened.page.seen_as().said == "Chances add up to .97; the last step is raised.");
  CHECK(opened.aloud().contains(QStringLiteral("Undo")));
  CHECK(test::misplaced_words(
            same_answer_picture(opened.page.run(), same_answer_steps::ceiling, 1, opened.page.seen_as()), {728, 600}) ==
        "");
  opened.click(undo_place);
  CHECK(opened.edits.back() == before);
  opened.compute();
  CHECK_FALSE(opened.aloud().contains(QStringLiteral("Undo")));
  type(7, "33:0.263");
  CHECK(opened.page.seen_as().said == "Chances add up to 1.1; the last step is lowered.");
  type(6, "18");
  CHECK(opened.page.seen_as().said == "Two steps at 18 are merged.");
  CHECK(opened.page.run()->shown.steps.steps.size() == 7);
  // Another edit ends what was said.
  opened.page.take_handle_text(spot_of(first_step_place), QStringLiteral("2"));
  opened.compute();
  CHECK(opened.page.seen_as().said.isEmpty());
  const std::size_t edits = opened.edits.size();
  for (const char* wrong : {"0", "351", "x", "3:0", "3:2"}) {
    CAPTURE(wrong);
    CHECK_THROWS_AS(opened.page.take_handle_text(spot_of(first_step_place), QString::fromLatin1(wrong)), InputError);
  }
  CHECK_THROWS_AS(opened.page.take_handle_text(spot_of(die_place), QStringLiteral("1")), InputError);
  CHECK(opened.edits.size() == edits);
  opened.page.take_handle_text(spot_of(die_place), QStringLiteral("0.25"));
  CHECK(opened.edits.back().die == Rational(1, 4));
  opened.page.take_handle_text(spot_of(mass_place), QStringLiteral("0.1"));
  CHECK(opened.edits.back().mass == Rational(1, 10));
}

TEST_CASE("A handle of Same answer moves by a step of its grid", "[same-answer]") {
  OpenedAnswer opened;
  const StabilityScenario from = opened.page.run()->scenario;
  CHECK(opened.page.step_handle(spot_of(mass_place), 1));
  CHECK(opened.edits.back().mass == from.mass + Rational(1, 400));
  CHECK(opened.page.step_handle(spot_of(mass_place), -100));
  CHECK(opened.edits.back().mass == 0);
  CHECK(opened.page.step_handle(spot_of(die_place), 10));
  CHECK(to_double(*opened.edits.back().die) == Approx(.543).margin(5e-4));
  CHECK(opened.page.step_handle(spot_of(first_step_place + 7), 10));
  CHECK(staircase_of(opened.edits.back()).counts().back() == 41);
  CHECK_FALSE(opened.page.step_handle(spot_of(first_step_place + 8), 1));
  CHECK_FALSE(opened.page.step_handle(spot_of(0), 1));
}

TEST_CASE("A point that is missed too often stands over the dashed line of β, and nothing is blocked",
          "[same-answer]") {
  CHECK_FALSE(OpenedAnswer().aloud().contains(QStringLiteral("toooften")));
  const OpenedAnswer late(steps_by_hand("1:0.17,3:0.125,6:0.118,9:0.091,13:0.12,18:0.102,23:0.111,37:0.163"));
  const auto& run = late.page.run();
  CHECK(run->shown.miss > run->scenario.beta);
  CHECK(late.aloud().contains(QStringLiteral("missesthepointtoooften:") + answer_chance(to_double(run->shown.miss))));
  const Scene scene = same_answer_scene(*run, same_answer_steps::ceiling, {728, 600});
  CHECK(shapes_of<Line>(scene, QStringLiteral("miss")).size() == 1);
  CHECK(same_answer_notes(*run, same_answer_steps::ceiling).back().title == "Misses the point too often");
  CHECK(answer_miss_fact(run->scenario) ==
        QStringLiteral("Misses the point too often: %1.").arg(told(answer_chance(to_double(run->shown.miss)))));
}

TEST_CASE("Where no steps are shipped Same answer says for what there are some, and the rule of thumb",
          "[same-answer]") {
  const auto fact = [](const char* of, const char* differ) {
    return without_isolates(
        answer_examples_fact(scenario_with([&](auto& s) { s.class_text = of, s.differ = differ; })));
  };
  CHECK(fact("points:16", "0.1") == "350 examples in each lab");
  CHECK(fact("thresholds:3", "0.1") == "1250 examples in each lab");
  CHECK(fact("thresholds:3", "0.2") == "Shipped is .1 at α = .1. By the rule of thumb about 320 examples.");
  CHECK(fact("cube:2", "0.1") == "");
  const OpenedAnswer opened(scenario_with([](auto& s) { s.alpha = Rational(1, 5); }));
  CHECK(without_isolates(answer_examples_fact(opened.page.run()->scenario)) ==
        "Shipped are .2, .1 and .05 at α = .1. By the rule of thumb about 160 examples.");
  CHECK(opened.aloud().contains(QStringLiteral("ruleofthumb.0674")));
  CHECK(same_answer_notes(*opened.page.run(), 0).front().title == "No table for this ρ, α");
  CHECK_FALSE(OpenedAnswer().aloud().contains(QStringLiteral("ruleofthumb")));
}

TEST_CASE("The panel of Same answer says what its fields mean", "[same-answer]") {
  CHECK(answer_class_fact(StabilityScenario{}) == "any number of points");
  CHECK(answer_steps_fact(StabilityScenario{}) == "Drag a step: the ceiling answers.");
  CHECK(without_isolates(answer_steps_fact(scenario_with([](auto& s) { s.shape = StepsKind::equal; }))) ==
        "Equal: 3, 7, 11 … 31, each .125.");
  CHECK(without_isolates(answer_miss_fact(StabilityScenario{})) == "Miss, exact: .0359.");
  CHECK(answer_miss_fact(steps_by_hand("3:1/2")) == "");
  const auto notes = [](const StabilityScenario& scenario, int step) {
    return same_answer_notes(*same_answer_of(scenario), step);
  };
  CHECK(without_isolates(notes({}, same_answer_steps::equal).back().text).toStdString() ==
        "Best for one known world, a coin toss in another: .4996 at p = .05 if the step is at 18.");
  CHECK(without_isolates(notes({}, same_answer_steps::promise).back().text).contains(QStringLiteral("863 examples")));
  const auto hand = notes(steps_by_hand("3:1/8,7:1/8,11:1/8,15:1/8,19:1/8,23:1/8,27:1/8,31:1/8"), 4);
  CHECK(without_isolates(hand.front().text) == "The ceiling rises by .0630, from .0988 to .162.");
  for (const Note& note : hand) CHECK_FALSE(note.title.isEmpty());
  CHECK(hand.size() == 1);
}

TEST_CASE("No picture of Same answer has more than 60 words", "[same-answer]") {
  for (const char* of : {"points:16", "thresholds:4"}) {
    const auto run = same_answer_of(scenario_with([&](auto& s) { s.class_text = of; }));
    for (int step = 0; step < 7; ++step) {
      const Scene scene = same_answer_picture(run, step, 1).scene({728, 600});
      QString all = same_answer_title(step) + u' ' + same_answer_subtitle(*run, step);
      for (const Text& text : shapes_of<Text>(scene)) all += u' ' + text.markup;
      const QStringList words = all.split(u' ', Qt::SkipEmptyParts);
      const auto letters = std::count_if(words.begin(), words.end(), [](const QString& word) {
        return std::any_of(word.begin(), word.end(), [](QChar c) { return c.isLetter(); });
      });
      CAPTURE(of, step);
      CHECK(letters <= 60);
      CHECK(letters > 5);
    }
  }
}

TEST_CASE("When the die comes between the labs of Same answer their frame stands out for 200 ms", "[same-answer]") {
  OpenedAnswer opened;
  StepPanel panel;
  opened.page.show_step(same_answer_steps::ceiling);
  std::vector<double> moves;
  QObject::connect(&opened.page, &Page::edit_moves, [&](double ms) { moves.push_back(ms); });
  const auto roll = [&](const char* die) {
    opened.page.take_handle_text(spot_of(die_place), QString::fromLatin1(die));
    opened.compute();
  };
  roll("0.5");
  CHECK(moves.empty());
  roll("0.7");
  REQUIRE(moves.size() == 1);
  CHECK(moves.front() == 200);
  roll("0.65");
  CHECK(moves.size() == 1);
  roll("0.1");
  opened.page.show_step(same_answer_steps::two_labs);  // nobody sees the frame
  roll("0.7");
  CHECK(moves.size() == 1);
  AnswerView fires;
  fires.fires = 1;
  const auto frame = [&](const AnswerView& view) {
    return shapes_of<Box>(same_answer_scene(*opened.page.run(), 4, {728, 600}, view), QStringLiteral("frame")).front();
  };
  CHECK(frame(fires).rect.height() > frame({}).rect.height());
  opened.page.show_motion({4, 0.5, true}, panel);
  opened.page.show_motion({4, 1, true}, panel);
}

TEST_CASE("In a lecture of Same answer each world that is shown leaves a dot, and nobody draws the curve",
          "[same-answer]") {
  OpenedAnswer opened;
  const auto show = [&](const char* p) {
    opened.page.take_handle_text(spot_of(mass_place), QString::fromLatin1(p));
    opened.compute();
  };
  const auto dots = [&] { return opened.page.worlds_seen().size(); };
  CHECK(dots() == 1);
  show("0.01");
  show("0.1");
  show("0.01");
  CHECK(dots() == 3);
  const QSize wall(821, 378);  // what 1920 × 1080 leaves of a lecture's picture
  const auto picture = [&](int step) {
    return std::dynamic_pointer_cast<const ScenePicture>(
        opened.page.lecture(step)->picture(Theme::get(ThemeKind::light), {step, 1}));
  };
  for (int step = 0; step < 7; ++step) {
    CAPTURE(step);
    const auto shown = picture(step);
    REQUIRE(shown);
    CHECK(test::misplaced_words(*shown, wall) == "");
    for (const test::PaintedWords& words : test::painted_words(*shown, wall)) CHECK(words.pixel_size >= 10.99);
    const Scene scene = shown->scene(QSizeF(wall));
    CHECK(shapes_of<Disc>(scene, QStringLiteral("seen")).size() == (step == 3 || step == 4 ? 3 : 0));
    for (const Line& line : shapes_of<Line>(scene)) CHECK(line.points.size() < 60);
    const auto dice = shapes_of<Box>(scene, QStringLiteral("die"));
    CHECK(dice.size() == (step >= 1 && step <= 4 ? 1 : 0));
    for (const Box& die : dice) CHECK(die.rect.width() > 2 * 24);
    CHECK(shapes_of<Disc>(scene, QStringLiteral("slider")).size() == (step <= 4 ? 1 : 0));
  }
  // Other steps, another roof.
  opened.page.take_handle_text(spot_of(first_step_place), QStringLiteral("2"));
  opened.compute();
  CHECK(dots() == 1);
  // The slider sets p.
  const std::vector<Spot> spots = test::painted_spots(*picture(0), wall);
  const auto slider = std::find_if(spots.begin(), spots.end(),
                                   [](const Spot& spot) { return spot.grab && spot.grab->field == "share"; });
  REQUIRE(slider != spots.end());
  CHECK(slider->grab->here == Approx(.01).margin(2e-3));
  const QRectF area({0, 0}, QSizeF(wall));
  opened.page.take_drag({*slider, Drag::Phase::begin, slider->rect.center(), area});
  opened.page.take_drag({*slider, Drag::Phase::move, slider->rect.center() + QPointF(1000, 0), area});
  CHECK(opened.edits.back().mass == Rational(1, 5));
}

TEST_CASE("In a lecture of Same answer Space rolls the die and the picture leaves the answers to the wall",
          "[same-answer]") {
  OpenedAnswer opened;
  opened.page.show_step(same_answer_steps::ceiling);
  std::set<Rational> dice;
  for (int i = 0; i < 5; ++i) {
    opened.page.take_space();
    dice.insert(opened.edits.back().die.value());
  }
  CHECK(dice.size() > 1);
  CHECK_FALSE(opened.page.space_words().isEmpty());
  // The wall draws the answers of every page: a picture that drew them too would show them twice.
  for (const int step : {same_answer_steps::ceiling, same_answer_steps::equal}) {
    const auto shown = std::dynamic_pointer_cast<const ScenePicture>(
        opened.page.lecture(step)->picture(Theme::get(ThemeKind::light), {step, 1}));
    for (const Spot& spot : test::painted_spots(*shown, {821, 378})) CHECK(spot.act != Spot::Act::choose);
  }
}

TEST_CASE("Same answer that was stopped before a draw offers one", "[same-answer]") {
  SameAnswerPage page{same_answer_page()};
  page.tell_nothing(Page::Nothing::stopped);
  CHECK(page.view()->empty_text() == "No draw yet.");
  CHECK(page.compute_button()->text() == "Draw");
}

TEST_CASE("An edit of Same answer's steps keeps what fits together", "[same-answer]") {
  StabilityScenario scenario;
  scenario = with_value(scenario, "shape", std::string("hand"));
  CHECK(scenario.shape == StepsKind::hand);
  CHECK(staircase_of(scenario).counts() == staircase_of(StabilityScenario{}).counts());
  scenario = with_value(scenario, "differ", std::string("0.2"));
  CHECK(scenario.steps.empty());
  CHECK(scenario.shape == StepsKind::even);
  scenario = with_value(scenario, "steps", std::string("3:1"));
  CHECK(scenario.shape == StepsKind::hand);
  scenario = with_value(scenario, "shape", std::string("equal"));
  CHECK(scenario.steps.empty());
}

TEST_CASE("The tables of Same answer hold the numbers that are proved", "[same-answer]") {
  const PageTable worlds = same_answer_table(*same_answer_of(), {});
  REQUIRE(worlds.rows.size() == 9);
  const double differs[] = {.0932, .0984, .0945, .0985, .0973, .0980, .0984, .0570, .0081};
  const double names[] = {.0899, .1736, .2676, .4018, .5058, .6728, .8697, .9641, .9958};
  for (std::size_t i = 0; i < 9; ++i) {
    CHECK(worlds.rows[i][2].data.get<double>() == Approx(names[i]).margin(5e-5));
    CHECK(worlds.rows[i][3].data.get<double>() == Approx(differs[i]).margin(5e-5));
  }
  // A file has the curve after them.
  const PageTable file = same_answer_table(*same_answer_of(), ui::TableLimits::none());
  CHECK(worlds.left_out == same_answer_of()->shown.curve.size());
  REQUIRE(file.rows.size() == 9 + worlds.left_out);
  CHECK(file.rows.back()[1].data.get<double>() == Approx(42));
  const PageTable labs = answer_labs_table(*same_answer_of(), {});
  REQUIRE(labs.rows.size() == 2);
  CHECK(labs.rows[0][1].data == std::vector<int>{14});
  CHECK(labs.rows[1][1].data == std::vector<int>{21});
  CHECK(labs.rows[0][2].data[0].get<double>() == Approx(.624));
  CHECK(labs.rows[1][2].data[0].get<double>() == Approx(.726));
  CHECK(labs.rows[0][3].data.get<double>() == Approx(.443).margin(5e-4));
  CHECK(labs.rows[0][4].data == "+");
  const PageTable steps = answer_steps_table(*same_answer_of(), {});
  REQUIRE(steps.rows.size() == 8);
  CHECK(steps.rows[7][0].data == 31);
}

TEST_CASE("A card of Same answer is drawn in every theme", "[same-answer]") {
  const auto card = same_answer_card({}, {});
  for (const ThemeKind kind : all_kinds) {
    const Theme& theme = Theme::get(kind);
    CHECK_FALSE(is_blank(rendered(*card, {200, 172}, theme), theme.canvas));
  }
  CHECK(stability_card({}, [](const Progress&) { return Answer::stop; }) == nullptr);
}

TEST_CASE("A question to the room takes an answer by key and by click and keeps it", "[ask-room]") {
  AskRoom room;
  const auto key = [](int code) { return QKeyEvent(QEvent::KeyPress, code, Qt::NoModifier); };
  CHECK(room.isHidden());
  const Question question{QStringLiteral("What will the ceiling do?"), {"It falls", "It stays", "It rises"}};
  room.ask(question);
  room.show();
  CHECK(room.chosen() == -1);
  CHECK(room.take_key(key(Qt::Key_3)));
  CHECK(room.chosen() == 2);
  CHECK_FALSE(room.take_key(key(Qt::Key_4)));
  CHECK_FALSE(room.take_key(key(Qt::Key_Space)));
  room.ask({QStringLiteral("How can they agree?")});
  CHECK(room.chosen() == -1);
  CHECK_FALSE(room.take_key(key(Qt::Key_1)));
  room.ask(question);
  CHECK(room.chosen() == 2);  // as it was
  room.ask({});
  CHECK(room.isHidden());
  CHECK_FALSE(room.take_key(key(Qt::Key_1)));
}
