// SPDX-License-Identifier: GPL-3.0-or-later
// One changed example: what is found of it, what is drawn of it, and what is said.
#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <algorithm>
#include <cmath>
#include <set>

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/study/chapters/scenario.hpp"
#include "core/study/intervals.hpp"
#include "core/tournament/globally_stable_learner.hpp"
#include "core/tournament/source.hpp"
#include "tests/ui/kit/pictures.test.hpp"
#include "tests/ui/painted_words.test.hpp"
#include "tests/ui/printed.test.hpp"
#include "ui/kit/captioned_picture.hpp"
#include "ui/kit/narrowing.hpp"
#include "ui/pages/histogram/neighbour_room.hpp"
#include "ui/pages/histogram/neighbour_scene.hpp"
#include "ui/pages/histogram/neighbour_table.hpp"
#include "ui/pages/histogram/neighbour_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/language.hpp"

namespace littlestone::ui {
namespace {

Scenario neighbour_lesson() {
  Scenario scenario;
  scenario.target = 0;
  scenario.delta = Rational(1, 1000);
  scenario.constants.batches = 60;
  scenario.constants.selection = 24;
  scenario.seed = 20573;
  return scenario;
}

Scenario neighbour_tiny(std::uint64_t seed) {
  Scenario scenario;
  scenario.class_text = "thresholds:4";
  scenario.target = 1;
  scenario.delta = Rational(1, 20);
  scenario.constants.cap = 6;
  scenario.constants.batches = 5;
  scenario.constants.selection = 2;
  scenario.seed = seed;
  return scenario;
}

std::shared_ptr<const NeighbourFacts> lesson_facts(std::optional<NeighbourChoice> choice = std::nullopt) {
  static const auto batch = find_neighbours(compute_private_run(neighbour_lesson()), 1, nullptr);
  return look_at_change(batch, choice);
}

}  // namespace

TEST_CASE("Every change of a batch is tried and goes where G itself takes it", "[neighbour]") {
  std::size_t moved = 0;
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
    const auto run = compute_private_run(neighbour_tiny(seed));
    for (std::uint64_t batch = 1; batch <= 5; ++batch) {
      const auto found = find_neighbours(run, batch, nullptr);
      REQUIRE(found->tried == found->read);
      const CustomConstants& constants = run->scenario.constants;
      SoaAutomaton soa = run->instance->automaton();
      std::size_t moves = 0;
      for (std::uint64_t example = 1; example <= found->rows.size(); ++example) {
        std::uint32_t marks = 0;
        for (PointIndex x = 0; x < 4; ++x)
          for (const Label label : {Label::minus, Label::plus}) {
            Sample rows = found->rows;
            rows[example - 1] = {x, label};
            DatasetSource source(soa, rows);
            Engine coins = SeedTree(seed).child("batches").child(batch - 1).child("coins").engine();
            const StableRun ran =
                run_stable_learner(soa, stable_learner_options(constants, run->littlestone()), source, coins);
            std::optional<LabelVector> vote;
            if (ran.predictor) vote = soa.labels(*ran.predictor);
            CAPTURE(seed, batch, example, x, static_cast<int>(label));
            CHECK(found->outcomes[found->outcome_of(example, {x, label})].vote == vote);
            if (!(vote == found->vote)) ++marks;
          }
        CHECK(found->marks[example - 1] == marks);
        moves += marks;
      }
      CHECK(found->moves.size() == moves);
      std::uint64_t counted = 0;
      for (const NeighbourGroup& group : found->groups) counted += group.changes;
      CHECK(counted == found->rows.size() * 7);
      moved += moves;
    }
  }
  CHECK(moved > 50);
}

TEST_CASE("The lesson's batch has the changes that its station speaks of", "[neighbour]") {
  const auto facts = lesson_facts();
  const NeighbourBatch& batch = *facts->batch;
  CHECK(batch.rows.size() == 66);
  CHECK(batch.read == 30);
  CHECK(batch.changes_in_all() == 990);
  // Opened it shows a vote for a predictor nobody chose: what δ pays for.
  REQUIRE(facts->loses);
  REQUIRE(facts->gains);
  CHECK(facts->votes[*facts->loses].before == 18);
  CHECK(facts->votes[*facts->gains].before == 0);
  CHECK(facts->flips());
  CHECK(facts->laws().left_over == Approx(9.358e-4).epsilon(1e-3));
  CHECK(vote_sentence(*facts) == QStringLiteral("t₁ loses a vote, a predictor nobody chose gains it."));
  CHECK(laws_sentence(*facts).startsWith(
      QStringLiteral("Lists differ by a factor of 1.651 at most, except lists of probability %1")
          .arg(upper_text(facts->laws().left_over))));
  CHECK((1 + facts->laws().total_variation) / 2 < allowed_guess(1, 0.001));
  CHECK(allowed_guess(1, 0.001) == Approx(0.7313).margin(1e-4));
  // Example 29 becomes (1, −): to t₂, and both ratios multiply.
  const auto both = lesson_facts(NeighbourChoice{1, 29, {0, Label::minus}});
  CHECK(both->laws().left_over == 0);
  CHECK(both->laws().worst_ratio == Approx(std::exp(1.0)).epsilon(1e-9));
  CHECK(vote_sentence(*both) == QStringLiteral("t₁ loses a vote, t₂ gains it."));
  CHECK(laws_sentence(*both) ==
        QStringLiteral("Now both ratios multiply: 1.649 · 1.649 = e^ε, and nothing is left over."));
  // An example that is not read moves nothing.
  const auto unread = lesson_facts(NeighbourChoice{1, 60, {0, Label::minus}});
  CHECK(unread->outcome == 0);
  CHECK(batch.marks[59] == 0);
  CHECK(vote_sentence(*unread).contains(QStringLiteral("does not read example 60")));
  // What does not fit this batch is its worst change.
  CHECK(lesson_facts(NeighbourChoice{1, 67, {0, Label::minus}})->choice == facts->choice);
  CHECK(lesson_facts(NeighbourChoice{1, 1, {8, Label::minus}})->choice == facts->choice);
}

TEST_CASE("Other privacy parameters keep the changes and make the laws anew", "[neighbour]") {
  const auto before = lesson_facts()->batch;
  Scenario scenario = neighbour_lesson();
  scenario.epsilon = 2;
  scenario.delta = Rational(1, 100);
  const auto run = compute_private_run(scenario, before->run->instance);
  const auto kept = find_neighbours(run, 1, before);
  const auto anew = find_neighbours(run, 1, nullptr);
  REQUIRE(kept->groups.size() == anew->groups.size());
  for (std::size_t i = 0; i < kept->groups.size(); ++i) {
    CHECK(kept->groups[i].changes == anew->groups[i].changes);
    CHECK(kept->groups[i].laws.worst_ratio == anew->groups[i].laws.worst_ratio);
    CHECK(kept->groups[i].laws.left_over == anew->groups[i].laws.left_over);
    CHECK(kept->groups[i].laws.delta_needed <= 0.01 + 1e-12);
  }
  CHECK(kept->histogram().threshold() < before->histogram().threshold());
  scenario.seed = 4;
  CHECK_FALSE(batches_alike(*compute_private_run(scenario, run->instance), *run));
  CHECK(batches_alike(*before->run, *run));
}

TEST_CASE("A table that was changed in its file votes anew, though its scenario is the same", "[neighbour]") {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("table.csv"));
  const auto write = [&](const QByteArray& bytes) {
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    REQUIRE(file.write(bytes) == bytes.size());
  };
  Scenario scenario = neighbour_tiny(1);
  scenario.class_text = "file:" + path.toStdString();
  scenario.target = 0;
  write("name,a,b,c\nf,0,1,1\ng,1,1,0\nh,0,0,1\n");
  const auto before = find_neighbours(compute_private_run(scenario), 1, nullptr);
  write("name,a,b,c,d\nf,1,1,1,0\ng,1,0,0,0\nh,0,0,1,1\n");
  const auto run = compute_private_run(scenario, instance_of(scenario, before->run->instance));
  CHECK_FALSE(batches_alike(*before->run, *run));
  const auto facts = look_at_change(find_neighbours(run, 1, before), std::nullopt);
  for (const NeighbourVotes& one : facts->votes) CHECK(one.after <= run->scenario.constants.batches);
}

TEST_CASE("Noise drawn again comes out as its exact chance says and none is drawn for a count of zero", "[neighbour]") {
  const auto facts = lesson_facts();
  const StableHistogram histogram = facts->batch->histogram();
  NoiseTally tally = draw_noise(facts->votes, histogram, 1, {}, 3000);
  REQUIRE(tally.draws == 3000);
  for (std::size_t i = 0; i < facts->votes.size(); ++i) {
    CAPTURE(i, facts->votes[i].before, facts->votes[i].after);
    const auto holds = [&](const DrawnShare& drawn, std::uint64_t count) {
      const Interval interval = clopper_pearson(drawn.hits, 3000, 1 - 1e-9);
      const double exact = histogram.release_probability(count);
      CHECK(interval.low <= exact);
      CHECK(exact <= interval.high);
      if (count == 0) CHECK(drawn.hits == 0);
      CHECK(drawn.share == static_cast<double>(drawn.hits) / 3000);
      CHECK(drawn.interval == clopper_pearson(drawn.hits, 3000));
    };
    holds(tally.before[i], facts->votes[i].before);
    holds(tally.after[i], facts->votes[i].after);
  }
  // A hundred times at once, or one by one: the same draws.
  NoiseTally steps;
  for (int i = 0; i < 20; ++i) steps = draw_noise(facts->votes, histogram, 1, steps, 1);
  const NoiseTally once = draw_noise(facts->votes, histogram, 1, {}, 20);
  CHECK(steps.before == once.before);
  CHECK(steps.last_after == once.last_after);
}

TEST_CASE("What is counted on the way is what so many draws count", "[neighbour][motion]") {
  const auto facts = lesson_facts();
  const StableHistogram histogram = facts->batch->histogram();
  const NoiseTally from = draw_noise(facts->votes, histogram, 1, {}, 3);
  const std::vector<NoiseTally> tallies = draw_noise_on_the_way(facts->votes, histogram, 1, from, 20);
  REQUIRE(tallies.size() == 21);
  CHECK(tallies.front().last_before == from.last_before);
  for (std::size_t k = 0; k < tallies.size(); ++k) {
    const NoiseTally alone = draw_noise(facts->votes, histogram, 1, {}, 3 + k);
    CHECK(tallies[k].draws == 3 + k);
    CHECK(tallies[k].before == alone.before);
    CHECK(tallies[k].after == alone.after);
    if (k > 0) CHECK(tallies[k].last_after == alone.last_after);
  }
  // Of very many predictors fewer are kept; these have no votes, and so no noise.
  const std::vector<NeighbourVotes> many(most_tallied / 2, NeighbourVotes{facts->votes.front().labels, 0, 0});
  const std::vector<NoiseTally> few = draw_noise_on_the_way(many, histogram, 1, from, 7);
  REQUIRE(few.size() == 3);
  CHECK(few[0].draws == 0);  // they were counted of other predictors
  CHECK(few[1].draws == 3);
  CHECK(few[2].draws == 7);
}

TEST_CASE("A block is the n examples that are drawn together", "[neighbour]") {
  const auto batch = lesson_facts()->batch;
  CHECK(batch->block_of(29).first == 28);
  CHECK(batch->block_of(30).first == 28);
  CHECK(batch->block_of(29).size == 2);
  CHECK(batch->block_of(29).has(29));
  CHECK_FALSE(batch->block_of(29).has(30));
  Scenario scenario = neighbour_lesson();
  scenario.constants.auxiliary = 7;
  const auto wide = find_neighbours(compute_private_run(scenario), 1, nullptr);
  CHECK(wide->rows.size() == 71);
  CHECK(wide->block_of(7).first == 0);
  CHECK(wide->block_of(8).first == 7);
  CHECK(wide->block_of(71).first == 70);
  CHECK(wide->block_of(71).size == 1);
}

TEST_CASE("A changed example moves part after part and ends as it stands", "[neighbour][motion]") {
  const Theme& theme = Theme::get(ThemeKind::light);
  const QSizeF size(728, 600);
  const NeighbourMotion motion{NeighbourMotion::Of::change};
  const auto facts = lesson_facts();
  REQUIRE(motion.length(*facts) == 840);
  const auto frame = [&](double ms) {
    return rendered(neighbour_picture(facts, motion, ms / motion.length(*facts)), size, theme);
  };
  // Cells and marks; the rows of the votes; their chances to leave; both laws.
  const auto cells = [](const QImage& image) { return image.copy(0, 0, 728, 60); };
  const auto votes = [](const QImage& image) { return image.copy(0, 115, 490, 190); };
  const auto chances = [](const QImage& image) { return image.copy(530, 115, 198, 190); };
  const auto laws = [](const QImage& image) { return image.copy(0, 330, 728, 270); };
  const QImage begun = frame(0);
  const QImage ended = frame(840);
  CHECK(ended == rendered(neighbour_picture(facts), size, theme));
  CHECK(frame(300) == frame(300));
  CHECK_FALSE(cells(begun) == cells(ended));
  CHECK_FALSE(votes(begun) == votes(ended));
  CHECK_FALSE(chances(begun) == chances(ended));
  CHECK_FALSE(laws(begun) == laws(ended));
  // The cell turns over.
  CHECK_FALSE(cells(frame(60)) == cells(begun));
  CHECK(votes(frame(60)) == votes(begun));
  // Its block is played again.
  CHECK_FALSE(cells(frame(200)) == cells(frame(120)));
  CHECK(votes(frame(200)) == votes(begun));
  // The vote flies; what anyone may see has not changed yet.
  CHECK(cells(frame(281)) == cells(ended));
  CHECK_FALSE(votes(frame(400)) == votes(begun));
  CHECK_FALSE(votes(frame(400)) == votes(frame(500)));
  CHECK(laws(frame(500)) == laws(begun));
  CHECK(chances(frame(500)) == chances(begun));
  // Then the hollow ticks go their step.
  CHECK(votes(frame(650)) == votes(ended));
  CHECK_FALSE(laws(frame(700)) == laws(begun));
  CHECK_FALSE(laws(frame(700)) == laws(ended));
  // An example that is not read turns over, and one that is read and moves no vote is played again: no more.
  const auto unread = lesson_facts(NeighbourChoice{1, 60, {0, Label::minus}});
  CHECK(motion.length(*unread) == 120);
  const auto stays = lesson_facts(NeighbourChoice{1, 1, {3, Label::plus}});
  REQUIRE(stays->outcome == 0);
  CHECK(motion.length(*stays) == 280);
  CHECK(laws(rendered(neighbour_picture(stays, motion, 0.5), size, theme)) ==
        laws(rendered(neighbour_picture(stays), size, theme)));
}

TEST_CASE("Every frame of a change stays inside its picture", "[neighbour][motion]") {
  const auto batch = lesson_facts()->batch;
  const NeighbourMotion motion{NeighbourMotion::Of::change};
  for (const NeighbourGroup& group : batch->groups) {
    if (group.changes == 0 || group.example == 0) continue;
    const auto facts = lesson_facts(NeighbourChoice{1, group.example, group.to});
    for (const double phase : {0.0, 0.1, 0.25, 0.4, 0.55, 0.7, 0.75, 0.9}) {
      for (const ThemeKind kind : {ThemeKind::light, ThemeKind::contrast}) {
        CAPTURE(group.example, phase);
        const QSizeF size(728, 540);
        const QImage image = rendered(neighbour_picture(facts, motion, phase), size, Theme::get(kind), 30);
        CHECK(stays_inside(image, size, 30, Theme::get(kind).canvas));
      }
    }
  }
}

TEST_CASE("Noise drawn again is counted one draw after the other, and no exact mark moves", "[neighbour][motion]") {
  const Theme& theme = Theme::get(ThemeKind::light);
  const QSizeF size(728, 600);
  const auto shown = lesson_facts();
  const StableHistogram histogram = shown->batch->histogram();
  const auto drawn = [&](NoiseTally from, std::uint64_t times) {
    NeighbourMotion motion{NeighbourMotion::Of::noise,
                           draw_noise_on_the_way(shown->votes, histogram, 1, std::move(from), times)};
    auto facts = look_at_change(shown->batch, shown->choice, motion.tallies.back());
    return std::pair(facts, motion);
  };
  const auto [facts, motion] = drawn({}, 100);
  REQUIRE(motion.length(*facts) == 1000);
  std::uint64_t last = 0;
  for (int ms = 0; ms <= 1000; ms += 10) {
    const NoiseTally& tally = motion.tally(*facts, ms / 1000.0);
    CHECK(tally.draws >= last);
    CHECK(tally.draws == Approx(ms / 10).margin(1));
    last = tally.draws;
  }
  CHECK(last == 100);
  const auto laws = [](const QImage& image) { return image.copy(0, 330, 728, 270); };
  const QImage ended = rendered(neighbour_picture(facts), size, theme);
  for (const double phase : {0.0, 0.3, 0.6, 0.99}) {
    const QImage frame = rendered(neighbour_picture(facts, motion, phase), size, theme);
    CHECK_FALSE(frame == ended);
    CHECK(laws(frame) == laws(ended));
  }
  CHECK(rendered(neighbour_picture(facts, motion, 1), size, theme) == ended);
  // Once: the diamonds slide, and the draw is counted when they stand.
  const auto [next, once] = drawn(facts->tally, 1);
  REQUIRE(once.length(*next) == 320);
  const auto rows = [&, &drawn_facts = next, &slide = once](double phase) {
    return rendered(neighbour_picture(drawn_facts, slide, phase), size, theme).copy(0, 115, 490, 190);
  };
  CHECK_FALSE(rows(0) == rows(0.2));
  CHECK_FALSE(rows(0.2) == rows(1));
  CHECK(once.tally(*next, 0.99).draws == 100);
  CHECK(once.tally(*next, 1).draws == 101);
}

TEST_CASE("Lists to guess from come from both laws and from nothing else", "[neighbour]") {
  const auto facts = lesson_facts();
  const StableHistogram histogram = facts->batch->histogram();
  std::uint64_t changed = 0;
  std::uint64_t left = 0;
  constexpr std::uint64_t lists = 4000;
  for (std::uint64_t i = 0; i < lists; ++i) {
    const GuessedList list = draw_list(*facts, i);
    if (!list.changed) continue;
    ++changed;
    for (const auto& row : list.rows) {
      CHECK(row.noisy >= histogram.threshold());
      if (row.predictor == *facts->loses) ++left;
    }
  }
  const Interval coin = clopper_pearson(changed, lists, 1 - 1e-9);
  CHECK((coin.low <= 0.5 && 0.5 <= coin.high));
  const Interval seen = clopper_pearson(left, changed, 1 - 1e-9);
  const double exact = histogram.release_probability(17);
  CHECK((seen.low <= exact && exact <= seen.high));
}

TEST_CASE("Guesses are counted with the interval of their share", "[neighbour]") {
  GuessScore score;
  CHECK(score.right.interval == Interval{0, 1});  // before any
  for (const bool right : {true, true, false, true}) score.add(right);
  CHECK(score.made == 4);
  CHECK(score.right == DrawnShare(3, 4));
  CHECK(score.right.share == 0.75);
  CHECK(score.right.interval == clopper_pearson(3, 4));
}

TEST_CASE("The tables of a change have its moves and both laws whole", "[neighbour]") {
  const auto facts = lesson_facts();
  const PageTable moves = neighbour_table(*facts->batch, false, ui::TableLimits::none());
  CHECK(moves.rows.size() == facts->batch->moves.size());
  CHECK(neighbour_table(*facts->batch, true, ui::TableLimits::none()).rows.size() == 990);
  const PageTable laws = neighbour_laws_table(*facts, ui::TableLimits::none());
  double before = 0;
  double after = 0;
  for (const auto& row : laws.rows) {
    before += row[3].data.get<double>();
    after += row[4].data.get<double>();
  }
  CHECK(before == Approx(2).margin(2e-6));  // two predictors
  CHECK(after == Approx(2).margin(2e-6));
}

TEST_CASE("Both laws alone are a picture of their own, larger than below the votes and without these", "[neighbour]") {
  const auto facts = lesson_facts();
  const ScenePicture laws = neighbour_picture(facts, {}, 1, NeighbourForm::laws);
  const ScenePicture whole = neighbour_picture(facts);
  const QString said = test::read_aloud(laws, {728, 440});
  for (const char* part : {"asitwas", "worstratio", "leftover", "withheld"}) {
    CAPTURE(part);
    CHECK(said.contains(QString::fromLatin1(part)));
  }
  for (const char* part : {"Thebatch", "pickforme", "votes,thennoise"}) {
    CAPTURE(part);
    CHECK_FALSE(said.contains(QString::fromLatin1(part)));
    CHECK(test::read_aloud(whole).contains(QString::fromLatin1(part)));
  }
  CHECK(test::misplaced_words(laws, {728, 440}).empty());
  const auto exhibit = neighbour_laws_exhibit(facts);
  CHECK(exhibit->picture(Theme::get(ThemeKind::light), {})->natural_size() == laws.natural_size());
  // The numbers 1 and .1 of the axis are further apart.
  const auto decade = [](const std::vector<test::PaintedWords>& all) {
    double one = 0;
    for (const test::PaintedWords& words : all) {
      if (words.text == QStringLiteral("1") && words.box.left() < 100) one = words.box.top();
      if (words.text == QStringLiteral(".1")) return words.box.top() - one;
    }
    return 0.0;
  };
  const double alone = decade(test::painted_words(laws, {728, 440}));
  const double below = decade(test::painted_words(whole, {728, 600}));
  CHECK(below > 0);
  CHECK(alone > 1.3 * below);
}

TEST_CASE("A changed example is drawn in its area for every kind of change size and theme", "[neighbour]") {
  const auto batch = lesson_facts()->batch;
  std::vector<std::shared_ptr<const NeighbourFacts>> all = {lesson_facts(NeighbourChoice{1, 60, {0, Label::minus}})};
  for (const NeighbourGroup& group : batch->groups) {
    if (group.changes > 0 && group.example > 0)
      all.push_back(lesson_facts(NeighbourChoice{1, group.example, group.to}));
  }
  REQUIRE(all.size() > 3);
  for (const auto& facts : all) {
    auto drawn = look_at_change(batch, facts->choice, draw_noise(facts->votes, batch->histogram(), 1, {}, 10), true);
    for (const QSizeF size : {QSizeF(728, 600), QSizeF(728, 540), QSizeF(1400, 900)}) {
      for (const ThemeKind kind : all_kinds) {
        if (kind != ThemeKind::light && size.height() > 560) continue;
        const Theme& theme = Theme::get(kind);
        const QImage image = rendered(neighbour_picture(drawn), size, theme, 30);
        CAPTURE(facts->choice.example, size.width(), size.height());
        CHECK(stays_inside(image, size, 30, theme.canvas));
      }
    }
    const std::vector<std::size_t> rows = neighbour_rows(*drawn, 480);
    for (const auto& moved : {drawn->loses, drawn->gains}) {
      if (moved) CHECK(std::find(rows.begin(), rows.end(), *moved) != rows.end());
    }
  }
}

TEST_CASE("A choice of change is read as it was written and refused otherwise", "[neighbour]") {
  const NeighbourChoice choice{3, 29, {5, Label::plus}};
  CHECK(choice_from_json(choice_to_json(choice)) == choice);
  for (const char* bad : {"[]", "{}", R"({"batch":1,"example":1,"point":-1,"label":"+"})",
                          R"({"batch":1,"example":1,"point":1,"label":"x"})"}) {
    CHECK_THROWS_AS(choice_from_json(nlohmann::json::parse(bad)), InputError);
  }
}

TEST_CASE("A printed neighbour has nothing to press, and no type below 6 pt at 84 mm and at 174 mm",
          "[neighbour][figure]") {
  for (const char* code : {"en", "de", "he"}) {
    const Language language{QString::fromLatin1(code)};
    const auto picture = printed_neighbour(lesson_facts());
    for (const double mm : {84.0, 174.0}) {
      CAPTURE(code, mm);
      const double width = px_of_mm(mm) - 20;
      const QSizeF natural = natural_size_at(*picture, width);
      const QSize size = QSizeF(width, natural.height() * width / natural.width()).toSize();
      std::size_t scripts = 0;
      for (const test::PaintedWords& words : test::painted_words(*picture, size)) {
        CAPTURE(words.text.toStdString(), words.pixel_size);
        const bool script = words.text.trimmed().size() <= 3;  // raised or lowered: an index, an exponent
        scripts += script && words.pixel_size < 8 ? 1 : 0;
        CHECK(words.pixel_size >= (script ? 5 : 7.99));
      }
      CHECK(scripts <= 14);
      CHECK(test::misplaced_words(*picture, size) == "");
      const QString all = test::read_aloud(*picture, size);
      for (const QString& control :
           {QCoreApplication::translate("NeighbourPicture", "pick for me"), QStringLiteral("›")}) {
        CHECK_FALSE(all.contains(QString(control).remove(u' ')));
      }
    }
  }
  const ScenePicture screen = neighbour_picture(lesson_facts());
  CHECK(test::read_aloud(screen).contains(QStringLiteral("pickforme")));  // there it is
}

TEST_CASE("Long names of predictors and points keep clear of each other in a printed neighbour",
          "[neighbour][figure]") {
  Scenario scenario = neighbour_lesson();
  scenario.class_text =
      "table:everything that is positive for all=1111/only the first one is positive here=1000/"
      "the hypothesis that says no to everything=0000/two in the middle and nothing else=0110";
  scenario.target = 2;
  const auto facts = look_at_change(find_neighbours(compute_private_run(scenario), 1, nullptr), std::nullopt);
  for (const char* code : {"en", "de", "he"}) {
    const Language language{QString::fromLatin1(code)};
    CAPTURE(code);
    const auto picture = printed_neighbour(facts);
    test::check_print(*picture);
  }
}

TEST_CASE("A title says how far one example moves the laws", "[neighbour]") {
  const auto facts = lesson_facts();
  REQUIRE(facts->outcome != 0);
  const QString ratio = ratio_raised(facts->laws().worst_ratio);
  CHECK(neighbour_finding(*facts).contains(ratio));
  CHECK(neighbour_exhibit(facts)->title() == neighbour_finding(*facts));
}

TEST_CASE("The sum of what only one law gives stands right below its predictor, in every language", "[neighbour]") {
  for (const char* code : {"en", "de", "he"}) {
    const Language language{QString::fromLatin1(code)};
    const ScenePicture picture = neighbour_picture(lesson_facts());
    const QString sum = QCoreApplication::translate("NeighbourPicture", "sum %1").section(u'%', 0, 0).trimmed();
    const auto words = test::painted_words(picture, {728, 600});
    const auto named = [&](const QString& part) {
      return std::find_if(words.begin(), words.end(),
                          [&](const test::PaintedWords& one) { return one.text.contains(part); });
    };
    const auto at = named(sum);
    CAPTURE(code, sum.toStdString());
    REQUIRE(at != words.end());
    const bool near = std::any_of(words.begin(), words.end(), [&](const test::PaintedWords& one) {
      const double above = at->ink.bottom() - one.ink.bottom();
      return one.pixel_size == at->pixel_size && above > 10 && above < 20 &&
             std::abs(one.ink.right() - at->ink.right()) < 120;
    });
    CHECK(near);
  }
}

}  // namespace littlestone::ui
