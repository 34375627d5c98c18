// SPDX-License-Identifier: GPL-3.0-or-later
// What the lesson's answers take beside the run: computed once for a run, off the window's thread.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/study/neighbour/neighbour_facts.hpp"
#include "core/study/private_run/exact_levels.hpp"
#include "core/study/private_run/private_run.hpp"
#include "core/study/sample_complexity/required.hpp"
#include "core/study/sweep/sweep.hpp"

namespace littlestone {

/// Each part is none where it was not computed or would take too long.
struct LessonFacts {
  /// The points to ask first: whatever the answer there is, at most `most_left` rows are left, and every other point
  /// may leave more. All such points, rising.
  struct FirstQuestion {
    std::vector<PointIndex> points;
    std::uint64_t most_left = 0;
  };
  std::optional<FirstQuestion> first;

  /// The SOA on the path of the mistake tree that it errs on all the way.
  struct Asked {
    PointIndex point = 0;
    Label said = Label::minus;  ///< by the SOA; the answer is the other one
    int left = 0;               ///< Ldim of the rows that fit after the answer
  };
  std::vector<Asked> path;

  /// What fits the sample S∘T that the watched batch ends with, and the SOA's mistakes on it.
  struct Ending {
    std::vector<HypothesisIndex> rows;
    std::uint64_t mistakes = 0;
    std::vector<std::uint64_t> fitting;  ///< how many rows fit: at first, and each time that they become fewer
  };
  std::optional<Ending> ending;

  /// Level by level: the chance that two runs agree, and that the target comes out. Exact.
  struct Level {
    int level = 0;
    double agree = 0;
    double target = 0;
  };
  std::vector<Level> levels;

  /// How often the best rule can tell whether a list comes from the run or from the run with one example changed, for
  /// the change that is easiest to detect; and how often (ε, δ) allows it. Exact.
  struct Guess {
    double best = 0.5;
    double allowed = 0.5;
  };
  std::optional<Guess> guess;

  /// M's loss by sample size, as the loss page measures it.
  std::vector<SweepCell> loss;
};

/// `votes` of two data sets that differ in one example: how often a list can be told at best, (1 + total variation)/2.
/// At most two predictors may differ in votes; none else.
[[nodiscard]] std::optional<double> best_guess(const StableHistogram& histogram,
                                               const std::vector<std::pair<std::uint64_t, std::uint64_t>>& votes);

/// None when the observer stops it. The run is complete. A run of the lean learner has no guess and no ending.
[[nodiscard]] std::optional<LessonFacts> lesson_facts(const PrivateRun& run, const Observer& observer = {});

/// From how many examples on the run's promise is proved; none where that is not found.
struct LessonPromises {
  std::optional<LargeCount> m;         ///< of M, with its sharp constants
  std::optional<std::uint64_t> lean;   ///< of the lean learner
  std::optional<std::uint64_t> chain;  ///< of the chain learner
};

/// What the stations of the lesson show. All of it is exact or of the scenarios' seeds. Immutable once made; shared by
/// all stations.
struct LessonMaterial {
  std::shared_ptr<const PrivateRun> run;            ///< the run of M that the lesson is about
  LessonFacts facts;                                ///< of that run; `loss` is empty until it is measured
  LessonPromises promises;                          ///< empty until the loss is measured
  ExactLevels levels;                               ///< the laws of its levels
  std::shared_ptr<const NeighbourBatch> changes;    ///< every change of one example of the batch that is watched
  Scenario agreement;                               ///< of a class whose levels agree more and more; resolved
  std::shared_ptr<const Instance> agreement_class;  ///< instance_of(agreement)
  ExactLevels agreement_levels;                     ///< the laws of its levels
};

/// Runs `lesson`, a scenario of M, and sums the laws of both scenarios; the loss is not measured. None when the observer
/// stops it. Throws InputError as compute_private_run does. Cost: a run of M, exact_laws twice, find_neighbours.
[[nodiscard]] std::shared_ptr<const LessonMaterial> lesson_material(const Scenario& lesson, const Scenario& agreement,
                                                                    const Observer& observer = {});
/// The same with the loss by sample size in `facts`, and with the promises. None when the observer stops it. Cost: a sweep
/// of the learner M, the planners of the other two.
[[nodiscard]] std::shared_ptr<const LessonMaterial> with_measured_loss(const LessonMaterial& material,
                                                                       const Observer& observer = {});

}  // namespace littlestone
