// SPDX-License-Identifier: GPL-3.0-or-later
// What the stations of the lesson show: computed once, off the window's thread.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/study/neighbour/neighbour_facts.hpp"
#include "core/study/private_run/exact_levels.hpp"
#include "core/study/private_run/private_run.hpp"
#include "core/study/sample_complexity/required.hpp"
#include "core/study/sweep/sweep.hpp"

namespace littlestone {

/// All of it is exact or of the scenarios' seeds. Immutable once made; shared by all stations.
struct LessonMaterial {
  std::shared_ptr<const PrivateRun> run;          ///< the run of M that the lesson is about
  ExactLevels levels;                             ///< the laws of its levels
  std::shared_ptr<const NeighbourBatch> changes;  ///< every change of one example of the batch that is watched

  /// The SOA on the path of the mistake tree that it errs on all the way.
  struct Asked {
    PointIndex point = 0;
    Label said = Label::minus;  ///< by the SOA; the answer is the other one
    int left = 0;               ///< Ldim of the rows that fit after the answer
  };
  std::vector<Asked> path;

  /// The change that is easiest to detect: its group of `changes`.
  [[nodiscard]] const NeighbourGroup& worst_change() const { return changes->groups[changes->worst()]; }
  /// How often the best rule can tell whether a list comes from the run or from the run with that change. Exact.
  [[nodiscard]] double best_guess() const { return (1 + worst_change().laws.total_variation) / 2; }

  Scenario agreement;                               ///< of a class whose levels agree more and more; resolved
  std::shared_ptr<const Instance> agreement_class;  ///< instance_of(agreement)
  ExactLevels agreement_levels;                     ///< the laws of its levels

  // Until the loss is measured (with_measured_loss) the rest is empty.
  std::vector<SweepCell> loss;     ///< of M by sample size, as the loss page measures it
  std::optional<LargeCount> of_m;  ///< from how many examples on the run's promise is proved: of M, sharp constants
  std::optional<std::uint64_t> of_lean;   ///< of the lean learner; none where that is not found
  std::optional<std::uint64_t> of_chain;  ///< of the chain learner
};

/// Runs `lesson`, a scenario of M, and sums the laws of both scenarios; the loss is not measured. None when the observer
/// stops it. Throws InputError as compute_private_run does. Cost: a run of M, exact_laws twice, find_neighbours.
[[nodiscard]] std::shared_ptr<const LessonMaterial> lesson_material(const Scenario& lesson, const Scenario& agreement,
                                                                    const Observer& observer = {});
/// The same with the loss by sample size and with the promised numbers. None when the observer stops it. Cost: a sweep of
/// the learner M, the planners of the other two.
[[nodiscard]] std::shared_ptr<const LessonMaterial> with_measured_loss(const LessonMaterial& material,
                                                                       const Observer& observer = {});

}  // namespace littlestone
