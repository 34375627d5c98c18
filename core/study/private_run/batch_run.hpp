// SPDX-License-Identifier: GPL-3.0-or-later
// The run of a scenario with the batch that is wanted recorded.
#pragma once

#include "core/study/private_run/private_run.hpp"

namespace littlestone {

/// compute_private_run with the record of this batch of M, 0-based, whatever came of it. Everything else of the run is
/// the same: the batch is played again from the random words it has in the run. One that the run does not have is
/// replaced by the one that compute_private_run records; so is any of the lean learner's.
[[nodiscard]] std::shared_ptr<const PrivateRun> compute_batch_run(const Scenario& scenario,
                                                                  std::shared_ptr<const Instance> instance,
                                                                  std::uint64_t batch, const Observer& observer = {},
                                                                  const PreparedFunction& prepared = {});

}  // namespace littlestone
