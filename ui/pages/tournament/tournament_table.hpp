// SPDX-License-Identifier: GPL-3.0-or-later
// The tournament and the predictors that come out of it as tables.
#pragma once

#include "core/study/private_run/frequencies.hpp"
#include "core/study/private_run/private_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// One row a contest, in the order they were decided within the first `events_done` events.
[[nodiscard]] PageTable tournament_table(const PrivateRun& run, int events_done, TableLimits limits = {});
/// One row a predictor that came out or may come out; the last ones are the runs that failed and, where it is known, τ.
[[nodiscard]] PageTable frequency_table(const PrivateRun& run, const Frequencies& frequencies, TableLimits limits = {});

}  // namespace littlestone::ui
