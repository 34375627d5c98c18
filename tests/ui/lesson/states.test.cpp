// SPDX-License-Identifier: GPL-3.0-or-later
// All that a hand can do in a station: the states are those that its clicks and drags lead to.
#include "ui/lesson/states.hpp"

#include <catch2/catch.hpp>
#include <random>

#include "core/base/error.hpp"
#include "tests/ui/lesson/lesson.test.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

Scene at_rest(const Station& station, int beat, const Hand& hand) {
  return station.scene(beat, static_cast<int>(station.beat(beat, hand).ms.size()), hand);
}

// What a click at a place does, without the states.
Hand clicked(const Station& station, int beat, Hand hand, std::size_t touch) {
  const Spot spot = touches_of(at_rest(station, beat, hand))[touch];
  if (spot.grab) hand.set(spot.grab->field, station.settled(beat, spot.grab->field, spot.grab->here));
  station.take_click(beat, spot, hand);
  return hand;
}

}  // namespace

TEST_CASE("Every state of a station leads to what a hand reaches there", "[lesson][states]") {
  const auto course = lesson_course(test::measured_lesson());
  std::mt19937 random(7);
  for (std::size_t s = 0; s < course.size(); ++s) {
    const Station& station = *course[s];
    const auto beats = states_of(station, 400, 400, s + 1 == course.size());
    REQUIRE(static_cast<int>(beats.size()) == std::max(1, station.presses()));
    for (std::size_t b = 0; b < beats.size(); ++b) {
      const int beat = static_cast<int>(b);
      const auto& states = beats[b].states;
      CAPTURE(station.id(), beat, states.size());
      REQUIRE(!states.empty());
      CHECK(states.size() <= 400);
      CHECK(states[0].hand.empty());
      const auto there = [&](int state) { return state >= -1 && state < static_cast<int>(states.size()); };
      std::set<Hand> hands;
      for (const LessonState& state : states) {
        CHECK(hands.insert(state.hand).second);
        CHECK(there(state.again));
        for (const auto& touch : state.touches) {
          CHECK(there(touch.click));
          for (const auto& [at, to] : touch.stops) CHECK((to >= 0 && there(to)));
        }
      }
      for (int tries = 0; tries < 12; ++tries) {
        const LessonState& state = states[random() % states.size()];
        const Scene scene = at_rest(station, beat, state.hand);
        REQUIRE(state.touches.size() == touches_of(scene).size());
        CHECK(state.told == station.written_guess(beat, state.hand));
        if (state.touches.empty()) break;
        const std::size_t touch = random() % state.touches.size();
        const LessonState::Touch& end = state.touches[touch];
        if (end.click < 0) continue;
        const Hand by_hand = clicked(station, beat, state.hand, touch);
        const Hand& led = states[static_cast<std::size_t>(end.click)].hand;
        // It is what the hand reaches, or that with nothing but what it changed.
        if (at_rest(station, beat, led) != at_rest(station, beat, by_hand)) {
          CHECK(led.values().size() <= 1);
          CHECK(by_hand.values().size() > 1);
        }
      }
    }
  }
}

TEST_CASE("The states of a drag stand where the drag sets them", "[lesson][states]") {
  const auto course = lesson_course(test::measured_lesson());
  int stops = 0;
  for (const auto& station : course) {
    const auto beats = states_of(*station, 200, 200, false);
    for (std::size_t b = 0; b < beats.size(); ++b) {
      const int beat = static_cast<int>(b);
      const LessonState& first = beats[b].states[0];
      const std::vector<Spot> touches = touches_of(at_rest(*station, beat, first.hand));
      for (std::size_t i = 0; i < touches.size(); ++i) {
        if (touches[i].act != Spot::Act::drag || !touches[i].grab) continue;
        const Grab& grab = *touches[i].grab;
        for (const auto& [at, to] : first.touches[i].stops) {
          CAPTURE(station->id(), beat, i, at);
          const QPointF place = grab.along == Qt::Horizontal ? QPointF(at, 0) : QPointF(0, at);
          Hand dragged;
          dragged.set(grab.field, station->settled(beat, grab.field, grab.value(place)));
          CHECK(at_rest(*station, beat, beats[b].states[static_cast<std::size_t>(to)].hand) ==
                at_rest(*station, beat, dragged));
          ++stops;
        }
      }
    }
  }
  CHECK(stops > 150);
}

TEST_CASE("The mistake game on a row of m thresholds has (3^m - 1) / 2 states", "[lesson][states]") {
  // From m rows, m - 1 points part them in two; each asked point is a state, and so is every game after each of its two
  // answers: s(m) = 1 + sum over i of (1 + s(i) + s(m - i)).
  const auto station = adversary_station(test::measured_lesson());
  CHECK(states_of(*station, 4000, 4000, false)[0].states.size() == (6561 - 1) / 2);
}

TEST_CASE("With little room the states with the fewest fields set are kept", "[lesson][states]") {
  const auto station = neighbour_station(test::measured_lesson());
  const auto beats = states_of(*station, 150, 150, false);
  for (const LessonState& state : beats[3].states) CHECK(state.hand.values().size() <= 1);
  CHECK(beats[0].states.size() >= 66);  // one for each example
  CHECK(states_of(*station, 1, 1, false)[3].states.size() == 1);
}

TEST_CASE("Looking for states can be stopped", "[lesson][states]") {
  const Observer stop = [](const Progress&) { return Answer::stop; };
  CHECK_THROWS_AS(states_of(*votes_station(test::measured_lesson()), 400, 400, false, stop), Stopped);
}

TEST_CASE("Whatever a file has for the hand, every station can be drawn", "[lesson][states]") {
  const auto course = lesson_course(test::measured_lesson());
  constexpr double values[] = {-Hand::most, -1, -0.5, 0, 0.4, 1, 2, 7, 8, 21.5, 64, 1000, 12345.67, Hand::most};
  std::mt19937 random(11);
  for (const auto& station : course) {
    std::set<std::string> fields;
    for (int beat = 0; beat < std::max(1, station->presses()); ++beat) {
      for (int tries = 0; tries < 25; ++tries) {
        Hand hand;
        for (const std::string& field : fields)
          if (random() % 2 == 0) hand.set(field, values[random() % std::size(values)]);
        const Hand watched = hand.watched(fields);
        CAPTURE(station->id(), beat, hand.kept().dump());
        const Beat here = station->beat(beat, watched);
        const Scene scene = station->scene(beat, static_cast<int>(here.ms.size()), watched);
        CHECK(!scene.marks.empty());
        for (const Mark& mark : scene.marks) {
          if (const auto* line = std::get_if<Line>(&mark.shape))
            for (const QPointF& point : line->points) CHECK((std::isfinite(point.x()) && std::isfinite(point.y())));
          if (const auto* box = std::get_if<Box>(&mark.shape)) CHECK(std::isfinite(box->rect.width()));
        }
        static_cast<void>(station->table(beat, watched));
        static_cast<void>(station->written_guess(beat, watched));
        Hand other = watched;
        static_cast<void>(station->again(beat, other));
        for (const Spot& spot : touches_of(scene)) {
          other = watched;
          station->take_click(beat, spot, other);
        }
      }
    }
  }
  Hand kept;
  kept.set_kept(nlohmann::json::parse(R"({"a": 1e7, "b": 3, "c": "x", "d": -1e300})"));
  CHECK(kept.values() == std::map<std::string, double>{{"b", 3}});
}
