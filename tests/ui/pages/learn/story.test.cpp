// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/story.hpp"

#include <QRegularExpression>
#include <catch2/catch.hpp>

#include "hand_run.test.hpp"
#include "ui/words/names.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

int words(const QString& sentence) {
  return static_cast<int>(sentence.split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts).size());
}

}  // namespace

TEST_CASE(
    "A story is the opening, one step per event, the other batches, three of the histogram, three of the selection",
    "[models]") {
  const Story story(test::hand_run());
  REQUIRE(story.size() == 1 + 7 + 1 + 3 + 3);
  REQUIRE(story.first_of(Part::tournament) == 0);
  REQUIRE(story.first_of(Part::other_batches) == 8);
  REQUIRE(story.first_of(Part::histogram) == 9);
  REQUIRE(story.first_of(Part::selection) == 12);
  for (int i = 0; i < 8; ++i) REQUIRE(story[i].position == i);
  for (int i = 0; i < 3; ++i) REQUIRE(story[9 + i].position == i + 1);
}

TEST_CASE("Every step says something of at most 40 words and where it comes from", "[models]") {
  for (std::size_t released = 0; released <= 3; ++released) {
    const Story story(test::hand_run(released));
    for (int i = 0; i < story.size(); ++i) {
      INFO(i << ": " << story[i].sentence.toStdString());
      REQUIRE(words(story[i].sentence) >= 5);
      REQUIRE(words(story[i].sentence) <= 40);
      REQUIRE_FALSE(story[i].sentence.contains(QLatin1Char('%')));
      REQUIRE_FALSE(story[i].reference.isEmpty());
    }
  }
}

TEST_CASE("A contest tells the point by its name, the coin, who is forced to err and what wins", "[models]") {
  const auto run = test::hand_run();
  const Story story(run);
  const NodeTrace& root = run->result.internals.trace.nodes[0];
  const ui::Step& contest = story[6];
  REQUIRE(contest.round == 1);
  // The question before names the point.
  REQUIRE(story[5].sentence.contains(QStringLiteral("first differ at %1. Who wins?").arg(root.point + 1)));
  REQUIRE(contest.sentence.contains(QStringLiteral("shows ") + label_text(root.label)));
  REQUIRE(contest.sentence.contains(QStringLiteral("f₁ says ") + label_text(opposite(root.label))));
  REQUIRE(contest.sentence.contains(QStringLiteral("it errs and wins")));
}

TEST_CASE("A redraw names the predictor both sides share and is marked for the timeline", "[models]") {
  const Story story(test::hand_run());
  REQUIRE(story[3].round == -1);
  REQUIRE(story[3].sentence.contains(QStringLiteral("t₂")));
}

TEST_CASE("An empty list has one selection step, and it says that nothing reached the threshold", "[models]") {
  const auto run = test::hand_run(0);
  const Story story(run);
  REQUIRE(story.size() == 1 + 7 + 1 + 3 + 1);
  REQUIRE(story[story.size() - 1].position == 3);
  REQUIRE(story[story.size() - 1].sentence.contains(QStringLiteral("T = %1").arg(run->result.threshold)));
}

TEST_CASE("A stopped run tells only what was drawn", "[models]") {
  const auto run = test::hand_run();
  run->result.ended = Ended::stopped;
  const Story story(run);
  REQUIRE(story.size() == 8);
  REQUIRE(story.first_of(Part::selection) == 7);
}

TEST_CASE("Rounds and parts are the stops of Shift and arrow, both ways, and the ends hold", "[models]") {
  const Story story(test::hand_run());
  std::vector<int> forward;
  for (int i = 0; i != story.size() - 1; forward.push_back(i)) i = story.next_round(i);
  REQUIRE(forward == std::vector<int>{6, 8, 9, 12, 14});
  std::vector<int> back;
  for (int i = story.size() - 1; i != 0; back.push_back(i)) i = story.previous_round(i);
  REQUIRE(back == std::vector<int>{12, 9, 8, 6, 0});
  REQUIRE(story.next_round(story.size() - 1) == story.size() - 1);
  REQUIRE(story.previous_round(0) == 0);
}

TEST_CASE("Single letters of a sentence become mathematics, words and the learners' names do not", "[models]") {
  REQUIRE(sentence_markup(QStringLiteral("A coin: f₀ errs at T = 28")) ==
          QStringLiteral("A coin: $f_{0}$ errs at $T$\u00a0=\u00a028"));
  REQUIRE(sentence_markup(QStringLiteral("M answers the SOA's")) == QStringLiteral("M answers the SOA's"));
  REQUIRE(sentence_markup(QStringLiteral("exp(−ε|z|/2)")) == QStringLiteral("exp(−$ε$|$z$|/2)"));
  REQUIRE(sentence_markup(QStringLiteral("S ~ D̃₃ grows")) == QStringLiteral("$S$\u00a0~\u00a0$D̃_{3}$ grows"));
  REQUIRE(sentence_markup(QStringLiteral("Definition of D̃_k, (iv)–(v)")) ==
          QStringLiteral("Definition of $D̃_k$, (iv)–(v)"));
  REQUIRE(sentence_markup(QStringLiteral("S₀ ∘ T₀")) == QStringLiteral("$S_{0}$\u00a0∘\u00a0$T_{0}$"));
}

TEST_CASE("Parameters are written as people write them", "[models]") {
  REQUIRE(rational_text(Rational{1, 10}) == QStringLiteral("0.1"));
  REQUIRE(rational_text(Rational{1, 1'000'000}) == QStringLiteral("10⁻⁶"));
  REQUIRE(rational_text(Rational{1, 4'000}) == QStringLiteral("2.5·10⁻⁴"));
  REQUIRE(rational_text(Rational{2}) == QStringLiteral("2"));
}
