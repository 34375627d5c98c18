// SPDX-License-Identifier: GPL-3.0-or-later
// The story of one run: every step the transport can stand on, with its sentence and where it comes from.
#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/steps.hpp"
#include "ui/shell/exhibit.hpp"

namespace littlestone::ui {

/// The parts of a run, in order; the timeline marks where each begins.
enum class Part { tournament, other_batches, histogram, selection };

/// One step.
struct Step {
  Part part = Part::tournament;
  /// Tournament: how many events of result.internals.trace have happened (1 = the first event just did). Histogram: 1 =
  /// counts, 2 = noise, 3 = threshold and release. Selection: 1 = errors, 2 = probabilities, 3 = the draw.
  int position = 0;
  /// For the timeline: 0 for a plain step, the level of the round a contest just decided, −1 for a redraw or fail.
  int round = 0;
  QString sentence;   // what is happening, at most 40 words, in the user's language
  QString reference;  // the definition, lemma or theorem it comes from
};

/// The recorded steps of one run; step 0 stands before anything happened. Immutable.
class Story final : public Steps {
 public:
  explicit Story(std::shared_ptr<const PrivateRun> run);

  [[nodiscard]] int size() const override { return static_cast<int>(steps_.size()); }
  [[nodiscard]] const Step& operator[](int step) const { return steps_[static_cast<std::size_t>(step)]; }
  /// The first step of the part; the last step when a stopped run never came to it. An empty list has one selection
  /// step, with position 3.
  [[nodiscard]] int first_of(Part part) const;
  [[nodiscard]] QString sentence(int step) const override { return (*this)[step].sentence; }
  [[nodiscard]] int rank(int step) const override { return (*this)[step].round; }
  /// The ends, every step that decides a round, and the first step of a part.
  [[nodiscard]] bool landmark(int step) const override;
  /// Plain draws pass quickly; what decides something stands long enough to be read.
  [[nodiscard]] double dwell_ms(int step) const override;
  [[nodiscard]] double motion_ms(int step) const override;
  [[nodiscard]] Ruler ruler() const override;
  [[nodiscard]] const PrivateRun& run() const { return *run_; }
  [[nodiscard]] const std::shared_ptr<const PrivateRun>& run_pointer() const { return run_; }

 private:
  std::shared_ptr<const PrivateRun> run_;
  std::vector<Step> steps_;
};

/// The steps from the one before `from`, which shows its part empty, to the last one before `before`, or to the last.
[[nodiscard]] Exhibit::Play play_from(const std::shared_ptr<const Story>& story, Part from);
[[nodiscard]] Exhibit::Play play_between(const std::shared_ptr<const Story>& story, Part from, Part before);

/// How many of the tournament's events have happened at a step: all of them after its part.
[[nodiscard]] int events_done(const Story& story, int step);
/// Where a part stands at a step: 0 before it, its last position after it.
[[nodiscard]] int position_in(const Story& story, Part part, int step);
/// How far the motion of a part has come: 1 where another part is being played.
[[nodiscard]] double phase_in(const Story& story, Part part, Moment moment);
/// How much of the other batches has been counted, in [0, 1].
[[nodiscard]] double share_counted(const Story& story, Moment moment);

}  // namespace littlestone::ui
