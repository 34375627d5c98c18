// SPDX-License-Identifier: GPL-3.0-or-later
// Same answer as it is seen: two labs, one die, the roof over every world, and hands on all of it.
#include <catch2/catch.hpp>

#include <QKeyEvent>
#include <algorithm>
#include <string>
#include <vector>

#include "../kit/pictures.test.hpp"
#include "../painted_words.test.hpp"
#include "tests/support/source_folder.hpp"
#include "ui/pages/same_answer/same_answer_page.hpp"
#include "ui/pages/same_answer/same_answer_scene.hpp"
#include "ui/pages/same_answer/same_answer_table.hpp"
#include "ui/pages/same_answer/same_answer_words.hpp"
#include "ui/pages/stability/stability_chapter.hpp"
#include "ui/shell/ask_room.hpp"
#include "ui/words/numbers.hpp"

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
};

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
  for (const Rational& die : {Rational(0), Rational(999, 1000)}) add([&](auto& s) { s.die = die; });
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
    CHECK(test::misplaced_words(pairs_picture(run), {256, 70}) == "");
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
  for (std::size_t i = 0; i < 9; ++i) CHECK(worlds.rows[i][3].data.get<double>() == Approx(differs[i]).margin(5e-5));
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
