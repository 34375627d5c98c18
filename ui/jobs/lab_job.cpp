// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/lab_job.hpp"

namespace littlestone::ui {

void LabJob::start(const Scenario& scenario, std::optional<int> level) {
  launch([this, scenario, level](const Post&, const Observer& observer) -> Delivery {
    const std::shared_ptr<const LabRun> run = freed_elsewhere(compute_lab_run(scenario, observer, level));
    if (run->result.ended != Ended::completed) return [this] { emit stopped(); };
    return [this, run] { emit finished(run); };
  });
}

}  // namespace littlestone::ui
