// SPDX-License-Identifier: GPL-3.0-or-later
// Works out the exact law of each tournament level off the window's thread, and the levels' thresholds τ.
#pragma once

#include <memory>
#include <vector>

#include "core/experiment/scenario.hpp"
#include "core/tournament/spectrum.hpp"
#include "ui/jobs/job.hpp"

namespace littlestone::ui {

/// What is known exactly about a scenario's tournaments.
struct ExactLevels {
  Spectrum spectrum;  // levels 0 … Ldim, or as far as they are computed
  std::vector<double>
      thresholds;  // τ_0 … τ_d of the scenario's proved constants (sharp ones where they are custom); empty: none
};

/// exact_spectrum in the background, on an automaton of its own: those of a run on display are not touched.
class SpectrumJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  /// `scenario` with its constants resolved.
  void start(const Scenario& scenario);

 signals:
  /// Comes twice: first without thresholds, then with them.
  void finished(const std::shared_ptr<const littlestone::ui::ExactLevels>& exact);
};

}  // namespace littlestone::ui
