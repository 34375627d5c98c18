// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/pairs_job.hpp"

#include <utility>

namespace littlestone::ui {

void PairsJob::start(const Scenario& scenario, const std::shared_ptr<const Instance>& instance,
                     const std::shared_ptr<const ExactLevels>& exact, const PairsOptions& options) {
  launch([this, scenario, instance, exact, options](const Post&, const Observer& observer) -> Delivery {
    auto pairs = run_level_pairs(scenario, *instance, *exact, options, observer);
    if (!pairs) return [this] { emit stopped(); };
    return [this, found = std::move(*pairs)] { emit finished(found); };
  });
}

}  // namespace littlestone::ui
