// SPDX-License-Identifier: GPL-3.0-or-later
// The story of a run of the chain learner, step by step.
#pragma once

#include <vector>

#include "core/study/private_run/private_run.hpp"
#include "ui/pages/learn/story.hpp"

namespace littlestone::ui {

/// How many steps lead from the rows to the counted runs: the mistakes, each level of the watched run, then all runs of
/// its name. 1 where there is no mistake.
[[nodiscard]] int chain_steps_before_votes(const PrivateRun& run);

/// The steps of run.chain, which must be there. Tournament: position 1: the mistakes; 1 + k: the watched run up to its
/// level k; the last: the runs that count. Histogram: 1 = counts, 2 = errors, 3 = the bar and the chances. Selection:
/// 1 = the choice.
[[nodiscard]] std::vector<Step> chain_steps(const PrivateRun& run);

}  // namespace littlestone::ui
