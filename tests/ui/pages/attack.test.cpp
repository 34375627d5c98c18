// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of Attack: what it writes and hides, and what a hand on the hidden example reads.
#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <cmath>
#include <vector>

#include "tests/ui/painted_words.test.hpp"
#include "ui/pages/attack/attack_page.hpp"
#include "ui/pages/attack/attack_scene.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

AttackShown attacked(unsigned comparisons, std::uint64_t hidden, std::uint64_t draws, bool covered = false) {
  LowerBoundScenario scenario;
  scenario.comparisons = comparisons;
  scenario.hidden = hidden;
  scenario.draws = draws;
  const auto run = compute_lower_bound(scenario, std::chrono::milliseconds(0), {});
  return {run, std::make_shared<const AttackFacts>(attack_facts(*run, false)), nullptr, covered};
}

AttackShown with_curves(AttackShown shown) {
  shown.curves = std::make_shared<const AttackCurves>(*attack_curves(*shown.run, *shown.facts, {}));
  return shown;
}

/// The last step: everything is said.
int attack_end(const AttackShown& shown) {
  return AttackMoment::reveal_step(shown.run->scenario.comparisons) + AttackMoment::refute_steps;
}

}  // namespace

TEST_CASE("Words of Attack lie within the picture and over no others", "[attack-scene]") {
  for (const unsigned comparisons : {1U, 3U, 5U}) {
    const std::uint64_t last = (std::uint64_t{1} << comparisons) - 1;
    for (const std::uint64_t hidden : {std::uint64_t{0}, last / 2, last}) {
      const AttackShown shown = with_curves(attacked(comparisons, hidden, 30));
      REQUIRE(shown.facts->nothing == AttackFacts::Nothing::attack);
      for (const int step : {0, 1, 2, 3, 4, 9, 10, 11, 12, attack_end(shown) - 4, attack_end(shown)}) {
        for (const QSize size : {QSize(728, 600), QSize(728, 470), QSize(1100, 800)}) {
          CAPTURE(comparisons, hidden, step, size.width(), size.height());
          CHECK(test::misplaced_words(attack_picture(shown, step, 1), size) == "");
        }
      }
      CHECK(test::misplaced_words(again_picture(shown), QSize(256, 96)) == "");
    }
  }
}

TEST_CASE("A hand on the hidden example reads the leaf at its place", "[attack-scene]") {
  for (const unsigned comparisons : {1U, 4U, 5U}) {
    const std::uint64_t last = (std::uint64_t{1} << comparisons) - 1;
    for (const std::uint64_t hidden : {std::uint64_t{0}, last / 3, last}) {
      const ScenePicture picture = attack_picture(attacked(comparisons, hidden, 20), 3, 1);
      for (const QSize size : {QSize(728, 600), QSize(1456, 1200)}) {
        CAPTURE(comparisons, hidden, size.width());
        int handles = 0;
        for (const Spot& spot : test::painted_spots(picture, size)) {
          if (spot.act != Spot::Act::drag) continue;
          ++handles;
          REQUIRE(spot.grab);
          CHECK(spot.grab->field == "hidden");
          CHECK(spot.grab->value(spot.rect.center()) == Approx(hidden).margin(1e-9));
          CHECK(spot.grab->value(QPointF(-1000, 0)) == 0);
          CHECK(spot.grab->value(QPointF(9000, 0)) == static_cast<double>(last));
        }
        CHECK(handles == 1);
      }
    }
  }
}

TEST_CASE("A hidden example that is covered is shown, and can be dragged, from when it is revealed", "[attack-scene]") {
  const AttackShown shown = attacked(4, 5, 30, true);
  const auto handles = [&](int step) {
    const auto spots = test::painted_spots(attack_picture(shown, step, 1), QSize(728, 600));
    return std::count_if(spots.begin(), spots.end(), [](const Spot& one) { return one.act == Spot::Act::drag; });
  };
  const int reveal = AttackMoment::reveal_step(4);
  for (const int step : {1, 4, 11, reveal - 1}) CHECK(handles(step) == 0);
  for (const int step : {reveal, attack_end(shown)}) CHECK(handles(step) == 1);
  // Before that no ring says which votes are wrong, for that would say where it is.
  const auto rings = [&](int step) {
    const Scene scene = attack_scene(shown, step, {728, 600});
    std::size_t count = 0;
    for (const Mark& mark : scene.marks)
      if (const auto* dots = std::get_if<Dots>(&mark.shape); dots != nullptr && mark.fill == &Theme::canvas)
        count += static_cast<std::size_t>(dots->centres.size());
    return count;
  };
  const AttackRun& played = shown.facts->played;
  std::size_t wrong = 0;
  for (std::size_t place = 0; place < played.positives.size(); ++place)
    if (place != played.hidden && (played.positives[place] > shown.facts->bar) != (place > played.hidden)) ++wrong;
  REQUIRE(wrong > 0);
  CHECK(rings(reveal - 1) == 0);
  CHECK(rings(reveal) == wrong);
}

TEST_CASE("The scene of Attack shows the hypotheses and the counts that were drawn", "[attack-scene]") {
  const AttackShown shown = attacked(4, 9, 30);
  const AttackRun& played = shown.facts->played;
  const Scene scene = attack_scene(shown, attack_end(shown), {728, 470});
  std::size_t plus = 0;
  for (const auto& row : played.hypotheses)
    for (std::size_t place = 0; place < row.size(); ++place)
      if (row[place] && (place == 0 || !row[place - 1])) ++plus;
  std::vector<std::size_t> boxes;  // of each kind, in painting order
  std::size_t dots = 0;
  for (const Mark& mark : scene.marks) {
    if (const auto* of = std::get_if<Boxes>(&mark.shape)) boxes.push_back(static_cast<std::size_t>(of->rects.size()));
    if (const auto* of = std::get_if<Dots>(&mark.shape)) dots += static_cast<std::size_t>(of->centres.size());
  }
  const auto reads_plus = static_cast<std::size_t>(
      std::count_if(played.positives.begin(), played.positives.end(), [&](auto n) { return n > shown.facts->bar; }));
  CHECK(boxes == std::vector<std::size_t>{plus, reads_plus, played.positives.size() - reads_plus});
  CHECK(dots == played.positives.size());
}

TEST_CASE("An attack that is not played says why", "[attack-scene]") {
  LowerBoundScenario scenario;
  scenario.domain = 40;
  const auto run = compute_lower_bound(scenario, std::chrono::milliseconds(0), {});
  const AttackShown shown{run, std::make_shared<const AttackFacts>(attack_facts(*run, false))};
  REQUIRE(shown.facts->nothing == AttackFacts::Nothing::no_room);
  const Scene scene = attack_scene(shown, 0, {728, 600});
  REQUIRE(scene.marks.size() == 1);
  CHECK(std::get<Text>(scene.marks.front().shape).markup.contains(QStringLiteral("63")));
  CHECK(again_picture(shown).natural_size().height() == 0);
}
