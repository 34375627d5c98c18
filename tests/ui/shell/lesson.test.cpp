// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/lesson.hpp"

#include <catch2/catch.hpp>

using namespace littlestone::ui;
using Press = LessonWalk::Press;

namespace {

Station station(int first, int asked, int last) {
  Station s;
  s.first = first;
  s.asked = asked;
  s.last = last;
  return s;
}

}  // namespace

TEST_CASE("Space plays up to the question then answers then plays to the end of the station and goes on", "[lesson]") {
  LessonWalk walk(2);
  walk.open(0);
  const Station here = station(2, 4, 6);
  CHECK(walk.press(here, 2) == Press::step);
  CHECK_FALSE(LessonWalk::asks(here, 3));
  CHECK(LessonWalk::asks(here, 4));
  CHECK(walk.press(here, 4) == Press::answer);
  walk.answer();
  CHECK(walk.press(here, 4) == Press::step);
  CHECK(walk.press(here, 6) == Press::next);
  walk.finish();
  walk.open(1);
  CHECK_FALSE(walk.answered());
  walk.answer();
  CHECK(walk.press(here, 6) == Press::end);
  walk.end();
  CHECK_FALSE(walk.on());
  CHECK_FALSE(walk.begun());
  CHECK(walk.done() == std::set<int>{0, 1});
}

TEST_CASE("A lesson that was left keeps its place and comes back to it", "[lesson]") {
  LessonWalk walk(12);
  CHECK_FALSE(walk.left());
  walk.open(5);
  walk.answer();
  walk.leave();
  CHECK(walk.left());
  LessonWalk other(12);
  other.set_kept(walk.kept());
  CHECK(other == walk);
  other.come_back();
  CHECK(other.on());
  CHECK(other.answered());
  CHECK(other.station() == 5);
}

TEST_CASE("What is no place of a lesson changes nothing", "[lesson]") {
  LessonWalk walk(12);
  walk.open(3);
  walk.leave();
  const LessonWalk before = walk;
  for (const char* text : {"null", "7", "[]", "{}", R"({"station": "3"})", R"({"station": 12})", R"({"station": -1})",
                           R"({"station": 1e300})", R"({"station": 2.5})"}) {
    CAPTURE(text);
    walk.set_kept(nlohmann::json::parse(text));
    CHECK(walk == before);
  }
  walk.set_kept(nlohmann::json::parse(R"({"station": 2, "begun": 1, "answered": "x", "done": [0, 99, "a", -2, 1]})"));
  CHECK(walk.station() == 2);
  CHECK_FALSE(walk.begun());
  CHECK_FALSE(walk.answered());
  CHECK(walk.done() == std::set<int>{0, 1});
  CHECK(LessonWalk(12).kept().is_null());
}
