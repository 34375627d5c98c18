// SPDX-License-Identifier: GPL-3.0-or-later
// The lean learner as it is seen: batch, contest, votes and bar, at every step, in every language.
#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

#include "../../kit/pictures.test.hpp"
#include "../../painted_words.test.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "core/study/private_run/player.hpp"
#include "tests/ui/printed.test.hpp"
#include "ui/pages/histogram/histogram_page.hpp"
#include "ui/pages/histogram/lean_votes_scene.hpp"
#include "ui/pages/histogram/lean_votes_table.hpp"
#include "ui/pages/learn/run_card.hpp"
#include "ui/pages/selection/selection_page.hpp"
#include "ui/pages/tournament/lean_batch_scene.hpp"
#include "ui/pages/tournament/lean_panel_scene.hpp"
#include "ui/pages/tournament/lean_table.hpp"
#include "ui/pages/tournament/tournament_page.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

std::shared_ptr<const PrivateRun> lean_run(const std::string& class_text, std::uint64_t target = 0,
                                           std::uint64_t seed = 20573) {
  Scenario scenario;
  scenario.class_text = class_text;
  scenario.target = target;
  scenario.seed = seed;
  return compute_private_run(with_player(scenario, LearnerKind::lean));
}

void check_words(const Picture& picture, QSize size) {
  test::WordListener listener(size);
  QPainter painter(&listener);
  picture.paint(painter, QRectF(QPointF(), QSizeF(size)), Theme::get(ThemeKind::light));
  painter.end();
  for (const test::PaintedWords& words : listener.painted()) {
    if (words.box.width() <= 0) continue;  // a mark of direction
    CAPTURE(words.text.toStdString(), words.ink.left(), words.ink.right());
    CHECK(QRectF(QPointF(), QSizeF(size)).adjusted(-1, -1, 1, 1).contains(words.ink));
  }
  for (const auto& [one, other] : test::overlapping(listener.painted())) {
    FAIL_CHECK(one.text.toStdString() << " over " << other.text.toStdString() << " at " << one.ink.left() << ", "
                                      << one.ink.bottom());
  }
}

}  // namespace

TEST_CASE("The lean learner's batch stays in its area at every step, in every theme and for every dimension",
          "[lean][plots]") {
  for (const std::string class_text : {"points:6", "thresholds:4", "thresholds:8", "cube:3", "thresholds:16"}) {
    const auto run = lean_run(class_text);
    const int steps = static_cast<int>(run->lean->tape.steps.size());
    for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark, ThemeKind::contrast}) {
      const Theme& theme = Theme::get(kind);
      for (int done = 0; done <= steps; done += kind == ThemeKind::light ? 1 : std::max(1, steps / 3)) {
        const ScenePicture picture = lean_batch_picture(run, done);
        CAPTURE(class_text, done);
        const QSizeF size = picture.natural_size();
        CHECK(stays_inside(rendered(picture, size, theme, 30), size, 30, theme.canvas));
        CHECK_FALSE(picture.description().isEmpty());
      }
    }
  }
}

TEST_CASE("The lean learner's words are apart at every step and in every language", "[lean][plots]") {
  const QString code = GENERATE(as<QString>(), "en", "de", "he", "pseudo");
  const Language language(code);
  for (const std::string class_text : {"points:6", "thresholds:4", "thresholds:8", "thresholds:16"}) {
    const auto run = lean_run(class_text);
    const Story story(run);
    const int steps = static_cast<int>(run->lean->tape.steps.size());
    for (int done = 0; done <= steps; ++done) {
      const ScenePicture batch = lean_batch_picture(run, done);
      CAPTURE(code.toStdString(), class_text, done);
      check_words(batch, batch.natural_size().toSize());
      if (last_contest(*run->lean, done).contest == nullptr) continue;
      const ScenePicture contest = lean_contest_picture(run, done);
      check_words(contest, {256, static_cast<int>(contest.natural_size().height())});
    }
    for (int step = 0; step <= 5; ++step) {
      for (const QSize size : {QSize(728, 560), QSize(1048, 800), QSize(728, 430)}) {
        CAPTURE(code.toStdString(), class_text, step, size.width(), size.height());
        check_words(lean_votes_picture(run, step), size);
      }
    }
  }
}

TEST_CASE("A printed batch of the lean learner has no type below 6 pt at 84 mm and at 174 mm", "[lean][figure]") {
  for (const char* code : {"en", "de", "he"}) {
    const Language language{QString::fromLatin1(code)};
    for (const std::string class_text : {"points:6", "thresholds:8", "cube:4", "points:1"}) {
      const auto run = lean_run(class_text);
      CAPTURE(code, class_text);
      for (const std::size_t done : {run->lean->tape.steps.size(), run->lean->tape.steps.size() / 2})
        test::check_print(*printed_lean_batch(run, static_cast<int>(done)));
    }
  }
}

TEST_CASE("Printed votes of the lean learner have no type below 6 pt at 84 mm and at 174 mm", "[lean][figure]") {
  for (const char* code : {"en", "de", "he"}) {
    const Language language{QString::fromLatin1(code)};
    for (const std::string class_text : {"points:6", "thresholds:8"}) {
      const auto picture = printed_lean_votes(lean_run(class_text), 5);
      CAPTURE(code, class_text);
      test::check_print(*picture);
    }
  }
}

TEST_CASE(
    "A lean run's story has a sentence and a source at every step, short enough to be read, and every step of the "
    "batch shows",
    "[lean][story]") {
  for (const std::string class_text : {"thresholds:1", "points:6", "thresholds:4", "thresholds:8", "cube:3"}) {
    const auto run = lean_run(class_text);
    const auto story = std::make_shared<const Story>(run);
    CAPTURE(class_text);
    for (int step = 0; step < story->size(); ++step) {
      const QString sentence = story->sentence(step);
      CAPTURE(step, sentence.toStdString());
      CHECK_FALSE(sentence.isEmpty());
      CHECK_FALSE(sentence.contains(u'%'));
      CHECK(sentence.split(u' ').size() <= 40);
      CHECK_FALSE((*story)[step].reference.isEmpty());
      CHECK(story->motion_ms(step) <= story->dwell_ms(step));
    }
    const Ruler ruler = story->ruler();
    CHECK(ruler.places.size() == static_cast<std::size_t>(story->size()));
    CHECK(std::is_sorted(ruler.places.begin(), ruler.places.end()));
    // What is before the boundary on the ruler is before it in the learner: all but the answer and what follows.
    for (int step = 0; step < story->size(); ++step) {
      CHECK((ruler.places[static_cast<std::size_t>(step)] > *ruler.boundary) ==
            ((*story)[step].part == Part::selection));
    }
    if (run->littlestone() == 0) continue;
    QImage before = rendered(lean_batch_picture(run, 0), {728, 600}, Theme::get(ThemeKind::light));
    const int steps = static_cast<int>(run->lean->tape.steps.size());
    for (int done = 1; done <= steps; ++done) {
      const LeanTape::Step::Kind kind = run->lean->tape.steps[static_cast<std::size_t>(done) - 1].kind;
      const QImage after = rendered(lean_batch_picture(run, done), {728, 600}, Theme::get(ThemeKind::light));
      CAPTURE(done);
      const bool may_be_still = kind == LeanTape::Step::Kind::waits || kind == LeanTape::Step::Kind::disagrees ||
                                kind == LeanTape::Step::Kind::low || kind == LeanTape::Step::Kind::out_of_rows;
      if (!may_be_still) CHECK(after != before);
      before = after;
    }
  }
}

TEST_CASE("The pages of a lean run show the lean learner, with table twins of the same facts", "[lean][tables]") {
  const auto run = lean_run("thresholds:8", 0);
  const auto story = std::make_shared<const Story>(run);
  const int last = story->last();
  const auto batch = tournament_page_exhibit(story, nullptr);
  CHECK(batch->id() == QStringLiteral("tournament"));
  const PageTable steps = batch->table(last, {});
  CHECK(steps.rows.size() == run->lean->tape.steps.size());
  CHECK(batch->table(0, {}).rows.empty());
  CHECK(frequencies_exhibit(story, nullptr)->table(last, {}).rows.size() == run->lean->trace.list.size());
  const auto votes = stages_exhibit(story);
  const PageTable table = votes->table(last, {});
  REQUIRE(table.rows.size() == run->lean->result.internals.candidates.size() + 1);
  double sum = 0;
  std::uint64_t chosen = 0;
  for (const auto& row : table.rows) {
    sum += row[6].data.get<double>();
    if (row[7].data.get<bool>()) ++chosen;
  }
  CHECK(sum == Approx(1));
  CHECK(chosen == 1);
  CHECK(selection_exhibit(story)->table(last, {}).rows.size() == table.rows.size());
  // Before the fresh rows are read neither errors nor chances are told.
  const PageTable counted = votes->table(story->first_of(Part::histogram), {});
  for (const auto& row : counted.rows) {
    CHECK_FALSE(row[3].data.is_null());
    CHECK(row[4].data.is_null());
    CHECK(row[6].data.is_null());
  }
}

TEST_CASE("What the lean learner keeps to itself leaves no trace right of the boundary", "[lean][plots]") {
  const auto right_of = [](const PrivateRun& run) {
    const auto shared = std::make_shared<const PrivateRun>(run);
    return rendered(lean_votes_picture(shared, 4), {728, 560}, Theme::get(ThemeKind::light)).copy(540, 0, 188, 320);
  };
  PrivateRun run = *lean_run("thresholds:8", 0);
  const QImage before = right_of(run);
  auto lean = std::make_shared<LeanRun>(*run.lean);
  lean->result.internals.candidates.pop_back();
  lean->law.chosen.pop_back();
  lean->result.internals.candidates.front().votes += 3;
  run.lean = lean;
  CHECK(right_of(run) == before);
  lean = std::make_shared<LeanRun>(*lean);
  lean->result.is_default = !lean->result.is_default;
  run.lean = lean;
  CHECK(right_of(run) != before);
}

TEST_CASE("A lean run has a card of its own kind", "[lean][gallery]") {
  const auto run = lean_run("points:8");
  const Theme& theme = Theme::get(ThemeKind::light);
  const QSizeF size(244, 132);
  const QImage image = rendered(*run_card(run, RunView::votes), size, theme, 20);
  CHECK(stays_inside(image, size, 20, theme.canvas));
  CHECK(image != rendered(*run_card(run, RunView::table), size, theme, 20));
}
