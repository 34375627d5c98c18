// SPDX-License-Identifier: GPL-3.0-or-later
// Every state of a station that a hand can reach: for a file that has to hold them all.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/base/run_control.hpp"
#include "ui/kit/spots.hpp"
#include "ui/lesson/station.hpp"

namespace littlestone::ui {

/// Those that a click or a drag does something to.
[[nodiscard]] std::vector<Spot> touches_of(std::vector<Spot> spots);
/// What can be touched in a scene of a station, in the order of its marks, in px of lesson_room.
[[nodiscard]] std::vector<Spot> touches_of(const Scene& scene);

/// A beat and what was set by hand, as far as the beat asks for it.
struct LessonState {
  Hand hand;
  /// Where the things that touches_of finds lead; −1: nowhere, or to a state that is left out.
  struct Touch {
    int click = -1;  ///< the state of the same beat; unused where there are stops
    /// Where a drag leads: places on its axis, px, each nearer to it than to the next; a state of each.
    std::vector<std::pair<double, int>> stops = {};
    int station = -1;  ///< that a click opens
  };
  std::vector<Touch> touches;
  int again = -1;           ///< where R leads; −1: it plays the motion again
  std::optional<int> told;  ///< see Station::written_guess
};

/// The states of one beat; the first is that of the lesson, with nothing set.
struct LessonBeatStates {
  std::set<std::string> fields;  ///< that are set in one of them
  std::vector<LessonState> states;
};

/// The states of each beat of a station, at least one. Of a beat, those with the fewest fields set, all that have as many:
/// as many as fit into `most_asking` where it asks, else into `most_answered`. A touch that would lead to one that is left
/// out leads to the state in which nothing is set but what it changed, if there is that one. `last`: a click that changes
/// nothing opens the station of its place.
///
/// In the time of one scene for each way to set what its states have set. Throws Stopped.
[[nodiscard]] std::vector<LessonBeatStates> states_of(const Station& station, std::size_t most_asking,
                                                      std::size_t most_answered, bool last,
                                                      const Observer& observer = {});

}  // namespace littlestone::ui
