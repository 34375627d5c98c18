// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/selection_draws.hpp"

#include "core/privacy/selection.hpp"

namespace littlestone {

SelectionDraws draw_selection(const PrivateRun& run, SelectionDraws before, std::uint64_t times) {
  std::vector<std::uint64_t> errors;
  for (const Candidate& candidate : run.result.list) errors.push_back(candidate.errors);
  const ExponentialMechanism mechanism(errors, run.scenario.epsilon);
  const SeedTree stream = SeedTree(run.scenario.seed).child("selection again");
  before.counts.resize(errors.size());
  for (std::uint64_t i = 0; i < times; ++i) {
    Engine engine = stream.child(before.draws).engine();
    before.last = mechanism(engine);
    ++before.counts[before.last];
    ++before.draws;
  }
  return before;
}

}  // namespace littlestone
