// SPDX-License-Identifier: GPL-3.0-or-later
// The story of a run of the lean learner, step by step.
#pragma once

#include <vector>

#include "core/study/private_run/private_run.hpp"
#include "ui/pages/learn/story.hpp"

namespace littlestone::ui {

/// The steps of run.lean, which must be there. Tournament: position p: p steps of the tape have happened.
/// Histogram: 1 = votes, 2 = errors on fresh rows, 3 = the bar and the chances. Selection: 1 = the choice, 2 = one
/// example changed.
[[nodiscard]] std::vector<Step> lean_steps(const PrivateRun& run);

/// The run, or where its scenario plays another learner, `player`'s run of the same scenario; null when stopped. Throws
/// InputError where `player` has no constants for that promise.
[[nodiscard]] std::shared_ptr<const PrivateRun> played_by(LearnerKind player,
                                                          const std::shared_ptr<const PrivateRun>& run,
                                                          const Observer& observer);

/// "t₁–t₄", "t₁, t₂", "only t₁", "5 rows" or "∅": what still fits.
[[nodiscard]] QString fitting_text(const ConceptClass& concept_class, const VersionSpace& space);

}  // namespace littlestone::ui
