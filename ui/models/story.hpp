// SPDX-License-Identifier: GPL-3.0-or-later
// The story of one run: every step the transport can stand on, with its sentence and where it comes from.
#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "core/experiment/lab_run.hpp"

namespace littlestone::ui {

/// The chapters of a run, in order; the timeline marks where each begins.
enum class Chapter { tournament, other_batches, histogram, selection };

/// One step.
struct Step {
  Chapter chapter = Chapter::tournament;
  /// Tournament: how many events of result.internals.trace have happened (1 = the first event just did).
  /// Histogram: 1 = counts, 2 = noise, 3 = threshold and release. Selection: 1 = errors, 2 = probabilities, 3 = the draw.
  int position = 0;
  /// For the timeline: 0 for a plain step, the level of the round a contest just decided, −1 for a redraw or fail.
  int round = 0;
  QString sentence;   // what is happening, at most 40 words, in the user's language
  QString reference;  // the definition, lemma or theorem it comes from
};

/// The recorded steps of one run; step 0 stands before anything happened. Immutable.
class Story {
 public:
  explicit Story(std::shared_ptr<const LabRun> run);

  [[nodiscard]] int size() const { return static_cast<int>(steps_.size()); }
  [[nodiscard]] const Step& operator[](int step) const { return steps_[static_cast<std::size_t>(step)]; }
  /// The first step of the chapter; the last step when a stopped run never came to it. An empty list has one selection
  /// step, with position 3.
  [[nodiscard]] int first_of(Chapter chapter) const;
  /// The nearest step before / after `step` that decides a round or begins a chapter (Shift+←/→); the ends otherwise.
  [[nodiscard]] int previous_round(int step) const;
  [[nodiscard]] int next_round(int step) const;
  [[nodiscard]] const LabRun& run() const { return *run_; }
  [[nodiscard]] const std::shared_ptr<const LabRun>& run_pointer() const { return run_; }

 private:
  std::shared_ptr<const LabRun> run_;
  std::vector<Step> steps_;
};

}  // namespace littlestone::ui
