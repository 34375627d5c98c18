// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss/sweep_job.hpp"

namespace littlestone::ui {

void SweepJob::start(const Scenario& scenario, const std::shared_ptr<const Instance>& instance) {
  launch([this, scenario, instance](const Post& post, const Observer& observer) -> Delivery {
    SweepOptions options;
    options.threads = 0;
    options.order = SweepOrder::coarse_to_fine;
    const SweepResult result = run_sweep(scenario, *instance, options, observer,
                                         [&](const SweepCell& cell) { post([this, cell] { emit cell_grown(cell); }); });
    if (result.ended != Ended::completed) return [this] { emit stopped(); };
    return [this, result] { emit finished(result); };
  });
}

}  // namespace littlestone::ui
