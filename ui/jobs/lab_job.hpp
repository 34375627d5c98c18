// SPDX-License-Identifier: GPL-3.0-or-later
// Computes a scenario off the window's thread.
#pragma once

#include "core/experiment/lab_run.hpp"
#include "ui/jobs/job.hpp"

namespace littlestone::ui {

/// compute_lab_run in the background. A run that was stopped half-way is never handed out.
class LabJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  /// `level`: of the batch to watch, as in compute_lab_run.
  void start(const Scenario& scenario, std::optional<int> level = std::nullopt);

 signals:
  void finished(const std::shared_ptr<const littlestone::LabRun>& run);
};

}  // namespace littlestone::ui
