// SPDX-License-Identifier: GPL-3.0-or-later
// Measures loss against sample size off the window's thread, and shows the cells as they come.
#pragma once

#include "core/study/sweep/sweep.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// run_sweep in the background, from coarse to fine, on all cores: each cell is sent several times, with more of its
/// replicates each time. The caller that collected the cells keeps those computed before a stop.
class SweepJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  /// The scenario's constants must be resolved, as those of a PrivateRun are; `instance` is instance_of it.
  void start(const Scenario& scenario, const std::shared_ptr<const Instance>& instance);

 signals:
  void cell_grown(const littlestone::SweepCell& cell);
  void finished(const littlestone::SweepResult& result);
};

}  // namespace littlestone::ui
