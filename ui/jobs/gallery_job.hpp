// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the gallery's scenarios one after the other off the window's thread.
#pragma once

#include <memory>
#include <vector>

#include "core/experiment/lab_run.hpp"
#include "ui/jobs/job.hpp"

namespace littlestone::ui {

/// compute_lab_run for each scenario, handed over as it comes.
class GalleryJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  void start(const std::vector<Scenario>& scenarios);

 signals:
  void computed(int index, const std::shared_ptr<const littlestone::LabRun>& run);
};

}  // namespace littlestone::ui
