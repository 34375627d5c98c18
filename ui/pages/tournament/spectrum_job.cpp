// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/spectrum_job.hpp"

namespace littlestone::ui {

void SpectrumJob::start(const Scenario& scenario, const std::shared_ptr<const Instance>& instance) {
  launch([this, scenario, instance](const Post& post, const Observer& observer) -> Delivery {
    std::optional<ExactLevels> exact = exact_laws(scenario, *instance, observer);
    if (!exact) return [this] { emit stopped(); };
    post([this, first = std::make_shared<const ExactLevels>(*exact)] { emit finished(first); });
    if (exact->spectrum.limited) {
      SampleOptions options;
      options.seed = scenario.seed;
      auto levels = sample_levels(scenario, *instance, *exact, options, observer);
      if (!levels) return [this] { emit stopped(); };
      post([this, found = std::make_shared<const std::vector<SampledLevel>>(std::move(*levels))] {
        emit sampled(*found);
      });
    }
    exact->thresholds = stability_thresholds(scenario, exact->littlestone);
    return [this, whole = std::make_shared<const ExactLevels>(std::move(*exact))] { emit finished(whole); };
  });
}

}  // namespace littlestone::ui
