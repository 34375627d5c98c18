// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>

#include "core/study/private_run/exact_levels.hpp"
#include "core/study/private_run/run_facts.hpp"
#include "tests/ui/kit/pictures.test.hpp"
#include "tests/ui/painted_words.test.hpp"
#include "tests/ui/printed.test.hpp"
#include "ui/pages/learn/contest_words.hpp"
#include "ui/pages/tournament/contest_scene.hpp"
#include "ui/pages/tournament/levels_scene.hpp"
#include "ui/pages/tournament/staircase.hpp"
#include "ui/pages/tournament/tournament_guess.hpp"
#include "ui/pages/tournament/tournament_picture.hpp"
#include "ui/pages/tournament/tournament_table.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

Scenario lesson_scenario(const std::string& class_text = "thresholds:8", std::uint64_t target = 0) {
  Scenario s;
  s.class_text = class_text;
  s.target = target;
  s.delta = Rational(1, 1000);
  s.constants_kind = ConstantsKind::custom;
  s.constants.auxiliary = 2;
  s.constants.cap = 64;
  s.constants.batches = 60;
  s.constants.selection = 24;
  s.seed = 20573;
  return s;
}

const TournamentTrace& trace_of_run(const PrivateRun& run) { return run.result.internals.trace; }

int contest_step(const Story& story, int number) {
  for (int step = 0; step < story.size(); ++step) {
    if (story[step].part == Part::tournament && story[step].round > 0 && number-- == 0) return step;
  }
  return 0;
}

}  // namespace

TEST_CASE("The lesson asks before each of its seven coins and tells three forced mistakes on the way up", "[lesson]") {
  const auto run = compute_private_run(lesson_scenario());
  const Story story(run);
  int asked = 0;
  for (int step = 1; step < story.size(); ++step) {
    if (story[step].part != Part::tournament || story[step].round <= 0) continue;
    ++asked;
    const NodeTrace& node = trace_of_run(*run).nodes[static_cast<std::size_t>(
        trace_of_run(*run).events[static_cast<std::size_t>(story[step].position - 1)].node)];
    const QString point = plain_name(run->concept_class().point_name(node.point));
    CHECK(story[step - 1].sentence.contains(QStringLiteral("first differ at %1. Who wins?").arg(point)));
    CHECK(story[step].sentence.startsWith(QStringLiteral("The coin shows ") + label_text(node.label)));
    CHECK(Contest(run, story[step - 1].position).asks);
    CHECK_FALSE(Contest(run, story[step].position).asks);
  }
  CHECK(asked == 7);
  const Step& last = story[contest_step(story, 6)];
  CHECK(last.sentence.contains(QStringLiteral("the third mistake")));
  CHECK(last.sentence.contains(QStringLiteral("Only t₁ still fits. SOA(S) is the target.")));
}

TEST_CASE("Nothing the page paints tells a coin that has not landed", "[lesson]") {
  const auto run = compute_private_run(lesson_scenario());
  const Story story(run);
  for (int number = 0; number < 7; ++number) {
    const int step = contest_step(story, number);
    const int done = story[step].position;
    CAPTURE(number, step);
    CHECK(coin_in_the_air(story, {step, 0}));
    CHECK_FALSE(coin_in_the_air(story, {step, 1}));
    CHECK_FALSE(coin_in_the_air(story, {step - 1, 0.5}));
    // In the air the staircase is the one of the step before.
    const TournamentState air(run, done, 0.2);
    const TournamentState before(run, done - 1, 1);
    CHECK(staircase_of(air, done).columns() == staircase_of(before, done - 1).columns());
    CHECK(staircase_of(TournamentState(run, done, 1), done).parts.back().contest);
    CHECK_FALSE(contest_picture({run, done, 0.2}).description().contains(QStringLiteral("shows")));
  }
}

TEST_CASE("The staircase of the root is the sample of the trace in its order with rows that only fall", "[lesson]") {
  for (const auto& [name, target] : {std::pair{"thresholds:8", 0}, std::pair{"cube:4", 3}, std::pair{"points:6", 2}}) {
    const auto run = compute_private_run(lesson_scenario(name, static_cast<std::uint64_t>(target)));
    const TournamentTrace& trace = trace_of_run(*run);
    if (trace.failed || trace.level == 0) continue;
    CAPTURE(name);
    const auto events = static_cast<int>(trace.events.size());
    const Staircase stairs = staircase_of(TournamentState(run, events, 1), events);
    Sample sample;
    std::size_t rows = run->concept_class().size();
    VersionSpace left = run->concept_class().everything();
    for (const Staircase::Part& part : stairs.parts) {
      for (const MetExample* met : part.met) {
        sample.push_back(met->example);
        left = run->concept_class().restrict(left, met->example.point, met->example.label);
        CHECK((met->rows == nullptr ? VersionSpace(run->concept_class().size(), false) : *met->rows) == left);
        CHECK(left.count() <= rows);
        rows = left.count();
      }
    }
    Sample expected = trace.sample();
    const Sample& final_block = trace.final_block->examples;
    expected.insert(expected.end(), final_block.begin(), final_block.end());
    CHECK(sample == expected);
  }
}

TEST_CASE("A guess is right where the side errs on the target and the score counts landed coins only", "[lesson]") {
  const auto run = compute_private_run(lesson_scenario());
  const TournamentTrace& trace = trace_of_run(*run);
  ContestGuesses guesses;
  std::size_t contests = 0;
  for (std::size_t i = 0; i < trace.events.size(); ++i) {
    if (trace.events[i].kind != TraceEvent::Kind::contest) continue;
    const NodeTrace& node = trace.nodes[static_cast<std::size_t>(trace.events[i].node)];
    const bool truth = run->distribution().target[node.point] == node.label;
    // With a true coin the winner is the right guess, with a false one the other side is.
    CHECK(contest_guess_is_right(*run, i, (truth ? node.winner : 1 - node.winner) + 1));
    CHECK_FALSE(contest_guess_is_right(*run, i, (truth ? 1 - node.winner : node.winner) + 1));
    guesses[i] = (truth ? node.winner : 1 - node.winner) + 1;
    ++contests;
    CHECK(guess_heading(*run, guesses, i + 1) == QString("YOUR GUESS: %1 OF %2 RIGHT").arg(contests).arg(contests));
  }
  CHECK(guess_heading(*run, guesses, 0) == QStringLiteral("YOUR GUESS"));
}

TEST_CASE("The lesson stays in its area and drops its lower parts first where there is little room", "[lesson]") {
  for (const auto& [name, target] : {std::pair{"thresholds:8", 0}, std::pair{"cube:4", 3},
                                     std::pair{"thresholds:16", 2}, std::pair{"points:16", 1}}) {
    const auto run = compute_private_run(lesson_scenario(name, static_cast<std::uint64_t>(target)));
    if (!has_tournament_lesson(*run)) continue;
    const auto all = static_cast<int>(trace_of_run(*run).events.size());
    for (const int done : {0, 1, 3, all / 2, all}) {
      for (const QSizeF size : {QSizeF(688, 596), QSizeF(688, 540), QSizeF(688, 330), QSizeF(1300, 900)}) {
        const Theme& theme = Theme::get(ThemeKind::light);
        CAPTURE(name, done, size.width(), size.height());
        CHECK(stays_inside(rendered(tournament_lesson_picture(run, done), size, theme, 30), size, 30, theme.canvas));
      }
    }
  }
  const auto run = compute_private_run(lesson_scenario());
  const auto words_at = [&](QSize size) {
    test::WordListener listener(size);
    QPainter painter(&listener);
    tournament_lesson_picture(run, 21).paint(painter, QRectF(QPointF(), size), Theme::get(ThemeKind::light));
    painter.end();
    QStringList words;
    for (const test::PaintedWords& painted : listener.painted()) words += painted.text;
    return words.join(u' ');
  };
  CHECK(words_at({688, 600}).contains(QStringLiteral("Why it must end")));
  CHECK(words_at({688, 600}).contains(QStringLiteral("A coin that lied")));
  CHECK(words_at({688, 480}).contains(QStringLiteral("Why it must end")));
  CHECK_FALSE(words_at({688, 480}).contains(QStringLiteral("A coin that lied")));
  CHECK_FALSE(words_at({688, 330}).contains(QStringLiteral("Why it must end")));
}

TEST_CASE("The table of contests has the mistakes and the rows of each node", "[lesson]") {
  const auto run = compute_private_run(lesson_scenario());
  const PageTable table = tournament_table(*run, 22);
  const auto column = [&](const QString& field) {
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
      if (table.columns[i].field == field) return i;
    }
    FAIL(field.toStdString());
    return std::size_t{0};
  };
  REQUIRE(table.rows.size() == 8);  // seven contests and the output
  const auto& root = table.rows[6];
  CHECK(root[column("contest_mistakes")].data == 3);
  CHECK(root[column("block_mistakes")].data == 0);
  CHECK(root[column("littlestone")].data == 0);
  CHECK(root[column("rows")].data == 1);
  CHECK(root[column("true")].data == true);
  std::size_t lies = 0;
  for (std::size_t i = 0; i < 7; ++i) lies += table.rows[i][column("true")].data == false ? 1U : 0U;
  CHECK(lies == 1);
}

TEST_CASE("Pictures of the lesson for a look", "[.lesson_screens]") {
  const char* folder = std::getenv("LITTLESTONE_SCREENS");
  REQUIRE(folder != nullptr);
  const auto save = [&](const QImage& image, const QString& name) {
    REQUIRE(image.save(QString::fromLocal8Bit(folder) + QLatin1Char('/') + name + QStringLiteral(".png")));
  };
  for (const auto& [name, target] :
       {std::pair{"thresholds:8", 0}, std::pair{"cube:4", 3}, std::pair{"thresholds:16", 2}, std::pair{"points:16", 1},
        std::pair{"thresholds:64", 9}}) {
    const auto run = compute_private_run(lesson_scenario(name, static_cast<std::uint64_t>(target)));
    auto laws = exact_levels(run->scenario, *run->instance);
    const auto exact = laws ? std::make_shared<const ExactLevels>(std::move(*laws)) : nullptr;
    const auto all = static_cast<int>(trace_of_run(*run).events.size());
    const QString plain = QString::fromLatin1(name).remove(QLatin1Char(':'));
    for (const int done : {2, 6, all - 1, all}) {
      for (const QSizeF size : {QSizeF(688, 596), QSizeF(688, 540)}) {
        if (size.height() < 590 && done != all - 1) continue;
        save(rendered(tournament_lesson_picture(run, done, exact), size, Theme::get(ThemeKind::light), 20),
             QStringLiteral("%1-%2-%3").arg(plain).arg(done).arg(size.height()));
      }
    }
    if (plain != QStringLiteral("thresholds8")) continue;
    save(rendered(tournament_lesson_picture(run, 21, exact), {688, 596}, Theme::get(ThemeKind::dark), 20), "dark");
    save(rendered(tournament_lesson_picture(run, 21, exact), {688, 596}, Theme::get(ThemeKind::contrast), 20),
         "contrast");
    save(rendered(tournament_lesson_picture(run, 21, exact), {1300, 880}, Theme::get(ThemeKind::light), 20), "large");
    save(rendered(contest_picture({run, 20}), {256, 290}, Theme::get(ThemeKind::light), 10), "asks");
    save(rendered(contest_picture({run, 21}, 1), {256, 290}, Theme::get(ThemeKind::light), 10), "landed");
  }
}

TEST_CASE("The words of the levels stand apart, also where all coins are never true and the window is low",
          "[levels]") {
  for (const auto& [text, target] : {std::pair("cube:4", 15), std::pair("thresholds:8", 0)}) {
    const auto run = compute_private_run(lesson_scenario(text, static_cast<std::uint64_t>(target)));
    auto exact = exact_levels(run->scenario, *run->instance);
    REQUIRE(exact);
    const auto laws = std::make_shared<const ExactLevels>(std::move(*exact));
    const ScenePicture picture =
        levels_picture(std::make_shared<const LevelsFacts>(levels_facts(run, laws, {}, false)));
    for (const int height : {600, 562}) {
      CAPTURE(text, height);
      CHECK(test::misplaced_words(picture, {728, height}).empty());
      const QString words = test::read_aloud(picture, {728, height});
      CHECK(words.contains(u'ρ'));
      CHECK(words.contains(u'τ'));
    }
  }
}

TEST_CASE("Printed levels have no type below 6 pt at 84 mm and at 174 mm, with any number of levels",
          "[levels][figure]") {
  for (const char* class_text : {"points:1", "points:4", "thresholds:8", "thresholds:4", "cube:3"}) {
    Scenario scenario;
    scenario.class_text = class_text;
    scenario.target = 0;
    scenario.constants.auxiliary = 2;
    const auto run = compute_private_run(scenario);
    const auto exact = exact_levels(run->scenario, *run->instance);
    REQUIRE(exact);
    const auto facts =
        std::make_shared<const LevelsFacts>(levels_facts(run, std::make_shared<const ExactLevels>(*exact), {}, false));
    const auto picture = printed_levels(facts);
    CAPTURE(class_text);
    test::check_print(*picture);
  }
}

TEST_CASE("A level's bars grow out of those of the level before", "[levels]") {
  const auto run = compute_private_run(lesson_scenario());
  const auto exact = exact_levels(run->scenario, *run->instance);
  REQUIRE(exact);
  const LevelsFacts facts = levels_facts(run, std::make_shared<const ExactLevels>(*exact), {}, false);
  const std::vector<ShownLevel> shown = facts.shown();
  REQUIRE(shown.size() > 1);
  const Scene scene = levels_scene(facts, std::nullopt, 1, {728, 600});
  const std::vector<double> largest = facts.largest();
  const double px = 230 / *std::max_element(largest.begin(), largest.end());  // of probability 1
  std::size_t seen = 0;
  for (std::size_t f = 0; f < facts.predictors.size(); ++f) {
    const QString key = QStringLiteral("bar 1, %1").arg(f);
    for (const Mark& mark : scene.marks) {
      if (mark.key != key) continue;
      ++seen;
      const auto height = [&](const ShownLevel& level) {
        const double q = level.probability(facts.predictors[f]);
        return q > 0 ? std::max(1.0, q * px) : 0;
      };
      REQUIRE(mark.from);
      CHECK(std::get<Box>(mark.shape).rect.height() == Approx(height(shown[1])));
      CHECK(std::get<Box>(*mark.from).rect.height() == Approx(height(shown[0])));
    }
  }
  CHECK(seen > 1);
}

}  // namespace littlestone::ui
