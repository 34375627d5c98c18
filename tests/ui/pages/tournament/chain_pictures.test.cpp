// SPDX-License-Identifier: GPL-3.0-or-later
// The chain learner as it is seen: runs, votes and bar, at every step, in every language.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <vector>

#include "../../kit/pictures.test.hpp"
#include "../../painted_words.test.hpp"
#include "../../printed.test.hpp"
#include "core/study/private_run/chain_run.hpp"
#include "core/study/private_run/player.hpp"
#include "ui/pages/histogram/histogram_page.hpp"
#include "ui/pages/histogram/lean_votes_scene.hpp"
#include "ui/pages/learn/chain_story.hpp"
#include "ui/pages/learn/run_card.hpp"
#include "ui/pages/selection/selection_page.hpp"
#include "ui/pages/tournament/chain_runs_scene.hpp"
#include "ui/pages/tournament/chain_table.hpp"
#include "ui/pages/tournament/tournament_page.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

std::shared_ptr<const PrivateRun> chain_run(const std::string& class_text, std::uint64_t target,
                                            const std::string& marginal = "uniform") {
  Scenario scenario;
  scenario.class_text = class_text;
  scenario.target = target;
  scenario.marginal = marginal;
  scenario.seed = 20573;
  return compute_private_run(with_player(scenario, LearnerKind::chain));
}

/// Runs that end on every level and in both ways, and one without a mistake.
std::vector<std::shared_ptr<const PrivateRun>> chain_runs() {
  return {chain_run("thresholds:4", 0), chain_run("thresholds:8", 0, "weights:1,1,1,1,12,12,12,12"),
          chain_run("thresholds:8", 3), chain_run("intervals:5", 5), chain_run("thresholds:8", 4)};
}

int words_in(const Picture& picture, QSize size) {
  test::WordListener listener(size);
  QPainter painter(&listener);
  picture.paint(painter, QRectF(QPointF(), QSizeF(size)), Theme::get(ThemeKind::light));
  painter.end();
  int words = 0;
  for (const test::PaintedWords& painted : listener.painted()) {
    if (painted.box.width() <= 0) continue;  // a mark of direction
    words += static_cast<int>(painted.text.split(u' ', Qt::SkipEmptyParts).size());
    CAPTURE(painted.text.toStdString(), painted.ink.left(), painted.ink.right());
    CHECK(QRectF(QPointF(), QSizeF(size)).adjusted(-1, -1, 1, 1).contains(painted.ink));
  }
  for (const auto& [one, other] : test::overlapping(listener.painted())) {
    FAIL_CHECK(one.text.toStdString() << " over " << other.text.toStdString() << " at " << one.ink.left() << ", "
                                      << one.ink.bottom());
  }
  return words;
}

}  // namespace

TEST_CASE("The chain learner's runs stay in their area at every step, in every theme, and each step shows",
          "[chain][plots]") {
  for (const auto& run : chain_runs()) {
    const int steps = chain_steps_before_votes(*run);
    for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark, ThemeKind::contrast}) {
      const Theme& theme = Theme::get(kind);
      QImage before;
      for (int done = 0; done <= steps; ++done) {
        const ScenePicture picture = chain_runs_picture(run, done);
        CAPTURE(run->scenario.class_text, run->scenario.target, done);
        const QSizeF size = picture.natural_size();
        CHECK(stays_inside(rendered(picture, size, theme, 30), size, 30, theme.canvas));
        CHECK_FALSE(picture.description().isEmpty());
        const QImage after = rendered(picture, size, theme);
        CHECK(after != before);
        before = after;
      }
    }
  }
}

TEST_CASE("The chain learner's words are apart and at most sixty, at every step and in every language",
          "[chain][plots]") {
  const QString code = GENERATE(as<QString>(), "en", "de", "he", "pseudo");
  const Language language(code);
  for (const auto& run : chain_runs()) {
    CAPTURE(code.toStdString(), run->scenario.class_text, run->scenario.target);
    for (int done = 0; done <= chain_steps_before_votes(*run); ++done) {
      for (const QSize size : {QSize(728, 480), QSize(728, 400), QSize(1048, 800)}) {
        CAPTURE(done, size.width(), size.height());
        CHECK(words_in(chain_runs_picture(run, done), size) <= 60);
      }
    }
    for (int step = 0; step <= 4; ++step) {
      for (const QSize size : {QSize(728, 560), QSize(1048, 800), QSize(728, 430)}) {
        CAPTURE(step, size.width(), size.height());
        CHECK(words_in(lean_votes_picture(run, step), size) <= 100);
      }
    }
  }
}

TEST_CASE("A chain run's story has a sentence and a source at every step, short enough to be read", "[chain][story]") {
  for (const auto& run : chain_runs()) {
    const Story story(run);
    CAPTURE(run->scenario.class_text, run->scenario.target);
    for (int step = 0; step < story.size(); ++step) {
      const QString sentence = story.sentence(step);
      CAPTURE(step, sentence.toStdString());
      CHECK_FALSE(sentence.isEmpty());
      CHECK_FALSE(sentence.contains(u'%'));
      CHECK(sentence.split(u' ').size() <= 40);
      CHECK_FALSE(story[step].reference.isEmpty());
      CHECK(story.motion_ms(step) <= story.dwell_ms(step));
    }
    CHECK(events_done(story, story.last()) == chain_steps_before_votes(*run));
    CHECK(story.first_of(Part::other_batches) == chain_steps_before_votes(*run) + 1);
    const Ruler ruler = story.ruler();
    CHECK(std::is_sorted(ruler.places.begin(), ruler.places.end()));
    // What is before the boundary on the ruler is before it in the learner: all but the answer.
    for (int step = 0; step < story.size(); ++step) {
      CHECK((ruler.places[static_cast<std::size_t>(step)] > *ruler.boundary) == (story[step].part == Part::selection));
    }
  }
}

TEST_CASE("The pages of a chain run show the chain learner, with table twins of the same facts", "[chain][tables]") {
  for (const auto& run : chain_runs()) {
    CAPTURE(run->scenario.class_text, run->scenario.target);
    const ChainRun& chain = *run->chain;
    const std::vector<ChainCandidate>& names = chain.result.internals.candidates;
    const auto story = std::make_shared<const Story>(run);
    const int last = story->last();
    const auto runs = tournament_page_exhibit(story, nullptr);
    CHECK(runs->id() == QStringLiteral("tournament"));
    CHECK(runs->table(0, ui::TableLimits::none()).rows.empty());
    const PageTable arcs = runs->table(last, ui::TableLimits::none());
    REQUIRE(arcs.rows.size() == chain.arcs.size());
    std::uint64_t counted = 0;
    for (std::size_t i = 0; i < arcs.rows.size(); ++i) {
      CHECK(arcs.rows[i][1].data.get<std::uint64_t>() == chain.arcs[i].first + 1);
      CHECK(arcs.rows[i][4].data.get<std::uint64_t>() == chain.arcs[i].last + 1);
      CHECK(arcs.rows[i][3].data.is_null() == (chain.arcs[i].opponent == ChainArc::none));
      if (arcs.rows[i][7].data.get<bool>()) ++counted;
    }
    std::uint64_t votes_in_all = 0;
    for (const ChainCandidate& name : names) votes_in_all += name.runs;
    CHECK(counted == votes_in_all);
    CHECK(frequencies_exhibit(story, nullptr)->table(last, ui::TableLimits::none()).rows.size() == names.size());

    const auto votes = stages_exhibit(story);
    const PageTable table = votes->table(last, ui::TableLimits::none());
    REQUIRE(table.rows.size() == names.size() + 1);
    double sum = 0;
    std::uint64_t chosen = 0;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
      sum += table.rows[i][7].data.get<double>();
      if (table.rows[i][8].data.get<bool>()) ++chosen;
      if (i == names.size()) continue;
      const auto penalty = table.rows[i][5].data.get<std::uint64_t>();
      const std::uint64_t left = chain.constants.cap - std::min(chain.constants.cap, penalty);
      CHECK(table.rows[i][6].data.get<std::uint64_t>() == std::min(names[i].runs, left));
    }
    CHECK(sum == Approx(1));
    CHECK(chosen == 1);
    CHECK(selection_exhibit(story)->table(last, ui::TableLimits::none()).rows.size() == table.rows.size());
    const PageTable early = votes->table(story->first_of(Part::histogram), ui::TableLimits::none());
    for (const auto& row : early.rows) {
      CHECK_FALSE(row[3].data.is_null());
      CHECK(row[4].data.is_null());
      CHECK(row[7].data.is_null());
    }
  }
}

TEST_CASE("What the chain learner keeps to itself leaves no trace right of the boundary", "[chain][plots]") {
  const auto right_of = [](const PrivateRun& run) {
    const auto shared = std::make_shared<const PrivateRun>(run);
    return rendered(lean_votes_picture(shared, 4), {728, 480}, Theme::get(ThemeKind::light)).copy(540, 0, 188, 320);
  };
  PrivateRun run = *chain_run("thresholds:8", 0, "weights:1,1,1,1,12,12,12,12");
  const QImage before = right_of(run);
  auto other = std::make_shared<ChainRun>(*run.chain);
  for (ChainCandidate& name : other->result.internals.candidates) name.runs = name.errors = name.score = 7;
  other->law.none = 0.4;
  run.chain = other;
  CHECK(right_of(run) == before);
  run.result.hypothesis = run.concept_class().row(3);
  CHECK_FALSE(right_of(run) == before);
}

TEST_CASE("A card of a chain run has a picture", "[chain][plots]") {
  const auto run = chain_run("thresholds:8", 0, "weights:1,1,1,1,12,12,12,12");
  const auto card = run_card(run, RunView::votes);
  REQUIRE(card);
  const Theme& theme = Theme::get(ThemeKind::light);
  const QImage drawn = rendered(*card, card->natural_size(), theme);
  std::set<QRgb> colours;
  for (int y = 0; y < drawn.height(); ++y) {
    for (int x = 0; x < drawn.width(); ++x) colours.insert(drawn.pixel(x, y));
  }
  CHECK(colours.size() > 4);
}

TEST_CASE("Printed runs and votes of the chain learner have no type below 6 pt at 84 mm and at 174 mm",
          "[chain][figure]") {
  for (const char* code : {"en", "de", "he"}) {
    const Language language{QString::fromLatin1(code)};
    for (const auto& run : chain_runs()) {
      CAPTURE(code, run->scenario.class_text, run->scenario.target);
      for (int done = 0; done <= chain_steps_before_votes(*run); ++done)
        test::check_print(*printed_chain_runs(run, done));
      test::check_print(*printed_lean_votes(run, 5));
    }
  }
}
