// SPDX-License-Identifier: GPL-3.0-or-later
// What can be played: a fixed row of steps, how long each stands and moves, and the ruler they are marked on.
#pragma once

#include <QString>
#include <optional>
#include <vector>

namespace littlestone::ui {

/// A position in the play: a step, and how far the motion that leads to it has come, in [0, 1]; at 1 it stands.
struct Moment {
  int step = 0;
  double phase = 1;
  bool edit = false;  ///< the step stands, and what moves was changed by hand on the page
};

/// Above this pace only end states are shown.
inline constexpr double fastest_motion = 4;

/// The marks of a timeline. All positions are fractions of its length, in [0, 1].
struct Ruler {
  /// A named stretch: its name begins at `from` and is left out where it does not fit before `name_until`.
  struct Part {
    QString name;
    double from = 0;
    double name_until = 1;
  };
  std::vector<Part> parts;
  std::vector<double> places;      ///< of each step, not falling
  std::optional<double> boundary;  ///< the privacy boundary, marked with an eye
  std::optional<double> bars;      ///< a small bar chart
  std::optional<double> star;      ///< what is selected in the end
};

/// The steps 0 … size() − 1 of one play. Step 0 stands before anything happened. Immutable, usable in any thread.
class Steps {
 public:
  virtual ~Steps() = default;

  /// At least 1.
  [[nodiscard]] virtual int size() const = 0;
  /// What is happening at the step, in the user's language.
  [[nodiscard]] virtual QString sentence(int step) const = 0;
  /// For the timeline: 0 for a plain step, k > 0 for one that decides a round of rank k, −1 for one that is thrown
  /// away.
  [[nodiscard]] virtual int rank(int step) const = 0;
  /// Whether Shift and an arrow stop here.
  [[nodiscard]] virtual bool landmark(int step) const = 0;
  /// Whether the play stops here: the room is asked, and goes on by hand.
  [[nodiscard]] virtual bool waits(int /*step*/) const { return false; }
  /// Milliseconds the step stands at the normal pace, its motion included.
  [[nodiscard]] virtual double dwell_ms(int step) const = 0;
  /// Milliseconds its motion takes at the normal pace; 0 where nothing moves. Never longer than the step stands.
  [[nodiscard]] virtual double motion_ms(int step) const = 0;
  [[nodiscard]] virtual Ruler ruler() const = 0;

  [[nodiscard]] int last() const { return size() - 1; }
  /// The nearest landmark before or after the step; the ends otherwise.
  [[nodiscard]] int previous_round(int step) const;
  [[nodiscard]] int next_round(int step) const;
};

}  // namespace littlestone::ui
