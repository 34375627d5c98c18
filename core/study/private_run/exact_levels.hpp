// SPDX-License-Identifier: GPL-3.0-or-later
// What is known exactly of a scenario's tournaments: the distribution of each level and the thresholds τ.
#pragma once

#include <optional>
#include <vector>

#include "core/study/chapters/scenario.hpp"
#include "core/tournament/spectrum.hpp"

namespace littlestone {

struct ExactLevels {
  int littlestone = 0;             // Ldim of the class
  Spectrum spectrum;               // levels 0 … Ldim, or as far as they are computed
  std::vector<double> thresholds;  // τ_0 … τ_d; empty: none, or not known yet
};

/// The distributions, without thresholds, on an automaton of its own. `scenario` has its constants resolved, `instance`
/// is instance_of it. Levels that need too many states are left out (Spectrum::limited): more than 20 000, and fewer the
/// larger the class is, so that the sums take about 2 s. Nothing when the observer stops it.
[[nodiscard]] std::optional<ExactLevels> exact_laws(const Scenario& scenario, const Instance& instance,
                                                    const Observer& observer = {});

/// τ_0 … τ_d of the scenario's constants, of the sharp ones where they are custom; empty where no constants are proved
/// for these parameters, or where finding them takes longer than a picture may: sharp ones of a dimension above 4.
[[nodiscard]] std::vector<double> stability_thresholds(const Scenario& scenario, int dimension);

/// Both.
[[nodiscard]] std::optional<ExactLevels> exact_levels(const Scenario& scenario, const Instance& instance,
                                                      const Observer& observer = {});

}  // namespace littlestone
