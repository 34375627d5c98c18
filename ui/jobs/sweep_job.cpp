// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/sweep_job.hpp"

namespace littlestone::ui {

void SweepJob::start(const Scenario& scenario) {
  launch([this, scenario](const Post& post, const Observer& observer) -> Delivery {
    SweepOptions options;
    options.threads = 0;
    options.order = SweepOrder::coarse_to_fine;
    const SweepResult result = run_sweep(scenario, options, observer,
                                         [&](const SweepCell& cell) { post([this, cell] { emit cell_grown(cell); }); });
    if (result.ended != Ended::completed) return [this] { emit stopped(); };
    return [this, result] { emit finished(result); };
  });
}

}  // namespace littlestone::ui
