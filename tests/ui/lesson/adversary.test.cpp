// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "tests/ui/lesson/first_stations.test.hpp"

namespace littlestone::ui::adversary_test {
using namespace first_stations;

namespace {

constexpr std::int32_t say_minus = 1 << 20;  // places of the two labels
constexpr std::int32_t say_plus = say_minus + 1;

/// Plays points and answers by clicks; whether each of them could be clicked.
bool played(const Station& station, Hand& hand, const std::vector<std::pair<int, int>>& moves) {
  for (const auto& [point, label] : moves) {
    if (!click(station, 0, hand, point)) return false;
    if (!click(station, 0, hand, label > 0 ? say_plus : say_minus)) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("the adversary: 4, 2 and 1 force three mistakes and leave one row", "[lesson-station]") {
  const auto station = adversary_station(material());
  Rows rows = all_rows();
  CHECK(dimension(rows) == 3);
  CHECK(station->line() == "You can force three mistakes, never four");
  const Beat beat = station->beat(1, {});
  CHECK(beat.answer == "Three, at 4, 2 and 1. Never four:\nthen one row is left, and it knows everything.");
  CHECK(station->say(1) == "Somebody answered like you, all the way: t₁.");
  const auto parts = static_cast<int>(beat.ms.size());
  CHECK(beat.ms[0] + beat.ms[1] == 800);
  const PageTable table = station->table(1, {});
  REQUIRE(table.rows.size() == 4);
  int mistakes = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t x = std::vector<std::size_t>{3, 1, 0}[i];
    const auto& row = table.rows[i + 1];
    CHECK(row[1].data == std::to_string(x + 1));
    CHECK(row[2].data == soa(rows, x));
    CHECK(row[3].data == -soa(rows, x));
    rows = side(rows, x, -soa(rows, x));
    CHECK(row[4].data == ++mistakes);
    CHECK(row[5].data == rows.size());
    CHECK(count_of(station->scene(1, static_cast<int>(2 * i) + 2, {}), "counted") == i + 1);
  }
  CHECK(rows.size() == 1);
  const Scene scene = station->scene(1, parts, {});
  CHECK(count_of(scene, "counted") == 3);
  CHECK(words_of(scene).contains("Littlestone dimension 3"));
  CHECK(words_of(scene).filter(QRegularExpression("^[8421]$")).size() >= 4);
}

TEST_CASE("the adversary: every game by hand is the SOA's, and none makes it err four times", "[lesson-station]") {
  const auto station = adversary_station(material());
  // Greedy: every first two moves, and then the points in order, always against the learner.
  int most = 0;
  for (int first = 0; first < 7; ++first) {
    for (int answer : {-1, 1}) {
      Hand hand;
      Rows rows = all_rows();
      int mistakes = 0;
      const auto move = [&](int x, int label) {
        REQUIRE(click(*station, 0, hand, x));
        const auto at = static_cast<std::size_t>(x);
        CHECK(station->table(0, hand).rows.back()[2].data == soa(rows, at));
        REQUIRE(click(*station, 0, hand, label > 0 ? say_plus : say_minus));
        mistakes += label != soa(rows, at);
        rows = side(rows, at, label);
        CHECK(station->table(0, hand).rows.back()[4].data == mistakes);
        CHECK(station->table(0, hand).rows.back()[5].data == rows.size());
      };
      move(first, answer);
      for (int x = 0; x < 8 && rows.size() > 1; ++x) {
        const auto at = static_cast<std::size_t>(x);
        if (side(rows, at, -1).empty() || side(rows, at, 1).empty()) {
          CHECK_FALSE(click(*station, 0, hand, x));
          continue;
        }
        move(x, -soa(rows, at));
      }
      CHECK(rows.size() == 1);
      CHECK(station->guess(0, hand) == std::clamp(mistakes, 2, 4) - 2);
      CHECK(faults_of(*station, hand) == "");
      most = std::max(most, mistakes);
    }
  }
  CHECK(most <= dimension(all_rows()));
}

TEST_CASE("the adversary: the first click hides the cards, a second one takes it back, R starts again",
          "[lesson-station]") {
  const auto station = adversary_station(material());
  Hand hand;
  CHECK(station->beat(0, hand).cards.size() == 3);
  REQUIRE(click(*station, 0, hand, 5));
  CHECK(station->beat(0, hand).cards.empty());
  CHECK_FALSE(station->guess(0, hand));
  REQUIRE(click(*station, 0, hand, 2));  // instead of it
  CHECK(hand.at("point 1", -1) == 2);
  REQUIRE(click(*station, 0, hand, 2));
  CHECK(hand.empty());
  CHECK_FALSE(station->again(0, hand));
  REQUIRE(played(*station, hand, {{3, 1}, {1, 1}, {0, 1}}));
  CHECK(station->guess(0, hand) == 1);
  CHECK(count_of(station->scene(0, 0, hand), "counted") == 3);
  CHECK(station->again(0, hand));
  CHECK(hand.empty());
  // A second game after the answer.
  const auto parts = static_cast<int>(station->beat(1, hand).ms.size());
  REQUIRE(click(*station, 1, hand, 6));
  CHECK(count_of(station->scene(1, parts, hand), "counted") == 0);
  CHECK(station->again(1, hand));
  CHECK(count_of(station->scene(1, parts, hand), "counted") == 3);
}

TEST_CASE("the adversary: while it asks no mistake is counted and the word is not said", "[lesson-station]") {
  const auto station = adversary_station(material());
  const Scene scene = station->scene(0, 0, {});
  CHECK(count_of(scene, "counted") == 0);
  CHECK(count_of(scene, "band") == 0);
  const QString all = words_of(scene).join(' ') + scene.says + csv(*station, 0) + station->name();
  CHECK_FALSE(all.contains(QRegularExpression("dimension|three|never", QRegularExpression::CaseInsensitiveOption)));
  CHECK_FALSE((scene.says + csv(*station, 0)).contains('3'));
  CHECK(faults_of(*station, {}) == "");
}

}  // namespace littlestone::ui::adversary_test
