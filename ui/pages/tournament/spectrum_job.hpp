// SPDX-License-Identifier: GPL-3.0-or-later
// Works out the exact law of each tournament level off the window's thread, and the levels' thresholds τ.
#pragma once

#include <memory>
#include <vector>

#include "core/study/levels/levels.hpp"
#include "core/study/private_run/exact_levels.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// exact_laws, stability_thresholds and sample_levels in the background.
class SpectrumJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  /// `scenario` with its constants resolved, and instance_of it.
  void start(const Scenario& scenario, const std::shared_ptr<const Instance>& instance);

 signals:
  /// Comes twice: first without thresholds, then with them.
  void finished(const std::shared_ptr<const littlestone::ExactLevels>& exact);
  /// How long the runs will still take, about, s: from the first second on, once a second.
  void lasts(double seconds);
  /// Runs of the levels whose laws have too many states; before the thresholds, and only where there are such levels.
  void sampled(const std::vector<littlestone::SampledLevel>& levels);
};

}  // namespace littlestone::ui
