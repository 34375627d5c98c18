// SPDX-License-Identifier: GPL-3.0-or-later
// The position in the lesson: which station, how many presses of Space in it, what was guessed and set by hand.
#pragma once

#include <cstddef>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "ui/lesson/station.hpp"

namespace littlestone::ui {

/// A value; the screen shows it. Going on, back or to a station never loses a guess or what was set by hand there.
class CourseWalk {
 public:
  /// `presses`: of each station, see Station::presses; at least one station.
  explicit CourseWalk(std::vector<int> presses);
  /// Of the stations of a course.
  explicit CourseWalk(const std::vector<std::shared_ptr<const Station>>& course);

  [[nodiscard]] int stations() const { return static_cast<int>(presses_.size()); }
  /// From 0.
  [[nodiscard]] int station() const { return station_; }
  /// How many presses were made in it.
  [[nodiscard]] int beat() const { return beat_; }
  [[nodiscard]] int last_beat(int station) const;
  /// A station was opened before; a new walk stands at the beginning and has not begun.
  [[nodiscard]] bool begun() const { return begun_; }
  /// The stations whose end was reached.
  [[nodiscard]] const std::set<int>& done() const { return done_; }

  /// Opens a station at a beat that it has.
  void open(int station, int beat = 0);
  /// What Space does: the next beat, else the next station; false at the last station, which stays.
  bool go_on();
  /// The beat before, or the last beat of the station before; false at the beginning.
  bool go_back();

  /// The card that was chosen at the beat, from 0.
  [[nodiscard]] std::optional<int> guess(int beat) const;
  void set_guess(int beat, std::optional<int> card);
  /// How many hands were counted for each card of a question; empty: not counted.
  [[nodiscard]] std::vector<int> hands(int station, int beat) const;
  void set_hands(int station, int beat, std::vector<int> counts);

  /// What was set by hand in the station that is open.
  [[nodiscard]] const Hand& hand() const;
  /// From now on; can be undone. Changes in a row with the same number, not 0, are one: those of one drag.
  void set_hand(Hand hand, int drag = 0);
  /// Station and hand as the lesson has them; can be undone.
  void as_it_was() { set_hand({}); }
  [[nodiscard]] bool changed() const { return !hand().empty(); }
  [[nodiscard]] bool can_undo() const { return !past_.empty(); }
  [[nodiscard]] bool can_redo() const { return !future_.empty(); }
  /// Takes back the last change by hand, at the station where it was made: the walk goes there.
  void undo();
  void redo();

  /// What a session keeps.
  [[nodiscard]] nlohmann::json kept() const;
  /// Restores the kept state. A value that is no such state is ignored; one of the lesson of twelve stations that came before
  /// this one opens the station that took its place.
  void set_kept(const nlohmann::json& kept);

  friend bool operator==(const CourseWalk&, const CourseWalk&) = default;

 private:
  struct Change {
    int station = 0;
    Hand before;
    Hand after;
    int drag = 0;
    friend bool operator==(const Change&, const Change&) = default;
  };
  std::vector<int> presses_;
  int station_ = 0;
  int beat_ = 0;
  bool begun_ = false;
  std::set<int> done_;
  std::map<std::pair<int, int>, int> guesses_;             // by station and beat
  std::map<std::pair<int, int>, std::vector<int>> hands_;  // counted, by station and beat
  std::map<int, Hand> set_;                                // by station
  std::vector<Change> past_;
  std::vector<Change> future_;
};

}  // namespace littlestone::ui
