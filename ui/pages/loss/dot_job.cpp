// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss/dot_job.hpp"

namespace littlestone::ui {

void DotJob::start(const Scenario& scenario, const std::shared_ptr<const Instance>& instance, quint64 n, double loss,
                   quint64 first_seed) {
  constexpr std::uint64_t most_tries = 64;
  launch([this, scenario, instance, n, loss, first_seed](const Post&, const Observer& observer) -> Delivery {
    const auto found = find_matching_run(scenario, *instance, n, loss, first_seed, most_tries, observer);
    if (!found) return [this] { emit stopped(); };
    return [this, run = *found] { emit finished(run); };
  });
}

}  // namespace littlestone::ui
