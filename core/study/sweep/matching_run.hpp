// SPDX-License-Identifier: GPL-3.0-or-later
// A run of M that can be looked at, for a dot of the loss plot, which is drawn from the law of the runs.
#pragma once

#include <cstdint>
#include <optional>

#include "core/instance/instance.hpp"
#include "core/study/chapters/scenario.hpp"

namespace littlestone {

/// A scenario of custom constants, one run of which is M at a total of n examples as a sweep scales it.
struct MatchingRun {
  Scenario scenario;        // with the seed of the run
  double loss = 0;          // of the run
  std::uint64_t tries = 0;  // seeds that were run, its own included
  bool matches = false;     // its loss is the one that was asked for
};

/// The first seed from `first_seed` on whose run has this loss, to 1e−9; of at most `most_tries`, the last of which is
/// taken where none has. `scenario` has its constants resolved, `instance` is its. Runs of more than 20 000 batches are
/// refused, and n below one batch, at which M plays none (InputError, field "n"). None when told to stop. Time: a run a
/// try.
[[nodiscard]] std::optional<MatchingRun> find_matching_run(const Scenario& scenario, const Instance& instance,
                                                           std::uint64_t n, double loss, std::uint64_t first_seed,
                                                           std::uint64_t most_tries, const Observer& observer = {});

}  // namespace littlestone
