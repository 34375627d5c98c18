// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "core/study/neighbour/neighbour.hpp"
#include "tests/ui/lesson/last_stations.test.hpp"
#include "ui/words/numbers.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace littlestone::ui::neighbour_test {
using namespace littlestone::ui::last_stations;

namespace {

const Station& before_or_after() {
  static const auto station = neighbour_station(test::measured_lesson());
  return *station;
}

}  // namespace

TEST_CASE("Before or after: the example of the lesson is 29 and moves one vote to a new answer", "[lesson-station]") {
  const PrivateRun& run = *test::measured_lesson()->run;
  // G plays again on the changed list.
  NeighbourStudy study(run.scenario, *run.instance, 1);
  REQUIRE(study.rows().size() == 66);
  REQUIRE(study.rows()[28] == Example{3, Label::plus});
  const NeighbourChange change = study.change(29, {3, Label::minus});
  REQUIRE(change.vote_after);
  CHECK(change.vote_after->to_string() == "+++-++++");
  CHECK(study.vote()->to_string() == "++++++++");
  const PageTable table = before_or_after().table(0, {});
  REQUIRE(table.rows.size() == 7);
  CHECK(table.rows[0][1].data == 18);
  CHECK(table.rows[0][2].data == 17);
  CHECK(table.rows[6][1].data == 0);
  CHECK(table.rows[6][2].data == 1);
  const Scene scene = at_rest(before_or_after(), 0);
  CHECK(std::get<LabelCell>(mark_of(scene, "example 28")->shape).label == Label::minus);
  CHECK(std::get<LabelCell>(mark_of(scene, "example 27")->shape).label == Label::plus);
  CHECK(std::get<Strip>(mark_of(scene, "votes 6 strip")->shape).labels.to_string() == "+++-++++");
  // Before the flip all say +, and the vote is still there.
  const Scene opens = before_or_after().scene(0, 0, {});
  CHECK(std::get<LabelCell>(mark_of(opens, "example 28")->shape).label == Label::plus);
  CHECK(mark_of(opens, "votes 6 strip") == nullptr);
  CHECK(mark_of(opens, "vote") != nullptr);
  CHECK(mark_of(scene, "vote") != nullptr);
}

TEST_CASE("Before or after: the answer is the list's own, the best guess that of the laws", "[lesson-station]") {
  CHECK(
      before_or_after().beat(3, {}).answer ==
      "Before. The best guess says after: 15 is nearer to 17.\nIt is right with chance .623; $ε$ and $δ$ allow .731.");
  const QStringList told = {".500", ".507", ".623", ".731", ".881"};
  const std::vector<double> thresholds = {126, 27, 14, 8, 5};
  const std::vector<double> epsilons = {0.1, 0.5, 1, 2, 4};
  const PageTable table = before_or_after().table(3, {});
  for (std::size_t i = 0; i < epsilons.size(); ++i) {
    const Noise noise{epsilons[i]};
    CAPTURE(epsilons[i]);
    const double best = noise.best();
    CHECK(probability_text(best) == told[static_cast<int>(i)]);
    CHECK(table.rows[i].back().data.get<double>() == Approx(best).epsilon(1e-9));
    CHECK(noise.threshold() == thresholds[i]);
    Hand hand;
    hand.set("epsilon", epsilons[i]);
    const QString words = all_words(before_or_after(), 3, hand);
    CHECK(words.contains(QStringLiteral("T = %1").arg(thresholds[i])));
    CHECK(words.contains(QStringLiteral("right with chance ") + told[static_cast<int>(i)]));
    const double allowed = (std::exp(epsilons[i]) + 1e-3) / (1 + std::exp(epsilons[i]));
    CHECK(words.contains(QStringLiteral("allow ") + probability_text(allowed)));
  }
}

TEST_CASE("Before or after: what leaves is drawn by the laws", "[lesson-station]") {
  const Scene scene = at_rest(before_or_after(), 1);
  const Noise noise;
  const auto y = [&](const QString& key) { return std::get<Box>(mark_of(scene, key)->shape).rect.center().y(); };
  // A decade is the same height everywhere.
  const double decade = (y("law 8 0") - y("law 4 0")) / std::log10(noise.chance(0) / noise.chance(4));
  CHECK(y("law 4 1") - y("law 4 0") == Approx(decade * std::log10(noise.chance(0) / noise.chance(1))).margin(0.01));
  CHECK(y("gain 0 1") - y("law 4 0") == Approx(decade * std::log10(noise.chance(0) / noise.chance(13))).margin(0.01));
  // From T = 14 on: the tops stand at 18 before and at 17 after.
  CHECK(y("law 3 0") > y("law 4 0"));
  CHECK(y("law 5 0") > y("law 4 0"));
  CHECK(y("law 3 1") == Approx(y("law 4 0")));
  CHECK(mark_of(scene, "gain 0 0") == nullptr);  // nobody's answer before
}

TEST_CASE("Before or after: an example that is clicked flips, and again it does not", "[lesson-station]") {
  const Station& station = before_or_after();
  Hand hand;
  click(station, 0, 40, hand);
  CHECK(hand.at("example", 0) == 40);
  CHECK(station.beat(0, hand).question == "This flip moves no vote: 885 of 990 changes do not.");
  CHECK(station.beat(3, hand).answer == "Before. No vote moved: nobody can tell.\nA guess is right with chance .500.");
  const Scene scene = at_rest(station, 1, hand);
  CHECK(std::get<LabelCell>(mark_of(scene, "example 39")->shape).label == Label::minus);
  CHECK(std::get<LabelCell>(mark_of(scene, "example 28")->shape).label == Label::plus);
  CHECK(mark_of(scene, "vote") == nullptr);
  click(station, 0, 40, hand);
  CHECK(hand.empty());
  click(station, 0, 21, hand);  // to t₂, which has votes
  CHECK(station.table(0, hand).rows[1][2].data == 19);
  CHECK(station.beat(0, hand).question == "One example flips: one vote moves.");
  click(station, 0, 29, hand);  // the lesson's own
  CHECK(hand.empty());
  // How many changes move nothing: all of them, one by one.
  const PrivateRun& run = *test::measured_lesson()->run;
  NeighbourStudy study(run.scenario, *run.instance, 1);
  CHECK(study.changes().size() == 990 - 885);
  std::size_t examples = 0;
  for (const Mark& mark : at_rest(station, 0).marks)
    if (mark.touch && mark.touch->place >= 1 && mark.touch->place <= 66) ++examples;
  CHECK(examples == 66);
}

TEST_CASE("Before or after: epsilon, another list and the guess are the hand's", "[lesson-station]") {
  const Station& station = before_or_after();
  Hand hand;
  drag(station, 1, "epsilon", 3.98, hand);
  CHECK(hand.at("epsilon", 0) == 4);
  CHECK(all_words(station, 1, hand).contains("T = 5"));
  drag(station, 1, "epsilon", 0.273, hand);
  CHECK(hand.at("epsilon", 0) == Approx(0.27));
  // A step of an arrow key leaves a tick.
  CHECK(station.settled(1, "epsilon", 1.1) == Approx(1.1));
  CHECK(station.settled(1, "epsilon", 0.9) == Approx(0.9));
  CHECK(station.settled(1, "epsilon", 100) == 4);

  Hand again;
  CHECK_FALSE(station.again(1, again));
  bool after = false;
  bool before = false;
  for (int list = 1; list <= 12; ++list) {
    REQUIRE(station.again(3, again));
    const auto facts = look_at_change(test::measured_lesson()->changes, NeighbourChoice{1, 29, {3, Label::minus}});
    const GuessedList drawn = draw_list(*facts, static_cast<std::uint64_t>(list));
    const QString answer = station.beat(3, again).answer;
    CHECK(answer.startsWith(drawn.changed ? "After." : "Before."));
    (drawn.changed ? after : before) = true;
    // The nearer of 17 and 18 is the guess, and without t₁ the smaller count.
    std::optional<std::int64_t> first;
    bool fresh = false;
    for (const auto& row : drawn.rows) {
      if (row.predictor == 0) first = row.noisy;
      if (row.predictor == 6) fresh = true;
    }
    const bool says_after = fresh || !first || *first <= 17;
    CHECK(answer.contains(says_after ? "guess says after" : "guess says before"));
    CHECK(count_of(at_rest(station, 2, again), "left ") >= drawn.rows.size());
  }
  CHECK(after);
  CHECK(before);

  Hand guess;
  CHECK_FALSE(station.guess(2, guess));
  click(station, 2, 1'000'001, guess);
  CHECK(station.guess(2, guess) == 1);
  click(station, 2, 1'000'000, guess);
  CHECK(station.guess(2, guess) == 0);
  click(station, 2, 1'000'000, guess);
  CHECK_FALSE(station.guess(2, guess));
}

TEST_CASE("Before or after: nothing tells before the answer", "[lesson-station]") {
  const Station& station = before_or_after();
  check_parts(station);
  for (int beat = 0; beat < 3; ++beat) {
    const QString words = all_words(station, beat);
    CAPTURE(beat, words.toStdString());
    for (const char* secret : {".623", ".731", ".507", ".881", "0.6226", "Before.", "After.", "nearer"})
      CHECK_FALSE(words.contains(QString::fromUtf8(secret)));
    CHECK(station.beat(beat, {}).asks());
  }
  CHECK(count_of(at_rest(station, 2), "seen") == 0);
  CHECK(count_of(at_rest(station, 3), "seen") == 2);
  // The picture keeps its place.
  const Scene asked = at_rest(station, 2);
  const Scene told = at_rest(station, 3);
  for (const Mark& mark : asked.marks) {
    if (mark.key.isEmpty()) continue;
    REQUIRE(mark_of(told, mark.key) != nullptr);
    CHECK(mark_of(told, mark.key)->shape == mark.shape);
  }
}

}  // namespace littlestone::ui::neighbour_test
