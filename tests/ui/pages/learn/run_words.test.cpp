// SPDX-License-Identifier: GPL-3.0-or-later
// What figures of chapter I are called when votes are tied or a coin is false, and what pictures of a tournament say.
#include "ui/pages/learn/run_words.hpp"

#include <catch2/catch.hpp>
#include <set>

#include "core/study/private_run/run_facts.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/ui/kit/pictures.test.hpp"
#include "tests/ui/painted_words.test.hpp"
#include "ui/kit/captioned_picture.hpp"
#include "ui/pages/class/class_page.hpp"
#include "ui/pages/learn/story.hpp"
#include "ui/pages/tournament/levels_exhibits.hpp"
#include "ui/pages/tournament/tournament_geometry.hpp"
#include "ui/pages/tournament/tournament_page.hpp"
#include "ui/pages/tournament/tournament_picture.hpp"
#include "ui/pages/tournament/tournament_sample.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

std::shared_ptr<const PrivateRun> shipped_run(const std::string& name) {
  return compute_private_run(read_scenario_file(support::source_folder() + "/resources/scenarios/" + name + ".json"));
}

FigureWords words_of(const std::shared_ptr<const Exhibit>& exhibit, const PrivateRun& run, int step) {
  return run_words(*exhibit, run, step);
}

/// The coins of the contests that the root's sample came through, by following the winners: whether all are true.
bool winners_coins_true(const PrivateRun& run) {
  const TournamentTrace& trace = run.result.internals.trace;
  for (std::int32_t at = 0; at != PairingTrace::none;) {
    const NodeTrace& node = trace.nodes[static_cast<std::size_t>(at)];
    if (node.label != run.distribution().target[node.point]) return false;
    at = node.pairings.back().child[node.winner];
  }
  return true;
}

/// One batch or two of thresholds:8 at this level with the target t₁, for which two coins are all true with chance 1/8.
std::shared_ptr<const PrivateRun> run_at(std::size_t level, std::uint64_t seed) {
  Scenario scenario;
  scenario.target = 0;
  scenario.seed = seed;
  scenario.constants = {2, 100000, 2, 2, {}};
  scenario.constants.levels.assign(4, 0);
  scenario.constants.levels[level] = 1;
  return compute_private_run(scenario);
}

TEST_CASE("Votes that are tied have no first: title, finding and step count those that lead", "[run-words]") {
  const auto run = shipped_run("three-contests");
  const std::vector<Vote>& votes = run->result.internals.votes;
  REQUIRE(votes.size() > 2);
  REQUIRE(votes[0].count == 18);
  REQUIRE(votes[1].count == 18);
  REQUIRE(votes[2].count < 18);
  const auto story = std::make_shared<const Story>(run);
  const FigureWords words = words_of(frequencies_exhibit(story, nullptr), *run, story->last());
  CHECK(words.title == QStringLiteral("Two predictors share the lead."));
  CHECK(words.caption.contains(QStringLiteral("2 predictors lead with 18 of 53 votes each.")));
  CHECK_FALSE(words.caption.contains(QStringLiteral("comes out most often")));
  CHECK_FALSE(words.alt.contains(QStringLiteral(" leads with")));
  const auto said = [](const Story& of) {
    QString all;
    for (int i = 0; i <= of.last(); ++i) all += of.sentence(i) + u'\n';
    return all;
  };
  CHECK(said(*story).contains(QStringLiteral("2 predictors lead with 18 votes each.")));
  CHECK_FALSE(said(*story).contains(QStringLiteral(" leads with")));
  // Where one is alone it has the name.
  const auto alone = shipped_run("thresholds-8");
  REQUIRE(alone->result.internals.votes[0].count > alone->result.internals.votes[1].count);
  const auto other = std::make_shared<const Story>(alone);
  const FigureWords clear = words_of(frequencies_exhibit(other, nullptr), *alone, other->last());
  const QString name = predictor_name(alone->concept_class(), alone->result.internals.votes[0].labels);
  CHECK(without_markup(clear.title).contains(QStringLiteral("comes out most often.")));
  CHECK(without_markup(clear.title).startsWith(without_markup(sentence_markup(name))));
  CHECK(said(*other).contains(QStringLiteral(" leads with")));
  CHECK_FALSE(said(*other).contains(QStringLiteral(" predictors lead with")));
}

TEST_CASE("Before the batches are counted the frequencies say so and nothing of the tournament", "[run-words]") {
  const auto run = shipped_run("three-contests");
  const auto story = std::make_shared<const Story>(run);
  const auto exhibit = frequencies_exhibit(story, nullptr);
  const int counted = story->first_of(Part::other_batches);
  for (int step = 0; step < counted; ++step) {
    const FigureWords words = words_of(exhibit, *run, step);
    CAPTURE(step, words.caption.toStdString());
    CHECK(words.caption.contains(QStringLiteral("How often each predictor comes out")));
    CHECK(words.caption.contains(QStringLiteral("nothing is counted")));
    CHECK_FALSE(words.caption.contains(without_markup(sentence_markup(story->sentence(step)))));
    CHECK_FALSE(words.alt.contains(story->sentence(step)));
  }
  CHECK(words_of(exhibit, *run, counted).caption.contains(QStringLiteral("lead with 18 of")));
}

TEST_CASE("A tournament on a slide has all the room under the title", "[run-words][caption]") {
  const auto run = shipped_run("three-contests");
  CaptionOptions options;
  options.medium = CaptionOptions::For::slides;
  FigureWords words;
  words.title = QStringLiteral("Three contests end it.");
  const CaptionedPicture slide(std::make_shared<ScenePicture>(tournament_lesson_picture(run, 1000)), words, options);
  CHECK(slide.picture_area().width() == Approx(960 - 88));
  CHECK(slide.picture_area().height() > 380);
  QImage image(960, 540, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  slide.paint(painter, QRectF(0, 0, 960, 540), Theme::get(ThemeKind::light));
  int left = 960;
  int right = 0;
  for (int y = 120; y < 540; ++y) {
    for (int x = 0; x < 960; ++x) {
      if (image.pixelColor(x, y).lightness() > 200) continue;
      left = std::min(left, x);
      right = std::max(right, x);
    }
  }
  CHECK(right - left > 700);
}

TEST_CASE("A tournament with a false coin on the winners' way says so in its title, one with true coins does not",
          "[run-words]") {
  for (const auto& [level, lied, ended] :
       {std::tuple(std::size_t{1}, "One contest, and the coin lied.", "One contest on the way."),
        std::tuple(std::size_t{2}, "Two contests, and a coin that lied.", "Two contests on the way.")}) {
    int false_coins = 0;
    int true_coins = 0;
    for (std::uint64_t seed = 1; seed <= 60 && (false_coins < 3 || true_coins < 3); ++seed) {
      const auto run = run_at(level, seed);
      REQUIRE_FALSE(run->result.internals.trace.failed);
      const bool all_true = winners_coins_true(*run);
      (all_true ? true_coins : false_coins) += 1;
      const auto story = std::make_shared<const Story>(run);
      const FigureWords words = words_of(tournament_exhibit(story), *run, story->last());
      CAPTURE(level, seed, all_true);
      CHECK(words.title.toStdString() == (all_true ? ended : lied));
      CHECK(words.caption.contains(QStringLiteral("was false, so not every mistake here counts")) == !all_true);
      CHECK(words.caption.contains(QStringLiteral("Each contest won is a mistake")) == all_true);
    }
    CHECK(false_coins >= 3);
    CHECK(true_coins >= 3);
  }
}

TEST_CASE("The title of the levels says that agreement rises only if every level gains", "[run-words]") {
  const auto words = [](const char* name) {
    const auto run = shipped_run(name);
    const auto levels = levels_exhibit(facts_of_levels(run, {}));
    return std::pair(words_of(levels, *run, 0).title, levels->title());
  };
  const auto alike = [](const QString& title) { return std::pair(title, title); };
  CHECK(words("from-25-to-one") == alike(QStringLiteral("More contests, more agreement")));
  CHECK(words("three-contests") ==  // .375 .423 .421 .478
        alike(QStringLiteral("Most likely answer: from .375 to .478 in 3 rounds")));
  CHECK(words("level-two") ==
        alike(QStringLiteral("Most likely answer: from .125 to .634 in 4 rounds")));  // two runs: .109, .097
  CHECK(words("nothing-gained").first.startsWith(QStringLiteral("Most likely answer: ")));
}

TEST_CASE("What a class's picture says is not said again in its alternative text, what a tournament found is",
          "[run-words]") {
  const auto run = shipped_run("three-contests");
  const auto story = std::make_shared<const Story>(run);
  const auto seen = [&](const std::shared_ptr<const Exhibit>& exhibit) {
    return exhibit->picture(Theme::get(ThemeKind::light), {story->last(), 1})->description();
  };
  const auto table = class_exhibit(class_of(*run));
  CHECK(words_of(table, *run, story->last()).alt == seen(table));
  const auto tree = tournament_exhibit(story);
  const QString alt = words_of(tree, *run, story->last()).alt;
  CHECK(alt.startsWith(seen(tree) + u' '));
  CHECK(alt.contains(QStringLiteral("Observation 24")));
}

TEST_CASE("The lesson's picture of a tournament tells how many rows still fit, and that none does", "[run-words]") {
  std::set<bool> some_fit;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const auto run = played_run(2, "thresholds:8", 100000, seed);
    const TournamentTrace& trace = run->result.internals.trace;
    REQUIRE_FALSE(trace.failed);
    const int events = static_cast<int>(trace.events.size());
    // The sample with the last block: all that the SOA has met.
    Sample met = trace.sample();
    met.insert(met.end(), trace.final_block->examples.begin(), trace.final_block->examples.end());
    int fits = 0;
    for (HypothesisIndex row = 0; row < run->concept_class().size(); ++row) {
      const LabelVector& labels = run->concept_class().row(row);
      fits += std::all_of(met.begin(), met.end(), [&](const Example& e) { return labels[e.point] == e.label; }) ? 1 : 0;
    }
    some_fit.insert(fits > 0);
    const QString said = tournament_lesson_picture(run, events).description();
    CAPTURE(seed, fits, said.toStdString());
    CHECK(said.startsWith(QStringLiteral("A tournament of level 2. Contests that are decided: 3 of 3. ")));
    if (fits == 0) CHECK(said.endsWith(QStringLiteral(" No row fits the sample.")));
    if (fits == 1) CHECK(said.contains(QStringLiteral(" 1 row still fits the sample, Ldim 0.")));
    if (fits > 1) CHECK(said.contains(QStringLiteral(" %1 rows still fit the sample, Ldim ").arg(fits)));
    CHECK(tournament_lesson_picture(run, 0).description() ==
          QStringLiteral("A tournament of level 2. Contests that are decided: 0 of 3."));
  }
  CHECK(some_fit == std::set<bool>{false, true});
}

TEST_CASE("The line of a sample is told shorter in a narrow box and stays in it", "[run-words]") {
  const auto run = played_run(3);
  const TournamentState state(run, static_cast<int>(run->result.internals.trace.events.size()), 1);
  const auto told = [&](double width) {
    test::WordListener listener({1200, 40});
    {
      QPainter painter(&listener);
      Scene scene;
      add_sample_line(scene, state, {0, 0, width, sample_height});
      paint(scene, painter, Theme::get(ThemeKind::light));
    }
    QString all;
    for (const test::PaintedWords& piece : listener.painted()) {
      CAPTURE(width, piece.text.toStdString(), piece.box.right());
      CHECK(piece.box.right() <= width);
      if (width > 500) CHECK(piece.pixel_size >= 9);  // not squeezed
      all += piece.text;
    }
    return all;
  };
  const QString whole = told(1100);
  const QString fewer = told(600);
  const QString ends = told(330);
  CHECK(whole.size() > fewer.size());
  CHECK(fewer.size() > ends.size());
  // S ∘ T, three blocks of S and the last one; then of S the ends alone.
  CHECK(whole.count(u'T') == 5);
  CHECK(fewer.count(u'T') == 5);
  CHECK(ends.count(u'T') == 4);
  CHECK(ends.contains(u'…'));
}

}  // namespace
}  // namespace littlestone::ui
