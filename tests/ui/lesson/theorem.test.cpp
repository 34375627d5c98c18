// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "core/learner/chain_constants.hpp"
#include "core/learner/lean_constants.hpp"
#include "tests/ui/lesson/last_stations.test.hpp"
#include "ui/words/numbers.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace littlestone::ui::theorem_test {
using namespace littlestone::ui::last_stations;

namespace {

const Station& last_page() {
  static const auto station = theorem_station(test::measured_lesson());
  return *station;
}

}  // namespace

TEST_CASE("The last page: its numbers are those of the stations", "[lesson-station]") {
  const QString words = all_words(last_page(), 0);
  CAPTURE(words.toStdString());
  for (const char* said : {"Three mistakes, never four.", "So runs agree.", "18 of 60 say t₁", "T = 14", "18 + noise",
                           "One person moves one vote.", "Best guess: .623.", "ε = 1, δ = 10⁻³ allow .731.",
                           "One answer leaves: t₁.", "finite Ldim", "privately learnable"})
    CHECK(words.contains(QString::fromUtf8(said)));
  const Noise noise;
  CHECK(probability_text(noise.best()) == ".623");
  CHECK(noise.threshold() == 14);
  AccuracyGoal goal;
  goal.dimension = 3;
  goal.delta = Rational(1, 1000);
  const LeanConstants lean = lean_constants(goal, LeanChoosing::noisy);
  for (const LeanCheck& one : verify(lean)) CHECK(one.holds);
  CHECK(lean.total == 4687);
  const std::string both = "lean: 4687, chain: " + std::to_string(chain_constants(goal).examples);
  CHECK(words.contains(QString::fromStdString(both)));
  // 60 batches: the votes and those that failed.
  std::uint64_t votes = 0;
  for (const Vote& vote : test::measured_lesson()->run->result.internals.votes) votes += vote.count;
  CHECK(votes + test::measured_lesson()->run->result.internals.failed == 60);
}

TEST_CASE("The last page: three contests over the mistake tree, each a mistake of the loser's rows",
          "[lesson-station]") {
  const Scene scene = at_rest(last_page(), 0);
  const ConceptClass& c = test::measured_lesson()->run->concept_class();
  // Halving by hand: 4, 2, 1, and t₁ is left.
  const std::vector<QString> points = {"4", "2", "1"};
  for (std::size_t i = 0; i < points.size(); ++i) {
    const QString key = QStringLiteral("contest %1").arg(i);
    CHECK(without_markup(std::get<Text>(mark_of(scene, key + " point")->shape).markup) == points[i]);
    CHECK(std::get<LabelCell>(mark_of(scene, key + " label")->shape).label == Label::plus);
    // The winner erred, so the loser says the label there.
    const LabelVector& lost = std::get<Strip>(mark_of(scene, key + " strip")->shape).labels;
    CHECK(lost[static_cast<std::size_t>(points[i].toInt() - 1)] == Label::plus);
  }
  CHECK(std::get<Strip>(mark_of(scene, "contest 0 strip")->shape).labels == c.row(3));
  CHECK(std::get<Strip>(mark_of(scene, "contest 1 strip")->shape).labels == c.row(1));
  CHECK(std::get<Strip>(mark_of(scene, "contest 2 strip")->shape).labels == c.row(0));
  CHECK(std::get<Line>(mark_of(scene, "spine")->shape).points.size() == 4);
  CHECK(without_markup(std::get<Text>(mark_of(scene, "spine end")->shape).markup) == QStringLiteral("t₁"));
  const std::vector<int> counts = {18, 18, 10, 3, 2, 2};
  for (std::size_t i = 0; i < counts.size(); ++i)
    CHECK(std::get<Boxes>(mark_of(scene, QStringLiteral("votes %1").arg(i))->shape).rects.size() == counts[i]);
}

TEST_CASE("The last page: circled numbers lead back, parts come by themselves, and Space stays", "[lesson-station]") {
  const Scene scene = at_rest(last_page(), 0);
  std::vector<int> places;
  for (const Mark& mark : scene.marks)
    if (mark.touch) {
      CHECK(mark.touch->act == Spot::Act::choose);
      CHECK_FALSE(mark.touch->grab);
      places.push_back(mark.touch->place);
      Hand hand;
      click(last_page(), 0, mark.touch->place, hand);
      CHECK(hand.empty());
    }
  std::sort(places.begin(), places.end());
  CHECK(places == std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12});
  CHECK(last_page().presses() == 0);
  CHECK(last_page().beat(0, {}).ms == std::vector<double>(6, 500));
  check_parts(last_page());
  // Every part brings something, and nothing goes but the leaf that the contests lead to.
  for (int part = 1; part <= 6; ++part)
    CHECK(last_page().scene(0, part, {}).marks.size() > last_page().scene(0, part - 1, {}).marks.size());
  CHECK(last_page().scene(0, 0, {}).marks.empty());
}

}  // namespace littlestone::ui::theorem_test
