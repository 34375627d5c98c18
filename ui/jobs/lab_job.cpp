// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/lab_job.hpp"

namespace littlestone::ui {

void LabJob::start(const Scenario& scenario) {
  launch([this, scenario](const Post&, const Observer& observer) -> Delivery {
    const std::shared_ptr<const LabRun> run = compute_lab_run(scenario, observer);
    if (run->result.ended != Ended::completed) return [this] { emit stopped(); };
    return [this, run] { emit finished(run); };
  });
}

}  // namespace littlestone::ui
