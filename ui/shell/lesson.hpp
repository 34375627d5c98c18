// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson: stations on the pages of one run, each with its line, a question to the audience and its answer; and the
// position of the user in it.
#pragma once

#include <QString>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <vector>

namespace littlestone::ui {

/// A station before there is a run: what the gallery says of it.
struct StationInfo {
  QString page;  ///< the id of the page it opens
  /// The view state in which the page is shown; empty, or a view that the page does not have: the page's default view.
  QString view;
  QString (*line)() = nullptr;  ///< its one line of purpose
  QString (*next)() = nullptr;  ///< what leads to it, for "Next: …"
  /// Whether the page's own computation must wait: its result would reveal the answer.
  bool waits = false;
  /// Whether the page's picture would reveal it, so that a part of it is held back until the answer.
  bool holds = false;
  /// Whether the left panel would reveal it: it names the target.
  bool hides_target = false;
};

/// A station on a run. Its steps are those of the play, first ≤ asked ≤ last; on a page that does not play all three
/// are where the play stands meanwhile.
struct Station {
  QString page;
  QString view;
  QString line;
  QString ask;    ///< the question to the audience
  QString say;    ///< its answer, with the numbers of the run
  int first = 0;  ///< where the station opens
  int asked = 0;  ///< where the question is asked; the play does not go on before it is answered
  int last = 0;   ///< where the next station follows
  int told = std::numeric_limits<int>::max();  ///< the last step that question and answer are about
};

/// The position in a lesson. The player owns the step; the walk says which step to go to.
class LessonWalk {
 public:
  /// What a press of Space does.
  enum class Press {
    answer,  ///< the answer is shown
    step,    ///< the play goes one step on
    next,    ///< the next station opens
    end      ///< the lesson ends
  };

  explicit LessonWalk(int stations = 0) : stations_(stations) {}

  [[nodiscard]] int stations() const { return stations_; }
  /// The station that is open or was left, from 0.
  [[nodiscard]] int station() const { return station_; }
  /// The lesson is being walked; false before it began, and while it is left.
  [[nodiscard]] bool on() const { return on_; }
  /// There is a place to come back to.
  [[nodiscard]] bool left() const { return begun_ && !on_; }
  /// It was begun, and has not come to its end.
  [[nodiscard]] bool begun() const { return begun_; }
  /// The answer of the station that is open is shown.
  [[nodiscard]] bool answered() const { return answered_; }
  /// The stations whose end was reached.
  [[nodiscard]] const std::set<int>& done() const { return done_; }

  /// Opens a station, unanswered.
  void open(int station);
  /// Shows the answer, or takes it back.
  void answer(bool shown = true) { answered_ = shown; }
  /// Leaves the lesson and keeps the place.
  void leave() { on_ = false; }
  /// Comes back to the station that was left, as it was left.
  void come_back() { on_ = begun_; }
  /// The lesson came to its end: the next time it begins again. What is done stays.
  void end();
  /// The station that is open is done.
  void finish() { done_.insert(station_); }

  /// What a press of Space does where the play stands at `step`.
  [[nodiscard]] Press press(const Station& here, int step) const;
  /// Whether the question is to be seen where the play stands at `step`.
  [[nodiscard]] static bool asks(const Station& here, int step) { return step >= here.asked && step <= here.told; }

  /// What a session keeps.
  [[nodiscard]] nlohmann::json kept() const;
  /// Restores the kept state, with the lesson left at its place; ignores a value that is not such a state.
  void set_kept(const nlohmann::json& kept);

  friend bool operator==(const LessonWalk&, const LessonWalk&) = default;

 private:
  int stations_ = 0;
  int station_ = 0;
  bool on_ = false;
  bool begun_ = false;
  bool answered_ = false;
  std::set<int> done_;
};

}  // namespace littlestone::ui
