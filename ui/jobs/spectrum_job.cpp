// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/spectrum_job.hpp"

namespace littlestone::ui {

void SpectrumJob::start(const Scenario& scenario) {
  launch([this, scenario](const Post& post, const Observer& observer) -> Delivery {
    std::optional<ExactLevels> exact = exact_laws(scenario, observer);
    if (!exact) return [this] { emit stopped(); };
    post([this, first = std::make_shared<const ExactLevels>(*exact)] { emit finished(first); });
    exact->thresholds = stability_thresholds(scenario, exact->littlestone);
    return [this, whole = std::make_shared<const ExactLevels>(std::move(*exact))] { emit finished(whole); };
  });
}

}  // namespace littlestone::ui
