// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/walk.hpp"

#include <catch2/catch.hpp>
#include <random>

using namespace littlestone::ui;

namespace {

Hand with(const char* field, double value) {
  Hand hand;
  hand.set(field, value);
  return hand;
}

}  // namespace

TEST_CASE("Space goes through every beat of every station and stays at the last", "[lesson]") {
  CourseWalk walk({2, 1, 3, 0});
  CHECK_FALSE(walk.begun());
  walk.open(0);
  std::vector<std::pair<int, int>> seen = {{walk.station(), walk.beat()}};
  while (walk.go_on()) seen.emplace_back(walk.station(), walk.beat());
  CHECK(seen == std::vector<std::pair<int, int>>{{0, 0}, {0, 1}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {3, 0}});
  CHECK(walk.done() == std::set<int>{0, 1, 2, 3});
  CHECK_FALSE(walk.go_on());
  CHECK(walk.station() == 3);
  std::vector<std::pair<int, int>> back = {{walk.station(), walk.beat()}};
  while (walk.go_back()) back.emplace_back(walk.station(), walk.beat());
  std::reverse(back.begin(), back.end());
  CHECK(back == seen);
  CHECK_FALSE(walk.go_back());
}

TEST_CASE("Changes by hand are undone where they were made, and one drag is one change", "[lesson]") {
  CourseWalk walk({2, 2});
  walk.open(0);
  walk.set_hand(with("T", 3), 1);
  walk.set_hand(with("T", 4), 1);
  walk.set_hand(with("T", 9), 2);
  walk.open(1, 1);
  walk.set_hand(with("point", 5));
  walk.set_hand(with("point", 5));  // nothing new
  CHECK(walk.changed());
  walk.undo();
  CHECK_FALSE(walk.changed());
  CHECK(walk.station() == 1);
  CHECK(walk.beat() == 1);
  walk.undo();
  CHECK(walk.station() == 0);
  CHECK(walk.hand() == with("T", 4));
  walk.undo();
  CHECK(walk.hand().empty());
  CHECK_FALSE(walk.can_undo());
  walk.undo();
  walk.redo();
  walk.redo();
  CHECK(walk.hand() == with("T", 9));
  walk.redo();
  CHECK(walk.station() == 1);
  CHECK(walk.hand() == with("point", 5));
  CHECK_FALSE(walk.can_redo());
  walk.as_it_was();
  CHECK(walk.hand().empty());
  walk.undo();  // that can be undone, too
  CHECK(walk.hand() == with("point", 5));
}

TEST_CASE("A session keeps the place, what is done, guesses, hands and what was set", "[lesson]") {
  CourseWalk walk({2, 4, 3});
  walk.open(0);
  walk.set_guess(0, 2);
  walk.go_on();
  walk.go_on();
  walk.set_hand(with("T", 6));
  walk.set_guess(0, 1);
  walk.set_guess(2, 0);
  walk.set_guess(2, std::nullopt);
  walk.set_hands(1, 0, {12, 3});
  walk.go_on();
  CourseWalk other({2, 4, 3});
  other.set_kept(nlohmann::json::parse(walk.kept().dump()));
  CHECK(other.station() == 1);
  CHECK(other.beat() == 1);
  CHECK(other.begun());
  CHECK(other.done() == std::set<int>{0});
  CHECK(other.guess(0) == 1);
  CHECK(other.guess(2) == std::nullopt);
  CHECK(other.hands(1, 0) == std::vector<int>{12, 3});
  CHECK(other.hand() == with("T", 6));
  other.go_back();
  other.go_back();
  CHECK(other.guess(0) == 2);
}

TEST_CASE("A session of the lesson of twelve stations opens the station that took its place", "[lesson]") {
  CourseWalk walk(std::vector<int>(14, 2));
  walk.set_kept({{"station", 9}, {"begun", true}, {"answered", true}, {"done", {0, 6, 8}}});
  CHECK(walk.begun());
  CHECK(walk.station() == 10);
  CHECK(walk.beat() == 0);
  CHECK(walk.done() == std::set<int>{1, 7, 9});
}

TEST_CASE("What is no state of the lesson is ignored", "[lesson]") {
  CourseWalk walk({2, 2});
  walk.open(1, 1);
  const CourseWalk before = walk;
  for (const char* text : {"null", "3", "[]", "{}", R"({"station": 1})", R"({"station": "a", "begun": true})",
                           R"({"course": 2, "station": 7, "begun": true})", R"({"station": -1, "begun": true})",
                           R"({"course": 2, "station": 0.5, "begun": true})", R"({"station": 30, "begun": true})"}) {
    CAPTURE(text);
    walk.set_kept(nlohmann::json::parse(text));
    CHECK(walk == before);
  }
  // Parts that cannot be read are left out, the others are taken.
  walk.set_kept(nlohmann::json::parse(
      R"({"course": 2, "station": 0, "beat": 99, "begun": true, "done": [0, "x", 5], "guesses": [[0, 0, 7], [0, 1, 1], 4],
          "hands": [[0, 0, [1, -4, "x"]]], "set": [[0, {"T": 4, "U": "x"}], [9, {"T": 1}]]})"));
  CHECK(walk.beat() == 1);
  CHECK(walk.done() == std::set<int>{0});
  CHECK(walk.guess(0) == std::nullopt);
  CHECK(walk.guess(1) == 1);
  CHECK(walk.hands(0, 0) == std::vector<int>{1, 0, 0});
  CHECK(walk.hand() == with("T", 4));
}

TEST_CASE("Random presses, changes and undos never leave the course", "[lesson]") {
  std::mt19937 random(3);
  const std::vector<int> presses = {2, 2, 8, 3, 0};
  CourseWalk walk(presses);
  for (int i = 0; i < 5000; ++i) {
    switch (random() % 8) {
      case 0: walk.go_back(); break;
      case 1: walk.open(static_cast<int>(random() % 9) - 2, static_cast<int>(random() % 12) - 2); break;
      case 2: walk.set_hand(with("x", static_cast<double>(random() % 4)), static_cast<int>(random() % 3)); break;
      case 3: walk.undo(); break;
      case 4: walk.redo(); break;
      case 5: walk.as_it_was(); break;
      default: walk.go_on();
    }
    REQUIRE(walk.station() >= 0);
    REQUIRE(walk.station() < 5);
    REQUIRE(walk.beat() >= 0);
    REQUIRE(walk.beat() <= walk.last_beat(walk.station()));
  }
}
