// SPDX-License-Identifier: GPL-3.0-or-later
// What the SOA did on the samples of a run's recorded tournament, kept with the run.
#pragma once

#include "core/study/private_run/private_run.hpp"
#include "core/tournament/node_facts.hpp"

namespace littlestone {

/// Of run.result.internals.trace; null where none was attached: for the lean learner, a stopped run, or one made by
/// hand or with another trace.
[[nodiscard]] const TournamentFacts* facts_of(const PrivateRun& run);
/// Keeps the facts as long as run.soa, which owns the version spaces they name.
void attach_facts(PrivateRun& run, TournamentFacts facts);

}  // namespace littlestone
